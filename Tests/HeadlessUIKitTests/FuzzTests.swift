import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// Random calls of the public surface on random trees never trap, never hang, and leave no number in a frame that is none.
///
/// A million calls, in a release build only (`swift test -c release --filter FuzzTests`): in a debug build the solver compares each answer with one
/// found anew, and ends the process where a system that is over-determined many times over has another one.
@MainActor @Suite(.serialized, .enabled(if: isRelease, "a million calls are for release builds")) struct FuzzTests {
  private static let callsPerSeed = 10_000

  @Test(.timeLimit(.minutes(20)), arguments: 0..<100) func randomCallsLeaveATreeWhole(seed: Int) {
    HeadlessLayout.conflictHandler = { _ in }
    defer { HeadlessLayout.conflictHandler = nil }
    guard let failure = run(seed, Array(0..<Self.callsPerSeed)) else { return }
    let shortest = cutDown(seed, Array(0...failure.number))
    let last = run(seed, shortest)
    Issue.record("seed \(seed): \(last?.text ?? failure.text)\n\(shortest.count) calls are enough:\n\(last?.log.joined(separator: "\n") ?? "")")
  }

  /// Makes the calls with these numbers, and says which one left something wrong behind; nil when none did.
  private func run(_ seed: Int, _ numbers: [Int]) -> (number: Int, text: String, log: [String])? {
    let world = RandomCalls(seed: seed)
    for number in numbers {
      if let text = world.make(number) { return (number, text, world.log) }
    }
    return nil
  }

  /// Leaves out calls, ever shorter runs of them, as long as something is still wrong at the end.
  private func cutDown(_ seed: Int, _ numbers: [Int]) -> [Int] {
    var numbers = numbers
    var length = numbers.count / 2
    while length > 0 {
      var start = 0
      while start < numbers.count {
        let shorter = Array(numbers[..<start] + numbers[min(start + length, numbers.count)...])
        if run(seed, shorter) != nil { numbers = shorter } else { start += length }
      }
      length /= 2
    }
    return numbers
  }
}

#if DEBUG
  private let isRelease = false
#else
  private let isRelease = true
#endif
