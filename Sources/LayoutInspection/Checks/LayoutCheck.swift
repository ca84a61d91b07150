public import AutoLayoutKit
import Foundation
public import LayoutPlatform

/// A rule that a laid-out view should follow: a name and a function that returns the problems of a view.
///
///     let found = problems(in: view, [.noOverlap, .noTruncation.except(view.subtitle)])
///
/// Frames are compared with a tolerance of half a pixel. Hidden and transparent views and the parts of the
/// platform's controls and bars are not examined.
public struct LayoutCheck: Sendable {
  /// The part of a layout that a check reads, which decides if it is made again at another size.
  enum Basis: Sendable {
    /// The frames.
    case frames
    /// The frames of each two views, which can pass each other between two sizes.
    case pairs
    /// Only the constraints.
    case constraints
    /// Anything: the check is code of an app.
    case code
  }

  /// The name of the check, such as `noOverlap`.
  public let name: String
  /// The part of a layout that the check reads.
  let basis: Basis
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
    basis = .code
    find = { tree in tree.findings(problems(tree.root)) }
  }

  /// Creates a check that reads the visible views of the tree.
  init(
    named name: String, basis: Basis = .frames,
    find: @escaping @MainActor @Sendable (CheckedTree) -> [Finding]
  ) {
    self.name = name
    self.basis = basis
    self.find = find
  }

  /// Returns the check without the problems that one of these views, or a view inside it, is a part of.
  ///
  /// - Parameter views: The views that may have the problem.
  public func except(_ views: AutoLayoutKitView...) -> LayoutCheck { except(views) }

  /// Returns the check without the problems that one of these views, or a view inside it, is a part of.
  ///
  /// - Parameter views: The views that may have the problem.
  public func except(_ views: [AutoLayoutKitView]) -> LayoutCheck {
    let find = find
    return LayoutCheck(named: name, basis: basis) { tree in
      find(tree).filter { finding in !views.contains { finding.isOnlyAbout($0) } }
    }
  }

  /// Returns the problems of a tree.
  @MainActor func findings(in tree: CheckedTree) -> [Finding] { find(tree) }

  /// The checks that need no further information, in the order in which their problems are returned.
  public static let all: [LayoutCheck] = [
    .setup, .noDuplicates, .noConflict, .notAmbiguous, .cellsFitTheirContent, .oneDirection, .noCrossedRows,
    .noLostConstraint, .noIdleLimits, .noTruncation, .insideContainer, .bothSafeSides, .noOverlap,
    .aboveKeyboard, .scrollsToItsContent, .touchTargets(44), .noHiddenGaps, .plausibleSizes, .noBrokenWords,
    .contrast(),
  ]
}

/// Returns the problems of a view, after it was laid out.
///
///     for problem in problems(in: loginView) { print(problem) }
///
/// Causes come first, and a problem that another one causes is left out: a view whose position nothing
/// determines is reported once, and not again because it covers its neighbor. Views that are alike, such as
/// the rows of a list, have one problem together.
///
/// - Parameters:
///   - view: The view. It needs a size, as in a window or by its frame.
///   - checks: The checks to make; `LayoutCheck.all` unless given.
@preconcurrency @MainActor public func problems(
  in view: AutoLayoutKitView, _ checks: [LayoutCheck]? = nil
) -> [LayoutProblem] {
  CheckedTree.findings(in: view, checks ?? LayoutCheck.all).map(\.problem)
}

extension CheckedTree {
  /// Returns the problems that checks find in a view after it was laid out.
  static func findings(in root: AutoLayoutKitView, _ checks: [LayoutCheck]) -> [Finding] {
    layOut(root)
    return root.withFramesAsConstraints { CheckedTree(of: root).findings(checks) }
  }

  /// Returns the problems that checks find, without those that another one causes.
  func findings(_ checks: [LayoutCheck]) -> [Finding] {
    if let runningBlock { return [runningBlock] }
    let missingSize = missingSize
    let possible = missingSize == nil ? checks : checks.filter { $0.explainsMissingSize(of: root) }
    let graph = FindingGraph(possible.flatMap { $0.findings(in: self) }, in: root)
    let open = graph.unexplained()
    let found = graph.adding(containerNumbers(behind: open) + sharedPlaces(behind: open)).causes()
    return found.isEmpty ? [missingSize].compactMap { $0 } : found
  }

  /// The problem of a view without a size, in which nothing can be examined; nil for any other view.
  var missingSize: Finding? {
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
        all.filter { $0.name == name && $0.view.frame.rect.isAlmost(frame) }.map(\.view.view)
      }
      return Finding(problem: problem, items: named)
    }
  }
}

extension LayoutCheck {
  /// Returns true for a check that is made for a topmost view without a size: of the setup, and of a cell
  /// whose content gives it no height.
  @MainActor fileprivate func explainsMissingSize(of root: AutoLayoutKitView) -> Bool {
    name == Self.setup.name || name == Self.cellsFitTheirContent.name && root.bounds.width > 0
  }
}

extension CGRect {
  /// True if the rectangles are equal except for half a point, because reports may round.
  fileprivate func isAlmost(_ other: CGRect) -> Bool {
    insetBy(dx: -0.5, dy: -0.5).contains(other) && other.insetBy(dx: -0.5, dy: -0.5).contains(self)
  }
}
