import LayoutWorkloads
import UIKit

/// A layout by constraints between views, regardless of the code that made them.
@MainActor protocol TreeContestant: Contestant {
  /// The views.
  var tree: ViewTree { get }
}

extension TreeContestant {
  func resize(to size: RootSize) {
    tree.setRootSize(size)
    tree.root.layoutIfNeeded()
  }

  func frame(of view: Int) -> Frame { tree.frame(of: view) }

  var constraintCount: Int? { tree.constraintCount }
}

/// Views with constraints that are activated in one batch.
final class ViewsContestant: TreeContestant {
  let tree: ViewTree
  private let ties: Ties
  private var middle: NSLayoutConstraint
  private var isSwapped = false

  /// Constrains the views of `tree`; with `laysOut`, lays them out as well.
  init(_ tree: ViewTree, _ ties: Ties, laysOut: Bool) {
    self.tree = tree
    self.ties = ties
    for view in tree.views.dropFirst() { view.translatesAutoresizingMaskIntoConstraints = false }
    middle = ties.middle.constraint(in: tree.views)
    var constraints: [NSLayoutConstraint] = []
    constraints.reserveCapacity(ties.list.count + 1)
    for tie in ties.list { constraints.append(tie.constraint(in: tree.views)) }
    constraints.append(middle)
    NSLayoutConstraint.activate(constraints)
    if laysOut { tree.root.layoutIfNeeded() }
  }

  func swap() {
    isSwapped.toggle()
    NSLayoutConstraint.deactivate([middle])
    middle = (isSwapped ? ties.replacement : ties.middle).constraint(in: tree.views)
    NSLayoutConstraint.activate([middle])
    tree.root.layoutIfNeeded()
  }
}

extension Entry {
  /// Returns the entry that measures views, constraints and their first layout.
  static func views(_ workload: Workload, size: RootSize) -> Entry {
    let ties = Ties(workload)
    return Entry(
      prepare: { _ in { ViewsContestant(ViewTree(workload, size: size), ties, laysOut: true) } },
      isNested: true)
  }

  /// Returns the entry that measures constraints on existing views, without a layout.
  static func constraints(_ workload: Workload, size: RootSize) -> Entry {
    let ties = Ties(workload)
    return Entry(
      prepare: { _ in
        let tree = ViewTree(workload, size: size)
        return { ViewsContestant(tree, ties, laysOut: false) }
      }, isNested: true)
  }
}
