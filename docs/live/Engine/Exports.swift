// The functions that the page calls. Systems, variables, constraints and texts are numbers there.

nonisolated(unsafe) private var systems: [LiveSystem?] = []
nonisolated(unsafe) private var system = LiveSystem()

// Systems

/// Adds a system and returns its number; it becomes the present one, to which all other calls refer.
@_expose(wasm, "openSystem")
public func openSystem() -> Int32 {
  system = LiveSystem()
  for index in systems.indices where systems[index] == nil {
    systems[index] = system
    return Int32(index)
  }
  systems.append(system)
  return Int32(systems.count - 1)
}

/// Makes a system the present one.
@_expose(wasm, "useSystem")
public func useSystem(_ number: Int32) {
  if let used = systems[Int(number)] { system = used }
}

/// Releases a system.
@_expose(wasm, "closeSystem")
public func closeSystem(_ number: Int32) { systems[Int(number)] = nil }

// Variables

/// Adds a variable and returns its number; 1 for a size, 0 for a position.
@_expose(wasm, "addVariable")
public func addVariable(_ isSize: Int32) -> Int32 {
  system.solver.addVariable(isSize != 0 ? .size : .position).index
}

/// Fixes the value of a variable, such as the width of the root.
@_expose(wasm, "suggest")
public func suggest(_ variable: Int32, _ value: Double) {
  system.solver.suggest(value, for: Variable(index: variable))
}

/// Returns the value that the last solve gave a variable.
@_expose(wasm, "value")
public func value(_ variable: Int32) -> Double { system.solver.value(of: Variable(index: variable)) }

/// Returns 1 if required equalities alone determine a variable.
@_expose(wasm, "isDetermined")
public func isDetermined(_ variable: Int32) -> Int32 {
  system.solver.isDetermined(Variable(index: variable)) ? 1 : 0
}

// Constraints

/// Adds a term to the next constraint.
@_expose(wasm, "addTerm")
public func addTerm(_ coefficient: Double, _ variable: Int32) { system.addTerm(coefficient, variable) }

/// Adds a constraint of the terms added before; the relation is −1, 0 or 1 for ≤, = and ≥.
@_expose(wasm, "addConstraint")
public func addConstraint(
  _ relation: Int32, _ constant: Double, _ priority: Float, _ isBreakable: Int32, _ rank: Int32
) -> Int32 {
  var kind = Relation.equal
  if relation < 0 { kind = .lessThanOrEqual }
  if relation > 0 { kind = .greaterThanOrEqual }
  return system.addConstraint(kind, constant, priority: priority, isBreakable: isBreakable != 0, rank: rank)
}

/// Changes the constant of a constraint.
@_expose(wasm, "setConstant")
public func setConstant(_ constraint: Int32, _ constant: Double) {
  system.solver.setConstant(constant, of: ConstraintID(index: constraint))
}

/// Changes the priority of a constraint.
@_expose(wasm, "setPriority")
public func setPriority(_ constraint: Int32, _ priority: Float) {
  system.solver.setPriority(priority, of: ConstraintID(index: constraint))
}

/// Removes a constraint.
@_expose(wasm, "removeConstraint")
public func removeConstraint(_ constraint: Int32) {
  system.solver.remove(ConstraintID(index: constraint))
}

// Solving

/// Makes the system record the variables that a solve computes; see `foundCount`.
@_expose(wasm, "trackFound")
public func trackFound() { system.solver.tracksFound = true }

/// Returns 1 if something has changed since the last solve.
@_expose(wasm, "needsSolve")
public func needsSolve() -> Int32 { system.solver.needsSolve ? 1 : 0 }

/// Solves all changes since the last call.
@_expose(wasm, "solve")
public func solve() { system.solve() }

/// Returns the number of variables that the last solve has changed.
@_expose(wasm, "changedCount")
public func changedCount() -> Int32 { Int32(system.solver.changed.count) }

/// Returns a variable that the last solve has changed.
@_expose(wasm, "changed")
public func changed(_ index: Int32) -> Int32 { system.solver.changed[Int(index)].index }

/// Returns the number of variables that the last solve has computed without required equalities.
@_expose(wasm, "foundCount")
public func foundCount() -> Int32 { Int32(system.solver.found.count) }

/// Returns a variable that the last solve has computed without required equalities.
@_expose(wasm, "found")
public func found(_ index: Int32) -> Int32 { system.solver.found[Int(index)].index }

// Conflicts

/// Returns the number of conflicts.
@_expose(wasm, "conflictCount")
public func conflictCount() -> Int32 { Int32(system.solver.conflicts.count) }

/// Returns the number of constraints of a conflict.
@_expose(wasm, "conflictSize")
public func conflictSize(_ conflict: Int32) -> Int32 {
  Int32(system.solver.conflicts[Int(conflict)].constraints.count)
}

/// Returns a constraint of a conflict.
@_expose(wasm, "conflictConstraint")
public func conflictConstraint(_ conflict: Int32, _ index: Int32) -> Int32 {
  system.solver.conflicts[Int(conflict)].constraints[Int(index)].index
}

/// Returns the constraint of a conflict that was left out.
@_expose(wasm, "brokenConstraint")
public func brokenConstraint(_ conflict: Int32) -> Int32 {
  system.solver.conflicts[Int(conflict)].broken.index
}

// Texts

/// Adds a text and returns its number; the mode is that of `NSLineBreakMode`.
@_expose(wasm, "addText")
public func addText(
  _ ascender: Double, _ lineHeight: Double, _ leading: Double, _ ellipsis: Double, _ lineLimit: Int32,
  _ mode: Int32
) -> Int32 {
  let text = LiveText(
    ascender: ascender, lineHeight: lineHeight, leading: leading, ellipsis: Int64(ellipsis),
    lineLimit: Int(lineLimit),
    breaking: NSLineBreakMode(rawValue: Int(mode)) ?? .byTruncatingTail)
  system.texts.append(text)
  return Int32(system.texts.count - 1)
}

/// Adds a character to a text; its width and kerning are in millionths of a point.
@_expose(wasm, "addCharacter")
public func addCharacter(_ text: Int32, _ advance: Double, _ kerning: Double, _ traits: Int32) {
  system.texts[Int(text)].add(
    advance: Int64(advance), kerning: Int64(kerning), traits: UInt16(truncatingIfNeeded: traits))
}

/// Breaks a text into lines for a width and a height in points, and returns the number of lines.
@_expose(wasm, "breakLines")
public func breakLines(_ text: Int32, _ width: Double, _ height: Double) -> Int32 {
  system.texts[Int(text)].breakLines(width: width, height: height)
  return Int32(system.texts[Int(text)].lines.count)
}

/// Returns the width of the longest line of a text, rounded up to whole points.
@_expose(wasm, "textWidth")
public func textWidth(_ text: Int32) -> Double { system.texts[Int(text)].width }

/// Returns the height of the lines of a text, rounded up to whole points.
@_expose(wasm, "textHeight")
public func textHeight(_ text: Int32) -> Double { system.texts[Int(text)].height }

/// Returns the first character of a line.
@_expose(wasm, "lineStart")
public func lineStart(_ text: Int32, _ line: Int32) -> Int32 { Int32(brokenLine(text, line).head.lowerBound) }

/// Returns the end of the characters of a line, or of those before its "…".
@_expose(wasm, "lineEnd")
public func lineEnd(_ text: Int32, _ line: Int32) -> Int32 { Int32(brokenLine(text, line).head.upperBound) }

/// Returns the first character after the "…" of a line; −1 for a line without "…".
@_expose(wasm, "lineTail")
public func lineTail(_ text: Int32, _ line: Int32) -> Int32 {
  Int32(brokenLine(text, line).tail?.lowerBound ?? -1)
}

/// Returns the width of a line in points.
@_expose(wasm, "lineWidth")
public func lineWidth(_ text: Int32, _ line: Int32) -> Double { Double(brokenLine(text, line).advance) / 1e6 }

/// Returns the baseline of a line if the lines are centered in a height, in points from the top.
@_expose(wasm, "lineBaseline")
public func lineBaseline(_ text: Int32, _ line: Int32, _ height: Double) -> Double {
  system.texts[Int(text)].baseline(of: Int(line), in: height)
}

private func brokenLine(_ text: Int32, _ line: Int32) -> BrokenLine {
  system.texts[Int(text)].lines[Int(line)]
}
