import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// A sequence type of an app, which verbs take like an array.
private struct Deck: Sequence {
  let cards: [Box]

  func makeIterator() -> [Box].Iterator { cards.makeIterator() }
}

extension Deck: AutoLayoutKitItems, AutoLayoutKitChainPart {}

/// Sequences of views in every parameter that takes views.
///
/// Insets of top 3, left 5, bottom 11 and right 17 in 200 × 300; four views of 20 × 30 in a row.
@MainActor
final class SequenceTests {
  private var row = AutoLayoutKitConstraintGroup()
  private let stage = Stage()
  private let views = (0..<4).map { _ in Box() }
  private let left: CGFloat = 5
  private let top: CGFloat = 3
  private let file: StaticString = "App/Card.swift"
  private let name = "\(Box.self)"

  init() {
    for view in views { stage.root.addSubview(view) }
  }

  /// Replaces the row by one that starts at the left inset, and expects these views in it.
  private func expectOrder(
    of parts: any AutoLayoutKitChainPart..., is expected: [Int], reports: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    row.uninstall()
    row = stage.place(reports: reports, sourceLocation: sourceLocation) { make in
      make.insetUnequally()
      make.size(views) == (20, 30)
      make.yTop(views)
      make.xPlace(parts + [make.wall], file: file, line: 41)
    }
    let frames = expected.enumerated().map { index, number in
      let frame = CGRect(x: left + CGFloat(index) * 20, y: top, width: 20, height: 30)
      return (name: "\(number)", item: views[number] as AnyObject, frame: frame)
    }
    expectFrames(frames, sourceLocation: sourceLocation)
  }

  @Test func slicesAreTaken() {
    expectOrder(of: views[2...], views.prefix(2), is: [2, 3, 0, 1])
  }

  @Test func reversedSequencesAreTaken() {
    expectOrder(of: views.reversed(), is: [3, 2, 1, 0])
    let lazily: ReversedCollection<[Box]> = views.reversed()
    expectOrder(of: lazily, is: [3, 2, 1, 0])
  }

  @Test func lazySequencesAreTaken() {
    expectOrder(of: [3, 1].lazy.map { self.views[$0] }, is: [3, 1])
    expectOrder(of: views.lazy, is: [0, 1, 2, 3])
    expectOrder(of: views.lazy.filter { $0 !== self.views[1] }, is: [0, 2, 3])
  }

  @Test func verbsWithoutAnOrderTakeSetsAndValuesOfDictionaries() {
    let group = stage.root.tk_constraint { make in
      make.xLeft(Set(views))
      make.yTop(["only": views[0]].values)
    }
    #expect(group.constraints.count == 5)
  }

  @Test func aSetInsideASequenceIsLeftOutOfAChain() {
    let parts: [Any] = [views[0], Set([views[1]]), views[2]]
    let set = "\(type(of: parts[1]))"
    let reports = collectReports {
      stage.root.tk_constraint { make in make.xPlace(parts, make.wall, file: file, line: 41) }
    }
    #expect(reports.map(\.reason) == [.notAnItem])
    #expect(
      reports.first?.description.hasSuffix(": a \(set) has no order, so it is left out of the chain.") == true
    )
  }

  @Test func erasedSequencesAreTaken() {
    expectOrder(of: AnySequence([views[1]]), AnyCollection([views[0]]), is: [1, 0])
    expectOrder(of: ContiguousArray(views[1...2]), [views[..<1], views[3...]].joined(), is: [1, 2, 0, 3])
  }

  @Test func sequencesMayContainSequences() {
    expectOrder(of: [[views[3]], [views[1], views[2]]], is: [3, 1, 2])
    let rows: [any AutoLayoutKitItems] = [views[0], views[2...].reversed()]
    expectOrder(of: rows, is: [0, 3, 2])
  }

  @Test func aSequenceTypeOfTheAppIsTaken() {
    expectOrder(of: Deck(cards: [views[2], views[0]]), is: [2, 0])
  }

  @Test func theConveniencesTakeASequenceTypeOfTheApp() {
    stage.place { make in
      make.xEqual(Deck(cards: views))
      make.ySpread(Deck(cards: views), gap: 4)
    }
    let height: CGFloat = (300 - 3 * 4) / 4
    for (index, view) in views.enumerated() {
      #expect(view.frame.minY == CGFloat(index) * (height + 4), "\(index)")
    }
  }

  @Test func everyVerbTakesSlices() {
    let some = views[1...2]
    stage.place { make in
      make.insetUnequally()
      make.xLeft(some)
      make.yTop(some)
      make.width(some) == [20, 30]
      make.height(some) == 40
      make.sameSize(views[2...])
      make.xRight(views[3...])
      make.yBottom(views[3...])
      make.xHugging(some) == .high
    }
    expectFrames(
      ("1", views[1], CGRect(x: left, y: top, width: 20, height: 40)),
      ("2", views[2], CGRect(x: left, y: top, width: 30, height: 40)),
      ("3", views[3], CGRect(x: 200 - 17 - 30, y: 300 - 11 - 40, width: 30, height: 40)))
    #expect(some.allSatisfy { $0.contentHuggingPriority(for: .horizontal).rawValue == 750 })
  }

  @Test func aChainTakesAnArrayOfViewsAndGaps() {
    let parts: [Any] = [7, views[0], 8.5, views[1], AutoLayoutKitGap.wall]
    stage.place { make in
      make.insetUnequally()
      make.size(views[0], views[1]) == (20, 30)
      make.yTop(views[0], views[1])
      make.xPlace(parts)
    }
    expectFrames(
      ("0", views[0], CGRect(x: left + 7, y: top, width: 20, height: 30)),
      ("1", views[1], CGRect(x: left + 7 + 20 + 8.5, y: top, width: 20, height: 30)))
  }

  @Test func anElementThatIsNoItemIsReportedAndLeftOut() {
    let mixed: [Any] = [views[0], "text", views[1]]
    let sentence = "text is not a view or a layout guide, so it is left out."
    let call = "xPlace(\(name), text, \(name), wall)"
    expectOrder(of: mixed, is: [0, 1], reports: ["Card.swift:41: \(call): \(sentence)"])
  }

  @Test func everyVerbReportsAnElementThatIsNoItem() {
    let mixed: [Any] = [8, views[0]]
    let sentence = "8 is not a view or a layout guide, so it is left out."
    let calls = [
      "xLeft(8, \(name))", "width(8, \(name)) == 20", "size(8, \(name)) == (20, 30)",
      "xHugging(8, \(name)) == 750", "xSpread", "grid", "aspectRatio", "sameWidth", "wrap",
    ]
    let reports = collectReports {
      stage.root.tk_constraint { make in
        make.xLeft(mixed, file: file, line: 41)
        make.width(mixed, file: file, line: 41) == 20
        make.size(mixed, file: file, line: 41) == (20, 30)
        make.xHugging(mixed, file: file, line: 41) == .high
        make.xSpread(mixed, file: file, line: 41)
        make.grid(mixed, columns: 2, file: file, line: 41)
        make.aspectRatio(1, 2, mixed, file: file, line: 41)
        make.sameWidth(mixed, file: file, line: 41)
        make.wrap(mixed, file: file, line: 41)
      }
    }
    let expected: [String] = calls.map { "Card.swift:41: \($0): \(sentence)" }
    #expect(reports.map(\.description) == expected)
    #expect(reports.allSatisfy { $0.reason == .notAnItem })
  }

  @Test func anElementThatIsNoItemUsesNoValueOfAList() {
    let mixed: [Any] = [views[0], "text", views[1]]
    let reports = collectReports {
      stage.root.tk_constraint { make in make.width(mixed) == [20, 30] }
    }
    stage.root.layoutIfNeeded()
    #expect(reports.map(\.reason) == [.notAnItem])
    #expect([views[0], views[1]].map(\.frame.width) == [20, 30])
  }

  @Test func anEmptySequencePlacesNothingAndReportsNothing() {
    let none: [Box] = []
    stage.place { make in
      make.xPlace(8, none, 8)
      make.xLeft(none[...], Set<Box>())
      make.width(none.lazy.map { $0 }) == 20
      make.grid(none, columns: 2)
    }
  }

  @Test func aSequenceIsReadOnceAndBeforeTheVerb() {
    var reads = 0
    var remaining = views
    var handle: AutoLayoutKitHandle?
    let reports = collectReports {
      stage.root.tk_constraint { make in
        handle = make.xLeft(
          views.lazy.map { view in
            reads += 1
            make.height(view) == 44
            return view
          })
        make.priority(2000).yTop(AnySequence(AnyIterator { remaining.popLast() }))
      }
    }
    #expect(handle?.constraints.map(\.firstAttribute) == views.map { _ in .left })
    #expect(reads == views.count)
    #expect(remaining.isEmpty && reports.map(\.reason) == [.noPriority])
    let tops = stage.root.constraints.filter { constraint in
      constraint.firstAttribute == .top && views.contains { $0 === constraint.firstItem }
    }
    #expect(tops.count == views.count)
  }

  @Test func installTakesAnySequenceOfConstraints() {
    let root = stage.root
    let edges: [NSLayoutConstraint.Attribute] = [.left, .top]
    let view = views[0]
    let lazily = edges.lazy.map { edge in
      AutoLayoutKitAttribute(view, edge) == AutoLayoutKitAttribute(root, edge) + 9
    }
    let sizes = [view.tk_width == 20, view.tk_height == 30, view.tk_height == 99]
    let group = stage.place { make in
      make.install(lazily)
      make.install(sizes.prefix(2))
    }
    expectFrames(("0", views[0], CGRect(x: 9, y: 9, width: 20, height: 30)))
    #expect(group.constraints.count == 4)
  }

  @Test func aPartThatIsNilIsLeftOut() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let (none, icon): (Box?, Box?) = (nil, card.icon)
    let group = card.tk_constraint { make in
      make.xPlace(3, none, 5, icon, 7, none, make.wall)
      make.yTop(none, icon)
    }
    #expect(
      group.constraints.map { card.text($0) }
        == ["icon.left == Card.left + 8", "icon.top == Card.top"])
  }
}
