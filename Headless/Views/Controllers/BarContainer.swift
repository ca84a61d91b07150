/// A controller that shows one child at a time, behind a bar at one edge of its view.
@MainActor protocol BarContainer: UIViewController {
  /// The child that is shown.
  var shownChild: UIViewController? { get }
  /// The bar.
  var bar: UIView { get }
  /// Whether the bar is at the top, else it is at the bottom.
  var barIsAtTop: Bool { get }
  /// Whether what is behind the bar shines through.
  var barIsTranslucent: Bool { get }
  /// How high the bar is without the safe area, in points; nil while it is hidden.
  var barHeight: CGFloat? { get }
}

extension BarContainer {
  /// A view that lays itself out as the controller says.
  func makeContainerView() -> UIView {
    let view = BarContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.container = self
    view.addBar(bar)
    return view
  }

  /// Shows the child that is to be shown in place of another one.
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

  /// Puts the view of the child behind the bar.
  func install(_ content: UIView, in view: UIView) {
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, at: 0)
    view.setNeedsLayout()
  }

  /// Places the bar, and the child's view behind it or beside it.
  ///
  ///     | safe area | bar |      content      |     the bar of a navigation controller, from the top down
  ///     |<-- covered ---->|
  ///     |<------- the child's view ---------->|     when it reaches below bars; its safe area
  ///                                                 is what is covered
  func layOutContent(of view: UIView) {
    let bounds = view.bounds
    let safeArea = view.safeAreaInsets
    var covered = insetsOfBars.cut(to: safeArea)
    bar.isHidden = barHeight == nil
    (view as? BarContainerView)?.placeStrip(height: barIsAtTop && barHeight != nil ? safeArea.top : 0)
    if let barHeight {
      let whole = barHeight + (barIsAtTop ? safeArea.top : safeArea.bottom)
      if barIsAtTop {
        bar.frame = CGRect(x: 0, y: safeArea.top, width: bounds.width, height: barHeight)
        covered.top = whole
      } else {
        bar.frame = CGRect(x: 0, y: bounds.height - whole, width: bounds.width, height: whole)
        covered.bottom = whole
      }
    }
    guard let child = shownChild, let content = child.viewIfLoaded, content.superview === view else { return }
    let reached = child.edgesForExtendedLayout(in: self)
    let cut = UIEdgeInsets(
      top: reached.contains(.top) ? 0 : covered.top, left: 0,
      bottom: reached.contains(.bottom) ? 0 : covered.bottom, right: 0)
    content.frame = bounds.inset(by: cut)
    // What the safe area of the container covers reaches the content by its place; the rest is the bar.
    child.insetsOfBars = UIEdgeInsets(
      top: reached.contains(.top) ? max(0, covered.top - safeArea.top) : 0, left: 0,
      bottom: reached.contains(.bottom) ? max(0, covered.bottom - safeArea.bottom) : 0, right: 0)
  }
}

/// The view of a controller with a bar.
final class BarContainerView: UIView {
  weak var container: (any BarContainer)?
  private let strip = UIView()

  /// Puts the bar above everything else.
  func addBar(_ bar: UIView) {
    strip.backgroundColor = .systemBackground
    addSubview(strip)
    addSubview(bar)
  }

  /// Lets the ground of a bar at the top go on up to the edge, over `height` points.
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
  /// The edges at which the view reaches below bars.
  fileprivate func edgesForExtendedLayout(in container: any BarContainer) -> UIRectEdge {
    guard !container.barIsTranslucent, !extendedLayoutIncludesOpaqueBars else {
      return edgesForExtendedLayout
    }
    return edgesForExtendedLayout.subtracting(container.barIsAtTop ? .top : .bottom)
  }
}

extension UIEdgeInsets {
  /// The insets of `whole` where there are any here.
  fileprivate func cut(to whole: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top > 0 ? whole.top : 0, left: left > 0 ? whole.left : 0, bottom: bottom > 0 ? whole.bottom : 0,
      right: right > 0 ? whole.right : 0)
  }
}
