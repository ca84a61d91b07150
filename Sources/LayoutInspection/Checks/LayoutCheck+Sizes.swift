import AutoLayoutKit
public import Foundation
import LayoutPlatform
import LayoutWords

extension LayoutCheck {
  /// Checks that no size has a digit too many, where nothing contradicts it, and that no button is stretched.
  ///
  /// - a view that is ten times as long as at least three others of its class beside it, which are all
  ///   equally long, although its content needs no more than theirs;
  /// - a line that is thicker than 16 points: an empty view with a background whose name ends with `rule`,
  ///   `separator`, `divider` or `hairline`;
  /// - a button with a title in its middle and no background that is more than twice as wide as the title,
  ///   because a label of its row hugs its text more strongly.
  public static let plausibleSizes = LayoutCheck(named: "plausibleSizes") { tree in
    guard tree.isNamed else { return [] }
    var found = tree.constraints.numbers.filter { $0.kind == .size }
      .compactMap { tree.outlier($0) ?? tree.thickLine($0) }
    #if canImport(UIKit)
      found += tree.views.indices.compactMap(tree.stretchedButton)
    #endif
    return found
  }
}

extension CheckedTree {
  private func sized(_ number: WrittenNumber) -> (index: Int, axis: CheckedAxis, site: ConstraintSite)? {
    guard let item = number.constraint.firstItem, let index = index(of: item), index > 0,
      let site = number.site
    else { return nil }
    return (index, CheckedAxis(isVertical: number.isVertical), site)
  }

  fileprivate func outlier(_ number: WrittenNumber) -> Finding? {
    guard let (index, axis, site) = sized(number), views[index].showsContent,
      views[index].content != .image, views[index].end > index
    else { return nil }
    let others = constraints.numbers(like: number)
    guard others.count > 2, let usual = others.first?.value, others.allSatisfy({ $0.value == usual }),
      let outlier = NumberOutlier(number, among: others),
      views[(index + 1)...views[index].end].allSatisfy({ axis.length(of: $0.frame) <= CGFloat(usual) })
    else { return nil }
    return finding(
      .size, [index], sites: [site],
      "\(site.call): \(outlier.reason(ReportNames(shownNames))). \(outlier.advice)"
    )
    .explaining([views[index].view], at: .open)
  }

  fileprivate func thickLine(_ number: WrittenNumber) -> Finding? {
    guard number.value > Double(CheckLimit.thickLine),
      let (index, axis, site) = sized(number), views[index].hasBackground, views[index].end == index,
      views[index].content == .nothing,
      axis.length(of: views[index].frame) < axis.across.length(of: views[index].frame)
    else { return nil }
    let name = plainName(index).lowercased().filter(\.isLetter)
    guard ["rule", "separator", "divider", "hairline"].contains(where: name.hasSuffix) else { return nil }
    let view = views[index].view
    return finding(
      .size, [index], sites: [site],
      "\(site.call) makes \(self.name(index)) \(number.value.points) \(axis.words.extent), and a line"
        + " between views is 1 or 2 points thick. Write"
        + " \(axis.words.size)(\(plainName(index))) == 1."
    )
    // It is known to be wrong, whatever else contradicts it.
    .explaining([view, view.superview].compactMap { $0 }, lines: true, at: .block)
  }
}

#if canImport(UIKit)
  extension CheckedTree {
    func stretchedButton(_ index: Int) -> Finding? {
      // A background, a border and a title at one side fill the room on purpose.
      guard let button = views[index].view as? UIButton, button.checkedText != nil,
        button.contentHorizontalAlignment == .center, !button.showsBackground, button.layer.borderWidth == 0
      else { return nil }
      let needed = button.intrinsicContentSize.width
      guard needed > 0, button.bounds.width > 2 * max(needed, CheckLimit.touchTarget),
        let (label, site) = strongerLabel(beside: button)
      else { return nil }
      return finding(
        .size, [index], sites: [site],
        "\(site.call) makes \(name(of: button)) \(button.bounds.width.points) wide, and its title needs"
          + " \(needed.points), because the text \(name(of: label)) hugs more strongly. Write make.xHugging("
          + "\(shownNames.name(of: button))) == .high instead of make.xHugging("
          + "\(shownNames.name(of: label))), so that the text takes the room.")
    }

    private func strongerLabel(beside button: UIButton) -> (UILabel, ConstraintSite)? {
      let least = max(button.contentHuggingPriority(for: .horizontal).rawValue, CheckLimit.hugging)
      return constraints.of(button, .x).lazy.compactMap { constraint in
        guard let site = constraint.site, site.isOfChain,
          let label = constraint.other(than: button) as? UILabel,
          label.contentHuggingPriority(for: .horizontal).rawValue > least,
          let column = label.superview?.subviews.compactMap({ $0 as? UILabel }).filter({
            $0.frame.minX == label.frame.minX && $0.frame.maxX == label.frame.maxX
          }), column.contains(where: { $0.bounds.width < $0.intrinsicContentSize.width + 1 })
        else { return nil }
        return (label, site)
      }.first
    }
  }
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
