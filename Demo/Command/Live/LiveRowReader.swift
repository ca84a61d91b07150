import AutoLayoutKit
import Foundation
import HeadlessUIKit
import LayoutInspection
import LayoutSolver
import LayoutWords

/// The reader of the rows of a system.
@MainActor struct LiveRowReader {
  let tree: LiveTree
  let code: LiveCode
  let parts: LiveTableParts

  /// The numbers of the rows without their constants.
  let numbering: LiveNumbering<LiveRow.Key>

  /// Returns the rows, sorted by their keys.
  ///
  /// - Parameter placed: The views that parts of tables place by their frames.
  func rows(of placed: [Int]) -> [LiveSample.Row] {
    guard let system = tree.system else { return [] }
    var counts: [LiveRow.Key: Int] = [:]
    var rows: [LiveSample.Row] = []
    let read = system.solver.allConstraints.map { row($0, in: system) } + placed.flatMap(parts.rows)
    for (place, row) in read.enumerated() {
      var key = LiveRow.Key(row)
      // Equal rows are told apart by their order.
      let count = counts[key, default: 0]
      counts[key] = count + 1
      key.count = count
      rows.append(LiveSample.Row(key: numbering.number(of: key), place: place, row: row))
    }
    return rows.sorted { $0.key < $1.key }
  }

  /// Returns true if the page computes the constant of a row itself: the size of a wrapped text, and the
  /// insets of a safe area.
  func isComputed(_ row: LiveRow) -> Bool {
    guard let index = row.item, let system = tree.system else { return false }
    if row.kind == "hugging" || row.kind == "resistance" {
      guard let label = tree.items[index] as? UILabel else { return false }
      return system.heightFollowsWidth(label)
    }
    guard let guide = tree.items[index] as? UILayoutGuide else { return false }
    return guide.identifier == SystemGuide.safeArea.rawValue
  }

  private func row(_ id: ConstraintID, in system: LayoutSystem) -> LiveRow {
    let content = system.solver.content(of: id)
    var terms: [Double] = []
    for term in content.terms {
      guard let quantity = system.quantity(of: term.variable), let number = tree.number(of: quantity) else {
        continue
      }
      terms += [term.coefficient, Double(number)]
    }
    let source = system.source(of: id)
    var row = LiveRow(
      kind: Self.kind(of: source), terms: terms, relation: RelationWords(content.relation.rawValue).symbol,
      constant: LiveNumber(constant: content.constant), priority: content.priority)
    row.fixed = content.isBreakable ? nil : true
    switch source {
    case .position(let item), .size(let item), .hugging(let item), .compressionResistance(let item):
      row.item = tree.index(of: item)
      parts.change(&row)
    case .constraint(let constraint): add(constraint, to: &row, in: system)
    case .added: break
    }
    return row
  }

  private func add(_ constraint: NSLayoutConstraint, to row: inout LiveRow, in system: LayoutSystem) {
    if let site = constraint.site {
      let part = code.part(file: site.file, line: site.line)
      row.site = [
        .number(Double(part ?? -1)), .number(Double(site.line)), .text(site.verb),
        .number(Double(site.index)),
      ]
      row.file = part == nil ? site.file : nil
    }
    row.between = between(constraint, isOfVerb: row.site != nil, in: system)
    let baselines = system.baselines(of: constraint).compactMap { share -> [LiveValue]? in
      guard let index = tree.index(of: share.view) else { return nil }
      // The page adds the offset of the present text.
      row.constant.constant -= share.weight * share.offset
      let which = share.isFirst ? "first" : "last"
      return [.item(index), .text(which), .number(share.weight), .number(share.offset)]
    }
    row.baselines = baselines.isEmpty ? nil : baselines
  }

  private func between(
    _ constraint: NSLayoutConstraint, isOfVerb: Bool, in system: LayoutSystem
  ) -> LiveBetween? {
    // A constraint of a stack view may weigh its terms, which its attributes do not say.
    let isPlain = isOfVerb || type(of: constraint) == NSLayoutConstraint.self
    guard isPlain, !system.isComposite(constraint), let first = tree.index(of: constraint.firstItem) else {
      return nil
    }
    let second = tree.index(of: constraint.secondItem)
    let holder = system.holder(of: constraint).flatMap { tree.index(of: $0) }
    return LiveBetween(
      first: [.number(Double(first)), .text(constraint.firstAttribute.liveName)],
      second: second.map { [.number(Double($0)), .text(constraint.secondAttribute.liveName)] },
      multiplier: constraint.factor, constant: constraint.constant, holder: holder ?? 0)
  }

  private static func kind(of source: LayoutSystem.Source) -> String {
    switch source {
    case .constraint, .added: "constraint"
    case .position: "position"
    case .size: "size"
    case .hugging: "hugging"
    case .compressionResistance: "resistance"
    }
  }
}

extension LiveRow {
  /// The parts of a row that are the same at all sizes of a variant.
  struct Key: Hashable {
    private let kind: String
    private let terms: [Double]
    private let relation: String
    private let priority: Float
    private let isFixed: Bool
    private let item: Int?
    private let site: [LiveValue]?
    private let file: String?
    /// The number of equal rows before this one.
    var count = 0

    /// Creates the key of a row before which there is no equal one.
    init(_ row: LiveRow) {
      kind = row.kind
      terms = row.terms
      relation = row.relation
      priority = row.priority
      isFixed = row.fixed ?? false
      item = row.item
      site = row.site
      file = row.file
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The name of the attribute in the page's data.
  var liveName: String {
    switch self {
    case .notAnAttribute: "none"
    case .centerXWithinMargins: "centerXMargin"
    case .centerYWithinMargins: "centerYMargin"
    default: name
    }
  }
}
