import AutoLayoutKit
public import Foundation
import LayoutWords

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

extension LayoutCheck {
  /// Checks that controls, and views with a tap recognizer, are as wide and as high as a finger.
  ///
  /// Apple's Human Interface Guidelines ask for 44 points along both axes.
  ///
  /// A view that extends its area by an override of `point(inside:with:)` has the extended size. These may be
  /// smaller: the controls that UIKit draws in a fixed size, such as a switch, at this size; a control inside
  /// a larger one; and disabled controls. On a Mac and an Apple TV, which have no touches, nothing is
  /// reported.
  ///
  /// - Parameter size: The least width and height, in points.
  public static func touchTargets(_ size: CGFloat = 44) -> LayoutCheck {
    LayoutCheck(named: "touchTargets", limits: [size]) { tree in
      #if canImport(UIKit) && !os(tvOS)
        tree.views.indices.compactMap { tree.smallTarget($0, size) }
      #else
        []
      #endif
    }
  }
}

#if canImport(UIKit) && !os(tvOS)
  extension CheckedTree {
    fileprivate func smallTarget(_ index: Int, _ size: CGFloat) -> Finding? {
      let item = views[index]
      guard index > 0, item.view.isTarget, !item.frame.isEmpty, !isInsideLargeTarget(index, size) else {
        return nil
      }
      let area = item.view.touchSize(upTo: size)
      if area.width >= size - tolerance, area.height >= size - tolerance { return nil }
      let axes = CheckedAxis.allCases.filter { $0.length(of: area) < size - tolerance }
      if item.view.hasFixedSize(axes) { return nil }
      let sites = axes.flatMap { axis in
        let sizes = constraints.sizeSites(of: item.view, axis)
        return sizes.isEmpty ? placingSites(of: index, axis, below: 0) : sizes
      }
      let needs = axes.map { "a \($0.words.size) of \(size.points)" }.joined(separator: " and ")
      return finding(
        .touchTarget, [index], sites: sites,
        "\(name(of: item.view)) is \(item.frame.size.points) points, too small for a finger"
          + "\(sites.inBrackets). Give it \(needs).")
    }

    /// True if a view around it takes the touches as well and is large enough.
    private func isInsideLargeTarget(_ index: Int, _ size: CGFloat) -> Bool {
      path(from: index, below: 0).dropFirst().contains {
        let outer = views[$0]
        return outer.view.isTarget && min(outer.frame.width, outer.frame.height) >= size - tolerance
      }
    }
  }

  extension UIView {
    /// True for a view that reacts to a tap.
    fileprivate var isTarget: Bool {
      guard isUserInteractionEnabled else { return false }
      if let control = self as? UIControl { return control.isEnabled && !(self is UIPageControl) }
      return (gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer && $0.isEnabled }
    }

    /// Returns the size of the area that takes touches, examined along both middle lines up to a size.
    fileprivate func touchSize(upTo size: CGFloat) -> CGSize {
      let center = CGPoint(x: bounds.midX, y: bounds.midY)
      // The last point of the area is inside the bounds, and the one at their far edge is not.
      let reach = size / 2 - 0.01
      func takes(_ x: CGFloat, _ y: CGFloat) -> Bool {
        point(inside: CGPoint(x: center.x + x, y: center.y + y), with: nil)
      }
      let isWide = takes(-reach, 0) && takes(reach, 0)
      let isHigh = takes(0, -reach) && takes(0, reach)
      return CGSize(
        width: isWide ? max(size, bounds.width) : bounds.width,
        height: isHigh ? max(size, bounds.height) : bounds.height)
    }

    /// True for a control that UIKit draws in a size of its own, if it has at least this size.
    fileprivate func hasFixedSize(_ axes: [CheckedAxis]) -> Bool {
      guard isControlOfUIKit, !(self is UIButton) else { return false }
      let natural = intrinsicContentSize
      return axes.allSatisfy { $0.length(of: alignedBounds.size) >= $0.length(of: natural) - 0.5 }
    }
  }
#endif
