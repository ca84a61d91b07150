#if canImport(HeadlessUIKit)
  import HeadlessUIKit
  import LayoutSolver

  /// The reason for one edge or size, before it is put into words.
  struct CauseLine {
    /// The side of an inequality that a value is at.
    enum Limit {
      case least
      case most
    }

    let edge: LayoutExplanation.Edge
    var sum: CauseSum
    let cause: LayoutExplanation.Cause
    var limit: Limit?
    /// The constraints behind the value.
    var constraints: [NSLayoutConstraint] = []
    /// The reason in words, such as the place of the constraint.
    var reason = ""
    /// Sentences that follow the reason.
    var remarks: [String] = []
  }

  /// The lines of an item along one axis.
  @MainActor struct CauseLines {
    private let layout: ExplainedLayout
    private let item: AnyObject
    private let axis: NSLayoutConstraint.Axis

    init(_ layout: ExplainedLayout, _ item: AnyObject, along axis: NSLayoutConstraint.Axis) {
      self.layout = layout
      self.item = item
      self.axis = axis
    }

    /// Returns the lines of the near edge, the size and the far edge.
    func all() -> [CauseLine] {
      guard let size = layout.system?.size(of: item, along: axis) else { return linesOfFrame() }
      let sizeLine = line(of: size)
      guard let near = layout.system?.near(of: item, along: axis) else {
        return completed([given(.near(axis)), sizeLine])
      }
      return completed([line(of: near), sizeLine])
    }

    // Causes

    private func line(of variable: Variable) -> CauseLine {
      let isNear = variable == layout.system?.near(of: item, along: axis)
      switch layout.order?.causes[variable] {
      case .given: return given(isNear ? .near(axis) : .size(axis))
      case .row(let row): return line(of: row, for: variable)
      case .group(let group): return line(of: group)
      case .limit: return alone(variable, .limit, "no room is left")
      case .nothing, nil:
        if layout.system?.solver.isSuggested(variable) == true {
          return given(isNear ? .near(axis) : .size(axis))
        }
        return alone(variable, .nothing, "nothing determines it")
      }
    }

    private func line(of row: ConstraintID, for variable: Variable) -> CauseLine {
      guard let system = layout.system else { return given(.near(axis)) }
      let content = system.solver.content(of: row)
      let (edge, sum) = layout.geometry.sum(SolvedRow(content, for: variable), of: item, along: axis)
      let words = layout.words(row, of: item, edge)
      var line = CauseLine(edge: edge, sum: sum, cause: words.cause, reason: words.reason)
      if case .constraint(let constraint) = system.source(of: row) {
        line.constraints = [constraint]
        if let remark = layout.gapRemark(constraint) { line.remarks.append(remark) }
        if edge == .size(axis), let remark = layout.pushRemark(constraint) { line.remarks.append(remark) }
        if content.relation != .equal {
          let factor = content.terms.first { $0.variable == variable }?.coefficient ?? 1
          line.limit = (content.relation == .lessThanOrEqual) == (factor > 0) ? .most : .least
        }
      }
      return line
    }

    private func line(of group: CauseGroup) -> CauseLine {
      let (edge, sum) = layout.geometry.sum(SolvedRow(group), of: item, along: axis)
      let words = layout.words(group, of: item, edge)
      return CauseLine(
        edge: edge, sum: sum, cause: .group, constraints: words.constraints, reason: words.reason)
    }

    private func alone(
      _ variable: Variable, _ cause: LayoutExplanation.Cause, _ reason: String
    ) -> CauseLine {
      let isNear = variable == layout.system?.near(of: item, along: axis)
      let edge: LayoutExplanation.Edge = isNear ? .near(axis) : .size(axis)
      let value = layout.value(edge, of: item)
      return CauseLine(edge: edge, sum: CauseSum(constant: value), cause: cause, reason: reason)
    }

    private func given(_ edge: LayoutExplanation.Edge) -> CauseLine {
      let value = layout.value(edge, of: item)
      return CauseLine(edge: edge, sum: CauseSum(constant: value), cause: .frame, reason: "its frame")
    }

    private func linesOfFrame() -> [CauseLine] { completed([given(.near(axis)), given(.size(axis))]) }

    // The third value

    /// Adds the value that follows from the two others, and sorts: near edge, size, far edge.
    private func completed(_ lines: [CauseLine]) -> [CauseLine] {
      var lines = lines
      let edges: [LayoutExplanation.Edge] = [.near(axis), .size(axis), .far(axis)]
      for edge in edges where !lines.contains(where: { $0.edge == edge }) {
        lines.append(following(edge, lines))
      }
      return edges.compactMap { edge in lines.first { $0.edge == edge } }.map(withRemarks)
    }

    private func following(_ edge: LayoutExplanation.Edge, _ lines: [CauseLine]) -> CauseLine {
      let isInset = lines.allSatisfy { line in
        line.cause == .insets && !line.sum.parts.contains { $0.item === item }
      }
      if edge == .far(axis), isInset, lines.count == 2 {
        return CauseLine(
          edge: edge, sum: lines[0].sum + lines[1].sum, cause: .insets, reason: lines[0].reason)
      }
      let isFar = edge == .far(axis)
      let first: LayoutExplanation.Edge = isFar ? .near(axis) : .far(axis)
      let second: LayoutExplanation.Edge = edge == .size(axis) ? .near(axis) : .size(axis)
      let parts = [
        part(first, factor: 1),
        part(second, factor: isFar ? 1 : -1),
      ]
      return CauseLine(edge: edge, sum: CauseSum(constant: 0, parts: parts), cause: .follows)
    }

    private func part(_ edge: LayoutExplanation.Edge, factor: CGFloat) -> CauseSum.Part {
      CauseSum.Part(item: item, edge: edge, factor: factor, value: layout.value(edge, of: item))
    }

    private func withRemarks(_ line: CauseLine) -> CauseLine {
      var line = line
      if line.edge == .size(axis), line.cause != .content {
        if let remark = layout.contentRemark(item, along: axis) { line.remarks.append(remark) }
      }
      if let remark = layout.safeAreaRemark(line.edge, of: item) { line.remarks.append(remark) }
      if line.cause == .follows, line.edge != .size(axis) {
        if let remark = layout.looseEnd(line.edge, of: item, along: axis) { line.remarks.append(remark) }
      }
      return line
    }
  }
#endif
