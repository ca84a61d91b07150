import LayoutWorkloads

/// The frames of a workload by straight-line arithmetic into a flat array: the least that a layout can cost.
final class HandContestant: Contestant {
  private let arithmetic: HandArithmetic
  private let frames: FrameArray
  private var size: RootSize
  private var isSwapped = false

  init(_ arithmetic: HandArithmetic, size: RootSize) {
    self.arithmetic = arithmetic
    self.size = size
    frames = FrameArray(viewCount: arithmetic.viewCount)
    resize(to: size)
  }

  func resize(to size: RootSize) {
    self.size = size
    arithmetic.write(to: frames.values, size, isSwapped: isSwapped)
  }

  func swap() {
    isSwapped.toggle()
    resize(to: size)
  }

  func frame(of view: Int) -> Frame { frames.frame(of: view) }
}

extension Entry {
  /// The frames by straight-line arithmetic.
  static func hand(_ workload: Workload, size: RootSize) -> Entry {
    let arithmetic = HandArithmetic(workload, isNested: false)
    return Entry { _ in { HandContestant(arithmetic, size: size) } }
  }
}
