/// The view of a background configuration, behind the content of a button or a cell.
///
///     |<- leading inset ->[ border [ color, image, custom view ] ]<- trailing inset ->|
final class BackgroundView: UIView {
  private let border = UIView()
  private var picture: UIImageView?
  private var customView: UIView?

  /// Passes touches on to the button or the cell.
  override func commonInit() {
    super.commonInit()
    isUserInteractionEnabled = false
    addSubview(border)
  }

  /// Places the background in its owner, which is its superview, and shows a configuration.
  ///
  /// - Parameters:
  ///   - color: The color of the background; nil for none.
  ///   - radius: The radius of the corners, in points.
  func show(_ background: UIBackgroundConfiguration, color: UIColor?, radius: CGFloat, in owner: UIView) {
    frame = owner.bounds.inset(by: insets(of: background, in: owner))
    backgroundColor = color
    layer.cornerRadius = radius
    showBorder(background, radius: radius, tint: owner.tintColor)
    showImage(background)
    showCustomView(background.customView)
  }

  private func insets(of background: UIBackgroundConfiguration, in owner: UIView) -> UIEdgeInsets {
    var insets = background.backgroundInsets
    let added = background.edgesAddingLayoutMarginsToBackgroundInsets
    let margins = owner.directionalLayoutMargins
    if added.contains(.top) { insets.top += margins.top }
    if added.contains(.leading) { insets.leading += margins.leading }
    if added.contains(.bottom) { insets.bottom += margins.bottom }
    if added.contains(.trailing) { insets.trailing += margins.trailing }
    return insets.resolved(isRightToLeft: owner.isRightToLeft)
  }

  private func showBorder(_ background: UIBackgroundConfiguration, radius: CGFloat, tint: UIColor) {
    let outset = background.strokeOutset
    border.isHidden = background.strokeWidth <= 0
    guard !border.isHidden else { return }
    // A border further inside than the middle has no size. `insetBy` alone would return a null rectangle.
    let dx = max(outset, -bounds.width / 2)
    let dy = max(outset, -bounds.height / 2)
    border.frame = bounds.insetBy(dx: -dx, dy: -dy)
    border.layer.cornerRadius = max(radius + outset, 0)
    border.layer.borderWidth = background.strokeWidth
    border.layer.borderColor = background.resolvedStrokeColor(for: tint).cgColor
  }

  private func showImage(_ background: UIBackgroundConfiguration) {
    guard picture != nil || background.image != nil else { return }
    let view = picture ?? UIImageView()
    if picture == nil { insertSubview(view, at: 0) }
    picture = view
    view.image = background.image
    view.contentMode = background.imageContentMode
    view.frame = bounds
  }

  private func showCustomView(_ view: UIView?) {
    if customView !== view {
      if customView?.superview === self { customView?.removeFromSuperview() }
      customView = view
      if let view { addSubview(view) }
    }
    view?.takeFrameOfControl(bounds)
  }
}

extension NSDirectionalEdgeInsets {
  func resolved(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
      right: isRightToLeft ? leading : trailing)
  }
}
