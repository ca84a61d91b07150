// The numbers and the views for which UIKit raises an exception. A frame and a content size are set in each
// layout, so that their sentences are formed in functions of their own.
extension UIView {
  /// Returns the sentence about a frame that is not finite; nil for a finite one.
  @inline(__always) func mistake(inFrame frame: CGRect) -> String? {
    frame.isFinite ? nil : sentence("frame", "is", frame)
  }

  /// Returns the sentence about bounds that are not finite; nil for finite ones.
  @inline(__always) func mistake(inBounds bounds: CGRect) -> String? {
    bounds.isFinite ? nil : sentence("bounds", "are", bounds)
  }

  /// Returns the sentence about a length of the content that is not finite; nil for a finite one.
  @inline(__always) func mistake(inContent length: CGFloat) -> String? {
    length.isFinite ? nil : sentence(ofContent: length)
  }

  /// Returns the sentence about a subview that cannot be inserted at an index; nil if it can.
  func mistake(inSubview view: UIView, at index: Int) -> String? {
    if view === self { return "Can't add self as subview: \(self)" }
    if !view.node.children.isEmpty, node.isInside(view.node) {
      return "Can't add \(view) as a subview of \(self), which is inside it."
    }
    return index < 0 ? "Can't insert \(view) at index \(index) of the subviews of \(self)." : nil
  }

  /// Returns the sentence about two indices of which one has no subview; nil if both have one.
  func mistake(inExchanging one: Int, _ other: Int) -> String? {
    let range = node.children.indices
    if range.contains(one), range.contains(other) { return nil }
    return "Can't exchange the subviews at \(one) and \(other) of \(self), which has \(range.count)."
  }

  @inline(never) private func sentence(_ name: String, _ verb: String, _ value: CGRect) -> String {
    "The \(name) of \(type(of: self)) \(verb) not finite: \(value)"
  }

  @inline(never) private func sentence(ofContent length: CGFloat) -> String {
    "intrinsicContentSize of \(self) is not finite: \(length)"
  }
}
