/// The bar of editing commands, which is not shown here.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// The bar of the app.
  public static let shared = UIMenuController()
  /// The commands of the app beside those of the system; nil unless set.
  open var menuItems: [UIMenuItem]?
  /// True while the bar is shown: false here, also after it was set.
  open var isMenuVisible: Bool {
    get { false }
    set {}
  }

  /// Shows the bar at a rectangle of a view, in points; no effect here.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Hides the bar; no effect here.
  open func hideMenu() {}
  /// Hides the bar of a view; no effect here.
  open func hideMenu(from targetView: UIView) {}
  /// Sets where the bar is shown, in points; no effect here.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Shows or hides the bar; no effect here.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Reads the commands again; no effect here.
  open func update() {}
}

/// A command of the app in the bar of editing commands.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// The text.
  open var title: String
  /// The method that it calls.
  open var action: Selector

  /// Creates a command.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}
