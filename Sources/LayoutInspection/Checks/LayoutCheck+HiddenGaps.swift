import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

extension LayoutCheck {
  /// Checks that a hidden view leaves no gap between two visible views of a column or a row.
  ///
  ///     make.yPlace(16, title, 8, warning, 8, form)    // warning is hidden: 8 + 21 + 8 points stay free
  ///
  /// These are intended: a transparent view; a hidden view at the end of a column or a row, or beside a
  /// flexible gap; and one in a line that also shows it in another place, so that cells stay aligned.
  public static let noHiddenGaps = LayoutCheck(named: "noHiddenGaps") { tree in tree.hiddenGaps() }
}

/// A hidden view between two visible ones, and the line that keeps its place.
private struct HiddenGap {
  let hidden: AutoLayoutKitView
  let axis: CheckedAxis
  let site: ConstraintSite
  /// The indices of the views before and behind it.
  let neighbors: [Int]
  /// The free length between the neighbors.
  let length: Length
}

extension CheckedTree {
  fileprivate func hiddenGaps() -> [Finding] {
    views.flatMap { item in
      item.view.subviews.filter { $0.isHidden }
    }.flatMap { hidden in
      CheckedAxis.allCases.compactMap { gap(of: hidden, $0).map(finding) }
    }
  }

  /// Returns the gaps of a hidden view along an axis, and the views at both sides; nil if it is not in a row.
  private func place(
    of hidden: AutoLayoutKitView, _ axis: CheckedAxis
  ) -> (chain: [NSLayoutConstraint], site: ConstraintSite, neighbors: [Int])? {
    let chain = constraints.of(hidden, axis).filter { constraint in
      !constraint.firstAttribute.isSize && constraint.relation == .equal && constraint.site?.isOfChain == true
        && constraint.priority.rawValue >= 1000
    }
    guard chain.count == 2, let site = chain[0].site, chain[1].site?.isSameCall(as: site) == true else {
      return nil
    }
    let others = chain.compactMap { $0.firstItem === hidden ? $0.secondItem : $0.firstItem }
    let neighbors = others.compactMap { other in
      views.indices.first { views[$0].view === other && views[$0].view.superview === hidden.superview }
    }.sorted { axis.near(of: views[$0].frame) < axis.near(of: views[$1].frame) }
    guard neighbors.count == 2, neighbors.allSatisfy({ views[$0].showsContent || views[$0].hasBackground })
    else { return nil }
    return (chain, site, neighbors)
  }

  /// Returns the gap that a hidden view leaves along an axis; nil if it leaves none, or on purpose.
  private func gap(of hidden: AutoLayoutKitView, _ axis: CheckedAxis) -> HiddenGap? {
    guard let (chain, site, neighbors) = place(of: hidden, axis), !isShownElsewhere(chain[0]) else {
      return nil
    }
    let length = axis.near(of: views[neighbors[1]].frame) - axis.far(of: views[neighbors[0]].frame)
    let largest = chain.map { abs($0.constant) }.max() ?? 0
    guard length.exceeds(Length(largest), by: tolerance) else { return nil }
    return HiddenGap(hidden: hidden, axis: axis, site: site, neighbors: neighbors, length: length)
  }

  /// Returns true if the line of a constraint also placed a visible view as it placed the hidden one.
  private func isShownElsewhere(_ constraint: NSLayoutConstraint) -> Bool {
    numberEvidence.instances(of: constraint).contains { other in
      let items = [other.firstItem, other.secondItem].compactMap { $0 as? AutoLayoutKitView }
      return !items.isEmpty && !items.contains(where: \.isHidden)
    }
  }

  private func finding(_ gap: HiddenGap) -> Finding {
    let sentence =
      "\(name(of: gap.hidden)) is hidden, and the \(gap.axis.words.chain) at \(gap.site.fileAndLine) still"
      + " keeps its place: \(gap.length.points) points are free between"
      + " \(gap.neighbors.map { name(of: views[$0].view) }.list). \(collapsingAdvice(gap.axis))"
    let problem = LayoutProblem(
      .hiddenGap, views: ([gap.hidden] + gap.neighbors.map { views[$0].view }).map(shownNames.name),
      frames: [InspectedFrame.of(gap.hidden, in: root)] + gap.neighbors.map { views[$0].frame.rect },
      sites: [gap.site],
      description: ReportNames.sentence(sentence))
    return Finding(problem: problem, items: [gap.hidden] + gap.neighbors.map { views[$0].view })
  }

  /// Returns the change after which a chain leaves a hidden view out.
  func collapsingAdvice(_ axis: CheckedAxis) -> String {
    "Write make.collapsing.\(axis.words.chainVerb)(…), and run the block again with replace: when it is"
      + " shown or hidden."
  }
}
