import LayoutTesting
import UIKit
import XCTest

@testable import Demo

// The code of Sources/LayoutTesting/LayoutTesting.docc/ComingFromSnapshotTesting.md.
//
// `ReadmeTests` compares the page with it word for word.

final class PersonCardTests: XCTestCase {
  @MainActor func testTheCardHasNoMistake() async {
    let card = PersonCard(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    check(card)
    check(card, .touchTargets(44), except: [card.photo])
  }

  @MainActor func testTheCardHoldsAtAllWidths() async {
    let (small, large) = (CGSize(width: 320, height: 120), CGSize(width: 430, height: 120))
    checkStress(sizes: .between(small, large), changes: [.rightToLeft]) { PersonCard(frame: .zero) }
  }

  @MainActor func testTheWidths() async {
    for width in [320, 375, 430] { expectNoMistake(inCardOfWidth: CGFloat(width)) }
  }
}

extension PersonCardTests {
  @MainActor private func expectNoMistake(
    inCardOfWidth width: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    let card = PersonCard(frame: CGRect(x: 0, y: 0, width: width, height: 120))
    check(card, file: file, line: line)
  }
}
