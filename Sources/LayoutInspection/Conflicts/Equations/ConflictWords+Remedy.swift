import LayoutWords

// The changes that end a conflict, as a sentence.
extension ConflictWords {
  var remedy: String? {
    if let maskRemedy { return maskRemedy }
    let requests = waysOut.map(request)
    guard let first = requests.first else { return stackRemedy ?? systemRemedy }
    var text = first.verb.prefix(1).uppercased() + first.verb.dropFirst() + " " + first.target
    if let other = requests.dropFirst().first {
      let isAgain = other.verb == first.verb
      text += isAgain && other.end == first.end ? "" : first.end
      text += (isAgain ? " or " : " or \(other.verb) ") + other.target + other.end
    } else {
      text += first.end
    }
    return text + "."
  }

  /// The sentence about a view of the app that its autoresizing mask makes 0 wide or high, because it was
  /// laid out before it had a size; nil for another conflict.
  private var maskRemedy: String? {
    guard case .size(let size) = arithmetic.limit, arithmetic.masked.contains(size),
      arithmetic.available == 0, waysOut.allSatisfy({ $0.change == .priority })
    else { return nil }
    // A person chooses the distance rather than the center.
    let distance = waysOut.first { conflict.equations[$0.equation].constant != 0 } ?? waysOut.first
    let weaker = distance.map { ", or give \(request($0).target) a priority of 999" } ?? ""
    return "\(name(size.item)) was laid out before it had a size: place it by constraints"
      + " (translatesAutoresizingMaskIntoConstraints = false)\(weaker)."
  }

  private var systemRemedy: String? {
    conflict.isOfSystem(arithmetic)
      ? "No constraint of your code takes part: all are the system's, and there is nothing to change." : nil
  }

  /// The request to change a stack view, for a conflict that no single constraint of the app can end.
  private var stackRemedy: String? {
    for index in arithmetic.members {
      guard case .stack(let item) = conflict.equations[index].source else { continue }
      return "Change the spacing, the distribution or the arranged views of \(name(item))."
    }
    return nil
  }

  private func request(_ wayOut: ConflictWayOut) -> (verb: String, target: String, end: String) {
    let equation = conflict.equations[wayOut.equation]
    let target = target(of: equation) + place(of: equation)
    switch wayOut.change {
    case .removal: return ("remove", target, "")
    case .priority:
      if case .content(let item, let isCompression) = equation.source {
        let verb = "\(equation.words.letter)\(isCompression ? "Compression" : "Hugging")"
        return ("set", "make.\(verb)(\(name(item)))", " below 1000")
      }
      return equation.isGap
        ? ("replace", target, " by make.wall") : ("give", target, " a priority below 1000")
    case .relation(let relation):
      guard equation.isSize else {
        // The least length of a gap between two views is a range.
        let range = equation.isSameEdge ? "" : " (\(abs(equation.constant).points)...)"
        return ("make", target, " flexible\(range)")
      }
      let length = " \(relation.bound)\(equation.constant.points)"
      let size = equation.words.size
      let (name, end) = (name(equation.item), length + place(of: equation))
      guard let site = equation.verbSite else { return ("make", "\(name).\(size)", end) }
      let alike = arithmetic.members.map { conflict.equations[$0] }.filter { other in
        other.isSize && other.words.size == size && other.constant == equation.constant
          && other.isSameCall(as: site)
      }
      if alike.count > 1 { return ("make", "all \(size)s of \(site.call)", length) }
      return ("make", "\(size)(\(name))", end)
    }
  }

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

  /// The place of an equation: ` (Login.swift:43)`; empty if the sentence begins with it.
  private func place(of equation: ConflictEquation) -> String {
    equation.site.map { $0.fileAndLine == mainSite?.fileAndLine ? "" : " (\($0.fileAndLine))" } ?? ""
  }
}
