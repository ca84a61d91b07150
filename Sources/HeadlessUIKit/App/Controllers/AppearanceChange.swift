/// The appearance callbacks of controllers whose view is added to a visible window or removed from it.
@MainActor struct AppearanceChange {
  private var leaving: [UIViewController] = []

  /// Begins the transitions of the controllers whose views are in the tree below `view`; returns nil if
  /// neither window is visible.
  ///
  /// - Parameters:
  ///   - old: The window that contained the view.
  ///   - new: The window that will contain the view.
  ///   - isOfWindow: True if the window itself is shown or hidden; its `isHidden` has the new value already.
  init?(of view: UIView, from old: UIWindow?, to new: UIWindow?, isOfWindow: Bool = false) {
    let wasShown = old.map { isOfWindow || !$0.isHidden } ?? false
    let isShown = new.map { !$0.isHidden } ?? false
    guard wasShown || isShown else { return nil }
    let controllers = view.node.subtree().compactMap(\.controller)
      .filter { $0.parent?.shouldAutomaticallyForwardAppearanceMethods ?? true }
    if wasShown { leaving = controllers.filter { $0.beginTransition(false, animated: false) } }
    guard isShown else { return }
    let arriving = controllers.filter { $0.beginTransition(true, animated: false) }
    if !arriving.isEmpty { new?.endAppearances(of: arriving) }
  }

  /// Ends the transitions of the controllers whose views have left the window.
  func end() {
    for controller in leaving { controller.endTransition() }
  }
}
