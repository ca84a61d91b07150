#if canImport(HeadlessUIKit)
  import AutoLayoutKit
  import Foundation
  import HeadlessUIKit
  import LayoutSolver
  import LayoutWords

  // Sentences that follow the reason for a value, and the constraints that were left out.
  extension ExplainedLayout {
    /// Returns a sentence about a content that is stretched or compressed; nil if the view has the size of
    /// its content, or none.
    func contentRemark(_ item: AnyObject, along axis: NSLayoutConstraint.Axis) -> String? {
      guard let view = item as? UIView, let system, let size = system.size(of: view, along: axis) else {
        return nil
      }
      for row in rowsOfVariable[size] ?? [] {
        let content = system.solver.content(of: row)
        let excess = system.solver.excess(of: row)
        let wanted = content.constant.points
        switch system.source(of: row) {
        case .hugging where excess > 1e-6:
          return "stretched from its content's \(wanted), hugging "
            + view.contentHuggingPriority(for: axis).rawValue.points
        case .compressionResistance where excess < -1e-6:
          if axis == .horizontal, let label = view as? UILabel, label.numberOfLines != 1 {
            return "its text, \(wanted) in one line, is wrapped"
          }
          return "its content needs \(wanted), compression resistance "
            + view.contentCompressionResistancePriority(for: axis).rawValue.points
        default: continue
        }
      }
      return nil
    }

    func safeAreaRemark(_ edge: LayoutExplanation.Edge, of item: AnyObject) -> String? {
      guard let guide = item as? UILayoutGuide, guide.systemGuide == .margins, let view = guide.owningView,
        view.insetsLayoutMarginsFromSafeArea
      else { return nil }
      let insets = view.safeAreaInsets
      let part: CGFloat =
        switch edge {
        case .left: insets.left
        case .right: insets.right
        case .top: insets.top
        case .bottom: insets.bottom
        default: 0
        }
      return part > 0 ? "\(part.points) of the margin is the safe area" : nil
    }

    /// Returns the parts of the distance between two edges; nil if it has a single part.
    ///
    ///     make.insetEdges(left: 20)
    ///     make.xPlace(12, icon)           // 32 = inset 20 + gap 12
    func gapRemark(_ constraint: NSLayoutConstraint) -> String? {
      let attribute = constraint.firstAttribute
      guard let site = constraint.site, constraint.secondItem != nil, !attribute.isSize,
        attribute.side != 0.5,
        let gap = constraint.numberAsWritten,
        abs(gap) > 0.005, abs(abs(gap) - abs(constraint.constant)) > 0.005
      else { return nil }
      // Near edges are moved by the constant, and far edges by its opposite; numbers point inward.
      let distance = attribute.side == 1 ? -constraint.constant : constraint.constant
      let inset = distance - gap
      let sign = gap < 0 ? "−" : "+"
      let word = site.isOfChain ? "gap" : "offset"
      return "\(distance.points) = inset \(inset.points) \(sign) \(word) \(abs(gap).points)"
    }

    func looseEnd(_ edge: LayoutExplanation.Edge, of item: AnyObject) -> String? {
      guard item is UIView, let system, let near = system.near(of: item, along: edge.axis) else { return nil }
      let size = system.size(of: item, along: edge.axis)
      var ends: [ConstraintSite] = []
      for row in rowsOfVariable[near] ?? [] {
        guard case .constraint(let constraint) = system.source(of: row) else { return nil }
        let terms = system.solver.content(of: row).terms
        let position = terms.first { $0.variable == near }?.coefficient ?? 0
        let length = terms.first { $0.variable == size }?.coefficient ?? 0
        // A row about the center, or about this edge, ties it.
        if length != 0, length != position { return nil }
        if (edge == .far(edge.axis)) == (length == position) { return nil }
        if let site = constraint.site, site.isOfChain { ends.append(site) }
      }
      let end = ends.max { $0.index < $1.index }
      let chain = end.map { ": the chain ends at a wall, \($0.fileAndLine)" } ?? ""
      return "nothing ties the \(edge) edge\(chain)"
    }
  }
#endif
