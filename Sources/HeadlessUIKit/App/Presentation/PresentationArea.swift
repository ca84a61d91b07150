/// The area in which a controller is presented, from which the frames of the styles follow.
///
///     //  narrow window, upright           wide window
///     //  +-----------------+              +---------------------------+
///     //  |    safe area    |              |        distance           |
///     //  |   10 points     |              |      +-------------+      |
///     //  |+---------------+|              |      |  formSheet  |      |
///     //  ||   pageSheet   ||              |      |  540 x 620  |      |
///     //  ||               ||              |      +-------------+      |
///     //  +-----------------+              +---------------------------+
struct PresentationArea {
  static var formSheet: CGSize { CGSize(width: 540, height: 620) }
  /// The width of a page sheet in a wide window, in points: the readable width and 20 points at each side.
  static var pageSheetWidth: CGFloat { 712 }
  /// The size of a popover whose controller has no preferred size, in points.
  static var popover: CGSize { CGSize(width: 320, height: 480) }
  /// The distance of a sheet from the safe area at the top, in points.
  static var distance: CGFloat { 10 }

  let size: CGSize
  let safeArea: UIEdgeInsets
  let traits: UITraitCollection
  let preferredSize: CGSize
  private var whole: CGRect { CGRect(origin: .zero, size: size) }

  func frame(of style: UIModalPresentationStyle) -> CGRect {
    switch style {
    case .pageSheet: isNarrow ? attached : pageSheet
    case .formSheet: isNarrow ? attached : centered(preferred(or: Self.formSheet))
    case .popover: CGRect(origin: .zero, size: limited(preferred(or: Self.popover)))
    default: whole
    }
  }

  private var isNarrow: Bool { traits.horizontalSizeClass == .compact }

  /// A sheet at the bottom edge of a narrow window; all of the window in landscape.
  private var attached: CGRect {
    if traits.verticalSizeClass == .compact { return whole }
    let top = min(safeArea.top + Self.distance, size.height)
    return CGRect(x: 0, y: top, width: size.width, height: size.height - top)
  }

  private var pageSheet: CGRect {
    let top = safeArea.top + Self.distance
    return centered(CGSize(width: Self.pageSheetWidth, height: max(0, size.height - 2 * top)))
  }

  private func centered(_ size: CGSize) -> CGRect { whole.middle(limited(size)) }

  private func limited(_ size: CGSize) -> CGSize {
    CGSize(width: min(size.width, self.size.width), height: min(size.height, self.size.height))
  }

  /// Returns the preferred size, with the lengths of another size in place of those that are 0.
  private func preferred(or other: CGSize) -> CGSize {
    CGSize(
      width: preferredSize.width > 0 ? preferredSize.width : other.width,
      height: preferredSize.height > 0 ? preferredSize.height : other.height)
  }
}
