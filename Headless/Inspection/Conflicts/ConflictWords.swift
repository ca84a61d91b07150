import AutoLayoutKit
import Foundation

/// The sentences about a conflict.
///
///     Login.swift:42 xPlace needs 20 + 200 + 8 + 92 + 20 = 340, but Login is 320 wide. Make width(b) at
///     most 92 (Login.swift:43) or give width(a) (Login.swift:41) a priority below 1000.
@MainActor struct ConflictWords {
  private let conflict: ConflictCase
  private let arithmetic: ConflictArithmetic
  private let waysOut: [ConflictWayOut]
  /// The place that the sentence begins with; nil if the constraints were made by hand.
  private let mainSite: ConstraintSite?

  init(_ conflict: ConflictCase, _ arithmetic: ConflictArithmetic, _ waysOut: [ConflictWayOut]) {
    self.conflict = conflict
    self.arithmetic = arithmetic
    self.waysOut = waysOut
    mainSite = Self.mainSite(conflict, arithmetic)
  }

  /// The whole text.
  var description: String {
    ([problem] + [remedy, otherPlaces].compactMap { $0 }).joined(separator: " ")
  }

  /// The places of all constraints of the conflict, each once and the main one first.
  var sites: [ConstraintSite] {
    var found: [ConstraintSite] = []
    let all = [mainSite] + arithmetic.members.map { conflict.equations[$0].site }
    for case let site? in all where !found.contains(site) { found.append(site) }
    return found
  }

  // The arithmetic.

  private var problem: String {
    let subject = subjects
    let verb = subject.count == 1 ? "needs" : "need"
    return "\(subject.list) \(verb) \(sum), but \(available)\(consequence)."
  }

  private var sum: String {
    if let wanted = wantedEquation { return wanted }
    var text = arithmetic.isInequality ? (arithmetic.isOver ? "at least " : "at most ") : ""
    for (index, part) in arithmetic.parts.enumerated() {
      let count = abs(part.factor)
      let value = part.factor < 0 ? -part.value : part.value
      let sign = value < 0 ? (index == 0 ? "-" : " - ") : (index == 0 ? "" : " + ")
      text += sign + (abs(count - 1) < 1e-9 ? "" : "\(count.points) × ") + abs(value).points
    }
    let isSingle = arithmetic.parts.count == 1 && abs(abs(arithmetic.parts[0].factor) - 1) < 1e-9
    if arithmetic.parts.isEmpty { text += "0" }
    return isSingle || arithmetic.parts.isEmpty ? text : text + " = \(arithmetic.needed.points)"
  }

  /// The equation of the only part, where a number alone would not say what it measures.
  private var wantedEquation: String? {
    let wanted = arithmetic.parts.map(\.equation) + arithmetic.others
    guard case .equation(let other) = arithmetic.limit, wanted.count == 1 else { return nil }
    let part = conflict.equations[wanted[0]]
    return part.shape.isSize && conflict.equations[other].shape.isSize ? nil : part.text
  }

  private var available: String {
    let only = arithmetic.isOver ? "only " : ""
    switch arithmetic.limit {
    case .size(let quantity):
      let length = arithmetic.available.points
      return "\(conflict.items[quantity.item].name) is \(length) \(quantity.words.extent)"
    case .fixed(let item):
      return "\(conflict.items[item].name) leaves \(only)\(arithmetic.available.points)"
    case .zero: return "a size is not negative"
    case .equation(let index): return available(from: conflict.equations[index])
    }
  }

  private func available(from equation: ConflictEquation) -> String {
    let place = equation.site.map { "\($0.fileAndLine) \($0.verb)" }
    if let stack = hidingStack(equation) { return stack }
    if case .content(let item, let isCompression) = equation.source {
      let size = "at \(isCompression ? "least" : "most") \(equation.constant.points)"
      let name = conflict.items[item].name
      return "the content of \(name) makes \(name) \(size) \(equation.words.extent)"
    }
    if case .size(let item) = equation.shape, wantedEquation == nil {
      let bound =
        switch equation.relation {
        case .lessThanOrEqual: "at most "
        case .greaterThanOrEqual: "at least "
        default: ""
        }
      let size = "\(bound)\(equation.constant.points) \(equation.words.extent)"
      let name = conflict.items[item].name
      return place.map { "\($0) makes \(name) \(size)" } ?? equation.text
    }
    return place.map { "\($0) needs \(equation.text)" } ?? equation.text
  }

  /// The words for a stack view that hides a view; nil for every other equation.
  private func hidingStack(_ equation: ConflictEquation) -> String? {
    guard case .stack(let stack) = equation.source, case .size(let item) = equation.shape,
      equation.constant == 0
    else { return nil }
    let owner = stack == item ? "its stack view" : "the stack view \(conflict.items[stack].name)"
    return "\(owner) hides \(conflict.items[item].name)"
  }

  private var consequence: String {
    guard let quantity = arithmetic.squeezed.first, arithmetic.isOver else { return "" }
    return ", so nothing is left for \(conflict.items[quantity.item].name)"
  }

  // The places.

  /// The constraints that need the sum: the main call, and everything that has no place in a file.
  private var subjects: [String] {
    var texts = mainSite.map { ["\($0.fileAndLine) \($0.verb)"] } ?? []
    for index in arithmetic.parts.map(\.equation) + arithmetic.others {
      let equation = conflict.equations[index]
      let text: String
      switch equation.source {
      case .content(let item, _): text = "the content of \(conflict.items[item].name)"
      case .stack(let item): text = "the stack view \(conflict.items[item].name)"
      case .client where equation.site == nil: text = equation.text
      case .client, .fixed: continue
      }
      if !texts.contains(text) { texts.append(text) }
    }
    guard let first = texts.first else { return ["A size"] }
    if mainSite != nil, texts.count > 1 { return ["\(first) with \(Array(texts.dropFirst()).list)"] }
    return texts
  }

  /// Returns the call that most constraints of the sum come from.
  private static func mainSite(_ conflict: ConflictCase, _ arithmetic: ConflictArithmetic) -> ConstraintSite?
  {
    let sites = (arithmetic.parts.map(\.equation) + arithmetic.others).compactMap {
      conflict.equations[$0].site
    }
    var counts: [(site: ConstraintSite, count: Int)] = []
    for site in sites {
      if let index = counts.firstIndex(where: { $0.site.isSameCall(as: site) }) {
        counts[index].count += 1
      } else {
        counts.append((site, 1))
      }
    }
    let most = counts.map(\.count).max() ?? 0
    return counts.first { $0.count == most }?.site
  }

  /// The places that neither the sentence nor the ways out mention.
  private var otherPlaces: String? {
    var mentioned = waysOut.compactMap { conflict.equations[$0.equation].site }
    if let mainSite { mentioned.append(mainSite) }
    if case .equation(let index) = arithmetic.limit, let site = conflict.equations[index].site {
      mentioned.append(site)
    }
    var places: [String] = []
    for site in sites where !mentioned.contains(where: { $0.isSameCall(as: site) }) {
      let place = "\(site.fileAndLine) \(site.verb)"
      if !places.contains(place) { places.append(place) }
    }
    return places.isEmpty ? nil : "See also \(places.list)."
  }

  // The ways out.

  private var remedy: String? {
    guard let first = waysOut.first else { return stackRemedy }
    var texts = [text(first, target(of: first))]
    if waysOut.count > 1 {
      let isSame = target(of: waysOut[1]) == target(of: first)
      texts.append(text(waysOut[1], isSame ? "it" : target(of: waysOut[1])))
    }
    return texts[0].prefix(1).uppercased() + texts.joined(separator: " or ").dropFirst() + "."
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
        return "give \(target) a priority below 1000"
      }
      return content(conflict.items[item].name, isCompression, equation) + " below 1000"
    }
    let isLess = relation == .lessThanOrEqual
    if case .size(let item) = equation.shape {
      let name = conflict.items[item].name
      let size = equation.words.size
      let length = equation.site == nil ? "\(name).\(size)" : "\(size)(\(name))"
      let place = place(of: equation, isNeeded: isDoubled(wayOut))
      return "make \(length) at \(isLess ? "most" : "least") \(equation.constant.points)\(place)"
    }
    return "make \(target) flexible\(gap(equation))"
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
    guard let site = equation.site else { return equation.text }
    let verb = site.plainVerb
    switch equation.shape {
    case .size(let item):
      return "\(equation.words.size)(\(conflict.items[item].name))"
    case .ratio(let item): return "\(verb)(\(conflict.items[item].name))"
    case .edges where site.isOfChain: return "the gap at [\(site.index)]"
    case .edges(let item, _, _, _): return "\(verb)(\(conflict.items[item].name))"
    case .other: return "\(verb)[\(site.index)]"
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
