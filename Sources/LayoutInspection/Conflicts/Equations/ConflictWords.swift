import LayoutWords

/// The sentences about a conflict.
///
///     Login.swift:42 xPlace needs 20 + 200 + 8 + 92 + 20 = 340, but Login is 320 wide. Make width(b) at
///     most 92 (Login.swift:43) or give width(a) (Login.swift:41) a priority below 1000.
struct ConflictWords {
  let conflict: ConflictCase
  let arithmetic: ConflictArithmetic
  let waysOut: [ConflictWayOut]
  /// The place that the sentence begins with; nil if the constraints were made by hand.
  let mainSite: ConstraintSite?

  init(_ conflict: ConflictCase, _ arithmetic: ConflictArithmetic, _ waysOut: [ConflictWayOut]) {
    self.conflict = conflict
    self.arithmetic = arithmetic
    self.waysOut = waysOut
    mainSite = Self.mainSite(conflict, arithmetic)
  }

  /// The whole text.
  var description: String {
    ([problem] + [otherPlaces, remedy].compactMap { $0 }).joined(separator: " ")
  }

  /// Returns the sum as the second sentence of a report that began with a call.
  ///
  ///     It needs 20 + 400 = 420, but Login is 320 wide.
  func sumAfter(_ site: ConstraintSite?) -> String {
    let subjects = subjects
    guard arithmetic.ratio == nil, contradiction == nil, subjects.count == 1, let site,
      subjects[0] == site.call
    else { return problem }
    return "It needs \(sum), but \(available)\(consequence)."
  }

  /// The places of all constraints of the conflict, each once and the main one first.
  var sites: [ConstraintSite] {
    var found: [ConstraintSite] = []
    let all = [mainSite] + arithmetic.members.map { conflict.equations[$0].site }
    for case let site? in all where !found.contains(site) { found.append(site) }
    return found
  }

  // The arithmetic.

  var problem: String {
    if let ratio = arithmetic.ratio { return problem(ratio) }
    if let contradiction { return contradiction }
    let subjects = subjects
    let verb = subjects.count == 1 ? "needs" : "together need"
    return "\(subjects.list) \(verb) \(sum), but \(available)\(consequence)."
  }

  /// The sentence about one size or one distance with two lengths; nil for another conflict.
  var contradiction: String? {
    let wanted = wanted
    guard case .equation(let other) = arithmetic.limit, wanted.count == 1 else { return nil }
    let (equation, limit) = (conflict.equations[wanted[0]], conflict.equations[other])
    guard equation.isAlike(limit), let origin = origin(of: equation) else { return nil }
    let item = equation.shape.isSize ? equation.items.first : nil
    let reason = available(from: limit, about: item)
    if equation.site == nil, !equation.isContent, !equation.source.isStack {
      return "\(origin) cannot hold, because \(reason)."
    }
    guard let item else { return nil }
    return "\(origin) makes \(conflict.items[item].name) \(Self.length(equation)), but \(reason)."
  }

  private var sum: String { wantedEquation ?? sumBound + Self.sum(arithmetic.parts) }

  /// Returns summands with their sum: `20 + 2.5 × 100 - 8 = 262`.
  private static func sum(_ parts: [ConflictArithmetic.Part]) -> String {
    guard let first = parts.first else { return "0" }
    let text = summand(first, isFirst: true) + parts.dropFirst().map { summand($0, isFirst: false) }.joined()
    let isSingle = parts.count == 1 && abs(abs(first.factor) - 1) < 1e-9
    return text + (isSingle ? "" : " = \(parts.reduce(0) { $0 + $1.length }.points)")
  }

  /// The indices of the equations that the limit contradicts.
  private var wanted: [Int] { arithmetic.parts.map(\.equation) + arithmetic.others }

  /// The words before a sum with inequalities; empty for one of equations.
  private var sumBound: String {
    if !arithmetic.isInequality { return "" }
    return (arithmetic.isOver ? RelationWords.atLeast : .atMost).bound
  }

  /// Returns a summand with its sign: `20`, ` + 2.5 × 100`, ` - 8`.
  private static func summand(_ part: ConflictArithmetic.Part, isFirst: Bool) -> String {
    let count = abs(part.factor)
    let isNegative = part.factor * part.value < 0
    let plus = isFirst ? "" : " + "
    let minus = isFirst ? "-" : " - "
    let times = abs(count - 1) < 1e-9 ? "" : "\(count.points) × "
    return (isNegative ? minus : plus) + times + abs(part.value).points
  }

  /// The equation of the only part, where a number alone would not say what it measures.
  private var wantedEquation: String? {
    let wanted = wanted
    guard case .equation(let other) = arithmetic.limit, wanted.count == 1 else { return nil }
    let part = conflict.equations[wanted[0]]
    return part.shape.isSize && conflict.equations[other].shape.isSize ? nil : part.text
  }

  private var available: String {
    let only = arithmetic.isOver ? "only " : ""
    switch arithmetic.limit {
    case .size(let quantity):
      let length = "\(arithmetic.available.points) \(quantity.words.extent)"
      let mask = arithmetic.masked.contains(quantity) ? " by its autoresizing mask" : ""
      return "\(conflict.items[quantity.item].name) is \(length)\(mask)\(taken)"
    case .fixed(let item):
      return "\(conflict.items[item].name) leaves \(only)\(arithmetic.available.points)\(taken)"
    case .sum:
      let sum = Self.sum(arithmetic.backs.filter { $0.value != 0 })
      return "\(origins(of: arithmetic.backs)) leave \(only)\(sum)"
    case .zero: return "a size is not negative"
    case .equation(let index): return available(from: conflict.equations[index])
    }
  }

  /// The part of the limit that equations take: `, of which bar.height == 40 takes 40`.
  private var taken: String {
    let backs = arithmetic.backs.filter { $0.value != 0 }
    if backs.isEmpty { return "" }
    return ", of which \(origins(of: backs)) \(backs.count == 1 ? "takes" : "take") \(Self.sum(backs))"
  }

  private func origins(of parts: [ConflictArithmetic.Part]) -> String {
    parts.map { origin(of: conflict.equations[$0.equation]) ?? conflict.equations[$0.equation].text }.list
  }

  /// Returns the length that an equation leaves.
  ///
  /// - Parameter known: The index of the item that the sentence has named.
  private func available(from equation: ConflictEquation, about known: Int? = nil) -> String {
    let place = equation.site?.call
    if let stack = hidingStack(equation, about: known) { return stack }
    if case .content(let item, _) = equation.source {
      let name = conflict.items[item].name
      let words = item == known ? "its content makes it" : "the content of \(name) makes \(name)"
      return "\(words) \(Self.length(equation))"
    }
    if case .size(let item) = equation.shape, wantedEquation == nil {
      let name = item == known ? "it" : conflict.items[item].name
      return place.map { "\($0) makes \(name) \(Self.length(equation))" } ?? equation.text
    }
    if let place { return "\(place) needs \(equation.text)" }
    let isDistance = equation.items.count == 2 && wantedEquation == nil && arithmetic.isOver
    return equation.text + (isDistance ? " leaves only \(arithmetic.available.points)" : "")
  }

  /// Returns the length in an equation of a size: `at least 92 wide`.
  private static func length(_ equation: ConflictEquation) -> String {
    "\(equation.relation.bound)\(equation.constant.points) \(equation.words.extent)"
  }

  /// The words for a stack view that hides a view; nil for every other equation.
  private func hidingStack(_ equation: ConflictEquation, about known: Int?) -> String? {
    guard case .stack(let stack) = equation.source, case .size(let item) = equation.shape,
      equation.constant == 0
    else { return nil }
    let owner = stack == item ? "its stack view" : stackText(stack)
    return "\(owner) hides \(item == known ? "it" : conflict.items[item].name)"
  }

  private func stackText(_ item: Int) -> String { "the stack view \"\(conflict.items[item].name)\"" }

  private var consequence: String {
    guard let quantity = arithmetic.squeezed.first, arithmetic.isOver else { return "" }
    return ", so nothing is left for \(conflict.items[quantity.item].name)"
  }

  // The places.

  /// The origins of the sum: the main call, the calls of ratios, and everything that has no place in a file.
  private var subjects: [String] {
    var texts = mainSite.map { [$0.call] } ?? []
    for index in ratios + wanted {
      let equation = conflict.equations[index]
      guard equation.site == nil || ratios.contains(index) else { continue }
      if let text = origin(of: equation), !texts.contains(text) { texts.append(text) }
    }
    return texts.isEmpty ? ["A size"] : texts
  }

  /// The indices of the equations that compare sizes, and so say how often a number counts.
  private var ratios: [Int] {
    arithmetic.others.filter { conflict.equations[$0].isRatio }
  }

  /// Returns the call, the view or the constraint made by hand that an equation comes from; nil for a frame.
  func origin(of equation: ConflictEquation) -> String? {
    switch equation.source {
    case .content(let item, _): "the content of \(conflict.items[item].name)"
    case .stack(let item): stackText(item)
    case .client, .system: equation.site?.call ?? equation.text
    case .fixed, .mask: nil
    }
  }

  /// Returns the call that most constraints of the sum come from; that of a ratio, where one is impossible.
  private static func mainSite(_ conflict: ConflictCase, _ arithmetic: ConflictArithmetic) -> ConstraintSite?
  {
    if let ratio = arithmetic.ratio { return conflict.equations[ratio.equation].site }
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
    if arithmetic.ratio != nil { return nil }
    var mentioned = (waysOut.map(\.equation) + ratios).compactMap { conflict.equations[$0].site }
    if let mainSite { mentioned.append(mainSite) }
    if case .equation(let index) = arithmetic.limit, let site = conflict.equations[index].site {
      mentioned.append(site)
    }
    var places: [String] = []
    for site in sites where !mentioned.contains(where: { $0.isSameCall(as: site) }) {
      if !places.contains(site.call) { places.append(site.call) }
    }
    return places.isEmpty ? nil : "See also \(places.list)."
  }
}
