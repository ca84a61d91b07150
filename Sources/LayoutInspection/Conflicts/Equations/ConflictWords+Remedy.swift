import LayoutWords

// The changes that end a conflict, as a sentence.
extension ConflictWords {
  /// The sentence with the changes that were tried; nil if no single change ends the conflict.
  var remedy: String? {
    if let maskRemedy { return maskRemedy }
    guard let first = waysOut.first else { return stackRemedy ?? systemRemedy }
    if first.change == .removal { return "Remove \(target(of: first))." }
    if waysOut.count > 1, waysOut.allSatisfy(isPriorityOfConstraint) {
      return "Give \(target(of: first)) or \(target(of: waysOut[1])) a priority below 1000."
    }
    var texts = [text(first, target(of: first))]
    if waysOut.count > 1 {
      let isSame = target(of: waysOut[1]) == target(of: first)
      let other = text(waysOut[1], isSame ? "it" : target(of: waysOut[1]))
      let isAgain = texts[0].hasPrefix("make ") && other.hasPrefix("make ")
      texts.append(isAgain ? String(other.dropFirst("make ".count)) : other)
    }
    return texts[0].prefix(1).uppercased() + texts.joined(separator: " or ").dropFirst() + "."
  }

  /// The sentence about a view of the app that its autoresizing mask makes 0 wide or high, because it was
  /// laid out before it had a size; nil for another conflict.
  private var maskRemedy: String? {
    guard case .size(let size) = arithmetic.limit, arithmetic.masked.contains(size),
      arithmetic.available == 0, waysOut.allSatisfy({ $0.change == .priority })
    else { return nil }
    // A person chooses the distance rather than the center.
    let distance = waysOut.first { conflict.equations[$0.equation].constant != 0 } ?? waysOut.first
    let name = conflict.items[size.item].name
    let weaker = distance.map { ", or give \(target(of: $0)) a priority of 999" } ?? ""
    return "\(name) was laid out before it had a size: place it by constraints"
      + " (translatesAutoresizingMaskIntoConstraints = false)\(weaker)."
  }

  /// The sentence about a conflict that the app has no part in; nil if it has one.
  private var systemRemedy: String? {
    guard conflict.isOfSystem(arithmetic) else { return nil }
    let text = "No constraint of your code takes part: all are the system's, and there is nothing to change."
    guard case .size(let size) = arithmetic.limit, arithmetic.available == 0 else { return text }
    return "\(text) The view around \(conflict.items[size.item].name) was laid out before it had a size."
  }

  /// Returns true for another priority of a constraint, and not of a content or a gap.
  private func isPriorityOfConstraint(_ wayOut: ConflictWayOut) -> Bool {
    let equation = conflict.equations[wayOut.equation]
    if case .content = equation.source { return false }
    return wayOut.change == .priority && !equation.isGap
  }

  /// The request to change a stack view, for a conflict that no single constraint of the app can end.
  private var stackRemedy: String? {
    let stacks = arithmetic.members.compactMap { index -> String? in
      guard case .stack(let item) = conflict.equations[index].source else { return nil }
      return conflict.items[item].name
    }
    return stacks.first.map { "Change the spacing, the distribution or the arranged views of \($0)." }
  }

  /// Returns a change as a request, such as `give width(b) a priority below 1000`.
  private func text(_ wayOut: ConflictWayOut, _ target: String) -> String {
    let equation = conflict.equations[wayOut.equation]
    guard case .relation(let relation) = wayOut.change else {
      guard case .content(let item, let isCompression) = equation.source else {
        return equation.isGap
          ? "replace \(target) by make.wall" : "give \(target) a priority below 1000"
      }
      return content(conflict.items[item].name, isCompression, equation) + " below 1000"
    }
    let isLess = relation == .atMost
    if case .size(let item) = equation.shape {
      if let line = commonLine(of: wayOut.equation) {
        return
          "make all \(equation.words.size)s of \(line) at \(isLess ? "most" : "least")"
          + " \(equation.constant.points)"
      }
      let name = conflict.items[item].name
      let size = equation.words.size
      let length = equation.verbSite == nil ? "\(name).\(size)" : "\(size)(\(name))"
      let place = place(of: equation, isNeeded: isDoubled(wayOut))
      return "make \(length) at \(isLess ? "most" : "least") \(equation.constant.points)\(place)"
    }
    return "make \(target) flexible\(gap(equation))"
  }

  /// Returns the line of a size that also gives other views of the conflict this size; nil if there are none.
  private func commonLine(of index: Int) -> String? {
    let own = conflict.equations[index]
    guard let site = own.verbSite else { return nil }
    let alike = arithmetic.members.filter { other in
      let equation = conflict.equations[other]
      return equation.shape.isSize && equation.isVertical == own.isVertical
        && equation.constant == own.constant && equation.site?.isSameCall(as: site) == true
    }
    return alike.count > 1 ? site.call : nil
  }

  /// Returns the words for the target of a change, with its place.
  private func target(of wayOut: ConflictWayOut) -> String {
    let equation = conflict.equations[wayOut.equation]
    return target(of: equation) + place(of: equation, isNeeded: isDoubled(wayOut))
  }

  /// True if another change has the same words and another place.
  private func isDoubled(_ wayOut: ConflictWayOut) -> Bool {
    let own = conflict.equations[wayOut.equation]
    return waysOut.contains { other in
      let equation = conflict.equations[other.equation]
      return target(of: equation) == target(of: own) && equation.site?.fileAndLine != own.site?.fileAndLine
    }
  }

  private func content(_ name: String, _ isCompression: Bool, _ equation: ConflictEquation) -> String {
    return "set make.\(equation.words.letter)\(isCompression ? "Compression" : "Hugging")(\(name))"
  }

  /// The words for an equation as the target of a change.
  private func target(of equation: ConflictEquation) -> String {
    guard let site = equation.verbSite else { return equation.text }
    let verb = site.plainVerb
    switch equation.shape {
    case .size(let item):
      return "\(equation.words.size)(\(conflict.items[item].name))"
    case .ratio(let item): return "\(verb)(\(conflict.items[item].name))"
    case .edges(let item, let side, let other, let otherSide) where equation.isGap:
      let (name, otherName) = (conflict.items[item].name, conflict.items[other].name)
      if side == otherSide { return "the gap \(side == 0 ? "before" : "after") \(name)" }
      return "the gap between " + (side == 1 ? "\(name) and \(otherName)" : "\(otherName) and \(name)")
    case .edges(let item, _, _, _): return "\(verb)(\(conflict.items[item].name))"
    case .other:
      let innermost = equation.terms.keys.map(\.item).max()
      return verb + (innermost.map { "(\(conflict.items[$0].name))" } ?? "")
    }
  }

  /// The least length of a gap between two views as a range: ` (8...)`.
  private func gap(_ equation: ConflictEquation) -> String {
    guard case .edges(_, let side, _, let other) = equation.shape, side != other else { return "" }
    return " (\(abs(equation.constant).points)...)"
  }

  /// The place of an equation, unless the sentence begins with it: ` (Login.swift:43)`.
  private func place(of equation: ConflictEquation, isNeeded: Bool) -> String {
    guard let site = equation.site, isNeeded || site.fileAndLine != mainSite?.fileAndLine else { return "" }
    return " (\(site.fileAndLine))"
  }
}
