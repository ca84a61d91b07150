/// The properties of a view that determine the size of its content in the layout.
struct ViewContent {
  var hugging = PerAxis(UILayoutPriority.defaultLow)
  var resistance = PerAxis(UILayoutPriority.defaultHigh)
  /// The margins and sizes that change when the superview changes its size.
  var mask: UIView.AutoresizingMask = []
  /// The rule by which the content is mirrored.
  var semantics = UISemanticContentAttribute.unspecified
}
