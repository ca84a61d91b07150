import AutoLayoutKit
import LayoutPlatform
import LayoutSolver
import LayoutWords

/// All conflicts of a layout, with one problem for each cause.
///
/// A culprit is believed if its edit ends the conflict in a copy of the layout. All conflicts that the same
/// edit ends are one problem.
@MainActor struct ConflictSurvey<System: ConstraintSystem> {
  private let lines: ConflictLines<System>
  private let readers: [ConflictReader<System>?]
  private var conflicts: [Conflict] { lines.system.solver.conflicts }

  init(of system: System, _ names: ReportNames) {
    let lines = ConflictLines(of: system, names)
    self.lines = lines
    readers = system.solver.conflicts.map { ConflictReader($0, in: lines) }
  }

  /// The problem of a cause, the views and guides of each conflict that it ends, and the indices of these
  /// conflicts.
  typealias Cause = (problem: LayoutProblem, items: [[AnyObject]], conflicts: Set<Int>)

  /// Returns one problem for each cause.
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
      add(
        reader.problem(in: view), (edit.map { ended(by: lines.layout(after: $0)) } ?? []).union([index]))
    }
    return found
  }

  /// Returns the first culprit whose edit ends a conflict, with the indices of all conflicts that it ends.
  private func culprit(of reader: ConflictReader<System>, _ index: Int) -> (ConflictCulprit, Set<Int>)? {
    for culprit in reader.culprits {
      if culprit.edit.isEmpty { return (culprit, [index]) }
      let layout = lines.layout(after: culprit.edit)
      let ended = ended(by: layout)
      if ended.contains(index), places(culprit, layout) { return (culprit, ended) }
    }
    return nil
  }

  /// Returns true if an edit leaves nothing open of the views that a culprit has to place.
  private func places(_ culprit: ConflictCulprit, _ layout: System) -> Bool {
    if culprit.placed.isEmpty { return true }
    let open = AmbiguitySearch(layout).openVariables.compactMap { layout.part(of: $0)?.item }
    return culprit.placed.allSatisfy { item in !open.contains { $0 === item } }
      && keepsSize(culprit, layout)
  }

  /// Returns true if the view that must keep its size has the length of its content, or the one that it
  /// had: a text would be stretched or truncated.
  private func keepsSize(_ culprit: ConflictCulprit, _ layout: System) -> Bool {
    guard let view = culprit.kept, let axis = culprit.site?.axis else { return true }
    func length(_ size: CGSize?) -> CGFloat { (axis.isVertical ? size?.height : size?.width) ?? -1 }
    let own = length(view.intrinsicContentSize)
    let new = length(layout.exactFrame(of: view)?.size)
    let former = length(lines.system.exactFrame(of: view)?.size)
    return own < 0 || [own, former].contains { abs(new - $0) < 1 }
  }

  /// Returns the indices of the conflicts that a layout has no longer; none if there are not fewer of them.
  private func ended(by layout: System) -> Set<Int> {
    let after = layout.solver.conflicts
    guard after.count < conflicts.count else { return [] }
    let remaining = Set(after.flatMap(\.constraints))
    return Set(conflicts.indices.filter { !remaining.contains(conflicts[$0].broken) })
  }
}

/// A conflict of a layout, with its words.
@MainActor final class ConflictReader<System: ConstraintSystem> {
  let result: ConflictCase
  private let lines: ConflictLines<System>
  /// The items of the conflict, from outer ones to inner ones.
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

  /// Returns the problem in the words of a culprit, or as the sum with a way out.
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
