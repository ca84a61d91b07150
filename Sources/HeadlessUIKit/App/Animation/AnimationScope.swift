/// The scope of an animation, or of code that is not animated.
@MainActor enum AnimationScope {
  private static var flushes = false

  /// Runs the code of a scope.
  ///
  /// If `flushes`, or if a scope around this one does, outstanding updates are performed before the code and
  /// after it, so that each belongs to the scope in which it became due.
  static func run(flushes: Bool, _ body: () -> Void) {
    let outer = self.flushes
    self.flushes = outer || flushes
    defer { self.flushes = outer }
    guard self.flushes else { return body() }
    flush()
    body()
    flush()
  }

  private static func flush() { for window in UIScreen.main.shownWindows { window.layoutIfNeeded() } }
}
