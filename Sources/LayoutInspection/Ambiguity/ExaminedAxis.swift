import AutoLayoutKit
import LayoutWords

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// An ambiguous view along one axis, and the neighbor with which it shares a length.
@MainActor struct ExaminedAxis {
  private let view: AutoLayoutKitView
  private let words: AxisWords
  private let edges: [NSLayoutConstraint]
  private let sizes: [NSLayoutConstraint]

  init(of view: AutoLayoutKitView, isVertical: Bool, _ ties: ItemTies) {
    self.view = view
    words = AxisWords(isVertical: isVertical)
    edges = ties.edges(view, isVertical: isVertical)
    sizes = ties.sizes(view, isVertical: isVertical)
  }

  /// Returns the length that two neighbors share; nil if the priority that decides says how, if both have the
  /// size of their content, or if the views are no neighbors.
  func share(with other: ExaminedAxis, _ names: ReportNames) -> AmbiguityFinding? {
    // Texts are measured only for neighbors.
    guard sizes.isEmpty, other.sizes.isEmpty, edges.contains(where: { $0.mentions(other.view) }),
      content >= 0, other.content >= 0
    else { return nil }
    let length = self.length + other.length
    let isStretched = length > content + other.content
    guard abs(length - content - other.content) > 0.5,
      view.contentPriority(isHugging: isStretched, isVertical: words.isVertical)
        == other.view.contentPriority(isHugging: isStretched, isVertical: words.isVertical)
    else { return nil }
    let ordered = start <= other.start ? [self, other] : [other, self]
    let members = ordered.map { ShareRemedy.Member($0.view, isVertical: words.isVertical, names: names) }
    let remedies = ShareRemedy.candidates(for: members, isStretched: isStretched)
    guard let remedy = remedies.first else { return nil }
    return AmbiguityFinding(
      reason: .share(length, remedy: remedy.call(for: members, words)), items: ordered.map(\.view),
      words: words, constraints: ordered.flatMap { $0.edges }, names: names)
  }

  /// The length of the content; negative if the view has none.
  private var content: CGFloat {
    words.isVertical ? view.intrinsicContentSize.height : view.intrinsicContentSize.width
  }

  private var start: CGFloat { words.isVertical ? view.frame.minY : view.frame.minX }
  private var length: CGFloat { words.isVertical ? view.frame.height : view.frame.width }
}

extension AutoLayoutKitView {
  /// Returns the priority with which a view hugs its content, or resists to be smaller than it.
  func contentPriority(isHugging: Bool, isVertical: Bool) -> Float {
    isHugging
      ? contentHuggingPriority(for: isVertical ? .vertical : .horizontal).rawValue
      : contentCompressionResistancePriority(for: isVertical ? .vertical : .horizontal).rawValue
  }
}
