/// A part of the constraints of a solved system, and for each one if the solution is on, above or below its
/// constant.
///
/// The values are not part of it, and of the constants only if they are 0. The variables are numbered in the
/// order in which the constraints mention them, so parts that were built alike have one pattern.
public struct SolutionPattern: Hashable, Sendable { fileprivate var words: [UInt64] = [] }

extension Solver {
  /// Returns the patterns of the last solution, one for each part of the system.
  ///
  /// - Parameter parts: The part of each variable, by the index of the variable; those beyond the end are in
  ///   part 0. A constraint belongs to the last one of the parts of its variables.
  public func patterns(of parts: [Int]) -> [SolutionPattern] {
    let count = (parts.max() ?? 0) + 1
    var patterns = Array(repeating: SolutionPattern(), count: count)
    var numbers: [[Int32: Int]] = Array(repeating: [:], count: count)
    for constraint in constraints.indices {
      let record = constraints[constraint]
      if record.state == .unused || record.isVacant { continue }
      let row = row(of: constraint)
      let part = row.reduce(0) { part, term in
        let index = Int(term.variable.index)
        return index < parts.count ? max(part, parts[index]) : part
      }
      var excess = -record.constant
      for term in row {
        excess += term.coefficient * values[term.variable]
        let number = numbers[part][term.variable.index] ?? numbers[part].count
        numbers[part][term.variable.index] = number
        patterns[part].words.append(term.coefficient.bitPattern)
        patterns[part].words.append(UInt64(number) << 2 | flags(of: term.variable))
      }
      patterns[part].words.append(word(of: record, excess: excess))
    }
    return patterns
  }

  /// Returns the priority, the relation and the state of a constraint.
  private func word(of record: ConstraintRecord, excess: Double) -> UInt64 {
    var flags = UInt64(record.relation.rawValue + 1)
    if excess > Self.patternTolerance { flags |= 4 }
    if excess < -Self.patternTolerance { flags |= 8 }
    if record.state == .broken { flags |= 16 }
    if record.constant == 0 { flags |= 32 }
    return UInt64(record.priority.bitPattern) << 8 | flags
  }

  /// Returns 2 for an input, and 1 more for a size at its limit, which is 0.
  private func flags(of variable: Variable) -> UInt64 {
    let record = variables[variable]
    let isAtLimit = record.kind == .size && values[variable] < Self.patternTolerance
    return (record.state == .pinned ? 2 : 0) + (isAtLimit ? 1 : 0)
  }

  /// The largest distance of a constraint from its constant that counts as none.
  private static var patternTolerance: Double { 1e-6 }
}
