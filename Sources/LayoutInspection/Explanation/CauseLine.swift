#if canImport(HeadlessUIKit)
  import HeadlessUIKit
  import LayoutSolver
  import LayoutWords

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
      guard cause != .group, let constraint = constraints.first else {
        return line(edge, sum, cause, reason, constraints, of: item)
      }
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

    /// Returns the line of the third value, which follows from the two others.
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
