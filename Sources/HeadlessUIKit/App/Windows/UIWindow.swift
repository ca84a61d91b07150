/// The topmost view of a tree that is shown on the screen.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// Creates a window with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeWindow()
  }

  /// Creates a window that fills a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.area.frame.size))
    self.windowScene = windowScene
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
  /// The scene of the window; unless set, the one that fills the screen.
  ///
  /// A window that fills its scene fills the next one, too. A window without a scene fills the screen.
  open weak var windowScene: UIWindowScene? = .main {
    didSet {
      guard node.layoutWindow != nil, windowScene !== oldValue else { return }
      areaDidChange(from: oldValue?.area ?? WindowArea(UIScreen.main.device))
    }
  }
  /// The screen on which the window is shown.
  open var screen: UIScreen { .main }
  /// The next responder: the scene, or the app for a window without a scene.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// Passes an event to the views that its touches belong to.
  open func sendEvent(_ event: UIEvent) { deliver(event) }
  var touchEvent: UIEvent?

  /// The traits around the window, which describe the device and the available space.
  private(set) var traits = UITraitCollection()
  private var sizeOfTraits = CGSize.zero

  /// True if the window is hidden; true until it is set to false or `makeKeyAndVisible()` is called.
  open override var isHidden: Bool { didSet { if isHidden != oldValue { visibilityDidChange() } } }

  private func becomeWindow() {
    isHidden = true
    node.layoutWindow = self
    sizeOfTraits = node.bounds.size
    traits = traits(forWindowOf: sizeOfTraits)
    UIScreen.main.add(self)
    takeSafeAreaOfScene()
    takeCornersOfScreen()
  }

  private func followSize() {
    guard node.layoutWindow != nil, sizeOfTraits != node.bounds.size else { return }
    sizeOfTraits = node.bounds.size
    takeSafeAreaOfScene()
    changeTraits()
  }

  private func takeSafeAreaOfScene() {
    let area = area
    if area.frame.size == node.bounds.size, area.safeArea != .zero { takeSafeArea(area.safeArea) }
  }

  private func takeCornersOfScreen() {
    let device = UIScreen.main.device
    takeCorners(device.corners.insets(device.layoutDirection))
    takeFold(device.fold, on: device.size)
  }

  private func changeTraits() {
    let old = node.allTraits()
    traits = traits(forWindowOf: node.bounds.size)
    traitsDidChange(from: old, to: node.allTraits())
  }

  func screenDidChange(from old: DeviceDescription) {
    windowScene?.updateTraits()
    areaDidChange(from: windowScene?.area(on: old) ?? WindowArea(old))
    windowScene?.updateGeometry()
  }

  /// Updates the size, the safe area and the traits after the area that the window can fill, which was `old`,
  /// or the traits around the window have changed.
  func areaDidChange(from old: WindowArea) {
    let (area, fillsArea) = (area, node.bounds.size == old.frame.size)
    change(to: fillsArea ? area.frame.size : node.bounds.size) {
      if fillsArea {
        // The safe area is set even if it is zero now, to remove the one of the old area.
        sizeOfTraits = area.frame.size
        frame.size = area.frame.size
        takeSafeArea(area.safeArea)
      }
      takeCornersOfScreen()
      changeTraits()
    }
  }

  weak var firstResponder: UIResponder?
  var keyboard: Keyboard?
  /// The frame of the keyboard in the window; nil if none is shown.
  package var keyboardFrame: CGRect? { keyboard?.frame }

  // Transitions

  private(set) var transition: WindowTransition?

  /// Runs `body`, which gives the window the size `size` and the traits for it, and tells the controllers
  /// about the change before.
  private func change(to size: CGSize, by body: () -> Void) {
    guard transition == nil, let controller = rootViewController,
      controller.viewIfLoaded?.window === self || controller.modal?.presented != nil
    else { return body() }
    let new = traits(forWindowOf: size)
    guard size != node.bounds.size || new != traits else { return body() }
    let transition = WindowTransition(of: self)
    self.transition = transition
    let seen = (controller.viewIfLoaded?.node ?? node).allTraits(inWindowWith: new).ofController
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
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
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

    /// Returns the level above another one by a number.
    public static func + (level: Level, number: CGFloat) -> Level { Level(level.rawValue + number) }
    /// Returns the level below another one by a number.
    public static func - (level: Level, number: CGFloat) -> Level { Level(level.rawValue - number) }
    /// True if the first level is below the second one.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }
}
