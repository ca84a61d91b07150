extension UIViewController {
  func beginPresentation(of new: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presenter(in: new.modalPresentationStyle)
    trap(if: presenter.mistake(inPresenting: new, from: self))
    if let other = presenter.modal?.presented {
      let text = "Attempt to present \(new) on \(presenter) (from \(self)) which is already presenting"
      return HeadlessLayout.log(text + " \(other).")
    }
    guard let window = presenter.viewIfLoaded?.window else {
      let text = "Attempt to present \(new) on \(presenter) (from \(self)) whose view is not in the window"
      return HeadlessLayout.log(text + " hierarchy.")
    }
    let presentation = new.makePresentation(by: presenter, from: self)
    let state = new.makeModal()
    state.controller = presentation
    state.presenting = presenter
    state.isBeingPresented = true
    presenter.makeModal().presented = new
    presentation.addContainer(for: presenter, in: window)
    new.loadViewIfNeeded()
    presentation.presentationTransitionWillBegin()
    let removes = presentation.shouldRemovePresentersView
    if !window.isHidden {
      if removes { presenter.beginAppearanceTransition(false, animated: animated) }
      new.beginAppearanceTransition(true, animated: animated)
    }
    let transition = ModalTransition(of: new, by: presenter, isPresentation: true, isAnimated: animated)
    transition.run(showing: presentation) {
      if removes { presentation.removePresentersView() }
      window.finish(removes ? [new, presenter] : [new], completion) {
        state.isBeingPresented = false
        presentation.presentationTransitionDidEnd(true)
      }
    }
  }

  /// Returns the sentence about a controller that this one cannot present; nil if it can.
  ///
  /// - Parameter source: The controller on which `present` was called.
  func mistake(inPresenting new: UIViewController, from source: UIViewController) -> String? {
    let subject = "Application tried to present modally"
    if new === source { return "\(subject) a view controller on itself: \(source)." }
    if sequence(first: self, next: { $0.modal?.presenting }).contains(where: { $0 === new }) {
      return "\(subject) an active view controller \(new)."
    }
    if let other = new.modal?.presenting {
      return "\(subject) a view controller \(new) that is already being presented by \(other)."
    }
    return new.parent.map { "\(subject) a view controller \(new) that has a parent view controller \($0)." }
  }

  private func presenter(in style: UIModalPresentationStyle) -> UIViewController {
    let line = Array(sequence(first: self, next: \.parent))
    let isInContext = style == .currentContext || style == .overCurrentContext
    let context = isInContext ? line.first(where: \.definesPresentationContext) : nil
    return context ?? line.last ?? self
  }

  private func makePresentation(by presenter: UIViewController, from source: UIViewController)
    -> UIPresentationController
  {
    let own =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source) : ownPresentation()
    return own ?? UIPresentationController(presentedViewController: self, presenting: presenter)
  }

  func endPresentation(animated: Bool, completion: (() -> Void)?) {
    let presenter =
      firstOfParents { $0.modal?.presented == nil ? nil : $0 } ?? firstOfParents(\.modal?.presenting)
    guard let presenter, let top = presenter.presentedStack.last, let state = top.modal,
      let presentation = state.controller
    else {
      completion?()
      return
    }
    let lowest = presenter.modal?.presented?.modal?.controller
    let restores = lowest?.hasRemovedPresentersView ?? false
    let window = presentation.containerView?.window
    state.isBeingDismissed = true
    presentation.dismissalTransitionWillBegin()
    if window?.isHidden == false {
      top.beginAppearanceTransition(false, animated: animated)
      if restores { presenter.beginAppearanceTransition(true, animated: animated) }
    }
    lowest?.restorePresentersView()
    let transition = ModalTransition(of: top, by: presenter, isPresentation: false, isAnimated: animated)
    transition.run(hiding: presentation) {
      presenter.removePresentations()
      let end = {
        state.isBeingDismissed = false
        presentation.dismissalTransitionDidEnd(true)
      }
      guard let window else {
        end()
        completion?()
        return
      }
      window.finish(restores ? [presenter, top] : [top], completion, end)
    }
  }

  func removePresentations() {
    for controller in presentedStack.reversed() {
      guard let state = controller.modal else { continue }
      controller.withdraw(state)
    }
    modal?.presented = nil
  }

  private func withdraw(_ state: ModalState) {
    state.presented = nil
    state.presenting = nil
    state.controller?.removeContainer()
    state.controller = nil
    takeOverride(nil, from: \.presentation)
  }
}

extension UIWindow {
  /// Ends the appearance transitions of controllers with the next layout, and calls `end` and `completion`
  /// after it; with a completion, the layout takes place now.
  fileprivate func finish(
    _ controllers: [UIViewController], _ completion: (() -> Void)?, _ end: @escaping () -> Void
  ) {
    endAppearances(of: controllers) {
      end()
      completion?()
    }
    setNeedsLayout()
    if completion != nil { layoutIfNeeded() }
  }
}
