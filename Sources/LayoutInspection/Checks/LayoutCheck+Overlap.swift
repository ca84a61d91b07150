import AutoLayoutKit
import Foundation
import LayoutWords

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

extension LayoutCheck {
  /// Checks that texts, images and controls do not cover each other.
  ///
  /// The rectangle of a text is that of its lines and not the whole label. A view with a background and
  /// content on it, such as a card, must not cover the content of others either. These are intended:
  /// - content on a background behind it, and on an image that holds all of it; but not a button that is
  ///   placed against a view outside of the image and not against the image;
  /// - an image in front of an image, and a badge: a view with a background on one corner of an image or a
  ///   control, at most a quarter as large;
  /// - an icon inside a text field, and a placeholder inside an empty one;
  /// - a view with a background that covers the whole of the container;
  /// - bars and buttons above the content of a scroll view;
  /// - lines of at most 2 points, and the part of a view that a superview cuts off.
  ///
  /// `except(_:)` names other views that are covered on purpose.
  public static let noOverlap = LayoutCheck(named: "noOverlap", basis: .pairs) {
    OverlapSearch(in: $0).findings()
  }
}

/// The search for views that cover each other.
@MainActor private struct OverlapSearch {
  /// A view that covers others or is covered.
  private struct Shape {
    let index: Int
    let area: Area
    /// True for a background with content on it.
    let isPanel: Bool
  }

  /// A view in front of another one, and the common part of their rectangles.
  private struct Pair {
    let front: Shape
    let back: Shape
    let common: CGRect
  }

  private let tree: CheckedTree

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
      for back in outlines[..<number] where !back.isPanel && !tree.isInside(front.index, back.index) {
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
    let isPanel = item.content == .nothing && item.hasBackground && item.showsContent
    guard isPanel || item.content != .nothing else { return nil }
    return Shape(index: index, area: item.frame, isPanel: isPanel)
  }

  /// Returns an outline reduced to the visible part of the content of its view; nil for a line.
  private func shape(_ outline: Shape) -> Shape? {
    let whole = outline.isPanel ? outline.area : tree.contentArea(of: outline.index)
    let area = tree.visiblePart(of: whole, outline.index)
    if area.isFlat(CheckLimit.line) { return nil }
    return Shape(index: outline.index, area: area, isPanel: outline.isPanel)
  }

  private func isIntended(_ pair: Pair) -> Bool {
    let outer = tree.commonView(pair.back.index, pair.front.index)
    return isScrolledApart(pair, below: outer) || isCover(pair, of: outer) || isBadge(pair)
      || isOnImage(pair) || isInField(pair)
  }

  /// True if a scroll view moves the back under a front that it does not move.
  private func isScrolledApart(_ pair: Pair, below outer: Int) -> Bool {
    let moves = { (index: Int) in
      tree.path(from: index, below: outer).dropFirst().contains { tree.views[$0].view.isScrolling }
    }
    return moves(pair.back.index) && !moves(pair.front.index)
  }

  /// True if the front is on a background that covers all of the container.
  private func isCover(_ pair: Pair, of outer: Int) -> Bool {
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
  private func neighbor(of pair: Pair) -> (view: AutoLayoutKitView, sites: [ConstraintSite])? {
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
    guard case .control(let isFilled) = tree.views[pair.back.index].content, !pair.front.isPanel,
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

  private func outer(_ pair: Pair) -> Int { tree.commonView(pair.back.index, pair.front.index) }

  /// Returns the axis along which the two should be apart: not the one along which a single call aligns them,
  /// unless they are aligned along the other one too, and otherwise the one along which the shorter way
  /// separates them.
  private func axis(of pair: Pair) -> CheckedAxis {
    let aligned = CheckedAxis.allCases.filter { axis in
      let sites = [pair.front.index, pair.back.index].map { index in
        Set(tree.placingSites(of: index, axis, below: outer(pair)).map(\.call))
      }
      return !sites[0].isDisjoint(with: sites[1]) && ties(pair, axis).isEmpty
    }
    if aligned.count == 1 {
      let across: CheckedAxis = aligned[0] == .x ? .y : .x
      // Views that are aligned with each other along the other axis are a row.
      let ties = ties(pair, across)
      let isRow = !ties.isEmpty && ties.allSatisfy { $0.firstAttribute == $0.secondAttribute }
      return isRow ? aligned[0] : across
    }
    return pair.common.width < pair.common.height ? .x : .y
  }

  /// Returns the constraints between the two, or between views around them.
  private func ties(_ pair: Pair, _ axis: CheckedAxis) -> [NSLayoutConstraint] {
    let outer = outer(pair)
    let backs = tree.path(from: pair.back.index, below: outer).map { tree.views[$0].view }
    return tree.path(from: pair.front.index, below: outer).flatMap { front in
      backs.flatMap { tree.constraints.between(tree.views[front].view, $0, axis) }
    }
  }

  private func advice(_ pair: Pair, _ axis: CheckedAxis, isTied: Bool) -> String {
    if let neighbor = neighbor(of: pair) {
      let names = [pair.front, pair.back].map { tree.shownNames.name(of: tree.views[$0.index].view) }
      return
        "It is placed against \(tree.name(of: neighbor.view)) and not against the image: if it belongs to"
        + " the image, place it with make.ref(\(names[1])), and otherwise beside it, such as"
        + " \(axis.words.chainVerb)(\(names[1]), 8..., \(names[0]))."
    }
    if isTied { return "Change the gap between them along \(axis.words.letter), or their sizes." }
    let (first, second) = inOrder(pair, axis)
    let names = [first, second].map { tree.shownNames.name(of: tree.views[$0.index].view) }
    let verb = axis.words.chainVerb
    return "Nothing keeps them apart along \(axis.words.letter): name both in one \(verb), such as"
      + " \(verb)(\(names[0]), 8..., \(names[1]))."
  }

  /// Returns the two in the order in which a row or column names them.
  private func inOrder(_ pair: Pair, _ axis: CheckedAxis) -> (Shape, Shape) {
    let isFrontAtEnd = isAtEnd(pair.front, axis)
    let isBackFirst: Bool
    if isFrontAtEnd != isAtEnd(pair.back, axis) {
      isBackFirst = isFrontAtEnd
    } else if axis == .x, isMirrored(pair) {
      isBackFirst = pair.back.area.maxX.value >= pair.front.area.maxX.value
    } else {
      isBackFirst = axis.near(of: pair.back.area).value <= axis.near(of: pair.front.area).value
    }
    return isBackFirst ? (pair.back, pair.front) : (pair.front, pair.back)
  }

  /// True if both are placed by leading and trailing edges that run from right to left.
  private func isMirrored(_ pair: Pair) -> Bool {
    [pair.front, pair.back].allSatisfy { shape in
      let view = tree.views[shape.index].view
      let isMirrored = (view.superview ?? view).runsFromRightToLeft
      return isMirrored && !attributes(of: view).isDisjoint(with: [.leading, .trailing])
    }
  }

  /// Returns the attributes of the constraints that mention a view along x.
  private func attributes(of view: AutoLayoutKitView) -> Set<NSLayoutConstraint.Attribute> {
    Set(tree.constraints.of(view, .x).flatMap { [$0.firstAttribute, $0.secondAttribute] })
  }

  /// True for a view that is placed from the right or the lower edge of its superview.
  private func isAtEnd(_ shape: Shape, _ axis: CheckedAxis) -> Bool {
    let view = tree.views[shape.index].view
    let far: [NSLayoutConstraint.Attribute] = axis == .x ? [.right, .trailing] : [.bottom]
    return tree.constraints.of(view, axis).contains {
      far.contains($0.firstAttribute) && far.contains($0.secondAttribute)
        && ($0.firstItem === view.superview || $0.secondItem === view.superview)
    }
  }
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
