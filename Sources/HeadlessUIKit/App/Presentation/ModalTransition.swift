/// A presentation or a dismissal from its beginning to its end.
final class ModalTransition: NSObject, UIViewControllerContextTransitioning {
  private let presented: UIViewController
  private let presenter: UIViewController
  private let isPresentation: Bool
  private var presentation: UIPresentationController?
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var end: (() -> Void)?
  let isAnimated: Bool
  private(set) var transitionWasCancelled = false
  init(of presented: UIViewController, by presenter: UIViewController, isPresentation: Bool, isAnimated: Bool)
  {
    self.presented = presented
    self.presenter = presenter
    self.isPresentation = isPresentation
    self.isAnimated = isAnimated
    super.init()
  }

  /// Shows the presented view, or lets the animator of the transitioning delegate do it, and calls `end`
  /// afterward.
  func run(showing presentation: UIPresentationController, end: @escaping () -> Void) {
    guard isAnimated,
      let animator = presented.transitioningDelegate?.animationController(
        forPresented: presented, presenting: presenter, source: presenter)
    else {
      presentation.addPresentedView()
      return end()
    }
    run(animator, presentation, end)
  }

  /// Lets the animator of the transitioning delegate hide the presented view, and calls `end` afterward.
  func run(hiding presentation: UIPresentationController, end: @escaping () -> Void) {
    guard isAnimated,
      let animator = presented.transitioningDelegate?.animationController(forDismissed: presented)
    else { return end() }
    run(animator, presentation, end)
  }

  private func run(
    _ animator: any UIViewControllerAnimatedTransitioning, _ presentation: UIPresentationController,
    _ end: @escaping () -> Void
  ) {
    self.presentation = presentation
    self.animator = animator
    self.end = end
    animator.animateTransition(using: self)
  }

  func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    transitionWasCancelled = !didComplete
    end()
    animator?.animationEnded(didComplete)
    animator = nil
    presentation = nil
  }

  // The state for the animator

  var containerView: UIView { presentation?.containerView ?? presenter.view }
  var isInteractive: Bool { false }
  var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: isPresentation ? presenter : presented
    case .to: isPresentation ? presented : presenter
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    guard key == .from || key == .to else { return nil }
    if (key == .to) == isPresentation { return presentation?.presentedView }
    return presentation?.shouldRemovePresentersView == true ? presenter.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { frame(of: vc, isAtEnd: false) }
  func finalFrame(for vc: UIViewController) -> CGRect { frame(of: vc, isAtEnd: true) }

  private func frame(of controller: UIViewController, isAtEnd: Bool) -> CGRect {
    if controller === presented {
      return isPresentation == isAtEnd ? presentation?.frameOfPresentedViewInContainerView ?? .zero : .zero
    }
    let isVisible = presentation?.shouldRemovePresentersView != true || isPresentation != isAtEnd
    return isVisible ? controller.viewIfLoaded?.frame ?? .zero : .zero
  }
}
