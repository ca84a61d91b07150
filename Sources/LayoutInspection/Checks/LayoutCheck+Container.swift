import AutoLayoutKit
import Foundation
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

/// The length by which a view reaches out of a rectangle at one edge.
private struct Excess {
  let axis: CheckedAxis
  let isFar: Bool
  let length: Length

  /// `right edge`.
  var edge: String { "\(isFar ? axis.words.far : axis.words.near) edge" }

  /// Returns the excess of a rectangle at each edge of another one, the largest first.
  @MainActor static func of(_ inner: Area, beyond outer: Area, tolerance: CGFloat) -> [Excess] {
    let all = CheckedAxis.allCases.flatMap { axis in
      [
        Excess(axis: axis, isFar: false, length: axis.near(of: outer) - axis.near(of: inner)),
        Excess(axis: axis, isFar: true, length: axis.far(of: inner) - axis.far(of: outer)),
      ]
    }
    // Lengths that differ by rounding only are equal: the near edge is named first.
    return all.filter { $0.length.exceeds(Length(0), by: tolerance) }
      .sorted { ($0.length.value * 64).rounded() > ($1.length.value * 64).rounded() }
  }
}

extension CheckedTree {
  /// Returns the problem of a view that reaches out of its superview.
  fileprivate func outside(_ index: Int) -> Finding? {
    let item = views[index]
    guard let parent = item.parent, !views[parent].view.isScrolling, !views[parent].frame.isEmpty,
      item.showsContent || item.hasBackground, !item.frame.isEmpty
    else { return nil }
    let outer = views[parent].frame
    let area = alignedArea(of: index)
    // On a fine screen the platform rounds both frames to pixels, each by itself.
    let pixel = 2 * tolerance
    let excess = Excess.of(area, beyond: outer, tolerance: pixel < 1 ? pixel * 1.01 : tolerance)
    guard let most = excess.first, !isIntended(item, area, parent, excess) else { return nil }
    let sites = constraints.sites(of: item.view, most.axis)
    let lengths = excess.map { "\($0.length.points) points beyond the \($0.edge)" }
    let problem =
      "reaches \(lengths.joined(separator: " and ")) of \(name(of: views[parent].view)), which is"
      + " \(outer.points)"
    if let found = wrongReference(index, parent, most.axis, problem) { return found }
    return symptom(
      .outsideContainer, [index, parent], most.axis, sites: sites, "\(name(of: item.view)) \(problem)",
      advice(index, parent, most))
  }

  /// Returns the problem of a view that is placed against one outside of its superview, or against one around
  /// it; nil for any other view.
  private func wrongReference(
    _ index: Int, _ parent: Int, _ axis: CheckedAxis, _ problem: String
  ) -> Finding? {
    let item = views[index].view
    let outer = views[parent].view
    for constraint in constraints.of(item, axis) where !constraint.firstAttribute.isSize {
      let isFirst = constraint.firstItem === item
      let other = (isFirst ? constraint.secondItem : constraint.firstItem) as? AutoLayoutKitView
      guard let site = constraint.site, let other, !other.isDescendant(of: outer) else { continue }
      let container = shownNames.name(of: outer)
      let place = "\(site.call) places \(name(of: item)) against \(name(of: other)), which"
      let remedy = "Place it with make.ref(\(container))"
      var finding = finding(
        .outsideContainer, [index, parent], sites: [site],
        outer.isDescendant(of: other)
          ? "\(place) is around \(name(of: outer)), so it \(problem). \(remedy)."
          : "\(place) is not in \(name(of: outer)), so it \(problem). \(remedy), or add it to the superview"
            + " of"
            + " \(shownNames.name(of: other)).")
      finding.step = .open
      finding.explained.views = [item]
      return finding
    }
    return nil
  }

  private func isIntended(
    _ item: CheckedView, _ area: Area, _ parent: Int, _ excess: [Excess]
  ) -> Bool {
    let outer = views[parent].frame
    if area.isFlat(CheckLimit.line) { return true }
    let isAtCorner = Set(excess.map(\.axis)).count == 2 && excess.count == 2
    if isAtCorner, outer.contains(x: area.midX, y: area.midY) { return true }
    let isClipped = views[parent].view.clipsSubviews
    if isClipped, excess.allSatisfy({ $0.axis == .y }) { return true }
    if item.content == .image || !item.showsContent {
      if isClipped { return true }
      let siblings = views[parent].view.subviews
      return !item.showsContent && siblings.first === item.view
        && (siblings.count > 1 || area.holds(outer, within: 0))
    }
    return false
  }

  private func advice(_ index: Int, _ parent: Int, _ excess: Excess) -> String {
    let item = views[index].view
    let outer = views[parent].view
    if isTied(item, to: outer, excess) {
      return "Its constraints put it there: change the inset, the sizes or the sign of the constant."
    }
    return
      "Nothing ties its \(excess.edge) to \(name(of: outer)): end the \(excess.axis.words.chainVerb) with a"
      + " gap such as 8... there and not with a wall, and let a view of the row shrink."
  }

  /// True if a constraint along the axis ties the view, or those that determine it, to the far edge or the
  /// size of the superview; for the near edge, to that edge.
  private func isTied(_ item: AutoLayoutKitView, to outer: AutoLayoutKitView, _ excess: Excess) -> Bool {
    let own = constraints.of(item, excess.axis)
    if own.isEmpty { return true }
    let mentions = constraints.of(outer, excess.axis).filter { constraint in
      let attribute = constraint.firstItem === outer ? constraint.firstAttribute : constraint.secondAttribute
      return excess.isFar ? attribute.isFarOrSize : !attribute.isFarOrSize
    }
    return mentions.contains(where: own.contains)
      || !item.constraintsAffecting(excess.axis, where: mentions.contains).isEmpty
  }

  /// Returns the problem of a text or a control under a bar or a corner of the device.
  fileprivate func underSafeArea(_ index: Int) -> Finding? {
    let item = views[index]
    guard item.content == .text || item.content.isControl, item.scroll == nil,
      let parent = item.parent, let safe = safeArea(of: views[parent].view), !isCut(index)
    else { return nil }
    let area = contentArea(of: index)
    let excess = Excess.of(area, beyond: safe, tolerance: tolerance)
    guard let most = excess.first, most.length < most.axis.length(of: area) + safe.width + safe.height
    else { return nil }
    let sites = placingSites(of: index, most.axis, below: 0)
    let sentence =
      "\(name(of: item.view)) reaches \(most.length.points) points out of the safe area at the"
      + " \(most.edge) of \(name(of: views[parent].view))\(sites.inBrackets)."
    return finding(
      .outsideContainer, [index], sites: sites,
      "\(sentence) Place it with make.safeArea, so that bars and corners do not cover it.")
  }
}

extension NSLayoutConstraint.Attribute {
  /// True for a right or lower edge, a size or a center, which change with the size of the item.
  fileprivate var isFarOrSize: Bool {
    switch self {
    case .left, .leading, .top, .firstBaseline, .notAnAttribute: return false
    #if canImport(UIKit)
      case .leftMargin, .leadingMargin, .topMargin: return false
    #endif
    default: return true
    }
  }
}

extension CheckedTree {
  /// Returns the safe area of a view in the coordinates of the topmost view; nil if it is all of the view.
  ///
  /// A window of a Mac covers nothing of its views except at the top, which AppKit leaves out itself.
  private func safeArea(of view: AutoLayoutKitView) -> Area? {
    #if canImport(UIKit)
      return geometry.safeArea(of: view, in: root)
    #else
      return nil
    #endif
  }
}
