import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

// The sentences about two views of which one covers the other.
extension CheckedTree {
  /// Returns the problem of two views, of which the front covers `others` as well or the back is covered by
  /// them.
  func finding(_ pair: CoveringPair, others: Int) -> Finding {
    let more = others == 0 ? "" : " and \(others) more"
    let axis = axis(of: pair)
    let own = pair.indices.flatMap { placingSites(of: $0, axis, below: pair.outer) }
    if pair.front.role == .cover {
      return finding(.overlap, pair.indices, sites: own, coverSentence(pair, more, own))
    }
    let ties = ties(pair, axis)
    let neighbor = neighbor(of: pair)
    let tied = ties.compactMap(\.site)
    return symptom(
      .overlap, pair.indices, axis, sites: tied.isEmpty ? neighbor.map { [$0.site] } ?? own : tied,
      "\(name(pair.front.index)) overlaps \(name(pair.back.index))\(more)"
        + " by \(pair.common.size.points) points",
      neighbor.map { advice(pair, axis, instead: $0.view) } ?? advice(pair, axis, isTied: !ties.isEmpty))
  }

  /// Returns the sentence about an opaque view that hides another one: usually a background that was added
  /// after the views in front of which it should not be.
  private func coverSentence(_ pair: CoveringPair, _ more: String, _ sites: [ConstraintSite]) -> String {
    let names = pair.indices.map { plainName(path(from: $0, below: pair.outer).last ?? $0) }
    let isWhole = pair.front.area.rect.insetBy(dx: -0.5, dy: -0.5).contains(pair.back.area.rect)
    let part = isWhole ? "" : "\(pair.common.size.points) points of "
    return
      "\(name(pair.front.index)) is opaque and covers \(part)\(name(pair.back.index))\(more)"
      + "\(sites.inBrackets), because \(names[0]) was added after \(names[1]). A background is added first:"
      + " call addSubview(\(names[0])) before addSubview(\(names[1])), or"
      + " \(plainName(pair.outer)).insertSubview(\(names[0]), at: 0)."
  }

  /// Returns the axis along which the two should be apart: not the one along which a single call aligns them,
  /// unless they are aligned along the other one too, and otherwise the one along which the shorter way
  /// separates them.
  private func axis(of pair: CoveringPair) -> CheckedAxis {
    let aligned = CheckedAxis.allCases.filter { axis in
      let calls = pair.indices.map { Set(placingSites(of: $0, axis, below: pair.outer).map(\.call)) }
      return !calls[0].isDisjoint(with: calls[1]) && ties(pair, axis).isEmpty
    }
    guard aligned.count == 1 else { return pair.common.width < pair.common.height ? .x : .y }
    // Views that are aligned with each other along the other axis are a row.
    let across = ties(pair, aligned[0].across)
    let isRow = !across.isEmpty && across.allSatisfy { $0.firstAttribute == $0.secondAttribute }
    return isRow ? aligned[0] : aligned[0].across
  }

  private func advice(
    _ pair: CoveringPair, _ axis: CheckedAxis, instead neighbor: AutoLayoutKitView
  ) -> String {
    let (front, back) = (plainName(pair.front.index), plainName(pair.back.index))
    return
      "It is placed against \(name(of: neighbor)) and not against the image: if it belongs to"
      + " the image, place it with make.ref(\(back)), and otherwise beside it, such as"
      + " \(axis.words.chainVerb)(\(back), 8..., \(front))."
  }

  private func advice(_ pair: CoveringPair, _ axis: CheckedAxis, isTied: Bool) -> String {
    if isTied { return "Change the gap between them along \(axis.words.letter), or their sizes." }
    let names = inOrder(pair, axis).map { plainName($0.index) }
    let verb = axis.words.chainVerb
    return "Nothing keeps them apart along \(axis.words.letter): name both in one \(verb), such as"
      + " \(verb)(\(names[0]), 8..., \(names[1]))."
  }

  private func inOrder(_ pair: CoveringPair, _ axis: CheckedAxis) -> [CoveringShape] {
    let (front, back) = (pair.front, pair.back)
    let isFrontAtEnd = isAtEnd(front.item.view, axis)
    let isBackFirst: Bool
    if isFrontAtEnd != isAtEnd(back.item.view, axis) {
      isBackFirst = isFrontAtEnd
    } else if axis == .x, isMirrored(front.item.view), isMirrored(back.item.view) {
      isBackFirst = back.area.maxX.value >= front.area.maxX.value
    } else {
      isBackFirst = axis.near(of: back.area).value <= axis.near(of: front.area).value
    }
    return isBackFirst ? [back, front] : [front, back]
  }

  private func isMirrored(_ view: AutoLayoutKitView) -> Bool {
    (view.superview ?? view).runsFromRightToLeft
      && constraints.of(view, .x).contains {
        $0.firstAttribute.isMirrored == true || $0.secondAttribute.isMirrored == true
      }
  }

  private func isAtEnd(_ view: AutoLayoutKitView, _ axis: CheckedAxis) -> Bool {
    constraints.of(view, axis).contains { constraint in
      !constraint.firstAttribute.isSize && constraint.firstAttribute.side == 1
        && constraint.secondAttribute.side == 1 && view.superview.map(constraint.mentions) == true
    }
  }
}
