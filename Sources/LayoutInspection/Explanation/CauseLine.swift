#if canImport(HeadlessUIKit)
  import HeadlessUIKit
  import LayoutSolver

  /// A value as a sum of edges and sizes: constant + factor × edge + ….
  struct CauseSum {
    struct Part {
      let item: AnyObject
      let edge: LayoutExplanation.Edge
      let factor: CGFloat
      let value: CGFloat
    }

    var constant: CGFloat
    var parts: [Part] = []

    var value: CGFloat { parts.reduce(constant) { $0 + $1.factor * $1.value } }
  }

  /// The reason for one edge or size, before it is put into words.
  struct CauseLine {
    let edge: LayoutExplanation.Edge
    let sum: CauseSum
    let cause: LayoutExplanation.Cause
    /// The side of an inequality that the value is at, in words.
    var limit: String?
    var constraints: [NSLayoutConstraint] = []
    /// The reason in words, such as the place of the constraint.
    var reason = ""
    /// Sentences that follow the reason.
    var remarks: [String] = []
  }

  extension ExplainedLayout {
    /// Returns the lines of the near edge, the size and the far edge.
    func lines(of item: AnyObject, along axis: NSLayoutConstraint.Axis) -> [CauseLine] {
      let size = system?.size(of: item, along: axis)
      let near = size == nil ? nil : system?.near(of: item, along: axis)
      let lines = [line(of: near, .near(axis), of: item), line(of: size, .size(axis), of: item)]
      let edges: [LayoutExplanation.Edge] = [.near(axis), .size(axis), .far(axis)]
      return edges.map { edge in
        withRemarks(lines.first { $0.edge == edge } ?? following(edge, lines, of: item), of: item)
      }
    }

    /// Returns the line of a variable; that of a frame without one.
    private func line(
      of variable: Variable?, _ edge: LayoutExplanation.Edge, of item: AnyObject
    ) -> CauseLine {
      func alone(_ cause: LayoutExplanation.Cause, _ reason: String) -> CauseLine {
        CauseLine(edge: edge, sum: CauseSum(constant: value(edge, of: item)), cause: cause, reason: reason)
      }
      let frame = alone(.frame, "its frame")
      guard let variable, let system else { return frame }
      switch order?.causes[variable] {
      case .given: return frame
      case .rows(let group): return line(of: group, in: system, edge.axis, of: item)
      case .limit: return alone(.limit, "no room is left")
      case .nothing, nil:
        return system.solver.isSuggested(variable) ? frame : alone(.nothing, "nothing determines it")
      }
    }

    private func line(
      of group: CauseGroup, in system: LayoutSystem, _ axis: NSLayoutConstraint.Axis, of item: AnyObject
    ) -> CauseLine {
      let (edge, sum) = sum(group, of: item, along: axis)
      let (cause, reason) = words(group, of: item, edge)
      var line = CauseLine(
        edge: edge, sum: sum, cause: cause, constraints: group.rows.compactMap(system.constraint),
        reason: reason)
      guard cause != .group, let constraint = line.constraints.first else { return line }
      line.remarks = [gapRemark(constraint), edge == .size(axis) ? pushRemark(constraint) : nil]
        .compactMap { $0 }
      let content = system.solver.content(of: group.rows[0])
      let factor = content.terms.first { $0.variable == group.variable }?.coefficient ?? 1
      if content.relation != .equal {
        let isMost = (content.relation == .lessThanOrEqual) == (factor > 0)
        line.limit = isMost ? ", the most allowed" : ", the least allowed"
      }
      return line
    }

    /// Returns the third value, which follows from the two others.
    private func following(
      _ edge: LayoutExplanation.Edge, _ lines: [CauseLine], of item: AnyObject
    ) -> CauseLine {
      let axis = edge.axis
      let isFar = edge == .far(axis)
      let isInset = lines.allSatisfy { line in
        line.cause == .insets && !line.sum.parts.contains { $0.item === item }
      }
      if isFar, isInset, lines.count == 2 {
        let sum = CauseSum(
          constant: lines[0].sum.constant + lines[1].sum.constant,
          parts: lines[0].sum.parts + lines[1].sum.parts)
        return CauseLine(edge: edge, sum: sum, cause: .insets, reason: lines[0].reason)
      }
      let parts = [
        part(isFar ? .near(axis) : .far(axis), of: item, factor: 1),
        part(edge == .size(axis) ? .near(axis) : .size(axis), of: item, factor: isFar ? 1 : -1),
      ]
      return CauseLine(edge: edge, sum: CauseSum(constant: 0, parts: parts), cause: .follows)
    }

    private func withRemarks(_ line: CauseLine, of item: AnyObject) -> CauseLine {
      let isSize = line.edge == .size(line.edge.axis)
      var line = line
      line.remarks += [
        isSize && line.cause != .content ? contentRemark(item, along: line.edge.axis) : nil,
        safeAreaRemark(line.edge, of: item),
        !isSize && line.cause == .follows ? looseEnd(line.edge, of: item) : nil,
      ].compactMap { $0 }
      return line
    }
  }
#endif
