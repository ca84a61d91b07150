import AutoLayoutKit
import LayoutPlatform
import LayoutWords

// The line that gives a missing size.
extension AmbiguityRemedy {
  var column: String? {
    guard let site = openEnd?.first?.site, site.plainVerb == words.chainVerb else { return nil }
    return "the \(words.chain) at \(site.fileAndLine) ends at a wall"
  }

  var columnEnd: String? {
    guard let call = openEnd, let site = call[0].site else { return nil }
    let first = call[0].numberAsWritten ?? 0
    let gap = first > 0 ? first : 8
    if call.count < 4, let arguments = ChainCall(call)?.arguments(names, endingWith: gap) {
      return "End it with a gap: \(site.plainVerb)\(arguments)."
    }
    return "End it with a gap such as \(gap.points) instead of make.wall."
  }

  /// The call inside the item that begins at its near edge and reaches farthest toward the other one.
  private var openEnd: [NSLayoutConstraint]? {
    guard let view = item as? AutoLayoutKitView else { return nil }
    var best: (call: [NSLayoutConstraint], end: CGFloat)?
    for tie in constraints.of(item, axis) {
      guard let inner = tie.other(than: item), ConstraintList.isInside(inner, item),
        !tie.firstAttribute.isSize, tie.side(of: item) == 0
      else { continue }
      let call = constraints.call(of: tie)
      guard call.first === tie, !call.contains(where: { $0.mentions(item) && $0.side(of: item) == 1 })
      else { continue }
      let items = ConstraintList.items(of: call).filter { $0 !== item }
      let end = items.map { axis.far(of: InspectedFrame.of($0, in: view)) }.max() ?? 0
      if best.map({ $0.end < end }) ?? true { best = (call, end) }
    }
    return best?.call
  }

  var size: String {
    let fixed = "make.\(words.size)(\(name)) == …"
    if axis == .x, container?.isScrolling == true { return "Add make.width(\(name)) == make.w." }
    if let view = item as? AutoLayoutKitView, !view.subviews.isEmpty, !view.isScrolling {
      return farEnd.map { "Add \($0), or \(fixed)." } ?? "Add \(fixed)."
    }
    if let site = wallBehind {
      return "End the \(site.plainVerb) at \(site.fileAndLine) with a gap instead of make.wall, or add"
        + " \(fixed)."
    }
    return "Add \(fixed)."
  }

  /// The call that ties the last view inside the item to its far edge, as the first is tied to the near one.
  var farEnd: String? {
    guard let view = item as? AutoLayoutKitView, let tie = openEnd?.first,
      tie.site?.plainVerb == words.pin(words.near),
      let end = view.subviews.map({ axis.far(of: $0.frame) }).max(),
      let last = view.subviews.first(where: { axis.far(of: $0.frame) == end })
    else { return nil }
    return "make.ref(\(name)).\(words.pin(words.far))(\(written(last))\(offset(of: tie)))"
  }

  /// The chain that holds the near edge of the item and ends at a wall behind it; for a list, at a wall
  /// behind the last view of the chain.
  private var wallBehind: ConstraintSite? {
    let edges = constraints.edges(item, axis)
    guard let tie = edges.first(where: { $0.firstItem === item && $0.site?.isOfChain == true }) else {
      return nil
    }
    let isList = (item as? AutoLayoutKitView)?.isScrolling == true
    let isTied =
      isList
      ? constraints.call(of: tie).contains { $0.firstAttribute.side == 1 }
      : edges.contains { $0.side(of: item) == 1 }
    return isTied ? nil : tie.site
  }
}
