/// What a view knows about its content that matters for the layout.
struct ViewContent {
  /// How much the view resists growing beyond its content.
  var hugging = PerAxis(UILayoutPriority.defaultLow)
  /// How much the view resists being smaller than its content.
  var resistance = PerAxis(UILayoutPriority.defaultHigh)
  /// Which margins and sizes give way when the superview changes its size.
  var mask: UIView.AutoresizingMask = []
  /// Whether content is mirrored.
  var semantics = UISemanticContentAttribute.unspecified
}
