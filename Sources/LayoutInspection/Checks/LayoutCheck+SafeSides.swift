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
      tree.views.indices.compactMap { tree.oneSafeSide($0) }
    #else
      []
    #endif
  }
}

#if canImport(UIKit)
  extension CheckedTree {
    fileprivate func oneSafeSide(_ index: Int) -> Finding? {
      let item = views[index]
      guard item.showsContent, !item.view.isScrolling else { return nil }
      let ties = constraints.of(item.view, .x).compactMap { SideTie($0, of: item.view) }
      for safe in ties where safe.isSafe {
        let other = ties.first { !$0.isSafe && $0.container === safe.container && $0.isRight != safe.isRight }
        guard let other, other.inset > 0 else { continue }
        let side = { (tie: SideTie) in tie.isRight ? "right" : "left" }
        return finding(
          .safeSide, [index], sites: [safe.site, other.site],
          "\(name(of: item.view)) keeps to the safe area of \(name(of: safe.container)) at its \(side(safe))"
            + " edge (\(safe.site.call)) and not at its \(side(other)) edge (\(other.site.call)), where"
            + " \(other.inset.points) points are not safe. Write make.safeArea at both edges.")
      }
      return nil
    }
  }

  /// A line that ties the left or the right edge of a view to that of a view around it, or of its safe area.
  @MainActor private struct SideTie {
    let site: ConstraintSite
    let container: UIView
    let isSafe: Bool
    let isRight: Bool
    /// The points at that side that are not safe.
    var inset: CGFloat { isRight ? container.safeAreaInsets.right : container.safeAreaInsets.left }

    init?(_ constraint: NSLayoutConstraint, of view: UIView) {
      let isFirst = constraint.firstItem === view
      let (own, others) =
        isFirst
        ? (constraint.firstAttribute, constraint.secondAttribute)
        : (constraint.secondAttribute, constraint.firstAttribute)
      guard let other = isFirst ? constraint.secondItem : constraint.firstItem, let site = constraint.site,
        !own.isSize, own.side != 0.5, own.side == others.side, constraint.relation == .equal
      else { return nil }
      if let guide = other as? UILayoutGuide {
        guard guide.systemGuide == .safeArea, let owner = guide.owningView else { return nil }
        (container, isSafe) = (owner, true)
      } else {
        guard let outer = other as? UIView, outer !== view, view.isDescendant(of: outer) else { return nil }
        (container, isSafe) = (outer, false)
      }
      self.site = site
      isRight = (own.side == 1) != (own.isMirrored == true && container.runsFromRightToLeft)
    }
  }
#endif
