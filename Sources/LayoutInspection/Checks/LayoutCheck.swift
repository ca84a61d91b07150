public import AutoLayoutKit
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
    self.init(named: name, basis: .code) { tree in problems(tree.root).map(tree.finding) }
  }

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
    LayoutCheck(named: name, basis: basis) { [find] tree in
      find(tree).filter { finding in !views.contains { finding.isOnlyAbout($0) } }
    }
  }

  @MainActor func findings(in tree: CheckedTree) -> [Finding] { find(tree) }

  /// The checks that need no further information, in the order in which their problems are returned.
  public static let all: [LayoutCheck] = [
    .setup, .noDuplicates, .noConflict, .notAmbiguous, .cellsFitTheirContent, .oneDirection, .noCrossedRows,
    .noLostConstraint, .noIdleLimits, .noTruncation, .insideContainer, .bothSafeSides, .noOverlap,
    .aboveKeyboard, .scrollsToItsContent, .touchTargets(CheckLimit.touchTarget), .noHiddenGaps,
    .plausibleSizes, .noBrokenWords, .contrast(CheckLimit.contrast),
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
  static func findings(in root: AutoLayoutKitView, _ checks: [LayoutCheck]) -> [Finding] {
    layOut(root)
    return root.withFramesAsConstraints { CheckedTree(of: root).findings(checks) }
  }

  private func findings(_ checks: [LayoutCheck]) -> [Finding] {
    if let runningBlock { return [runningBlock] }
    let missingSize = missingSize
    // The setup, and a cell whose content gives it no height, explain a topmost view without a size.
    let possible = checks.filter { check in
      missingSize == nil || check.name == LayoutCheck.setup.name
        || check.name == LayoutCheck.cellsFitTheirContent.name && root.bounds.width > 0
    }
    let found = possible.flatMap { $0.findings(in: self) }.causes(in: root)
    return found.isEmpty ? [missingSize].compactMap { $0 } : found
  }

  var missingSize: Finding? {
    guard root.bounds.width <= 0 || root.bounds.height <= 0, views.count > 1 else { return nil }
    return finding(
      .truncation, [0], sites: [],
      "\(name(0)) is \(root.bounds.size.points), so nothing in it can be examined. Set its frame first.")
  }

  fileprivate func finding(_ problem: LayoutProblem) -> Finding {
    let named = zip(problem.views, problem.frames).flatMap { name, frame in
      // Reports may round.
      views.filter { item in
        let isNear = zip(item.frame.rect.edges, frame.edges).allSatisfy { abs($0 - $1) <= 0.5 }
        return isNear && names.name(of: item.view) == name
      }
    }
    return Finding(problem: problem, items: named.map(\.view))
  }
}

extension CGRect {
  var edges: [CGFloat] { [minX, minY, maxX, maxY] }
}

/// The thresholds of the checks, each with its source.
enum CheckLimit {
  /// The least width and height of a control, in points: Apple's Human Interface Guidelines, *Accessibility*.
  static let touchTarget: CGFloat = 44
  /// The least contrast of a text: Web Content Accessibility Guidelines 2.2, criterion 1.4.3, large texts.
  static let contrast: CGFloat = 3
  /// The thickness up to which a view is a line between others, in points: a separator has one or two pixels.
  static let line: CGFloat = 2
  /// The length above which a line between others is too thick, in points: twice the usual gap of 8.
  static let thickLine: CGFloat = 16
  /// The share of the area of a view that a badge on its corner may have: the badges of Apple's icons have
  /// less than a fifth.
  static let badge: CGFloat = 0.25
  /// The alpha below which UIKit sends a view no touches, as a hidden one: `UIView.hitTest(_:with:)`.
  static let visibleAlpha: CGFloat = 0.01
  /// The alpha above which nothing behind a view is seen: half a step of 255 is missing at most.
  static let opaqueAlpha: CGFloat = 0.998
  /// The difference of two widths of a scrolled content that is no mistake, in points: sums of rounded
  /// numbers.
  static let scrolledWidth: CGFloat = 1
  /// The rounding of the widths of a text, in points: UIKit rounds them up to pixels.
  static let textRounding: CGFloat = 0.01
  /// The compression resistance from which on content must not be cut off: UIKit's default.
  static let resistance: Float = 750
  /// The hugging of a label in UIKit, above which an app has raised it.
  static let hugging: Float = 251
}
