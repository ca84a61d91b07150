import AutoLayoutKit
import LayoutSolver
import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit
@testable import LayoutInspection

/// Random layouts that cannot hold: the reported sets are the smallest ones, and each way out is one.
@MainActor @Suite(.serialized) struct RandomConflictTests {
  @Test func theSetIsMinimalAndEachWayOutIsOne() {
    let count = TestEffort.choose(all: 150, usually: 50)
    var found = 0
    var seed: UInt64 = 0
    while found < count, seed < 20_000 {
      seed += 1
      let layout = silently { RandomLayout(seed) }
      guard let system = silently({ LayoutSystem(of: layout.root) }) else { continue }
      let conflicts = system.solver.conflicts
      if conflicts.isEmpty { continue }
      found += 1
      for conflict in conflicts { expectMinimalSet(conflict, system, layout, seed) }
      expectWaysOutEnd(layout, seed)
    }
    #expect(found == count)
  }

  private func expectMinimalSet(
    _ conflict: Conflict, _ system: LayoutSystem, _ layout: RandomLayout, _ seed: UInt64
  ) {
    let set = conflict.constraints.compactMap { row -> NSLayoutConstraint? in
      if case .constraint(let constraint) = system.source(of: row) { constraint } else { nil }
    }
    #expect(set.count == conflict.constraints.count, "seed \(seed)")
    #expect(!layout.canHold(set), "seed \(seed)")
    for index in set.indices {
      var others = set
      others.remove(at: index)
      #expect(layout.canHold(others), "seed \(seed), without \(set[index])")
    }
    let lines = ConflictLines(of: system, ReportNames(ItemNames()))
    guard let reader = ConflictReader(conflict, in: lines) else {
      Issue.record("seed \(seed): an item was released")
      return
    }
    let waysOut = reader.waysOut
    #expect(!waysOut.isEmpty, "seed \(seed): no way out")
    for wayOut in waysOut {
      guard let constraint = reader.result.equations[wayOut.equation].constraint else { continue }
      let others = set.filter { $0 !== constraint }
      switch wayOut.change {
      case .priority, .removal: #expect(layout.canHold(others), "seed \(seed)")
      case .relation(let relation):
        #expect(
          layout.canHold(others, constraint, as: NSLayoutConstraint.Relation(relation)),
          "seed \(seed): \(constraint)")
      }
    }
  }

  /// Expects that a layout has no conflict left after its first ways out were followed one after the other.
  private func expectWaysOutEnd(_ layout: RandomLayout, _ seed: UInt64) {
    let limit = layout.constraints.count
    for _ in 0...limit {
      guard let system = silently({ LayoutSystem(of: layout.root) }),
        let conflict = system.solver.conflicts.first
      else { return }
      let reader = ConflictReader(conflict, in: ConflictLines(of: system, ReportNames(ItemNames())))
      guard let reader, let wayOut = reader.waysOut.first,
        let constraint = reader.result.equations[wayOut.equation].constraint
      else { break }
      silently { follow(wayOut, constraint) }
    }
    Issue.record("seed \(seed): conflicts are left")
  }

  private func follow(_ wayOut: ConflictWayOut, _ constraint: NSLayoutConstraint) {
    constraint.isActive = false
    if wayOut.change == .removal { return }
    guard case .relation(let relation) = wayOut.change else {
      constraint.priority = UILayoutPriority(999)
      constraint.isActive = true
      return
    }
    guard let first = constraint.firstItem else { return }
    NSLayoutConstraint(
      item: first, attribute: constraint.firstAttribute, relatedBy: NSLayoutConstraint.Relation(relation),
      toItem: constraint.secondItem, attribute: constraint.secondAttribute,
      multiplier: constraint.multiplier, constant: constraint.constant
    ).isActive = true
  }
}
