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

    static func + (one: CauseSum, other: CauseSum) -> CauseSum {
      CauseSum(constant: one.constant + other.constant, parts: one.parts + other.parts)
    }
  }

  /// A row solved for one of its variables: variable = constant + factor × variable + ….
  struct SolvedRow {
    let variable: Variable
    let constant: Double
    let terms: [Term]

    /// Creates the row of a constraint, solved for `variable`, which it has to mention.
    init(_ content: ConstraintContent, for variable: Variable) {
      let own = content.terms.first { $0.variable == variable }?.coefficient ?? 1
      self.variable = variable
      constant = content.constant / own
      terms = content.terms.compactMap { term in
        term.variable == variable || term.coefficient == 0
          ? nil : Term(-term.coefficient / own, term.variable)
      }
    }

    /// Creates the sum of several constraints.
    init(_ group: CauseGroup) {
      variable = group.variable
      constant = group.constant
      terms = group.terms
    }
  }

  /// The edges and sizes of a solved system, in the coordinates of frames.
  ///
  /// The solver counts positions from a corner at which the frame's coordinates need not begin, for example
  /// in a view whose bounds do not begin at zero. The difference is the shift.
  @MainActor struct CauseGeometry {
    /// The system; nil if nothing in the tree has been laid out by constraints.
    let system: LayoutSystem?

    /// Returns an edge, a size or a center of an item that constraints mention, in points.
    func value(_ edge: LayoutExplanation.Edge, of item: AnyObject) -> CGFloat {
      // The size of a guide may be negative, which `minX` and `width` do not return.
      let rectangle = alignmentRectangle(of: item)
      let origin = rectangle.origin
      let size = rectangle.size
      switch edge {
      case .left: return origin.x
      case .width: return size.width
      case .right: return origin.x + size.width
      case .centerX: return origin.x + size.width / 2
      case .top: return origin.y
      case .height: return size.height
      case .bottom: return origin.y + size.height
      case .centerY: return origin.y + size.height / 2
      }
    }

    /// Returns the alignment rectangle of an item in the coordinates of its superview or owning view.
    func alignmentRectangle(of item: AnyObject) -> CGRect {
      if let guide = item as? UILayoutGuide { return system?.exactFrame(of: guide) ?? guide.layoutFrame }
      guard let view = item as? UIView else { return .zero }
      return view.alignmentRect(forFrame: system?.exactFrame(of: view) ?? view.exactFrame)
    }

    /// Returns a solved row as a sum for an edge of an item, and the edge.
    ///
    /// A row that compares near edge + size is one about the far edge.
    func sum(
      _ row: SolvedRow, of item: AnyObject, along axis: NSLayoutConstraint.Axis
    ) -> (edge: LayoutExplanation.Edge, sum: CauseSum) {
      let near = system?.near(of: item, along: axis)
      let size = system?.size(of: item, along: axis)
      let isNear = row.variable == near
      let partner = isNear ? size : near
      let isFar = row.terms.contains { $0.variable == partner && abs($0.coefficient + 1) < 1e-9 }
      let terms = isFar ? row.terms.filter { $0.variable != partner } : row.terms
      var sum = sum(of: terms)
      sum.constant += CGFloat(row.constant)
      if isNear || isFar { sum.constant += shift(of: item, along: axis) }
      if isFar { return (.far(axis), sum) }
      return (isNear ? .near(axis) : .size(axis), sum)
    }

    /// Returns terms as a sum, in which the near edge and the size of an item are one far edge or center.
    private func sum(of terms: [Term]) -> CauseSum {
      var order: [(item: AnyObject, axis: NSLayoutConstraint.Axis, factors: Factors)] = []
      for term in terms {
        guard let quantity = system?.quantity(of: term.variable) else { continue }
        let known = order.firstIndex { $0.item === quantity.item && $0.axis == quantity.axis }
        let index = known ?? order.count
        if known == nil { order.append((quantity.item, quantity.axis, Factors())) }
        if quantity.isSize {
          order[index].factors.size += CGFloat(term.coefficient)
        } else {
          order[index].factors.near += CGFloat(term.coefficient)
        }
      }
      var sum = CauseSum(constant: 0)
      for (item, axis, factors) in order {
        if factors.near != 0 { sum.constant -= factors.near * shift(of: item, along: axis) }
        for (edge, factor) in factors.edges(along: axis) {
          sum.parts.append(
            CauseSum.Part(item: item, edge: edge, factor: factor, value: value(edge, of: item)))
        }
      }
      return sum
    }

    private func shift(of item: AnyObject, along axis: NSLayoutConstraint.Axis) -> CGFloat {
      guard let system, let near = system.near(of: item, along: axis) else { return 0 }
      return value(.near(axis), of: item) - CGFloat(system.solver.value(of: near))
    }
  }

  /// The factors of the near edge and of the size of an item in a sum.
  private struct Factors {
    var near: CGFloat = 0
    var size: CGFloat = 0

    func edges(along axis: NSLayoutConstraint.Axis) -> [(LayoutExplanation.Edge, CGFloat)] {
      if abs(near) < 1e-9 { return abs(size) < 1e-9 ? [] : [(.size(axis), size)] }
      if abs(size - near) < 1e-9 { return [(.far(axis), near)] }
      if abs(size - near / 2) < 1e-9 { return [(.center(axis), near)] }
      return [(.near(axis), near)] + (abs(size) < 1e-9 ? [] : [(.size(axis), size)])
    }
  }

  extension LayoutExplanation.Edge {
    /// Returns the left or top edge.
    static func near(_ axis: NSLayoutConstraint.Axis) -> Self { axis == .horizontal ? .left : .top }
    /// Returns the width or height.
    static func size(_ axis: NSLayoutConstraint.Axis) -> Self { axis == .horizontal ? .width : .height }
    /// Returns the right or bottom edge.
    static func far(_ axis: NSLayoutConstraint.Axis) -> Self { axis == .horizontal ? .right : .bottom }
    /// Returns the horizontal or vertical center.
    static func center(_ axis: NSLayoutConstraint.Axis) -> Self {
      axis == .horizontal ? .centerX : .centerY
    }
  }
#endif
