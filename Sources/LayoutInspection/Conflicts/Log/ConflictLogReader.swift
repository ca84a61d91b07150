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
  /// The constraint of each line as an equation with the names of the items, or as it is written.
  private var texts: [String] = []
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
    _ log: ConflictLog, in tree: ConflictViews? = nil,
    appItem: @escaping (String) -> LogItem? = { _ in nil }
  ) {
    self.log = log
    self.appItem = appItem
    result = ConflictCase(tree: tree)
    result.work = ConflictWork()
    collectItems()
    for (index, line) in log.lines.enumerated() {
      let count = result.equations.count
      if let equation = line.equation { add(equation, line) }
      let isRead = result.equations.count > count
      if isRead { lines.append(index) }
      texts.append(isRead ? result.equations[count].text : line.body)
    }
    result.lines = result.equations
    result.contradicting = Set(result.equations.map(\.id))
  }

  /// The place and the sentence of the cause, and the view to change.
  var report: (site: ConstraintSite?, sentence: String, item: AnyObject?) {
    let found = finding
    return (found.site, found.sentence, found.items.lazy.compactMap { result.items[$0].object }.first)
  }

  /// The conflict as a value.
  var conflict: LogConflict {
    let found = finding
    let members = found.members.map { Set($0) }
    let all = zip(log.lines, texts).map { line, text in
      LogConflict.Constraint(
        text: text, identifier: line.identifier, address: line.address, isBroken: line.address == log.broken)
    }
    return LogConflict(
      description: found.sentence, site: found.site, constraints: members.map { $0.sorted().map { all[$0] } },
      others: all.indices.filter { members?.contains($0) != true }.map { all[$0] },
      unread: log.unread, isOfSystem: found.isOfSystem)
  }

  /// The cause of a conflict.
  private struct Cause {
    let sentence: String
    let site: ConstraintSite?
    /// The indices of the items to change.
    var items: [Int] = []
    /// The indices of the lines that cannot hold together; nil if no such set was found.
    var members: [Int]?
    /// True if no constraint of the app takes part.
    var isOfSystem = false
  }

  private var finding: Cause {
    if let proof = result.proof() { return cause(proof) }
    // The log does not contain the places of margins and baselines.
    var reader = self
    for area in keys.indices { reader.addBounds(of: area) }
    guard let proof = reader.result.proof() else { return plainCause }
    let bounds = reader.result.equations.indices.dropFirst(lines.count).filter {
      abs(proof.factors[$0]) > 1e-9
    }
    let areas = bounds.flatMap { reader.result.equations[$0].terms.keys.map { keys[$0.item] } }
    let countsMargins = areas.contains { LogArea(beginning: $0) == .margins }
    return reader.cause(proof, note: countsMargins ? " The margins count as not negative." : "")
  }

  private func cause(_ proof: ConflictProof, note: String = "") -> Cause {
    let arithmetic = ConflictArithmetic(result, proof)
    let waysOut = result.waysOut(arithmetic)
    let words = ConflictWords(result, arithmetic, waysOut)
    let culprit = CulpritSearch(words).all.first { $0.edit.isEmpty || result.holds(after: $0.edit) }
    let equations = waysOut.map(\.equation) + arithmetic.members
    return Cause(
      sentence: (culprit?.description ?? words.description) + note,
      site: culprit?.site ?? words.sites.first,
      items: (culprit?.items ?? []) + equations.flatMap { result.equations[$0].items },
      members: proof.factors.indices.filter { abs(proof.factors[$0]) > 1e-9 && $0 < lines.count }
        .map { lines[$0] },
      isOfSystem: result.isOfSystem(arithmetic))
  }

  /// The cause of a conflict without a proof: a constraint has a form that is not known, or UIKit's list
  /// leaves out the constraint that makes it one.
  private var plainCause: Cause {
    let broken = log.lines.first { $0.address == log.broken }
    let sites = log.lines.compactMap { $0.identifier.flatMap { ConstraintSite(identifier: $0) } }
    let texts = log.lines.map { $0.identifier.map { "\($0) " } ?? "" }
    let list = zip(texts, log.lines).map { $0 + $1.body }.list
    let left = broken.map { " Left out: \($0.identifier ?? $0.body)." } ?? ""
    let site = broken?.identifier.flatMap { ConstraintSite(identifier: $0) } ?? sites.first
    let place = site.map { "\($0.fileAndLine): " } ?? ""
    return Cause(sentence: "\(place)\(list) cannot hold together.\(left)", site: site)
  }

  private mutating func collectItems() {
    // The lines of the margins guide give the edges that `leadingMargin` and the like mean.
    for line in log.lines {
      guard let view = line.names["|"] else { continue }
      for side in sides(of: line.equation)
      where SystemGuide(beginning: LogItem.quoted(of: side.item)) == .margins && side.item != view {
        guides[LogItem.key(of: "the margins of \(view)")] = LogItem.key(of: side.item)
      }
    }
    for line in log.lines {
      guard let container = line.names["|"] else { continue }
      for side in sides(of: line.equation)
      where side.item != container { containers[LogItem.key(of: side.item)] = LogItem.key(of: container) }
    }
    var texts: [(key: String, text: String, depth: Int)] = []
    func add(_ item: String) {
      let key = key(of: item)
      if texts.contains(where: { $0.key == key }) { return }
      // An area follows its view, which the sum then names.
      let view = LogArea(beginning: item).map { String(item.dropFirst($0.beginning.count)) }
      if let view { add(view) }
      texts.append((key, item, depth(of: LogItem.key(of: view ?? item))))
    }
    for side in log.lines.flatMap({ sides(of: $0.equation) }) { add(side.owner) }
    let sorted = texts.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element)
    keys = sorted.map(\.key)
    let names = sorted.map { name(of: $0.text, key: $0.key) }
    result.items = names.enumerated().map { index, name in
      let isUnique = names.filter { $0 == name }.count == 1
      let address = keys[index].hasPrefix("0x") ? " \(keys[index])" : ""
      return ConflictItem(
        naming: { isUnique ? name : name + address }, object: appItem(keys[index])?.object,
        depth: isPlaced(keys[index]) ? sorted[index].depth : nil,
        isBounded: !isGuide(sorted[index].text, keys[index]))
    }
  }

  /// Returns true if the log or the app's views say where in the tree an item is.
  private func isPlaced(_ key: String) -> Bool {
    containers[key] != nil || containers.values.contains(key) || appItem(key) != nil
  }

  private func isGuide(_ item: String, _ key: String) -> Bool {
    SystemGuide(beginning: LogItem.quoted(of: item)) != nil || guides.values.contains(key)
  }

  private func sides(of equation: ConflictLogEquation?) -> [ConflictLogEquation.Side] {
    [equation?.first, equation?.second].compactMap { $0 }
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
      let owner = String(item.dropFirst(area.beginning.count))
      return area.beginning + name(of: owner, key: LogItem.key(of: owner))
    }
    if item.first(":0x") == nil { return item }
    let quoted = LogItem.quoted(of: item)
    if let guide = SystemGuide(beginning: quoted) { return "the \(guide.area)" }
    let type = LogItem.type(of: item)
    return quoted.isEmpty ? type : "\(type) '\(quoted)'"
  }

  /// Adds that an area is inside its view: the log does not contain its insets.
  private mutating func addBounds(of area: Int) {
    guard let kind = LogArea(beginning: keys[area]),
      let owner = keys.firstIndex(of: String(keys[area].dropFirst(kind.beginning.count)))
    else { return }
    for isVertical in [false, true] {
      let isUsed = result.equations.contains {
        $0.terms.keys.contains { $0.item == area && $0.isVertical == isVertical }
      }
      // A baseline can be below the lower edge of a text without a height.
      for isFar in [false, true] where isUsed && (kind == .margins || !isFar) {
        let outward = isFar ? -1.0 : 1.0
        var terms: [ConflictQuantity: Double] = [:]
        for (item, factor) in [(area, outward), (owner, -outward)] {
          for isSize in isFar ? [false, true] : [false] {
            terms[ConflictQuantity(item: item, isVertical: isVertical, isSize: isSize)] = factor
          }
        }
        result.equations.append(
          ConflictEquation(
            id: Int32(result.equations.count), terms: terms, relation: .atLeast, constant: 0, source: .fixed,
            shape: ConflictEquation.Shape(
              kind: .tie, item: area, side: isFar ? 1 : 0, anchor: owner, anchorSide: isFar ? 1 : 0),
            naming: result.items[area].naming))
      }
    }
  }

  private mutating func add(_ equation: ConflictLogEquation, _ line: ConflictLog.Line) {
    guard let first = AttributeWords(nameInLog: equation.first.attributeOfOwner) else { return }
    var terms: [ConflictQuantity: Double] = [:]
    add(first, of: equation.first, times: 1, to: &terms)
    let item = index(of: equation.first)
    var shape = ConflictEquation.Shape(item, first, nil, first)
    if let side = equation.second {
      guard let second = AttributeWords(nameInLog: side.attributeOfOwner) else { return }
      add(second, of: side, times: -equation.multiplier, to: &terms)
      shape = ConflictEquation.Shape(item, first, index(of: side), second)
    }
    let identifier = line.identifier ?? ""
    let isOfFrame = SystemConstraint.isOfFrame(class: line.type)
    let classes = sides(of: equation).map { LogItem.type(of: $0.item) }
    let isPrivate = classes.allSatisfy { SystemConstraint.isPrivate(class: $0) }
    var source = ConflictEquation.Source.client
    if isOfFrame || SystemConstraint.isFixed(identifier) {
      source = isOfFrame && !isPrivate ? .mask : .fixed
    } else if identifier.hasPrefix(StackRole.beginning) {
      let sides = [equation.second, equation.first].compactMap { $0 }
      let stack = sides.first { $0.item.first("UIStackView") != nil } ?? sides[0]
      source = .stack(index(of: stack))
    } else if isPrivate || SystemConstraint.isOwn(identifier) || line.type.hasPrefix("_UILayoutSupport") {
      source = .system
    }
    let relation = line.contentRelation ?? equation.relation
    if SystemConstraint.isOfContent(class: line.type) {
      source = .content(item, isCompression: relation != .atMost)
    }
    let site = ConstraintSite(identifier: identifier)
    let text = words(equation, site == nil ? identifier : "")
    result.equations.append(
      ConflictEquation(
        id: Int32(result.equations.count), terms: terms.filter { $0.value != 0 }, relation: relation,
        constant: equation.constant, source: source, shape: shape, naming: { text }, site: site,
        isBroken: line.address == log.broken))
  }

  private func add(
    _ attribute: AttributeWords, of side: ConflictLogEquation.Side, times factor: Double,
    to terms: inout [ConflictQuantity: Double]
  ) {
    let item = index(of: side)
    if !attribute.isSize {
      terms[ConflictQuantity(item: item, isVertical: attribute.isVertical, isSize: false), default: 0] +=
        factor
    }
    let share = attribute.isSize ? 1 : attribute.side
    if share != 0 {
      let size = ConflictQuantity(item: item, isVertical: attribute.isVertical, isSize: true)
      terms[size, default: 0] += factor * share
    }
  }

  private func index(of side: ConflictLogEquation.Side) -> Int {
    keys.firstIndex(of: key(of: side.owner)) ?? 0
  }

  private func words(_ equation: ConflictLogEquation, _ identifier: String) -> String {
    equation.relation.equation(
      words(equation.first), equation.second.map { words($0) }, multiplier: equation.multiplier,
      constant: equation.constant, identifier: identifier)
  }

  private func words(_ side: ConflictLogEquation.Side) -> String {
    let view = keys.firstIndex(of: LogItem.key(of: side.item)) ?? 0
    return "\(result.items[view].name).\(side.attribute)"
  }
}
