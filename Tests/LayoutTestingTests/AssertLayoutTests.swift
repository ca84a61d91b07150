import Foundation
import LayoutRendering
import LayoutTesting
import Testing
import UIKit

@MainActor
@Suite struct AssertLayoutTests {
  private func assertMissing(_ words: String, _ body: () -> Void) {
    withKnownIssue {
      body()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(words) }
    }
  }

  @Test func aViewWithoutARecordFailsTheTest() {
    assertMissing("AssertLayoutTests.aViewWithoutARecordFailsTheTest.txt") {
      assertLayout(of: { UIView() }, sizes: .size(100, 200), directions: .leftToRight, text: [.normal])
    }
  }

  @Test func aControllerWithoutARecordFailsTheTest() {
    assertMissing("AssertLayoutTests.aControllerWithoutARecordFailsTheTest.details.txt") {
      assertLayout(of: { UIViewController() }, sizes: .size(100, 200), text: [.normal], named: "details")
    }
  }

  @Test func twoCallsDoNotShareARecord() {
    assertMissing("twoCallsDoNotShareARecord.txt. Record it") {
      assertLayout(of: { UIView() }, sizes: .size(100, 200), text: [.normal])
    }
    assertMissing("Give one of them a name: named: \"details\".") {
      assertLayout(of: { UIView() }, sizes: .size(100, 200), text: [.normal])
    }
  }
}
