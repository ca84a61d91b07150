import AutoLayoutKit
import LayoutPlatform
import LayoutSolver
import LayoutWords

/// A conflict of a layout, with its words.
@MainActor final class ConflictReader<System: ConstraintSystem> {
  let result: ConflictCase
  private let lines: ConflictLines<System>
  /// The items whose position or size is a variable of the conflict, from outer ones to inner ones.
  private let involved: [Int]
  /// The sum; nil for a set whose contradiction is within rounding.
  private let arithmetic: ConflictArithmetic?

  /// Reads a conflict; nil if one of its items was released.
  init?(_ conflict: Conflict, in lines: ConflictLines<System>) {
    guard let equations = lines.equations(of: conflict) else { return nil }
    var result = lines.base
    result.equations = equations
    self.result = result
    self.lines = lines
    var involved = Set(equations.flatMap { $0.terms.keys.map(\.item) })
    for case .stack(let item) in equations.map(\.source) { involved.insert(item) }
    self.involved = involved.sorted()
    arithmetic = result.proof().map { ConflictArithmetic(result, $0) }
  }

  /// The views and guides of the conflict.
  var objects: [AnyObject] { involved.map { lines.objects[$0] } }

  /// The culprits for which there is evidence, the strongest first.
  var culprits: [ConflictCulprit] {
    arithmetic.map { CulpritSearch(ConflictWords(result, $0, [])).all } ?? []
  }

  /// The changes that make the equations satisfiable, tried on a copy of the layout.
  private(set) lazy var waysOut: [ConflictWayOut] = {
    guard let arithmetic else { return [] }
    let count = lines.system.solver.conflicts.count
    return result.waysOut(arithmetic) { wayOut in
      lines.layout(after: result.edit(wayOut)).solver.conflicts.count < count
    }
  }()

  /// Returns true if one of the calls made a constraint of the conflict.
  func mentions(anyOf calls: [ConstraintSite]) -> Bool {
    result.equations.contains { equation in calls.contains(where: equation.isSameCall) }
  }

  /// Returns the problem in the words of a culprit, or as the sum with a way out.
  ///
  /// - Parameter view: The view in whose coordinates the frames are.
  func problem(of culprit: ConflictCulprit? = nil, in view: AutoLayoutKitView) -> LayoutProblem {
    let waysOut = culprit == nil ? waysOut : []
    let words = arithmetic.map { ConflictWords(result, $0, waysOut) }
    let equations = (waysOut.map(\.equation) + (arithmetic?.members ?? [])).map { result.equations[$0] }
    let order = ((culprit?.items ?? []) + equations.flatMap(\.items) + involved).unique
      .filter(involved.contains)
    var sites = words?.sites ?? result.equations.compactMap(\.site)
    if let culprit { sites = ([culprit.site].compactMap { $0 } + sites).firstOfEachCall }
    return LayoutProblem(
      .conflict, views: order.map { result.items[$0].name },
      frames: order.map { InspectedFrame.of(lines.objects[$0], in: view) }, sites: sites,
      description: culprit?.description ?? words?.description
        ?? "\(result.equations.map(\.text).list) cannot hold together.")
  }
}
