extension SelectorTable {
  /// Adds the methods of the headless UIKit that apps call through selectors.
  func addBuiltInMethods() {
    add("becomeFirstResponder", of: UIResponder.self) { $1.run(none: $0.becomeFirstResponder) }
    add("resignFirstResponder", of: UIResponder.self) { $1.run(none: $0.resignFirstResponder) }

    add("endEditing:", "endEditing(_:)", of: UIView.self) { $1.run(one: $0.endEditing) }
    add("setNeedsLayout", of: UIView.self) { $1.run(none: $0.setNeedsLayout) }
    add("layoutIfNeeded", of: UIView.self) { $1.run(none: $0.layoutIfNeeded) }
    add("setNeedsUpdateProperties", of: UIView.self) { $1.run(none: $0.setNeedsUpdateProperties) }
    add("setNeedsUpdateConstraints", of: UIView.self) { $1.run(none: $0.setNeedsUpdateConstraints) }
    add("updateConstraintsIfNeeded", of: UIView.self) { $1.run(none: $0.updateConstraintsIfNeeded) }
    add("invalidateIntrinsicContentSize", of: UIView.self) { $1.run(none: $0.invalidateIntrinsicContentSize) }
    add("removeFromSuperview", of: UIView.self) { $1.run(none: $0.removeFromSuperview) }
    add("sizeToFit", of: UIView.self) { $1.run(none: $0.sizeToFit) }
    add("addSubview:", "addSubview(_:)", of: UIView.self) { $1.run(one: $0.addSubview) }
    add("setHidden:", "setter:isHidden", of: UIView.self) { view, call in
      call.run(one: { view.isHidden = $0 })
    }
    add("isHidden", "getter:isHidden", of: UIView.self) { view, call in call.run(none: { view.isHidden }) }

    add("trigger:", "trigger(_:)", of: SegueTrigger.self) { $1.run(one: $0.trigger) }
    add("popViewControllerAnimated:", "popViewController(animated:)", of: UINavigationController.self) {
      $1.run(one: $0.popViewController)
    }
    add(
      "popToRootViewControllerAnimated:", "popToRootViewController(animated:)",
      of: UINavigationController.self
    ) { $1.run(one: $0.popToRootViewController) }
  }

  /// Adds one method of a class; a method without parameters has the name of its selector.
  private func add<Target: AnyObject>(
    _ selector: String, _ name: String? = nil, of type: Target.Type,
    perform: @escaping @Sendable @MainActor (Target, SelectorCall) -> Void
  ) {
    add(
      [(selector, name ?? "\(selector)()")], of: "\(type)", class: { $0 is Target ? Target.self : nil },
      perform: { target, call in if let target = target as? Target { perform(target, call) } })
  }
}
