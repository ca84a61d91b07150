// Snapshots have the size of the view and no content, because nothing is drawn.

extension UIView {
  /// Returns a view as large as this one, without its content.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: CGRect(origin: .zero, size: bounds.size))
  }

  /// Returns a view as large as a rectangle of this one, without its content.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: CGRect(origin: .zero, size: rect.size)) }

  /// Draws the view and its subviews; draws nothing here and returns false.
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool
  { false }

  /// Requests a call of `draw(_:)`; no effect here.
  public func setNeedsDisplay() {}
  /// Requests a call of `draw(_:)` for a rectangle; no effect here.
  public func setNeedsDisplay(_ rect: CGRect) {}

  /// True if the view has no transparent part; true unless set; stored, has no effect here.
  public var isOpaque: Bool {
    get { node[DrawingSettings.self].isOpaque }
    set { node[DrawingSettings.self].isOpaque = newValue }
  }
  /// True if the content is removed before `draw(_:)`; true unless set; stored, has no effect here.
  public var clearsContextBeforeDrawing: Bool {
    get { node.extras?[DrawingSettings.self].clears ?? true }
    set { node.makeExtras()[DrawingSettings.self].clears = newValue }
  }
  /// True if inverted colors do not change the view; false unless set; stored, has no effect here.
  public var accessibilityIgnoresInvertColors: Bool {
    get { node[DrawingSettings.self].ignoresInversion }
    set { node[DrawingSettings.self].ignoresInversion = newValue }
  }
}

private struct DrawingSettings: ExtraValue {
  var isOpaque = true
  var clears = true
  var ignoresInversion = false
}
