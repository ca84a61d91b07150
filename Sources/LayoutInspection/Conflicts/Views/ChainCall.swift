import AutoLayoutKit
import LayoutPlatform
import LayoutWords

/// A call of `xPlace` or `yPlace`, read from its constraints.
///
///     make.xPlace(16, artist, 8, more)
@MainActor struct ChainCall {
  private var items: [AnyObject] = []
  /// The gap before each item and the one behind the last item, as they are written; empty for none.
  private var gaps: [String] = []
  /// The item after which the chain begins; nil for the reference.
  private var start: AnyObject?
  /// The item before which the chain ends; nil for the reference or a wall.
  private var end: AnyObject?

  /// Returns the constraints of the call that made one of an item, in their order; empty if the item is not
  /// in a tree.
  static func constraints(of site: ConstraintSite, about item: AnyObject) -> [NSLayoutConstraint] {
    var holder = AutoLayoutKitView.holding(item)
    while let view = holder {
      let found = view.constraints.compactMap { constraint in
        constraint.site.flatMap { $0.isSameCall(as: site) ? (site: $0, constraint: constraint) : nil }
      }
      if found.contains(where: { $0.site == site && $0.constraint.firstItem === item }) {
        return found.sorted { $0.site.index < $1.site.index }.map(\.constraint)
      }
      holder = view.superview
    }
    return []
  }

  /// Reads a call; nil for a chain with a wall between its items, a flexible gap or an alignment.
  ///
  /// - Parameter constraints: The constraints of the call in their order.
  init?(_ constraints: [NSLayoutConstraint]) {
    var open = constraints[...]
    while let tie = open.first {
      let same = open.prefix {
        $0.firstItem === tie.firstItem && $0.firstAttribute == tie.firstAttribute
          && $0.secondItem === tie.secondItem && $0.secondAttribute == tie.secondAttribute
      }
      open = open.dropFirst(same.count)
      guard let gap = Self.gap(of: same), let item = tie.firstItem, let other = tie.secondItem,
        tie.firstAttribute.isVertical == constraints[0].firstAttribute.isVertical
      else { return nil }
      gaps.append(gap)
      if tie.firstAttribute.side == 1 {
        guard item === items.last, open.isEmpty else { return nil }
        if tie.secondAttribute.side == 0 { end = other }
      } else {
        if let last = items.last, other !== last { return nil }
        if items.isEmpty, tie.secondAttribute.side == 1 { start = other }
        items.append(item)
      }
    }
  }

  /// Returns the gap of an equality or of one or two limits: `8`, `8...`, `...40` or `8...40`; an empty text
  /// for 0, and nil if no number was written.
  private static func gap(of ties: ArraySlice<NSLayoutConstraint>) -> String? {
    var least = ""
    var most = ""
    for tie in ties {
      guard let number = tie.numberAsWritten else { return nil }
      if tie.relation == .equal { return number == 0 ? "" : number.points }
      if (tie.relation == .greaterThanOrEqual) == (tie.firstAttribute.side == 0) {
        least = number.points
      } else {
        most = number.points
      }
    }
    return "\(least)...\(most)"
  }

  /// Returns the arguments of the call with its last item as `before:`, or its first one as `after:`; nil if
  /// no other item remains.
  func arguments(_ names: ReportNames, releasing item: AnyObject, isLast: Bool) -> String? {
    var call = self
    if isLast {
      guard item === items.last, end == nil else { return nil }
      call.end = call.items.removeLast()
      call.gaps.removeLast()
    } else {
      guard item === items.first, start == nil else { return nil }
      call.start = call.items.removeFirst()
      call.gaps.removeFirst()
    }
    return call.items.isEmpty ? nil : call.arguments(names)
  }

  /// Returns the arguments of the call with a gap behind its last item in place of a wall; nil if the call
  /// ends in another way.
  func arguments(_ names: ReportNames, endingWith gap: CGFloat) -> String? {
    guard end == nil, gaps.count == items.count else { return nil }
    var call = self
    call.gaps.append(gap.points)
    return call.arguments(names)
  }

  /// The number of items.
  var count: Int { items.count }

  /// The gaps before the items and the one behind the last item.
  var allGaps: [String] { gaps }

  /// True if a gap ties the last item to the end.
  var isTiedAtEnd: Bool { gaps.count > items.count }

  func name(_ index: Int, _ names: ReportNames) -> String { names.name(of: items[index]) }

  /// Returns the arguments of the call with a wall before an item, or behind the last one.
  func arguments(_ names: ReportNames, addingWall wall: Int) -> String { arguments(names, wallAt: wall) }

  private func arguments(_ names: ReportNames, wallAt wall: Int? = nil) -> String {
    var parts = start.map { ["after: \(names.name(of: $0))"] } ?? []
    for (index, item) in items.enumerated() {
      parts += [index == wall ? "make.wall" : gaps[index], names.name(of: item)]
    }
    parts.append(gaps.count > items.count && wall != items.count ? gaps[items.count] : "make.wall")
    if let end { parts.append("before: \(names.name(of: end))") }
    return "(\(parts.filter { !$0.isEmpty }.joined(separator: ", ")))"
  }
}
