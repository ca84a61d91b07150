import AutoLayoutKit
package import LayoutPlatform
import LayoutWords

@MainActor struct ReportNames {
  let names: ItemNames

  init(_ names: ItemNames) { self.names = names }

  /// Returns the name of a view or guide.
  ///
  /// The platform's own guides are called after their view, and those of this library after the call that
  /// made them. A view without a property is called by its text, as `the label "Departure"`, or by its place
  /// in its superview, as `card.subviews[2]`, and the content view of a cell as `cell.contentView`.
  func name(of item: AnyObject) -> String {
    if let guide = item as? AutoLayoutKitGuide, let view = guide.owningView {
      if let known = guide.systemGuide { return "the \(known.area) of \(name(of: view))" }
      return names.knownName(of: guide) ?? madeName(of: guide, in: view) ?? names.name(of: guide)
    }
    if let known = names.knownName(of: item) { return known }
    guard let view = item as? AutoLayoutKitView else { return names.name(of: item) }
    if let owner = view.contentOwner { return "\(name(of: owner)).contentView" }
    if let text = view.shownText { return text }
    return place(of: view) ?? names.name(of: view)
  }

  /// Returns a name in quotation marks; a class, and a name with a text in it, without them.
  static func quoted(_ name: String) -> String {
    name.first?.isUppercase == true || name.contains("\"") || name.contains(" ") ? name : "\"\(name)\""
  }

  /// Returns a sentence that begins with a capital letter if its first word is an article.
  static func sentence(_ text: String) -> String {
    text.hasPrefix("the ") ? "The" + text.dropFirst("the".count) : text
  }

  /// Returns the place of a view among the subviews of one with a name; nil for a view whose class says
  /// enough.
  private func place(of view: AutoLayoutKitView) -> String? {
    let type = "\(type(of: view))"
    guard let above = view.superview, !type.hasPrefix("_"), let owner = names.knownName(of: above),
      let index = above.subviews.firstIndex(of: view)
    else { return nil }
    let alike = above.subviews.filter {
      Swift.type(of: $0) == Swift.type(of: view) && names.knownName(of: $0) == nil
    }
    let isPlain = ItemNames.isPartOfUIKit(Swift.type(of: view))
    return isPlain || alike.count > 1 ? "\(owner).subviews[\(index)]" : nil
  }

  func equation(_ constraint: NSLayoutConstraint) -> String {
    let first = constraint.firstItem.map { name(of: $0) } ?? "a released item"
    let second = constraint.secondItem.map { "\(name(of: $0)).\(constraint.secondAttribute.name)" }
    return constraint.relation.words.equation(
      "\(first).\(constraint.firstAttribute.name)", second,
      multiplier: Double(constraint.exactMultiplier), constant: Double(constraint.constant),
      identifier: constraint.site == nil ? origin(of: constraint) : nil)
  }

  /// Returns the part of a stack view that a constraint stands for, such as `the spacing of the stack menu`;
  /// the identifier of any other constraint.
  private func origin(of constraint: NSLayoutConstraint) -> String? {
    #if canImport(HeadlessUIKit)
      if let role = constraint.identifier.flatMap(StackRole.init), let stack = constraint.stackView {
        return role.origin(stack, named: name(of: stack))
      }
    #endif
    return constraint.identifier
  }
}

extension AutoLayoutKitGuide {
  /// The platform's own guide that this is; nil for one of the app.
  var systemGuide: SystemGuide? {
    #if canImport(UIKit)
      let identifier = identifier
    #else
      let identifier = identifier.rawValue
    #endif
    return SystemGuide(beginning: identifier)
  }
}

// The names of the guides that this library makes.
extension ReportNames {
  /// Returns the name of a guide after the call that made it: `the flexible gap
  /// between like and share`, `the guide at Card.swift:31`; nil if no call mentions it.
  func madeName(of guide: AutoLayoutKitGuide, in owner: AutoLayoutKitView) -> String? {
    let all = sequence(first: owner, next: { $0.superview }).flatMap { $0.constraints }
    let ties = all.filter { $0.mentions(guide) }
    guard let site = ties.lazy.compactMap(\.site).first else { return nil }
    if site.isOfChain, let gap = gap(guide, ties) { return gap }
    let above = ties.filter { $0.secondItem === guide && $0.firstItem is AutoLayoutKitView }
      .filter { $0.site?.plainVerb == "below" }.compactMap { $0.firstItem.map { name(of: $0) } }
    if !above.isEmpty { return "the guide below \(above.list)" }
    return "the guide at \(site.fileAndLine)"
  }

  private func gap(_ guide: AutoLayoutKitGuide, _ ties: [NSLayoutConstraint]) -> String? {
    let names = [0.0, 1].map { side -> String? in
      let tie = ties.first { $0.side(of: guide) == side && !$0.attribute(of: guide).isSize }
      // The same edge of the other item: the gap begins or ends at the container.
      guard let tie, tie.otherAttribute(than: guide).side != side else { return nil }
      return tie.other(than: guide).map { name(of: $0) }
    }
    switch (names[0], names[1]) {
    case (let first?, let second?): return "the flexible gap between \(first) and \(second)"
    case (let first?, nil): return "the flexible gap after \(first)"
    case (nil, let second?): return "the flexible gap before \(second)"
    case (nil, nil): return nil
    }
  }
}

// The names of views that no property holds.
extension AutoLayoutKitView {
  var shownText: String? {
    guard let own = ownText, let first = own.text?.split(whereSeparator: \.isNewline).first
    else { return nil }
    return "the \(own.kind) \"\(first.count > 24 ? first.prefix(23) + "…" : first)\""
  }

  #if canImport(UIKit)
    var contentOwner: UIView? {
      let owners = sequence(first: superview, next: { $0?.superview }).prefix(3).compactMap { $0 }
      return owners.first { ($0.contentViewOfCell ?? ($0 as? UIVisualEffectView)?.contentView) === self }
    }
  #elseif canImport(AppKit)
    var contentOwner: NSView? {
      guard let above = superview else { return nil }
      if (above as? NSBox)?.contentView === self { return above }
      return (above as? NSScrollView)?.contentView === self ? above : nil
    }
  #endif
}

#if canImport(UIKit)
  extension StackRole {
    @MainActor func origin(_ stack: UIStackView, named name: String) -> String {
      switch self {
      case .canvasFit, .ambiguitySuppression, .spanningBoundary, .hiding: "the stack \(name)"
      default: "the \(words(stack, named: name))"
      }
    }

    @MainActor func words(_ stack: UIStackView?, named name: String) -> String {
      switch self {
      case .canvasConnection: "edge of the stack \(name)"
      case .canvasFit: "the stack \(name) is as small as its views allow"
      case .spacing: "spacing of the stack \(name)"
      case .alignment: "alignment \(stack.map { "\($0.alignment)" } ?? "") of the stack \(name)"
      case .spanningBoundary: "inside the stack \(name)"
      case .ambiguitySuppression: "small in the stack \(name), because nothing else decides"
      case .fillEqually, .distributingEdge, .fillProportionally:
        "distribution \(stack.map { "\($0.distribution)" } ?? "") of the stack \(name)"
      case .hiding: "hidden in the stack \(name)"
      case .order: "order of the views in the stack \(name)"
      }
    }
  }

  extension NSLayoutConstraint {
    /// The stack view that made the constraint; nil for a constraint of another origin.
    ///
    /// All items of such a constraint are the stack view itself, its guides or its arranged views. In a stack
    /// view inside a stack view, the size of the inner one alone can come from both.
    @MainActor var stackView: UIStackView? {
      guard let role = identifier.flatMap({ StackRole(rawValue: $0) }) else { return nil }
      let candidates = [firstItem, secondItem].compactMap { $0 }.map(Self.stackViews)
      let common = candidates.first?.filter { stack in candidates.allSatisfy { $0.contains(stack) } } ?? []
      return role == .canvasFit ? common.last : common.first
    }

    private static func stackViews(around item: AnyObject) -> [UIStackView] {
      let owner = (item as? UILayoutGuide)?.owningView
      let view = item as? UIView
      return [view?.superview, view ?? owner].compactMap { $0 as? UIStackView }
    }
  }
#elseif canImport(AppKit)
  extension NSLayoutConstraint {
    @MainActor var stackView: NSStackView? { nil }
  }
#endif

#if canImport(UIKit)
  extension UIContentSizeCategory {
    /// The name without the words that all names share: `L`, `AccessibilityXXXL`.
    package var shortName: String { rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "") }
  }
#endif
