extension MainActor {
  /// Calls a main-actor function from nonisolated code without checking the thread.
  ///
  /// It is for NSObject's nonisolated members that read overridable properties, such as `description`. UIKit
  /// does not check the thread there either. `assumeIsolated` would trap when a description is read on
  /// another thread.
  static func unchecked<Value>(_ body: @MainActor () -> Value) -> Value {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Value).self)() }
  }

  /// Calls a main-actor function with an argument from nonisolated code without checking the thread.
  ///
  /// The argument need not be sendable, as a captured object would have to be.
  static func unchecked<Argument, Value>(_ argument: Argument, _ body: @MainActor (Argument) -> Value)
    -> Value
  {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((Argument) -> Value).self)(argument) }
  }
}
