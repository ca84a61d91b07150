import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

/// A position or a size that the constraints of a tree leave open, and the reason.
@MainActor struct AmbiguityFinding {
  /// The reasons.
  enum Reason: Equatable {
    /// No constraint places the item along the axis.
    case noPosition
    /// No constraint places the item at all.
    case noPlace
    /// The items are placed against each other only.
    case unanchored
    /// Neither a constraint nor a content gives the size.
    case noSize
    /// Nothing gives several of the sizes and positions of an item, such as `width` and `vertical position`.
    case severalMissing([String])
    /// A column inside the item could give its size and ends before its edge.
    case openColumn(String)
    /// The items share a length, and no priority says how.
    case share(Double, remedy: String)
    /// The sizes, such as `photo.height`, are given by each other only.
    case circular([String])
    /// Another value fits as well, for a reason that has no name.
    case open(isSize: Bool)
    /// Another layout fits as well; the axis is not known.
    case unknown
  }

  var reason: Reason
  /// The views and guides that are to be placed or sized, the one to change first.
  var items: [AnyObject]
  let words: AxisWords
  /// The frames of the first item in two layouts, in the coordinates of its superview; empty if only one is
  /// known.
  var frames: [CGRect] = []
  /// The constraints of the items.
  let constraints: [NSLayoutConstraint]
  let names: ReportNames
  /// The views that have no position or size either, because they are placed against the items.
  var following: [AnyObject] = []
  var followers: Int { following.count }
  /// The change that helps; nil if the sentence contains it.
  var remedy: String?
  /// The view around the items that has no size, because the items have no position.
  var openContainer: AutoLayoutKitView?
  /// The number of findings that are folded into this one.
  var copies = 1

  /// The view or guide that the problem is about.
  var item: AnyObject? { items.first }

  /// The finding without the numbers, which change with the size of the tree.
  var key: String {
    let kind =
      switch reason {
      case .share: "share"
      default: "\(reason)"
      }
    return "\(kind) \(words.letter) \(items.map { "\(ObjectIdentifier($0))" })"
  }

  /// True for a sentence that contains the place.
  private var namesItsPlace: Bool {
    switch reason {
    case .openColumn: true
    case .open(let isSize): isSize && tieWithContent != nil
    default: false
    }
  }

  /// Returns the finding in words.
  ///
  /// - Parameter view: The view in whose coordinates the frames are.
  func problem(in view: AutoLayoutKitView) -> LayoutProblem {
    var sites: [ConstraintSite] = []
    for site in constraints.compactMap(\.site) where !sites.contains(site) { sites.append(site) }
    let isStale = staleBlock != nil
    let place = namesItsPlace || isStale ? "" : sites.first.map { "\($0.fileAndLine): " } ?? ""
    return LayoutProblem(
      .ambiguity, views: items.map { names.name(of: $0) },
      frames: items.map { InspectedFrame.of($0, in: view) }, sites: sites,
      description: ReportNames.sentence(
        place + sentence + (isStale ? "" : alternatives + (remedy.map { " \($0)" } ?? ""))))
  }
}
