extension UIView: UITraitEnvironment {
  /// The number of pixels per point of the screen, inside and outside of a window.
  var pixelScale: CGFloat { UIScreen.main.scale }

  /// The layout direction of the traits of the view.
  var directionOfTraits: UIUserInterfaceLayoutDirection {
    let screen = UIScreen.main
    let direction = screen.hasTraitOverrides ? node.traits.layoutDirection : screen.device.layoutDirection
    return direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Tells this view, all views below it and their controllers that their traits have changed, outer views
  /// first.
  ///
  /// A view whose own traits are equal before and after, because its controller overrides the changed ones,
  /// is left out together with everything below it.
  ///
  /// - Parameters:
  ///   - old: The traits that this view had.
  ///   - new: The traits that this view has now.
  func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    var open = [(node, old, new)]
    while let (node, old, new) = open.popLast() {
      guard old != new, let view = node.view else { continue }
      if old.layoutDirection != new.layoutDirection, view.content.semantics == .unspecified {
        view.directionDidChange()
      }
      if old.values.category != new.values.category, let size = new.values.category {
        view.textSizeDidChange(to: size)
      }
      node.layoutController?.traitsDidChange(from: old)
      view.traitCollectionDidChange(old)
      if node.extras != nil { view.callTraitHandlers(from: old, to: new) }
      for child in node.children.reversed() {
        open.append((child.node, child.node.traits(around: old), child.node.traits(around: new)))
      }
    }
  }

  /// Tells this view and all views below it about the traits around the view after it was moved.
  ///
  /// - Parameter old: The traits around the view before it was moved.
  func surroundingsDidChange(from old: UITraitCollection) {
    let new = superview?.node.traits ?? UIScreen.main.traitCollection
    traitsDidChange(from: node.traits(around: old), to: node.traits(around: new))
  }
}

/// The style that a view has instead of that of its superview.
struct StyleOverride: ExtraValue {
  var style = UIUserInterfaceStyle.unspecified
}

/// The smallest and the largest size of text that a view accepts from the views around it.
struct ContentSizeLimits: ExtraValue {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  /// Returns traits with a size of text inside the limits; a minimum above the maximum counts as the maximum.
  func applied(to traits: UITraitCollection) -> UITraitCollection {
    guard let rank = traits.values.category?.rank else { return traits }
    var limited = traits.values
    if let minimum, let least = minimum.rank, rank < least { limited.category = minimum }
    if let maximum, let most = maximum.rank, limited.category?.rank ?? 0 > most { limited.category = maximum }
    return limited.category == traits.values.category ? traits : UITraitCollection(values: limited)
  }
}

extension UIView {
  /// The smallest size of text of the view and of its subviews; nil, the default, means no limit.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { node.extras?[ContentSizeLimits.self].minimum }
    set { changeTraits { node.makeExtras()[ContentSizeLimits.self].minimum = newValue } }
  }

  /// The largest size of text of the view and of its subviews; nil, the default, means no limit.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { node.extras?[ContentSizeLimits.self].maximum }
    set { changeTraits { node.makeExtras()[ContentSizeLimits.self].maximum = newValue } }
  }

  /// Changes the style of the view and of its subviews.
  func changeStyle(to style: UIUserInterfaceStyle) {
    guard style != overrideUserInterfaceStyle else { return }
    changeTraits { node.makeExtras()[StyleOverride.self].style = style }
  }

  private func changeTraits(_ change: () -> Void) {
    let old = node.traits
    UIScreen.main.hasTraitOverrides = true
    change()
    traitsDidChange(from: old, to: node.traits)
  }
}

extension LayoutNode {
  /// The traits that the view has instead of those around it: those of its controller, and its style.
  @MainActor fileprivate var ownTraits: UITraitCollection? {
    let ofController = layoutController?.traitOverride
    guard let style = extras?[StyleOverride.self].style, style != .unspecified else { return ofController }
    let own = UITraitCollection(userInterfaceStyle: style)
    return ofController?.overridden(by: own) ?? own
  }

  /// Returns the traits of the view for those around it.
  @MainActor fileprivate func traits(around outer: UITraitCollection) -> UITraitCollection {
    let own = outer.overridden(by: ownTraits)
    return extras?[ContentSizeLimits.self].applied(to: own) ?? own
  }

  /// The traits of the view.
  ///
  /// They are the traits of the window or, outside of a window, of a window that fills the screen. The
  /// overrides of the controllers above the view are applied to them.
  @MainActor var traits: UITraitCollection {
    guard UIScreen.main.hasTraitOverrides else {
      return layoutWindow?.traits ?? UIScreen.main.traitCollection
    }
    var overrides: [TraitChange] = []
    var trees: [LayoutNode] = []
    var next: LayoutNode? = self
    var topmost = self
    while let start = next {
      topmost = start.climb(noting: &overrides)
      // The view can be inside the view of a child of its controller. The search ends then.
      next =
        trees.contains { $0 === topmost } ? nil : topmost.layoutController?.loadedParent(noting: &overrides)
      trees.append(topmost)
    }
    let outside = topmost.layoutWindow?.traits ?? UIScreen.main.traitCollection
    return overrides.reversed().reduce(outside) { $1($0) }
  }

  /// Returns the topmost view above this one and collects the trait overrides of the controllers on the way.
  @MainActor private func climb(noting overrides: inout [TraitChange]) -> LayoutNode {
    var node = self
    while true {
      if node.extras != nil || node.layoutController != nil {
        let current = node
        overrides.append { current.traits(around: $0) }
      }
      guard let parent = node.parent else { return node }
      node = parent
    }
  }
}

extension LayoutController {
  /// Returns the view of the nearest parent controller that has loaded its view, and collects the trait
  /// overrides on the way.
  fileprivate func loadedParent(noting overrides: inout [TraitChange]) -> LayoutNode? {
    var controller = layoutParent
    while let current = controller {
      if let view = current.viewIfLoaded { return view.node }
      if let own = current.traitOverride { overrides.append { $0.overridden(by: own) } }
      controller = current.layoutParent
    }
    return nil
  }
}

/// Returns the traits of a view or a controller for those around it.
private typealias TraitChange = (UITraitCollection) -> UITraitCollection

extension UITraitCollection {
  /// Returns the traits that are set in `own`, and this collection's values for all other traits.
  func overridden(by own: UITraitCollection?) -> UITraitCollection {
    guard let own else { return self }
    return UITraitCollection(values: values.overridden(by: own.values))
  }
}
