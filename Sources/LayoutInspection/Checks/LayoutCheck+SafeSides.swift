import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

extension LayoutCheck {
  /// Checks that no view with a content keeps to the safe area at its left edge and not at its right edge, or
  /// the other way round, where the safe area leaves out a part of that side.
  ///
  ///     make.safeArea.xLeft(title)
  ///     make.xRight(title)          // on its side, a phone has a safe area of 59 points there
  ///
  /// `make.safeArea(.left)`, which says so on purpose, is intended, and so is a scroll view. AppKit, whose
  /// windows cover nothing at their sides, is not examined.
  public static let bothSafeSides = LayoutCheck(named: "bothSafeSides", basis: .constraints) { tree in
    #if canImport(UIKit)
      tree.views.indices.compactMap(tree.oneSafeSide)
    #else
      []
    #endif
  }
}

#if canImport(UIKit)
  /// A line that ties the left or the right edge of a view to that of a view around it, or of its safe area.
  @MainActor private struct SideTie {
    let site: ConstraintSite
    let container: UIView
    let isSafe: Bool
    let isRight: Bool
    var side: String { isRight ? "right" : "left" }
    /// The points at that side that are not safe.
    var inset: CGFloat { isRight ? container.safeAreaInsets.right : container.safeAreaInsets.left }

    init?(_ constraint: NSLayoutConstraint, of view: UIView) {
      let own = constraint.attribute(of: view)
      guard let other = constraint.other(than: view), constraint.relation == .equal, !own.isSize,
        own.side != 0.5, own.side == constraint.otherAttribute(than: view).side,
        let container = UIView.holding(other), container !== view, view.isDescendant(of: container),
        other === container || (other as? UILayoutGuide)?.systemGuide == .safeArea,
        let site = constraint.site
      else { return nil }
      self.container = container
      self.site = site
      isSafe = other !== container
      isRight = (own.side == 1) != (own.isMirrored == true && container.runsFromRightToLeft)
    }
  }

  extension CheckedTree {
    fileprivate func oneSafeSide(_ index: Int) -> Finding? {
      let view = views[index].view
      guard views[index].showsContent, !view.isScrolling else { return nil }
      let ties = constraints.of(view, .x).compactMap { SideTie($0, of: view) }
      for safe in ties where safe.isSafe {
        let other = ties.first { !$0.isSafe && $0.container === safe.container && $0.isRight != safe.isRight }
        guard let other, other.inset > 0 else { continue }
        return finding(
          .safeSide, [index], sites: [safe.site, other.site],
          "\(name(index)) keeps to the safe area of \(name(of: safe.container)) at its \(safe.side)"
            + " edge (\(safe.site.call)) and not at its \(other.side) edge (\(other.site.call)), where"
            + " \(other.inset.points) points are not safe. Write make.safeArea at both edges.")
      }
      return nil
    }
  }
#endif
