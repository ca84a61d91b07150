import AutoLayoutKit
import LayoutWords

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// An ambiguous view along one axis: its constraints, and the reasons that can be read from them.
@MainActor struct ExaminedAxis {
  let view: AutoLayoutKitView
  let words: AxisWords
  /// The constraints of the position and of the size.
  let constraints: [NSLayoutConstraint]
  private let edges: [NSLayoutConstraint]
  private let sizes: [NSLayoutConstraint]

  init(of view: AutoLayoutKitView, isVertical: Bool) {
    self.view = view
    words = AxisWords(isVertical: isVertical)
    var all = view.constraintsAffectingLayout(for: isVertical ? .vertical : .horizontal)
    for holder in sequence(first: view, next: { $0.superview }) {
      all += holder.constraints.filter { one in !all.contains { $0 === one } }
    }
    constraints = all.filter { $0.mentions(view) && $0.firstAttribute.isVertical == isVertical }
    sizes = constraints.filter(\.firstAttribute.isSize)
    edges = constraints.filter { constraint in
      if constraint.firstAttribute.isSize { return false }
      let other = constraint.firstItem === view ? constraint.secondItem : constraint.firstItem
      return AutoLayoutKitView.holding(other).map { !$0.isDescendant(of: view) } ?? true
    }
  }

  /// The position or the size that nothing gives; nil if both are given.
  var missing: AmbiguityFinding.Reason? {
    if edges.isEmpty { return .noPosition }
    return Set(edges.map { $0.side(of: view) }).count < 2 && lacksSize ? .noSize : nil
  }

  /// The length of the content; negative if the view has none.
  private var content: CGFloat {
    words.isVertical ? view.intrinsicContentSize.height : view.intrinsicContentSize.width
  }

  /// True if neither a constraint of the size nor a content gives the size.
  private var lacksSize: Bool { sizes.isEmpty && content < 0 && view.subviews.isEmpty }

  /// Returns true if the view has no size and is in a chain that ends at a wall, so that no second edge gives
  /// one.
  func lacksSize(among examined: [ExaminedAxis]) -> Bool {
    lacksSize && [0, 1].contains { leadsToWall($0, among: examined) }
  }

  /// Returns true if a chain of ambiguous neighbors leads from one side of the view, 1 for the far one, to a
  /// view that nothing holds on that side.
  private func leadsToWall(_ side: Double, among examined: [ExaminedAxis]) -> Bool {
    var current = self
    for _ in examined {
      guard let tie = current.ties(at: side).first else { return current.view !== view }
      let next = examined.first { other in
        other.words.isVertical == words.isVertical && other.view !== current.view && tie.mentions(other.view)
          && tie.side(of: other.view) == 1 - side
      }
      guard let next, current.ties(at: side).count == 1, next.ties(at: 1 - side).count == 1,
        next.ties(at: 0.5).isEmpty
      else { return false }
      current = next
    }
    return false
  }

  /// Returns the equalities that hold one side of the view.
  private func ties(at side: Double) -> [NSLayoutConstraint] {
    edges.filter { $0.relation == .equal && $0.side(of: view) == side }
  }

  /// Returns true if a constraint along the axis ties the view to another one, or if that one is around it.
  func depends(on other: ExaminedAxis) -> Bool {
    guard words.isVertical == other.words.isVertical, view !== other.view else { return false }
    return view.isDescendant(of: other.view) || constraints.contains { $0.mentions(other.view) }
  }

  /// Returns the length that two neighbors share; nil if the priority that decides says how, if both have the
  /// size of their content, or if the views are no neighbors.
  func share(with next: ExaminedAxis, _ names: ReportNames) -> AmbiguityFinding.Reason? {
    guard followsContent, next.followsContent, words.isVertical == next.words.isVertical,
      edges.contains(where: { $0.mentions(next.view) })
    else { return nil }
    let length = self.length + next.length
    let isStretched = length > content + next.content
    guard abs(length - content - next.content) > 0.5,
      priority(isHugging: isStretched) == next.priority(isHugging: isStretched)
    else { return nil }
    let call = words.contentCall(isHugging: isStretched, of: [names.name(of: next.view)])
    return .share(length, remedy: call)
  }

  /// True if nothing but the content gives the size.
  private var followsContent: Bool { content >= 0 && sizes.isEmpty }

  private var length: CGFloat { words.isVertical ? view.frame.height : view.frame.width }

  /// Returns the priority that decides: the hugging of stretched views, else the compression resistance.
  private func priority(isHugging: Bool) -> Float {
    let isVertical = words.isVertical
    return isHugging
      ? view.contentHuggingPriority(for: isVertical ? .vertical : .horizontal).rawValue
      : view.contentCompressionResistancePriority(for: isVertical ? .vertical : .horizontal).rawValue
  }
}

extension NSLayoutConstraint {
  @MainActor func mentions(_ view: AutoLayoutKitView) -> Bool { firstItem === view || secondItem === view }

  /// Returns the side of a view that the constraint is about.
  @MainActor fileprivate func side(of view: AutoLayoutKitView) -> Double {
    (firstItem === view ? firstAttribute : secondAttribute).side
  }
}
