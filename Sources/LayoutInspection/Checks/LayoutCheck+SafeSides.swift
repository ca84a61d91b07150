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
  extension CheckedTree {
    fileprivate func oneSafeSide(_ index: Int) -> Finding? {
      let view = views[index].view
      guard views[index].showsContent, !view.isScrolling else { return nil }
      let ties = constraints.ties(of: view, .x).filter { tie in
        let isSafe = (tie.other as? UILayoutGuide)?.systemGuide == .safeArea
        return tie.constraint.relation == .equal && tie.own.side != 0.5
          && tie.own.side == tie.otherAttribute.side
          && view.isDescendant(of: tie.holder) && (isSafe || tie.other === tie.holder)
      }
      for safe in ties where safe.other !== safe.holder {
        let other = ties.first {
          $0.other === safe.holder && $0.own.side != safe.own.side
        }
        guard let other, let site = safe.site, let otherSite = other.site else { continue }
        let isRight =
          (other.own.side == 1) != (other.own.isMirrored == true && safe.holder.runsFromRightToLeft)
        let insets = safe.holder.safeAreaInsets
        let inset = isRight ? insets.right : insets.left
        if inset <= 0 { continue }
        let sides = isRight ? ["left", "right"] : ["right", "left"]
        return finding(
          .safeSide, [index], sites: [site, otherSite],
          "\(name(index)) keeps to the safe area of \(name(of: safe.holder)) at its \(sides[0]) edge"
            + " (\(site.call)) and not at its \(sides[1]) edge (\(otherSite.call)), where \(inset.points)"
            + " points are not safe. Write make.safeArea at both edges.")
      }
      return nil
    }
  }
#endif
