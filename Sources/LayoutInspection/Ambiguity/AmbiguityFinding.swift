import AutoLayoutKit
import Foundation
import LayoutWords

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

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
    /// The items share a length, and no priority says how.
    case share(Double, remedy: String)
    /// The sizes, such as `photo.height`, are given by each other only.
    case circular([String])
    /// Another value fits as well, for a reason that has no name.
    case open(isSize: Bool)
    /// Another layout fits as well; the axis is not known.
    case unknown
  }

  let reason: Reason
  /// The views and guides that are to be placed or sized, the one to change first.
  let items: [AnyObject]
  let words: AxisWords
  /// The frames of the first item in two layouts, in the coordinates of its superview; empty if only one is
  /// known.
  var frames: [CGRect] = []
  /// The constraints of the items.
  let constraints: [NSLayoutConstraint]
  let names: ReportNames

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

  /// Returns the finding in words.
  ///
  /// - Parameter view: The view in whose coordinates the frames are.
  func problem(in view: AutoLayoutKitView) -> LayoutProblem {
    var sites: [ConstraintSite] = []
    for site in constraints.compactMap(\.site) where !sites.contains(site) { sites.append(site) }
    let place = sites.first.map { "\($0.fileAndLine): " } ?? ""
    return LayoutProblem(
      .ambiguity, views: items.map { names.name(of: $0) },
      frames: items.map { InspectedFrame.of($0, in: view) }, sites: sites,
      description: ReportNames.sentence(place + sentence + alternatives))
  }

  /// The reason in words.
  var sentence: String {
    let itemNames = items.map { names.name(of: $0) }
    let first = itemNames.first ?? ""
    let shown = ReportNames.quoted(first)
    switch reason {
    case .noPosition:
      return "\(shown) has no \(words.adjective) position: no \(words.placingVerbs) mentions it."
    case .noPlace: return "\(shown) has no position: no call and no constraint mentions it."
    case .unanchored:
      let all = itemNames.map(ReportNames.quoted).list
      return "\(all) \(itemNames.count == 1 ? "has" : "have") no \(words.adjective) position: "
        + "no constraint leads from there to an edge of \(container)."
    case .noSize:
      let problem = "\(shown) has no \(words.size):"
      let isEmpty = (item as? AutoLayoutKitView)?.subviews.isEmpty ?? true
      return isEmpty
        ? "\(problem) it has no content, and neither \(words.size)(\(first)) nor a second edge gives one."
        : "\(problem) neither \(words.size)(\(first)), nor a second edge, nor a \(words.chain) inside it "
          + "gives one."
    case .share(let length, let remedy):
      let sizes = itemNames.map { "\($0).\(words.size)" }.list
      return "\(sizes) share \(length.points) points and nothing says how: \(remedy)."
    case .circular(let sizes):
      return
        "\(sizes.list) follow from each other, and nothing gives one of them: give one a length of its own."
    case .open(let isSize):
      return "\(shown) has no fixed \(isSize ? words.size : words.adjective + " position"): "
        + "its constraints allow several."
    case .unknown: return "\(shown) has no fixed layout: its constraints allow several."
    }
  }

  private var container: String {
    let view = items.first as? AutoLayoutKitView
    let above = view?.superview ?? (items.first as? AutoLayoutKitGuide)?.owningView
    return above.map { names.name(of: $0) } ?? "its superview"
  }

  /// The two frames as a sentence.
  private var alternatives: String {
    guard frames.count == 2, frames[0] != frames[1] else { return "" }
    return " The frames \(frames[0].inspectionText) and \(frames[1].inspectionText) fit equally well."
  }

  /// Joins the findings about one item that no constraint mentions along any axis.
  static func merged(_ findings: [AmbiguityFinding]) -> [AmbiguityFinding] {
    var result: [AmbiguityFinding] = []
    for finding in findings {
      let both = findings.filter { $0.item === finding.item && $0.items.count == 1 }
      let isNowhere =
        both.filter { $0.reason == .noPosition }.count == 2
        && both.allSatisfy(\.constraints.isEmpty)
      guard isNowhere, finding.items.count == 1 else {
        result.append(finding)
        continue
      }
      if result.contains(where: { $0.item === finding.item && $0.reason == .noPlace }) { continue }
      result.append(
        AmbiguityFinding(
          reason: .noPlace, items: finding.items, words: AxisWords(isVertical: false), frames: finding.frames,
          constraints: [], names: finding.names))
    }
    return result
  }
}
