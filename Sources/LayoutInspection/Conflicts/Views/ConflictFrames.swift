import AutoLayoutKit
import Foundation
import LayoutPlatform

/// The required constraints that the frames of a layout do not satisfy: those that UIKit or AppKit has left
/// out because of a conflict.
///
/// Only frames and constraints are read, so that this also works where the engine cannot be read. Left out
/// are baselines, margins, views with a transform, and the edges of a scroll view toward its content, whose
/// position the frames do not show.
@MainActor struct ConflictFrames {
  /// The distance from which a constraint counts as broken; frames are rounded to whole pixels.
  private static let tolerance: CGFloat = 1
  private let root: AutoLayoutKitView

  init(in root: AutoLayoutKitView) { self.root = root }

  /// The broken constraints that the views of the tree hold, from outer views to inner ones.
  var broken: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var open = [root]
    var index = 0
    while index < open.count {
      let view = open[index]
      found += view.constraints.filter {
        $0.isActive && $0.priority.rawValue >= 1000 && isBroken($0, in: view)
      }
      open += view.subviews
      index += 1
    }
    return found
  }

  /// The broken constraints as problems.
  var problems: [LayoutProblem] {
    let constraints = broken
    if constraints.isEmpty { return [] }
    let names = ReportNames(ItemNames(in: root))
    return constraints.map { constraint in
      let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
      let place = constraint.site.map { "\($0.call): " } ?? ""
      return LayoutProblem(
        .conflict, views: items.map { names.name(of: $0) },
        frames: items.map { InspectedFrame.of($0, in: root) }, sites: constraint.site.map { [$0] } ?? [],
        description:
          "\(place)\(names.equation(constraint)) does not hold: it was left out because of a conflict. "
          + "LayoutReports.conflicts(inLog:views:) explains it.")
    }
  }

  private func isBroken(_ constraint: NSLayoutConstraint, in holder: AutoLayoutKitView) -> Bool {
    guard let first = constraint.firstItem, !isContentEdge(constraint) else { return false }
    let isMirrored = holder.isRightToLeft && constraint.firstAttribute.isDirectional
    guard let left = value(of: first, constraint.firstAttribute, isMirrored) else { return false }
    var right = constraint.constant
    if let second = constraint.secondItem {
      guard let value = value(of: second, constraint.secondAttribute, isMirrored) else { return false }
      right += constraint.multiplier * value
    }
    switch constraint.relation {
    case .lessThanOrEqual: return left - right > Self.tolerance
    case .greaterThanOrEqual: return right - left > Self.tolerance
    default: return abs(left - right) > Self.tolerance
    }
  }

  /// True for a constraint between a scroll view and a view inside it.
  private func isContentEdge(_ constraint: NSLayoutConstraint) -> Bool {
    #if canImport(UIKit)
      return [constraint.firstItem, constraint.secondItem].contains { $0 is UIScrollView }
    #else
      return [constraint.firstItem, constraint.secondItem].contains { $0 is NSClipView }
    #endif
  }

  /// Returns an attribute in the coordinates of the root, with y downward; nil if the frames do not show it.
  ///
  /// From right to left, positions are negative, so that constants have the same sign.
  private func value(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ isMirrored: Bool
  ) -> CGFloat? {
    guard let box = alignmentBox(of: item) else { return nil }
    switch attribute {
    case .width: return box.width
    case .height: return box.height
    case .left: return box.minX
    case .right: return box.maxX
    case .leading: return isMirrored ? -box.maxX : box.minX
    case .trailing: return isMirrored ? -box.minX : box.maxX
    case .centerX: return box.midX
    case .top: return root.isYDownward ? box.minY : -box.maxY
    case .bottom: return root.isYDownward ? box.maxY : -box.minY
    case .centerY: return root.isYDownward ? box.midY : -box.midY
    default: return nil
    }
  }

  private func alignmentBox(of item: AnyObject) -> CGRect? {
    guard let view = item as? AutoLayoutKitView else { return InspectedFrame.of(item, in: root) }
    if view.isTransformed { return nil }
    guard let above = view.superview, view !== root else {
      return view.alignmentRect(forFrame: InspectedFrame.of(view, in: root))
    }
    return above.convert(view.alignmentRect(forFrame: view.frame), to: root)
  }
}

extension NSLayoutConstraint.Attribute {
  /// True for leading and trailing.
  fileprivate var isDirectional: Bool { self == .leading || self == .trailing }
}

#if canImport(UIKit)
  extension UIView {
    fileprivate var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    fileprivate var isYDownward: Bool { true }
    fileprivate var isTransformed: Bool { !transform.isIdentity }
  }
#elseif canImport(AppKit)
  extension NSView {
    fileprivate var isRightToLeft: Bool { userInterfaceLayoutDirection == .rightToLeft }
    fileprivate var isYDownward: Bool { isFlipped }
    fileprivate var isTransformed: Bool { frameRotation != 0 || boundsRotation != 0 }
  }
#endif
