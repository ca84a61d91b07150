import AutoLayoutKit
import LayoutPlatform
import LayoutWords

/// The constraints of a tree, by the items that they mention and by the calls that have made them.
@MainActor struct ItemTies {
  private var byItem: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
  /// The constraints of each run of a call, in their order.
  private var runs: [[NSLayoutConstraint]] = []
  private var runOfConstraint: [ObjectIdentifier: Int] = [:]

  /// Reads the constraints of a tree; the cost is proportional to their number.
  init(in root: AutoLayoutKitView) {
    for view in root.tree {
      var latest: [String: (run: Int, index: Int)] = [:]
      for constraint in view.activeConstraints {
        for item in [constraint.firstItem, constraint.secondItem] {
          if let item { byItem[ObjectIdentifier(item), default: []].append(constraint) }
        }
        guard let site = constraint.site else { continue }
        // A line that runs again begins with the index 0.
        let former = latest[site.call].flatMap { $0.index < site.index ? $0.run : nil }
        let run = former ?? runs.count
        if run == runs.count { runs.append([]) }
        runs[run].append(constraint)
        runOfConstraint[ObjectIdentifier(constraint)] = run
        latest[site.call] = (run, site.index)
      }
    }
  }

  /// Returns the constraints that mention an item.
  func all(_ item: AnyObject) -> [NSLayoutConstraint] { byItem[ObjectIdentifier(item)] ?? [] }

  /// Returns the constraints that mention an item along an axis.
  func along(_ item: AnyObject, isVertical: Bool) -> [NSLayoutConstraint] {
    all(item).filter { $0.firstAttribute.isVertical == isVertical }
  }

  /// Returns the constraints of the width or the height of an item.
  func sizes(_ item: AnyObject, isVertical: Bool) -> [NSLayoutConstraint] {
    along(item, isVertical: isVertical).filter { $0.firstAttribute.isSize && !$0.isBetweenDistances }
  }

  /// Returns the constraints between an edge of an item and an item that is not inside it.
  func edges(_ item: AnyObject, isVertical: Bool) -> [NSLayoutConstraint] {
    along(item, isVertical: isVertical).filter { constraint in
      if constraint.isBetweenDistances { return true }
      guard !constraint.firstAttribute.isSize, let other = constraint.other(than: item) else { return false }
      return !Self.isInside(other, item)
    }
  }

  /// Returns the constraints that place an item: those that were written about it, as far as they lead to
  /// another item than one that is placed against it, and those that lead to an item that is not open.
  ///
  ///     a.top == b.bottom + 8    // places a, and b only if a is not open
  func holds(
    _ item: AnyObject, isVertical: Bool, where isOpen: (AnyObject) -> Bool
  ) -> [NSLayoutConstraint] {
    edges(item, isVertical: isVertical).filter { constraint in
      if constraint.isBetweenDistances || constraint.firstItem === item { return true }
      guard let other = constraint.firstItem else { return false }
      return Self.isInside(item, other) || !isOpen(other)
    }
  }

  /// Returns the constraints that place other items against an item.
  func dependents(
    _ item: AnyObject, isVertical: Bool, where isOpen: (AnyObject) -> Bool
  ) -> [NSLayoutConstraint] {
    let holds = holds(item, isVertical: isVertical, where: isOpen)
    return edges(item, isVertical: isVertical).filter { edge in !holds.contains { $0 === edge } }
  }

  /// Returns the constraints that a call has made together with one of them, in their order.
  func call(of constraint: NSLayoutConstraint) -> [NSLayoutConstraint] {
    runOfConstraint[ObjectIdentifier(constraint)].map { runs[$0] } ?? [constraint]
  }

  /// Returns true for a view inside another one and for a guide of a view or of one inside it.
  static func isInside(_ item: AnyObject, _ outer: AnyObject) -> Bool {
    guard let outer = outer as? AutoLayoutKitView, item !== outer else { return false }
    return AutoLayoutKitView.holding(item)?.isDescendant(of: outer) == true
  }

  /// Returns the view around an item: the superview, or the owner of a guide.
  static func container(of item: AnyObject) -> AutoLayoutKitView? {
    (item as? AutoLayoutKitView)?.superview ?? (item as? AutoLayoutKitGuide)?.owningView
  }
}

extension NSLayoutConstraint {
  /// True for a constraint between distances, whose items cannot all be read.
  @MainActor var isBetweenDistances: Bool {
    #if canImport(HeadlessUIKit)
      comparesDistances
    #else
      false
    #endif
  }

  @MainActor func mentions(_ item: AnyObject) -> Bool { firstItem === item || secondItem === item }

  /// Returns the item that the constraint ties an item to.
  @MainActor func other(than item: AnyObject) -> AnyObject? { firstItem === item ? secondItem : firstItem }

  /// Returns the side of an item that the constraint is about: 0, 0.5 or 1.
  @MainActor func side(of item: AnyObject) -> Double {
    (firstItem === item ? firstAttribute : secondAttribute).side
  }
}
