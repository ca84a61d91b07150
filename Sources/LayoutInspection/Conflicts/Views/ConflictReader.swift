#if canImport(HeadlessUIKit)
  import AutoLayoutKit
  import Foundation
  import HeadlessUIKit
  import LayoutSolver
  import LayoutWords

  /// A conflict of the headless UIKit, with its equations in the numbers of the solver.
  @MainActor struct ConflictReader {
    private let system: LayoutSystem
    private let conflict: Conflict
    private let names: ReportNames
    private let evidence: ConflictEvidence?
    private var objects: [AnyObject] = []
    /// The items whose position or size is a variable of the conflict.
    private var involved: Set<ObjectIdentifier> = []
    private(set) var result: ConflictCase
    /// The row of each equation; nil for the size of the topmost view.
    private var rows: [ConstraintID?] = []

    /// Reads a conflict; nil if one of its items was released.
    init?(
      _ conflict: Conflict, of system: LayoutSystem, _ names: ReportNames, _ evidence: ConflictEvidence? = nil
    ) {
      self.conflict = conflict
      self.system = system
      self.names = names
      self.evidence = evidence
      result = ConflictCase(tree: ConflictViews(names, evidence))
      guard collectObjects() else { return nil }
      result.items = objects.map { object in
        let isInvolved = involved.contains(ObjectIdentifier(object))
        return ConflictItem(name: names.name(of: object), object: object, isInvolved: isInvolved)
      }
      for input in inputs { add(input) }
      for row in conflict.constraints { add(row) }
    }

    /// The sizes that are given from outside: those of the conflict, and of the topmost view if one of its
    /// constraints mentions it.
    ///
    /// A conflict at every size needs none. Its sum is easier to read at the size that the view has.
    private var inputs: [Variable] {
      var found = conflict.inputs
      for row in conflict.constraints {
        for term in system.solver.content(of: row).terms
        where system.solver.isSuggested(term.variable) && !found.contains(term.variable) {
          found.append(term.variable)
        }
      }
      return found
    }

    /// The problem in words, with changes that were tried on a copy of the layout.
    ///
    /// - Parameter view: The view in whose coordinates the frames are.
    func problem(in view: UIView) -> LayoutProblem {
      guard let words else { return plainProblem(in: view) }
      let first = words.waysOut.map(\.equation) + words.arithmetic.members
      return problem(
        in: view, items: first.flatMap { result.equations[$0].items }, words.sites, words.description)
    }

    /// The problem in the words of a culprit.
    func problem(of culprit: ConflictCulprit, in view: UIView) -> LayoutProblem {
      guard let words else { return plainProblem(in: view) }
      let others = words.arithmetic.members.flatMap { result.equations[$0].items }
      let sites = ([culprit.site].compactMap { $0 } + words.sites).firstOfEachCall
      return problem(in: view, items: culprit.items + others, sites, culprit.description)
    }

    /// The culprits for which there is evidence, the strongest first.
    var culprits: [ConflictCulprit] {
      guard let evidence, let proof = result.proof() else { return [] }
      let words = ConflictWords(result, ConflictArithmetic(result, proof), [])
      return TreeCulprits(words, evidence, names).all
    }

    /// The changes that make the equations satisfiable, with the constraints that they change.
    var waysOut: [ConflictWayOut] { words?.waysOut ?? [] }

    /// Returns a way out as changes of all constraints that its line made.
    func changes(of wayOut: ConflictWayOut) -> [ConflictChange] {
      guard let constraint = result.equations[wayOut.equation].constraint else { return [] }
      let kind: ConflictChange.Kind =
        switch wayOut.change {
        case .relation(let relation): .relation(relation)
        case .priority: .priority
        }
      return (evidence?.instances(of: constraint) ?? [constraint]).map { ConflictChange($0, kind) }
    }

    /// Returns true if one of the calls made a constraint of the conflict.
    func mentions(anyOf calls: [ConstraintSite]) -> Bool {
      result.equations.compactMap(\.site).contains { site in calls.contains { $0.isSameCall(as: site) } }
    }

    private var words: ConflictWords? {
      guard let proof = result.proof() else { return nil }
      let arithmetic = ConflictArithmetic(result, proof)
      return ConflictWords(result, arithmetic, result.waysOut(arithmetic, helps: clearsLayout))
    }

    /// The problem as a list of equations, for a set whose contradiction is within rounding.
    private func plainProblem(in view: UIView) -> LayoutProblem {
      let equations = result.equations
      let sites = equations.compactMap(\.site)
      return problem(
        in: view, items: Array(result.items.indices), sites,
        "\(equations.map(\.text).list) cannot hold together.")
    }

    private func problem(
      in view: UIView, items: [Int], _ sites: [ConstraintSite], _ description: String
    ) -> LayoutProblem {
      var order: [Int] = []
      for item in items + Array(result.items.indices)
      where result.items[item].isInvolved && !order.contains(item) {
        order.append(item)
      }
      return LayoutProblem(
        .conflict, views: order.map { result.items[$0].name },
        frames: order.map { InspectedFrame.of(objects[$0], in: view) }, sites: sites,
        description: description)
    }

    /// Returns true if the layout has fewer conflicts with a change, and the set holds.
    private func clearsLayout(_ wayOut: ConflictWayOut) -> Bool {
      guard let row = rows[wayOut.equation] else { return false }
      var copy = system
      let content = copy.solver.content(of: row)
      let count = copy.solver.conflicts.count
      copy.solver.remove(row)
      if case .relation(let relation) = wayOut.change {
        copy.solver.add(content.terms, Relation(NSLayoutConstraint.Relation(relation)), content.constant)
      } else {
        copy.solver.add(content.terms, content.relation, content.constant, priority: 999)
      }
      copy.solve()
      return copy.solver.conflicts.count < count
    }
  }

  // The equations.
  extension ConflictReader {
    /// Collects the items, from outer ones to inner ones.
    private mutating func collectObjects() -> Bool {
      var found: [(object: AnyObject, depth: Int)] = []
      var variables = conflict.inputs
      for row in conflict.constraints { variables += system.solver.content(of: row).terms.map(\.variable) }
      for variable in variables {
        guard let object = system.quantity(of: variable)?.item else { return false }
        if found.contains(where: { $0.object === object }) { continue }
        found.append((object, InspectedFrame.depth(of: object)))
      }
      for row in conflict.constraints {
        guard let stack = system.constraint(of: row)?.stackView,
          !found.contains(where: { $0.object === stack })
        else { continue }
        found.append((stack, InspectedFrame.depth(of: stack)))
      }
      involved = Set(found.map { ObjectIdentifier($0.object) })
      // The zero point of a view's content is no variable, and a sentence still names the view.
      for case let item? in conflict.constraints.flatMap(mentioned)
      where !found.contains(where: { $0.object === item }) {
        found.append((item, InspectedFrame.depth(of: item)))
      }
      objects = found.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
        .map(\.element.object)
      return true
    }

    private func mentioned(in row: ConstraintID) -> [AnyObject?] {
      system.constraint(of: row).map { [$0.firstItem, $0.secondItem] } ?? []
    }

    private func index(of object: AnyObject) -> Int { objects.firstIndex { $0 === object } ?? 0 }

    private func quantity(_ variable: Variable) -> ConflictQuantity? {
      guard let quantity = system.quantity(of: variable) else { return nil }
      return ConflictQuantity(
        item: index(of: quantity.item), isVertical: quantity.axis == .vertical, isSize: quantity.isSize)
    }

    private mutating func add(_ input: Variable) {
      guard let quantity = quantity(input) else { return }
      let value = system.solver.value(of: input)
      let side = AxisWords(isVertical: quantity.isVertical).extent
      result.equations.append(
        ConflictEquation(
          terms: [quantity: 1], relation: .equal, constant: value, source: .fixed,
          shape: .size(quantity.item),
          text: "\(result.items[quantity.item].name) is \(value.points) \(side)", site: nil,
          object: nil))
      rows.append(nil)
    }

    private mutating func add(_ row: ConstraintID) {
      let content = system.solver.content(of: row)
      var terms: [ConflictQuantity: Double] = [:]
      for term in content.terms {
        if let quantity = quantity(term.variable) { terms[quantity, default: 0] += term.coefficient }
      }
      let origin = self.origin(of: row, content)
      result.equations.append(
        ConflictEquation(
          terms: terms, relation: RelationWords(content.relation.rawValue),
          constant: content.constant, source: origin.source, shape: origin.shape, text: origin.text,
          site: origin.constraint?.site, object: origin.constraint, isBroken: row == conflict.broken))
      rows.append(row)
    }

    private struct Origin {
      let source: ConflictEquation.Source
      let shape: ConflictEquation.Shape
      let text: String
      var constraint: NSLayoutConstraint?
    }

    private func origin(of row: ConstraintID, _ content: ConstraintContent) -> Origin {
      switch system.source(of: row) {
      case .constraint(let constraint): return origin(of: constraint, content)
      case .position(let item):
        return Origin(source: .fixed, shape: .other, text: "the position of \(names.name(of: item))")
      case .size(let item):
        return Origin(source: .fixed, shape: .other, text: "the size of \(names.name(of: item))")
      case .hugging(let item), .compressionResistance(let item):
        let name = "the content of \(names.name(of: item))"
        guard item is UIView else { return Origin(source: .fixed, shape: .other, text: name) }
        let itemIndex = index(of: item)
        return Origin(
          source: .content(itemIndex, isCompression: content.relation == .greaterThanOrEqual),
          shape: .size(itemIndex), text: name)
      case .added: return Origin(source: .fixed, shape: .other, text: "a row")
      }
    }

    private func origin(of constraint: NSLayoutConstraint, _ content: ConstraintContent) -> Origin {
      var source = ConflictEquation.Source.client
      if let stack = constraint.stackView {
        source = .stack(index(of: stack))
      } else if constraint.isFixedByPlatform || !content.isBreakable {
        source = .fixed
      }
      return Origin(
        source: source, shape: shape(of: constraint), text: names.equation(constraint), constraint: constraint
      )
    }

    private func shape(of constraint: NSLayoutConstraint) -> ConflictEquation.Shape {
      guard let first = constraint.firstItem, !constraint.comparesDistances else { return .other }
      if constraint.firstAttribute.isSize {
        return constraint.secondItem == nil ? .size(index(of: first)) : .ratio(index(of: first))
      }
      guard let second = constraint.secondItem else { return .other }
      return .edges(
        index(of: first), constraint.firstAttribute.side, index(of: second), constraint.secondAttribute.side)
    }
  }
#endif
