/// The topmost view of a tree on the screen.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// A window with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    node.window = self
  }

  /// A window as large as the screen; nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    node.window = self
    frame = UIScreen.main.bounds
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { replaceRootView(of: oldValue) } }
  }

  /// Shows the window.
  open func makeKeyAndVisible() { isHidden = false }

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
