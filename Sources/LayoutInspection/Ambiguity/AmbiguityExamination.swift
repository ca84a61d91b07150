import AutoLayoutKit
import LayoutWords

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// The ambiguous views of a tree, for an engine that says of a view only that it is ambiguous.
///
/// The reasons are read from the frames and the constraints, so that this also works with UIKit and AppKit.
/// `AmbiguitySearch` asks the solver, and finds more.
@MainActor struct AmbiguityExamination {
  private let names: ReportNames
  /// The ambiguous views, and the guides of views that are ambiguous themselves.
  private let items: [AnyObject]
  private let constraints: [NSLayoutConstraint]
  private let ties: ItemTies
  /// The items of the findings and those that follow from them.
  private var explained: Set<ObjectIdentifier> = []
  private var findings: [AmbiguityFinding] = []

  /// Returns the findings about a view and the views inside it; hidden views and their contents are left out.
  static func findings(in root: AutoLayoutKitView) -> [AmbiguityFinding] {
    let items = ambiguousItems(in: root)
    if items.isEmpty { return [] }
    var examination = AmbiguityExamination(items, in: root.topmost)
    examination.addMissing()
    examination.addShares()
    examination.addUnexplained()
    return AmbiguityFinding.merged(examination.findings)
  }

  /// Returns the ambiguous views inside a view, and the guides of views that are ambiguous themselves.
  private static func ambiguousItems(in root: AutoLayoutKitView) -> [AnyObject] {
    var items: [AnyObject] = []
    for view in root.tree(where: { !$0.isHidden }) {
      if !view.translatesAutoresizingMaskIntoConstraints && view.hasAmbiguousLayout { items.append(view) }
      for guide in view.layoutGuides where ReadOpenLayout.system(guide) == nil && guide.hasAmbiguousLayout {
        items.append(guide)
      }
    }
    return items
  }

  private init(_ items: [AnyObject], in topmost: AutoLayoutKitView) {
    self.items = items
    names = ReportNames(ItemNames(in: topmost))
    ties = ItemTies(in: topmost)
    constraints = topmost.tree.flatMap(\.activeConstraints)
  }

  /// The ambiguous views along an axis.
  private func axes(isVertical: Bool) -> [ExaminedAxis] {
    items.compactMap { $0 as? AutoLayoutKitView }.map { ExaminedAxis(of: $0, isVertical: isVertical, ties) }
  }

  /// Adds the positions and the sizes that nothing gives.
  private mutating func addMissing() {
    let causes = AmbiguityCauses(ReadOpenLayout(items, constraints, ties, names))
    findings += causes.findings
    explained.formUnion(causes.explained)
  }

  /// Adds the neighbors whose contents have the same priority along an axis.
  private mutating func addShares() {
    var shared: Set<OpenQuantity> = []
    for isVertical in [false, true] {
      let axes = axes(isVertical: isVertical)
      for (index, one) in axes.enumerated() {
        for other in axes[..<index] {
          guard let share = other.share(with: one, names) else { continue }
          findings.append(share)
          for item in share.items {
            explained.insert(ObjectIdentifier(item))
            shared.insert(OpenQuantity(item: item, isVertical: isVertical, isSize: true))
          }
        }
      }
    }
    if shared.isEmpty { return }
    let open = ReadOpenLayout(items, constraints, ties, names, ignoringContentOf: shared).open
    explained.formUnion(open.map { ObjectIdentifier($0.item) })
  }

  /// Adds one finding for each set of views that are tied to each other and to no explained one: they are
  /// determined as soon as that one is.
  private mutating func addUnexplained() {
    var open = items.filter { !explained.contains(ObjectIdentifier($0)) }
    removeFollowers(of: items.filter { explained.contains(ObjectIdentifier($0)) }, from: &open)
    while let index = open.firstIndex(where: { $0 is AutoLayoutKitView }) {
      let item = open.remove(at: index)
      let others = open
      removeFollowers(of: [item], from: &open)
      let left = Set(open.map { ObjectIdentifier($0) })
      findings.append(
        AmbiguityFinding(
          reason: .unknown, items: [item], words: AxisWords(isVertical: false),
          constraints: [false, true].flatMap { ties.along(item, isVertical: $0) }, names: names,
          following: others.filter { !left.contains(ObjectIdentifier($0)) }))
    }
  }

  /// Removes the items that are inside others or tied to them, and those that are tied to these.
  private func removeFollowers(of items: [AnyObject], from open: inout [AnyObject]) {
    var causes = items
    while let cause = causes.popLast() {
      let isTied: (AnyObject) -> Bool = { item in
        ItemTies.isInside(item, cause) || ties.all(item).contains { $0.mentions(cause) }
      }
      causes += open.filter(isTied)
      open.removeAll(where: isTied)
    }
  }
}
