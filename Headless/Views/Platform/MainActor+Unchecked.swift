extension MainActor {
  /// Calls a main-actor function from nonisolated code without checking the thread.
  ///
  /// It is for NSObject's nonisolated members that read overridable properties, such as `description`. UIKit
  /// does not check the thread there either. `assumeIsolated` would trap when a description is read on
  /// another thread.
  static func unchecked<Value>(_ body: @MainActor () -> Value) -> Value {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Value).self)() }
  }
}
