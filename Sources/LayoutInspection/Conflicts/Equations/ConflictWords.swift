import LayoutWords

/// The sentences about a conflict.
///
///     Login.swift:42 xPlace needs 20 + 200 + 8 + 92 + 20 = 340, but Login is 320 wide. Make width(b) at
///     most 92 (Login.swift:43) or give width(a) (Login.swift:41) a priority below 1000.
struct ConflictWords {
  let conflict: ConflictCase
  let arithmetic: ConflictArithmetic
  let waysOut: [ConflictWayOut]
  /// The place that the sentence begins with: the call that most constraints of the sum come from, or that
  /// of a ratio, where one is impossible; nil if the constraints were made by hand.
  let mainSite: ConstraintSite?

  init(_ conflict: ConflictCase, _ arithmetic: ConflictArithmetic, _ waysOut: [ConflictWayOut]) {
    self.conflict = conflict
    self.arithmetic = arithmetic
    self.waysOut = waysOut
    let sites = arithmetic.wanted.compactMap { conflict.equations[$0].site }
    func count(_ site: ConstraintSite) -> Int { sites.filter { $0.isSameCall(as: site) }.count }
    let common = sites.max { count($0) < count($1) }
    mainSite = arithmetic.ratio.map { conflict.equations[$0.equation].site } ?? common
  }

  var description: String { ([problem] + [otherPlaces, remedy].compactMap { $0 }).joined(separator: " ") }

  func sumAfter(_ site: ConstraintSite?) -> String {
    guard arithmetic.ratio == nil, contradiction == nil, let site, subjects == [site.call]
    else { return problem }
    return "It needs \(sum), but \(available)\(consequence)."
  }

  var sites: [ConstraintSite] {
    ([mainSite] + arithmetic.members.map { conflict.equations[$0].site }).compactMap { $0 }.unique
  }

  func name(_ item: Int) -> String { conflict.items[item].name }

  // The arithmetic.

  var problem: String {
    if let ratio = arithmetic.ratio { return problem(ratio) }
    if let contradiction { return contradiction }
    let subjects = subjects
    let verb = subjects.count == 1 ? "needs" : "together need"
    return "\(subjects.list) \(verb) \(sum), but \(available)\(consequence)."
  }

  var contradiction: String? {
    guard let (equation, limit) = onlyTwo, equation.isAlike(limit), let origin = origin(of: equation)
    else { return nil }
    let item = equation.isSize ? equation.item : nil
    let reason = available(from: limit, about: item)
    if equation.site == nil, !equation.isContent, !equation.source.isStack {
      return "\(origin) cannot hold, because \(reason)."
    }
    return item.map { "\(origin) makes \(name($0)) \(length(equation)), but \(reason)." }
  }

  private var onlyTwo: (ConflictEquation, ConflictEquation)? {
    guard case .equation(let limit) = arithmetic.limit, arithmetic.wanted.count == 1 else { return nil }
    return (conflict.equations[arithmetic.wanted[0]], conflict.equations[limit])
  }

  /// The equation of the only part, where a number alone would not say what it measures.
  private var wantedEquation: String? { onlyTwo.flatMap { $0.isSize && $1.isSize ? nil : $0.text } }

  private var sum: String {
    let bound = arithmetic.isInequality ? (arithmetic.isOver ? RelationWords.atLeast : .atMost) : .equal
    return wantedEquation ?? bound.bound + Self.sum(arithmetic.parts)
  }

  private static func sum(_ parts: [ConflictArithmetic.Part]) -> String {
    var text = ""
    for part in parts {
      let signs = text.isEmpty ? ["", "-"] : [" + ", " - "]
      let count = abs(part.factor)
      let times = abs(count - 1) < 1e-9 ? "" : "\(count.points) × "
      text += signs[part.length < 0 ? 1 : 0] + times + abs(part.value).points
    }
    if parts.isEmpty { return "0" }
    let isSingle = parts.count == 1 && abs(abs(parts[0].factor) - 1) < 1e-9
    return text + (isSingle ? "" : " = \(parts.reduce(0) { $0 + $1.length }.points)")
  }

  private var available: String {
    let only = arithmetic.isOver ? "only " : ""
    switch arithmetic.limit {
    case .size(let quantity):
      let mask = arithmetic.masked.contains(quantity) ? " by its autoresizing mask" : ""
      let length = "\(arithmetic.available.points) \(quantity.words.extent)"
      return "\(name(quantity.item)) is \(length)\(mask)\(taken)"
    case .fixed(let item): return "\(name(item)) leaves \(only)\(arithmetic.available.points)\(taken)"
    case .sum:
      let sum = Self.sum(arithmetic.backs.filter { $0.value != 0 })
      return "\(origins(of: arithmetic.backs)) leave \(only)\(sum)"
    case .zero: return "a size is not negative"
    case .equation(let index): return available(from: conflict.equations[index])
    }
  }

  private var taken: String {
    let backs = arithmetic.backs.filter { $0.value != 0 }
    if backs.isEmpty { return "" }
    return ", of which \(origins(of: backs)) \(backs.count == 1 ? "takes" : "take") \(Self.sum(backs))"
  }

  private func origins(of parts: [ConflictArithmetic.Part]) -> String {
    parts.map { origin(of: conflict.equations[$0.equation]) ?? conflict.equations[$0.equation].text }.list
  }

  private func available(from equation: ConflictEquation, about known: Int? = nil) -> String {
    if case .stack(let stack) = equation.source, equation.isSize, equation.constant == 0 {
      let owner = stack == equation.item ? "its stack view" : stackText(stack)
      return "\(owner) hides \(equation.item == known ? "it" : name(equation.item))"
    }
    if case .content(let item, _) = equation.source {
      let words = item == known ? "its content makes it" : "the content of \(name(item)) makes \(name(item))"
      return "\(words) \(length(equation))"
    }
    let place = equation.site?.call
    if equation.isSize, wantedEquation == nil {
      let item = equation.item == known ? "it" : name(equation.item)
      return place.map { "\($0) makes \(item) \(length(equation))" } ?? equation.text
    }
    if let place { return "\(place) needs \(equation.text)" }
    let isDistance = equation.isTie && wantedEquation == nil && arithmetic.isOver
    return equation.text + (isDistance ? " leaves only \(arithmetic.available.points)" : "")
  }

  func length(_ equation: ConflictEquation) -> String {
    "\(equation.relation.bound)\(equation.constant.points) \(equation.words.extent)"
  }

  private func stackText(_ item: Int) -> String { "the stack view \"\(name(item))\"" }

  private var consequence: String {
    guard let quantity = arithmetic.squeezed.first, arithmetic.isOver else { return "" }
    return ", so nothing is left for \(name(quantity.item))"
  }

  // The places.

  private var subjects: [String] {
    let named = ratios + arithmetic.wanted.map { conflict.equations[$0] }.filter { $0.site == nil }
    let texts = ([mainSite?.call] + named.map(origin)).compactMap { $0 }.unique
    return texts.isEmpty ? ["A size"] : texts
  }

  private var ratios: [ConflictEquation] {
    arithmetic.others.map { conflict.equations[$0] }.filter(\.isRatio)
  }

  func origin(of equation: ConflictEquation) -> String? {
    switch equation.source {
    case .content(let item, _): "the content of \(name(item))"
    case .stack(let item): stackText(item)
    case .client, .system: equation.site?.call ?? equation.text
    case .fixed, .mask: nil
    }
  }

  private var otherPlaces: String? {
    if arithmetic.ratio != nil { return nil }
    var mentioned = waysOut.map { conflict.equations[$0.equation].site } + ratios.map(\.site) + [mainSite]
    if case .equation(let index) = arithmetic.limit { mentioned.append(conflict.equations[index].site) }
    let places = sites.filter { site in !mentioned.contains { $0?.isSameCall(as: site) == true } }
    return places.isEmpty ? nil : "See also \(places.map(\.call).unique.list)."
  }
}

// The changes that end a conflict, as a sentence.
extension ConflictWords {
  var remedy: String? {
    if let maskRemedy { return maskRemedy }
    let requests = waysOut.map(request)
    guard let first = requests.first else {
      return stackRemedy
        ?? (conflict.isOfSystem(arithmetic)
          ? "No constraint of your code takes part: all are the system's, and there is nothing to change."
          : nil)
    }
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

  private func place(of equation: ConflictEquation) -> String {
    equation.site.map { $0.fileAndLine == mainSite?.fileAndLine ? "" : " (\($0.fileAndLine))" } ?? ""
  }
}
