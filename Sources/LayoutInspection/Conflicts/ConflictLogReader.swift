import AutoLayoutKit
import Foundation
import LayoutWords

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// The equations of a conflict in a log, with the views of the app that are in it.
@MainActor struct ConflictLogReader {
  private(set) var result: ConflictCase
  private let log: ConflictLog
  private let views: [String: AnyObject]
  private let itemNames: ReportNames
  /// The address of each item, or its text if it has no address.
  private var keys: [String] = []
  /// The superviews that the log mentions.
  private var containers: [String: String] = [:]

  /// Reads a conflict.
  ///
  /// - Parameters:
  ///   - views: The views and guides of the app by their addresses.
  ///   - itemNames: Their names.
  init(_ log: ConflictLog, _ views: [String: AnyObject], _ itemNames: ReportNames) {
    self.log = log
    self.views = views
    self.itemNames = itemNames
    result = ConflictCase(names: itemNames)
    let equations = log.lines.map { ConflictLogEquation($0.body, names: $0.names) }
    collectItems(equations)
    for (line, equation) in zip(log.lines, equations) {
      if let equation { add(equation, line) }
    }
  }

  /// The report about the conflict.
  var report: AutoLayoutKitReport {
    let broken = log.lines.first { $0.address == log.broken }
    guard result.equations.count == log.lines.count, let proof = result.proof() else {
      return plainReport(broken)
    }
    let arithmetic = ConflictArithmetic(result, proof)
    let waysOut = result.waysOut(arithmetic)
    let words = ConflictWords(result, arithmetic, waysOut)
    let culprit = CulpritSearch(words, nil).all.first
    let site = culprit?.site ?? words.sites.first
    let equations = waysOut.map(\.equation) + arithmetic.members
    let items = (culprit?.items ?? []) + equations.flatMap { result.equations[$0].items }
    let item = items.lazy.compactMap { result.items[$0].object as? any AutoLayoutKitItem }.first
    return AutoLayoutKitReport(
      .conflict, verb: site?.verb ?? "", item: item, file: site?.file ?? "", line: UInt(site?.line ?? 0),
      culprit?.description ?? words.description)
  }

  /// The report about a conflict with a constraint whose form is not known, or without the constraint that
  /// makes it one: UIKit's list may leave it out.
  private func plainReport(_ broken: ConflictLog.Line?) -> AutoLayoutKitReport {
    let sites = log.lines.compactMap { $0.identifier.flatMap { ConstraintSite(identifier: $0) } }
    let texts = log.lines.map { $0.identifier.map { "\($0) " } ?? "" }
    let lines = zip(texts, log.lines).map { $0 + $1.body }
    let left = broken.map { " Left out: \($0.identifier ?? $0.body)." } ?? ""
    let main = broken?.identifier.flatMap { ConstraintSite(identifier: $0) } ?? sites.first
    return AutoLayoutKitReport(
      .conflict, verb: main?.verb ?? "", file: main?.file ?? "", line: UInt(main?.line ?? 0),
      (main.map { "\($0.fileAndLine): " } ?? "") + "\(lines.list) cannot hold together.\(left)"
    )
  }

  // The items.

  private mutating func collectItems(_ equations: [ConflictLogEquation?]) {
    for line in log.lines {
      guard let container = line.names["|"] else { continue }
      for side in sides(of: ConflictLogEquation(line.body, names: line.names))
      where side.item != container { containers[Self.key(of: side.item)] = Self.key(of: container) }
    }
    var texts: [(key: String, text: String, depth: Int)] = []
    for equation in equations {
      for side in sides(of: equation) {
        let key = Self.key(of: side.item)
        if texts.contains(where: { $0.key == key }) { continue }
        texts.append((key, side.item, depth(of: key)))
      }
    }
    let sorted = texts.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element)
    keys = sorted.map(\.key)
    let names = sorted.map { name(of: $0.text, key: $0.key) }
    result.items = names.enumerated().map { index, name in
      let isUnique = names.filter { $0 == name }.count == 1
      let address = keys[index].hasPrefix("0x") ? " \(keys[index])" : ""
      return ConflictItem(name: isUnique ? name : name + address, object: views[keys[index]])
    }
  }

  private func sides(of equation: ConflictLogEquation?) -> [ConflictLogEquation.Side] {
    [equation?.first, equation?.second].compactMap { $0 }
  }

  /// Returns the number of items around an item, as far as the log and the app's views say.
  private func depth(of key: String) -> Int {
    if let item = views[key] { return InspectedFrame.depth(of: item) }
    var depth = 0
    var here = key
    while let above = containers[here], depth < containers.count {
      depth += 1
      here = above
    }
    return depth
  }

  /// Returns the address in `UILabel:0x7f80'Title'`; the whole text if there is none.
  private static func key(of item: String) -> String {
    guard let start = item.range(of: ":0x") else { return item }
    return "0x" + item[start.upperBound...].prefix { $0.isHexDigit }.lowercased()
  }

  /// Returns the name of an item: that of the app's view, the text or the identifier behind the address, or
  /// the class without its module.
  private func name(of item: String, key: String) -> String {
    if let object = views[key] { return itemNames.name(of: object) }
    guard let start = item.range(of: ":0x") else { return item }
    let quoted = item[start.upperBound...].drop { $0.isHexDigit }.trimmingCharacters(
      in: CharacterSet(charactersIn: " '"))
    if let guide = SystemGuide(beginning: quoted) { return "the \(guide.area)" }
    let type = item[..<start.lowerBound].split(separator: ".").last.map(String.init) ?? item
    return quoted.isEmpty ? type : "\(type) '\(quoted)'"
  }

  // The equations.

  private mutating func add(_ equation: ConflictLogEquation, _ line: ConflictLog.Line) {
    guard let first = NSLayoutConstraint.Attribute(nameInLog: equation.first.attribute) else { return }
    var terms: [ConflictQuantity: Double] = [:]
    add(first, of: equation.first, times: 1, to: &terms)
    var shape = ConflictEquation.Shape.other
    let item = index(of: equation.first)
    if let side = equation.second {
      guard let second = NSLayoutConstraint.Attribute(nameInLog: side.attribute) else { return }
      add(second, of: side, times: -equation.multiplier, to: &terms)
      shape = first.isSize ? .ratio(item) : .edges(item, first.side, index(of: side), second.side)
    } else if first.isSize {
      shape = .size(item)
    }
    let identifier = line.identifier ?? ""
    let isFixed = SystemConstraint.isOfFrame(class: line.type) || SystemConstraint.isFixed(identifier)
    var source = isFixed ? ConflictEquation.Source.fixed : .client
    if !isFixed, identifier.hasPrefix(StackRole.beginning) { source = .stack(stack(in: equation)) }
    let relation = line.contentRelation ?? equation.relation
    if SystemConstraint.isOfContent(class: line.type) {
      source = .content(item, isCompression: relation != .lessThanOrEqual)
    }
    let site = ConstraintSite(identifier: identifier)
    result.equations.append(
      ConflictEquation(
        terms: terms.filter { $0.value != 0 }, relation: relation, constant: equation.constant,
        source: source, shape: shape, text: words(equation, site == nil ? identifier : ""), site: site,
        constraint: nil, isBroken: line.address == log.broken))
  }

  private func add(
    _ attribute: NSLayoutConstraint.Attribute, of side: ConflictLogEquation.Side, times factor: Double,
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
    keys.firstIndex(of: Self.key(of: side.item)) ?? 0
  }

  private func stack(in equation: ConflictLogEquation) -> Int {
    let sides = [equation.second, equation.first].compactMap { $0 }
    let stack = sides.first { $0.item.contains("UIStackView") } ?? sides.first
    return stack.map { index(of: $0) } ?? 0
  }

  private func words(_ equation: ConflictLogEquation, _ identifier: String) -> String {
    ReportNames.equation(
      words(equation.first), equation.relation, equation.second.map(words), multiplier: equation.multiplier,
      constant: equation.constant, identifier: identifier)
  }

  private func words(_ side: ConflictLogEquation.Side) -> String {
    "\(result.items[index(of: side)].name).\(side.attribute)"
  }
}

extension NSLayoutConstraint.Attribute {
  /// The names of the attributes of a frame in a log.
  private static let frameNames = [
    "minX": "left", "midX": "centerX", "maxX": "right", "minY": "top", "midY": "centerY", "maxY": "bottom",
  ]

  /// Reads a name in a log; nil for a name that is not known, and for a baseline or an attribute inside
  /// margins, whose distance from the edge is not in the log.
  fileprivate init?(nameInLog name: String) {
    let plain = Self.frameNames[name] ?? name
    guard let number = Self.names.firstIndex(of: plain), (1...Self.centerY.rawValue).contains(number) else {
      return nil
    }
    self.init(rawValue: number)
  }
}

extension ConflictEquation {
  /// The indices of the items in the shape.
  var items: [Int] {
    switch shape {
    case .size(let item), .ratio(let item): [item]
    case .edges(let item, _, let other, _): [item, other]
    case .other: []
    }
  }
}
