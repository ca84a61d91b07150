import AutoLayoutKit
import LayoutPlatform
import LayoutWords

extension LayoutCheck {
  /// Checks that no view reaches out of its superview, and that no text and no control is under the bars and
  /// corners that the safe area leaves out.
  ///
  /// These are intended: the content of a scroll view; views that a superview with `clipsToBounds` cuts off
  /// at the top or the bottom, as in a list, and an image or a background that it cuts off at any edge; a
  /// badge, which covers one corner of its superview and has its center inside; a background behind all of
  /// its siblings; lines of at most 2 points.
  public static let insideContainer = LayoutCheck(named: "insideContainer") { tree in
    tree.views.indices.dropFirst().compactMap { tree.outside($0) ?? tree.underSafeArea($0) }
  }
}

private struct Excess {
  let axis: CheckedAxis
  let isFar: Bool
  let length: Length

  var edge: String { "\(isFar ? axis.words.far : axis.words.near) edge" }

  @MainActor static func of(_ inner: Area, beyond outer: Area, tolerance: CGFloat) -> [Excess] {
    let all = CheckedAxis.allCases.flatMap { axis in
      [
        Excess(axis: axis, isFar: false, length: axis.near(of: outer) - axis.near(of: inner)),
        Excess(axis: axis, isFar: true, length: axis.far(of: inner) - axis.far(of: outer)),
      ]
    }
    // Lengths that differ by rounding only are equal: the near edge is named first.
    return all.filter { $0.length.exceeds(.zero, by: tolerance) }
      .sorted { ($0.length.value * 64).rounded() > ($1.length.value * 64).rounded() }
  }
}

extension CheckedTree {
  fileprivate func outside(_ index: Int) -> Finding? {
    let item = views[index]
    guard let parent = item.parent, !views[parent].view.isScrolling, !views[parent].frame.isEmpty,
      item.showsContent || item.hasBackground, !item.frame.isEmpty
    else { return nil }
    let outer = views[parent]
    let area = alignedArea(of: index)
    // On a fine screen the platform rounds both frames to pixels, each by itself.
    let pixel = 2 * tolerance
    let excess = Excess.of(area, beyond: outer.frame, tolerance: pixel < 1 ? pixel * 1.01 : tolerance)
    guard let most = excess.first, !isIntended(item, area, outer, excess) else { return nil }
    let lengths = excess.map { "\($0.length.points) points beyond the \($0.edge)" }
    let problem =
      "reaches \(lengths.joined(separator: " and ")) of \(name(parent)), which is \(outer.frame.points)"
    return wrongReference(index, parent, most.axis, problem) ?? numberOfContainer(index, parent, most)
      ?? symptom(
        .outsideContainer, [index, parent], most.axis, sites: constraints.sites(of: item.view, most.axis),
        "\(name(index)) \(problem)", advice(item.view, outer.view, most))
  }

  private func isIntended(
    _ item: CheckedView, _ area: Area, _ outer: CheckedView, _ excess: [Excess]
  ) -> Bool {
    if area.isFlat(CheckLimit.line) { return true }
    let isAtCorner = excess.count == 2 && excess[0].axis != excess[1].axis
    if isAtCorner, outer.frame.contains(x: area.midX, y: area.midY) { return true }
    let isClipped = outer.view.clipsSubviews
    if isClipped, excess.allSatisfy({ $0.axis == .y }) || item.content == .image { return true }
    if item.showsContent { return false }
    let siblings = outer.view.subviews
    return isClipped
      || siblings.first === item.view && (siblings.count > 1 || area.holds(outer.frame, within: 0))
  }

  /// Returns the problem of a container whose own number leaves too little room for several views in it, for
  /// the first one that reaches out.
  ///
  ///     make.height(header) == 6     // "title" and "back" reach out of it, and need 52
  private func numberOfContainer(_ index: Int, _ parent: Int, _ excess: Excess) -> Finding? {
    let (axis, container) = (excess.axis, views[parent])
    let inner = views.indices.filter { inner in
      views[inner].parent == parent
        && axis.far(of: views[inner].frame).exceeds(axis.far(of: container.frame), by: tolerance)
    }
    let size = constraints.sizes(container.view, axis).first { size in
      size.firstItem === container.view && size.secondItem == nil && size.relation != .greaterThanOrEqual
        && size.site != nil
    }
    guard excess.isFar, inner.count > 1, inner.first == index, let size, let site = size.site
    else { return nil }
    let ends = inner.map { (axis.far(of: views[$0].frame) - axis.near(of: container.frame)).value }
    let needed = (ends.max() ?? 0).rounded(.up)
    let tenfold = size.constant * 10
    return finding(
      .outsideContainer, [parent] + inner, sites: [site],
      "\(site.call) makes \(name(parent)) \(size.constant.points) \(axis.words.extent), but"
        + " \(inner.map(name).shortList) in it need \(needed.points). "
        + (needed <= tenfold && tenfold <= needed * 1.5
          ? "Probably \(tenfold.points) was meant."
          : "Write a \(axis.words.size) of at least \(needed.points).")
    )
    .explaining([container.view], at: .lines)
  }

  private func wrongReference(
    _ index: Int, _ parent: Int, _ axis: CheckedAxis, _ problem: String
  ) -> Finding? {
    let (item, outer) = (views[index].view, views[parent].view)
    for tie in constraints.ties(of: item, axis) where tie.other === tie.holder {
      guard let site = tie.site, !tie.holder.isDescendant(of: outer) else { continue }
      let other = tie.holder
      let place = "\(site.call) places \(name(index)) against \(name(of: other)), which"
      let remedy = "Place it with make.ref(\(plainName(parent)))"
      return finding(
        .outsideContainer, [index, parent], sites: [site],
        outer.isDescendant(of: other)
          ? "\(place) is around \(name(parent)), so it \(problem). \(remedy)."
          : "\(place) is not in \(name(parent)), so it \(problem). \(remedy), or add it to the superview of"
            + " \(shownNames.name(of: other))."
      )
      .explaining([item], at: .open)
    }
    return nil
  }

  private func advice(_ item: AutoLayoutKitView, _ outer: AutoLayoutKitView, _ excess: Excess) -> String {
    let own = constraints.of(item, excess.axis)
    let isTied = own.contains { constraint in
      let attribute = constraint.attribute(of: outer)
      return constraint.mentions(outer) && excess.isFar == (attribute.isSize || attribute.side > 0)
    }
    return own.isEmpty || isTied
      ? "Its constraints put it there: change the inset, the sizes or the sign of the constant."
      : "Nothing ties its \(excess.edge) to \(name(of: outer)): end the \(excess.axis.words.chainVerb) with a"
        + " gap such as 8... there and not with a wall, and let a view of the row shrink."
  }

  fileprivate func underSafeArea(_ index: Int) -> Finding? {
    let item = views[index]
    guard item.content == .text || item.content.isControl, item.scroll == nil, let outer = outer(index),
      let safe = geometry.safeArea(of: outer.view, in: root), !isCut(index)
    else { return nil }
    let area = contentArea(of: index)
    let excess = Excess.of(area, beyond: safe, tolerance: tolerance)
    guard let most = excess.first, most.length < most.axis.length(of: area) + safe.width + safe.height
    else { return nil }
    let sites = placingSites(of: index, most.axis)
    return finding(
      .outsideContainer, [index], sites: sites,
      "\(name(index)) reaches \(most.length.points) points out of the safe area at the"
        + " \(most.edge) of \(name(of: outer.view))\(sites.inBrackets)."
        + " Place it with make.safeArea, so that bars and corners do not cover it.")
  }
}
