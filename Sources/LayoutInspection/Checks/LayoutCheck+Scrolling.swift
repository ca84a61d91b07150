import AutoLayoutKit
import LayoutPlatform
import LayoutWords

extension LayoutCheck {
  /// Checks that a scroll view can be scrolled to the end of its subviews, and that the content of one that
  /// scrolls vertically is as wide as its frame, unless a line says something else about its width.
  ///
  /// Lists and text views, which set the size of their content themselves, are not examined, nor are subviews
  /// that are tied to the frame of the scroll view and do not move with the content.
  public static let scrollsToItsContent = LayoutCheck(named: "scrollsToItsContent") { tree in
    #if canImport(UIKit)
      tree.views.indices.compactMap { index in
        guard let scroll = tree.views[index].view as? UIScrollView, scroll.isScrolling, !scroll.isList
        else { return nil }
        return tree.unwrittenWidth(index, scroll) ?? tree.unreachableContent(index, scroll)
      }
    #else
      []
    #endif
  }
}

#if canImport(UIKit)
  // Content behind the end.
  extension CheckedTree {
    fileprivate func unreachableContent(_ index: Int, _ scroll: UIScrollView) -> Finding? {
      let inner = views.indices.filter { inner in
        views[inner].parent == index && !isFloating(views[inner].view, in: scroll)
          && (views[inner].showsContent || views[inner...views[inner].end].contains(where: \.hasBackground))
      }
      if inner.isEmpty { return nil }
      let content = geometry.contentSize(of: scroll)
      // Without a size along both axes nothing can be scrolled, even where all of it is visible now.
      let isSized = content.width > 0 || content.height > 0
      for axis in [CheckedAxis.y, .x] {
        let inset = axis == .x ? scroll.adjustedContentInset.right : scroll.adjustedContentInset.bottom
        let end = axis.length(of: content) + inset
        let visible = isSized ? axis.length(of: geometry.size(of: scroll)) : .zero
        let reachable = axis.length(of: content) > 0 ? max(end, .zero) : max(end, visible)
        let farthest = inner.max { far($0, axis).value < far($1, axis).value }
        // The farthest one first; in a proof, another one can be the farthest at other sizes.
        let order = inner.filter { $0 == farthest } + inner.filter { $0 != farthest }
        if let last = order.first(where: { far($0, axis).exceeds(reachable, by: tolerance) }) {
          return finding(index, last, axis, content.rect.size)
        }
      }
      return nil
    }

    private func far(_ index: Int, _ axis: CheckedAxis) -> Length {
      guard let scroll = outer(index) else { return .zero }
      return axis.far(of: views[index].frame) - axis.near(of: scroll.frame)
        + axis.near(of: scroll.view.bounds)
    }

    private func isFloating(_ view: UIView, in scroll: UIScrollView) -> Bool {
      CheckedAxis.allCases.flatMap { constraints.ties(of: view, $0) }.contains { tie in
        if tie.other === scroll.frameLayoutGuide { return true }
        // A guide of a block belongs to its container, also where the block places views inside the content.
        if let guide = tie.other as? UILayoutGuide, guide.systemGuide == nil { return false }
        return !tie.holder.isDescendant(of: scroll)
      }
    }

    private func finding(_ index: Int, _ last: Int, _ axis: CheckedAxis, _ size: CGSize) -> Finding {
      let view = views[last].view
      let sites = constraints.sites(of: view, axis)
      let content = axis.length(of: size)
      let problem =
        content <= 0
        ? "\(name(index)) has no content \(axis.words.size), so it does not scroll to"
          + " \(name(last))\(sites.inBrackets)."
        : "\(name(index)) scrolls \(content.points) points, and \(name(last)) ends at"
          + " \(far(last, axis).points)\(sites.inBrackets)."
      return finding(
        .scrollContent, [index, last], sites: sites,
        "\(problem) Tie the \(axis.words.far) of the last view to the content: let the"
          + " \(axis.words.chainVerb) end with the view or a gap, and not with a wall.")
    }
  }

  extension UIScrollView {
    var isList: Bool { self is UITableView || self is UICollectionView }
  }

  // Content of another width than its frame.
  extension CheckedTree {
    /// Returns the problem of a scroll view whose content is not as wide as its frame, though it scrolls
    /// vertically and nothing is written about the width.
    ///
    ///     |<----------- frame ----------->|
    ///     |20 [ texts ] 20|                     a column whose edges are tied to the content only
    func unwrittenWidth(_ index: Int, _ scroll: UIScrollView) -> Finding? {
      let inset = scroll.adjustedContentInset
      let visible = geometry.size(of: scroll).width - inset.left - inset.right
      let width = geometry.contentSize(of: scroll).width
      guard width > 0, (width - visible).magnitude > CheckLimit.scrolledWidth else { return nil }
      if let sum = widthBesideInsets(index, scroll, width) { return sum }
      guard let (view, ties) = viewWithWidth(of: scroll) else { return nil }
      let sites = ties.compactMap(\.site)
      let rest = (width - geometry.size(of: view).width).value
      let written = rest < 0.5 ? "make.w" : "make.w - \(rest.points)"
      return finding(
        .scrollContent, [index] + indices(of: [view]), sites: sites,
        "The content of \(name(index)) is \(width.points) wide in a frame of \(visible.points): no line"
          + " gives \(name(of: view)) a width, so its texts do\(sites.inBrackets)."
          + " Add make.width(\(shownNames.name(of: view))) == \(written) to the block of \(name(index)).")
    }

    /// Returns the view whose texts give the content its width, and the constraints that tie it to both edges
    /// of the content; nil if the width is written, or is that of a row.
    private func viewWithWidth(of scroll: UIScrollView) -> (view: UIView, ties: [NSLayoutConstraint])? {
      func innerView(_ constraint: NSLayoutConstraint) -> UIView? {
        constraint.views.first { ConstraintList.isInside($0, scroll) }
      }
      let content = scroll.contentLayoutGuide
      let own = [scroll, content, scroll.frameLayoutGuide].flatMap { constraints.of($0, .x) }
      // A view in the middle has no part in the width.
      let inner = own.filter { constraint in
        innerView(constraint) != nil
          && !(constraint.firstAttribute.side == 0.5 && constraint.secondAttribute.side == 0.5)
      }
      // A size or an edge of the frame, in a line with a view inside: something is written.
      let areEdges = inner.allSatisfy { constraint in
        let attributes = [constraint.firstAttribute, constraint.secondAttribute]
        return !attributes.contains { $0.isSize || $0.side == 0.5 || $0 == .notAnAttribute }
          && [scroll, content].contains(where: constraint.mentions)
      }
      guard !inner.isEmpty, areEdges else { return nil }
      let ties = inner.filter(\.isTie)
      let ends = ties.filter { $0.firstAttribute.side == 1 }.compactMap(innerView)
      let starts = ties.filter { $0.firstAttribute.side != 1 }.compactMap(innerView)
      let views = ends.filter(starts.contains)
      func right(_ view: UIView) -> Length { geometry.area(view.bounds, of: view, in: root).maxX }
      // A column can have rows of several views beside those that are tied to both edges.
      guard let view = views.max(by: { right($0) < right($1) }), views.count * 2 > ends.count,
        !isWidthWritten(of: view), isColumn(views.count == 1 ? view.outermostGroup : scroll, in: scroll)
      else { return nil }
      return (view, inner.filter { innerView($0) === view })
    }

    private func isWidthWritten(of view: UIView) -> Bool {
      let half = geometry.size(of: view).width * 0.5
      return view.tree.contains { inner in
        constraints.of(inner, .x).contains { constraint in
          guard constraint.firstItem === inner, constraint.firstAttribute == .width else { return false }
          // A ratio of its own sizes gives no width: its height follows.
          if inner === view { return constraint.secondItem !== view }
          return constraint.secondItem == nil && constraint.relation != .lessThanOrEqual
            && half <= constraint.constant
        }
      }
    }

    private func isColumn(_ group: UIView, in scroll: UIScrollView) -> Bool {
      if let stack = group as? UIStackView { return stack.axis == .vertical }
      let isHigh =
        geometry.contentSize(of: scroll).height > geometry.size(of: scroll).height + CheckLimit.scrolledWidth
      // The constraints between the far edge of a subview and the near edge of another one.
      let links = CheckedAxis.allCases.map { axis in
        group.subviews.flatMap { view in
          constraints.of(view, axis).filter { constraint in
            constraint.firstItem === view && (constraint.secondItem as? UIView)?.superview === group
              && Set([constraint.firstAttribute.side, constraint.secondAttribute.side]) == [0, 1]
          }
        }.count
      }
      return links[1] == 0 ? isHigh && links[0] == 0 && !(group is UIImageView) : links[1] > links[0]
    }

    /// Returns the problem of a view that is as wide as the frame of a scroll view, although its insets are
    /// a part of the content too.
    ///
    ///     make.content.inset(16).equal(stack)
    ///     make.width(stack) == make.w             // 32 too many
    private func widthBesideInsets(_ index: Int, _ scroll: UIScrollView, _ width: Length) -> Finding? {
      let content = scroll.contentLayoutGuide
      for inner in views.indices where views[inner].parent == index {
        let view = views[inner].view
        let own = constraints.of(view, .x).filter { $0.firstItem === view && $0.relation == .equal }
        let size = own.first { constraint in
          constraint.firstAttribute == .width && constraint.secondAttribute == .width
            && constraint.multiplier == 1 && constraint.secondItem !== content
            && UIView.holding(constraint.secondItem) === scroll
        }
        let edges = own.filter { edge in
          edge.isTie && edge.firstAttribute.side == edge.secondAttribute.side
            && [scroll, content].contains { $0 === edge.secondItem }
        }
        let rest = width - geometry.size(of: view).width
        guard let size, let site = size.site, let edge = edges.first?.site, rest > CheckLimit.scrolledWidth,
          Set(edges.map(\.firstAttribute.side)) == [0, 1],
          width > geometry.size(of: scroll).width + CheckLimit.scrolledWidth
        else { continue }
        return finding(
          .scrollContent, [index, inner], sites: [site, edge],
          "\(site.call) makes \(name(inner)) \(view.bounds.width.points) wide in \(name(index)), and"
            + " \(edge.call) keeps \(rest.points) beside it: the content is \(width.points) wide in a frame"
            + " of \(scroll.bounds.width.points) and scrolls sideways. Write make.width(\(plainName(inner)))"
            + " == make.w - \((rest.value - size.constant).points).")
      }
      return nil
    }
  }

  extension UIView {
    fileprivate var outermostGroup: UIView {
      var group = self
      while group.subviews.count == 1, !group.isClosed, !(group is UIStackView) { group = group.subviews[0] }
      return group
    }
  }
#endif
