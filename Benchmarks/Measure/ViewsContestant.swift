import LayoutWorkloads
import UIKit

/// Views with constraints that are activated in one batch.
final class ViewsContestant: Contestant {
  private let tree: ViewTree
  private let ties: Ties
  private var middle: NSLayoutConstraint
  private var isSwapped = false

  /// Constrains the views of `tree`; with `laysOut`, lays them out as well.
  init(_ tree: ViewTree, _ ties: Ties, laysOut: Bool) {
    (self.tree, self.ties) = (tree, ties)
    for view in tree.views.dropFirst() { view.translatesAutoresizingMaskIntoConstraints = false }
    middle = ties.middle.constraint(in: tree.views)
    var constraints: [NSLayoutConstraint] = []
    constraints.reserveCapacity(ties.list.count + 1)
    for tie in ties.list { constraints.append(tie.constraint(in: tree.views)) }
    constraints.append(middle)
    NSLayoutConstraint.activate(constraints)
    if laysOut { tree.root.layoutIfNeeded() }
  }

  func resize(to size: RootSize) {
    tree.setRootSize(size)
    tree.root.layoutIfNeeded()
  }

  func swap() {
    isSwapped.toggle()
    NSLayoutConstraint.deactivate([middle])
    middle = (isSwapped ? ties.replacement : ties.middle).constraint(in: tree.views)
    NSLayoutConstraint.activate([middle])
    tree.root.layoutIfNeeded()
  }

  func frame(of view: Int) -> Frame { tree.frame(of: view) }

  var constraintCount: Int? { tree.constraintCount }
}

/// The same views, placed by setting frames.
final class HandViewsContestant: Contestant {
  private let tree: ViewTree
  private let arithmetic: HandArithmetic
  private let frames: FrameArray
  private var size: RootSize
  private var isSwapped = false

  init(_ tree: ViewTree, _ arithmetic: HandArithmetic, size: RootSize) {
    (self.tree, self.arithmetic, self.size) = (tree, arithmetic, size)
    frames = FrameArray(viewCount: arithmetic.viewCount)
    resize(to: size)
  }

  func resize(to size: RootSize) {
    self.size = size
    arithmetic.write(to: frames.values, size, isSwapped: isSwapped)
    var value = frames.values
    for view in tree.views {
      view.frame = CGRect(x: value[0], y: value[1], width: value[2], height: value[3])
      value += 4
    }
  }

  func swap() {
    isSwapped.toggle()
    resize(to: size)
  }

  func frame(of view: Int) -> Frame { tree.frame(of: view) }
}

extension Entry {
  /// Views, constraints and their first layout.
  static func views(_ workload: Workload, size: RootSize) -> Entry {
    let ties = Ties(workload)
    return Entry(prepare: { _ in { ViewsContestant(ViewTree(workload, size: size), ties, laysOut: true) } }, isNested: true)
  }

  /// The same views, and their frames.
  static func handViews(_ workload: Workload, size: RootSize) -> Entry {
    let arithmetic = HandArithmetic(workload, isNested: true)
    return Entry(prepare: { _ in { HandViewsContestant(ViewTree(workload, size: size), arithmetic, size: size) } }, isNested: true)
  }

  /// Constraints on views that are there already, without a layout.
  static func constraints(_ workload: Workload, size: RootSize) -> Entry {
    let ties = Ties(workload)
    return Entry(
      prepare: { _ in
        let tree = ViewTree(workload, size: size)
        return { ViewsContestant(tree, ties, laysOut: false) }
      }, isNested: true)
  }
}
