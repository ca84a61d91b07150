extension UIView: UITraitEnvironment {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The number of pixels per point of the screen, inside and outside of a window.
  var pixelScale: CGFloat { UIScreen.main.scale }

  var directionOfTraits: UIUserInterfaceLayoutDirection {
    let screen = UIScreen.main
    let direction = screen.hasTraitOverrides ? node.traits.layoutDirection : screen.device.layoutDirection
    return direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Tells this view, all views below it and their controllers that their traits have changed, outer views
  /// first.
  ///
  /// A view whose own traits are equal before and after, because an override replaces the changed ones, is
  /// left out together with everything below it.
  ///
  /// - Parameters:
  ///   - old: The traits that this view and its controller had.
  ///   - new: The traits that this view and its controller have now.
  func traitsDidChange(from old: NodeTraits, to new: NodeTraits) {
    var open = [(node, old, new)]
    while let (node, old, new) = open.popLast() {
      guard let view = node.view else { continue }
      view.applyTraits(from: old.ofView, to: new.ofView)
      if old.ofController != new.ofController {
        new.ofController.performForColors { node.layoutController?.traitsDidChange(from: old.ofController) }
      }
      guard old.ofView != new.ofView else { continue }
      new.ofView.performForColors {
        view.traitCollectionDidChange(old.ofView)
        if node.extras != nil { view.callTraitHandlers(from: old.ofView, to: new.ofView) }
      }
      for child in node.children.reversed() {
        open.append(
          (child.node, child.node.traits(around: old.ofView), child.node.traits(around: new.ofView)))
      }
    }
  }

  private func applyTraits(from old: UITraitCollection, to new: UITraitCollection) {
    if old.layoutDirection != new.layoutDirection, content.semantics == .unspecified { directionDidChange() }
    if old.values.category != new.values.category, let size = new.values.category {
      textSizeDidChange(to: size)
    }
  }
}

/// The traits of a view, and those of its controller, which the overrides of the view do not reach.
struct NodeTraits {
  let ofController: UITraitCollection
  let ofView: UITraitCollection
}

/// The traits that the app has given a view instead of those around it; nil for none.
private struct OwnTraits: ExtraValue {
  var collection: UITraitCollection?
  /// Retained while the view has traits or limits of its own.
  var mark: TraitOverrideMark?
}

/// The smallest and the largest size of text that a view accepts from the views around it.
struct ContentSizeLimits: ExtraValue {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?
  var isLimiting: Bool { minimum != nil || maximum != nil }

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
    get { node[ContentSizeLimits.self].minimum }
    set { changeTraits { node[ContentSizeLimits.self].minimum = newValue } }
  }

  /// The largest size of text of the view and of its subviews; nil, the default, means no limit.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { node[ContentSizeLimits.self].maximum }
    set { changeTraits { node[ContentSizeLimits.self].maximum = newValue } }
  }

  /// The traits that the view and its subviews have instead of those around them; none unless set.
  ///
  /// `overrideUserInterfaceStyle` is one of them. A change reaches the view, its subviews and their
  /// controllers at once.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(node[OwnTraits.self].collection) }
    set {
      guard newValue.collection != traitOverrides.collection else { return }
      changeTraits { node[OwnTraits.self].collection = newValue.collection }
    }
  }

  /// Updates the traits of the view and of its subviews; nothing is outstanding here, because each change
  /// updates them at once.
  public func updateTraitsIfNeeded() {}

  private func changeTraits(_ change: () -> Void) {
    let old = node.allTraits()
    change()
    let extras = node.makeExtras()
    let own = extras[OwnTraits.self].collection
    let isOverriding = own != nil || extras[ContentSizeLimits.self].isLimiting
    extras[OwnTraits.self].mark = isOverriding ? UIScreen.main.markOverride(of: own) : nil
    node.traitOverridesDidChange()
    traitsDidChange(from: old, to: node.allTraits())
  }
}

extension LayoutNode {
  /// Notes whether the view or its controller has traits of its own.
  @MainActor func traitOverridesDidChange() {
    let isOverriding = layoutController?.traitOverride != nil || extras?[OwnTraits.self].mark != nil
    flags.set(.overridesTraits, isOverriding)
  }

  @MainActor fileprivate func traits(around outer: UITraitCollection) -> NodeTraits {
    guard flags.contains(.overridesTraits) else { return NodeTraits(ofController: outer, ofView: outer) }
    let ofController = outer.overridden(by: layoutController?.traitOverride)
    guard let extras else { return NodeTraits(ofController: ofController, ofView: ofController) }
    let own = ofController.overridden(by: extras[OwnTraits.self].collection)
    return NodeTraits(ofController: ofController, ofView: extras[ContentSizeLimits.self].applied(to: own))
  }

  @MainActor var traits: UITraitCollection { allTraits().ofView }

  /// Returns the traits of the view and its controller.
  ///
  /// They are the traits of the window or, outside of a window, of a window that fills the screen. The
  /// overrides of the views above the view, and of their controllers, are applied to them.
  ///
  /// - Parameter traits: The traits around the window; nil means the present ones.
  @MainActor func allTraits(inWindowWith traits: UITraitCollection? = nil) -> NodeTraits {
    guard UIScreen.main.hasTraitOverrides else {
      let traits = traits ?? layoutWindow?.traits ?? UIScreen.main.traitCollection
      return NodeTraits(ofController: traits, ofView: traits)
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
    let outside = traits ?? topmost.layoutWindow?.traits ?? UIScreen.main.traitCollection
    let start = NodeTraits(ofController: outside, ofView: outside)
    return overrides.reversed().reduce(start) { $1($0.ofView) }
  }

  /// Returns the topmost view above this one and collects the trait overrides of the views and controllers on
  /// the way.
  @MainActor private func climb(noting overrides: inout [TraitChange]) -> LayoutNode {
    overrides.append { self.traits(around: $0) }
    var topmost = BorrowedNode(self)
    while let parent = topmost.parent {
      if parent.flags.contains(.overridesTraits) {
        let node = parent.node
        overrides.append { node.traits(around: $0) }
      }
      topmost = parent
    }
    return topmost.node
  }
}

extension LayoutController {
  /// Returns the view of the nearest parent controller that has loaded its view, and collects the trait
  /// overrides on the way.
  fileprivate func loadedParent(noting overrides: inout [TraitChange]) -> LayoutNode? {
    var controller = layoutParent
    while let current = controller {
      if let view = current.viewIfLoaded { return view.node }
      if let own = current.traitOverride {
        overrides.append {
          let traits = $0.overridden(by: own)
          return NodeTraits(ofController: traits, ofView: traits)
        }
      }
      controller = current.layoutParent
    }
    return nil
  }
}

/// Returns the traits of a view and its controller for those around them.
private typealias TraitChange = (UITraitCollection) -> NodeTraits

extension UITraitCollection {
  /// Returns the traits that are set in `own`, and this collection's values for all other traits.
  func overridden(by own: UITraitCollection?) -> UITraitCollection {
    guard let own else { return self }
    return UITraitCollection(values: values.overridden(by: own.values))
  }
}
