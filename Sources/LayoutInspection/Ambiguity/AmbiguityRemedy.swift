import AutoLayoutKit
import LayoutPlatform
import LayoutWords

/// The line that gives a missing position or size, chosen by the lines of the views beside it.
@MainActor struct AmbiguityRemedy {
  let quantity: OpenQuantity
  let ties: ItemTies
  let names: ReportNames
  let isOpen: (AnyObject) -> Bool

  init(
    of quantity: OpenQuantity, ties: ItemTies, names: ReportNames,
    where isOpen: @escaping (AnyObject) -> Bool
  ) {
    self.quantity = quantity
    self.ties = ties
    self.names = names
    self.isOpen = isOpen
  }

  var item: AnyObject { quantity.item }
  var words: AxisWords { quantity.words }
  var name: String { written(item) }

  /// Returns the name of an item in a call; an ellipsis for one without a name of its own.
  func written(_ item: AnyObject) -> String {
    let name = names.name(of: item)
    return name.first?.isUppercase == true ? "…" : name
  }

  /// Returns the maker against an item, as a person writes it: `make.ref(title)`, or `make.safeArea` for an
  /// area of the container.
  private func maker(against other: AnyObject) -> String {
    guard let area = (other as? AutoLayoutKitGuide)?.systemGuide else {
      return "make.ref(\(written(other)))"
    }
    return area.maker.map { "make.\($0)" } ?? "make"
  }

  /// The call that gives the position.
  ///
  /// A view beside it in the same row says how; then the views that are aligned with it, and so are in one
  /// column; then the views that are placed against it.
  var position: String {
    let peers = peers
    if let edges = edgesOfColumn(peers) { return edges }
    for peer in peers where peer.isInRow {
      if let call = call(like: peer.item) { return call }
    }
    if let call = callOfArray { return call }
    if let column = columnOfAligned(peers) ?? pinOfAligned(peers) { return column }
    if isCenterOfRow { return "Add make.\(words.center)(\(name))." }
    if let center = centerOfSibling { return center }
    if let before = siblingBefore {
      return "Add make.\(words.chainVerb)(after: \(written(before)), …, \(name), make.wall)."
    }
    return "Add make.\(words.pin(words.near))(\(name))."
  }

  /// True if other views are centered on the item, and the row is about as high as the view around it.
  private var isCenterOfRow: Bool {
    let dependents = ties.dependents(item, isVertical: quantity.isVertical, where: isOpen)
    let centered = dependents.filter { $0.side(of: item) == 0.5 }
    guard !centered.isEmpty, let container = ItemTies.container(of: item) else { return false }
    return centered.count == dependents.count || isAboutAsHigh(as: container)
  }

  private func isAboutAsHigh(as container: AutoLayoutKitView) -> Bool {
    let (own, outer) = (length(of: item), length(of: container))
    return own <= outer && outer <= 3 * own
  }

  /// The call that centers the item as a sibling is centered, where a row is about as high as their
  /// container.
  private var centerOfSibling: String? {
    guard let container = ItemTies.container(of: item), isAboutAsHigh(as: container) else { return nil }
    for sibling in container.subviews where sibling !== item && !isOpen(sibling) {
      guard let pin = pin(of: sibling), pin.verb == words.center else { continue }
      return add(pin.verb, pin.constraint, like: sibling)
    }
    return nil
  }

  private func length(of item: AnyObject) -> CGFloat {
    let frame = AutoLayoutKitView.holding(item).map { InspectedFrame.of(item, in: $0) } ?? .zero
    return quantity.isVertical ? frame.height : frame.width
  }

  /// Another item of a call that places this one along the other axis.
  struct Peer {
    let item: AnyObject
    /// True if the call is a row along the other axis, false if it aligns the items.
    let isInRow: Bool
    /// The constraints of the call, in their order.
    let call: [NSLayoutConstraint]
    let distance: Int
  }

  /// The siblings in the calls that place the item along the other axis, the nearest ones first.
  private var peers: [Peer] {
    let container = ItemTies.container(of: item)
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(item)]
    var found: [Peer] = []
    for tie in ties.along(item, isVertical: !quantity.isVertical) where tie.site != nil {
      let call = ties.call(of: tie)
      let items = Self.items(of: call).filter { ItemTies.container(of: $0) === container }
      guard let place = items.firstIndex(where: { $0 === item }) else { continue }
      let isInRow = tie.site?.isOfChain == true
      for (index, other) in items.enumerated() where seen.insert(ObjectIdentifier(other)).inserted {
        // An area of the container is no view beside the item.
        if (other as? AutoLayoutKitGuide)?.systemGuide != nil { continue }
        found.append(Peer(item: other, isInRow: isInRow, call: call, distance: abs(index - place)))
      }
    }
    return found.sorted { one, other in
      one.isInRow == other.isInRow ? one.distance < other.distance : one.isInRow
    }
  }

  /// Returns the items of a call in their order.
  static func items(of call: [NSLayoutConstraint]) -> [AnyObject] {
    var items: [AnyObject] = []
    for constraint in call {
      for case let item? in [constraint.firstItem, constraint.secondItem]
      where !items.contains(where: { $0 === item }) {
        items.append(item)
      }
    }
    return items
  }

  /// Returns the request to add the item to the column of the views that are aligned with it; nil if none of
  /// them is in a column.
  private func columnOfAligned(_ peers: [Peer]) -> String? {
    for call in peers.filter({ !$0.isInRow }).map(\.call) {
      let order = Self.items(of: call).filter { other in
        other === item || !isOpen(other) && ItemTies.container(of: other) === ItemTies.container(of: item)
      }
      guard let place = order.firstIndex(where: { $0 === item }) else { continue }
      let near = order[..<place].reversed().lazy.compactMap { other in chain(of: other).map { (other, $0) } }
      let far = order[(place + 1)...].lazy.compactMap { other in chain(of: other).map { (other, $0) } }
      let isBehind = near.first != nil
      guard let (other, site) = near.first ?? far.first else { continue }
      let side = isBehind ? "behind" : "before"
      return addition(to: site, side, other)
    }
    return nil
  }

  /// Returns the pin to the other edge than that of a view on the same line; the same pin if several views on
  /// the line have it.
  private func pinOfAligned(_ peers: [Peer]) -> String? {
    let ends = [words.pin(words.near), words.pin(words.far)]
    var seen: [String] = []
    for peer in peers where !peer.isInRow && !isOpen(peer.item) {
      guard let hold = pin(of: peer.item) else { continue }
      if seen.contains(hold.verb) { return add(hold.verb, hold.constraint, like: peer.item) }
      seen.append(hold.verb)
    }
    guard seen.count == 1, let end = ends.firstIndex(of: seen[0]) else { return nil }
    return "Add make.\(ends[1 - end])(\(name))."
  }

  /// Returns the call that pins one edge or the center of an item along the axis.
  private func pin(of other: AnyObject) -> (verb: String, constraint: NSLayoutConstraint)? {
    let holds = ties.holds(other, isVertical: quantity.isVertical, where: isOpen)
    return holds.lazy.compactMap { hold in
      guard hold.firstItem === other, hold.relation == .equal, let verb = hold.site?.plainVerb,
        words.pins.contains(verb)
      else { return nil }
      return (verb, hold)
    }.first
  }

  /// Returns the place of the chain along the axis that holds an item.
  private func chain(of other: AnyObject) -> ConstraintSite? {
    let edges = ties.edges(other, isVertical: quantity.isVertical)
    return edges.compactMap(\.site).first { $0.plainVerb == words.chainVerb }
  }

  /// Returns the call that places the item as another one of its row is placed; nil if that one is placed
  /// against this one or by constraints of another kind.
  private func call(like peer: AnyObject) -> String? {
    if isOpen(peer) { return nil }
    if let pin = pin(of: peer) { return add(pin.verb, pin.constraint, like: peer) }
    guard let place = chain(of: peer) else { return nil }
    if !words.isVertical { return "Add \(alignment(with: peer, place)).\(words.pin(words.near))(\(name))." }
    // Beside a column of several lines, a larger view is centered in the view around both.
    let maker = length(of: item) > 1.5 * length(of: peer) ? "make" : "make.ref(\(written(peer)))"
    return "Add \(maker).\(words.center)(\(name))."
  }

  /// Returns the maker for a view of the same column, with the direction of the row that places the peer.
  private func alignment(with peer: AnyObject, _ place: ConstraintSite) -> String {
    let isDirectional = ties.edges(peer, isVertical: false).contains { edge in
      edge.site?.isSameCall(as: place) == true
        && (edge.firstAttribute == .leading || edge.firstAttribute == .trailing)
    }
    return "make.ref(\(written(peer)))\(isDirectional ? ".directional" : "")"
  }

  private func add(_ verb: String, _ hold: NSLayoutConstraint, like peer: AnyObject) -> String {
    let other = hold.other(than: peer)
    let isBeside = other.map { ItemTies.container(of: $0) === ItemTies.container(of: item) } ?? false
    let maker = isBeside ? other.map(maker(against:)) ?? "make" : "make"
    let number = hold.numberAsWritten ?? 0
    let offset = number == 0 ? "" : ", by: \(number.points)"
    let place = hold.site.map { " (\($0.fileAndLine))" } ?? ""
    return "Add \(maker).\(verb)(\(name)\(offset)), as for \(names.name(of: peer))\(place)."
  }

  /// The last placed sibling before the item in the tree, if it ends a column: nothing is placed behind it.
  private var siblingBefore: AutoLayoutKitView? {
    guard let view = item as? AutoLayoutKitView, let container = view.superview,
      let place = container.subviews.firstIndex(where: { $0 === view })
    else { return nil }
    let before = container.subviews[..<place].last { other in
      !isOpen(other) && !other.isHidden && !ties.all(other).isEmpty
    }
    guard let before else { return nil }
    let edges = ties.edges(before, isVertical: quantity.isVertical)
    let isFree = !edges.contains { $0.side(of: before) == 1 || $0.side(of: before) == 0.5 }
    return isFree && edges.contains { $0.site != nil } ? before : nil
  }
}
