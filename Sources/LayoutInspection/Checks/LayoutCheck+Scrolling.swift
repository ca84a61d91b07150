import AutoLayoutKit
import Foundation
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
        guard let scroll = tree.views[index].view as? UIScrollView, scroll.isScrolling, !scroll.isList else {
          return nil
        }
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

    /// Returns the far edge of a subview of a scroll view in its content.
    private func far(_ index: Int, _ axis: CheckedAxis) -> Length {
      guard let scroll = outer(index) else { return .zero }
      return axis.far(of: views[index].frame) - axis.near(of: scroll.frame)
        + axis.near(of: scroll.view.bounds)
    }

    /// Returns true for a subview that is tied to the frame of the scroll view, or to a view outside of it.
    private func isFloating(_ view: UIView, in scroll: UIScrollView) -> Bool {
      CheckedAxis.allCases.flatMap { constraints.of(view, $0) }.contains { constraint in
        guard let other = constraint.other(than: view), !constraint.attribute(of: view).isSize else {
          return false
        }
        if other === scroll.frameLayoutGuide { return true }
        // A guide of a block belongs to its container, also where the block places views inside the content.
        if let guide = other as? UILayoutGuide, guide.systemGuide == nil { return false }
        return UIView.holding(other).map { !$0.isDescendant(of: scroll) } ?? false
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
      let isInRow = constraints.of(view, axis).contains { constraint in
        (constraint.other(than: view) as? UIView)?.superview === view.superview
          && constraint.site?.plainVerb == axis.words.chainVerb
      }
      let needsWidth = axis == .x && content <= 0 && size.height > 0 && !sites.isEmpty && !isInRow
      let advice =
        needsWidth
        ? widthAdvice(view, beside: view.frame.minX * 2, in: index)
        : "Tie the \(axis.words.far) of the last view to the content: let the \(axis.words.chainVerb) end"
          + " with the view or a gap, and not with a wall."
      return finding(.scrollContent, [index, last], sites: sites, "\(problem) \(advice)")
    }

    /// Returns the change for a column without a width: that of the frame, with gaps beside it.
    func widthAdvice(_ view: UIView, beside gap: CGFloat, in scroll: Int) -> String {
      "Add make.width(\(shownNames.name(of: view))) == \(gap < 0.5 ? "make.w" : "make.w - \(gap.points)")"
        + " to the block of \(name(scroll))."
    }
  }

  extension UIScrollView {
    /// True for a list, which sets the size of its content itself.
    var isList: Bool { self is UITableView || self is UICollectionView }
  }
#endif
