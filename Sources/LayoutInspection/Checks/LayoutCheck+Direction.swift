import AutoLayoutKit
import Foundation
import LayoutPlatform

extension LayoutCheck {
  /// Checks that one row is placed either by left and right or by leading and trailing.
  ///
  ///     make.directional.xPlace(16, name, make.wall)   // from right to left, name moves to the right
  ///     make.xPlace(make.wall, price, 16)              // and price stays there
  ///
  /// A row is two views of one superview that are beside each other. From left to right nothing is wrong with
  /// it yet. A view that is tied to both edges of its superview is the same in both directions, and so is the
  /// alignment of two views with each other.
  public static let oneDirection = LayoutCheck(named: "oneDirection", basis: .pairs) { $0.mixedRows() }

  /// Checks that a screen changes its sides from right to left: that not all of its rows are placed by left
  /// and right.
  ///
  /// It is not in `all`, because a screen in one language need not be mirrored. A view that is tied to both
  /// edges, or to the center, is the same in both directions.
  public static let mirrored = LayoutCheck(named: "mirrored", basis: .constraints) { tree in
    tree.unmirrored().map { [$0] } ?? []
  }
}

struct RowTies {
  fileprivate var fixed: [ConstraintSite] = []
  fileprivate var mirrored: [ConstraintSite] = []
}

extension CheckedTree {
  /// Returns a problem for each line with leading and trailing edges whose row has left or right ones as
  /// well.
  fileprivate func mixedRows() -> [Finding] {
    let tied = views.indices.filter { views[$0].parent != nil && !views[$0].frame.isEmpty }
      .map { (index: $0, ties: rowTies(of: views[$0].view)) }
      .filter { !$0.ties.fixed.isEmpty || !$0.ties.mirrored.isEmpty }
    let rows = Dictionary(grouping: tied) { views[$0.index].parent ?? 0 }.sorted { $0.key < $1.key }
    var lines: Set<String> = []
    var findings: [Finding] = []
    for (_, row) in rows {
      lines = []
      for one in row {
        guard let mirrored = one.ties.mirrored.first else { continue }
        for other in row where areBeside(one.index, other.index) {
          guard let fixed = other.ties.fixed.first, lines.insert(mirrored.fileAndLine).inserted else {
            continue
          }
          findings.append(finding(one.index, mirrored, other.index, fixed))
        }
      }
    }
    return findings
  }

  private func areBeside(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (views[one].frame, views[other].frame)
    return min(first.maxY, second.maxY) - max(first.minY, second.minY) > tolerance
  }

  private func finding(
    _ one: Int, _ mirrored: ConstraintSite, _ other: Int, _ fixed: ConstraintSite
  ) -> Finding {
    let isOne = one == other
    return finding(
      .direction, isOne ? [one] : [one, other], sites: [fixed, mirrored],
      "\(mirrored.call) places \(name(one)) by leading and trailing, and \(fixed.call) places"
        + " \(isOne ? "it" : name(other)) in the same row by left and right: from right to left, only"
        + " \(isOne ? "a part of the row" : name(one)) changes sides. Write make.directional in both lines or"
        + " in none.")
  }

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

  /// Returns the lines that tie a view to its superview or to a neighbor along x.
  private func rowTies(of view: AutoLayoutKitView) -> RowTies {
    if let known = constraints.rowTies[ObjectIdentifier(view)] { return known }
    var ties = RowTies()
    var sides: [ObjectIdentifier: Set<Double>] = [:]
    var found: [(site: ConstraintSite, other: ObjectIdentifier, isMirrored: Bool)] = []
    for constraint in constraints.of(view, .x) {
      let own = constraint.attribute(of: view)
      guard let isMirrored = own.isMirrored, let other = constraint.other(than: view),
        let holder = AutoLayoutKitView.holding(other)
      else { continue }
      let isNeighbor =
        holder !== view && other === holder && holder.superview === view.superview
        && own.side != constraint.otherAttribute(than: view).side
      let isOuter = view.superview.map { $0.isDescendant(of: holder) } ?? false
      guard isOuter || isNeighbor, let site = constraint.site else { continue }
      if isOuter { sides[ObjectIdentifier(holder), default: []].insert(own.side) }
      found.append((site, ObjectIdentifier(holder), isMirrored))
    }
    for tie in found where (sides[tie.other]?.count ?? 0) < 2 {
      if tie.isMirrored { ties.mirrored.append(tie.site) } else { ties.fixed.append(tie.site) }
    }
    constraints.rowTies[ObjectIdentifier(view)] = ties
    return ties
  }
}

extension NSLayoutConstraint.Attribute {
  /// True for a leading or trailing edge, false for a left or right one, and nil for other attributes.
  var isMirrored: Bool? {
    switch self {
    case .leading, .trailing: return true
    case .left, .right: return false
    #if canImport(UIKit)
      case .leadingMargin, .trailingMargin: return true
      case .leftMargin, .rightMargin: return false
    #endif
    default: return nil
    }
  }
}
