extension UIView {
  func hitView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, Float(alpha) >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in node.children.reversed() {
      if let view = subview.hitTest(subview.convert(point, from: self), with: event) { return view }
    }
    return self
  }
}

/// The settings of a view for touches that few views change.
struct TouchSettings: ExtraValue {
  var isMultiple = false
  var isExclusive = false
}
