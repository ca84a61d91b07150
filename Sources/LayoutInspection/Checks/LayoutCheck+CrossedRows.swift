import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

extension LayoutCheck {
  /// Checks that no two views of two rows are exchanged.
  ///
  ///     make.xPlace(16, name, make.wall, price, 16)
  ///     make.xPlace(16, preview, make.wall, badge, 16)
  ///     make.ref(name).yCenter(badge)       // badge is in the row of preview
  ///     make.ref(preview).yCenter(price)    // and price is in the row of name
  ///
  /// The evidence are four lines: two rows or columns that have each view in its place, and two alignments
  /// across them. A view that is aligned with the other row alone is intended.
  public static let noCrossedRows = LayoutCheck(named: "noCrossedRows", basis: .constraints) { tree in
    CheckedAxis.allCases.flatMap { CrossedRows(in: tree, along: $0).findings() }
  }
}

/// The search for views that two rows have exchanged, or two columns along y.
@MainActor private struct CrossedRows {
  /// An alignment of a view with another one across the axis of the rows.
  private struct Alignment {
    let view: AutoLayoutKitView
    let partner: AutoLayoutKitView
    let site: ConstraintSite
  }

  private let tree: CheckedTree
  private let axis: CheckedAxis
  /// The calls of the rows that a view is a part of.
  private var rows: [ObjectIdentifier: Set<String>] = [:]
  private var alignments: [Alignment] = []

  init(in tree: CheckedTree, along axis: CheckedAxis) {
    self.tree = tree
    self.axis = axis
    for (constraint, _) in tree.constraints.all {
      guard let site = constraint.site, let first = constraint.firstItem as? AutoLayoutKitView else {
        continue
      }
      let second = constraint.secondItem as? AutoLayoutKitView
      let isSibling = second.map { $0 !== first && $0.superview === first.superview } ?? false
      if axis.has(constraint.firstAttribute) {
        guard site.plainVerb == axis.words.chainVerb else { continue }
        for view in [first, second].compactMap({ $0 }) {
          rows[ObjectIdentifier(view), default: []].insert(site.call)
        }
      } else if let second, isSibling, constraint.firstAttribute == constraint.secondAttribute,
        !constraint.firstAttribute.isSize
      {
        alignments.append(Alignment(view: first, partner: second, site: site))
      }
    }
  }

  func findings() -> [Finding] {
    var findings: [Finding] = []
    for (index, one) in alignments.enumerated() {
      for other in alignments[..<index] where areCrossed(one, other) { findings.append(finding(other, one)) }
    }
    return findings
  }

  private func row(_ view: AutoLayoutKitView) -> Set<String> { rows[ObjectIdentifier(view)] ?? [] }

  private func areInOneRow(_ one: AutoLayoutKitView, _ other: AutoLayoutKitView) -> Bool {
    !row(one).isDisjoint(with: row(other))
  }

  /// True if each view is in the row of the other one's partner, and not in that of its own.
  private func areCrossed(_ one: Alignment, _ other: Alignment) -> Bool {
    one.view !== other.view && one.partner !== other.partner
      && one.view.superview === other.view.superview
      && areInOneRow(one.view, other.partner) && areInOneRow(other.view, one.partner)
      && !areInOneRow(one.view, one.partner) && !areInOneRow(other.view, other.partner)
  }

  private func finding(_ one: Alignment, _ other: Alignment) -> Finding {
    let views = [one.view, other.view].compactMap { view in tree.views.firstIndex { $0.view === view } }
    let rowCalls = row(one.view).intersection(row(other.partner)).sorted()
    let chain = axis.words.chain
    return tree.finding(
      .crossedRows, views, sites: [one.site, other.site],
      "\(one.site.call) aligns \(tree.name(of: one.view)) with \(tree.name(of: one.partner)), and"
        + " \(other.site.call) aligns \(tree.name(of: other.view)) with \(tree.name(of: other.partner)), but"
        + " \(rowCalls.first ?? "another line") has \(tree.name(of: one.view)) in the \(chain) of"
        + " \(tree.name(of: other.partner)). Exchange the two views in one pair of lines.")
  }
}
