extension UIView: UITraitEnvironment {
  /// The direction of the user interface around the view.
  var directionOfTraits: UIUserInterfaceLayoutDirection {
    let screen = UIScreen.main
    let direction = screen.knowsOverrides ? node.traits.layoutDirection : screen.device.layoutDirection
    return direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Tells every controller and view of the tree that begins here that the
  /// traits changed, from the outside in.
  ///
  /// What has traits of its own that say the same before and after hears nothing, and
  /// neither does what is inside it.
  ///
  /// - Parameters:
  ///   - old: The traits that this view had.
  ///   - new: Those it has now.
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
      node.controller?.traitsDidChange(from: old)
      view.traitCollectionDidChange(old)
      if node.extras != nil { view.tellRegistrations(from: old, to: new) }
      for child in node.children.reversed() {
        let own = child.node.controller?.traitOverride
        open.append((child.node, old.overridden(by: own), new.overridden(by: own)))
      }
    }
  }

  /// Tells the tree that begins here what the traits around it have become after the view moved.
  ///
  /// - Parameter old: The traits around the view before.
  func surroundingsDidChange(from old: UITraitCollection) {
    let new = superview?.node.traits ?? UIScreen.main.traitCollection
    let own = node.controller?.traitOverride
    traitsDidChange(from: old.overridden(by: own), to: new.overridden(by: own))
  }
}

extension LayoutNode {
  /// The traits of the view: those of its window or, outside of a window, of a window that fills the screen,
  /// with what the controllers above it were given.
  @MainActor var traits: UITraitCollection {
    guard UIScreen.main.knowsOverrides else { return window?.traits ?? UIScreen.main.traitCollection }
    var overrides: [UITraitCollection] = []
    var trees: [LayoutNode] = []
    var place = Optional(self)
    var topmost = self
    while let start = place {
      topmost = start.climb(noting: &overrides)
      // A view may stand inside that of a child of its controller: then there is nothing further outside.
      place = trees.contains { $0 === topmost } ? nil : topmost.controller?.loadedParent(noting: &overrides)
      trees.append(topmost)
    }
    let outside = topmost.window?.traits ?? UIScreen.main.traitCollection
    return overrides.isEmpty ? outside : UITraitCollection(traitsFrom: [outside] + overrides.reversed())
  }

  /// The topmost view around this one, and on the way there what controllers were given.
  @MainActor private func climb(noting overrides: inout [UITraitCollection]) -> LayoutNode {
    var node = self
    while true {
      if let own = node.controller?.traitOverride { overrides.append(own) }
      guard let parent = node.parent else { return node }
      node = parent
    }
  }
}

extension UIViewController {
  /// The view of the nearest controller around this one that has loaded it, and on the way
  /// there what controllers were given.
  fileprivate func loadedParent(noting overrides: inout [UITraitCollection]) -> LayoutNode? {
    var controller = parent
    while let current = controller {
      if let view = current.viewIfLoaded { return view.node }
      if let own = current.traitOverride { overrides.append(own) }
      controller = current.parent
    }
    return nil
  }
}

extension UITraitCollection {
  /// What `own` says, and for the rest what is said here.
  func overridden(by own: UITraitCollection?) -> UITraitCollection {
    guard let own else { return self }
    return UITraitCollection(values: values.overridden(by: own.values))
  }
}
