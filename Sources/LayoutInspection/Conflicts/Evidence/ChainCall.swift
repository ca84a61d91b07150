import AutoLayoutKit
import LayoutPlatform
import LayoutWords

/// A call of `xPlace` or `yPlace`, read from its constraints.
///
///     make.xPlace(16, artist, 8, more)
@MainActor struct ChainCall {
  private var items: [AnyObject] = []
  private var gaps: [String] = []
  private var start: AnyObject?
  private var end: AnyObject?

  /// Reads a call; nil for a chain with a wall between its items, a flexible gap or an alignment.
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

  func arguments(_ names: ReportNames, releasing item: AnyObject, isLast: Bool) -> String? {
    guard item === (isLast ? items.last : items.first), (isLast ? end : start) == nil, items.count > 1
    else { return nil }
    var call = self
    if isLast {
      call.end = call.items.removeLast()
      call.gaps.removeLast()
    } else {
      call.start = call.items.removeFirst()
      call.gaps.removeFirst()
    }
    return call.arguments(names)
  }

  func arguments(_ names: ReportNames, endingWith gap: CGFloat) -> String? {
    guard end == nil, gaps.count == items.count else { return nil }
    var call = self
    call.gaps.append(gap.points)
    return call.arguments(names)
  }

  func arguments(_ names: ReportNames, wallAt wall: Int? = nil) -> String {
    var parts = start.map { ["after: \(names.name(of: $0))"] } ?? []
    for (index, item) in items.enumerated() {
      parts += [index == wall ? "make.wall" : gaps[index], names.name(of: item)]
    }
    parts.append(gaps.count > items.count && wall != items.count ? gaps[items.count] : "make.wall")
    if let end { parts.append("before: \(names.name(of: end))") }
    return "(\(parts.filter { !$0.isEmpty }.joined(separator: ", ")))"
  }
}

// The place of a wall that is missing.
extension ChainCall {
  /// True if the row has a number, or nothing, at each place where a gap can be.
  var isFixed: Bool { items.count > 1 && gaps.count > items.count && !gaps.contains { $0.contains("...") } }

  /// Returns the place of the wall that is missing: the index of the view behind it.
  ///
  /// It is the only place without a number among those with one, as if a wall had been left out there; then
  /// the place between two views; then the largest gap; and at last the end.
  var missingWall: Int {
    let count = items.count
    let inner = Array(1..<count)
    let bare = inner.filter { gaps[$0].isEmpty }
    let hasEnds = !gaps[0].isEmpty && !gaps[count].isEmpty
    if bare.count == 1, inner.count > 1 || hasEnds { return bare[0] }
    if bare.isEmpty, gaps[0].isEmpty != gaps[count].isEmpty { return gaps[0].isEmpty ? 0 : count }
    if inner.count == 1, gaps[0].isEmpty == gaps[count].isEmpty { return inner[0] }
    let lengths = inner.map { Double(gaps[$0]) ?? 0 }
    let sorted = Array(lengths.sorted().reversed())
    if sorted.count > 1, sorted[0] > 0, sorted[0] >= 1.5 * sorted[1],
      let index = lengths.firstIndex(of: sorted[0])
    {
      return inner[index]
    }
    return count
  }

  func words(for place: Int, _ names: ReportNames) -> String {
    let around = [place - 1, place].filter(items.indices.contains).map { names.name(of: items[$0]) }
    if place == 0 { return "before \(around.list)" }
    return (place == items.count ? "after " : "between ") + around.list
  }
}
