import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

// The sentences.
extension AmbiguityFinding {
  private var first: String { items.first.map { names.name(of: $0) } ?? "" }

  /// The sentence about views that were hidden when their block ran, and are shown now; nil for others.
  var staleBlock: String? {
    guard reason == .noPosition || reason == .noPlace, let view = item as? AutoLayoutKitView,
      let call = view.callThatLeftItOut, reason == .noPlace || call.verb == words.chainVerb
    else { return nil }
    return Self.sentence(aboutStale: subject.names, call)
  }

  /// Returns the sentence about a view that a `collapsing` chain has left out and that is shown now.
  static func sentence(aboutStale name: String, _ call: AutoLayoutKitPlan.Call) -> String {
    "\(call) left out \(name), hidden when the block ran and shown now. Run the block again with replace:"
      + " when it is shown or hidden."
  }

  /// The reason in words.
  var sentence: String {
    if let staleBlock { return staleBlock }
    switch reason {
    case .noPosition: return "\(lack) no \(words.adjective) position\(unplaced)."
    case .noPlace: return "\(lack) no position: no call and no constraint mentions \(pronoun)."
    case .unanchored:
      return "\(lack) no \(words.adjective) position: "
        + "no constraint leads from there to an edge of \(container)."
    case .severalMissing(let parts):
      return "\(lack) \(parts.map { "no \($0)" }.list)\(dependents)."
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
      if isSize, let tie = tieWithContent { return tie }
      return "\(lack) no fixed \(isSize ? words.size : words.adjective + " position")\(dependents): "
        + "\(owner) constraints allow several."
    case .unknown: return "\(lack) no fixed layout\(dependents): \(owner) constraints allow several."
    }
  }

  /// The sentence about a size with a priority that is also that of the content; nil for another size.
  ///
  ///     make.priority(.high).width(year) == 20    // 750, as the compression resistance of its text
  var tieWithContent: String? {
    guard let view = item as? AutoLayoutKitView else { return nil }
    let content = words.isVertical ? view.intrinsicContentSize.height : view.intrinsicContentSize.width
    for constraint in constraints where constraint.firstItem === view && constraint.secondItem == nil {
      let isSmaller = constraint.constant < content
      let own = view.contentPriority(isHugging: !isSmaller, isVertical: words.isVertical)
      guard content >= 0, constraint.firstAttribute.isSize, constraint.priority.rawValue == own,
        constraint.firstAttribute.isVertical == words.isVertical, let site = constraint.site
      else { continue }
      let kind = isSmaller ? "compression resistance" : "hugging"
      let number = CGFloat(own).points
      return
        "\(site.call) asks for \(first) \(constraint.constant.points) \(words.extent), and its content for"
        + " \(content.points) with the same priority: \(number), its \(kind). Write a priority of"
        + " \(CGFloat(own + 1).points) if the line should count, or \(CGFloat(own - 1).points) if the"
        + " content should."
    }
    return nil
  }

  /// The two frames as a sentence.
  var alternatives: String {
    guard frames.count == 2, frames[0] != frames[1], tieWithContent == nil else { return "" }
    return " The frames \(frames[0].inspectionText) and \(frames[1].inspectionText) fit equally well."
  }

  /// The items, and the verb behind them: `"time"` has, `"length" of ten TrackRow views` has, `"a", "b" and
  /// two more` have.
  private var subject: (names: String, verb: String) {
    let all = items.map { names.name(of: $0) }
    if all.count > 1, Set(all).count == 1 {
      return ("\(ReportNames.quoted(first)) of \(owners(all.count))", "has")
    }
    let isShort = all.count <= 3
    let named = all.prefix(isShort ? 3 : 1).map(ReportNames.quoted)
    let rest = isShort ? [] : ["\((all.count - 1).inWords) more"]
    return ((named + rest).list, all.count == 1 ? "has" : "have")
  }

  private var lack: String { "\(subject.names) \(subject.verb)" }
  private var isPlural: Bool { Set(items.map { names.name(of: $0) }).count > 1 }
  private var pronoun: String { isPlural ? "them" : "it" }
  private var owner: String { isPlural ? "their" : "its" }

  /// Returns the views that have items of the same name: `ten TrackRow views`.
  private func owners(_ count: Int) -> String {
    var above = items.first.flatMap(ItemTies.container)
    while let view = above, ItemNames.isPartOfUIKit(type(of: view)) { above = view.superview }
    let name = above.map { "\(type(of: $0)) " } ?? ""
    return "\(count.inWords) \(name)views"
  }

  /// The verbs that are missing, or the views that have no position either.
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

  /// The number of views that depend on the items, as a part of a sentence.
  private var dependents: String {
    guard followers > 0 else { return "" }
    return ", and \(followers.inWords) \(followers == 1 ? "view depends" : "views depend") on \(pronoun)"
  }

  private var missingSize: String {
    let isEmpty = (item as? AutoLayoutKitView)?.subviews.isEmpty ?? true
    let call = "\(words.size)(\(first))"
    return isEmpty
      ? "\(pronoun == "it" ? "it has" : "they have") no content, and neither \(call) nor a second edge"
        + " gives one"
      : "neither \(call), nor a second edge, nor a \(words.chain) inside \(pronoun) gives one"
  }

  private var container: String {
    items.first.flatMap(ItemTies.container).map { names.name(of: $0) } ?? "its superview"
  }
}

extension AutoLayoutKitView {
  /// Returns the priority with which a view hugs its content, or resists to be smaller than it.
  func contentPriority(isHugging: Bool, isVertical: Bool) -> Float {
    isHugging
      ? contentHuggingPriority(for: isVertical ? .vertical : .horizontal).rawValue
      : contentCompressionResistancePriority(for: isVertical ? .vertical : .horizontal).rawValue
  }
}
