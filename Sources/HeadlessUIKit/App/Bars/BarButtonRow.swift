@MainActor protocol BarButtonBar: UIView {
  func barButtonsDidChange()
}

extension BarButtonBar {
  func exchange(_ old: [UIBarButtonItem], for new: [UIBarButtonItem]) {
    for item in old where item.bar === self { item.bar = nil }
    for item in new { item.bar = self }
    let views: [UIView] = new.compactMap(\.view)
    for view in subviews where view is BarButtonView && !views.contains(view) { view.removeFromSuperview() }
    for view in views where view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }
}

/// The items at one end of a navigation bar, from the edge to the middle, or those of a toolbar.
@MainActor struct BarButtonRow {
  /// The distance of the first item from the edge, in points.
  static let margin: CGFloat = 16
  static let spacing: CGFloat = 8
  let items: [UIBarButtonItem]

  /// Returns the frames of the items at the left end of an area, and the distance from its left edge that
  /// they use; nil without a visible item.
  ///
  ///     |-start-[first]-spacing-[second]      the right end and right-to-left layouts mirror the frames
  ///
  /// - Parameters:
  ///   - strip: The area, in points of the bar.
  ///   - start: The distance of the first item from the left edge.
  ///   - flexibleWidth: The width of each flexible space; nil in a bar in which they have none.
  func frames(
    in strip: CGRect, from start: CGFloat, flexibleWidth: CGFloat? = nil
  ) -> (views: [(view: BarButtonView, frame: CGRect)], used: CGFloat)? {
    var views: [(view: BarButtonView, frame: CGRect)] = []
    var x = start
    var gap: CGFloat = 0
    for item in items {
      if let width = item.isFlexibleSpace ? flexibleWidth : item.spaceWidth {
        // A space replaces the distance between its two neighbors.
        x += width
        gap = 0
      } else if let view = item.view {
        var size = view.sizeThatFits(strip.size)
        if item.width > 0 { size.width = item.width }
        size.height = min(size.height, strip.height)
        let y = strip.midY - size.height / 2
        views.append((view, CGRect(x: strip.minX + x + gap, y: y, width: size.width, height: size.height)))
        x += gap + size.width
        gap = Self.spacing
      }
    }
    return views.isEmpty ? nil : (views, x)
  }
}
