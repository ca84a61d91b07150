import AutoLayoutKit
import LayoutPlatform
import LayoutWords

/// The line that gives a missing position or size, chosen by the lines of the views beside it.
@MainActor struct AmbiguityRemedy {
  /// A view beside the item, in a row along the other axis or aligned with it.
  private typealias Peer = (item: AnyObject, isInRow: Bool, call: [NSLayoutConstraint], distance: Int)

  let item: AnyObject
  let axis: CheckedAxis
  let group: OpenGroup

  init(of quantity: OpenQuantity, in group: OpenGroup) {
    item = quantity.item
    axis = quantity.axis
    self.group = group
  }

  var words: AxisWords { axis.words }
  var constraints: ConstraintList { group.constraints }
  var names: ReportNames { group.names }
  var container: AutoLayoutKitView? { ConstraintList.container(of: item) }
  var name: String { written(item) }

  func written(_ item: AnyObject) -> String {
    let name = names.name(of: item)
    return name.first?.isUppercase == true ? "…" : name
  }

  /// The call that gives the position.
  ///
  /// A view beside it in the same row says how; then the views that are aligned with it, and so are in one
  /// column; then the views that are placed against it.
  var position: String {
    let peers = peers
    if let edges = edgesOfColumn(peers) { return edges }
    if let call = peers.lazy.filter(\.isInRow).compactMap({ self.call(like: $0.item) }).first { return call }
    if let call = callOfArray ?? columnOfAligned(peers) ?? pinOfAligned(peers) { return call }
    if isCenterOfRow { return "Add make.\(words.center)(\(name))." }
    if let before = siblingBefore {
      return "Add make.\(words.chainVerb)(after: \(written(before)), …, \(name), make.wall)."
    }
    return "Add make.\(words.pin(words.near))(\(name))."
  }

  // The views of the same rows and columns

  private var peers: [Peer] {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(item)]
    var found: [Peer] = []
    for tie in constraints.of(item, axis.across) where tie.site != nil {
      let call = constraints.call(of: tie)
      let items = ConstraintList.items(of: call).filter(isSibling)
      guard let place = items.firstIndex(where: { $0 === item }) else { continue }
      for (index, other) in items.enumerated() where seen.insert(ObjectIdentifier(other)).inserted {
        found.append((other, tie.site?.isOfChain == true, call, abs(index - place)))
      }
    }
    return found.sorted { one, other in
      one.isInRow == other.isInRow ? one.distance < other.distance : one.isInRow
    }
  }

  private func isSibling(_ other: AnyObject) -> Bool { ConstraintList.container(of: other) === container }

  /// Returns the call that ties both edges of a view which is in a column and has no width of its own: that
  /// of the nearest view of the column, if there is one; nil for any other item.
  ///
  ///     make.yPlace(head, list, bar)
  ///     make.xEqual(list)               // bar is missing
  private func edgesOfColumn(_ peers: [Peer]) -> String? {
    guard axis == .x, peers.contains(where: \.isInRow), let view = item as? AutoLayoutKitView,
      view.intrinsicContentSize.width < 0,
      constraints.sizes(view, .x).allSatisfy({ $0.firstItem !== view })
    else { return nil }
    for peer in peers where peer.isInRow && !group.isOpen(peer.item) {
      let sites = constraints.edges(peer.item, .x).compactMap(\.site)
      if let site = sites.first(where: { $0.plainVerb == "xEqual" }) {
        return addition(to: site, "behind", peer.item)
      }
    }
    return "Add make.xEqual(\(name))."
  }

  /// The request to add the item to the call that places the other views of its array along the axis; nil if
  /// no call names several of them.
  ///
  ///     make.yEqual(tabs[0], tabs[1])    // tabs[2] is missing
  private var callOfArray: String? {
    guard let own = names.name(of: item).arrayName else { return nil }
    let order = (container?.subviews ?? []).filter {
      $0 === item || !group.isOpen($0) && names.name(of: $0).arrayName == own
    }
    return addition(in: order) { other in
      guard let tie = constraints.edges(other, axis).first(where: { $0.site != nil }) else { return nil }
      // A call that names all views of a short array, or at least two of a longer one.
      let items = ConstraintList.items(of: constraints.call(of: tie))
      let count = order.filter { view in items.contains { $0 === view } }.count
      return count >= min(2, order.count - 1) ? tie.site : nil
    }
  }

  private func columnOfAligned(_ peers: [Peer]) -> String? {
    peers.lazy.filter { !$0.isInRow }.compactMap { peer in
      let order = ConstraintList.items(of: peer.call).filter { other in
        other === item || !group.isOpen(other) && isSibling(other)
      }
      return addition(in: order, to: chain)
    }.first
  }

  private func addition(in order: [AnyObject], to site: (AnyObject) -> ConstraintSite?) -> String? {
    guard let place = order.firstIndex(where: { $0 === item }) else { return nil }
    let behind = order[..<place].reversed().map { ("behind", $0) }
    for (side, other) in behind + order[(place + 1)...].map({ ("before", $0) }) {
      if let site = site(other) { return addition(to: site, side, other) }
    }
    return nil
  }

  private func pinOfAligned(_ peers: [Peer]) -> String? {
    let ends = [words.pin(words.near), words.pin(words.far)]
    let aligned = peers.filter { !$0.isInRow && !group.isOpen($0.item) }
    let pins = aligned.compactMap { pin(of: $0.item)?.verb }
    guard pins.count == 1, let end = ends.firstIndex(of: pins[0]) else { return nil }
    return "Add make.\(ends[1 - end])(\(name))."
  }

  private func pin(of other: AnyObject) -> (verb: String, constraint: NSLayoutConstraint)? {
    group.holds(other, axis).lazy.compactMap { hold in
      guard hold.firstItem === other, hold.relation == .equal, let verb = hold.site?.plainVerb,
        words.pins.contains(verb)
      else { return nil }
      return (verb, hold)
    }.first
  }

  private func chain(of other: AnyObject) -> ConstraintSite? {
    constraints.edges(other, axis).compactMap(\.site).first { $0.plainVerb == words.chainVerb }
  }

  // The calls

  private func call(like peer: AnyObject) -> String? {
    if group.isOpen(peer) { return nil }
    if let pin = pin(of: peer) { return add(pin.verb, pin.constraint, like: peer) }
    guard let place = chain(of: peer) else { return nil }
    let maker = "make.ref(\(written(peer)))"
    if axis == .x {
      // In the direction of the row that places the peer.
      let isDirectional = constraints.edges(peer, .x).contains { edge in
        edge.site?.isSameCall(as: place) == true && edge.firstAttribute.isMirrored == true
      }
      return "Add \(maker)\(isDirectional ? ".directional" : "").\(words.pin(words.near))(\(name))."
    }
    // Beside a column of several lines, a larger view is centered in the view around both.
    return "Add \(length(of: item) > 1.5 * length(of: peer) ? "make" : maker).\(words.center)(\(name))."
  }

  private func add(_ verb: String, _ hold: NSLayoutConstraint, like peer: AnyObject) -> String {
    var maker = "make"
    if let other = hold.other(than: peer), isSibling(other) {
      if let area = (other as? AutoLayoutKitGuide)?.systemGuide {
        maker = area.maker.map { "make.\($0)" } ?? maker
      } else {
        maker = "make.ref(\(written(other)))"
      }
    }
    let place = hold.site.map { " (\($0.fileAndLine))" } ?? ""
    return "Add \(maker).\(verb)(\(name)\(offset(of: hold))), as for \(names.name(of: peer))\(place)."
  }

  func offset(of pin: NSLayoutConstraint) -> String {
    let number = pin.numberAsWritten ?? 0
    return number == 0 ? "" : ", by: \(number.points)"
  }

  private func addition(to site: ConstraintSite, _ side: String, _ other: AnyObject) -> String {
    "Add \(names.name(of: item)) to the \(site.plainVerb) at \(site.fileAndLine), \(side)"
      + " \(names.name(of: other))."
  }

  // The container

  private var isCenterOfRow: Bool {
    let dependents = constraints.dependents(item, axis, where: group.isOpen)
    let centered = dependents.filter { $0.side(of: item) == 0.5 }
    guard !centered.isEmpty, container != nil else { return false }
    let (own, outer) = (length(of: item), container.map(length) ?? 0)
    // The item is about as high as its container.
    return centered.count == dependents.count || own <= outer && outer <= 3 * own
  }

  private func length(of item: AnyObject) -> CGFloat {
    axis.length(of: AutoLayoutKitView.holding(item).map { InspectedFrame.of(item, in: $0).size } ?? .zero)
  }

  private var siblingBefore: AutoLayoutKitView? {
    guard let view = item as? AutoLayoutKitView, let siblings = view.superview?.subviews,
      let before = siblings.prefix(while: { $0 !== view }).last(where: { other in
        !group.isOpen(other) && !other.isHidden && !constraints.of(other).isEmpty
      })
    else { return nil }
    let edges = constraints.edges(before, axis)
    return edges.allSatisfy { $0.side(of: before) == 0 } && edges.contains { $0.site != nil } ? before : nil
  }
}

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
    guard let tie = edges.first(where: { $0.firstItem === item && $0.site?.isOfChain == true })
    else { return nil }
    let isList = (item as? AutoLayoutKitView)?.isScrolling == true
    let isTied =
      isList
      ? constraints.call(of: tie).contains { $0.firstAttribute.side == 1 }
      : edges.contains { $0.side(of: item) == 1 }
    return isTied ? nil : tie.site
  }
}
