import AutoLayoutKit
import LayoutPlatform
import LayoutSolver
import LayoutWords

@MainActor struct ConflictSurvey<System: ConstraintSystem> {
  private let lines: ConflictLines<System>
  private let readers: [ConflictReader<System>?]
  private var conflicts: [Conflict] { lines.system.solver.conflicts }

  init(of system: System, _ names: ReportNames) {
    let lines = ConflictLines(of: system, names)
    self.lines = lines
    readers = system.solver.conflicts.map { ConflictReader($0, in: lines) }
  }

  typealias Cause = (problem: LayoutProblem, items: [[AnyObject]], conflicts: Set<Int>)

  func causes(in view: AutoLayoutKitView) -> [Cause] {
    var found: [Cause] = []
    var explained: Set<Int> = []
    var sites: [ConstraintSite] = []
    func add(_ problem: LayoutProblem, _ ended: Set<Int>) {
      explained.formUnion(ended)
      found.append((problem, ended.sorted().map { readers[$0]?.objects ?? [] }, ended))
    }
    for (index, reader) in readers.enumerated() where !explained.contains(index) {
      guard let reader, let (culprit, ended) = self.culprit(of: reader, index) else { continue }
      if let site = culprit.site { sites.append(site) }
      add(reader.problem(of: culprit, in: view), ended)
    }
    // The rest of a line with a mistake is examined after the line has changed.
    explained.formUnion(
      readers.indices.filter { index in
        readers[index]?.result.equations.contains { sites.contains(where: $0.isSameCall) } == true
      })
    for (index, reader) in readers.enumerated() where !explained.contains(index) {
      guard let reader else { continue }
      let edit = reader.waysOut.first.map { reader.result.edit($0) }
      add(reader.problem(in: view), (edit.map { ended(by: lines.layout(after: $0)) } ?? []).union([index]))
    }
    return found
  }

  private func culprit(of reader: ConflictReader<System>, _ index: Int) -> (ConflictCulprit, Set<Int>)? {
    for culprit in reader.culprits {
      if culprit.edit.isEmpty { return (culprit, [index]) }
      let layout = lines.layout(after: culprit.edit)
      let ended = ended(by: layout)
      if ended.contains(index), places(culprit, layout) { return (culprit, ended) }
    }
    return nil
  }

  /// Returns true if an edit leaves nothing open of the views that a culprit has to place, and stretches or
  /// truncates no view that must keep its size.
  private func places(_ culprit: ConflictCulprit, _ layout: System) -> Bool {
    if culprit.placed.isEmpty { return true }
    let open = OpenLayout(layout, lines.names)?.open ?? []
    guard culprit.placed.allSatisfy({ item in !open.contains { $0.item === item } }) else { return false }
    guard let view = culprit.kept, let axis = culprit.site?.axis else { return true }
    func length(_ size: CGSize?) -> CGFloat { (axis.isVertical ? size?.height : size?.width) ?? -1 }
    let own = length(view.intrinsicContentSize)
    let new = length(layout.exactFrame(of: view)?.size)
    let former = length(lines.system.exactFrame(of: view)?.size)
    return own < 0 || [own, former].contains { abs(new - $0) < 1 }
  }

  private func ended(by layout: System) -> Set<Int> {
    let after = layout.solver.conflicts
    guard after.count < conflicts.count else { return [] }
    let remaining = Set(after.flatMap(\.constraints))
    return Set(conflicts.indices.filter { !remaining.contains(conflicts[$0].broken) })
  }
}

@MainActor final class ConflictReader<System: ConstraintSystem> {
  let result: ConflictCase
  private let lines: ConflictLines<System>
  /// The items of the conflict, from outer ones to inner ones.
  private let involved: [Int]
  private let arithmetic: ConflictArithmetic?

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

  var objects: [AnyObject] { involved.map { lines.objects[$0] } }

  var culprits: [ConflictCulprit] {
    arithmetic.map { CulpritSearch(ConflictWords(result, $0, [])).all } ?? []
  }

  private(set) lazy var waysOut: [ConflictWayOut] = {
    guard let arithmetic else { return [] }
    let count = lines.system.solver.conflicts.count
    return result.waysOut(arithmetic) { wayOut in
      lines.layout(after: result.edit(wayOut)).solver.conflicts.count < count
    }
  }()

  func problem(of culprit: ConflictCulprit? = nil, in view: AutoLayoutKitView) -> LayoutProblem {
    let waysOut = culprit == nil ? waysOut : []
    let words = arithmetic.map { ConflictWords(result, $0, waysOut) }
    let equations = (waysOut.map(\.equation) + (arithmetic?.members ?? [])).map { result.equations[$0] }
    let order = ((culprit?.items ?? []) + equations.flatMap(\.items) + involved).unique
      .filter(involved.contains)
    let own = [culprit?.site].compactMap { $0 } + (words?.sites ?? result.equations.compactMap(\.site))
    return LayoutProblem(
      .conflict, views: order.map { result.items[$0].name },
      frames: order.map { InspectedFrame.of(lines.objects[$0], in: view) },
      sites: culprit == nil ? own : own.firstOfEachCall,
      description: culprit?.description ?? words?.description
        ?? "\(result.equations.map(\.text).list) cannot hold together.")
  }
}
