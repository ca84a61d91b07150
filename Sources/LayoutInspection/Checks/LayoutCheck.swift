import AutoLayoutKit
import Foundation

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// A rule that a laid-out view should follow: a name and a function that returns the problems of a view.
///
///     let found = problems(in: view, [.noOverlap, .noTruncation.except(view.subtitle)])
///
/// Frames are compared with a tolerance of half a pixel. Hidden and transparent views and the parts of the
/// platform's controls and bars are not examined.
public struct LayoutCheck: Sendable {
  /// The name of the check, such as `noOverlap`.
  public let name: String
  /// The widths and heights below which the check fails, in points.
  let limits: [CGFloat]
  private let find: @MainActor @Sendable (CheckedTree) -> [Finding]

  /// Creates a check of an app.
  ///
  /// - Parameters:
  ///   - name: The name of the check.
  ///   - problems: A function that returns the problems of a laid-out view.
  public init(
    _ name: String, problems: @escaping @MainActor @Sendable (AutoLayoutKitView) -> [LayoutProblem]
  ) {
    self.name = name
    limits = []
    find = { tree in tree.findings(problems(tree.root)) }
  }

  /// Creates a check that reads the visible views of the tree.
  init(
    named name: String, limits: [CGFloat] = [],
    find: @escaping @MainActor @Sendable (CheckedTree) -> [Finding]
  ) {
    self.name = name
    self.limits = limits
    self.find = find
  }

  /// Returns the check without the problems that one of these views, or a view inside it, is a part of.
  ///
  /// - Parameter views: The views that may have the problem.
  public func except(_ views: AutoLayoutKitView...) -> LayoutCheck {
    let find = find
    return LayoutCheck(named: name, limits: limits) { tree in
      find(tree).filter { finding in !views.contains { finding.isAbout($0) } }
    }
  }

  /// Returns the problems of a tree.
  @MainActor func findings(in tree: CheckedTree) -> [Finding] { find(tree) }

  /// The checks that need no further information, in the order in which their problems are returned.
  public static let all: [LayoutCheck] = [
    .noConflict, .notAmbiguous, .noDuplicates, .cellsFitTheirContent, .noLostConstraint, .noTruncation,
    .insideContainer, .noOverlap, .scrollsToItsContent, .touchTargets(44),
  ]
}

/// Returns the problems of a view, after it was laid out.
///
///     for problem in problems(in: loginView) { print(problem) }
///
/// A problem that another one causes is left out: a view whose position nothing determines is reported once,
/// and not again because it covers its neighbor.
///
/// - Parameters:
///   - view: The view. It needs a size, as in a window or by its frame.
///   - checks: The checks to make; all of them unless given.
@preconcurrency @MainActor public func problems(
  in view: AutoLayoutKitView, _ checks: [LayoutCheck] = LayoutCheck.all
) -> [LayoutProblem] {
  CheckedTree(of: view).findings(checks).map(\.problem)
}

extension CheckedTree {
  /// Returns the problems that checks find, without those that another one causes.
  func findings(_ checks: [LayoutCheck]) -> [Finding] {
    if let missingSize {
      // A cell may be without a height because of its content.
      let cells = checks.filter { $0.name == LayoutCheck.cellsFitTheirContent.name }
      let found = root.bounds.width > 0 ? cells.flatMap { $0.findings(in: self) } : []
      return found.isEmpty ? [missingSize] : found
    }
    return withoutConsequences(checks.flatMap { $0.findings(in: self) })
  }

  /// The problem of a view without a size, in which nothing can be examined; nil for any other view.
  private var missingSize: Finding? {
    guard root.bounds.width <= 0 || root.bounds.height <= 0, views.count > 1 else { return nil }
    let name = name(of: root)
    return finding(
      .truncation, [0], sites: [],
      "\(name) is \(root.bounds.size.points), so nothing in it can be examined. Set its frame first.")
  }

  /// Returns problems of a check of an app with the views that they name.
  fileprivate func findings(_ problems: [LayoutProblem]) -> [Finding] {
    if problems.isEmpty { return [] }
    let all = views.map { (name: names.name(of: $0.view), view: $0) }
    return problems.map { problem in
      let named = zip(problem.views, problem.frames).flatMap { name, frame in
        all.filter { $0.name == name && $0.view.frame.isAlmost(frame) }.map(\.view.view)
      }
      return Finding(problem: problem, items: named)
    }
  }

  /// Returns the problems that no other one causes.
  ///
  /// A conflict, an ambiguity or a cell that does not fit explains the wrong frames of its views and of
  /// everything inside them.
  private func withoutConsequences(_ findings: [Finding]) -> [Finding] {
    let causes = findings.filter { $0.problem.kind.isCause }
    let explained = causes.flatMap(\.views).filter { $0 !== root && $0.isDescendant(of: root) }
    return findings.filter { finding in
      guard finding.problem.kind.isConsequence else { return true }
      return !explained.contains { finding.isAbout($0) }
    }
  }
}

extension LayoutProblem.Kind {
  /// True for a kind that explains wrong frames.
  fileprivate var isCause: Bool { self == .conflict || self == .ambiguity || self == .cell }

  /// True for a kind that such a problem can cause.
  fileprivate var isConsequence: Bool {
    switch self {
    case .conflict, .ambiguity, .duplicate, .cell: false
    default: true
    }
  }
}

extension CGRect {
  /// True if the rectangles are equal except for half a point, because reports may round.
  fileprivate func isAlmost(_ other: CGRect) -> Bool {
    holds(other, within: 0.5) && other.holds(self, within: 0.5)
  }
}
