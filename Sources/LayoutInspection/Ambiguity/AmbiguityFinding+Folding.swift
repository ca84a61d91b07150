import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

// One cause, one sentence.
extension AmbiguityFinding {
  /// Returns the findings with one for each cause: for a view that nothing mentions along any axis, for a
  /// view without a position in a view that has no size therefore, and for a line that lays out many views.
  static func merged(_ findings: [AmbiguityFinding]) -> [AmbiguityFinding] {
    folded(ofOneItem(joined(withoutPlaces(findings))))
  }

  /// Joins the findings about one item that no constraint mentions along any axis.
  private static func withoutPlaces(_ findings: [AmbiguityFinding]) -> [AmbiguityFinding] {
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

  /// Joins the finding about a view without a position with the one that the view around it has no size: the
  /// column that places the one gives the other.
  private static func joined(_ findings: [AmbiguityFinding]) -> [AmbiguityFinding] {
    var result = findings
    var joined: Set<Int> = []
    for (index, finding) in result.enumerated() where finding.reason == .noPosition {
      guard let item = finding.item, let container = ItemTies.container(of: item) else { continue }
      let size = result.firstIndex { other in
        other.item === container && other.words.letter == finding.words.letter && other.lacksSize
      }
      guard let size else { continue }
      result[index].openContainer = container
      result[index].remedy = columnRemedy(for: finding)
      joined.insert(size)
    }
    return result.indices.filter { !joined.contains($0) }.map { result[$0] }
  }

  /// Joins the findings about the sizes and the positions of one item, with one call for both sizes.
  private static func ofOneItem(_ findings: [AmbiguityFinding]) -> [AmbiguityFinding] {
    var result: [AmbiguityFinding] = []
    for finding in findings {
      let all = findings.filter { other in
        other.isPartMissing && finding.isPartMissing && other.item === finding.item
      }
      if all.count < 2 {
        result.append(finding)
      } else if !result.contains(where: { $0.isSeveralMissing && $0.item === finding.item }) {
        result.append(joined(ofOneItem: all))
      }
    }
    return result
  }

  private static func joined(ofOneItem all: [AmbiguityFinding]) -> AmbiguityFinding {
    var joined = all[0]
    let sizes = all.filter { $0.reason == .noSize }
    let positions = all.filter { $0.reason == .noPosition }
    let name = joined.item.map(joined.names.name(of:)) ?? ""
    let parts = sizes.map(\.words.size) + positions.map { "\($0.words.adjective) position" }
    let size = sizes.count == 2 ? ["Add make.size(\(name)) == (…, …)."] : sizes.compactMap(\.remedy)
    joined.reason = .severalMissing(parts)
    joined.remedy = (size + positions.compactMap(\.remedy)).joined(separator: " ")
    joined.frames = []
    joined.following = all.flatMap(\.following).reduce(into: []) { views, view in
      if !views.contains(where: { $0 === view }) { views.append(view) }
    }
    return joined
  }

  /// True for a missing size or position of one item.
  private var isPartMissing: Bool {
    items.count == 1 && openContainer == nil && (reason == .noSize || reason == .noPosition)
  }

  private var isSeveralMissing: Bool {
    if case .severalMissing = reason { true } else { false }
  }

  private var lacksSize: Bool {
    switch reason {
    case .noSize, .openColumn: true
    default: false
    }
  }

  /// Returns the request for a column from edge to edge.
  private static func columnRemedy(for finding: AmbiguityFinding) -> String {
    let words = finding.words
    let name = finding.item.map { finding.names.name(of: $0) } ?? ""
    return "Tie a \(words.chain) to both edges, such as make.\(words.chainVerb)(…, \(name), …):"
      + " it also gives the \(words.size)."
  }

  /// Folds the findings that one line has for many views.
  private static func folded(_ findings: [AmbiguityFinding]) -> [AmbiguityFinding] {
    var result: [AmbiguityFinding] = []
    var indices: [String: Int] = [:]
    for finding in findings {
      guard let key = finding.foldingKey else {
        result.append(finding)
        continue
      }
      guard let index = indices[key] else {
        indices[key] = result.count
        result.append(finding)
        continue
      }
      result[index].addToRemedy(finding)
      result[index].items += finding.items
      result[index].following += finding.following
      result[index].copies += finding.copies
      result[index].frames = []
    }
    return result
  }

  /// Adds the name of the item of another finding to the call of the remedy: `make.yTop(left, right)`.
  private mutating func addToRemedy(_ other: AmbiguityFinding) {
    guard reason == .noPosition, items.count < 3, let first = item.map(names.name(of:)),
      let last = items.last.map(names.name(of:)), let next = other.item.map(names.name(of:)), next != first
    else { return }
    let list = items.count == 1 ? first : "\(first), \(last)"
    remedy = remedy?.replacingOccurrences(of: "(\(list)", with: "(\(list), \(next)")
  }

  /// The reason, the axis and the line; nil for a finding that is about one place only.
  var foldingKey: String? {
    let own = items.map { names.name(of: $0) }
    let classes = items.map { "\(type(of: $0))" }.joined(separator: " ")
    let place = constraints.lazy.compactMap(\.site).first?.fileAndLine
    let container = openContainer == nil ? "" : " in an open container"
    switch reason {
    case .noPosition, .noSize, .severalMissing:
      return place.map { "\(reason) \(words.letter) \($0) \(classes)\(container)" }
    case .openColumn(let column): return "\(words.letter) \(column)"
    case .share(let length, let remedy):
      return place.map { "\(words.letter) \($0) \(length.points) \(own) \(remedy)" }
    default: return nil
    }
  }
}
