import HeadlessUIKit
import UIKit

extension RandomCalls {
  /// The largest number of controllers.
  static let controllerLimit = 7

  /// The calls of controllers, of container controllers, and of changes of the screen and the keyboard.
  static var controllerCalls: [Call] { plainCalls + propertyCalls + barCalls + deviceCalls }

  private static var plainCalls: [Call] {
    [
      Call("new controller", 8) { world in world.makeController() },
      Call("rootViewController", 8) { world in
        guard let window = world.view(UIWindow.self) else { return }
        guard let controller = world.controller(), world.chance(0.8) else {
          return window.rootViewController = nil
        }
        if !window.isDescendant(of: controller.view) { window.rootViewController = controller }
      },
      Call("addChild", 4) { world in
        guard let one = world.controller(), let other = world.controller(), world.mayHold(one, other),
          !world.isHeld(other)
        else { return }
        if world.bool() {
          one.addChild(other)
        } else {
          other.removeFromParent()
        }
      },
      Call("additionalSafeAreaInsets", 5) { world in
        world.controller()?.additionalSafeAreaInsets = world.insets()
      },
      Call("controller view", 3) { world in
        guard let controller = world.controller(), world.views.count < limit else { return }
        let view = RandomView()
        controller.view = view
        world.take(view)
      },
    ]
  }

  private static var propertyCalls: [Call] {
    [
      Call("controller flags", 5) { world in
        guard let controller = world.controller() else { return }
        controller.viewRespectsSystemMinimumLayoutMargins = world.bool()
        controller.edgesForExtendedLayout = UIRectEdge(rawValue: UInt(world.int(0..<16)))
        controller.extendedLayoutIncludesOpaqueBars = world.bool()
        controller.hidesBottomBarWhenPushed = world.chance(0.2)
      },
      Call("override traits", 4) { world in
        guard let controller = world.controller(), let child = controller.children.last else { return }
        controller.setOverrideTraitCollection(world.bool() ? nil : world.traits(), forChild: child)
      },
      Call("override own traits", 3) { world in
        world.view().traitOverrides = world.overrides()
        world.controller()?.traitOverrides = world.overrides()
        world.view().updateTraitsIfNeeded()
      },
      Call("update properties", 4) { world in
        world.view().setNeedsUpdateProperties()
        world.controller()?.setNeedsUpdateProperties()
        if world.bool() { world.view().updatePropertiesIfNeeded() }
        world.controller()?.updatePropertiesIfNeeded()
      },
      Call("preferredContentSize", 2) { world in
        world.controller()?.preferredContentSize = CGSize(width: world.length(), height: world.length())
      },
      Call("trait changes", 3) { world in
        let view = world.view()
        let traits: [UITrait] = [UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self]
        let own = view.registerForTraitChanges(traits) { (view: UIView, _: UITraitCollection) in
          view.setNeedsUpdateConstraints()
        }
        if world.bool() { view.unregisterForTraitChanges(own) }
        world.controller()?.registerForTraitChanges(
          traits
        ) { (controller: UIViewController, _: UITraitCollection) in
          controller.viewIfLoaded?.layoutIfNeeded()
        }
      },
      Call("drop controller", 2) { world in
        if world.controllers.count > 1 { world.controllers.removeLast() }
      },
    ]
  }

  private static var barCalls: [Call] {
    [
      Call("push", 8) { world in
        guard let holder = world.controller(UINavigationController.self), let other = world.controller()
        else { return }
        guard !(other is UINavigationController), !holder.viewControllers.contains(other),
          world.mayHold(holder, other)
        else { return }
        if !world.isHeld(other) { holder.pushViewController(other, animated: world.bool()) }
      },
      Call("pop", 5) { world in
        guard let holder = world.controller(UINavigationController.self), world.mayShow(holder) else {
          return
        }
        switch world.int(0..<3) {
        case 0: holder.popViewController(animated: false)
        case 1: holder.popToRootViewController(animated: true)
        default: holder.viewControllers = holder.viewControllers.filter { _ in world.bool() }
        }
      },
      Call("tabs", 8) { world in
        guard let holder = world.controller(UITabBarController.self), world.mayShow(holder) else { return }
        let others = world.controllers.filter { other in
          holder.viewControllers?.contains(other) ?? false
            || world.mayHold(holder, other) && !world.isHeld(other)
        }
        holder.setViewControllers(
          world.chance(0.1) ? nil : others.filter { _ in world.bool() }, animated: false)
      },
      Call("select tab", 6) { world in
        guard let holder = world.controller(UITabBarController.self), world.mayShow(holder) else { return }
        holder.selectedIndex = world.int(-1..<4)
        if let other = holder.viewControllers?.last { holder.selectedViewController = other }
      },
      Call("bars", 6) { world in
        let navigation = world.controller(UINavigationController.self)
        navigation?.isNavigationBarHidden = world.bool()
        navigation?.navigationBar.prefersLargeTitles = world.bool()
        navigation?.navigationBar.isTranslucent = world.bool()
        world.controller(UITabBarController.self)?.tabBar.isTranslucent = world.bool()
      },
      Call("items", 6) { world in
        guard let controller = world.controller() else { return }
        controller.title = world.text()
        controller.navigationItem.largeTitleDisplayMode = world.pick([.automatic, .always, .never])
        controller.navigationItem.hidesBackButton = world.bool()
        controller.navigationItem.backButtonTitle = world.text()
        let search = UISearchController(searchResultsController: nil)
        search.isActive = world.bool()
        controller.navigationItem.searchController = world.chance(0.3) ? search : nil
        controller.navigationItem.titleView = world.bool() ? nil : RandomView(frame: world.rectangle())
        if world.bool() {
          controller.tabBarItem = UITabBarItem(title: world.text(), image: world.image(), tag: 1)
        }
      },
    ]
  }

  private static var deviceCalls: [Call] {
    [
      Call("screen", 4) { world in
        HeadlessLayout.setScreen(
          size: world.chance(0.1) ? CGSize(width: world.size(), height: world.size()) : world.pick(screens),
          scale: world.pick([1, 1, 2, 3, 1.5]), safeArea: world.bool() ? .zero : world.insets(),
          idiom: world.pick([.phone, .pad]), layoutDirection: world.pick([.leftToRight, .rightToLeft]),
          contentSizeCategory: world.pick([.large, .large, .extraSmall, .accessibilityExtraExtraExtraLarge]))
      },
      Call("keyboard", 8) { world in
        guard let window = world.view(UIWindow.self) else { return }
        let docked = CGRect(x: 0, y: window.bounds.maxY - 291, width: window.bounds.width, height: 291)
        HeadlessLayout.setKeyboardFrame(world.pick([nil, docked, world.rectangle()]), in: window)
      },
      Call("keyboard guide", 10) { world in
        let view = world.view()
        let guide = view.keyboardLayoutGuide
        guide.followsUndockedKeyboard = world.bool()
        guide.usesBottomSafeArea = world.bool()
        world.guides.append(guide)
        let edge = NSDirectionalRectEdge(rawValue: UInt(world.int(0..<16)))
        let tracked = guide.topAnchor.constraint(equalTo: view.topAnchor, constant: world.length())
        tracked.priority = .defaultLow
        switch world.int(0..<4) {
        case 0: guide.setConstraints([tracked], activeWhenNearEdge: edge)
        case 1: guide.setConstraints([tracked], activeWhenAwayFrom: edge)
        case 2: guide.removeAllTrackedConstraints()
        default:
          _ = (guide.constraints(activeWhenNearEdge: edge), guide.constraints(activeWhenAwayFrom: edge))
        }
      },
      Call("makeKeyAndVisible", 2) { world in world.view(UIWindow.self)?.makeKeyAndVisible() },
    ]
  }

  private static let screens = [(390, 844), (844, 390), (320, 568), (1024, 768), (1366, 1024), (0, 0)].map {
    CGSize(width: $0.0, height: $0.1)
  }
}

/// A controller that makes a random call in most of its callbacks.
private final class RandomController: UIViewController {
  weak var world: RandomCalls?

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [weak self] context in
      if self?.world?.bool() ?? false { context.containerView.layoutIfNeeded() }
    } completion: { [weak self] _ in
      guard let world = self?.world else { return }
      if world.chance(0.1) { world.view(UIWindow.self)?.frame = world.rectangle() }
    }
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    viewIfLoaded?.setNeedsUpdateConstraints()
  }

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    additionalSafeAreaInsets.bottom = container.preferredContentSize.height / 100
  }
}

/// Controllers that may contain each other.
extension RandomCalls {
  func controller<T: UIViewController>(_ type: T.Type = UIViewController.self) -> T? {
    let found = controllers.compactMap { $0 as? T }
    return found.isEmpty ? nil : pick(found)
  }

  private func makeController() {
    guard controllers.count < Self.controllerLimit, views.count < Self.limit else { return }
    let controller = pick([
      UIViewController.init, UINavigationController.init, UITabBarController.init, RandomController.init,
    ])(nil, nil)
    (controller as? RandomController)?.world = self
    controllers.append(controller)
    take(controller.view)
    if bool() {
      guides += [controller.topLayoutGuide, controller.bottomLayoutGuide].compactMap { $0 as? UILayoutGuide }
    }
  }

  /// Returns true if neither `other` nor its view contains `holder`.
  private func mayHold(_ holder: UIViewController, _ other: UIViewController) -> Bool {
    let line = sequence(first: holder, next: \.parent)
    return !line.contains { $0 === other } && !holder.view.isDescendant(of: other.view)
  }

  /// Returns true if a navigation or tab bar controller contains the controller; only that one may remove it.
  func isHeld(_ controller: UIViewController) -> Bool {
    controller.parent is UINavigationController || controller.parent is UITabBarController
  }

  /// Returns true if the view of no child contains the holder's view.
  private func mayShow(_ holder: UIViewController) -> Bool {
    holder.children.allSatisfy { !holder.view.isDescendant(of: $0.view) }
  }

  private func overrides() -> UITraitOverrides {
    var overrides = view().traitOverrides
    overrides.horizontalSizeClass = pick([.unspecified, .compact, .regular])
    overrides.layoutDirection = pick([.unspecified, .leftToRight, .rightToLeft])
    overrides.preferredContentSizeCategory = pick([.unspecified, .small, .accessibilityLarge])
    if bool() { overrides.remove(UITraitLayoutDirection.self) }
    return overrides
  }

  private func traits() -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: pick([.unspecified, .compact, .regular])),
      UITraitCollection(layoutDirection: pick([.unspecified, .leftToRight, .rightToLeft])),
      UITraitCollection(displayScale: pick([0, 1, 3])),
      UITraitCollection(preferredContentSizeCategory: pick([.unspecified, .small, .accessibilityLarge])),
    ])
  }
}
