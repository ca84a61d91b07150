import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

extension LayoutCheck {
  /// Checks that texts, images and controls do not cover each other.
  ///
  /// The rectangle of a text is that of its lines and not the whole label. A view with a background and
  /// content on it, such as a card, must not cover the content of others either. An opaque view without any
  /// content, such as the background of a bar that was added after the bar, must not hide more than a quarter
  /// of a text or a control. These are intended:
  /// - content on a background behind it, and on an image that holds all of it; but not a button that is
  ///   placed against a view outside of the image and not against the image;
  /// - an image in front of an image, and a badge: a view with a background on one corner of an image or a
  ///   control, at most a quarter as large;
  /// - an icon inside a text field, and a placeholder inside an empty one;
  /// - a view with a background that covers the whole of the container;
  /// - bars and buttons above the content of a scroll view, but not a sidebar, under which a text cannot be
  ///   scrolled away;
  /// - lines of at most 2 points, and the part of a view that a superview cuts off.
  ///
  /// `except(_:)` names other views that are covered on purpose.
  public static let noOverlap = LayoutCheck(named: "noOverlap", basis: .pairs) { tree in
    tree.uncovered(tree.coveringPairs()).map { tree.finding($0, others: $1) }
  }
}

/// A view that covers others or is covered.
struct CoveringShape {
  /// The reason for which a view covers others.
  enum Role {
    case content
    /// It is a background with content on it.
    case panel
    /// It is an opaque background without any content.
    case cover
  }

  let index: Int
  let item: CheckedView
  let area: Area
  let role: Role
}

/// A view in front of another one.
struct CoveringPair {
  let front: CoveringShape
  let back: CoveringShape
  /// The innermost view around both.
  let outer: Int

  var indices: [Int] { [front.index, back.index] }
  var common: CGRect { front.area.rect.intersection(back.area.rect) }
}

extension CheckedTree {
  /// Returns the pairs to report, each with the number of others for which it stands: the largest overlap of
  /// a view stands for all that the view is a part of.
  fileprivate func uncovered(_ pairs: [CoveringPair]) -> [(pair: CoveringPair, others: Int)] {
    // Content on a card that covers the same view says nothing new.
    var left = pairs.filter { pair in
      !pairs.contains {
        $0.back.index == pair.back.index && $0.front.index != pair.front.index
          && isInside(pair.front.index, $0.front.index)
      }
    }
    if !isNamed { return left.map { ($0, 0) } }
    left.sort { $0.common.area > $1.common.area }
    var found: [(pair: CoveringPair, others: Int)] = []
    while let pair = left.first {
      let count = left.count
      left.removeAll { $0.front.index == pair.front.index || $0.back.index == pair.back.index }
      found.append((pair, count - left.count - 1))
    }
    return found
  }

  /// Returns the pairs of views of which one covers the other and should not.
  fileprivate func coveringPairs() -> [CoveringPair] {
    let outlines = views.indices.compactMap(outline)
    var shapes: [Int: CoveringShape?] = [:]
    func shape(_ outline: CoveringShape) -> CoveringShape? {
      if let known = shapes[outline.index] { return known }
      let shape = self.shape(outline)
      shapes[outline.index] = shape
      return shape
    }
    var pairs: [CoveringPair] = []
    for (number, front) in outlines.enumerated() {
      for back in outlines[..<number] where back.role == .content && !isInside(front.index, back.index) {
        if front.role == .cover, back.item.content == .image { continue }
        // The lines of a text are measured only where its whole label covers another view.
        guard front.area.mayMeet(back.area), let front = shape(front), let back = shape(back),
          front.area.meets(back.area, beyond: tolerance)
        else { continue }
        let pair = CoveringPair(front: front, back: back, outer: commonView(back.index, front.index))
        if !isIntended(pair) { pairs.append(pair) }
      }
    }
    return pairs
  }

  /// Returns a view that covers others or is covered, as a whole.
  private func outline(_ index: Int) -> CoveringShape? {
    let item = views[index]
    if item.view.isBar || item.frame.isEmpty { return nil }
    func shape(_ role: CoveringShape.Role) -> CoveringShape {
      CoveringShape(index: index, item: item, area: item.frame, role: role)
    }
    if item.content != .nothing { return shape(.content) }
    guard item.hasBackground else { return nil }
    if item.showsContent { return shape(.panel) }
    let isCover = index > 0 && item.view.hidesAllBehind && !item.frame.isFlat(CheckLimit.line)
    return isCover ? shape(.cover) : nil
  }

  /// Returns an outline reduced to the visible part of the content of its view; nil for a line.
  private func shape(_ outline: CoveringShape) -> CoveringShape? {
    let whole = outline.role == .content ? contentArea(of: outline.index) : outline.area
    let area = visiblePart(of: whole, outline.index)
    if area.isFlat(CheckLimit.line) { return nil }
    return CoveringShape(index: outline.index, item: outline.item, area: area, role: outline.role)
  }

  private func isIntended(_ pair: CoveringPair) -> Bool {
    if isScrolledApart(pair) { return !isBesideScrolling(pair) }
    if isBadge(pair) { return true }
    if pair.front.role == .cover { return isIntendedCover(pair) }
    return fillsContainer(pair) || isOnImage(pair) || isInField(pair)
  }

  /// Returns true if a scroll view moves the back under a front that it does not move.
  private func isScrolledApart(_ pair: CoveringPair) -> Bool {
    let moves = pair.indices.map { index in
      path(from: index, below: pair.outer).dropFirst().contains { views[$0].view.isScrolling }
    }
    return moves[1] && !moves[0]
  }

  /// Returns true for a background in front of a scrolled text that covers it at each position, such as a
  /// sidebar: it is as long as the scroll view along the axis of scrolling.
  private func isBesideScrolling(_ pair: CoveringPair) -> Bool {
    #if canImport(UIKit)
      guard pair.front.role != .content, let index = pair.back.item.scroll,
        let scroll = views[index].view as? UIScrollView
      else { return false }
      let (front, frame) = (pair.front.area, views[index].frame)
      let (content, inset) = (geometry.contentSize(of: scroll), scroll.adjustedContentInset)
      if front.holds(frame, within: tolerance) { return false }
      return CheckedAxis.allCases.contains { axis in
        let insets = axis == .y ? inset.left + inset.right : inset.top + inset.bottom
        return axis.near(of: front) <= axis.near(of: frame) + tolerance
          && axis.far(of: front) >= axis.far(of: frame) - tolerance
          && axis.across.length(of: content) + insets
            <= axis.across.length(of: frame) + CheckLimit.scrolledWidth
      }
    #else
      return false
    #endif
  }

  /// Returns true for a mark that hides a small part, and for a page without content in front of another one.
  private func isIntendedCover(_ pair: CoveringPair) -> Bool {
    let hidden = pair.front.area.intersection(pair.back.area)
    if hidden.isAtMost(CheckLimit.badge, of: pair.back.area) { return true }
    // A view without a size explains the place of its content.
    if let parent = pair.back.item.parent, parent > 0, views[parent].frame.isFlat(tolerance) { return true }
    return pair.back.item.parent != pair.outer && fillsContainer(pair)
  }

  /// Returns true if the front is on a background that covers all of the container.
  private func fillsContainer(_ pair: CoveringPair) -> Bool {
    path(from: pair.front.index, below: pair.outer).contains {
      views[$0].hasBackground && views[$0].frame.holds(views[pair.outer].frame, within: tolerance)
    }
  }

  /// Returns true for a small front with a background on one corner of an image or a control.
  private func isBadge(_ pair: CoveringPair) -> Bool {
    let back = pair.back.item
    guard back.content == .image || back.content.isControl else { return false }
    return path(from: pair.front.index, below: pair.outer).map { views[$0] }.contains { item in
      (item.hasBackground || item.content == .image) && item.frame.isAtMost(CheckLimit.badge, of: back.frame)
        && back.frame.corners(inside: item.frame) == 1
    }
  }

  /// Returns true for an image behind an image, and behind content inside of it.
  private func isOnImage(_ pair: CoveringPair) -> Bool {
    guard pair.back.item.content == .image else { return false }
    if pair.front.item.content == .image { return true }
    return pair.back.area.holds(pair.front.area, within: tolerance) && neighbor(of: pair) == nil
  }

  /// Returns true for an image or a control inside a control, and for a text inside an empty one; not for a
  /// control of the same class and size.
  private func isInField(_ pair: CoveringPair) -> Bool {
    guard case .control(let isFilled) = pair.back.item.content, pair.front.role == .content,
      pair.back.area.holds(pair.front.area, within: tolerance)
    else { return false }
    if type(of: pair.front.item.view) == type(of: pair.back.item.view),
      pair.front.area.holds(pair.back.area, within: tolerance)
    {
      return false
    }
    return pair.front.item.content != .text || !isFilled
  }

  /// Returns the view that a button on an image belongs to instead of the image, and the line that places it
  /// there: one that has no part on the image, while no line ties the button to the image.
  func neighbor(of pair: CoveringPair) -> (view: AutoLayoutKitView, site: ConstraintSite)? {
    let (front, back) = (pair.front.item, pair.back.item)
    guard front.content.isControl, back.content == .image,
      CheckedAxis.allCases.allSatisfy({ ties(pair, $0).isEmpty })
    else { return nil }
    for constraint in CheckedAxis.allCases.flatMap({ constraints.of(front.view, $0) }) {
      let attributes = [constraint.firstAttribute, constraint.secondAttribute]
      guard let other = constraint.other(than: front.view) as? AutoLayoutKitView,
        let site = constraint.site, !front.view.isDescendant(of: other),
        !attributes.contains(where: { $0.isSize || $0.side == 0.5 }), let index = index(of: other),
        views[index].showsContent, !views[index].frame.meets(back.frame, beyond: tolerance)
      else { continue }
      return (other, site)
    }
    return nil
  }

  func ties(_ pair: CoveringPair, _ axis: CheckedAxis) -> [NSLayoutConstraint] {
    let backs = path(from: pair.back.index, below: pair.outer).map { views[$0].view }
    return path(from: pair.front.index, below: pair.outer).flatMap { front in
      backs.flatMap { constraints.between(views[front].view, $0, axis) }
    }
  }
}
