import AutoLayoutKit
import Foundation
import HeadlessUIKit
import LayoutInspection
import LayoutSolver

/// The system of a scene at one size: a structure, which is the same at many sizes, and numbers, which may
/// change with the size.
@MainActor struct LiveSample {
  /// A row with a text that is the same for equal rows except for the constant.
  struct Row {
    let key: String
    /// The index in the order in which the solver received the rows.
    let place: Int
    let row: LiveRow
  }

  /// The size of the scene, in points.
  let size: CGSize
  /// The rows, sorted by their keys.
  let rows: [Row]
  /// The variables in the order of their indices.
  let variables: [Int]
  /// Those among them that are sizes and may be negative.
  let signed: [Int]
  /// The views without variables, and the views whose bounds have an origin.
  let freeViews: [Int]
  let shiftedViews: [Int]
  /// A number that is the same for samples of the same structure.
  let structure: Int
  /// The numbers that may change with the size: the constants of the rows, and the frames and origins of
  /// views.
  let point: LivePoint

  /// Reads the system of a tree.
  init(_ tree: LiveTree, size: CGSize, code: LiveCode) {
    self.size = size
    let reader = LiveRowReader(tree: tree, code: code)
    rows = reader.rows()
    let solver = tree.system?.solver
    var variables: [Int] = []
    var signed: [Int] = []
    for variable in tree.system?.variables ?? [] {
      guard let quantity = tree.system?.quantity(of: variable), let number = tree.number(of: quantity) else {
        continue
      }
      variables.append(number)
      if quantity.isSize, solver?.kind(of: variable) == .position { signed.append(number) }
    }
    self.variables = variables
    self.signed = signed
    let known = Set(variables.map { $0 / 4 })
    let views = tree.items.indices.filter { tree.items[$0] is UIView }
    freeViews = views.filter { !known.contains($0) && $0 > 0 }
    shiftedViews = views.filter { (tree.items[$0] as? UIView)?.bounds.origin != .zero }
    let classes = zip(tree.items, tree.parents).map { "\(type(of: $0)) \($1)" }
    var hasher = Hasher()
    hasher.combine(classes)
    for row in rows { hasher.combine(row.key) }
    hasher.combine([freeViews, shiftedViews, signed])
    structure = hasher.finalize()
    let constants = rows.map { reader.isComputed($0.row) ? 0 : $0.row.constant.constant }
    let others = Self.numbers(of: freeViews, shiftedViews, in: tree)
    point = LivePoint(size: size, structure: structure, numbers: constants + others)
  }

  private static func numbers(
    of freeViews: [Int], _ shiftedViews: [Int], in tree: LiveTree
  ) -> [CGFloat] {
    let frames = freeViews.flatMap { index -> [CGFloat] in
      guard let frame = (tree.items[index] as? UIView)?.frame else { return [] }
      return [frame.origin.x, frame.origin.y, frame.width, frame.height]
    }
    let origins = shiftedViews.flatMap { index -> [CGFloat] in
      guard let origin = (tree.items[index] as? UIView)?.bounds.origin else { return [] }
      return [origin.x, origin.y]
    }
    return frames + origins
  }
}

/// The reader of the rows of a system.
@MainActor struct LiveRowReader {
  let tree: LiveTree
  let code: LiveCode

  /// Returns the rows, sorted by their keys.
  func rows() -> [LiveSample.Row] {
    guard let system = tree.system else { return [] }
    var counts: [String: Int] = [:]
    var rows: [LiveSample.Row] = []
    for (place, id) in system.solver.allConstraints.enumerated() {
      let row = row(id, in: system)
      var key = Self.key(of: row)
      // Equal rows are told apart by their order.
      counts[key, default: 0] += 1
      key += " \(counts[key] ?? 0)"
      rows.append(LiveSample.Row(key: key, place: place, row: row))
    }
    return rows.sorted { $0.key < $1.key }
  }

  private static func key(of row: LiveRow) -> String {
    let place = row.site.map { "\($0)" } ?? ""
    return "\(row.kind) \(row.item ?? -1) \(row.file ?? "") \(place) \(row.terms) \(row.relation) "
      + "\(row.priority) \(row.fixed ?? false)"
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
    return guide.identifier == "UIViewSafeAreaLayoutGuide"
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
      kind: Self.kind(of: source), terms: terms, relation: Self.sign(of: content.relation),
      constant: LiveNumber(constant: content.constant), priority: content.priority)
    row.fixed = content.isBreakable ? nil : true
    switch source {
    case .position(let item), .size(let item), .hugging(let item), .compressionResistance(let item):
      row.item = tree.index(of: item)
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
    row.between = between(constraint, in: system)
    let baselines = system.baselines(of: constraint).compactMap { share -> [LiveValue]? in
      guard let index = tree.index(of: share.view) else { return nil }
      // The page adds the offset of the present text.
      row.constant.constant -= share.weight * share.offset
      let which = share.isFirst ? "first" : "last"
      return [.item(index), .text(which), .number(share.weight), .number(share.offset)]
    }
    row.baselines = baselines.isEmpty ? nil : baselines
  }

  private func between(_ constraint: NSLayoutConstraint, in system: LayoutSystem) -> LiveBetween? {
    // A constraint of a stack view may weigh its terms, which its attributes do not say.
    let isPlain = constraint.site != nil || type(of: constraint) == NSLayoutConstraint.self
    guard isPlain, !system.isComposite(constraint), let first = tree.index(of: constraint.firstItem) else {
      return nil
    }
    let second = tree.index(of: constraint.secondItem)
    let holder = system.holder(of: constraint).flatMap { tree.index(of: $0) }
    return LiveBetween(
      first: [.number(Double(first)), .text(constraint.firstAttribute.liveName)],
      second: second.map { [.number(Double($0)), .text(constraint.secondAttribute.liveName)] },
      multiplier: constraint.multiplier, constant: constraint.constant, holder: holder ?? 0)
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

  private static func sign(of relation: Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
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
    default: "\(self)"
    }
  }
}
