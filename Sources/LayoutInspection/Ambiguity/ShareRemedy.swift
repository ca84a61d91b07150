import AutoLayoutKit
import LayoutPlatform
import LayoutWords

/// A call that decides how neighboring contents share a length.
///
///     make.xHugging(badge) == .high    // a preview beside a badge takes the rest of the row
struct ShareRemedy {
  struct Member {
    let name: String
    let content: Double
    /// True for a view whose length is meant to vary: a field, or a text of several lines.
    let varies: Bool
    let priorities: [Float]

    /// Reads the content and the priorities of a view along an axis; those of a guide, and of a view without
    /// a content, are 0.
    @MainActor init(_ size: OpenQuantity, hasContent: Bool, _ names: ReportNames) {
      name = names.name(of: size.item)
      let view = hasContent ? size.item as? AutoLayoutKitView : nil
      content = view.map { Double(size.axis.length(of: $0.intrinsicContentSize)) } ?? 0
      varies = view?.hasVaryingLength == true
      priorities = [false, true].map { view?.contentPriority(isHugging: $0, size.axis) ?? 0 }
    }
  }

  let isHugging: Bool
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
      return one.varies == other.varies ? one.content > other.content : one.varies
    }
    return [isStretched, !isStretched].flatMap { isHugging in
      order.compactMap { rest in
        ShareRemedy(
          isHugging, of: members.indices.filter { $0 != rest },
          above: members[rest].priorities[isHugging ? 1 : 0])
      }
    }
  }

  /// Creates the remedy that raises the priorities of some members above a priority; nil if that is required.
  private init?(_ isHugging: Bool, of changed: [Int], above highest: Float) {
    if highest >= 1000 { return nil }
    self.isHugging = isHugging
    self.changed = changed
    let isRequired = isHugging ? highest >= 750 : highest > 750
    let enough: (Float, String) = isHugging ? (750, ".high") : (751, ".high + 1")
    (priority, text) = isRequired ? (1000, ".required") : enough
  }

  func call(for members: [Member], _ words: AxisWords) -> String {
    words.contentCall(isHugging: isHugging, of: changed.map { members[$0].name }, text)
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
