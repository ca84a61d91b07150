/// The topmost view of a tree on the screen.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// A window with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeWindow()
  }

  /// A window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// A window as large as the screen; nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = UIScreen.main.bounds
    becomeWindow()
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { replaceRootView(of: oldValue) } }
  }

  /// The rectangle on the screen, in points; another size may change the traits.
  open override var frame: CGRect {
    get { super.frame }
    set {
      change(to: newValue.standardized.size) {
        super.frame = newValue
        followSize()
      }
    }
  }

  /// The rectangle in the window's own coordinates, in points; another size may change the traits.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      change(to: newValue.size) {
        super.bounds = newValue
        followSize()
      }
    }
  }

  /// Shows the window.
  open func makeKeyAndVisible() { isHidden = false }

  /// What is known of the device and of the room in the window.
  private(set) var traits = UITraitCollection()
  private var sizeOfTraits = CGSize.zero

  /// Whether the window is not shown; true until it is set to false or `makeKeyAndVisible()` is called.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { visibilityDidChange() } }
  }

  private func becomeWindow() {
    isHidden = true
    node.window = self
    sizeOfTraits = node.bounds.size
    traits = UIScreen.main.device.traits(forWindowOf: sizeOfTraits)
    UIScreen.main.add(self)
    takeSafeAreaOfScreen()
  }

  private func followSize() {
    guard node.window != nil, sizeOfTraits != node.bounds.size else { return }
    sizeOfTraits = node.bounds.size
    takeSafeAreaOfScreen()
    changeTraits()
  }

  private func takeSafeAreaOfScreen() {
    let device = UIScreen.main.device
    if device.size == node.bounds.size, device.safeArea != .zero { takeSafeArea(device.safeArea) }
  }

  private func changeTraits() {
    let old = traits
    traits = UIScreen.main.device.traits(forWindowOf: node.bounds.size)
    traitsDidChange(from: old, to: traits)
  }

  /// Follows the screen after it had been that of `old`.
  func screenDidChange(from old: DeviceDescription) {
    let device = UIScreen.main.device
    let fillsScreen = node.bounds.size == old.size
    change(to: fillsScreen ? device.size : node.bounds.size) {
      if fillsScreen {
        // A window that fills the screen loses what the old one covered, too.
        sizeOfTraits = device.size
        frame.size = device.size
        takeSafeArea(device.safeArea)
      }
      changeTraits()
    }
  }

  /// Whom typing would go to.
  weak var firstResponder: UIResponder?

  // Transitions

  /// The change that the window is going through.
  private(set) var transition: WindowTransition?

  /// Makes a change after which the window has a size and the traits that belong to it; the
  /// controllers hear of it before.
  private func change(to size: CGSize, by body: () -> Void) {
    guard transition == nil, let controller = rootViewController, controller.viewIfLoaded?.window === self
    else { return body() }
    let new = UIScreen.main.device.traits(forWindowOf: size)
    guard size != node.bounds.size || new != traits else { return body() }
    let transition = WindowTransition(of: self)
    self.transition = transition
    let seen = new.overridden(by: controller.traitOverride)
    if seen != controller.traitCollection { controller.willTransition(to: seen, with: transition) }
    if size != node.bounds.size { controller.viewWillTransition(to: size, with: transition) }
    body()
    transition.end()
    self.transition = nil
  }

  // Appearing

  private var appearing: [UIViewController] = []

  /// Lets the transitions of `controllers` end after the next layout.
  func endAppearances(of controllers: [UIViewController]) { appearing += controllers }

  override func treeWasLaidOut() {
    let ending = appearing
    appearing = []
    for controller in ending { controller.endAppearanceTransition() }
  }

  private func visibilityDidChange() {
    AppearanceChange(of: self, from: isHidden ? self : nil, to: isHidden ? nil : self, isTurning: true)?.end()
  }

  private func replaceRootView(of old: UIViewController?) {
    if old?.viewIfLoaded?.superview === self { old?.viewIfLoaded?.removeFromSuperview() }
    rootViewController?.view.map(install)
  }

  /// Lets `view` fill the window, now and whenever its size changes.
  func install(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
