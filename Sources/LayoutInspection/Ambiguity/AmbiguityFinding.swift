import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

/// A position or a size that the constraints of a tree leave open, and the reason.
@MainActor struct AmbiguityFinding {
  enum Reason: Equatable {
    case noPosition
    case noPlace
    case unanchored
    case noSize
    /// Nothing gives several of the sizes and positions of an item, such as `width` and `vertical position`.
    case severalMissing([String])
    case openColumn(String)
    /// The items share a length, and no priority says how.
    case share(Double, remedy: String)
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
  let constraints: [NSLayoutConstraint]
  let names: ReportNames
  var following: [AnyObject] = []
  var remedy: String?
  /// The view around the items that has no size, because the items have no position.
  var openContainer: AutoLayoutKitView?
  var copies = 1

  var item: AnyObject? { items.first }
  var followers: Int { following.count }

  var key: String {
    let kind = if case .share = reason { "share" } else { "\(reason)" }
    return "\(kind) \(words.letter) \(items.map { "\(ObjectIdentifier($0))" })"
  }

  /// The reason, the axis and the line; nil for a finding that is about one place only.
  var foldingKey: String? {
    let place = constraints.lazy.compactMap(\.site).first?.fileAndLine
    switch reason {
    case .noPosition, .noSize, .severalMissing:
      let classes = items.map { "\(type(of: $0))" }.joined(separator: " ")
      let container = openContainer == nil ? "" : " in an open container"
      return place.map { "\(reason) \(words.letter) \($0) \(classes)\(container)" }
    case .openColumn(let column): return "\(words.letter) \(column)"
    case .share(let length, let remedy):
      let own = items.map { names.name(of: $0) }
      return place.map { "\(words.letter) \($0) \(length.points) \(own) \(remedy)" }
    default: return nil
    }
  }
}

// One cause, one sentence.
extension AmbiguityFinding {
  /// Returns the findings with one for each cause: for a view that nothing mentions along any axis, for a
  /// view without a position in a view that has no size therefore, for the sizes and positions of one item,
  /// and for a line that lays out many views.
  static func merged(_ findings: [AmbiguityFinding]) -> [AmbiguityFinding] {
    let parts = joined(withTheirContainers(findings), by: { $0.isPartMissing ? $0.itemKey : nil }, ofOneItem)
    return joined(parts, by: \.foldingKey) { alike in
      alike.dropFirst().reduce(into: alike[0]) { $0.add($1) }
    }
  }

  private var itemKey: String? { item.map { "\(ObjectIdentifier($0))" } }

  /// Joins the findings with one key where the first of them is.
  private static func joined(
    _ findings: [AmbiguityFinding], by key: (AmbiguityFinding) -> String?,
    _ join: ([AmbiguityFinding]) -> AmbiguityFinding
  ) -> [AmbiguityFinding] {
    let groups = Dictionary(grouping: findings, by: key)
    var seen: Set<String> = []
    return findings.compactMap { finding in
      guard let key = key(finding), let group = groups[key], group.count > 1 else { return finding }
      return seen.insert(key).inserted ? join(group) : nil
    }
  }

  /// Joins the finding about a view without a position with the one that the view around it has no size: the
  /// column that places the one gives the other.
  private static func withTheirContainers(_ findings: [AmbiguityFinding]) -> [AmbiguityFinding] {
    var result = findings
    var joined: Set<Int> = []
    for (index, finding) in result.enumerated() where finding.reason == .noPosition {
      guard !finding.constraints.isEmpty, let item = finding.item,
        let container = ConstraintList.container(of: item),
        let size = result.firstIndex(where: { other in
          other.item === container && other.words.letter == finding.words.letter && other.lacksSize
        })
      else { continue }
      let words = finding.words
      result[index].openContainer = container
      result[index].remedy =
        "Tie a \(words.chain) to both edges, such as make.\(words.chainVerb)(…, \(finding.first), …):"
        + " it also gives the \(words.size)."
      joined.insert(size)
    }
    return result.indices.filter { !joined.contains($0) }.map { result[$0] }
  }

  private var lacksSize: Bool { if case .openColumn = reason { true } else { reason == .noSize } }

  private var isPartMissing: Bool {
    items.count == 1 && openContainer == nil && (reason == .noSize || reason == .noPosition)
  }

  private static func ofOneItem(_ all: [AmbiguityFinding]) -> AmbiguityFinding {
    var joined = all[0]
    let sizes = all.filter { $0.reason == .noSize }
    let positions = all.filter { $0.reason == .noPosition }
    if positions.count == 2, all.allSatisfy(\.constraints.isEmpty) {
      return AmbiguityFinding(
        reason: .noPlace, items: joined.items, words: CheckedAxis.x.words, frames: joined.frames,
        constraints: [], names: joined.names)
    }
    let size = sizes.count == 2 ? ["Add make.size(\(joined.first)) == (…, …)."] : sizes.compactMap(\.remedy)
    joined.reason = .severalMissing(
      sizes.map(\.words.size) + positions.map { "\($0.words.adjective) position" })
    joined.remedy = (size + positions.compactMap(\.remedy)).joined(separator: " ")
    joined.frames = []
    joined.following = all.flatMap(\.following).eachOnce
    return joined
  }

  private mutating func add(_ other: AmbiguityFinding) {
    // The name of the other item goes into the call of the remedy: `make.yTop(left, right)`.
    let all = (items + [other.item].compactMap { $0 }).map(names.name)
    if reason == .noPosition, items.count < 3, let next = all.last, next != all[0] {
      let list = Set([0, items.count - 1]).sorted().map { all[$0] }.joined(separator: ", ")
      remedy = remedy?.replacingOccurrences(of: "(\(list)", with: "(\(list), \(next)")
    }
    items += other.items
    following += other.following
    copies += other.copies
    frames = []
  }
}
