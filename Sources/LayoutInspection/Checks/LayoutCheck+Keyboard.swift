import AutoLayoutKit
import Foundation
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
      return item.content.isControl || (item.view as? UITextView)?.isEditable == true
    }

    /// Returns true if the keyboard covers more than half of the height of a view, and no scrolling helps.
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
