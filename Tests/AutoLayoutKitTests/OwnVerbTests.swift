import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

extension AutoLayoutKitMaker {
  /// Places views with verbs of the library.
  @discardableResult
  fileprivate func stack(
    _ views: any AutoLayoutKitItems..., file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    verb("stack", file: file, line: line) {
      xEqual(views)
      yPlace(views)
    }
  }

  /// Places views with another verb of the tests and with conveniences.
  @discardableResult
  fileprivate func board(
    _ views: [Box], file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    verb("board", file: file, line: line) {
      stack(views)
      sameHeight(views)
    }
  }
}

/// Verbs made of verbs: reports, identifiers and the handle name the outer one.
@MainActor
struct OwnVerbTests {
  private let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let file: StaticString = "App/Screen.swift"

  private func identifiers(_ block: (AutoLayoutKitMaker) -> Void) -> [String] {
    card.tk_constraint(block).constraints.map { $0.identifier ?? "none" }
  }

  @Test func identifiersNameTheOuterVerbAndCountOn() {
    let names = identifiers { make in
      make.stack(card.icon, card.title, file: file, line: 12)
      make.named("top").stack(card.badge, file: file, line: 13)
    }
    let first = (0..<7).map { "Screen.swift:12 stack[\($0)]" }
    let second = (0..<4).map { "Screen.swift:13 top.stack[\($0)]" }
    #expect(names == first + second)
  }

  @Test func identifiersOfInnerVerbsNameTheOutermostVerb() {
    let names = identifiers { make in make.board([card.icon, card.title], file: file, line: 12) }
    #expect(names == (0..<8).map { "Screen.swift:12 board[\($0)]" })
  }

  @available(macOS 11, *)
  @Test func theGuideOfAnAreaIsNamedAfterTheOuterVerb() {
    let names = identifiers { make in
      make.verb("card", file: file, line: 12) { make.safeArea(.top).equal(card.icon) }
    }
    #expect(!names.isEmpty && names == names.indices.map { "Screen.swift:12 card[\($0)]" })
  }

  @Test func aSingleItemOutsideIsReportedByEverySameVerb() {
    let stray = Box()
    let reports = collectReports {
      card.tk_constraint { make in
        make.sameWidth(stray)
        make.sameHeight(stray)
        make.sameSize(stray)
      }
    }
    #expect(reports.map(\.verb) == ["sameWidth", "sameHeight", "sameSize"])
    #expect(reports.allSatisfy { $0.reason == .notInContainer && $0.item === stray })
  }

  @Test func aVerbAfterACombinedVerbNamesItself() {
    let names = identifiers { make in
      make.stack(card.icon, file: file, line: 12)
      make.xLeft(card.title, file: file, line: 13)
    }
    #expect(names.last == "Screen.swift:13 xLeft[0]")
  }

  @Test func everyConvenienceNamesItsConstraints() {
    let icon = card.icon
    let title = card.title
    let verbs: [(String, (AutoLayoutKitMaker) -> Void)] = [
      ("xSpread", { $0.xSpread(icon, title, file: file, line: 12) }),
      ("ySpread", { $0.ySpread(icon, title, file: file, line: 12) }),
      ("grid", { $0.grid(icon, title, columns: 2, file: file, line: 12) }),
      ("sameWidth", { $0.sameWidth(icon, title, file: file, line: 12) }),
      ("sameHeight", { $0.sameHeight(icon, title, file: file, line: 12) }),
      ("sameSize", { $0.sameSize(icon, title, file: file, line: 12) }),
      ("aspectRatio", { $0.aspectRatio(16, 9, icon, title, file: file, line: 12) }),
      ("aspectFit", { $0.aspectFit(16, 9, icon, title, file: file, line: 12) }),
      ("aspectFill", { $0.aspectFill(16, 9, icon, title, file: file, line: 12) }),
      ("wrap", { $0.wrap(icon, title, file: file, line: 12) }),
      ("below", { _ = $0.below(icon, title, file: file, line: 12) }),
    ]
    for (name, verb) in verbs {
      let names = identifiers(verb)
      #expect(!names.isEmpty && names == names.indices.map { "Screen.swift:12 \(name)[\($0)]" }, "\(name)")
    }
  }

  @Test func reportsNameTheOuterVerb() {
    let stray = Box()
    let name = "\(Box.self)"
    let outside = "\(name) is not inside Card, so it is left out."
    let reports = collectReports {
      card.tk_constraint { make in
        make.stack(stray, card.icon, file: file, line: 12)
        make.xSpread(stray, card.icon, file: file, line: 13)
        make.ref(card.title).board([card.icon, stray], file: file, line: 14)
      }
    }
    let expected = [
      "Screen.swift:12: stack: \(outside)", "Screen.swift:13: xSpread: \(outside)",
      "Screen.swift:14: board: \(outside)",
    ]
    #expect(reports.map(\.description) == expected)
    #expect(reports.map(\.verb) == ["stack", "xSpread", "board"])
    #expect(reports.map(\.line) == [12, 13, 14])
    #expect(reports.allSatisfy { $0.file == "App/Screen.swift" && $0.item === stray })
  }

  @Test func aMistakeOfInnerVerbsIsReportedOncePerCall() {
    let stray = Box()
    let reports = collectReports {
      card.tk_constraint { make in
        for _ in 0..<2 { make.board([stray, card.icon], file: file, line: 12) }
      }
    }
    #expect(reports.count == 2)
  }

  @Test func theSameMistakeOfTwoItemsIsReportedTwice() {
    let (one, other) = (Box(), Box())
    let reports = collectReports {
      card.tk_constraint { make in make.board([one, other, card.icon], file: file, line: 12) }
    }
    #expect(reports.count == 2)
    #expect(reports.first?.item === one)
    #expect(reports.last?.item === other)
  }

  @Test func sameSizeFollowsTheFirstViewInTheContainer() {
    let stray = Box()
    let reports = collectReports {
      card.tk_constraint { make in
        make.size(card.title) == (20, 30)
        make.sameSize(stray, card.title, card.icon, file: file, line: 12)
      }
    }
    card.layoutIfNeeded()
    let sentence = "\(Box.self) is not inside Card, so it is left out."
    #expect(reports.map(\.description) == ["Screen.swift:12: sameSize: \(sentence)"])
    #expect(card.icon.bounds.size == CGSize(width: 20, height: 30))
  }

  @Test func reportsOfInnerVerbsNameTheOutermostVerb() {
    let reports = collectReports {
      card.tk_constraint { make in
        make.verb("page", file: file, line: 12) {
          make.grid(card.icon, columns: 0, file: file, line: 99)
        }
      }
    }
    let sentence = "0 columns hold no cell, so none is placed."
    #expect(reports.map(\.description) == ["Screen.swift:12: grid(…, columns: 0): \(sentence)"])
    #expect(reports.map(\.verb) == ["page"])
  }

  @Test func theHandleHoldsTheConstraintsOfTheInnerVerbs() {
    var handle: AutoLayoutKitHandle?
    let group = card.tk_constraint { make in
      make.yTop(card.badge)
      handle = make.board([card.icon, card.title])
      make.yBottom(card.badge)
    }
    let made: [NSLayoutConstraint] = handle?.constraints ?? []
    #expect(areSame(made, Array(group.constraints.dropFirst().prefix(8))))
  }

  @Test func aCombinedVerbUsesTheModifiersOfItsMaker() {
    var handle: AutoLayoutKitHandle?
    card.tk_constraint { make in
      make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
      handle = make.priority(.high).stack(card.icon, card.title)
      make.height(card.icon) == 40
    }
    #expect(handle?.constraints.map(\.priority) == Array(repeating: .defaultHigh, count: 7))
    card.layoutIfNeeded()
    let width: CGFloat = 200 - 5 - 17
    let height: CGFloat = 300 - 11 - 43
    expectFrames(
      ("icon", card.icon, CGRect(x: 5, y: 3, width: width, height: 40)),
      ("title", card.title, CGRect(x: 5, y: 43, width: width, height: height)))
  }

  @Test func aCombinedVerbIsKeptByReplace() {
    let group = AutoLayoutKitConstraintGroup()
    for (added, kept) in [(8, 0), (0, 8)] {
      card.tk_constraint(replace: group) { make in make.board([card.icon, card.title]) }
      #expect(group.lastChange.added == added)
      #expect(group.lastChange.kept == kept)
    }
  }

  @Test func aConstraintInstalledByAVerbIsNamedAfterIt() {
    let names = identifiers { make in
      make.verb("pin", file: file, line: 12) {
        make.install(card.icon.tk_left == card.tk_left)
        make.install(card.icon.topAnchor.constraint(equalTo: card.topAnchor))
      }
    }
    let expected: [String] = ["Screen.swift:12 pin[0]", "Screen.swift:12 pin[1]"]
    #expect(names == expected)
  }

  @Test func aBlockInsideAVerbNamesItsOwnVerbs() {
    var inner: [String] = []
    card.tk_constraint { make in
      make.verb("page", file: file, line: 12) {
        let group = card.title.tk_constraint { $0.height(card.title, file: file, line: 13) == 10 }
        inner = group.constraints.map { $0.identifier ?? "none" }
      }
    }
    #expect(inner == ["Screen.swift:13 height[0]"])
  }
}
