/// A controller that shows one child at a time, together with a bar at one edge of its view.
@MainActor protocol BarContainer: UIViewController {
  var shownChild: UIViewController? { get }
  /// The bar at the edge of the view.
  var bar: UIView { get }
  var barIsAtTop: Bool { get }
  var barIsTranslucent: Bool { get }
  /// The height of the bar without the safe area, in points; nil while the bar is hidden.
  var barHeight: CGFloat? { get }
  var shownToolbar: UIToolbar? { get }
}

extension BarContainer {
  func makeContainerView() -> UIView {
    let view = BarContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.container = self
    view.addBar(bar)
    return view
  }

  /// Changes the child controllers from `old` to `new`: announces it, calls `change`, which shows them, and
  /// completes it.
  func exchangeChildren(_ old: [UIViewController], for new: [UIViewController], _ change: () -> Void) {
    let (leaving, arriving) = (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in arriving { addChild(controller) }
    change()
    for controller in leaving { controller.removeFromParent() }
    for controller in arriving { controller.didMove(toParent: self) }
  }

  func showChild(insteadOf old: UIViewController?, animated: Bool) {
    guard let view = viewIfLoaded, old !== shownChild else { return }
    let new = shownChild
    let window = appearanceState.isVisible ? view.window : nil
    new?.loadViewIfNeeded()
    if let window {
      old?.beginAppearanceTransition(false, animated: animated)
      new?.beginAppearanceTransition(true, animated: animated)
      window.endAppearances(of: [old, new].compactMap(\.self))
    }
    old?.insetsOfBars = .zero
    if old?.viewIfLoaded?.superview === view { old?.viewIfLoaded?.removeFromSuperview() }
    if let content = new?.view { install(content, in: view) }
  }

  func install(_ content: UIView, in view: UIView) {
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, at: 0)
    view.setNeedsLayout()
  }

  /// Lays out the bar, and the child's view behind it or beside it.
  ///
  ///     | safe area | bar |      content      |     the bar of a navigation controller, from the top down
  ///     |<-- covered ---->|
  ///     |<------- the child's view ---------->|     if it extends below bars; its safe area
  ///                                                 is the covered part
  func layOutContent(of view: UIView) {
    let bounds = view.bounds
    let safeArea = view.safeAreaInsets
    var covered = insetsOfBars.limited(to: safeArea)
    bar.isHidden = barHeight == nil
    (view as? BarContainerView)?.placeStrip(height: barIsAtTop && barHeight != nil ? safeArea.top : 0)
    var coveredByBar = UIEdgeInsets.zero
    if let barHeight {
      let whole = barHeight + (barIsAtTop ? safeArea.top : safeArea.bottom)
      if barIsAtTop {
        bar.frame = CGRect(x: 0, y: safeArea.top, width: bounds.width, height: barHeight)
        coveredByBar.top = whole
        covered.top = whole
      } else {
        bar.frame = CGRect(x: 0, y: bounds.height - whole, width: bounds.width, height: whole)
        coveredByBar.bottom = whole
        covered.bottom = whole
      }
    }
    (view as? BarContainerView)?.coveredByBar = coveredByBar
    if let shownToolbar { covered.bottom = place(shownToolbar, above: safeArea.bottom, in: bounds) }
    guard let child = shownChild, let content = child.viewIfLoaded, content.superview === view else { return }
    let reached = child.edgesForExtendedLayout(in: self)
    let insets = UIEdgeInsets(
      top: reached.contains(.top) ? 0 : covered.top, left: 0,
      bottom: reached.contains(.bottom) ? 0 : covered.bottom, right: 0)
    content.frame = bounds.inset(by: insets)
    // The child's view inherits the safe area of the container through its frame. Only the part that the bar
    // covers beyond it is added here.
    child.insetsOfBars = UIEdgeInsets(
      top: reached.contains(.top) ? max(0, covered.top - safeArea.top) : 0, left: 0,
      bottom: reached.contains(.bottom) ? max(0, covered.bottom - safeArea.bottom) : 0, right: 0)
  }
}

extension BarContainer {
  /// Places the toolbar above the safe area, and returns the height that both cover.
  private func place(_ toolbar: UIToolbar, above safeArea: CGFloat, in bounds: CGRect) -> CGFloat {
    let height = toolbar.contentHeight
    toolbar.frame = CGRect(x: 0, y: bounds.height - safeArea - height, width: bounds.width, height: height)
    // Another bar below the toolbar has its own background.
    toolbar.extendBackground(by: insetsOfBars.bottom > 0 ? 0 : safeArea)
    return safeArea + height
  }
}

/// The view of a controller with a bar, with the bar in front of its other subviews.
final class BarContainerView: UIView {
  weak var container: (any BarContainer)?
  var coveredByBar = UIEdgeInsets.zero {
    didSet { if coveredByBar != oldValue { node.invalidateOwnGuide(BarContentGuide.self) } }
  }
  private let strip = UIView()

  func addBar(_ bar: UIView) {
    strip.backgroundColor = .systemBackground
    strip.isUserInteractionEnabled = false
    addSubview(strip)
    addSubview(bar)
  }

  /// Extends the background of a bar at the top to the edge of the view, over `height` points.
  func placeStrip(height: CGFloat) {
    strip.isHidden = height == 0
    strip.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    container?.layOutContent(of: self)
  }
}

extension UIViewController {
  fileprivate func edgesForExtendedLayout(in container: any BarContainer) -> UIRectEdge {
    var edges = edgesForExtendedLayout
    if extendedLayoutIncludesOpaqueBars { return edges }
    if !container.barIsTranslucent { edges.subtract(container.barIsAtTop ? .top : .bottom) }
    if container.shownToolbar?.isTranslucent == false { edges.remove(.bottom) }
    return edges
  }
}

extension UIEdgeInsets {
  /// Returns the insets of `whole` at the edges where these insets are above 0, and 0 at the other edges.
  fileprivate func limited(to whole: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top > 0 ? whole.top : 0, left: left > 0 ? whole.left : 0, bottom: bottom > 0 ? whole.bottom : 0,
      right: right > 0 ? whole.right : 0)
  }
}
