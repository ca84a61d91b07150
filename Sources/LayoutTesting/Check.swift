public import AutoLayoutKit
public import LayoutInspection
public import LayoutPlatform

/// Checks the layout of a view, and records an issue in the running test for each problem.
///
///     @Test func theLoginFits() {
///       let view = LoginView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
///       check(view)
///       check(view, .noOverlap.except(view.badge), .aligned(view.title, view.detail, by: .left))
///       check(view, except: [view.map])
///     }
///
/// It works in tests of Swift Testing and of XCTest. Each issue has a picture of the view with frames around
/// the views of the problem as an attachment, and on the headless UIKit the reasons for their frames;
/// `swift test --attachments-path DIR` writes them into an existing folder. XCTest for Linux has no
/// attachments. A helper function for tests passes its `file` and `line` on.
///
/// - Parameters:
///   - view: The view, which is laid out first. It needs a size, from a window or from its frame.
///   - checks: The checks to make; `LayoutCheck.all` if none is given.
///   - views: Views whose problems are intended; those of the views inside them are left out too.
/// - Returns: The problems, so that a test can examine them.
@preconcurrency @MainActor @discardableResult public func check(
  _ view: AutoLayoutKitView, _ checks: LayoutCheck..., except views: [AutoLayoutKitView] = [],
  fileID: StaticString = #fileID, file: StaticString = #filePath, function: StaticString = #function,
  line: UInt = #line, column: UInt = #column
) -> [LayoutProblem] {
  let all = checks.isEmpty ? LayoutCheck.all : checks
  let found = problems(in: view, views.isEmpty ? all : all.map { $0.except(views) })
  let place = TestPlace(fileID: fileID, filePath: file, function: function, line: line, column: column)
  for problem in found {
    let attachments = LayoutAttachment.all(for: problem, in: view, test: place.name, problem.description)
    recordIssue(problem.description, at: place, with: attachments)
  }
  return found
}
