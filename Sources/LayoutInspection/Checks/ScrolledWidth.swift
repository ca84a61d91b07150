import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

#if canImport(UIKit)
  /// The width of the content of a scroll view that scrolls vertically, if texts decide it and no line does.
  ///
  ///     |<----------- frame ----------->|
  ///     |20 [ texts ] 20|                     a column whose edges are tied to the content only
  @MainActor struct ScrolledWidth {
    let scroll: UIScrollView
    /// A view that is tied to both edges of the content.
    let view: UIView
    /// The constraints that tie it.
    let ties: [NSLayoutConstraint]

    private let tree: CheckedTree

    /// Finds the view that gives the content its width; nil if the width is written, or is that of a row.
    init?(of scroll: UIScrollView, _ tree: CheckedTree) {
      self.scroll = scroll
      self.tree = tree
      let constraints = tree.constraints
      let content = scroll.contentLayoutGuide
      let own =
        constraints.of(scroll, .x) + constraints.of(content, .x) + constraints.of(scroll.frameLayoutGuide, .x)
      // A view in the middle has no part in the width.
      let inner = own.filter { Self.innerView(of: $0, in: scroll) != nil && !Self.isCenter($0) }
      // A size or an edge of the frame, in a line with a view inside: something is written.
      guard !inner.isEmpty, inner.allSatisfy({ Self.isEdge($0, of: [scroll, content]) }) else { return nil }
      let ends = inner.filter { $0.relation == .equal && Self.isFar($0) }
      let starts = inner.filter { $0.relation == .equal && !Self.isFar($0) }
      let views = ends.compactMap { Self.innerView(of: $0, in: scroll) }.filter { view in
        starts.contains { Self.innerView(of: $0, in: scroll) === view }
      }
      // A column can have rows of several views beside those that are tied to both edges.
      guard let view = views.max(by: { tree.right(of: $0) < tree.right(of: $1) }),
        views.count * 2 > ends.count
      else {
        return nil
      }
      self.view = view
      ties = inner.filter { Self.innerView(of: $0, in: scroll) === view }
      guard !isWritten, isColumn(views.count == 1 ? Self.outermostGroup(in: view) : scroll) else {
        return nil
      }
    }

    /// Returns the view inside a scroll view that a constraint ties to it.
    private static func innerView(of constraint: NSLayoutConstraint, in scroll: UIScrollView) -> UIView? {
      [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }.first {
        $0 !== scroll && $0.isDescendant(of: scroll)
      }
    }

    /// Returns true for a constraint between edges, of which one belongs to one of some items.
    private static func isEdge(_ constraint: NSLayoutConstraint, of items: [AnyObject]) -> Bool {
      let attributes = [constraint.firstAttribute, constraint.secondAttribute]
      return !attributes.contains { $0.isSize || $0.side == 0.5 || $0 == .notAnAttribute }
        && items.contains { $0 === constraint.firstItem || $0 === constraint.secondItem }
    }

    private static func isCenter(_ constraint: NSLayoutConstraint) -> Bool {
      constraint.firstAttribute.side == 0.5 && constraint.secondAttribute.side == 0.5
    }

    private static func isFar(_ constraint: NSLayoutConstraint) -> Bool {
      constraint.firstAttribute.side == 1
    }

    /// True if a line gives the view, or a view that takes at least half of it, a width.
    private var isWritten: Bool {
      let half = tree.geometry.size(of: view).width * 0.5
      return view.tree.contains { inner in
        tree.constraints.of(inner, .x).contains { constraint in
          guard constraint.firstItem === inner, constraint.firstAttribute == .width else { return false }
          // A ratio of its own sizes gives no width: its height follows.
          if inner === view { return constraint.secondItem !== view }
          return constraint.secondItem == nil && constraint.relation != .lessThanOrEqual
            && half <= constraint.constant
        }
      }
    }

    /// Returns the first view that has several subviews, or none.
    private static func outermostGroup(in view: UIView) -> UIView {
      var group = view
      while group.subviews.count == 1, !group.isClosed, !(group is UIStackView) { group = group.subviews[0] }
      return group
    }

    /// Returns true for views below each other, and for a text that is higher than the frame.
    private func isColumn(_ group: UIView) -> Bool {
      if let stack = group as? UIStackView { return stack.axis == .vertical }
      let geometry = tree.geometry
      let isHigh =
        geometry.contentSize(of: scroll).height > geometry.size(of: scroll).height + CheckLimit.scrolledWidth
      let columns = links(in: group, .y)
      if columns == 0 { return isHigh && links(in: group, .x) == 0 && !(group is UIImageView) }
      return columns > links(in: group, .x)
    }

    /// Returns the number of constraints between the far edge of a subview and the near edge of another one.
    private func links(in group: UIView, _ axis: CheckedAxis) -> Int {
      group.subviews.reduce(0) { count, view in
        count
          + tree.constraints.of(view, axis).filter { constraint in
            guard constraint.firstItem === view, let other = constraint.secondItem as? UIView,
              other.superview === group
            else { return false }
            return Set([constraint.firstAttribute.side, constraint.secondAttribute.side]) == [0, 1]
          }.count
      }
    }
  }

  extension CheckedTree {
    /// Returns the problem of a scroll view whose content is not as wide as its frame, though it scrolls
    /// vertically and nothing is written about the width.
    func unwrittenWidth(_ index: Int) -> Finding? {
      guard let scroll = views[index].view as? UIScrollView, scroll.isScrolling, !scroll.isList else {
        return nil
      }
      let inset = scroll.adjustedContentInset
      let visible = geometry.size(of: scroll).width - inset.left - inset.right
      let width = geometry.contentSize(of: scroll).width
      guard width > 0, (width - visible).magnitude > CheckLimit.scrolledWidth else { return nil }
      if let sum = widthBesideInsets(index, width) { return sum }
      guard let found = ScrolledWidth(of: scroll, self) else { return nil }
      let sites = found.ties.compactMap(\.site)
      let rest = (width - geometry.size(of: found.view).width).value
      let room = rest < 0.5 ? "make.w" : "make.w - \(rest.points)"
      let plain = shownNames.name(of: found.view)
      let inner = views.firstIndex { $0.view === found.view }
      return finding(
        .scrollContent, [index] + [inner].compactMap { $0 }, sites: sites,
        "The content of \(name(of: scroll)) is \(width.points) wide in a frame of \(visible.points): no line"
          + " gives \(name(of: found.view)) a width, so its texts do\(sites.inBrackets). Add"
          + " make.width(\(plain)) == \(room) to the block of \(name(of: scroll)).")
    }
  }

  extension CheckedTree {
    /// Returns the right edge of a view.
    fileprivate func right(of view: UIView) -> Length {
      geometry.area(view.bounds, of: view, in: root).maxX
    }

    /// Returns the problem of a view that is as wide as the frame of a scroll view, although its insets are
    /// a part of the content too.
    ///
    ///     make.content.inset(16).equal(stack)
    ///     make.width(stack) == make.w             // 32 too many
    private func widthBesideInsets(_ index: Int, _ width: Length) -> Finding? {
      guard let scroll = views[index].view as? UIScrollView else { return nil }
      for inner in views.indices where views[inner].parent == index {
        let view = views[inner].view
        let own = constraints.of(view, .x).filter { $0.firstItem === view && $0.relation == .equal }
        let size = own.first { constraint in
          constraint.firstAttribute == .width && constraint.secondAttribute == .width
            && constraint.multiplier == 1 && constraint.secondItem !== scroll.contentLayoutGuide
            && UIView.holding(constraint.secondItem) === scroll
        }
        let edges = own.filter { edge in
          !edge.firstAttribute.isSize && edge.firstAttribute.side == edge.secondAttribute.side
            && (edge.secondItem === scroll || edge.secondItem === scroll.contentLayoutGuide)
        }
        let rest = width - geometry.size(of: view).width
        guard let size, let site = size.site, let edge = edges.first?.site, rest > CheckLimit.scrolledWidth,
          Set(edges.map(\.firstAttribute.side)) == [0, 1],
          width > geometry.size(of: scroll).width + CheckLimit.scrolledWidth
        else { continue }
        let room = "make.w - \((rest.value - size.constant).points)"
        return finding(
          .scrollContent, [index, inner], sites: [site, edge],
          "\(site.call) makes \(name(of: view)) \(view.bounds.width.points) wide in \(name(of: scroll)), and"
            + " \(edge.call) keeps \(rest.points) beside it: the content is \(width.points) wide in a frame"
            + " of \(scroll.bounds.width.points) and scrolls sideways. Write"
            + " make.width(\(shownNames.name(of: view))) == \(room).")
      }
      return nil
    }
  }

  extension UIScrollView {
    /// True for a list, which sets the size of its content itself.
    var isList: Bool { self is UITableView || self is UICollectionView }
  }
#endif
