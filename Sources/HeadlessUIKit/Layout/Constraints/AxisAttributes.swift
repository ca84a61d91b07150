/// The attributes for the edges, the center and the size of an item along one axis.
struct AxisAttributes {
  let near: NSLayoutConstraint.Attribute
  let far: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute
  let size: NSLayoutConstraint.Attribute

  /// Creates the attributes for an axis; the horizontal ones are leading and trailing, so that a stack is
  /// mirrored in a right-to-left layout.
  init(_ axis: NSLayoutConstraint.Axis) {
    near = axis == .horizontal ? .leading : .top
    far = axis == .horizontal ? .trailing : .bottom
    center = axis == .horizontal ? .centerX : .centerY
    size = axis == .horizontal ? .width : .height
  }
}

extension NSLayoutConstraint.Axis {
  var across: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}
