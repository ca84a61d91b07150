import LayoutSolver

// The parts of a system that a copy of it elsewhere needs, such as that of the live page.
extension LayoutSystem {
  /// A baseline that the constant of a row contains.
  package struct BaselineShare {
    package let view: UIView
    package let isFirst: Bool
    /// The factor of the baseline's offset in the constant of the row.
    package let weight: CGFloat
    /// The offset as of the last layout, in points.
    package let offset: CGFloat
  }

  /// The variables of the tree, in the order of their indices.
  package var variables: [Variable] {
    engine.nodeOfVariable.indices.compactMap { index in
      guard engine.nodeOfVariable[index] != nil else { return nil }
      let variable = Variable(index: Int32(index))
      return quantity(of: variable) == nil ? nil : variable
    }
  }

  /// The guides that views of the tree provide themselves, such as the safe area, by their views.
  package var ownGuides: [ObjectIdentifier: [UILayoutGuide]] {
    var guides: [ObjectIdentifier: [UILayoutGuide]] = [:]
    for view in root.node.subtree().compactMap(\.view) {
      var found: [UILayoutGuide] = []
      view.node.forEachGuide { node in if let guide = node.guide, node.hasVariables { found.append(guide) } }
      if !found.isEmpty { guides[ObjectIdentifier(view)] = found }
    }
    return guides
  }

  package func alignmentInsets(of item: AnyObject) -> UIEdgeInsets {
    (item as? UIView)?.node.alignmentInsets ?? .zero
  }

  /// Returns true if the subviews of a view are positioned relative to the zero point of its content.
  package func showsArea(_ view: UIView) -> Bool { view.node.showsArea }

  package func heightFollowsWidth(_ view: UIView) -> Bool { view.node.flags.contains(.heightFollowsWidth) }

  /// Returns the size of a view's content whose lines may be at most `width` points wide; nil for a view
  /// whose height does not follow its width.
  package func contentSize(of view: UIView, within width: CGFloat) -> CGSize? {
    guard let height = view.contentHeight(forWidth: width) else { return nil }
    return CGSize(width: view.contentWidth(within: width) ?? width, height: height)
  }

  package func holder(of constraint: NSLayoutConstraint) -> UIView? { constraint.holder?.view }

  /// Returns true for a constraint between distances, or with terms of its own.
  package func isComposite(_ constraint: NSLayoutConstraint) -> Bool { constraint.isComposite }

  package func baselines(of constraint: NSLayoutConstraint) -> [BaselineShare] {
    guard !constraint.isComposite, constraint.mentionsBaseline else { return [] }
    let sides: [(UIView?, NSLayoutConstraint.Attribute, CGFloat)] = [
      (constraint.firstItem as? UIView, constraint.firstAttribute, 1),
      (constraint.secondItem as? UIView, constraint.secondAttribute, -constraint.factor),
    ]
    return sides.compactMap { item, attribute, factor in
      guard let item, attribute.isBaseline else { return nil }
      let isFirst = attribute == .firstBaseline
      let view = item.view(for: isFirst ? .first : .last)
      let width = engine.value(view.node.axes.horizontal.size)
      let offsets = view.baselineOffsets(forWidth: width > 0 ? width : view.bounds.width)
      // The row is: edge of the first side − factor × edge of the second side = constant − offsets.
      return BaselineShare(
        view: view, isFirst: isFirst, weight: isFirst ? -factor : factor,
        offset: isFirst ? offsets.first : offsets.last)
    }
  }
}
