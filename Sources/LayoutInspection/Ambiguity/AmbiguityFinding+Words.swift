import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

// The sentences.
extension AmbiguityFinding {
  /// Returns the finding in words.
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

  /// The sentence about views that were hidden when their block ran, and are shown now; nil for others.
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
    guard followers > 0 else {
      return size.isEmpty ? ": no \(words.placingVerbs) mentions \(pronoun)" : size
    }
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
