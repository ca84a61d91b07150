/// A part of the constraints of a solved system, and for each one if the solution is on, above or below its
/// constant.
///
/// The values are not part of it, and of the constants only if they are 0. The variables are numbered in the
/// order in which the constraints mention them, so parts that were built alike have one pattern.
public struct SolutionPattern: Hashable, Sendable {
  fileprivate var words: [UInt64] = []
  fileprivate var numbers: [Int32: UInt64] = [:]

  /// Returns the number of a variable.
  fileprivate mutating func number(of variable: Variable) -> UInt64 {
    if let number = numbers[variable.index] { return number }
    let number = UInt64(numbers.count)
    numbers[variable.index] = number
    return number
  }

  public static func == (one: SolutionPattern, other: SolutionPattern) -> Bool { one.words == other.words }

  public func hash(into hasher: inout Hasher) { hasher.combine(words) }
}

extension Solver {
  /// Returns the patterns of the last solution, one for each part of the system.
  ///
  /// - Parameter parts: The part of each variable, by the index of the variable. A constraint belongs to the
  ///   last one of the parts of its variables.
  public func patterns(of parts: [Int]) -> [SolutionPattern] {
    var patterns = Array(repeating: SolutionPattern(), count: (parts.max() ?? 0) + 1)
    for constraint in constraints.indices {
      let record = constraints[constraint]
      if record.state == .unused || record.isVacant { continue }
      let row = row(of: constraint)
      let part = row.reduce(0) { max($0, parts[Int($1.variable.index)]) }
      var excess = -record.constant
      for term in row {
        excess += term.coefficient * values[term.variable]
        patterns[part].words.append(term.coefficient.bitPattern)
        let number = patterns[part].number(of: term.variable)
        patterns[part].words.append(number << 2 | flags(of: term.variable))
      }
      var flags = UInt64(record.relation.rawValue + 1)
      if excess > Self.patternTolerance { flags |= 4 }
      if excess < -Self.patternTolerance { flags |= 8 }
      if record.state == .broken { flags |= 16 }
      if record.constant == 0 { flags |= 32 }
      patterns[part].words.append(UInt64(record.priority.bitPattern) << 8 | flags)
    }
    return patterns
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
