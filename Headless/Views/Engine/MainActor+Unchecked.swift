extension MainActor {
  /// Calls a main-actor function from nonisolated code without checking the thread.
  ///
  /// For NSObject's nonisolated members that read what a subclass may override, such as
  /// `description`. UIKit does not check the thread there either; `assumeIsolated` would trap where a
  /// description is read on another thread.
  static func unchecked<Value>(_ body: @MainActor () -> Value) -> Value {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Value).self)() }
  }
}
