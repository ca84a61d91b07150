/// The object that places the view of a presented controller in its container view.
///
/// A subclass places it in another way, for a controller with the style `custom`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  private var container: PresentationContainer?
  /// The superview of the presenting controller's view before the view was removed.
  private weak var formerSuperview: UIView?
  /// The index of the presenting controller's view in that superview; nil unless the view was removed.
  private var formerIndex: Int?

  /// Creates the object that places `presentedViewController`; nil for `presentingViewController` means that
  /// the controller is not presented yet.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The controller that is presented.
  ///
  /// The controller retains this object. Traps if the controller was released.
  open var presentedViewController: UIViewController {
    guard let presented else { preconditionFailure("The controller of \(type(of: self)) was released.") }
    return presented
  }
  /// The controller that presents; the presented one before the presentation.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }
  /// The style of the presented controller.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The object that can change the style in a narrow window.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Traits that replace those of the window for the presented controller; nil unless set.
  open var overrideTraitCollection: UITraitCollection? { didSet { updateTraits() } }

  // Views

  /// The view that contains the presented view; nil before the presentation and after the dismissal.
  open var containerView: UIView? { container }
  /// The view that is placed: that of the presented controller unless overridden.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view in the container view, in points; unless overridden, that of the style.
  open var frameOfPresentedViewInContainerView: CGRect { frame(in: container?.bounds.size ?? .zero) }
  /// True if the presentation covers the whole window; unless overridden, true except in a current context.
  open var shouldPresentInFullscreen: Bool {
    let style = adaptedStyle
    return style != .currentContext && style != .overCurrentContext
  }
  /// True if the view of the presenting controller is removed; unless overridden, true in the styles
  /// `fullScreen` and `currentContext`.
  open var shouldRemovePresentersView: Bool {
    let style = adaptedStyle
    return style == .fullScreen || style == .currentContext
  }

  /// Called before the container view lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container view has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presented view is shown.
  open func presentationTransitionWillBegin() {}
  /// Called after the presented view was shown.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented view is removed.
  open func dismissalTransitionWillBegin() {}
  /// Called after the presented view was removed.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // Adaptation

  /// The style in the present window if it differs from that of the controller, or `none`.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// Returns the style in a window with other traits if it differs from that of the controller, or `none`.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    guard isAdaptive else { return .none }
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    guard let delegate else { return presentationStyle == .popover && isNarrow ? .pageSheet : .none }
    return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
  }

  var adaptedStyle: UIModalPresentationStyle {
    let other = adaptivePresentationStyle
    let style = other == .none ? presentationStyle : other
    return style == .automatic ? .pageSheet : style
  }

  /// True if the view is shown as a sheet, which leaves a part of the presenting view visible above it.
  var isSheet: Bool { adaptedStyle == .pageSheet || adaptedStyle == .formSheet }

  /// The opacity of the black in front of the views behind the presented one.
  var dimming: CGFloat { isSheet ? 0.2 : 0 }

  // Only these styles change in a narrow window.
  private var isAdaptive: Bool {
    [.automatic, .pageSheet, .formSheet, .popover].contains(presentationStyle)
      && traitCollection.horizontalSizeClass == .compact
  }

  // Surroundings

  /// The traits around the presented controller: those of the views around its view, which in a current
  /// context are views of the controller that defines it, and `traitOverrides`.
  open var traitCollection: UITraitCollection {
    if let container { return container.traitCollection }
    let around = presenting?.viewIfLoaded?.window?.traitCollection ?? UIScreen.main.traitCollection
    return around.overridden(by: overrides.collection)
  }
  private var overrides = UITraitOverrides()
  var traitRegistrations: [TraitChangeRegistration] = []
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The preferred size of the presented controller, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Places the presented view again.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    self.container?.setNeedsLayout()
  }
  /// Returns the size of the presented view in a container view of a size, in points.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { frame(in: parentSize).size }
  /// Called before the size of the container view changes; an override calls super, which tells the presented
  /// controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let inner = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: inner, with: coordinator)
  }
  /// Called before the traits change; an override calls super, which tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let seen = newCollection.overridden(by: presentedViewController.traitOverride)
    guard seen != presentedViewController.traitCollection else { return }
    presentedViewController.willTransition(to: seen, with: coordinator)
  }

  func windowWillChange(
    to size: CGSize, traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let traits = container?.node.allTraits(inWindowWith: traits).ofView ?? traits
    if traits != traitCollection { willTransition(to: traits, with: coordinator) }
    guard shouldPresentInFullscreen, size != container?.bounds.size else { return }
    viewWillTransition(to: size, with: coordinator)
  }

  // Frames

  func frame(in size: CGSize) -> CGRect {
    let area = PresentationArea(
      size: size, safeArea: container?.window?.safeAreaInsets ?? .zero, traits: traitCollection,
      preferredSize: preferredContentSize)
    return area.frame(of: adaptedStyle)
  }

  /// Gives the presented view its frame and its traits; called when the container view is laid out.
  func place() {
    updateTraits()
    guard let view = presentedView, let container, view.superview === container else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  func updateTraits() {
    guard let container else { return }
    var traits = overrideTraitCollection
    if adaptedStyle != .fullScreen, adaptedStyle != .currentContext, adaptedStyle != .custom {
      traits = UITraitCollection(userInterfaceLevel: .elevated).overridden(by: traits)
    }
    let frame = frameOfPresentedViewInContainerView
    if frame.width < WindowSizeClasses.regularWidth, frame.width < container.bounds.width,
      traitCollection.horizontalSizeClass == .regular
    {
      let narrow = UITraitCollection(horizontalSizeClass: .compact)
      traits = narrow.overridden(by: traits)
    }
    presentedViewController.takeOverride(traits, from: \.presentation)
  }

  // The steps of a presentation

  /// Adds the container view above the view of `presenting`, or above everything in its window.
  func addContainer(for presenting: UIViewController, in window: UIWindow) {
    self.presenting = presenting
    willPresent()
    let container = PresentationContainer(frame: .zero)
    container.traitOverrides = overrides
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.container = container
    if !shouldPresentInFullscreen, let view = presenting.viewIfLoaded, let superview = view.superview {
      container.frame = view.frame
      superview.insertSubview(container, aboveSubview: view)
    } else {
      container.frame = window.bounds
      window.addSubview(container)
    }
    // After it has been added, because its traits until then are not those around the presented controller.
    container.presentation = self
    if dimming > 0 { container.backgroundColor = UIColor(white: 0, alpha: dimming) }
    updateTraits()
  }

  func willPresent() {}

  func addPresentedView() {
    guard let view = presentedView, let container else { return }
    view.frame = frameOfPresentedViewInContainerView
    view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(view)
  }

  func removePresentersView() {
    guard let view = presenting?.viewIfLoaded, let superview = view.superview,
      let index = superview.subviews.firstIndex(of: view)
    else { return }
    formerSuperview = superview
    formerIndex = index
    view.removeFromSuperview()
  }

  var hasRemovedPresentersView: Bool { formerIndex != nil }

  /// Puts the view of the presenting controller back where it was.
  func restorePresentersView() {
    guard let index = formerIndex else { return }
    formerIndex = nil
    guard let superview = formerSuperview, let view = presenting?.viewIfLoaded else { return }
    // The client may have moved the views meanwhile.
    guard view.superview == nil, !superview.isDescendant(of: view) else { return }
    view.frame = superview.bounds
    superview.insertSubview(view, at: index)
  }

  func removeContainer() {
    for view in container?.subviews ?? [] { view.removeFromSuperview() }
    container?.removeFromSuperview()
    container = nil
  }
}

extension UIPresentationController: UITraitChangeObservable, TraitChangeKeeper {
  /// The traits that this object and the presented controller have instead of those around them; none unless
  /// set.
  public var traitOverrides: UITraitOverrides {
    get { overrides }
    set {
      overrides = newValue
      container?.traitOverrides = newValue
    }
  }

  func traitsDidChange(from old: UITraitCollection) {
    traitCollectionDidChange(old)
    callTraitHandlers(from: old, to: traitCollection)
    container?.setNeedsLayout()
  }
}

/// An object that can change the style of a presentation in a narrow window, and is told about gestures that
/// dismiss it, which do not exist here.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style in a narrow window, or `none` for no change.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Returns the style in a window with traits, or `none` for no change.
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  /// Returns true if a gesture may dismiss the presented controller; never called here.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called before a gesture dismisses the presented controller; never called here.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after a gesture dismissed the presented controller; never called here.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after a gesture that was not allowed; never called here.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

// Default implementations, because all methods are optional in UIKit.
extension UIAdaptivePresentationControllerDelegate {
  /// Returns `pageSheet` for a popover, else `none`.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  { controller.presentationStyle == .popover ? .pageSheet : .none }
  /// Returns the result of `adaptivePresentationStyle(for:)`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Returns true.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
