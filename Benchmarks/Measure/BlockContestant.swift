import AutoLayoutKit
import LayoutWorkloads
import UIKit

/// The same constraints, in the block of `tk_constraint`.
///
/// A swap replaces a group that holds the constraint in the middle.
final class BlockContestant: TreeContestant {
  let tree: ViewTree
  private let group = AutoLayoutKitConstraintGroup()
  private var isSwapped = false

  /// Constrains the views of `tree`; with `laysOut`, lays them out as well.
  init(_ tree: ViewTree, laysOut: Bool) {
    self.tree = tree
    tree.root.tk_constraint { tree.place($0) }
    replaceMiddle()
    if laysOut { tree.root.layoutIfNeeded() }
  }

  func swap() {
    isSwapped.toggle()
    replaceMiddle()
    tree.root.layoutIfNeeded()
  }

  private func replaceMiddle() {
    tree.root.tk_constraint(replace: group) { tree.placeMiddle($0, isSwapped: isSwapped) }
  }
}

extension ViewTree {
  private var all: ArraySlice<UIView> { views.dropFirst() }
  private var middle: Int { workload.count / 2 + 1 }

  /// Places everything but the constraint in the middle.
  fileprivate func place(_ make: AutoLayoutKitMaker) {
    switch workload.shape {
    case .chain, .reversedChain:
      placeStack(make)
      make.xEqual(Array(all))
    case .priorities:
      placeStack(make)
      make.xLeft(Array(all))
      make.priority(750).width(Array(all)) == 100
      make.priority(500).width(Array(all)) == 200
      make.width(Array(all)) <= make.ref(root).w * 0.25
    case .columns:
      placeRow(make, gap: 4)
      make.width(Array(all.dropFirst())) == views[1].tk_width
    case .coupledRow: placeRow(make, gap: 8)
    case .nested: placeNested(make)
    case .cells: placeCells(make)
    case .grid: placeGrid(make)
    }
  }

  /// Adds the constraint in the middle, or its replacement.
  fileprivate func placeMiddle(_ make: AutoLayoutKitMaker, isSwapped: Bool) {
    let number =
      switch workload.shape {
      case .grid: workload.side * workload.side / 2 + 1
      case .cells: 4 * middle - 1
      default: middle
      }
    let view = views[number]
    switch workload.shape {
    case .chain, .reversedChain, .priorities:
      make.install(view.tk_top == views[middle - 1].tk_bottom + (isSwapped ? 18 : 8))
    case .columns: make.install(view.tk_left == views[middle - 1].tk_right + (isSwapped ? 6 : 4))
    case .coupledRow: make.install(view.tk_left == views[middle - 1].tk_right + (isSwapped ? 10 : 8))
    case .nested: make.install(view.tk_left == views[middle - 1].tk_left + (isSwapped ? 4 : 1))
    case .cells: make.install(view.tk_left == views[4 * middle - 2].tk_right + (isSwapped ? 13 : 8))
    case .grid: make.width(view) == views[isSwapped ? workload.side * workload.side / 2 : 1].tk_width
    }
  }

  /// Returns a chain of `views` with `gap` between neighbors, and a wall instead of
  /// the gap before the view in the middle.
  private func chain(
    _ views: ArraySlice<UIView>, gap: Double, cutBefore middle: Int?, in make: AutoLayoutKitMaker
  ) -> [any AutoLayoutKitChainPart] {
    var parts: [any AutoLayoutKitChainPart] = []
    parts.reserveCapacity(2 * views.count + 2)
    for (index, view) in zip(views.indices, views) {
      parts.append(index == middle ? make.wall : gap)
      parts.append(view)
    }
    return parts
  }

  private func placeStack(_ make: AutoLayoutKitMaker) {
    make.yPlace(chain(all, gap: 8, cutBefore: middle, in: make) + [make.wall])
    make.insetEdges(top: 0, left: 16, bottom: 0, right: 16)
    make.height(Array(all)) == 44
  }

  private func placeRow(_ make: AutoLayoutKitMaker, gap: Double) {
    make.xPlace(chain(all, gap: gap, cutBefore: middle, in: make) + [gap])
    make.insetEdges(top: 8, left: 0, bottom: 0, right: 0)
    make.yTop(Array(all))
    make.height(Array(all)) == 44
  }

  private func placeNested(_ make: AutoLayoutKitMaker) {
    for (index, view) in zip(all.indices, all) {
      let inner = make.ref(views[index - 1])
      inner.insetEdges(edge: 1)
      if index != middle { inner.xLeft(view) }
      inner.yTop(view)
      make.width(view) == inner.w
      make.height(view) == inner.h
    }
  }

  private func placeCells(_ make: AutoLayoutKitMaker) {
    let cells = stride(from: 1, to: views.count, by: 4).map { views[$0] }
    make.xEqual(cells)
    make.yPlace(cells, make.wall)
    make.height(cells) == 60
    for (index, cell) in cells.enumerated() {
      let icon = views[4 * index + 2]
      let title = views[4 * index + 3]
      let subtitle = views[4 * index + 4]
      let inner = make.ref(cell)
      inner.insetEdges(top: 10, left: 12, bottom: 10, right: 12)
      make.size(icon) == (40, 40)
      if index == workload.count / 2 {
        inner.xLeft(icon)
      } else {
        inner.xPlace(icon, 8, title, make.wall)
      }
      inner.yTop(icon)
      inner.yPlace(title, 4, subtitle, make.wall)
      make.height(title, subtitle) == [20, 16]
      make.install(
        subtitle.tk_left == icon.tk_right + 8, title.tk_right <= cell.tk_right - 12,
        subtitle.tk_right <= cell.tk_right - 12)
    }
  }

  private func placeGrid(_ make: AutoLayoutKitMaker) {
    let side = workload.side
    for line in 0..<side {
      make.xPlace(
        chain(views[(1 + line * side)..<(1 + (line + 1) * side)], gap: 4, cutBefore: nil, in: make) + [4])
    }
    for column in 0..<side {
      let parts = stride(from: 1 + column, to: views.count, by: side).map { views[$0] }
      make.yPlace(chain(parts[...], gap: 4, cutBefore: nil, in: make) + [4])
    }
    let middle = side * side / 2 + 1
    make.width(Array(views[2..<middle] + views[(middle + 1)...])) == views[1].tk_width
    make.height(Array(views[2...])) == views[1].tk_height
  }
}

extension Entrant {
  /// Returns the entrant that measures views, the block and their first layout.
  static func blockAndViews(_ workload: Workload, size: RootSize) -> Entrant {
    Entrant(
      prepare: { _ in { BlockContestant(ViewTree(workload, size: size), laysOut: true) } }, isNested: true)
  }

  /// Returns the entrant that measures the block on existing views, without a layout.
  static func block(_ workload: Workload, size: RootSize) -> Entrant {
    Entrant(
      prepare: { _ in
        let tree = ViewTree(workload, size: size)
        return { BlockContestant(tree, laysOut: false) }
      }, isNested: true)
  }
}
