import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Insets of a maker that a modifier returned and that places nothing.
@MainActor
struct UnusedInsetsTests {
  private let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let file: StaticString = "App/Card.swift"
  private let sentence = "nothing is placed with these insets, so they have no effect."

  private func reports(_ block: (AutoLayoutKitMaker) -> Void) -> [String] {
    let reports = collectReports { card.tk_constraint(block) }
    #expect(reports.allSatisfy { $0.reason == .unusedInsets && $0.verb == "insetEdges" })
    return reports.map(\.description)
  }

  @available(macOS 11, *)
  @Test func unusedInsetsAreReportedAtTheEndOfTheBlock() {
    let found = reports { make in
      make.safeArea.insetEdges(edge: 8, file: file, line: 41)
      make.priority(.low).insetEdges(top: 3, left: 5, bottom: 11, right: 17, file: file, line: 42)
      make.xLeft(card.icon)
    }
    let expected: [String] = [
      "Card.swift:41: insetEdges(8, 8, 8, 8): \(sentence)",
      "Card.swift:42: insetEdges(3, 5, 11, 17): \(sentence)",
    ]
    #expect(found == expected)
  }

  @Test func unusedInsetsOfTheBlocksMakerAreNotReported() {
    #expect(reports { $0.insetEdges(edge: 8) }.isEmpty)
    #expect(reports { $0.insetEdges(edge: Float(8)) }.isEmpty)
  }

  @Test func insetsOfZeroAndResetInsetsAreNotReported() {
    let found = reports { make in
      make.priority(.low).insetEdges(edge: 0)
      let soft = make.priority(.low)
      let old = soft.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
      soft.resetEdges(old)
    }
    #expect(found.isEmpty)
  }

  @Test func insetsThatRemainAfterAResetAreReported() {
    let found = reports { make in
      let soft = make.priority(.low)
      soft.insetEdges(edge: 8, file: file, line: 41)
      let old = soft.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
      soft.resetEdges(old)
    }
    #expect(found == ["Card.swift:41: insetEdges(8, 8, 8, 8): \(sentence)"])
  }

  @Test func placingAViewUsesTheInsets() {
    let found = reports { make in
      let soft = make.priority(.low)
      soft.insetEdges(edge: 8)
      soft.xLeft(card.icon)
    }
    #expect(found.isEmpty)
  }

  @Test func placingAViewWithADerivedMakerUsesTheInsets() {
    let found = reports { make in
      let soft = make.priority(.low)
      soft.insetEdges(edge: 8)
      soft.named("icon").directional.xLeft(card.icon)
    }
    #expect(found.isEmpty)
  }

  @available(macOS 11, *)
  @Test func anAreaKeepsAndUsesTheInsetsOfItsMaker() {
    let found = reports { make in
      let area = make.priority(.high)
      area.insetEdges(edge: 8)
      area.safeArea.xLeft(card.icon)
    }
    card.layoutIfNeeded()
    #expect(found.isEmpty)
    #expect(card.icon.frame.minX == 8)
  }

  @Test func readingTheInsetsUsesThem() {
    let readings: [(AutoLayoutKitMaker) -> Void] = [{ _ = $0.w }, { _ = $0.h }, { _ = $0.insets }]
    for (index, read) in readings.enumerated() {
      let found = reports { make in
        let soft = make.priority(.low)
        soft.insetEdges(edge: 8)
        read(soft)
      }
      #expect(found.isEmpty, "\(index)")
    }
  }

  @Test func anotherReferenceStartsWithoutInsets() {
    let found = reports { make in
      let soft = make.priority(.low)
      soft.insetEdges(edge: 8, file: file, line: 41)
      soft.ref(card.title).xLeft(card.icon)
    }
    #expect(found == ["Card.swift:41: insetEdges(8, 8, 8, 8): \(sentence)"])
  }

  @Test func unusedInsetsOfAReferenceAreReported() {
    let found = reports { make in
      make.ref(card.title).insetEdges(top: 4, file: file, line: 41)
    }
    #expect(found == ["Card.swift:41: insetEdges(4, 0, 0, 0): \(sentence)"])
  }

  @Test func aVerbThatFailsUsesTheInsets() {
    var sentences: [String] = []
    let found = collectReports {
      card.tk_constraint { make in
        let soft = make.priority(.low)
        soft.insetEdges(edge: 8)
        soft.xLeft(card, file: file, line: 41)
      }
    }
    sentences = found.map(\.description)
    #expect(
      sentences == ["Card.swift:41: xLeft(Card): Card cannot be placed against itself, so it is left out."])
  }
}
