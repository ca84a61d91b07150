/// The topmost view of a tree that is shown on the screen.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// Creates a window with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeWindow()
  }

  /// Creates a window of the screen's size.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a window of the screen's size, and sets it up as a storyboard or a xib says.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = UIScreen.main.bounds
    becomeWindow()
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { replaceRootView(of: oldValue) } }
  }

  /// The rectangle of the window on the screen, in points; a new size can change the traits.
  open override var frame: CGRect {
    get { super.frame }
    set {
      change(to: newValue.standardized.size) {
        super.frame = newValue
        followSize()
      }
    }
  }

  /// The rectangle of the window in its own coordinates, in points; a new size can change the traits.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      change(to: newValue.size) {
        super.bounds = newValue
        followSize()
      }
    }
  }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  /// Makes the window the key window, which receives text input.
  open func makeKey() {
    let old = UIScreen.main.keyWindow as? UIWindow
    guard old !== self else { return }
    old?.resignKey()
    UIScreen.main.keyWindow = self
    becomeKey()
  }
  /// True if the window is the key window of the app.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  /// Called after the window became the key window.
  open func becomeKey() {}
  /// Called after another window became the key window.
  open func resignKey() {}
  /// The level of the window: windows of higher levels are in front; stored, has no effect here.
  open var windowLevel = Level.normal
  /// The screen on which the window is shown.
  open var screen: UIScreen { .main }
  /// The next responder: the app.
  open override var next: UIResponder? { UIApplication.shared }

  /// Passes an event to the views that its touches belong to.
  open func sendEvent(_ event: UIEvent) { deliver(event) }
  /// The event of the touch that has begun in the window and not ended.
  var touchEvent: UIEvent?

  /// The traits of the window, which describe the device and the available space.
  private(set) var traits = UITraitCollection()
  private var sizeOfTraits = CGSize.zero

  /// True if the window is hidden; true until it is set to false or `makeKeyAndVisible()` is called.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { visibilityDidChange() } }
  }

  private func becomeWindow() {
    isHidden = true
    node.layoutWindow = self
    sizeOfTraits = node.bounds.size
    traits = UIScreen.main.device.traits(forWindowOf: sizeOfTraits)
    UIScreen.main.add(self)
    takeSafeAreaOfScreen()
    takeCornersOfScreen()
  }

  private func followSize() {
    guard node.layoutWindow != nil, sizeOfTraits != node.bounds.size else { return }
    sizeOfTraits = node.bounds.size
    takeSafeAreaOfScreen()
    changeTraits()
  }

  private func takeSafeAreaOfScreen() {
    let device = UIScreen.main.device
    if device.size == node.bounds.size, device.safeArea != .zero { takeSafeArea(device.safeArea) }
  }

  private func takeCornersOfScreen() {
    let device = UIScreen.main.device
    takeCorners(device.corners.insets(device.layoutDirection))
    takeFold(device.fold, on: device.size)
  }

  private func changeTraits() {
    let old = traits
    traits = UIScreen.main.device.traits(forWindowOf: node.bounds.size)
    traitsDidChange(from: old, to: traits)
  }

  /// Updates the size, the safe area and the traits after the device of the screen, which was `old`, has
  /// changed.
  func screenDidChange(from old: DeviceDescription) {
    let device = UIScreen.main.device
    let fillsScreen = node.bounds.size == old.size
    change(to: fillsScreen ? device.size : node.bounds.size) {
      if fillsScreen {
        // The safe area is set even if it is zero now, to remove the one of the old device.
        sizeOfTraits = device.size
        frame.size = device.size
        takeSafeArea(device.safeArea)
      }
      takeCornersOfScreen()
      changeTraits()
    }
  }

  /// The responder that receives text input.
  weak var firstResponder: UIResponder?
  /// The keyboard in the window.
  var keyboard: Keyboard?

  // Transitions

  /// The current change of the window's size or traits.
  private(set) var transition: WindowTransition?

  /// Runs `body`, which gives the window the size `size` and the traits for it, and tells the controllers
  /// about the change before.
  private func change(to size: CGSize, by body: () -> Void) {
    guard transition == nil, let controller = rootViewController,
      controller.viewIfLoaded?.window === self || controller.modal?.presented != nil
    else { return body() }
    let new = UIScreen.main.device.traits(forWindowOf: size)
    guard size != node.bounds.size || new != traits else { return body() }
    let transition = WindowTransition(of: self)
    self.transition = transition
    let seen = new.overridden(by: controller.traitOverride)
    if seen != controller.traitCollection { controller.willTransition(to: seen, with: transition) }
    if size != node.bounds.size { controller.viewWillTransition(to: size, with: transition) }
    for presented in controller.presentedStack {
      presented.modal?.controller?.windowWillChange(to: size, traits: new, with: transition)
    }
    body()
    transition.end()
    self.transition = nil
  }

  // Appearing

  private var appearing: [UIViewController] = []
  private var afterAppearing: [() -> Void] = []

  /// Ends the appearance transitions of `controllers` after the next layout pass, and calls `completion`.
  func endAppearances(of controllers: [UIViewController], completion: (() -> Void)? = nil) {
    appearing += controllers
    if let completion { afterAppearing.append(completion) }
  }

  override func treeWasLaidOut() {
    let ending = appearing
    let completions = afterAppearing
    appearing = []
    afterAppearing = []
    for controller in ending { controller.endAppearanceTransition() }
    for completion in completions { completion() }
  }

  /// True if the window is shown, or has been shown before.
  private(set) var wasShown = false

  private func visibilityDidChange() {
    if !isHidden, !wasShown {
      wasShown = true
      for node in node.subtree() { node.controller?.updateLayoutSupports() }
    }
    AppearanceChange(of: self, from: isHidden ? self : nil, to: isHidden ? nil : self, isOfWindow: true)?
      .end()
  }

  private func replaceRootView(of old: UIViewController?) {
    old?.removePresentations()
    if old?.viewIfLoaded?.superview === self { old?.viewIfLoaded?.removeFromSuperview() }
    rootViewController?.view.map(install)
  }

  /// Adds `view` so that it fills the window, also when the size of the window changes.
  func install(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}

extension UIWindow {
  /// The level of a window.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level as a number.
    public let rawValue: CGFloat

    /// Creates a level from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of ordinary windows, 0.
    public static let normal = Level(0)
    /// The level of the status bar, 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts, 2000.
    public static let alert = Level(2000)
  }
}
