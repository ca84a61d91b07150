import AutoLayoutKit
import Foundation
import LayoutTesting
import Testing
import UIKit

/// The issues of a test, recorded on any thread.
private final class Recorder: @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [Issue] = []

  var issues: [Issue] { lock.withLock { recorded } }

  func add(_ issue: Issue) { lock.withLock { recorded.append(issue) } }
}

@MainActor @Suite struct CheckTests {
  private final class Screen: UIView {
    let title = UILabel()
  }

  private let screen = Screen(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  init() {
    screen.title.text = "Departure"
    screen.addSubview(screen.title)
    screen.title.frame = CGRect(x: 13, y: 17, width: 200, height: 40)
  }

  @Test func aGoodLayoutRecordsNothing() {
    #expect(check(screen).isEmpty)
  }

  @Test func eachProblemIsAnIssueAtTheCall() {
    screen.title.frame = CGRect(x: 300, y: 390, width: 5, height: 40)
    let recorder = Recorder()
    let line = #line + 2
    withKnownIssue {
      check(screen, .insideContainer, .noTruncation)
    } matching: { issue in
      recorder.add(issue)
      return true
    }
    let issues = recorder.issues
    #expect(issues.count == 2)
    for issue in issues {
      #expect(issue.sourceLocation?.line == line)
      #expect(issue.sourceLocation?.fileID.hasSuffix("CheckTests.swift") == true)
    }
    let texts = issues.flatMap { $0.comments.map(\.rawValue) }
    #expect(texts.contains { $0.hasPrefix("\"title\" reaches 30 points beyond the bottom edge of Screen") })
    #expect(texts.contains { $0.hasPrefix("The text of \"title\" needs ") })
  }

  @Test func viewsAreExceptedFromAllChecks() {
    screen.title.frame = CGRect(x: 300, y: 390, width: 5, height: 40)
    #expect(check(screen, except: [screen.title]).isEmpty)
    #expect(check(screen, .insideContainer, .noTruncation, except: [screen.title]).isEmpty)
    let other = UILabel(frame: CGRect(x: 310, y: 60, width: 90, height: 30))
    other.text = "Gate 7"
    screen.addSubview(other)
    withKnownIssue {
      #expect(
        check(screen, .insideContainer, except: [screen.title]).map(\.views) == [["UILabel", "Screen"]])
    }
  }

  @Test func theProblemsAreReturned() {
    screen.title.frame.origin.x = 300
    withKnownIssue {
      #expect(check(screen, .insideContainer).map(\.kind) == [.outsideContainer])
    }
  }
}
