#if canImport(HeadlessUIKit)
  import HeadlessUIKit

  /// A tree of views that is laid out at one size after another.
  ///
  /// A resize of the root is a layout as in an app: stack views, wrapped texts and `layoutSubviews` take
  /// part.
  @MainActor final class SizeProbe {
    let root: UIView
    private(set) var layoutCount = 0
    private let hasOwnHeight: Bool
    let samples: ProofSamples
    private let firstSizeClassReads: Int
    let clock: ProofClock
    private var last: RootSize?
    private var lastReading: SizeReading?

    init(
      _ root: UIView, hasOwnHeight: Bool = false, _ samples: ProofSamples = ProofSamples(),
      sizeClassReads reads: Int = 0, clock: ProofClock = ProofClock()
    ) {
      self.clock = clock
      self.root = root
      self.samples = samples
      firstSizeClassReads = reads
      self.hasOwnHeight = hasOwnHeight
    }

    var readsSizeClasses: Bool { LayoutReads.sizeClassReads != firstSizeClassReads }

    func layOut(at size: RootSize) {
      if last != size {
        root.frame.size = size.cgSize
        if hasOwnHeight { root.frame.size.height = root.fittingHeight }
        last = size
        layoutCount += 1
        clock.report()
      }
      root.layoutIfNeeded()
    }

    /// Returns the result of `body` with constraints in the place of layouts by frames, and gives the root
    /// its former size afterward.
    ///
    /// Conflicts and ambiguities at the sizes in between are not reported.
    func keepingSizeAndFrames<Result>(_ body: () -> Result) -> Result {
      root.layoutIfNeeded()
      return root.withFramesAsConstraints {
        let frame = root.frame
        return HeadlessLayout.quietly {
          defer {
            root.frame = frame
            root.layoutIfNeeded()
          }
          return body()
        }
      }
    }

    func sample(at size: RootSize) -> SizeSample {
      layOut(at: size)
      return SizeSample(of: root, at: size)
    }

    func reading(at size: RootSize) -> SizeReading {
      if let lastReading, lastReading.sample.size == size { return lastReading }
      let reading = SizeReading(sample(at: size), of: root)
      lastReading = reading
      return reading
    }

    /// Returns the rule of the layouts at a size of a region and a step beside it along each axis of the
    /// region; nil if they follow none.
    func rule(at size: RootSize, in region: SizeRegion, step length: Double? = nil) -> SizeRule? {
      // Along a line, away from its beginning.
      let middle = region.isLine ? region.corners[1] : region.middle
      let step = length ?? min(1.0 / 64, region.thickness / 64)
      let here = reading(at: size)
      func beside(_ axis: NSLayoutConstraint.Axis) -> SizeReading? {
        guard region.corners.contains(where: { $0[axis] != region.corners[0][axis] }) else { return nil }
        return reading(at: size.with(size[axis] + (size[axis] > middle[axis] ? -step : step), axis))
      }
      return SizeRule(here: here, wider: beside(.horizontal), higher: beside(.vertical))
    }
  }
#endif
