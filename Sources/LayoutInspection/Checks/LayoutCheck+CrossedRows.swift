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
  private struct Alignment {
    let view: AutoLayoutKitView
    let partner: AutoLayoutKitView
    let site: ConstraintSite
  }

  private let tree: CheckedTree
  private let axis: CheckedAxis
  private var rows: [ObjectIdentifier: Set<String>] = [:]
  private var alignments: [Alignment] = []

  init(in tree: CheckedTree, along axis: CheckedAxis) {
    self.tree = tree
    self.axis = axis
    for (constraint, _) in tree.constraints.all {
      guard let site = constraint.site, let first = constraint.firstItem as? AutoLayoutKitView else {
        continue
      }
      if axis.has(constraint.firstAttribute) {
        guard site.plainVerb == axis.words.chainVerb else { continue }
        for view in constraint.views { rows[ObjectIdentifier(view), default: []].insert(site.call) }
      } else if let second = constraint.secondItem as? AutoLayoutKitView, second !== first,
        second.superview === first.superview, constraint.firstAttribute == constraint.secondAttribute,
        !constraint.firstAttribute.isSize
      {
        alignments.append(Alignment(view: first, partner: second, site: site))
      }
    }
  }

  func findings() -> [Finding] {
    alignments.indices.flatMap { index in
      alignments[..<index].filter { areCrossed(alignments[index], $0) }.map { finding($0, alignments[index]) }
    }
  }

  private func rows(_ one: AutoLayoutKitView, _ other: AutoLayoutKitView) -> Set<String> {
    (rows[ObjectIdentifier(one)] ?? []).intersection(rows[ObjectIdentifier(other)] ?? [])
  }

  /// True if each view is in the row of the other one's partner, and not in that of its own.
  private func areCrossed(_ one: Alignment, _ other: Alignment) -> Bool {
    one.view !== other.view && one.partner !== other.partner
      && one.view.superview === other.view.superview
      && !rows(one.view, other.partner).isEmpty && !rows(other.view, one.partner).isEmpty
      && rows(one.view, one.partner).isEmpty && rows(other.view, other.partner).isEmpty
  }

  private func finding(_ one: Alignment, _ other: Alignment) -> Finding {
    func words(_ one: Alignment) -> String {
      "\(one.site.call) aligns \(tree.name(of: one.view)) with \(tree.name(of: one.partner))"
    }
    let row = rows(one.view, other.partner).min() ?? "another line"
    return tree.finding(
      .crossedRows, tree.indices(of: [one.view, other.view]), sites: [one.site, other.site],
      "\(words(one)), and \(words(other)), but \(row) has \(tree.name(of: one.view)) in the"
        + " \(axis.words.chain) of \(tree.name(of: other.partner)). Exchange the two views in one pair of"
        + " lines.")
  }
}
