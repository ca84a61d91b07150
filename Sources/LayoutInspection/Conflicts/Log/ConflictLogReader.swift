import LayoutWords

/// The equations of a conflict in a log, with the views of the app that are in it.
@MainActor struct ConflictLogReader {
  typealias AppItem = (name: String, depth: Int, object: AnyObject)

  private(set) var result: ConflictCase
  private let log: ConflictLog
  private let appItem: (String) -> AppItem?
  private var items: [LogItem] = []
  private var lines: [Int] = []
  /// The margins guides that the log mentions, by the margins of their views.
  private var guides: [LogItem: LogItem] = [:]
  private var containers: [LogItem: LogItem] = [:]

  /// Reads a conflict.
  ///
  /// - Parameters:
  ///   - names: The names of the app's views; nil if only the log is known.
  ///   - appItem: Returns the view or guide of the app at an address.
  init(
    _ log: ConflictLog, _ names: ReportNames? = nil, appItem: @escaping (String) -> AppItem? = { _ in nil }
  ) {
    self.log = log
    self.appItem = appItem
    result = ConflictCase(names: names)
    result.work = ConflictWork()
    collectItems()
    for (index, line) in log.lines.enumerated() {
      guard let read = line.equation, let equation = equation(read, line) else { continue }
      lines.append(index)
      result.equations.append(equation)
    }
    result.lines = result.equations
    result.contradicting = Set(result.equations.map(\.id))
  }

  // The answer.

  var conflict: LogConflict { answer.conflict }

  /// The conflict as a value, and the view of the app to change.
  var answer: (conflict: LogConflict, item: AnyObject?) {
    var reader = self
    var proof = result.proof()
    if proof == nil {
      // The log does not contain the places of margins and baselines.
      items.indices.forEach { reader.addBounds(of: $0) }
      proof = reader.result.proof()
    }
    guard let proof else { return (plainConflict, nil) }
    let bounds = zip(reader.result.equations, proof.factors).dropFirst(lines.count)
    let countsMargins = bounds.contains { equation, factor in
      abs(factor) > 1e-9 && equation.terms.keys.contains { items[$0.item].area == .margins }
    }
    return reader.answer(proof, note: countsMargins ? " The margins count as not negative." : "")
  }

  private func answer(_ proof: ConflictProof, note: String) -> (conflict: LogConflict, item: AnyObject?) {
    let arithmetic = ConflictArithmetic(result, proof)
    let waysOut = result.waysOut(arithmetic)
    let words = ConflictWords(result, arithmetic, waysOut)
    let culprit = CulpritSearch(words).all.first { $0.edit.isEmpty || result.holds(after: $0.edit) }
    let equations = waysOut.map(\.equation) + arithmetic.members
    let items = (culprit?.items ?? []) + equations.flatMap { result.equations[$0].items }
    let conflict = conflict(
      (culprit?.description ?? words.description) + note, at: culprit?.site ?? words.sites.first,
      members: Set(arithmetic.proved.filter { $0 < lines.count }.map { lines[$0] }),
      isOfSystem: result.isOfSystem(arithmetic))
    return (conflict, items.lazy.compactMap { result.items[$0].object }.first)
  }

  private var plainConflict: LogConflict {
    let broken = log.lines.first { $0.address == log.broken }
    let list = log.lines.map { line in (line.identifier.map { "\($0) " } ?? "") + line.body }.list
    let left = broken.map { " Left out: \($0.identifier ?? $0.body)." } ?? ""
    let sites = log.lines.lazy.compactMap { $0.identifier.flatMap { ConstraintSite(identifier: $0) } }
    let site = broken?.identifier.flatMap { ConstraintSite(identifier: $0) } ?? sites.first
    let place = site.map { "\($0.fileAndLine): " } ?? ""
    return conflict("\(place)\(list) cannot hold together.\(left)", at: site)
  }

  private func conflict(
    _ sentence: String, at site: ConstraintSite?, members: Set<Int>? = nil, isOfSystem: Bool = false
  ) -> LogConflict {
    var texts = log.lines.map(\.body)
    for (line, equation) in zip(lines, result.equations) { texts[line] = equation.text }
    let all = zip(log.lines, texts).map { line, text in
      LogConflict.Constraint(
        text: text, identifier: line.identifier, address: line.address, isBroken: line.address == log.broken)
    }
    return LogConflict(
      description: sentence, site: site, constraints: members.map { $0.sorted().map { all[$0] } },
      others: all.indices.filter { members?.contains($0) != true }.map { all[$0] },
      unread: log.unread, isOfSystem: isOfSystem)
  }
}

// The items.
extension ConflictLogReader {
  private mutating func collectItems() {
    let sides = log.lines.flatMap { $0.equation?.sides ?? [] }
    // The lines of the margins guide give the edges that `leadingMargin` and the like mean.
    for line in log.lines {
      guard let view = line.names["|"].map(LogItem.init) else { continue }
      for item in (line.equation?.sides ?? []).map(\.item) where item.text != view.text {
        containers[item] = view
        if item.systemGuide == .margins { guides[view.of(.margins)] = item }
      }
    }
    // An area follows its view, which the sum then names.
    let all = sides.flatMap { [$0.item, $0.owner] }.firstOfEach(known)
    items = all.enumerated().sorted { one, other in
      (depth(of: one.element), one.offset) < (depth(of: other.element), other.offset)
    }.map(\.element)
    let names = items.map(name)
    result.items = zip(items, names).map { item, name in
      let key = known(item)
      let isUnique = names.filter { $0 == name }.count == 1 || key.area != nil || !key.hasAddress
      let full = isUnique ? name : "\(name) \(key.address)"
      return ConflictItem(
        naming: { full }, object: app(key)?.object,
        isBounded: item.systemGuide == nil && !guides.values.contains(key))
    }
  }

  private func known(_ item: LogItem) -> LogItem { guides[item] ?? item }
  private func app(_ item: LogItem) -> AppItem? { item.area == nil ? appItem(item.address) : nil }

  private func depth(of item: LogItem) -> Int {
    if let item = app(item.view) { return item.depth }
    var depth = 0
    var here = item.view
    while let above = containers[here], depth < containers.count {
      depth += 1
      here = above
    }
    return depth
  }

  private func name(of item: LogItem) -> String {
    if let known = app(known(item)) { return known.name }
    if let area = item.area { return area.rawValue + name(of: item.view) }
    if !item.hasAddress { return item.text }
    if let guide = item.systemGuide { return "the \(guide.area)" }
    return item.quoted.isEmpty ? item.type : "\(item.type) '\(item.quoted)'"
  }

  private func index(of item: LogItem) -> Int { items.firstIndex { known($0) == known(item) } ?? 0 }
}

// The equations.
extension ConflictLogReader {
  private func equation(_ read: ConflictLogEquation, _ line: ConflictLog.Line) -> ConflictEquation? {
    guard let first = read.first.words else { return nil }
    let item = index(of: read.first.owner)
    var terms: [ConflictQuantity: Double] = [:]
    Self.add(first, of: item, times: 1, to: &terms)
    var shape = ConflictEquation.Shape(item, first, nil, first)
    if let side = read.second {
      guard let second = side.words else { return nil }
      let anchor = index(of: side.owner)
      Self.add(second, of: anchor, times: -read.multiplier, to: &terms)
      shape = ConflictEquation.Shape(item, first, anchor, second)
    }
    let relation = line.contentRelation ?? read.relation
    let identifier = line.identifier ?? ""
    let site = ConstraintSite(identifier: identifier)
    let text = read.relation.equation(
      words(read.first), read.second.map(words), multiplier: read.multiplier, constant: read.constant,
      identifier: site == nil ? identifier : "")
    return ConflictEquation(
      id: Int32(result.equations.count), terms: terms.filter { $0.value != 0 }, relation: relation,
      constant: read.constant, source: source(of: line, read, relation), shape: shape, naming: { text },
      site: site, isBroken: line.address == log.broken)
  }

  private func source(
    of line: ConflictLog.Line, _ read: ConflictLogEquation, _ relation: RelationWords
  ) -> ConflictEquation.Source {
    let identifier = line.identifier ?? ""
    if SystemConstraint.isOfContent(class: line.type) {
      return .content(index(of: read.first.owner), isCompression: relation != .atMost)
    }
    let isOfFrame = SystemConstraint.isOfFrame(class: line.type)
    let isPrivate = read.sides.allSatisfy { SystemConstraint.isPrivate(class: $0.item.type) }
    if isOfFrame || SystemConstraint.isFixed(identifier) { return isOfFrame && !isPrivate ? .mask : .fixed }
    if identifier.hasPrefix(StackRole.beginning) {
      let stack = read.sides.reversed().first { $0.item.text.first("UIStackView") != nil }
      return .stack(index(of: (stack ?? read.second ?? read.first).owner))
    }
    let isOwn = SystemConstraint.isOwn(identifier) || line.type.hasPrefix("_UILayoutSupport")
    return isPrivate || isOwn ? .system : .client
  }

  /// Adds that an area is inside its view: the log does not contain its insets.
  private mutating func addBounds(of area: Int) {
    guard let kind = items[area].area, guides[items[area]] == nil else { return }
    let owner = index(of: items[area].view)
    // A baseline can be below the lower edge of a text without a height.
    let edges = kind == .margins ? ["left", "right", "top", "bottom"] : ["left", "top"]
    for attribute in edges.compactMap(AttributeWords.init(nameInLog:)) {
      let outward: Double = attribute.side == 0 ? 1 : -1
      var terms: [ConflictQuantity: Double] = [:]
      Self.add(attribute, of: area, times: outward, to: &terms)
      Self.add(attribute, of: owner, times: -outward, to: &terms)
      result.equations.append(
        ConflictEquation(
          id: Int32(result.equations.count), terms: terms, relation: .atLeast, constant: 0, source: .fixed,
          shape: ConflictEquation.Shape(area, attribute, owner, attribute), naming: result.items[area].naming)
      )
    }
  }

  private static func add(
    _ attribute: AttributeWords, of item: Int, times factor: Double,
    to terms: inout [ConflictQuantity: Double]
  ) {
    func add(_ part: Double, isSize: Bool) {
      let quantity = ConflictQuantity(item: item, isVertical: attribute.isVertical, isSize: isSize)
      if part != 0 { terms[quantity, default: 0] += factor * part }
    }
    add(attribute.isSize ? 0 : 1, isSize: false)
    add(attribute.isSize ? 1 : attribute.side, isSize: true)
  }

  private func words(_ side: ConflictLogEquation.Side) -> String {
    "\(result.items[index(of: side.item)].name).\(side.attribute)"
  }
}
