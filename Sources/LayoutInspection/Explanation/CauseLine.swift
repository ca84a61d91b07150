#if canImport(HeadlessUIKit)
  import HeadlessUIKit
  import LayoutSolver

  /// A value as a sum of edges and sizes: constant + factor × edge + ….
  struct CauseSum {
    /// One edge or size with its factor.
    struct Part {
      let item: AnyObject
      let edge: LayoutExplanation.Edge
      let factor: CGFloat
      let value: CGFloat
    }

    var constant: CGFloat
    var parts: [Part] = []

    /// The constant and the parts added up.
    var value: CGFloat { parts.reduce(constant) { $0 + $1.factor * $1.value } }
  }

  /// The reason for one edge or size, before it is put into words.
  struct CauseLine {
    /// The side of an inequality that a value is at.
    enum Limit {
      case least
      case most
    }

    let edge: LayoutExplanation.Edge
    let sum: CauseSum
    let cause: LayoutExplanation.Cause
    var limit: Limit?
    /// The constraints behind the value.
    var constraints: [NSLayoutConstraint] = []
    /// The reason in words, such as the place of the constraint.
    var reason = ""
    /// Sentences that follow the reason.
    var remarks: [String] = []
  }

  // The lines of an item along one axis.
  extension ExplainedLayout {
    /// Returns the lines of the near edge, the size and the far edge.
    func lines(of item: AnyObject, along axis: NSLayoutConstraint.Axis) -> [CauseLine] {
      let size = system?.size(of: item, along: axis)
      let near = size == nil ? nil : system?.near(of: item, along: axis)
      var lines = [
        line(of: near, .near(axis), of: item), line(of: size, .size(axis), of: item),
      ]
      let edges: [LayoutExplanation.Edge] = [.near(axis), .size(axis), .far(axis)]
      for edge in edges where !lines.contains(where: { $0.edge == edge }) {
        lines.append(following(edge, lines, of: item))
      }
      return edges.compactMap { edge in lines.first { $0.edge == edge } }.map { withRemarks($0, of: item) }
    }

    // Causes

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
      case .row(let row): return line(of: row, in: system, for: variable, edge.axis, of: item)
      case .group(let group):
        let (edge, sum) = sum(group.sum, of: item, along: edge.axis)
        let words = words(group, of: item, edge)
        return CauseLine(
          edge: edge, sum: sum, cause: .group, constraints: words.constraints, reason: words.reason)
      case .limit: return alone(.limit, "no room is left")
      case .nothing, nil:
        return system.solver.isSuggested(variable) ? frame : alone(.nothing, "nothing determines it")
      }
    }

    private func line(
      of row: ConstraintID, in system: LayoutSystem, for variable: Variable,
      _ axis: NSLayoutConstraint.Axis, of item: AnyObject
    ) -> CauseLine {
      let content = system.solver.content(of: row)
      let (edge, sum) = sum(SolvedRow(content, for: variable), of: item, along: axis)
      let words = words(row, of: item, edge)
      var line = CauseLine(edge: edge, sum: sum, cause: words.cause, reason: words.reason)
      guard case .constraint(let constraint) = system.source(of: row) else { return line }
      line.constraints = [constraint]
      line.remarks = [gapRemark(constraint), edge == .size(axis) ? pushRemark(constraint) : nil]
        .compactMap { $0 }
      if content.relation != .equal {
        let factor = content.terms.first { $0.variable == variable }?.coefficient ?? 1
        line.limit = (content.relation == .lessThanOrEqual) == (factor > 0) ? .most : .least
      }
      return line
    }

    // The third value

    /// Returns the value that follows from the two others.
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
