import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

// An opaque view without content in front of a text or a control.
extension OverlapSearch {
  /// Returns true for a view that hides all behind it and shows nothing, except for a line.
  func isOpaqueCover(_ index: Int) -> Bool {
    let item = tree.views[index]
    return item.hasBackground && !item.showsContent && index > 0 && item.view.hidesAllBehind
      && !item.frame.isFlat(CheckLimit.line)
  }

  /// Returns true if a view may not be in front of another one.
  func mayCover(_ front: Shape, _ back: Shape) -> Bool {
    guard back.role == .content else { return false }
    return front.role != .cover || tree.views[back.index].content != .image
  }

  /// Returns true for a mark that hides a small part, and for a page without content in front of another one.
  func isIntendedCover(_ pair: Pair, of outer: Int) -> Bool {
    let back = tree.views[pair.back.index]
    let hidden = pair.front.area.intersection(pair.back.area)
    if hidden.isAtMost(CheckLimit.badge, of: pair.back.area) { return true }
    // A view without a size explains the place of its content.
    if let parent = back.parent, parent > 0, tree.views[parent].frame.isFlat(tree.tolerance) { return true }
    return back.parent != outer && fillsContainer(pair, of: outer)
  }

  /// Returns true for a background in front of a scrolled text that covers it at each position, such as a
  /// sidebar: it is as long as the scroll view along the axis of scrolling.
  func isBesideScrolling(_ pair: Pair) -> Bool {
    #if canImport(UIKit)
      guard pair.front.role != .content, let index = tree.views[pair.back.index].scroll,
        let scroll = tree.views[index].view as? UIScrollView
      else { return false }
      let (front, frame) = (pair.front.area, tree.views[index].frame)
      let (content, inset) = (tree.geometry.contentSize(of: scroll), scroll.adjustedContentInset)
      if front.holds(frame, within: tree.tolerance) { return false }
      return CheckedAxis.allCases.contains { axis in
        let across: CheckedAxis = axis == .x ? .y : .x
        let insets = across == .x ? inset.left + inset.right : inset.top + inset.bottom
        return axis.near(of: front) <= axis.near(of: frame) + tree.tolerance
          && axis.far(of: front) >= axis.far(of: frame) - tree.tolerance
          && across.length(of: content) + insets <= across.length(of: frame) + CheckLimit.scrolledWidth
      }
    #else
      return false
    #endif
  }

  /// Returns the problem of an opaque view that hides another one: usually a background that was added after
  /// the views in front of which it should not be.
  func coverFinding(_ pair: Pair, others: Int) -> Finding {
    let (front, back) = (pair.front.index, pair.back.index)
    let axis = axis(of: pair)
    let sites = [front, back].flatMap { tree.placingSites(of: $0, axis, below: outer(pair)) }
    let tops = [front, back].map { tree.path(from: $0, below: outer(pair)).last ?? $0 }
    let names = tops.map { tree.shownNames.name(of: tree.views[$0].view) }
    let isWhole = pair.front.area.rect.insetBy(dx: -0.5, dy: -0.5).contains(pair.back.area.rect)
    let part = isWhole ? "" : "\(pair.common.size.points) points of "
    let more = others == 0 ? "" : " and \(others) more"
    let outerName = tree.shownNames.name(of: tree.views[outer(pair)].view)
    return tree.finding(
      .overlap, [front, back], sites: sites,
      "\(tree.name(of: tree.views[front].view)) is opaque and covers \(part)"
        + "\(tree.name(of: tree.views[back].view))\(more)\(sites.inBrackets), because \(names[0]) was added"
        + " after \(names[1]). A background is added first: call addSubview(\(names[0])) before"
        + " addSubview(\(names[1])), or \(outerName).insertSubview(\(names[0]), at: 0).")
  }
}

extension AutoLayoutKitView {
  /// True for a view with an opaque background that draws nothing else.
  fileprivate var hidesAllBehind: Bool {
    #if canImport(UIKit)
      guard (backgroundColor?.cgColor.alpha ?? 0) > 0.99, layer.contents == nil, !hasLayersOfItsOwn else {
        return false
      }
      return sequence(first: self, next: { $0.superview }).allSatisfy { $0.alpha > 0.99 }
    #else
      guard (layer?.backgroundColor?.alpha ?? 0) > 0.99, layer?.contents == nil else { return false }
      return sequence(first: self, next: { $0.superview }).allSatisfy { $0.alphaValue > 0.99 }
    #endif
  }
}
