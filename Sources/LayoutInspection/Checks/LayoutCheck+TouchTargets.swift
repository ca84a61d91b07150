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
        tree.views.indices.dropFirst().compactMap { tree.smallTarget($0, size) }
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
      // A view around it can take the touches as well, and be large enough.
      guard item.view.isTarget, !item.frame.isEmpty,
        !path(from: index, below: 0).dropFirst().map({ views[$0] }).contains(where: { outer in
          outer.view.isTarget && outer.frame.width >= size - tolerance
            && outer.frame.height >= size - tolerance
        })
      else { return nil }
      let axes = CheckedAxis.allCases.filter { axis in
        Length(size).exceeds(axis.length(of: item.frame), by: tolerance)
          && !item.view.takesTouches(along: axis, size)
      }
      if axes.isEmpty || hasFixedSize(index, axes) { return nil }
      let sites = axes.flatMap { axis in
        let sizes = constraints.sizeSites(of: item.view, axis)
        return sizes.isEmpty ? placingSites(of: index, axis) : sizes
      }
      let needs = axes.map { "a \($0.words.size) of \(size.points)" }.joined(separator: " and ")
      return finding(
        .touchTarget, [index], sites: sites,
        "\(name(index)) is \(item.frame.points) points, too small for a finger"
          + "\(sites.inBrackets). Give it \(needs).")
    }

    private func hasFixedSize(_ index: Int, _ axes: [CheckedAxis]) -> Bool {
      let view = views[index].view
      guard view.isControlOfUIKit, !(view is UIButton) else { return false }
      let natural = view.intrinsicContentSize
      let area = alignedArea(of: index)
      return axes.allSatisfy { $0.length(of: area) >= $0.length(of: natural) - 0.5 }
    }
  }

  extension UIView {
    /// Returns true if an override extends the area of the view up to a length.
    fileprivate func takesTouches(along axis: CheckedAxis, _ length: CGFloat) -> Bool {
      // The last point of the area is inside the bounds, and the one at their far edge is not.
      let reach = length / 2 - 0.01
      return [-reach, reach].allSatisfy { step in
        let (x, y) = axis == .x ? (step, 0) : (0, step)
        return point(inside: CGPoint(x: bounds.midX + x, y: bounds.midY + y), with: nil)
      }
    }

    fileprivate var isTarget: Bool {
      guard isUserInteractionEnabled else { return false }
      if let control = self as? UIControl { return control.isEnabled && !(self is UIPageControl) }
      return (gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer && $0.isEnabled }
    }
  }
#endif
