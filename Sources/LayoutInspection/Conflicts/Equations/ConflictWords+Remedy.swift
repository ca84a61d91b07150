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
    let weaker = distance.map { ", or give \(target(of: $0)) a priority of 999" } ?? ""
    return "\(name(size.item)) was laid out before it had a size: place it by constraints"
      + " (translatesAutoresizingMaskIntoConstraints = false)\(weaker)."
  }

  /// The sentence about a conflict that the app has no part in; nil if it has one.
  private var systemRemedy: String? {
    guard conflict.isOfSystem(arithmetic) else { return nil }
    let text = "No constraint of your code takes part: all are the system's, and there is nothing to change."
    guard case .size(let size) = arithmetic.limit, arithmetic.available == 0 else { return text }
    return "\(text) The view around \(name(size.item)) was laid out before it had a size."
  }

  /// The request to change a stack view, for a conflict that no single constraint of the app can end.
  private var stackRemedy: String? {
    for index in arithmetic.members {
      guard case .stack(let item) = conflict.equations[index].source else { continue }
      return "Change the spacing, the distribution or the arranged views of \(name(item))."
    }
    return nil
  }

  /// Returns true for another priority of a constraint, and not of a content or a gap.
  private func isPriorityOfConstraint(_ wayOut: ConflictWayOut) -> Bool {
    let equation = conflict.equations[wayOut.equation]
    return wayOut.change == .priority && !equation.isContent && !equation.isGap
  }

  /// Returns a change as a request, such as `give width(b) a priority below 1000`.
  private func text(_ wayOut: ConflictWayOut, _ target: String) -> String {
    let equation = conflict.equations[wayOut.equation]
    guard case .relation(let relation) = wayOut.change else {
      if case .content(let item, let isCompression) = equation.source {
        let verb = "\(equation.words.letter)\(isCompression ? "Compression" : "Hugging")"
        return "set make.\(verb)(\(name(item))) below 1000"
      }
      return equation.isGap ? "replace \(target) by make.wall" : "give \(target) a priority below 1000"
    }
    guard equation.isSize else {
      // The least length of a gap between two views is a range.
      let gap = equation.isTie && !equation.isSameEdge ? " (\(abs(equation.constant).points)...)" : ""
      return "make \(target) flexible\(gap)"
    }
    let limit = "\(relation.bound)\(equation.constant.points)"
    let size = equation.words.size
    if let line = commonLine(of: equation) { return "make all \(size)s of \(line) \(limit)" }
    let name = name(equation.item)
    let length = equation.verbSite == nil ? "\(name).\(size)" : "\(size)(\(name))"
    return "make \(length) \(limit)\(place(of: equation))"
  }

  /// Returns the line of a size that also gives other views of the conflict this size; nil if there are none.
  private func commonLine(of size: ConflictEquation) -> String? {
    guard let site = size.verbSite else { return nil }
    let alike = arithmetic.members.map { conflict.equations[$0] }.filter { other in
      other.isSize && other.isVertical == size.isVertical && other.constant == size.constant
        && other.isSameCall(as: site)
    }
    return alike.count > 1 ? site.call : nil
  }

  /// Returns the words for the target of a change, with its place.
  private func target(of wayOut: ConflictWayOut) -> String {
    let equation = conflict.equations[wayOut.equation]
    return target(of: equation) + place(of: equation)
  }

  /// The words for an equation as the target of a change.
  private func target(of equation: ConflictEquation) -> String {
    guard let site = equation.verbSite else { return equation.text }
    if equation.isGap {
      let (first, second) = (name(equation.item), name(equation.shape.anchor))
      if equation.isSameEdge { return "the gap \(equation.side == 0 ? "before" : "after") \(first)" }
      return "the gap between " + (equation.side == 1 ? "\(first) and \(second)" : "\(second) and \(first)")
    }
    let item = equation.item < 0 ? equation.terms.keys.map(\.item).max() : equation.item
    return (equation.isSize ? equation.words.size : site.plainVerb) + (item.map { "(\(name($0)))" } ?? "")
  }

  /// The place of an equation: ` (Login.swift:43)`; empty if the sentence begins with it, unless another
  /// change has the same words and another place.
  private func place(of equation: ConflictEquation) -> String {
    let isDoubled = waysOut.map { conflict.equations[$0.equation] }.contains { other in
      target(of: other) == target(of: equation) && other.site?.fileAndLine != equation.site?.fileAndLine
    }
    guard let place = equation.site?.fileAndLine, isDoubled || place != mainSite?.fileAndLine else {
      return ""
    }
    return " (\(place))"
  }
}
