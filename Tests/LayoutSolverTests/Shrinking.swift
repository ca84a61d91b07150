/// A search for the smallest and plainest part of a failing script that still fails.
struct Shrinking {
  private(set) var script: Script
  private let fails: (Script) -> Bool
  /// The number of scripts that may still be tried.
  private var budget: Int

  /// Returns the smallest script, found by shrinking `script`, for which `fails` is true.
  static func smallest(_ script: Script, budget: Int = 3000, fails: @escaping (Script) -> Bool) -> Script {
    var shrinking = Shrinking(script: script, fails: fails, budget: budget)
    while shrinking.dropEdits() || shrinking.simplifyEdits() {}
    return shrinking.script
  }

  /// Removes runs of edits, long ones first; returns true when the script got shorter.
  private mutating func dropEdits() -> Bool {
    let before = script.edits.count
    var length = max(1, before / 2)
    while length >= 1 {
      var start = 0
      while start < script.edits.count {
        var shorter = script
        shorter.edits.removeSubrange(start..<min(start + length, script.edits.count))
        if !adopt(shorter) { start += length }
      }
      length /= 2
    }
    return script.edits.count < before
  }

  /// Makes single edits plainer; returns true when any was.
  private mutating func simplifyEdits() -> Bool {
    var didChange = false
    for index in script.edits.indices {
      for edit in plainer(script.edits[index]) {
        var changed = script
        changed.edits[index] = edit
        if adopt(changed) {
          didChange = true
          break
        }
      }
    }
    return didChange
  }

  private mutating func adopt(_ candidate: Script) -> Bool {
    guard budget > 0 else { return false }
    budget -= 1
    guard fails(candidate) else { return false }
    script = candidate
    return true
  }

  private func plainer(_ edit: Edit) -> [Edit] {
    switch edit {
    case .add(let key, let constraint): plainer(constraint).map { .add(key: key, $0) }
    case .setConstant(let key, let constant): plainer(constant).map { .setConstant(key: key, $0) }
    case .setPriority(let key, let priority): priority == 1000 ? [] : [.setPriority(key: key, 1000)]
    case .setRank(let key, let rank): rank == 0 ? [] : [.setRank(key: key, 0)]
    case .suggest(let variable, let value): plainer(value).map { .suggest(variable: variable, $0) }
    case .remove, .release, .solve: []
    }
  }

  private func plainer(_ constraint: SystemConstraint) -> [SystemConstraint] {
    var candidates: [SystemConstraint] = []
    func offer(_ change: (inout SystemConstraint) -> Void) {
      var candidate = constraint
      change(&candidate)
      candidates.append(candidate)
    }
    for index in constraint.terms.indices {
      offer { $0.terms.remove(at: index) }
      let coefficient = constraint.terms[index].coefficient
      if coefficient != 1 && coefficient != -1 {
        offer { $0.terms[index].coefficient = coefficient.numerator < 0 ? -1 : 1 }
      }
    }
    for constant in plainer(constraint.constant) { offer { $0.constant = constant } }
    if !constraint.isRequired { offer { $0.priority = 1000 } }
    if !constraint.isRequired && constraint.priority != 500 { offer { $0.priority = 500 } }
    if !constraint.isBreakable { offer { $0.isBreakable = true } }
    return candidates
  }

  private func plainer(_ constant: Fraction) -> [Fraction] {
    if constant == 0 { return [] }
    let rounded = constant.numerator / constant.denominator
    return [0, 1, Fraction(rounded), Fraction(rounded / 2)].filter { abs($0.double) < abs(constant.double) }
  }
}
