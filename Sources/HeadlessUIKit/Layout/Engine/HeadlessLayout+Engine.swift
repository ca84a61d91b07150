import LayoutSolver

extension HeadlessLayout {
  /// A function that is called once for each conflict of a layout; nil writes the conflict to the standard
  /// error stream, as UIKit writes it to the log.
  ///
  /// A conflict is reported again if it was resolved in between.
  public static var conflictHandler: ((LayoutConflict) -> Void)?

  /// A function that is called with the topmost view after each layout pass of its tree; nil for none.
  package static var layoutObserver: ((UIView) -> Void)?

  /// Sets the safe area insets of a topmost view.
  ///
  /// - Parameters:
  ///   - insets: The part of each edge that bars and corners cover, in points; zero at the beginning.
  ///   - view: A window, or any other view without a superview. A subclass may override `safeAreaInsets`
  ///     instead.
  public static func setSafeAreaInsets(_ insets: UIEdgeInsets, of view: UIView) {
    precondition(
      view.superview == nil, "The safe area belongs to a topmost view, and \(view) has a superview.")
    view.takeSafeArea(insets)
  }

  /// Returns the counts of the solver's work for the tree of a view; nil before its first layout.
  package static func work(for view: UIView) -> Work? { view.node.engine?.solver.work }

  static func report(_ conflict: LayoutConflict) {
    if let conflictHandler { conflictHandler(conflict) } else { write(conflict.description) }
  }
}
