import LayoutTesting
import UIKit
import XCTest

/// The same checks in tests of XCTest.
final class CheckInXCTestTests: XCTestCase {
  private var failures: [(sentence: String, line: Int)]?

  #if canImport(ObjectiveC)
    override func record(_ issue: XCTIssue) {
      let line = issue.sourceCodeContext.location?.lineNumber ?? 0
      if failures?.append((issue.compactDescription, line)) == nil { super.record(issue) }
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      if failures?.append((description, lineNumber)) != nil { return }
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
  #endif

  // XCTest for Linux cannot call a test method that is isolated to the main actor.
  func testAGoodLayoutRecordsNothing() {
    MainActor.assumeIsolated {
      let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      screen.addSubview(UILabel(frame: CGRect(x: 13, y: 17, width: 200, height: 40)))
      XCTAssertTrue(check(screen).isEmpty)
    }
  }

  func testAProblemIsAFailure() {
    failures = []
    MainActor.assumeIsolated { _ = check(Self.badScreen(), .insideContainer) }
    let line = #line - 1
    let found = failures ?? []
    failures = nil
    XCTAssertEqual(found.map(\.line), [line])
    XCTAssertTrue(
      found[0].sentence.contains(
        "The label \"Departure\" reaches 180 points beyond the right edge of UIView"))
  }

  func testAHelperHandsItsLineOn() {
    failures = []
    MainActor.assumeIsolated { Self.checkBadScreen() }
    let line = #line - 1
    let found = failures ?? []
    failures = nil
    XCTAssertEqual(found.map(\.line), [line, line])
  }

  @MainActor private static func checkBadScreen(file: StaticString = #filePath, line: UInt = #line) {
    check(badScreen(), .insideContainer, file: file, line: line)
    checkStress(
      sizes: .size(320, 400), checks: [.insideContainer], changes: [], file: file, line: line,
      of: badScreen)
  }

  @MainActor private static func badScreen() -> UIView {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let title = UILabel(frame: CGRect(x: 300, y: 17, width: 200, height: 40))
    title.text = "Departure"
    screen.addSubview(title)
    return screen
  }
}
