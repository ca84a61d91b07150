import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// Random calls of the public surface on random trees never trap or hang, and each frame remains finite.
///
/// Five thousand calls each time, ten thousand with `THOROUGH_TESTS=1`, a million with
/// `FUZZ_SEEDS=100 FUZZ_CALLS=10000 swift test -c release --filter FuzzTests`. `FUZZ_FIRST` is the first
/// seed. In a debug build the solver compares each solution with one from scratch, and a wrong one ends the
/// process. Seeds with huge numbers, in which sums lose small terms, are for release builds.
@MainActor @Suite(.serialized) struct FuzzTests {
  private nonisolated static let seeds: [Int] = {
    let first = setting("FUZZ_FIRST") ?? 0
    let count = setting("FUZZ_SEEDS") ?? TestEffort.choose(all: 20, usually: 10)
    return Array((first...).lazy.filter { !isDebug || !RandomCalls.isExtreme($0) }.prefix(count))
  }()
  private nonisolated static let callsPerSeed = setting("FUZZ_CALLS") ?? 500

  @Test(.timeLimit(.minutes(20)), arguments: seeds) func randomCallsKeepATreeValid(seed: Int) {
    HeadlessLayout.conflictHandler = { _ in }
    HeadlessLayout.logHandler = { _ in }
    defer {
      HeadlessLayout.conflictHandler = nil
      HeadlessLayout.logHandler = nil
      RandomCalls.restoreSettings()
    }
    guard let failure = run(seed, Array(0..<Self.callsPerSeed)) else { return }
    let shortest = cutDown(seed, Array(0...failure.number))
    let last = run(seed, shortest)
    let calls = last?.log.joined(separator: "\n") ?? ""
    Issue.record(
      "seed \(seed): \(last?.text ?? failure.text)\n\(shortest.count) calls are enough:\n\(calls)")
  }

  private nonisolated static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  /// Makes the calls with these numbers, and returns the first one after
  /// which a check fails; nil when none does.
  private func run(_ seed: Int, _ numbers: [Int]) -> (number: Int, text: String, log: [String])? {
    RandomCalls.restoreSettings()
    let world = RandomCalls(seed: seed)
    // Tests of text may run at the same time, unless the environment asks for random calls only.
    world.mayReplaceMeasurer = Self.setting("FUZZ_CALLS") != nil
    for number in numbers {
      if let text = world.make(number) { return (number, text, world.log) }
    }
    return nil
  }

  /// Leaves out ever shorter runs of calls, while a check still fails at the end.
  private func cutDown(_ seed: Int, _ numbers: [Int]) -> [Int] {
    var numbers = numbers
    var length = numbers.count / 2
    while length > 0 {
      var start = 0
      while start < numbers.count {
        let shorter = Array(numbers[..<start] + numbers[min(start + length, numbers.count)...])
        if run(seed, shorter) != nil {
          numbers = shorter
        } else {
          start += length
        }
      }
      length /= 2
    }
    return numbers
  }
}

#if DEBUG
  private let isDebug = true
#else
  private let isDebug = false
#endif
