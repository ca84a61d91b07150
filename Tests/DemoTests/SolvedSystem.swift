import Foundation
import HeadlessUIKit
import LayoutSolver

@testable import LayoutPreviews

/// A system of the live page, solved by the native solver without its texts.
@MainActor struct SolvedSystem {
  /// The frames in the root's coordinates, four numbers for each item.
  private(set) var frames: [CGFloat] = []

  init(_ system: LiveSystem, of scene: LiveScene, _ size: [CGFloat]) {
    let variant = system.variants[system.choice.variant(for: CGSize(width: size[0], height: size[1]))]
    var solver = Solver()
    var variables: [Int: Variable] = [:]
    for number in variant.variables + [2, 3] where variables[number] == nil {
      variables[number] = solver.addVariable(number % 4 < 2 ? .position : .size)
    }
    for (number, length) in zip([2, 3], size) {
      if let variable = variables[number] { solver.suggest(length, for: variable) }
    }
    let whole = CGSize(width: size[0], height: size[1])
    let step = variant.step?.value(at: whole) ?? 0
    for row in variant.rows.map({ scene.rows.values[$0] }) {
      Self.add(row, row.constant.value(at: whole, step: step), to: &solver, variables)
    }
    solver.solve()
    for (index, item) in system.items.map({ scene.items.values[$0] }).enumerated() {
      let box = (0..<4).map { side in variables[4 * index + side].map { solver.value(of: $0) } ?? 0 }
      guard item.parent >= 0 else {
        frames += box.map { CGFloat($0) }
        continue
      }
      let parent = 4 * item.parent
      let (x, y) = (CGFloat(box[0]), CGFloat(box[1]))
      frames += [frames[parent] + x, frames[parent + 1] + y, CGFloat(box[2]), CGFloat(box[3])]
    }
  }

  private static func add(
    _ row: LiveRow, _ constant: CGFloat, to solver: inout Solver, _ variables: [Int: Variable]
  ) {
    let terms = stride(from: 0, to: row.terms.count, by: 2).compactMap { index -> Term? in
      variables[Int(row.terms[index + 1])].map { Term(row.terms[index], $0) }
    }
    let relations: [String: Relation] = ["<=": .lessThanOrEqual, ">=": .greaterThanOrEqual]
    solver.add(
      terms, relations[row.relation] ?? .equal, constant, priority: row.priority,
      isBreakable: row.fixed != true)
  }
}
