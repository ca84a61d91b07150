#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// A tree of views that is laid out at one size after another.
  @MainActor final class SizeProbe {
    /// The topmost view of the tree.
    let root: UIView
    /// The number of layouts that were made.
    private(set) var layoutCount = 0
    /// True if the root has the height of its content at each width.
    private let hasOwnHeight: Bool
    /// The parts of the proof that rest on examples.
    let samples: ProofSamples
    /// The number of times that a size class was read before the first layout.
    private let firstSizeClassReads: Int
    /// The time that the search may take.
    let clock: ProofClock
    private var last: RootSize?
    private let texts: TextMemory

    /// Creates a probe.
    ///
    /// - Parameters:
    ///   - reads: The number of times that a size class was read before the view was made.
    ///   - texts: The facts about texts that are known from other sizes.
    ///   - clock: The time that the search may take.
    init(
      _ root: UIView, hasOwnHeight: Bool = false, _ samples: ProofSamples = ProofSamples(),
      sizeClassReads reads: Int = 0, _ texts: TextMemory = TextMemory(), _ clock: ProofClock = ProofClock()
    ) {
      self.clock = clock
      self.texts = texts
      self.root = root
      self.samples = samples
      firstSizeClassReads = reads
      self.hasOwnHeight = hasOwnHeight
    }

    /// True if code has read a size class since the view was made.
    var readsSizeClasses: Bool { LayoutReads.sizeClassReads != firstSizeClassReads }

    /// Lays the tree out at a size of the root, unless it has this size already.
    func layOut(at size: RootSize) {
      if last != size {
        root.frame.size = CGSize(width: size.width, height: size.height)
        if hasOwnHeight { root.frame.size.height = root.fittingHeight }
        last = size
        layoutCount += 1
        clock.report()
      }
      root.layoutIfNeeded()
    }

    /// Returns the numbers of the layout at a size.
    func sample(at size: RootSize) -> SizeSample {
      layOut(at: size)
      return SizeSample(of: root, at: size, texts)
    }

    /// Returns the rule of three layouts: at a size, and a step beside it along each axis; nil if they follow
    /// none.
    func rule(at size: RootSize, steps: (width: Double, height: Double)) -> SizeRule? {
      func reading(_ width: Double, _ height: Double) -> (SizeSample, SizeLimits) {
        let sample = sample(at: RootSize(width: size.width + width, height: size.height + height))
        return (sample, SizeLimits(of: root))
      }
      return SizeRule(wider: reading(steps.width, 0), higher: reading(0, steps.height), here: reading(0, 0))
    }
  }
#endif
