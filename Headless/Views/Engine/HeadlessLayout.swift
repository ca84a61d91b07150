import LayoutSolver

/// What a client of the headless UIKit can say that UIKit has no words for; nothing here is part of UIKit.
@MainActor public enum HeadlessLayout {
  /// Called once for each conflict of a layout; nil writes it to the standard error stream,
  /// as UIKit writes it to the log.
  ///
  /// A conflict is reported again when it was solved meanwhile.
  public static var conflictHandler: ((LayoutConflict) -> Void)?

  /// Called with what UIKit would write to the log beside conflicts; nil writes
  /// it to the standard error stream.
  public static var logHandler: ((String) -> Void)?

  /// Says how far the bars and corners of a device reach into a topmost view, in points.
  ///
  /// - Parameters:
  ///   - insets: The part of each edge that is covered; all zero at the beginning.
  ///   - view: A window, or any other view without superview. A subclass may
  ///     override `safeAreaInsets` instead.
  public static func setSafeAreaInsets(_ insets: UIEdgeInsets, of view: UIView) {
    precondition(
      view.superview == nil, "The safe area belongs to a topmost view, and \(view) has a superview.")
    view.takeSafeArea(insets)
  }

  /// What the solver has done for the tree of a view so far, in counts; nil before its first layout.
  package static func work(for view: UIView) -> Work? { view.node.engine?.solver.work }

  static func report(_ conflict: LayoutConflict) {
    if let conflictHandler {
      conflictHandler(conflict)
    } else {
      write(conflict.description)
    }
  }

  static func log(_ sentence: String) {
    if let logHandler {
      logHandler(sentence)
    } else {
      write(sentence)
    }
  }

  private static func write(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
