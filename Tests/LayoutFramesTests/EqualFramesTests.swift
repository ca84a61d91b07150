import AutoLayoutKit
import LayoutFrames
import TestSupport
import Testing
import UIKit

/// The constraints are the oracle: random blocks have the same frames both ways.
@MainActor @Suite struct EqualFramesTests {
  private let sizes = [
    CGSize(width: 390, height: 300), CGSize(width: 200, height: 120), CGSize(width: 700, height: 500),
    CGSize(width: 320, height: 300),
  ]
  /// Sizes of a drag, after some of which the solver is needed no more.
  private let drag: [CGSize] = (0..<24).map { (step: Int) -> CGSize in
    let (width, height): (Int, Int) = (200 + 83 * step % 190, 300 + 31 * step % 70)
    return CGSize(width: width, height: height)
  }

  @Test(arguments: TestEffort.blocks(20))
  func aRandomBlockHasTheSameFramesBothWays(block: UInt64) {
    let old = AutoLayoutKitReport.handler
    AutoLayoutKitReport.handler = { _ in }
    defer { AutoLayoutKitReport.handler = old }
    for seed in (1000 * block)..<(1000 * block + 1000) {
      if let difference = difference(seed) { return _ = Issue.record(Comment(rawValue: difference)) }
    }
  }

  /// Compares a block at several sizes, one after the other, and its fitting sizes.
  private func difference(_ seed: UInt64) -> String? {
    let (one, other) = (RandomBlock(seed: seed), RandomBlock(seed: seed))
    one.root.tk_constraint(one.place)
    let frames = other.root.tk_frames(other.place)
    for size in seed % 10 == 0 ? sizes + drag : sizes {
      one.root.frame.size = size
      one.root.layoutIfNeeded()
      other.root.frame.size = size
      frames.layout()
      let (expected, actual) = (describe(one.root), describe(other.root))
      // The constraints of a text with a baseline may have an answer that depends on the layouts before.
      if expected != actual, describe(fresh(seed, size)) != actual {
        return "seed \(seed), size \(size):\n\(expected)\n\n\(actual)"
      }
    }
    for width in [0, 300] {
      let target = CGSize(width: width, height: 0)
      let priority: UILayoutPriority = width > 0 ? .required : .fittingSizeLevel
      let expected = one.root.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: priority, verticalFittingPriority: .fittingSizeLevel)
      let actual = frames.size(
        fitting: target, withHorizontalFittingPriority: priority, verticalFittingPriority: .fittingSizeLevel)
      if abs(expected.width - actual.width) > 1e-6 || abs(expected.height - actual.height) > 1e-6 {
        return "seed \(seed), fitting size \(expected), not \(actual)"
      }
    }
    return nil
  }

  /// Lays a block out by constraints at once at a size.
  private func fresh(_ seed: UInt64, _ size: CGSize) -> UIView {
    let block = RandomBlock(seed: seed)
    block.root.frame.size = size
    block.root.tk_constraint(block.place)
    block.root.layoutIfNeeded()
    return block.root
  }
}
