import HeadlessUIKit
import UIKit

extension RandomCalls {
  /// The calls of targets, recognizers and bar buttons.
  static var selectorCalls: [Call] { targetCalls + gestureCalls + barButtonCalls }

  private static let selectors: [Selector] = [
    "setNeedsLayout", "invalidateIntrinsicContentSize", "setNeedsUpdateConstraints",
  ]

  private static var targetCalls: [Call] {
    [
      Call("addTarget", 3) { world in
        guard let control = world.view(UIControl.self) else { return }
        control.addTarget(
          world.chance(0.2) ? nil : world.view(), action: world.pick(selectors),
          for: world.pick([.touchUpInside, .valueChanged]))
      },
      Call("removeTarget", 2) { world in
        guard let control = world.view(UIControl.self) else { return }
        let action = world.bool() ? world.pick(selectors) : nil
        control.removeTarget(world.bool() ? world.view() : nil, action: action, for: .allEvents)
        _ = control.actions(forTarget: world.view(), forControlEvent: .valueChanged)
        _ = control.allTargets
      },
      Call("sendActions", 3) { world in
        guard let control = world.view(UIControl.self) else { return }
        control.sendActions(for: world.bool() ? .touchUpInside : .valueChanged)
        control.sendAction(world.pick(selectors), to: world.view(), for: nil)
      },
      Call("cancelPreviousPerformRequests", 1) { world in
        let view = world.view()
        view.perform("setNeedsLayout", with: nil, afterDelay: 0.0001)
        if world.bool() {
          NSObject.cancelPreviousPerformRequests(withTarget: view)
        } else {
          NSObject.cancelPreviousPerformRequests(withTarget: view, selector: "setNeedsLayout", object: nil)
        }
        let action = UIAccessibilityCustomAction(name: "layout", target: view, selector: "setNeedsLayout")
        view.accessibilityCustomActions = [action]
      },
      Call("perform", 2) { world in
        let (view, selector) = (world.view(), world.pick(selectors))
        if view.responds(to: selector) { view.perform(selector, with: view) }
      },
    ]
  }

  private static var gestureCalls: [Call] {
    [
      Call("addGestureRecognizer", 2) { world in
        let makers: [() -> UIGestureRecognizer] = [
          { UITapGestureRecognizer() }, { UIPanGestureRecognizer() }, { UILongPressGestureRecognizer() },
          { UISwipeGestureRecognizer() }, { UIPinchGestureRecognizer() }, { UIRotationGestureRecognizer() },
          { UIScreenEdgePanGestureRecognizer() }, { UIHoverGestureRecognizer() },
        ]
        let recognizer = world.pick(makers)()
        recognizer.addTarget(world.view(), action: world.pick(selectors))
        world.view().addGestureRecognizer(recognizer)
      },
      Call("gesture", 3) { world in
        guard let recognizer = world.view().gestureRecognizers?.last else { return }
        let place = CGPoint(x: world.length(), y: world.length())
        if let pan = recognizer as? UIPanGestureRecognizer, world.bool() {
          HeadlessLayout.drag(pan, by: place)
        } else {
          HeadlessLayout.perform(recognizer, at: place)
        }
        world.expect(
          CGRect(origin: recognizer.location(in: world.view()), size: .zero), "the location of a gesture")
      },
      Call("removeGestureRecognizer", 1) { world in
        let (view, other) = (world.view(), world.view())
        if let recognizer = view.gestureRecognizers?.first {
          recognizer.isEnabled = world.bool()
          other.removeGestureRecognizer(recognizer)
        }
        if world.chance(0.3) { view.gestureRecognizers = nil }
      },
    ]
  }

  private static var barButtonCalls: [Call] {
    [
      Call("toolbar", 4) { world in
        let navigation = world.controller(UINavigationController.self)
        navigation?.setToolbarHidden(world.bool(), animated: world.bool())
        if world.views.count < limit, world.bool() { world.take(UIToolbar(frame: world.rectangle())) }
        let items: [UIBarButtonItem] = [
          .flexibleSpace(), UIBarButtonItem(title: world.text(), style: .plain, target: nil, action: nil),
          .fixedSpace(world.length()), .flexibleSpace(),
          UIBarButtonItem(image: world.image(), style: .plain, target: nil, action: nil),
        ]
        let some = items.filter { _ in world.bool() }
        if world.bool() {
          world.controller()?.setToolbarItems(some, animated: world.bool())
        } else if let bar = world.view(UIToolbar.self) {
          bar.setItems(some, animated: world.bool())
          bar.isTranslucent = world.bool()
          world.expect(
            bar.sizeThatFits(CGSize(width: 71, height: 3)).height > 0, "a toolbar without a height")
        }
        world.controller()?.hidesBottomBarWhenPushed = world.chance(0.2)
      },
      Call("bar buttons", 5) { world in
        guard let item = world.view(UINavigationBar.self)?.topItem ?? world.controllers.last?.navigationItem
        else { return }
        var buttons = [
          UIBarButtonItem(
            title: world.text(), style: world.bool() ? .plain : .done, target: world.view(),
            action: world.pick(selectors)),
          UIBarButtonItem(
            barButtonSystemItem: UIBarButtonItem.SystemItem(rawValue: world.int(0..<23)) ?? .add,
            target: nil, action: world.pick(selectors)),
          UIBarButtonItem(image: world.image(), style: .plain, target: nil, action: nil),
          UIBarButtonItem.fixedSpace(world.length()), UIBarButtonItem.flexibleSpace(),
        ]
        buttons[0].width = world.bool() ? 0 : world.length()
        buttons[1].isHidden = world.chance(0.2)
        buttons.removeAll { _ in world.bool() }
        if world.bool() {
          item.leftBarButtonItems = buttons
        } else {
          item.rightBarButtonItems = buttons
        }
        item.leftItemsSupplementBackButton = world.bool()
        for button in buttons { HeadlessLayout.perform(button) }
      },
    ]
  }
}
