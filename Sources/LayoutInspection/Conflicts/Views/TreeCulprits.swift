#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// The search for the culprits of one conflict in a tree: those that its lines show, and those that the
/// other constraints and the views show.
@MainActor struct TreeCulprits {
  private let lines: CulpritSearch
  let evidence: ConflictEvidence
  let names: ReportNames

  var words: ConflictWords { lines.words }
  var conflict: ConflictCase { lines.conflict }
  var arithmetic: ConflictArithmetic { lines.arithmetic }
  var members: [ConflictEquation] { lines.members }
  var memberIndices: [Int] { lines.memberIndices }

  init(_ words: ConflictWords, _ evidence: ConflictEvidence, _ names: ReportNames) {
    lines = CulpritSearch(words)
    self.evidence = evidence
    self.names = names
  }

  /// The culprits for which there is evidence, the strongest first.
  var all: [ConflictCulprit] {
    let ratios = ratios
    return [states].compactMap { $0 } + otherAxes + lines.rows + ratios.certain + otherSides + lines.twice
      + bounds + outliers + ratios.possible + exchanges + [wall].compactMap { $0 }
  }

  func name(_ item: Int) -> String { lines.name(item) }

  /// Returns a change of all constraints of a call, in all cells for which its line ran.
  func change(of site: ConstraintSite, _ kind: ConflictChange.Kind) -> [ConflictChange] {
    evidence.constraints(of: site).map { ConflictChange($0, kind) }
  }

  /// Returns a change of a constraint, in all cells for which its line ran.
  func change(of constraint: NSLayoutConstraint, _ kind: ConflictChange.Kind) -> [ConflictChange] {
    evidence.instances(of: constraint).map { ConflictChange($0, kind) }
  }
}
