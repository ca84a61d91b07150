/// A wrong call for which UIKit raises an exception, and which ends the process here.
///
/// A check that ends the process has two parts: a function that returns or throws the sentence, and the call
/// of this function inside `trap` or `trapping`. A test calls the function, because a trap can only be tested
/// in a process of its own.
struct Mistake: Error, Equatable {
  /// The sentence of UIKit's exception, with the values of the call.
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}

/// Ends the process with a sentence; nil has no effect.
@inline(__always) func trap(if mistake: String?, file: StaticString = #file, line: UInt = #line) {
  if let mistake { preconditionFailure(mistake, file: file, line: line) }
}

/// Returns a value, or ends the process with the sentence of the mistake that is thrown instead.
@inline(__always) func trapping<Value>(
  _ value: @autoclosure () throws(Mistake) -> Value, file: StaticString = #file, line: UInt = #line
) -> Value {
  do throws(Mistake) { return try value() } catch {
    preconditionFailure(error.sentence, file: file, line: line)
  }
}
