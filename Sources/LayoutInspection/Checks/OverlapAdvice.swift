import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

// The lines and the changes that a sentence about two views names.
extension OverlapSearch {
  /// Returns the axis along which the two should be apart: not the one along which a single call aligns them,
  /// unless they are aligned along the other one too, and otherwise the one along which the shorter way
  /// separates them.
  func axis(of pair: Pair) -> CheckedAxis {
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
  func ties(_ pair: Pair, _ axis: CheckedAxis) -> [NSLayoutConstraint] {
    let outer = outer(pair)
    let backs = tree.path(from: pair.back.index, below: outer).map { tree.views[$0].view }
    return tree.path(from: pair.front.index, below: outer).flatMap { front in
      backs.flatMap { tree.constraints.between(tree.views[front].view, $0, axis) }
    }
  }

  func advice(_ pair: Pair, _ axis: CheckedAxis, isTied: Bool) -> String {
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
