import AutoLayoutKit
import LayoutPlatform

/// The active constraints of a tree, by the items that they mention and by the calls that have made them.
@MainActor final class ConstraintList {
  private(set) var all: [(constraint: NSLayoutConstraint, holder: AutoLayoutKitView)] = []
  private var byItem: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
  /// The constraints without those of the platform.
  private(set) lazy var written = all.map(\.constraint).filter { !$0.isFixedByPlatform }
  /// The written constraints by the place of their call and their index in it: one line can run for twenty
  /// cells.
  private(set) lazy var writtenByPlace = Dictionary(grouping: written.filter { $0.site != nil }) {
    $0.identifier ?? ""
  }
  private(set) lazy var numbers = written.flatMap { WrittenNumber.all(of: $0) }
  private(set) lazy var numbersByContainer = Dictionary(grouping: numbers, by: \.container)

  init(of root: AutoLayoutKitView) {
    for view in root.tree {
      for constraint in view.activeConstraints {
        all.append((constraint, view))
        for item in [constraint.firstItem, constraint.secondItem] {
          if let item { byItem[ObjectIdentifier(item), default: []].append(constraint) }
        }
      }
    }
  }

  func of(_ item: AnyObject) -> [NSLayoutConstraint] { byItem[ObjectIdentifier(item)] ?? [] }

  func of(_ item: AnyObject, _ axis: CheckedAxis) -> [NSLayoutConstraint] {
    of(item).filter { axis.has($0.attribute(of: item)) }
  }

  func ties(of item: AnyObject, _ axis: CheckedAxis) -> [Tie] {
    of(item, axis).compactMap { Tie($0, of: item) }
  }

  func between(_ first: AnyObject, _ second: AnyObject, _ axis: CheckedAxis) -> [NSLayoutConstraint] {
    of(first, axis).filter { $0.mentions(second) }
  }

  // Lines

  /// Returns the lines that place an item along an axis, each call once and those of sizes last.
  ///
  /// A line that places something inside a view by this view is not one of them.
  func sites(of item: AnyObject, _ axis: CheckedAxis) -> [ConstraintSite] {
    (edgeSites(of: item, axis) + sizeSites(of: item, axis)).firstOfEachCall
  }

  func edgeSites(of item: AnyObject, _ axis: CheckedAxis) -> [ConstraintSite] {
    sites(of: item, axis, areSizes: false)
  }

  func sizeSites(of item: AnyObject, _ axis: CheckedAxis) -> [ConstraintSite] {
    sites(of: item, axis, areSizes: true)
  }

  func sites(of item: AnyObject, _ axis: CheckedAxis, areSizes: Bool) -> [ConstraintSite] {
    of(item, axis).filter { constraint in
      guard constraint.firstAttribute.isSize == areSizes else { return false }
      return constraint.other(than: item).map {
        AutoLayoutKitView.holding($0) === item || !Self.isInside($0, item)
      } ?? true
    }.compactMap(\.site).firstOfEachCall
  }

  // The constraints that determine an item

  func sizes(_ item: AnyObject, _ axis: CheckedAxis) -> [NSLayoutConstraint] {
    of(item, axis).filter { $0.firstAttribute.isSize && !$0.comparesDistances }
  }

  func edges(_ item: AnyObject, _ axis: CheckedAxis) -> [NSLayoutConstraint] {
    of(item, axis).filter { constraint in
      if constraint.comparesDistances { return true }
      guard !constraint.firstAttribute.isSize, let other = constraint.other(than: item) else { return false }
      return !Self.isInside(other, item)
    }
  }

  /// Returns the constraints that place an item: those that were written about it, as far as they lead to
  /// another item than one that is placed against it, and those that lead to an item that is not open.
  ///
  ///     a.top == b.bottom + 8    // places a, and b only if a is not open
  func holds(
    _ item: AnyObject, _ axis: CheckedAxis, where isOpen: (AnyObject) -> Bool
  ) -> [NSLayoutConstraint] {
    edges(item, axis).filter { constraint in
      if constraint.comparesDistances || constraint.firstItem === item { return true }
      guard let other = constraint.firstItem else { return false }
      return Self.isInside(item, other) || !isOpen(other)
    }
  }

  func dependents(
    _ item: AnyObject, _ axis: CheckedAxis, where isOpen: (AnyObject) -> Bool
  ) -> [NSLayoutConstraint] {
    let holds = holds(item, axis, where: isOpen)
    return edges(item, axis).filter { edge in !holds.contains { $0 === edge } }
  }

  /// Returns the constraints that a run of a call has made together with one of them, in their order.
  func call(of constraint: NSLayoutConstraint) -> [NSLayoutConstraint] {
    guard let site = constraint.site, let holder = all.first(where: { $0.constraint === constraint })?.holder
    else { return [constraint] }
    let made = all.filter { $0.holder === holder && $0.constraint.site?.isSameCall(as: site) == true }
    var run: [NSLayoutConstraint] = []
    for (next, _) in made {
      // A line that runs again begins with the index 0.
      if let last = run.last?.site, let index = next.site?.index, index <= last.index {
        if run.contains(constraint) { break }
        run = []
      }
      run.append(next)
    }
    return run
  }

  /// Returns true for a view inside another one and for a guide of a view or of one inside it.
  static func isInside(_ item: AnyObject, _ outer: AnyObject) -> Bool {
    guard let outer = outer as? AutoLayoutKitView, item !== outer else { return false }
    return AutoLayoutKitView.holding(item)?.isDescendant(of: outer) == true
  }

  static func container(of item: AnyObject) -> AutoLayoutKitView? {
    (item as? AutoLayoutKitView)?.superview ?? (item as? AutoLayoutKitGuide)?.owningView
  }

  static func items(of constraints: [NSLayoutConstraint]) -> [AnyObject] {
    constraints.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { $0 }.eachOnce
  }
}

/// A constraint as the item sees it whose edge or center it ties to another item.
@MainActor struct Tie {
  let constraint: NSLayoutConstraint
  let own: NSLayoutConstraint.Attribute
  let other: AnyObject
  let otherAttribute: NSLayoutConstraint.Attribute
  let holder: AutoLayoutKitView
  var site: ConstraintSite? { constraint.site }

  init?(_ constraint: NSLayoutConstraint, of item: AnyObject) {
    own = constraint.attribute(of: item)
    guard let other = constraint.other(than: item), let holder = AutoLayoutKitView.holding(other),
      holder !== item, !own.isSize
    else { return nil }
    self.constraint = constraint
    self.other = other
    self.holder = holder
    otherAttribute = constraint.otherAttribute(than: item)
  }
}

// A constraint as one of its items sees it.
@MainActor extension NSLayoutConstraint {
  func mentions(_ item: AnyObject) -> Bool { firstItem === item || secondItem === item }
  var views: [AutoLayoutKitView] { [firstItem, secondItem].compactMap { $0 as? AutoLayoutKitView } }
  func other(than item: AnyObject) -> AnyObject? { firstItem === item ? secondItem : firstItem }
  func attribute(of item: AnyObject) -> Attribute { firstItem === item ? firstAttribute : secondAttribute }
  func otherAttribute(than item: AnyObject) -> Attribute {
    firstItem === item ? secondAttribute : firstAttribute
  }

  func side(of item: AnyObject) -> Double { attribute(of: item).side }
  var isTie: Bool { relation == .equal && !firstAttribute.isSize && secondItem != nil }
}
