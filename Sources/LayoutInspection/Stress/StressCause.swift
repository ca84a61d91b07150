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

    init(_ finding: Finding, check: Int, in tree: CheckedTree) {
      self.check = check
      kind = finding.problem.kind
      names = finding.items.isEmpty ? finding.problem.views : []
      // The axis that the sentence about an overlap names depends on the size.
      let overlapping = kind == .overlap ? finding.items : []
      let sites = overlapping.flatMap { item in
        CheckedAxis.allCases.flatMap { tree.constraints.edgeSites(of: item, $0) }
      }
      calls = Set((kind == .overlap ? sites : finding.problem.sites).map(\.call))
      let isWhole = calls.isEmpty
      items = finding.items.map { ItemPath($0, isWhole: isWhole) }
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
      let isOfUIKit = LayoutReads.module(of: Swift.type(of: view)) == "HeadlessUIKit"
      let alike = siblings.filter { ObjectIdentifier(Swift.type(of: $0)) == type }
      let isRepeated = !isOfUIKit && alike.count > 1
      return Step(type: type, index: isRepeated ? -1 : siblings.firstIndex { $0 === view } ?? 0)
    }
  }
#endif
