import AutoLayoutKit
import HeadlessUIKit
import LayoutInspection
import LayoutSolver
import LayoutWords

/// The reader of the rows of a system.
@MainActor struct LiveRowReader {
  let tree: LiveTree
  let code: LiveCode
  let parts: LiveTableParts
  let structures: LiveStructures

  /// Returns the rows, sorted by their keys.
  ///
  /// - Parameter placed: The views that parts of tables place by their frames.
  func rows(of placed: [Int]) -> [LiveSample.Row] {
    guard let system = tree.system else { return [] }
    var counts: [Int: Int] = [:]
    let read = system.solver.allConstraints.map { row($0, in: system) }
    let all = read + placed.flatMap(parts.rows).map { ($0, nil) }
    let rows = all.enumerated().map { place, item in
      // Equal rows are told apart by their order.
      let number = structures.rows.index(of: item.row.key)
      let count = counts[number, default: 0]
      counts[number] = count + 1
      let key = structures.keys.index(of: [number, count])
      return LiveSample.Row(key: key, place: place, row: item.row, equation: item.equation)
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

  private func row(
    _ id: ConstraintID, in system: LayoutSystem
  ) -> (row: LiveRow, equation: AutoLayoutKitPlan.Equation?) {
    let content = system.solver.content(of: id)
    let terms = content.terms.flatMap { term -> [Double] in
      let number = system.quantity(of: term.variable).flatMap(tree.number)
      return number.map { [term.coefficient, Double($0)] } ?? []
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
    case .constraint(let constraint):
      let equation = add(constraint, to: &row, in: system)
      return (row, equation)
    case .added: break
    }
    return (row, nil)
  }

  /// Adds what is known of a constraint, and returns its equation in a block.
  private func add(
    _ constraint: NSLayoutConstraint, to row: inout LiveRow, in system: LayoutSystem
  ) -> AutoLayoutKitPlan.Equation? {
    let origin = AutoLayoutKitPlan.origin(of: constraint)
    if let site = constraint.site {
      let part = code.part(file: origin?.call.file ?? site.file, line: site.line)
      row.site = LiveRow.Site(code: part, file: site.file, line: site.line, verb: site.verb)
    }
    row.between = between(constraint, isOfVerb: row.site != nil, origin?.equation.inset ?? 0, in: system)
    let baselines = system.baselines(of: constraint).compactMap { share -> LiveRow.Baseline? in
      guard let index = tree.index(of: share.view) else { return nil }
      // The page adds the offset of the present text.
      row.constant.constant -= share.weight * share.offset
      return LiveRow.Baseline(
        item: index, isFirst: share.isFirst, weight: share.weight, offset: share.offset)
    }
    row.baselines = baselines.isEmpty ? nil : baselines
    return origin?.equation
  }

  private func between(
    _ constraint: NSLayoutConstraint, isOfVerb: Bool, _ inset: CGFloat, in system: LayoutSystem
  ) -> LiveRow.Between? {
    // A constraint of a stack view may weigh its terms, which its attributes do not say.
    let isPlain = isOfVerb || type(of: constraint) == NSLayoutConstraint.self
    guard isPlain, !system.isComposite(constraint), let first = tree.index(of: constraint.firstItem) else {
      return nil
    }
    let second = tree.index(of: constraint.secondItem)
    let holder = system.holder(of: constraint).flatMap { tree.index(of: $0) }
    return LiveRow.Between(
      first: LiveRow.Side(item: first, attribute: constraint.firstAttribute.name),
      second: second.map { LiveRow.Side(item: $0, attribute: constraint.secondAttribute.name) },
      multiplier: constraint.factor, constant: constraint.constant, inset: inset, holder: holder ?? 0)
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
