import AutoLayoutKit
import LayoutPlatform
import LayoutSolver
import LayoutWords

@MainActor final class ConflictLines<System: ConstraintSystem> {
  let system: System
  private(set) var objects: [AnyObject] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  let names: ReportNames
  private(set) var base: ConflictCase

  init(of system: System, _ names: ReportNames) {
    self.system = system
    self.names = names
    let conflicts = system.solver.conflicts
    let evidence = ConstraintList(of: system.root)
    base = ConflictCase(names: names, evidence: evidence)
    base.contradicting = Set(conflicts.flatMap(\.constraints).map(\.index))
    collectObjects(conflicts, evidence.written)
    base.items = objects.map { object in ConflictItem(naming: { names.name(of: object) }, object: object) }
    base.lines = evidence.written.compactMap { constraint in
      system.row(of: constraint).map { equation(of: $0, constraint) }
    }
  }

  /// Collects the items: first those of the conflicts, then the others of one depth.
  private func collectObjects(_ conflicts: [Conflict], _ constraints: [NSLayoutConstraint]) {
    func items(of constraint: NSLayoutConstraint) -> [AnyObject?] {
      [constraint.firstItem, constraint.secondItem]
    }
    var found: [AnyObject?] = []
    for conflict in conflicts {
      let rows = conflict.constraints
      let variables = conflict.inputs + rows.flatMap { system.solver.content(of: $0).terms.map(\.variable) }
      found += variables.map { system.part(of: $0)?.item }
      let own = rows.compactMap { system.constraint(of: $0) }
      // The zero point of a view's content is no variable, and a sentence still names the view.
      found += own.map(\.stackView) + own.flatMap(items)
    }
    found += constraints.flatMap(items)
    let all = found.compactMap { $0 }.eachOnce.map { (object: $0, depth: InspectedFrame.depth(of: $0)) }
    objects = all.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element.object)
    for (index, object) in objects.enumerated() { indices[ObjectIdentifier(object)] = index }
  }

  private func index(of object: AnyObject) -> Int { indices[ObjectIdentifier(object)] ?? 0 }

  private func quantity(_ variable: Variable) -> ConflictQuantity? {
    system.part(of: variable).map {
      ConflictQuantity(item: index(of: $0.item), isVertical: $0.isVertical, isSize: $0.isSize)
    }
  }
}

// The equations.
extension ConflictLines {
  /// Returns the equations of a conflict, with the sizes that are given from outside; nil if an item was
  /// released.
  ///
  /// These sizes are those of the conflict, and of the topmost view if one of its constraints mentions it.
  /// A conflict at every size needs no given size. Its sum is easier to read at the size that the view has.
  func equations(of conflict: Conflict) -> [ConflictEquation]? {
    let terms = conflict.constraints.flatMap { system.solver.content(of: $0).terms.map(\.variable) }
    guard (conflict.inputs + terms).allSatisfy({ system.part(of: $0) != nil }) else { return nil }
    var inputs = conflict.inputs
    for variable in terms where system.solver.isSuggested(variable) && !inputs.contains(variable) {
      inputs.append(variable)
    }
    let rows = conflict.constraints.map { row in
      var equation = equation(of: row, system.constraint(of: row))
      equation.isBroken = row == conflict.broken
      return equation
    }
    return inputs.compactMap(size) + rows
  }

  private func size(_ input: Variable) -> ConflictEquation? {
    guard let quantity = quantity(input) else { return nil }
    let value = system.solver.value(of: input)
    let name = base.items[quantity.item].naming
    return ConflictEquation(
      id: -1, terms: [quantity: 1], relation: .equal, constant: value, source: .fixed,
      shape: ConflictEquation.Shape(kind: .size, item: quantity.item),
      naming: { "\(name()) is \(value.points) \(quantity.words.extent)" })
  }

  private func equation(of row: ConstraintID, _ constraint: NSLayoutConstraint?) -> ConflictEquation {
    let content = system.solver.content(of: row)
    var terms: [ConflictQuantity: Double] = [:]
    for term in content.terms {
      if let quantity = quantity(term.variable) { terms[quantity, default: 0] += term.coefficient }
    }
    let names = names
    var (source, shape, text) = (ConflictEquation.Source.fixed, ConflictEquation.Shape(), "a row")
    if let constraint {
      shape = self.shape(of: constraint)
      source =
        constraint.stackView.map { .stack(index(of: $0)) }
        ?? (constraint.isFixedByPlatform || !content.isBreakable ? .fixed : .client)
    } else {
      switch system.origin(of: row) {
      case .position(let item): text = "the position of \(names.name(of: item))"
      case .size(let item): text = "the size of \(names.name(of: item))"
      case .content(let item):
        text = "the content of \(names.name(of: item))"
        if item is AutoLayoutKitView {
          shape = ConflictEquation.Shape(kind: .size, item: index(of: item))
          source = .content(index(of: item), isCompression: content.relation == .greaterThanOrEqual)
        }
      case .constraint, .added: break
      }
    }
    return ConflictEquation(
      id: row.index, terms: terms, relation: RelationWords(content.relation.rawValue),
      constant: content.constant, priority: content.priority, source: source, shape: shape,
      naming: { [text] in constraint.map { names.equation($0) } ?? text }, site: constraint?.site,
      constraint: constraint)
  }

  private func shape(of constraint: NSLayoutConstraint) -> ConflictEquation.Shape {
    guard let first = constraint.firstItem, !constraint.comparesDistances
    else { return ConflictEquation.Shape() }
    return ConflictEquation.Shape(
      index(of: first), constraint.firstAttribute.words, constraint.secondItem.map(index),
      constraint.secondAttribute.words)
  }
}

// The edits.
extension ConflictLines {
  func layout(after edit: ConflictEdit) -> System {
    var copy = system
    for (old, new) in edit.changes where old.id >= 0 {
      let row = ConstraintID(index: old.id)
      if let new, new.terms == old.terms, new.relation == old.relation {
        copy.solver.setConstant(new.constant, of: row)
        continue
      }
      copy.solver.remove(row)
      guard let new, let content = self.row(of: new) else { continue }
      copy.solver.add(content.terms, new.relation.solverRelation, content.constant, priority: new.priority)
    }
    copy.solve()
    return copy
  }

  private func row(of equation: ConflictEquation) -> (terms: [Term], constant: Double)? {
    var constant = equation.constant
    var terms: [Term] = []
    for (quantity, factor) in equation.terms.sorted(by: { $0.key < $1.key }) where factor != 0 {
      let object = objects[quantity.item]
      let axis = CheckedAxis(isVertical: quantity.isVertical)
      let part = OpenQuantity(object, axis, isSize: quantity.isSize)
      if let variable = system.variable(of: part) {
        terms.append(Term(factor, variable))
      } else if object === system.root, quantity.isSize {
        let size = system.root.bounds.size
        constant -= factor * Double(quantity.isVertical ? size.height : size.width)
      } else {
        return nil
      }
    }
    return (terms, constant)
  }
}
