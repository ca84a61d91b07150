import LayoutSolver

/// A linear constraint written down exactly: Σ coefficient · variable (relation) constant.
struct SystemConstraint: Sendable {
  /// One summand: the index of a variable in the system, and its factor.
  struct Summand: Sendable {
    var variable: Int
    var coefficient: Fraction
  }

  var terms: [Summand]
  var relation: Relation
  var constant: Fraction
  /// From 1 to 1000, which is required.
  var priority: Float = 1000
  var isBreakable = true
  /// The rank in a conflict: the constraint with the highest rank is broken, the later one of equal ranks.
  var rank = 0

  var isRequired: Bool { priority >= 1000 }

  /// Returns the distance of `values` from satisfying the constraint, in its own unit; 0 when it holds.
  func violation(at values: [Double]) -> Double {
    let difference = terms.reduce(-constant.double) { $0 + $1.coefficient.double * values[$1.variable] }
    switch relation {
    case .equal: return abs(difference)
    case .lessThanOrEqual: return max(0, difference)
    case .greaterThanOrEqual: return max(0, -difference)
    }
  }
}

/// Variables, constraints and pinned values, written down without any solver.
struct LinearSystem: Sendable {
  /// The kind of each variable.
  var kinds: [VariableKind]
  /// The constraints, each under its own key, in the order in which they were added.
  var constraints: [(key: Int, constraint: SystemConstraint)] = []
  /// The values that variables are pinned to.
  var pins: [Int: Fraction] = [:]

  /// The priorities below 1000 that occur, from the highest down.
  var levels: [Float] {
    let priorities: [Float] = constraints.map(\.constraint.priority)
    return Set(priorities.filter { $0 < 1000 }).sorted(by: >)
  }

  /// Returns the sum of violations of each of the `levels` at `values`.
  func violations(at values: [Double]) -> [Double] {
    levels.map { level in
      constraints.lazy.filter { $0.constraint.priority == level }.reduce(0) {
        $0 + $1.constraint.violation(at: values)
      }
    }
  }

  /// Returns the same system without the constraints under `keys`.
  func without(_ keys: Set<Int>) -> LinearSystem {
    var system = self
    system.constraints.removeAll { keys.contains($0.key) }
    return system
  }

  /// Returns the same system with only the pins of `variables`.
  func pinning(_ variables: Set<Int>) -> LinearSystem {
    var system = self
    system.pins = pins.filter { variables.contains($0.key) }
    return system
  }

  /// The keys of the required constraints, in the order in which they are kept.
  var keptFirst: [Int] {
    let required = constraints.filter { $0.constraint.isRequired }
    let order = required.sorted {
      ($0.constraint.isBreakable ? 1 : 0, $0.constraint.rank, $0.key)
        < ($1.constraint.isBreakable ? 1 : 0, $1.constraint.rank, $1.key)
    }
    return order.map(\.key)
  }

  /// Returns the system of the constraints under `keys`, with all pins.
  func only(_ keys: Set<Int>) -> LinearSystem {
    var system = self
    system.constraints.removeAll { !keys.contains($0.key) }
    return system
  }

  /// Returns a description of a required rule that `values` break; nil when all hold.
  func brokenRule(at values: [Double], tolerance: Double) -> String? {
    for (variable, value) in values.enumerated() {
      if !value.isFinite { return "\(name(of: variable)) is \(value)" }
      if kinds[variable] == .size, value < -tolerance { return "the size \(name(of: variable)) is \(value)" }
      if let pin = pins[variable], abs(value - pin.double) > tolerance {
        return "\(name(of: variable)) is \(value), pinned to \(pin)"
      }
    }
    for (key, constraint) in constraints where constraint.isRequired {
      let violation = constraint.violation(at: values)
      if violation > tolerance {
        return "required #\(key) \(describe(constraint)) is violated by \(violation)"
      }
    }
    return nil
  }
}

extension LinearSystem: CustomStringConvertible {
  /// Returns `x0` for a position, `w1` for a size.
  func name(of variable: Int) -> String { (kinds[variable] == .size ? "w" : "x") + "\(variable)" }

  /// Returns the constraint as a person would write it.
  func describe(_ constraint: SystemConstraint) -> String {
    let sum = constraint.terms.map {
      $0.coefficient == 1 ? name(of: $0.variable) : "\($0.coefficient) \(name(of: $0.variable))"
    }
    let sign =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    let strength =
      if constraint.isRequired {
        constraint.isBreakable ? "" : " unbreakable"
      } else {
        " @\(constraint.priority)"
      }
    let rank = constraint.rank == 0 ? "" : " rank \(constraint.rank)"
    return
      "\(sum.isEmpty ? "0" : sum.joined(separator: " + ")) \(sign) \(constraint.constant)\(strength)\(rank)"
  }

  var description: String {
    let pinned = pins.sorted { $0.key < $1.key }.map { "\(name(of: $0.key)) pinned to \($0.value)" }
    return (pinned + constraints.map { "#\($0.key) \(describe($0.constraint))" }).joined(separator: "\n")
  }
}
