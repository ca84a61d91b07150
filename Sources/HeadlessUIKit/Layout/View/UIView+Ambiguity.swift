// Members that find mistakes; an app calls them and does not override them.
extension UIView {
  /// True if the constraints do not determine the position or the size of the view, so that another frame
  /// would satisfy them as well.
  ///
  /// False for a view that is placed by its frame. It costs a layout of the whole tree; use it to find
  /// mistakes.
  public var hasAmbiguousLayout: Bool { node.isAmbiguous }
  /// Gives a view with an ambiguous layout another frame that satisfies the constraints as well, and the
  /// first frame again in the next call.
  ///
  /// The views that are connected with this view move along. The next layout pass restores the first frames.
  public func exerciseAmbiguityInLayout() { node.exerciseAmbiguity() }
  /// Returns the active constraints on which the position and the size of the view along `axis` depend, those
  /// of outer views first.
  ///
  /// In a tree that is laid out, the cost grows with the number of views and constraints that are connected
  /// with this view; any other tree is solved once for the answer. Use it to find mistakes.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    node.constraintsAffecting(axis)
  }
}
