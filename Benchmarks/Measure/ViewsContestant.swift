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
  private let rules: Rules
  private var middle: NSLayoutConstraint
  /// The constraints that are not active yet.
  private var inactive: [NSLayoutConstraint] = []
  private var isSwapped = false

  /// Constrains the views of `tree`, without activating the constraints.
  init(_ tree: ViewTree, _ rules: Rules) {
    self.tree = tree
    self.rules = rules
    for view in tree.views.dropFirst() { view.translatesAutoresizingMaskIntoConstraints = false }
    middle = rules.middle.constraint(in: tree.views)
    inactive.reserveCapacity(rules.list.count + 1)
    for rule in rules.list { inactive.append(rule.constraint(in: tree.views)) }
    inactive.append(middle)
  }

  /// Constrains the views of `tree`; with `laysOut`, lays them out as well.
  convenience init(_ tree: ViewTree, _ rules: Rules, laysOut: Bool) {
    self.init(tree, rules)
    activate()
    if laysOut { tree.root.layoutIfNeeded() }
  }

  /// Activates the constraints.
  func activate() {
    NSLayoutConstraint.activate(inactive)
    inactive = []
  }

  func swap() {
    isSwapped.toggle()
    NSLayoutConstraint.deactivate([middle])
    middle = (isSwapped ? rules.replacement : rules.middle).constraint(in: tree.views)
    NSLayoutConstraint.activate([middle])
    tree.root.layoutIfNeeded()
  }
}

extension Entrant {
  /// Returns the entrant that measures views, constraints and their first layout.
  static func views(_ workload: Workload, size: RootSize) -> Entrant {
    let rules = Rules(workload)
    return Entrant(
      prepare: { _ in { ViewsContestant(ViewTree(workload, size: size), rules, laysOut: true) } },
      isNested: true)
  }

  /// Returns the entrant that measures constraints on existing views, without a layout.
  static func constraints(_ workload: Workload, size: RootSize) -> Entrant {
    let rules = Rules(workload)
    return Entrant(
      prepare: { _ in
        let tree = ViewTree(workload, size: size)
        return { ViewsContestant(tree, rules, laysOut: false) }
      }, isNested: true)
  }

  /// Returns the entrant that measures the activation of constraints that exist.
  static func activation(_ workload: Workload, size: RootSize) -> Entrant {
    let rules = Rules(workload)
    return Entrant(
      prepare: { _ in
        let contestant = ViewsContestant(ViewTree(workload, size: size), rules)
        return {
          contestant.activate()
          return contestant
        }
      }, isNested: true)
  }

  /// Returns the entrant that measures the first layout of active constraints.
  static func firstLayout(_ workload: Workload, size: RootSize) -> Entrant {
    let rules = Rules(workload)
    return Entrant(
      prepare: { _ in
        let contestant = ViewsContestant(ViewTree(workload, size: size), rules, laysOut: false)
        return {
          contestant.tree.root.layoutIfNeeded()
          return contestant
        }
      }, isNested: true)
  }
}
