import AutoLayoutKit
import LayoutPlatform
import LayoutWords

/// A call that decides how neighboring contents share a length.
///
///     make.xHugging(badge) == .high    // a preview beside a badge takes the rest of the row
struct ShareRemedy {
  /// A view that shares the length, and its content along the axis.
  struct Member {
    let name: String
    let content: Double
    /// True for a view whose length is meant to vary: a field, or a text of several lines.
    let varies: Bool
    /// The hugging and the compression resistance.
    let hugging: Float
    let resistance: Float
  }

  /// True for hugging, false for compression resistance.
  let isHugging: Bool
  /// The indices of the members whose priority changes.
  let changed: [Int]
  /// The new priority, as a number and as it is written.
  let priority: Float
  let text: String

  /// Returns the calls to try, the likely one first: the member with the longest content takes what the
  /// others leave.
  ///
  /// - Parameters:
  ///   - members: The views from near to far.
  ///   - isStretched: True if the length is larger than the contents.
  static func candidates(for members: [Member], isStretched: Bool) -> [ShareRemedy] {
    // Of equal ones the first takes the rest.
    let order = members.indices.sorted { one, other in
      let (one, other) = (members[one], members[other])
      if one.varies != other.varies { return one.varies }
      return one.content > other.content
    }
    return [isStretched, !isStretched].flatMap { isHugging in
      order.compactMap { rest in remedy(keeping: members.indices.filter { $0 != rest }, members, isHugging) }
    }
  }

  /// Returns the remedy that raises the priorities of some members above those of the others; nil if these
  /// are required.
  private static func remedy(keeping kept: [Int], _ members: [Member], _ isHugging: Bool) -> ShareRemedy? {
    let others = members.indices.filter { !kept.contains($0) }
    let highest = others.map { isHugging ? members[$0].hugging : members[$0].resistance }.max() ?? 0
    if highest >= 1000 { return nil }
    let isHigh = highest >= 750
    if isHugging {
      return ShareRemedy(
        isHugging: true, changed: kept, priority: isHigh ? 1000 : 750, text: isHigh ? ".required" : ".high")
    }
    let isAbove = highest > 750
    return ShareRemedy(
      isHugging: false, changed: kept, priority: isAbove ? 1000 : 751,
      text: isAbove ? ".required" : ".high + 1")
  }

  /// Returns the call: `make.xHugging(time) == .high`.
  func call(for members: [Member], _ words: AxisWords) -> String {
    words.contentCall(isHugging: isHugging, of: changed.map { members[$0].name }, text)
  }
}

extension ShareRemedy.Member {
  /// Reads the content and the priorities of a view along an axis.
  @MainActor init(_ view: AutoLayoutKitView, isVertical: Bool, names: ReportNames) {
    let size = view.intrinsicContentSize
    name = names.name(of: view)
    content = Double(isVertical ? size.height : size.width)
    varies = view.hasVaryingLength
    hugging = view.contentHuggingPriority(for: isVertical ? .vertical : .horizontal).rawValue
    resistance = view.contentCompressionResistancePriority(for: isVertical ? .vertical : .horizontal).rawValue
  }
}

extension AutoLayoutKitView {
  /// True for a view that shows as much as it has room for: a field, or a text of several lines.
  fileprivate var hasVaryingLength: Bool {
    #if canImport(UIKit)
      if self is UITextField || self is UITextView || self is UISearchBar { return true }
      #if !os(tvOS)
        if self is UISlider { return true }
      #endif
      return (self as? UILabel).map { $0.numberOfLines != 1 } ?? (self is UIProgressView)
    #else
      guard let field = self as? NSTextField else { return self is NSSlider || self is NSProgressIndicator }
      return field.isEditable || field.maximumNumberOfLines != 1
    #endif
  }
}
