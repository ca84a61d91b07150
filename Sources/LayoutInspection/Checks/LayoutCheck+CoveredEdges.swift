import AutoLayoutKit
import LayoutPlatform
import LayoutWords

extension LayoutCheck {
  /// Checks that no control and no text that is written in is under the keyboard while the keyboard is shown.
  ///
  /// A view in a scroll view that can be scrolled above the keyboard is right. AppKit and tvOS, where no
  /// keyboard covers a view, are not examined.
  public static let aboveKeyboard = LayoutCheck(named: "aboveKeyboard") { tree in
    #if canImport(UIKit) && !os(tvOS)
      tree.underKeyboard().map { [$0] } ?? []
    #else
      []
    #endif
  }
}

#if canImport(UIKit) && !os(tvOS)
  extension CheckedTree {
    fileprivate func underKeyboard() -> Finding? {
      guard let window = root.window, let keyboard = window.shownKeyboard else { return nil }
      let area = root.convert(keyboard, from: window)
      let covered = views.indices.filter { isUsed($0) && isUnder(area, $0) }
      guard !covered.isEmpty else { return nil }
      let sites = covered.flatMap { constraints.edgeSites(of: views[$0].view, .y) }.firstOfEachCall
      return finding(
        .keyboard, covered, sites: sites,
        "\(covered.map(name).shortList) \(covered.count == 1 ? "is" : "are") under the keyboard, which covers"
          + " \(name(0)) from \(area.minY.points) on\(sites.inBrackets). Let the column end at the"
          + " keyboard, make.keyboard.yPlace(…), or put it in a scroll view.")
    }

    private func isUsed(_ index: Int) -> Bool {
      let item = views[index]
      guard !item.frame.isEmpty, item.view.isUserInteractionEnabled else { return false }
      return item.content.isControl || item.view.takesText
    }

    private func isUnder(_ keyboard: CGRect, _ index: Int) -> Bool {
      // No keyboard is shown in a proof for every size.
      var frame = views[index].frame.rect
      if let outer = views[index].scroll, let scroll = views[outer].view as? UIScrollView {
        let end = max(scroll.contentSize.height + scroll.adjustedContentInset.bottom, scroll.bounds.height)
        frame.origin.y -= max(0, end - scroll.bounds.height - scroll.contentOffset.y)
      }
      let covered = frame.intersection(keyboard)
      return covered.width > tolerance && covered.height > frame.height / 2
    }
  }

  extension UIView {
    /// True for a view that a person writes in.
    var takesText: Bool {
      self is UITextField || self is UISearchBar || (self as? UITextView)?.isEditable == true
    }
  }

  extension UIWindow {
    fileprivate var shownKeyboard: CGRect? {
      #if canImport(HeadlessUIKit)
        return keyboardFrame
      #else
        guard #available(iOS 15, *) else { return nil }
        let frame = keyboardLayoutGuide.layoutFrame
        return frame.height > safeAreaInsets.bottom ? frame : nil
      #endif
    }
  }
#endif

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
        let other = ties.first { $0.other === safe.holder && $0.own.side != safe.own.side }
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
