import AutoLayoutKit
import LayoutPlatform
import LayoutWords

// The line that gives a missing size.
extension AmbiguityRemedy {
  /// The column inside the item that ends before its far edge, in words; nil if there is none.
  var column: String? {
    guard let end = openEnd else { return nil }
    let site = end.call[0].site
    guard let site, site.plainVerb == words.chainVerb else { return nil }
    return "the \(words.chain) at \(site.fileAndLine) ends at a wall"
  }

  /// The change of the column that does not reach the far edge.
  var columnEnd: String? {
    guard let end = openEnd, let site = end.call[0].site else { return nil }
    let first = end.call[0].numberAsWritten ?? 0
    let gap = first > 0 ? first : 8
    if end.call.count < 4, let call = ChainCall(end.call)?.arguments(names, endingWith: gap) {
      return "End it with a gap: \(site.plainVerb)\(call)."
    }
    return "End it with a gap such as \(gap.points) instead of make.wall."
  }

  /// The call inside the item that begins at its near edge and reaches farthest toward the other one.
  private var openEnd: (call: [NSLayoutConstraint], end: Double)? {
    var best: (call: [NSLayoutConstraint], end: Double)?
    guard let view = item as? AutoLayoutKitView else { return nil }
    for tie in ties.along(item, isVertical: quantity.isVertical) {
      guard let inner = tie.other(than: item), ItemTies.isInside(inner, item), !tie.firstAttribute.isSize,
        tie.side(of: item) == 0
      else { continue }
      let call = ties.call(of: tie)
      guard call.first === tie, !call.contains(where: { $0.mentions(item) && $0.side(of: item) == 1 })
      else { continue }
      let frames = Self.items(of: call).filter { $0 !== item }.map { InspectedFrame.of($0, in: view) }
      let end = frames.map { quantity.isVertical ? $0.maxY : $0.maxX }.max() ?? 0
      if best.map({ $0.end < Double(end) }) ?? true { best = (call, Double(end)) }
    }
    return best
  }

  /// The call that gives the size.
  var size: String {
    let fixed = "make.\(words.size)(\(name)) == …"
    if !words.isVertical, ItemTies.container(of: item)?.isScrolling == true {
      return "Add make.width(\(name)) == make.w."
    }
    if let view = item as? AutoLayoutKitView, !view.subviews.isEmpty, !view.fillsItsRoom {
      return farEnd.map { "Add \($0), or \(fixed)." } ?? "Add \(fixed)."
    }
    if let model = sizeOfPeers {
      return "Add make.\(words.size)(\(name)) == \(model.length), as for \(model.name)."
    }
    if let site = wallBehind {
      let end = "End the \(site.plainVerb) at \(site.fileAndLine) with a gap instead of make.wall"
      return "\(end), or add \(fixed)."
    }
    return "Add \(fixed)."
  }

  /// The call that ties the last view inside the item to its far edge, as the first is tied to the near one.
  var farEnd: String? {
    guard let view = item as? AutoLayoutKitView, let tie = openEnd?.call.first,
      tie.site?.plainVerb == words.pin(words.near)
    else { return nil }
    let ends = view.subviews.map { (view: $0, end: quantity.isVertical ? $0.frame.maxY : $0.frame.maxX) }
    guard let last = ends.max(by: { $0.end < $1.end })?.end, let inner = ends.first(where: { $0.end == last })
    else { return nil }
    let number = tie.numberAsWritten ?? 0
    let offset = number == 0 ? "" : ", by: \(number.points)"
    return "make.ref(\(name)).\(words.pin(words.far))(\(written(inner.view))\(offset))"
  }

  /// The length of an item of the same calls that has a constant size.
  private var sizeOfPeers: (length: String, name: String)? {
    let axes = [quantity.isVertical, !quantity.isVertical]
    for tie in axes.flatMap({ ties.along(item, isVertical: $0) }) where tie.site != nil {
      for other in Self.items(of: ties.call(of: tie)) where isLike(other) {
        let sizes = ties.sizes(other, isVertical: quantity.isVertical)
        let size = sizes.first { $0.secondItem == nil && $0.relation == .equal }
        if let size { return (size.constant.points, names.name(of: other)) }
      }
    }
    return nil
  }

  /// Returns true for another item of the same class in the same view.
  private func isLike(_ other: AnyObject) -> Bool {
    other !== item && type(of: other) == type(of: item)
      && ItemTies.container(of: other) === ItemTies.container(of: item)
  }

  /// The chain that holds the near edge of the item and ends at a wall behind it; for a list, at a wall
  /// behind the last view of the chain.
  private var wallBehind: ConstraintSite? {
    let edges = ties.edges(item, isVertical: quantity.isVertical)
    guard let tie = edges.first(where: { $0.firstItem === item && $0.site?.isOfChain == true }) else {
      return nil
    }
    let fills = (item as? AutoLayoutKitView)?.fillsItsRoom == true
    let isTied =
      fills
      ? ties.call(of: tie).contains { $0.firstAttribute.side == 1 }
      : edges.contains { $0.side(of: item) == 1 }
    return isTied ? nil : tie.site
  }
}
