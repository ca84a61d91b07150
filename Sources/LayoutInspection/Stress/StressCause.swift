#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// The part of a problem that is the same at all sizes and in all instances of a screen: the kind, the
  /// views and the lines of code.
  ///
  /// The rows of a list that one line places share a cause, because one change of this line mends them all.
  @MainActor struct StressCause: Hashable {
    /// The index of the check that finds the problem; -1 for a root without a size.
    let check: Int
    private let kind: LayoutProblem.Kind
    private let items: [ItemPath]
    private let calls: Set<String>
    /// The names of the views of a problem that a check of an app has found for views it does not hold.
    private let names: [String]

    /// Creates the cause of a finding.
    init(_ finding: Finding, check: Int, in tree: CheckedTree) {
      let problem = finding.problem
      self.check = check
      kind = problem.kind
      names = finding.items.isEmpty ? problem.views : []
      let sites = Self.sites(finding, in: tree)
      calls = Set(sites.map(\.call))
      let isWhole = sites.isEmpty
      items = finding.items.map { ItemPath($0, isWhole: isWhole) }
    }

    /// Returns the lines of a finding; for an overlap those along both axes, because the axis to name depends
    /// on the size.
    private static func sites(_ finding: Finding, in tree: CheckedTree) -> [ConstraintSite] {
      guard finding.problem.kind == .overlap else { return finding.problem.sites }
      return finding.items.flatMap { item in
        CheckedAxis.allCases.flatMap { tree.constraints.edgeSites(of: item, $0) }
      }
    }
  }

  /// The place of a view or guide in the tree.
  struct ItemPath: Hashable {
    private struct Step: Hashable {
      let type: ObjectIdentifier
      /// The index among the siblings; -1 for one of several siblings of one class of the app.
      let index: Int
    }

    private var steps: [Step] = []

    /// Creates the path of an item.
    ///
    /// - Parameter isWhole: True for the path from the topmost view, false for the last two steps.
    @MainActor init(_ item: AnyObject, isWhole: Bool) {
      var next = UIView.holding(item)
      if let guide = item as? UILayoutGuide {
        let index = next?.layoutGuides.firstIndex { $0 === guide } ?? -1
        steps.append(Step(type: ObjectIdentifier(type(of: guide)), index: index))
      }
      while let view = next, isWhole || steps.count < 2 {
        steps.append(Self.step(of: view))
        next = view.superview
      }
      // The place of the container is only in the whole path.
      if !isWhole, let last = steps.popLast() { steps.append(Step(type: last.type, index: 0)) }
    }

    @MainActor private static func step(of view: UIView) -> Step {
      let type = ObjectIdentifier(type(of: view))
      let siblings = view.superview?.subviews ?? []
      let isRepeated =
        !view.isOfUIKit && siblings.contains { $0 !== view && ObjectIdentifier(Swift.type(of: $0)) == type }
      return Step(type: type, index: isRepeated ? -1 : siblings.firstIndex { $0 === view } ?? 0)
    }
  }

  extension UIView {
    /// True for a class of UIKit.
    fileprivate var isOfUIKit: Bool { LayoutReads.module(of: Swift.type(of: self)) == "HeadlessUIKit" }
  }
#endif
