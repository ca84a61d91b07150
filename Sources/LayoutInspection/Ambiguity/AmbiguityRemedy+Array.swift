import AutoLayoutKit
import LayoutPlatform
import LayoutWords

// The call that places the other views of an array or of a column.
extension AmbiguityRemedy {
  /// Returns the request to add the item to the call that places the other views of its array along the axis;
  /// nil if no call names several of them.
  ///
  ///     make.yEqual(tabs[0], tabs[1])    // tabs[2] is missing
  var callOfArray: String? {
    guard let place = element(item) else { return nil }
    let siblings = ItemTies.container(of: item)?.subviews ?? []
    let others = siblings.compactMap { view -> (view: AutoLayoutKitView, index: Int)? in
      guard view !== item, !isOpen(view), let other = element(view), other.array == place.array else {
        return nil
      }
      return (view, other.index)
    }
    for other in others.sorted(by: { abs($0.index - place.index) < abs($1.index - place.index) }) {
      let edges = ties.edges(other.view, isVertical: quantity.isVertical)
      guard let tie = edges.first(where: { $0.site != nil }), let site = tie.site,
        isOfArray(tie, among: others.map(\.view))
      else { continue }
      let side = other.index < place.index ? "behind" : "before"
      return addition(to: site, side, other.view)
    }
    return nil
  }

  /// Returns true for a call that names all views of a short array, or at least two of a longer one.
  private func isOfArray(_ tie: NSLayoutConstraint, among others: [AutoLayoutKitView]) -> Bool {
    let items = Self.items(of: ties.call(of: tie))
    return others.filter { other in items.contains { $0 === other } }.count >= min(2, others.count)
  }

  /// Returns the call that ties both edges of a view which is in a column and has no width of its own: that
  /// of the nearest view of the column, if there is one; nil for any other item.
  ///
  ///     make.yPlace(head, list, bar)
  ///     make.xEqual(list)               // bar is missing
  func edgesOfColumn(_ peers: [Peer]) -> String? {
    guard !words.isVertical, peers.contains(where: \.isInRow), let view = item as? AutoLayoutKitView,
      view.intrinsicContentSize.width < 0,
      ties.sizes(view, isVertical: false).allSatisfy({ $0.firstItem !== view })
    else { return nil }
    for peer in peers where peer.isInRow && !isOpen(peer.item) {
      let sites = ties.edges(peer.item, isVertical: false).compactMap(\.site)
      if let site = sites.first(where: { $0.plainVerb == "xEqual" }) {
        return addition(to: site, "behind", peer.item)
      }
    }
    return "Add make.xEqual(\(name))."
  }

  /// Returns the request to add the item to a call, before or behind another one.
  func addition(to site: ConstraintSite, _ side: String, _ other: AnyObject) -> String {
    "Add \(names.name(of: item)) to the \(site.plainVerb) at \(site.fileAndLine), \(side)"
      + " \(names.name(of: other))."
  }

  /// Returns the array and the index of a view that is named as a part of an array: `tabs` and 2.
  private func element(_ view: AnyObject) -> (array: Substring, index: Int)? {
    let name = names.name(of: view)
    guard name.hasSuffix("]"), let bracket = name.lastIndex(of: "["),
      let index = Int(name[name.index(after: bracket)...].dropLast())
    else { return nil }
    return (name[..<bracket], index)
  }
}
