extension SelectorTable {
  /// Adds the methods of the headless UIKit that apps call through selectors.
  func addBuiltInMethods() {
    addResponderMethods()
    addViewMethods()
    addControllerMethods()
  }

  private func addResponderMethods() {
    add("becomeFirstResponder", "becomeFirstResponder()", of: UIResponder.self) { responder, call in
      call.run(none: responder.becomeFirstResponder)
    }
    add("resignFirstResponder", "resignFirstResponder()", of: UIResponder.self) { responder, call in
      call.run(none: responder.resignFirstResponder)
    }
  }

  private func addViewMethods() {
    add("endEditing:", "endEditing(_:)", of: UIView.self) { view, call in
      call.run(one: view.endEditing)
    }
    add("setNeedsLayout", "setNeedsLayout()", of: UIView.self) { view, call in
      call.run(none: view.setNeedsLayout)
    }
    add("layoutIfNeeded", "layoutIfNeeded()", of: UIView.self) { view, call in
      call.run(none: view.layoutIfNeeded)
    }
    add("setNeedsUpdateProperties", "setNeedsUpdateProperties()", of: UIView.self) { view, call in
      call.run(none: view.setNeedsUpdateProperties)
    }
    add("setNeedsUpdateConstraints", "setNeedsUpdateConstraints()", of: UIView.self) { view, call in
      call.run(none: view.setNeedsUpdateConstraints)
    }
    add("updateConstraintsIfNeeded", "updateConstraintsIfNeeded()", of: UIView.self) { view, call in
      call.run(none: view.updateConstraintsIfNeeded)
    }
    add("invalidateIntrinsicContentSize", "invalidateIntrinsicContentSize()", of: UIView.self) { view, call in
      call.run(none: view.invalidateIntrinsicContentSize)
    }
    add("removeFromSuperview", "removeFromSuperview()", of: UIView.self) { view, call in
      call.run(none: view.removeFromSuperview)
    }
    add("sizeToFit", "sizeToFit()", of: UIView.self) { view, call in
      call.run(none: view.sizeToFit)
    }
    add("addSubview:", "addSubview(_:)", of: UIView.self) { view, call in
      call.run(one: view.addSubview)
    }
    add("setHidden:", "setter:isHidden", of: UIView.self) { view, call in
      call.run(one: { view.isHidden = $0 })
    }
    add("isHidden", "getter:isHidden", of: UIView.self) { view, call in
      call.run(none: { view.isHidden })
    }
  }

  private func addControllerMethods() {
    add("trigger:", "trigger(_:)", of: SegueTrigger.self) { trigger, call in
      call.run(one: trigger.trigger)
    }
    add(
      "popViewControllerAnimated:", "popViewController(animated:)", of: UINavigationController.self
    ) { controller, call in
      call.run(one: controller.popViewController)
    }
    add(
      "popToRootViewControllerAnimated:", "popToRootViewController(animated:)",
      of: UINavigationController.self
    ) { controller, call in
      call.run(one: controller.popToRootViewController)
    }
  }

  /// Adds one method of a class.
  private func add<Target: AnyObject>(
    _ selector: String, _ name: String, of type: Target.Type,
    perform: @escaping @Sendable @MainActor (Target, SelectorCall) -> Void
  ) {
    add(
      [(selector, name)], of: "\(type)",
      class: { $0 is Target ? Target.self : nil },
      perform: { target, call in
        if let target = target as? Target { perform(target, call) }
      })
  }
}
