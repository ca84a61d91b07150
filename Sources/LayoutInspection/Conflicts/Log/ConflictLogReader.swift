import LayoutWords

/// The equations of a conflict in a log, with the views of the app that are in it.
@MainActor struct ConflictLogReader {
  private(set) var result: ConflictCase
  private let log: ConflictLog
  private let appItem: (String) -> LogItem?
  /// The address of each item, or its text if it has no address.
  private var keys: [String] = []
  /// The line of each equation of `result`.
  private var lines: [Int] = []
  /// The margins guides that the log mentions, by the margins of their views.
  private var guides: [String: String] = [:]
  /// The superviews that the log mentions.
  private var containers: [String: String] = [:]

  /// Reads a conflict.
  ///
  /// - Parameters:
  ///   - tree: The views of the app; nil if only the log is known.
  ///   - appItem: Returns the view or guide of the app at an address.
  init(
    _ log: ConflictLog, in tree: ConflictViews? = nil, appItem: @escaping (String) -> LogItem? = { _ in nil }
  ) {
    self.log = log
    self.appItem = appItem
    result = ConflictCase(tree: tree)
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

  /// The conflict as a value.
  var conflict: LogConflict { answer.conflict }

  /// The conflict as a value, and the view of the app to change.
  var answer: (conflict: LogConflict, item: AnyObject?) {
    if let proof = result.proof() { return answer(proof) }
    // The log does not contain the places of margins and baselines.
    var reader = self
    for area in keys.indices { reader.addBounds(of: area) }
    guard let proof = reader.result.proof() else { return (plainConflict, nil) }
    let bounds = zip(reader.result.equations, proof.factors).dropFirst(lines.count)
    let areas = bounds.filter { abs($0.1) > 1e-9 }.flatMap { $0.0.terms.keys.map { keys[$0.item] } }
    let countsMargins = areas.contains { LogArea(beginning: $0) == .margins }
    return reader.answer(proof, note: countsMargins ? " The margins count as not negative." : "")
  }

  private func answer(
    _ proof: ConflictProof, note: String = ""
  ) -> (conflict: LogConflict, item: AnyObject?) {
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

  /// The conflict without a proof: a constraint has a form that is not known, or UIKit's list leaves out the
  /// constraint that makes it one.
  private var plainConflict: LogConflict {
    let broken = log.lines.first { $0.address == log.broken }
    let list = log.lines.map { line in (line.identifier.map { "\($0) " } ?? "") + line.body }.list
    let left = broken.map { " Left out: \($0.identifier ?? $0.body)." } ?? ""
    let sites = log.lines.lazy.compactMap { $0.identifier.flatMap { ConstraintSite(identifier: $0) } }
    let site = broken?.identifier.flatMap { ConstraintSite(identifier: $0) } ?? sites.first
    let place = site.map { "\($0.fileAndLine): " } ?? ""
    return conflict("\(place)\(list) cannot hold together.\(left)", at: site)
  }

  /// Returns the conflict as a value.
  ///
  /// - Parameter members: The indices of the lines that cannot hold together; nil if no such set was found.
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
    // The lines of the margins guide give the edges that `leadingMargin` and the like mean.
    for line in log.lines {
      guard let view = line.names["|"] else { continue }
      for side in line.equation?.sides ?? [] where side.item != view {
        containers[LogItem.key(of: side.item)] = LogItem.key(of: view)
        if SystemGuide(beginning: LogItem.quoted(of: side.item)) == .margins {
          guides[LogItem.key(of: "\(LogArea.margins.rawValue)\(view)")] = LogItem.key(of: side.item)
        }
      }
    }
    var found: [(key: String, text: String, depth: Int)] = []
    func add(_ item: String) {
      let key = key(of: item)
      if found.contains(where: { $0.key == key }) { return }
      // An area follows its view, which the sum then names.
      let view = LogArea(beginning: item)?.view(in: item)
      if let view { add(view) }
      found.append((key, item, depth(of: LogItem.key(of: view ?? item))))
    }
    for side in log.lines.flatMap({ $0.equation?.sides ?? [] }) { add(side.owner) }
    let sorted = found.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element)
    keys = sorted.map(\.key)
    let names = sorted.map { name(of: $0.text, key: $0.key) }
    result.items = zip(sorted, names).map { item, name in
      let isUnique = names.filter { $0 == name }.count == 1
      let full = isUnique || !item.key.hasPrefix("0x") ? name : "\(name) \(item.key)"
      let isGuide = SystemGuide(beginning: LogItem.quoted(of: item.text)) != nil
      return ConflictItem(
        naming: { full }, object: appItem(item.key)?.object,
        depth: isPlaced(item.key) ? item.depth : nil,
        isBounded: !isGuide && !guides.values.contains(item.key))
    }
  }

  /// Returns true if the log or the app's views say where in the tree an item is.
  private func isPlaced(_ key: String) -> Bool {
    containers[key] != nil || containers.values.contains(key) || appItem(key) != nil
  }

  /// Returns the number of items around an item, as far as the log and the app's views say.
  private func depth(of key: String) -> Int {
    if let item = appItem(key) { return item.depth }
    var depth = 0
    var here = key
    while let above = containers[here], depth < containers.count {
      depth += 1
      here = above
    }
    return depth
  }

  /// Returns the key of an item; that of the guide for the margins of a view.
  private func key(of item: String) -> String {
    let key = LogItem.key(of: item)
    return guides[key] ?? key
  }

  /// Returns the name of an item: that of the app's view, the text or the identifier behind the address, or
  /// the class without its module.
  private func name(of item: String, key: String) -> String {
    if let item = appItem(key) { return item.name }
    if let area = LogArea(beginning: item) {
      let view = area.view(in: item)
      return area.rawValue + name(of: view, key: LogItem.key(of: view))
    }
    if item.first(":0x") == nil { return item }
    let quoted = LogItem.quoted(of: item)
    if let guide = SystemGuide(beginning: quoted) { return "the \(guide.area)" }
    let type = LogItem.type(of: item)
    return quoted.isEmpty ? type : "\(type) '\(quoted)'"
  }

  private func index(of side: ConflictLogEquation.Side) -> Int {
    keys.firstIndex(of: key(of: side.owner)) ?? 0
  }
}

// The equations.
extension ConflictLogReader {
  /// Returns a constraint as an equation; nil if one of its attributes is not known.
  private func equation(_ read: ConflictLogEquation, _ line: ConflictLog.Line) -> ConflictEquation? {
    guard let first = read.first.words else { return nil }
    let item = index(of: read.first)
    var terms: [ConflictQuantity: Double] = [:]
    Self.add(first, of: item, times: 1, to: &terms)
    var shape = ConflictEquation.Shape(item, first, nil, first)
    if let side = read.second {
      guard let second = side.words else { return nil }
      let anchor = index(of: side)
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
      return .content(index(of: read.first), isCompression: relation != .atMost)
    }
    let isOfFrame = SystemConstraint.isOfFrame(class: line.type)
    let isPrivate = read.sides.allSatisfy { SystemConstraint.isPrivate(class: LogItem.type(of: $0.item)) }
    if isOfFrame || SystemConstraint.isFixed(identifier) { return isOfFrame && !isPrivate ? .mask : .fixed }
    if identifier.hasPrefix(StackRole.beginning) {
      let stack = read.sides.reversed().first { $0.item.first("UIStackView") != nil }
      return .stack(index(of: stack ?? read.second ?? read.first))
    }
    let isOwn = SystemConstraint.isOwn(identifier) || line.type.hasPrefix("_UILayoutSupport")
    return isPrivate || isOwn ? .system : .client
  }

  /// Adds that an area is inside its view: the log does not contain its insets.
  private mutating func addBounds(of area: Int) {
    guard let kind = LogArea(beginning: keys[area]),
      let owner = keys.firstIndex(of: kind.view(in: keys[area]))
    else { return }
    for isVertical in [false, true] {
      let isUsed = result.equations.contains {
        $0.terms.keys.contains { $0.item == area && $0.isVertical == isVertical }
      }
      let words = AxisWords(isVertical: isVertical)
      // A baseline can be below the lower edge of a text without a height.
      let edges = kind == .margins ? [words.near, words.far] : [words.near]
      for edge in edges where isUsed {
        let outward: Double = edge == words.near ? 1 : -1
        guard let attribute = AttributeWords(nameInLog: edge) else { continue }
        var terms: [ConflictQuantity: Double] = [:]
        Self.add(attribute, of: area, times: outward, to: &terms)
        Self.add(attribute, of: owner, times: -outward, to: &terms)
        result.equations.append(
          ConflictEquation(
            id: Int32(result.equations.count), terms: terms, relation: .atLeast, constant: 0, source: .fixed,
            shape: ConflictEquation.Shape(area, attribute, owner, attribute),
            naming: result.items[area].naming))
      }
    }
  }

  /// Adds a multiple of an attribute of an item to a sum.
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
    let view = keys.firstIndex(of: LogItem.key(of: side.item)) ?? 0
    return "\(result.items[view].name).\(side.attribute)"
  }
}
