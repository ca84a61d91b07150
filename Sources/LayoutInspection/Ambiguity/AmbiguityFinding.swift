import AutoLayoutKit
import LayoutPlatform
import LayoutWords

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

// The sentences.
extension AmbiguityFinding {
  func problem(in view: AutoLayoutKitView) -> LayoutProblem {
    let sites = constraints.compactMap(\.site).firstOfEach { $0 }
    return LayoutProblem(
      .ambiguity, views: items.map { names.name(of: $0) },
      frames: items.map { InspectedFrame.of($0, in: view) }, sites: sites,
      description: ReportNames.sentence(description(sites.first)))
  }

  private func description(_ site: ConstraintSite?) -> String {
    if let staleBlock { return staleBlock }
    let tie = tieWithContent
    let change = remedy.map { " \($0)" } ?? ""
    if reason == .open(isSize: true), let tie { return tie + change }
    // The reason of an open column contains its place.
    let isColumn = if case .openColumn = reason { true } else { false }
    let place = isColumn ? "" : site.map { "\($0.fileAndLine): " } ?? ""
    let hasFrames = frames.count == 2 && frames[0] != frames[1] && tie == nil
    let alternatives =
      hasFrames
      ? " The frames \(frames[0].inspectionText) and \(frames[1].inspectionText) fit equally well." : ""
    return place + sentence + alternatives + change
  }

  private var staleBlock: String? {
    guard reason == .noPosition || reason == .noPlace, let view = item as? AutoLayoutKitView,
      let call = view.callThatLeftItOut, reason == .noPlace || call.verb == words.chainVerb
    else { return nil }
    return Self.sentence(aboutStale: subject.names, call)
  }

  static func sentence(aboutStale name: String, _ call: AutoLayoutKitPlan.Call) -> String {
    "\(call) left out \(name), hidden when the block ran and shown now. Run the block again with replace:"
      + " when it is shown or hidden."
  }

  /// The sentence about a size with a priority that is also that of the content; nil for another size.
  ///
  ///     make.priority(.high).width(year) == 20    // 750, as the compression resistance of its text
  private var tieWithContent: String? {
    guard let view = item as? AutoLayoutKitView else { return nil }
    let axis = CheckedAxis(isVertical: words.isVertical)
    let content = axis.length(of: view.intrinsicContentSize)
    for constraint in constraints where constraint.firstItem === view && constraint.secondItem == nil {
      let isSmaller = constraint.constant < content
      let own = view.contentPriority(isHugging: !isSmaller, axis)
      guard content >= 0, axis.isSize(constraint.firstAttribute), constraint.priority.rawValue == own,
        let site = constraint.site
      else { continue }
      return
        "\(site.call) asks for \(first) \(constraint.constant.points) \(words.extent), and its content for"
        + " \(content.points) with the same priority: \(CGFloat(own).points), its"
        + " \(isSmaller ? "compression resistance" : "hugging"). Write a priority of"
        + " \(CGFloat(own + 1).points) if the line should count, or \(CGFloat(own - 1).points) if the content"
        + " should."
    }
    return nil
  }

  private var sentence: String {
    let lack = "\(subject.names) \(subject.verb)"
    let position = "\(words.adjective) position"
    let several = "\(isPlural ? "their" : "its") constraints allow several"
    switch reason {
    case .noPosition: return "\(lack) no \(position)\(unplaced)."
    case .noPlace: return "\(lack) no position: no call and no constraint mentions \(pronoun)."
    case .unanchored:
      let container = item.flatMap(ConstraintList.container).map { names.name(of: $0) }
      return "\(lack) no \(position): no constraint leads from there to an edge of"
        + " \(container ?? "its superview")."
    case .severalMissing(let parts): return "\(lack) \(parts.map { "no \($0)" }.list)\(dependents)."
    case .noSize: return "\(lack) no \(words.size)\(dependents): \(missingSize)."
    case .openColumn(let column): return "\(lack) no \(words.size)\(dependents): \(column)."
    case .share(let length, let remedy):
      let sizes = items.prefix(items.count / copies).map { "\(names.name(of: $0)).\(words.size)" }.list
      let owners = copies > 1 ? " of \(owners(copies))" : ""
      return "\(sizes)\(owners) share \(length.points) points and nothing says how: \(remedy)."
    case .circular(let sizes):
      return
        "\(sizes.list) follow from each other, and nothing gives one of them: give one a length of its own."
    case .open(let isSize):
      return "\(lack) no fixed \(isSize ? words.size : position)\(dependents): \(several)."
    case .unknown: return "\(lack) no fixed layout\(dependents): \(several)."
    }
  }

  var first: String { item.map { names.name(of: $0) } ?? "" }

  /// The items, and the verb behind them: `"time"` has, `"length" of ten TrackRow views` has, `"a", "b" and
  /// two more` have.
  private var subject: (names: String, verb: String) {
    let all = items.map { names.name(of: $0) }
    if all.count > 1, !isPlural { return ("\(ReportNames.quoted(first)) of \(owners(all.count))", "has") }
    let isShort = all.count <= 3
    let named = all.prefix(isShort ? 3 : 1).map(ReportNames.quoted)
    let rest = isShort ? [] : ["\((all.count - 1).inWords) more"]
    return ((named + rest).list, all.count == 1 ? "has" : "have")
  }

  private var isPlural: Bool { Set(items.map { names.name(of: $0) }).count > 1 }
  private var pronoun: String { isPlural ? "them" : "it" }

  private func owners(_ count: Int) -> String {
    var above = item.flatMap(ConstraintList.container)
    while let view = above, ItemNames.isPartOfUIKit(type(of: view)) { above = view.superview }
    let name = above.map { "\(type(of: $0)) " } ?? ""
    return "\(count.inWords) \(name)views"
  }

  private var unplaced: String {
    let container = openContainer.map { view in
      copies > 1 ? "their containers have" : "\(ReportNames.quoted(names.name(of: view))) has"
    }
    let size = container.map { ", and \($0) no \(words.size)" } ?? ""
    guard followers > 0 else { return size.isEmpty ? ": no \(words.placingVerbs) mentions \(pronoun)" : size }
    let views = followers == 1 ? "view that is" : "views that are"
    let verb = followers == 1 ? "has" : "have"
    return "; \(followers.inWords) \(views) placed against \(pronoun) \(verb) none either\(size)"
  }

  private var dependents: String {
    guard followers > 0 else { return "" }
    return ", and \(followers.inWords) \(followers == 1 ? "view depends" : "views depend") on \(pronoun)"
  }

  private var missingSize: String {
    let isEmpty = (item as? AutoLayoutKitView)?.subviews.isEmpty ?? true
    let call = "\(words.size)(\(first))"
    return isEmpty
      ? "\(isPlural ? "they have" : "it has") no content, and neither \(call) nor a second edge gives one"
      : "neither \(call), nor a second edge, nor a \(words.chain) inside \(pronoun) gives one"
  }
}
