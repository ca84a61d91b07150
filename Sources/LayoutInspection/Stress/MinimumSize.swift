#if canImport(HeadlessUIKit)
  public import Foundation
  public import HeadlessUIKit

  /// Returns the smallest size of a layout's root at which no check fails; nil if a check fails at the
  /// present size.
  ///
  ///     minimumSize(of: cell)  // (301.0, 92.0)
  ///
  /// First the width is reduced at the present height, and then the height at the smallest width. No check
  /// fails at any size on this way. The sizes are exact, as for `breakpoints(of:axis:in:)`. The tree is laid
  /// out at sizes down to 0, and has its former size afterward.
  ///
  /// - Parameters:
  ///   - view: A view of the tree whose topmost view is resized. The checks examine this view.
  ///   - checks: The checks to make.
  @MainActor public func minimumSize(of view: UIView, _ checks: [LayoutCheck] = LayoutCheck.all) -> CGSize? {
    let probe = SizeProbe(view.topmost)
    return probe.keepingSizeAndFrames {
      guard let width = smallestLength(of: view, probe, along: .horizontal, checks) else { return nil }
      probe.layOut(at: RootSize(probe.root.bounds.size).with(width, .horizontal))
      guard let height = smallestLength(of: view, probe, along: .vertical, checks) else { return nil }
      return CGSize(width: width, height: height)
    }
  }

  /// Returns the smallest length at and above which no check fails, up to the present length; nil if a check
  /// fails at the present one.
  @MainActor private func smallestLength(
    of view: UIView, _ probe: SizeProbe, along axis: NSLayoutConstraint.Axis, _ checks: [LayoutCheck]
  ) -> Double? {
    let length = RootSize(probe.root.bounds.size)[axis]
    let examination = StressExamination(of: view, checks: checks, StressMemory()) { probe.layOut(at: $0) }
    let sweep = StressSweep(probe, examination, along: axis, in: 0...CGFloat(length))
    guard let end = sweep.upperEnd() else { return 0 }
    if end >= length { return nil }
    // At the size at which a text wraps, rounding decides.
    return examination.passes(at: sweep.size(end)) ? end : end + StressSweep.reach
  }
#endif
