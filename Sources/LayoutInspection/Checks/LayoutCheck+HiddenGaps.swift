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
  public static let noHiddenGaps = LayoutCheck(named: "noHiddenGaps") { tree in
    tree.views.flatMap { $0.view.subviews.filter(\.isHidden) }.flatMap { hidden in
      CheckedAxis.allCases.compactMap { tree.gap(of: hidden, $0) }
    }
  }
}

extension CheckedTree {
  fileprivate func gap(of hidden: AutoLayoutKitView, _ axis: CheckedAxis) -> Finding? {
    let chain = constraints.of(hidden, axis).filter {
      $0.isTie && $0.site?.isOfChain == true && $0.priority.rawValue >= 1000
    }
    guard chain.count == 2, let site = chain[0].site, chain[1].site?.isSameCall(as: site) == true else {
      return nil
    }
    let neighbors = chain.compactMap { $0.other(than: hidden).flatMap(index) }
      .filter { views[$0].view.superview === hidden.superview }
      .sorted { axis.near(of: views[$0].frame) < axis.near(of: views[$1].frame) }
    guard neighbors.count == 2, neighbors.allSatisfy({ views[$0].showsContent || views[$0].hasBackground }),
      !isShownElsewhere(chain[0])
    else { return nil }
    let length = axis.near(of: views[neighbors[1]].frame) - axis.far(of: views[neighbors[0]].frame)
    let largest = chain.map { abs($0.constant) }.max() ?? 0
    guard length.exceeds(Length(largest), by: tolerance) else { return nil }
    return finding(
      .hiddenGap, of: [hidden] + neighbors.map { views[$0].view },
      at: [InspectedFrame.of(hidden, in: root)] + neighbors.map { views[$0].frame.rect }, sites: [site],
      "\(name(of: hidden)) is hidden, and the \(axis.words.chain) at \(site.fileAndLine) still"
        + " keeps its place: \(length.points) points are free between"
        + " \(neighbors.map(name).list). \(collapsingAdvice(axis))")
  }

  private func isShownElsewhere(_ constraint: NSLayoutConstraint) -> Bool {
    numberEvidence.instances(of: constraint).map(\.views).contains { views in
      !views.isEmpty && !views.contains(where: \.isHidden)
    }
  }

  func collapsingAdvice(_ axis: CheckedAxis) -> String {
    "Write make.collapsing.\(axis.words.chainVerb)(…), and run the block again with replace: when it is"
      + " shown or hidden."
  }
}
