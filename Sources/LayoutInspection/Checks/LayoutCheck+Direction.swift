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
}

/// The lines that tie a view to its row, by the two kinds of edges.
struct RowTies {
  /// The lines with left and right.
  fileprivate(set) var fixed: [ConstraintSite] = []
  /// The lines with leading and trailing.
  fileprivate(set) var mirrored: [ConstraintSite] = []
}

extension CheckedTree {
  /// Returns a problem for each line with leading and trailing edges whose row has left or right ones as
  /// well.
  fileprivate func mixedRows() -> [Finding] { tiedViews().flatMap { findings(in: $0) } }

  /// Returns the views that lines tie to their rows, by their superviews.
  private func tiedViews() -> [[(index: Int, ties: RowTies)]] {
    var byParent: [Int: [(index: Int, ties: RowTies)]] = [:]
    for (index, item) in views.enumerated() {
      guard let parent = item.parent, !item.frame.isEmpty else { continue }
      let ties = rowTies(of: item.view)
      if !ties.fixed.isEmpty || !ties.mirrored.isEmpty { byParent[parent, default: []].append((index, ties)) }
    }
    return byParent.sorted { $0.key < $1.key }.map(\.value)
  }

  private func findings(in row: [(index: Int, ties: RowTies)]) -> [Finding] {
    var lines: Set<String> = []
    var findings: [Finding] = []
    for one in row {
      guard let mirrored = one.ties.mirrored.first else { continue }
      for other in row where areBeside(one.index, other.index) {
        guard let fixed = other.ties.fixed.first, lines.insert(mirrored.fileAndLine).inserted else {
          continue
        }
        findings.append(finding(one.index, mirrored, other.index, fixed))
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
    let second = isOne ? "it" : name(of: views[other].view)
    let changing = isOne ? "a part of the row" : name(of: views[one].view)
    return finding(
      .direction, isOne ? [one] : [one, other], sites: [fixed, mirrored],
      "\(mirrored.call) places \(name(of: views[one].view)) by leading and trailing, and \(fixed.call) places"
        + " \(second) in the same row by left and right: from right to left, only \(changing) changes"
        + " sides. Write make.directional in both lines or in none.")
  }

  /// Returns the lines that tie a view to its superview or to a neighbor along x.
  func rowTies(of view: AutoLayoutKitView) -> RowTies {
    if let known = constraints.rowTies[ObjectIdentifier(view)] { return known }
    var ties = RowTies()
    var sides: [ObjectIdentifier: Set<Double>] = [:]
    var found: [(site: ConstraintSite, other: ObjectIdentifier, isMirrored: Bool)] = []
    for constraint in constraints.of(view, .x) {
      let isFirst = constraint.firstItem === view
      let own = isFirst ? constraint.firstAttribute : constraint.secondAttribute
      guard let kind = own.isMirrored, let other = isFirst ? constraint.secondItem : constraint.firstItem,
        let holder = AutoLayoutKitView.holding(other)
      else { continue }
      let otherSide = (isFirst ? constraint.secondAttribute : constraint.firstAttribute).side
      let isNeighbor = holder !== view && other === holder && holder.superview === view.superview
      let isOuter = view.superview.map { $0 === holder || $0.isDescendant(of: holder) } ?? false
      guard isOuter || isNeighbor && own.side != otherSide, let site = constraint.site else { continue }
      if isOuter { sides[ObjectIdentifier(holder), default: []].insert(own.side) }
      found.append((site, ObjectIdentifier(holder), kind))
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
