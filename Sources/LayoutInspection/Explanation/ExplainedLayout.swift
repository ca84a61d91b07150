#if canImport(HeadlessUIKit)
  import AutoLayoutKit
  import HeadlessUIKit
  import LayoutSolver
  import LayoutWords

  @MainActor struct ExplainedLayout {
    let names: CauseNames
    let system: LayoutSystem?
    let order: CausalOrder?
    private(set) var rowsOfVariable: [Variable: [ConstraintID]] = [:]
    private(set) var guides: [ObjectIdentifier: UILayoutGuide] = [:]

    init(of view: UIView) {
      system = LayoutSystem(of: view)
      let root = view.topmost
      names = CauseNames(in: root)
      order = system.map { system in
        let indices = system.variables(in: root.tree).enumerated().map { ($0.element, $0.offset) }
        return CausalOrder(
          system.solver, treeIndices: Dictionary(indices, uniquingKeysWith: { first, _ in first }))
      }
      guard let system else { return }
      for row in system.solver.allConstraints {
        for term in system.solver.content(of: row).terms where term.coefficient != 0 {
          rowsOfVariable[term.variable, default: []].append(row)
        }
      }
      for variable in rowsOfVariable.keys {
        guard let guide = system.quantity(of: variable)?.item as? UILayoutGuide else { continue }
        guides[ObjectIdentifier(guide)] = guide
      }
    }

    func constraints(of view: UIView) -> [(constraint: NSLayoutConstraint, content: ConstraintContent)] {
      guard let system else { return [] }
      let variables = [NSLayoutConstraint.Axis.horizontal, .vertical]
        .flatMap { [system.near(of: view, along: $0), system.size(of: view, along: $0)] }
      let rows = variables.compactMap { $0 }.flatMap { rowsOfVariable[$0] ?? [] }
      return rows.compactMap { row in
        system.constraint(of: row).map { ($0, system.solver.content(of: row)) }
      }.firstOfEach { ObjectIdentifier($0.0) }
    }
  }

  // The edges and sizes, in the coordinates of frames.
  extension ExplainedLayout {
    func value(_ edge: LayoutExplanation.Edge, of item: AnyObject) -> CGFloat {
      // The size of a guide may be negative, which `minX` and `width` do not return.
      let rectangle =
        (item as? UIView).map { $0.alignmentRect(forFrame: frame(of: $0)) }
        ?? system?.exactFrame(of: item) ?? (item as? UILayoutGuide)?.layoutFrame ?? .zero
      let isVertical = edge.axis == .vertical
      let origin = isVertical ? rectangle.origin.y : rectangle.origin.x
      let size = isVertical ? rectangle.size.height : rectangle.size.width
      switch edge {
      case .left, .top: return origin
      case .width, .height: return size
      case .right, .bottom: return origin + size
      case .centerX, .centerY: return origin + size / 2
      }
    }

    func frame(of view: UIView) -> CGRect { system?.exactFrame(of: view) ?? view.exactFrame }

    /// Returns a value as a sum for an edge of an item, and the edge.
    ///
    /// One that compares near edge + size is about the far edge.
    func sum(
      _ row: CauseGroup, of item: AnyObject, along axis: NSLayoutConstraint.Axis
    ) -> (edge: LayoutExplanation.Edge, sum: CauseSum) {
      let near = system?.near(of: item, along: axis)
      let isNear = row.variable == near
      let partner = isNear ? system?.size(of: item, along: axis) : near
      let isFar = row.terms.contains { $0.variable == partner && abs($0.coefficient + 1) < 1e-9 }
      var sum = sum(of: isFar ? row.terms.filter { $0.variable != partner } : row.terms)
      sum.constant += CGFloat(row.constant)
      if isNear || isFar { sum.constant += shift(of: item, along: axis) }
      if isFar { return (.far(axis), sum) }
      return (isNear ? .near(axis) : .size(axis), sum)
    }

    private func sum(of terms: [Term]) -> CauseSum {
      let known = terms.compactMap { term in
        system?.quantity(of: term.variable).map { (quantity: $0, factor: CGFloat(term.coefficient)) }
      }
      var sum = CauseSum(constant: 0)
      for alike in known.grouped({ $0.0.item === $1.0.item && $0.0.axis == $1.0.axis }) {
        let (item, axis) = (alike[0].quantity.item, alike[0].quantity.axis)
        let near = alike.filter { !$0.quantity.isSize }.reduce(0) { $0 + $1.factor }
        let size = alike.filter(\.quantity.isSize).reduce(0) { $0 + $1.factor }
        if near != 0 { sum.constant -= near * shift(of: item, along: axis) }
        sum.terms += Self.edges(near: near, size: size, along: axis).map { edge, factor in
          term(edge, of: item, factor: factor)
        }
      }
      return sum
    }

    private static func edges(
      near: CGFloat, size: CGFloat, along axis: NSLayoutConstraint.Axis
    ) -> [(LayoutExplanation.Edge, CGFloat)] {
      let length: [(LayoutExplanation.Edge, CGFloat)] = abs(size) < 1e-9 ? [] : [(.size(axis), size)]
      if abs(near) < 1e-9 { return length }
      if abs(size - near) < 1e-9 { return [(.far(axis), near)] }
      if abs(size - near / 2) < 1e-9 { return [(.center(axis), near)] }
      return [(.near(axis), near)] + length
    }

    func term(
      _ edge: LayoutExplanation.Edge, of item: AnyObject, factor: CGFloat
    ) -> LayoutExplanation.Term {
      LayoutExplanation.Term(
        item: names.name(of: item), edge: edge, factor: factor, value: value(edge, of: item),
        id: ObjectIdentifier(item))
    }

    /// Returns the difference between a frame's coordinates and those of the solver, which counts from a
    /// corner at which the bounds of a view need not begin.
    private func shift(of item: AnyObject, along axis: NSLayoutConstraint.Axis) -> CGFloat {
      guard let system, let near = system.near(of: item, along: axis) else { return 0 }
      return value(.near(axis), of: item) - CGFloat(system.solver.value(of: near))
    }
  }

  /// A value as a sum of edges and sizes: constant + factor × edge + ….
  struct CauseSum {
    var constant: CGFloat
    var terms: [LayoutExplanation.Term] = []

    var value: CGFloat { terms.reduce(constant) { $0 + $1.factor * $1.value } }
  }

  extension ExplainedLayout {
    func lines(of item: AnyObject, along axis: NSLayoutConstraint.Axis) -> [LayoutExplanation.Line] {
      let size = system?.size(of: item, along: axis)
      let near = size == nil ? nil : system?.near(of: item, along: axis)
      let lines = [line(of: near, .near(axis), of: item), line(of: size, .size(axis), of: item)]
      let edges: [LayoutExplanation.Edge] = [.near(axis), .size(axis), .far(axis)]
      return edges.map { edge in
        lines.first { $0.edge == edge }
          ?? outerInset(edge, lines, near.flatMap { order?.causes[$0] }, of: item)
          ?? following(edge, of: item)
      }
    }

    private func line(
      of variable: Variable?, _ edge: LayoutExplanation.Edge, of item: AnyObject
    ) -> LayoutExplanation.Line {
      func alone(_ cause: LayoutExplanation.Cause, _ reason: String) -> LayoutExplanation.Line {
        line(edge, CauseSum(constant: value(edge, of: item)), cause, reason, of: item)
      }
      guard let variable, let system else { return alone(.frame, "its frame") }
      switch order?.causes[variable] {
      case .rows(let group): return line(of: group, in: system, edge.axis, of: item)
      case .limit: return alone(.limit, "no room is left")
      case .nothing, nil:
        if system.solver.isSuggested(variable) { fallthrough }
        return alone(.nothing, "nothing determines it")
      case .given: return alone(.frame, "its frame")
      }
    }

    private func line(
      of group: CauseGroup, in system: LayoutSystem, _ axis: NSLayoutConstraint.Axis, of item: AnyObject
    ) -> LayoutExplanation.Line {
      let (edge, sum) = sum(group, of: item, along: axis)
      let (cause, reason) = words(group, of: item, edge)
      let constraints = group.rows.compactMap(system.constraint)
      guard cause != .group, let constraint = constraints.first
      else { return line(edge, sum, cause, reason, constraints, of: item) }
      let content = system.solver.content(of: group.rows[0])
      let factor = content.terms.first { $0.variable == group.variable }?.coefficient ?? 1
      let isMost = (content.relation == .lessThanOrEqual) == (factor > 0)
      let limit = isMost ? ", the most allowed" : ", the least allowed"
      return line(
        edge, sum, cause, reason, constraints, limit: content.relation == .equal ? "" : limit,
        [gapRemark(constraint), edge == .size(axis) ? pushRemark(constraint) : nil], of: item)
    }

    /// Returns the line of the far edge of a guide whose near edge and size are insets of other items; nil
    /// for another edge or item.
    private func outerInset(
      _ edge: LayoutExplanation.Edge, _ lines: [LayoutExplanation.Line], _ near: CausalOrder.Cause?,
      of item: AnyObject
    ) -> LayoutExplanation.Line? {
      let isInset = lines.allSatisfy { line in
        line.cause == .insets && !line.terms.contains { $0.id == ObjectIdentifier(item) }
      }
      guard isInset, edge == .far(edge.axis), case .rows(let group) = near else { return nil }
      let sum = CauseSum(
        constant: lines[0].constant + lines[1].constant, terms: lines[0].terms + lines[1].terms)
      return line(edge, sum, .insets, words(group, of: item, .near(edge.axis)).reason, of: item)
    }

    private func following(_ edge: LayoutExplanation.Edge, of item: AnyObject) -> LayoutExplanation.Line {
      let axis = edge.axis
      let isFar = edge == .far(axis)
      let terms = [
        term(isFar ? .near(axis) : .far(axis), of: item, factor: 1),
        term(edge == .size(axis) ? .near(axis) : .size(axis), of: item, factor: isFar ? 1 : -1),
      ]
      return line(edge, CauseSum(constant: 0, terms: terms), .follows, of: item)
    }

    private func line(
      _ edge: LayoutExplanation.Edge, _ sum: CauseSum, _ cause: LayoutExplanation.Cause,
      _ reason: String = "", _ constraints: [NSLayoutConstraint] = [], limit: String = "",
      _ remarks: [String?] = [], of item: AnyObject
    ) -> LayoutExplanation.Line {
      let isSize = edge == .size(edge.axis)
      let all =
        remarks + [
          isSize && cause != .content ? contentRemark(item, along: edge.axis) : nil,
          safeAreaRemark(edge, of: item),
          !isSize && cause == .follows ? looseEnd(edge, of: item) : nil,
        ]
      var text = "\(item is UILayoutGuide ? "\(names.name(of: item))." : "")\(edge) = \(sum.value.points)"
      if cause == .follows {
        // Two values of the view itself, without its name.
        let values = sum.terms.map { "\($0.edge) \($0.value.points)" }
        text += " follows: " + values.joined(separator: sum.terms[1].factor < 0 ? " − " : " + ")
      } else if !sum.terms.isEmpty {
        text += " = \(names.text(sum))"
      }
      text += limit + (reason.isEmpty ? "" : " (\(reason))")
      return LayoutExplanation.Line(
        item: names.name(of: item), edge: edge, value: sum.value, cause: cause, isAtLimit: !limit.isEmpty,
        constant: sum.constant, terms: sum.terms, sites: constraints.compactMap(\.site).unique,
        description: ([text] + all.compactMap { $0 }).joined(separator: "; "), id: ObjectIdentifier(item))
    }
  }
#endif
