#if canImport(HeadlessUIKit)
  import AutoLayoutKit
  import Foundation
  import HeadlessUIKit
  import LayoutSolver

  /// A laid-out tree of views with the causes of its values, from which explanations are made.
  @MainActor struct ExplainedLayout {
    let names: CauseNames
    /// The system; nil if nothing in the tree has been laid out by constraints.
    let system: LayoutSystem?
    let order: CausalOrder?
    /// The rows that mention a variable, in the order in which they were added.
    private(set) var rowsOfVariable: [Variable: [ConstraintID]] = [:]
    private(set) var guides: [ObjectIdentifier: UILayoutGuide] = [:]

    /// Lays out the tree that contains `view`, and finds the causes.
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
    /// Returns an edge, a size or a center of an item in the coordinates of its superview, in points.
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

    /// Returns the frame of a view before it was rounded to whole pixels.
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

    /// Returns terms as a sum, in which the near edge and the size of an item are one far edge or center.
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

    /// Returns the edges that a near edge and a size are together, with their factors.
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
#endif
