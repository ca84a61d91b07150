import AutoLayoutKit
public import Foundation
import LayoutPlatform
import LayoutWords

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
    LayoutCheck(named: "touchTargets") { tree in
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
      let area = touchArea(of: index, upTo: size)
      let axes = CheckedAxis.allCases.filter { Length(size).exceeds($0.length(of: area), by: tolerance) }
      if axes.isEmpty || hasFixedSize(index, axes) { return nil }
      let sites = axes.flatMap { axis in
        let sizes = constraints.sizeSites(of: item.view, axis)
        return sizes.isEmpty ? placingSites(of: index, axis, below: 0) : sizes
      }
      let needs = axes.map { "a \($0.words.size) of \(size.points)" }.joined(separator: " and ")
      return finding(
        .touchTarget, [index], sites: sites,
        "\(name(of: item.view)) is \(item.frame.points) points, too small for a finger"
          + "\(sites.inBrackets). Give it \(needs).")
    }

    /// True if a view around it takes the touches as well and is large enough.
    private func isInsideLargeTarget(_ index: Int, _ size: CGFloat) -> Bool {
      path(from: index, below: 0).dropFirst().contains {
        let outer = views[$0]
        return outer.view.isTarget && outer.frame.width >= size - tolerance
          && outer.frame.height >= size - tolerance
      }
    }

    /// Returns the size of the area that takes touches, examined along both middle lines up to a size.
    private func touchArea(of index: Int, upTo size: CGFloat) -> Area {
      let (view, frame) = (views[index].view, views[index].frame)
      let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      // The last point of the area is inside the bounds, and the one at their far edge is not.
      let reach = size / 2 - 0.01
      func takes(_ x: CGFloat, _ y: CGFloat) -> Bool {
        view.point(inside: CGPoint(x: center.x + x, y: center.y + y), with: nil)
      }
      // The point is inside the bounds of another size too.
      let isWide = frame.width > 2 * reach || takes(-reach, 0) && takes(reach, 0)
      let isHigh = frame.height > 2 * reach || takes(0, -reach) && takes(0, reach)
      return Area(
        minX: frame.minX, minY: frame.minY, width: isWide ? max(Length(size), frame.width) : frame.width,
        height: isHigh ? max(Length(size), frame.height) : frame.height)
    }

    /// True for a control that UIKit draws in a size of its own, if it has at least this size.
    private func hasFixedSize(_ index: Int, _ axes: [CheckedAxis]) -> Bool {
      let view = views[index].view
      guard view.isControlOfUIKit, !(view is UIButton) else { return false }
      let natural = view.intrinsicContentSize
      let area = alignedArea(of: index)
      return axes.allSatisfy { axis in axis.length(of: area) >= axis.length(of: natural) - 0.5 }
    }
  }

  extension UIView {
    /// True for a view that reacts to a tap.
    fileprivate var isTarget: Bool {
      guard isUserInteractionEnabled else { return false }
      if let control = self as? UIControl { return control.isEnabled && !(self is UIPageControl) }
      return (gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer && $0.isEnabled }
    }
  }
#endif
