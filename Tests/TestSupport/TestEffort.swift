import Foundation

/// The amount of work of tests that repeat something many times.
///
/// With `THOROUGH_TESTS` in the environment they do all of it; otherwise a part, so that `swift test` takes a
/// minute or two.
public enum TestEffort {
  /// True if the environment has `THOROUGH_TESTS`.
  public static let isThorough = ProcessInfo.processInfo.environment["THOROUGH_TESTS"] != nil

  /// Returns `all` in a thorough run, and `some` in the usual one.
  public static func choose<Value>(all: Value, usually some: Value) -> Value { isThorough ? all : some }

  /// Returns the numbers of the blocks of random tests: all of them, or a tenth.
  public static func blocks(_ count: UInt64) -> Range<UInt64> {
    0..<choose(all: count, usually: (count + 9) / 10)
  }
}
