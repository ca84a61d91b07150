/// The constraints of a solved system, and for each one if the solution is on, above or below its
/// constant.
///
/// The values are not part of it, and of the constants only if they are 0. A small step from a solution changes the quality by the
/// same amount in all systems of one pattern, and the solutions of the same quality are a convex set. So if
/// one system of a pattern has a single best solution, all of them have.
public struct SolutionPattern: Hashable, Sendable {
  fileprivate var words: [UInt64] = []
}

extension Solver {
  /// The pattern of the last solution.
  public var pattern: SolutionPattern {
    var pattern = SolutionPattern()
    pattern.words.reserveCapacity(8 * constraints.count)
    for constraint in constraints.indices {
      let record = constraints[constraint]
      if record.state == .unused || record.isVacant { continue }
      var excess = -record.constant
      for term in row(of: constraint) {
        excess += term.coefficient * values[term.variable]
        pattern.words.append(term.coefficient.bitPattern)
        pattern.words.append(UInt64(UInt32(bitPattern: term.variable.index)))
      }
      var flags = UInt64(record.relation.rawValue + 1)
      if excess > Self.patternTolerance { flags |= 4 }
      if excess < -Self.patternTolerance { flags |= 8 }
      if record.state == .broken { flags |= 16 }
      if record.constant == 0 { flags |= 32 }
      pattern.words.append(UInt64(record.priority.bitPattern) << 8 | flags)
    }
    for variable in variables.indices {
      let record = variables[variable]
      if record.state == .unused { continue }
      // A size that is 0 is at its limit.
      let isAtLimit = record.kind == .size && values[variable] < Self.patternTolerance
      pattern.words.append((record.state == .pinned ? 2 : 0) + (isAtLimit ? 1 : 0))
    }
    return pattern
  }

  /// The largest distance of a constraint from its constant that counts as none.
  private static var patternTolerance: Double { 1e-6 }
}
