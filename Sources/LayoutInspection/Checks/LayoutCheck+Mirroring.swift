import AutoLayoutKit
import LayoutWords

extension LayoutCheck {
  /// Checks that a screen changes its sides from right to left: that not all of its rows are placed by left
  /// and right.
  ///
  /// It is not in `all`, because a screen in one language need not be mirrored. A view that is tied to both
  /// edges, or to the center, is the same in both directions.
  public static let mirrored = LayoutCheck(named: "mirrored", basis: .constraints) { tree in
    tree.unmirrored().map { [$0] } ?? []
  }
}

extension CheckedTree {
  fileprivate func unmirrored() -> Finding? {
    let rows = views.indices.map { (index: $0, ties: rowTies(of: views[$0].view)) }
    let fixed = rows.filter { !$0.ties.fixed.isEmpty }
    guard !fixed.isEmpty, rows.allSatisfy(\.ties.mirrored.isEmpty) else { return nil }
    let sites = fixed.flatMap(\.ties.fixed).firstOfEachCall
    let more = sites.count == 1 ? " places" : " and \(sites.count - 1) more place"
    return finding(
      .mirroring, fixed.map(\.index), sites: sites,
      "\(sites[0].call)\(more) views by left and right, and no line by leading and trailing: from right to"
        + " left nothing changes sides. Write make.directional, or set AutoLayoutKitMaker.isDirectional when"
        + " the app starts.")
  }
}
