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
      tree.views.indices.compactMap { tree.unwrittenWidth($0) ?? tree.unreachableContent($0) }
    #else
      []
    #endif
  }
}

#if canImport(UIKit)
  extension CheckedTree {
    fileprivate func unreachableContent(_ index: Int) -> Finding? {
      guard let scroll = views[index].view as? UIScrollView, scroll.isScrolling, !scroll.isList
      else { return nil }
      let inner = views.indices.filter {
        views[$0].parent == index && isVisible($0) && !isFloating(views[$0].view, in: scroll)
      }
      guard !inner.isEmpty else { return nil }
      for axis in [CheckedAxis.y, .x] {
        let content = geometry.contentSize(of: scroll)
        let end = axis.length(of: content) + scroll.endInset(axis)
        guard let last = inner.max(by: { far($0, axis).value < far($1, axis).value }) else { continue }
        // Without a size along both axes nothing can be scrolled, even where all of it is visible now.
        let isSized = content.width > 0 || content.height > 0
        let visible = isSized ? axis.length(of: geometry.size(of: scroll)) : Length(0)
        let reachable = axis.length(of: content) > 0 ? max(end, Length(0)) : max(end, visible)
        if far(last, axis).exceeds(reachable, by: tolerance) {
          return finding(index, last, axis, content.rect.size)
        }
        for other in inner where other != last && far(other, axis).exceeds(reachable, by: tolerance) {
          return finding(index, other, axis, content.rect.size)
        }
      }
      return nil
    }

    /// True for a view that shows content or a background, itself or inside it.
    private func isVisible(_ index: Int) -> Bool {
      views[index].showsContent || views[index...views[index].end].contains(where: \.hasBackground)
    }

    /// Returns the far edge of a subview of a scroll view in its content.
    private func far(_ index: Int, _ axis: CheckedAxis) -> Length {
      guard let scroll = views[index].parent.map({ views[$0] }) else { return Length(0) }
      let offset = axis == .x ? scroll.view.bounds.minX : scroll.view.bounds.minY
      return axis.far(of: views[index].frame) - axis.near(of: scroll.frame) + offset
    }

    /// True for a subview that is tied to the frame of the scroll view, or to a view outside of it.
    private func isFloating(_ view: UIView, in scroll: UIScrollView) -> Bool {
      CheckedAxis.allCases.contains { axis in
        constraints.of(view, axis).contains { constraint in
          let isFirst = constraint.firstItem === view
          guard let other = isFirst ? constraint.secondItem : constraint.firstItem else { return false }
          let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
          if attribute == .width || attribute == .height { return false }
          if other === scroll.frameLayoutGuide { return true }
          // A guide of a block belongs to its container, also where the block places views inside the
          // content.
          if let guide = other as? UILayoutGuide, SystemGuide(beginning: guide.identifier) == nil {
            return false
          }
          return UIView.holding(other).map { !$0.isDescendant(of: scroll) } ?? false
        }
      }
    }

    /// True for a view of a row or column that has another view beside it.
    private func hasNeighbor(_ view: UIView, _ axis: CheckedAxis) -> Bool {
      constraints.of(view, axis).contains { constraint in
        let other = (constraint.firstItem === view ? constraint.secondItem : constraint.firstItem) as? UIView
        return other?.superview === view.superview && constraint.site?.plainVerb == axis.words.chainVerb
      }
    }

    private func finding(_ index: Int, _ last: Int, _ axis: CheckedAxis, _ size: CGSize) -> Finding {
      let sites = constraints.sites(of: views[last].view, axis)
      let scroll = name(of: views[index].view)
      let view = name(of: views[last].view)
      let content = axis.length(of: size)
      let problem =
        content <= 0
        ? "\(scroll) has no content \(axis.words.size), so it does not scroll to \(view)\(sites.inBrackets)."
        : "\(scroll) scrolls \(content.points) points, and \(view) ends at"
          + " \(far(last, axis).points)\(sites.inBrackets)."
      let isRow = hasNeighbor(views[last].view, axis)
      if axis == .x, content <= 0, size.height > 0, !sites.isEmpty, !isRow {
        return finding(
          .scrollContent, [index, last], sites: sites, "\(problem) \(widthAdvice(views[last].view, scroll))")
      }
      return finding(
        .scrollContent, [index, last], sites: sites,
        "\(problem) Tie the \(axis.words.far) of the last view to the content: let the"
          + " \(axis.words.chainVerb) end with the view or a gap, and not with a wall.")
    }
  }

  extension CheckedTree {
    /// Returns the change for a column without a width: that of the frame, with the same gap on both sides.
    private func widthAdvice(_ view: UIView, _ scroll: String) -> String {
      let gap = view.frame.minX * 2
      let room = gap < 0.5 ? "make.w" : "make.w - \(gap.points)"
      return "Add make.width(\(shownNames.name(of: view))) == \(room) to the block of \(scroll)."
    }
  }

  extension UIScrollView {
    /// The inset beyond the end of the content.
    fileprivate func endInset(_ axis: CheckedAxis) -> CGFloat {
      axis == .x ? adjustedContentInset.right : adjustedContentInset.bottom
    }
  }
#endif
