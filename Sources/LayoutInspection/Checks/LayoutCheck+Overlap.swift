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
  public static let noOverlap = LayoutCheck(named: "noOverlap", basis: .pairs) {
    OverlapSearch(in: $0).findings()
  }
}

/// The search for views that cover each other.
@MainActor struct OverlapSearch {
  /// A view that covers others or is covered.
  struct Shape {
    /// The reason for which a view covers others.
    enum Role {
      /// It shows content itself.
      case content
      /// It is a background with content on it.
      case panel
      /// It is an opaque background without any content.
      case cover
    }

    let index: Int
    let area: Area
    let role: Role
  }

  /// A view in front of another one, and the common part of their rectangles.
  struct Pair {
    let front: Shape
    let back: Shape
    let common: CGRect
  }

  let tree: CheckedTree

  init(in tree: CheckedTree) { self.tree = tree }

  func findings() -> [Finding] {
    var left = outermost(pairs())
    if tree.listsEachOverlap { return left.map { finding($0, others: 0) } }
    var findings: [Finding] = []
    // The largest overlap of a view stands for all that it is a part of.
    left.sort { $0.common.area > $1.common.area }
    while let pair = left.first {
      let same = left.filter { $0.front.index == pair.front.index || $0.back.index == pair.back.index }
      findings.append(finding(pair, others: same.count - 1))
      left.removeAll { $0.front.index == pair.front.index || $0.back.index == pair.back.index }
    }
    return findings
  }

  private func pairs() -> [Pair] {
    let outlines = tree.views.indices.compactMap(outline)
    var shapes: [Int: Shape?] = [:]
    func shape(_ outline: Shape) -> Shape? {
      if let known = shapes[outline.index] { return known }
      let shape = self.shape(outline)
      shapes[outline.index] = shape
      return shape
    }
    var pairs: [Pair] = []
    for (number, front) in outlines.enumerated() {
      for back in outlines[..<number]
      where mayCover(front, back) && !tree.isInside(front.index, back.index) {
        // The lines of a text are measured only where its whole label covers another view.
        guard front.area.mayMeet(back.area), let front = shape(front), let back = shape(back),
          front.area.meets(back.area, beyond: tree.tolerance)
        else { continue }
        let pair = Pair(front: front, back: back, common: front.area.rect.intersection(back.area.rect))
        if !isIntended(pair) { pairs.append(pair) }
      }
    }
    return pairs
  }

  /// Returns the pairs whose front is not inside the front of another pair with the same back.
  private func outermost(_ pairs: [Pair]) -> [Pair] {
    pairs.filter { pair in
      !pairs.contains {
        $0.back.index == pair.back.index && $0.front.index != pair.front.index
          && tree.isInside(pair.front.index, $0.front.index)
      }
    }
  }

  /// Returns a view that covers others or is covered, as a whole.
  private func outline(_ index: Int) -> Shape? {
    let item = tree.views[index]
    if item.view.isBar || item.frame.isEmpty { return nil }
    if item.content != .nothing { return Shape(index: index, area: item.frame, role: .content) }
    if item.hasBackground, item.showsContent { return Shape(index: index, area: item.frame, role: .panel) }
    return isOpaqueCover(index) ? Shape(index: index, area: item.frame, role: .cover) : nil
  }

  /// Returns an outline reduced to the visible part of the content of its view; nil for a line.
  private func shape(_ outline: Shape) -> Shape? {
    let whole = outline.role == .content ? tree.contentArea(of: outline.index) : outline.area
    let area = tree.visiblePart(of: whole, outline.index)
    if area.isFlat(CheckLimit.line) { return nil }
    return Shape(index: outline.index, area: area, role: outline.role)
  }

  private func isIntended(_ pair: Pair) -> Bool {
    let outer = tree.commonView(pair.back.index, pair.front.index)
    if isScrolledApart(pair, below: outer) { return !isBesideScrolling(pair) }
    if isBadge(pair) { return true }
    if pair.front.role == .cover { return isIntendedCover(pair, of: outer) }
    return fillsContainer(pair, of: outer) || isOnImage(pair) || isInField(pair)
  }

  /// True if a scroll view moves the back under a front that it does not move.
  private func isScrolledApart(_ pair: Pair, below outer: Int) -> Bool {
    let moves = { (index: Int) in
      tree.path(from: index, below: outer).dropFirst().contains { tree.views[$0].view.isScrolling }
    }
    return moves(pair.back.index) && !moves(pair.front.index)
  }

  /// True if the front is on a background that covers all of the container.
  func fillsContainer(_ pair: Pair, of outer: Int) -> Bool {
    tree.path(from: pair.front.index, below: outer).contains {
      let item = tree.views[$0]
      return item.hasBackground && item.frame.holds(tree.views[outer].frame, within: tree.tolerance)
    }
  }

  /// True for a small front with a background on one corner of an image or a control.
  private func isBadge(_ pair: Pair) -> Bool {
    let back = tree.views[pair.back.index]
    guard back.content == .image || back.content.isControl else { return false }
    let outer = tree.commonView(pair.back.index, pair.front.index)
    return tree.path(from: pair.front.index, below: outer).contains {
      let item = tree.views[$0]
      guard item.hasBackground || item.content == .image else { return false }
      return item.frame.isAtMost(CheckLimit.badge, of: back.frame)
        && back.frame.corners(inside: item.frame) == 1
    }
  }

  /// True for an image behind an image, and behind content inside of it.
  private func isOnImage(_ pair: Pair) -> Bool {
    guard tree.views[pair.back.index].content == .image else { return false }
    if tree.views[pair.front.index].content == .image { return true }
    return pair.back.area.holds(pair.front.area, within: tree.tolerance) && neighbor(of: pair) == nil
  }

  /// Returns the view that a button on an image belongs to instead of the image, and the lines that place it
  /// there: one that has no part on the image, while no line ties the button to the image.
  func neighbor(of pair: Pair) -> (view: AutoLayoutKitView, sites: [ConstraintSite])? {
    let (front, back) = (tree.views[pair.front.index], tree.views[pair.back.index])
    guard front.content.isControl, back.content == .image,
      CheckedAxis.allCases.allSatisfy({ ties(pair, $0).isEmpty })
    else { return nil }
    for constraint in CheckedAxis.allCases.flatMap({ tree.constraints.of(front.view, $0) }) {
      let isFirst = constraint.firstItem === front.view
      let other = (isFirst ? constraint.secondItem : constraint.firstItem) as? AutoLayoutKitView
      let attributes = [constraint.firstAttribute, constraint.secondAttribute]
      guard let other, let site = constraint.site, !front.view.isDescendant(of: other),
        !attributes.contains(where: { $0.isSize || $0.side == 0.5 }),
        let index = tree.views.firstIndex(where: { $0.view === other }), tree.views[index].showsContent,
        !tree.views[index].frame.meets(back.frame, beyond: tree.tolerance)
      else { continue }
      return (other, [site])
    }
    return nil
  }

  /// True for an image or a control inside a control, and for a text inside an empty one; not for a control
  /// of the same class and size.
  private func isInField(_ pair: Pair) -> Bool {
    guard case .control(let isFilled) = tree.views[pair.back.index].content, pair.front.role == .content,
      pair.back.area.holds(pair.front.area, within: tree.tolerance)
    else { return false }
    let views = [pair.front, pair.back].map { tree.views[$0.index].view }
    if type(of: views[0]) == type(of: views[1]),
      pair.front.area.holds(pair.back.area, within: tree.tolerance)
    {
      return false
    }
    return tree.views[pair.front.index].content != .text || !isFilled
  }

  private func finding(_ pair: Pair, others: Int) -> Finding {
    if pair.front.role == .cover { return coverFinding(pair, others: others) }
    let (front, back) = (pair.front.index, pair.back.index)
    let axis = axis(of: pair)
    let ties = ties(pair, axis)
    let neighbor = neighbor(of: pair)
    let own =
      neighbor?.sites ?? [front, back].flatMap { tree.placingSites(of: $0, axis, below: outer(pair)) }
    let sites = ties.compactMap(\.site).isEmpty ? own : ties.compactMap(\.site)
    let more = others == 0 ? "" : " and \(others) more"
    return tree.symptom(
      .overlap, [front, back], axis, sites: sites,
      "\(tree.name(of: tree.views[front].view)) overlaps \(tree.name(of: tree.views[back].view))\(more)"
        + " by \(pair.common.size.points) points", advice(pair, axis, isTied: !ties.isEmpty))
  }

  func outer(_ pair: Pair) -> Int { tree.commonView(pair.back.index, pair.front.index) }
}

extension CheckedTree {
  /// Returns the lines that place a view along an axis, or the nearest view around it that has such lines.
  ///
  /// - Parameters:
  ///   - index: The index of the view.
  ///   - axis: The axis.
  ///   - outer: The index of the view up to which views around it are asked.
  func placingSites(of index: Int, _ axis: CheckedAxis, below outer: Int) -> [ConstraintSite] {
    for step in path(from: index, below: outer) {
      let edges = constraints.edgeSites(of: views[step].view, axis)
      if !edges.isEmpty { return edges }
      let sizes = constraints.sizeSites(of: views[step].view, axis)
      if !sizes.isEmpty { return sizes }
    }
    return []
  }
}
