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
    let wide = BreakpointProbe(view, along: .horizontal)
    return wide.keepingSizeAndFrames {
      guard let width = smallestLength(of: view, wide, checks) else { return nil }
      wide.layOut(at: width)
      let high = BreakpointProbe(view, along: .vertical)
      guard let height = smallestLength(of: view, high, checks) else { return nil }
      return CGSize(width: width, height: height)
    }
  }

  /// Returns the smallest length at and above which no check fails, up to the present length; nil if a check
  /// fails at the present one.
  @MainActor private func smallestLength(
    of view: UIView, _ probe: BreakpointProbe, _ checks: [LayoutCheck]
  ) -> Double? {
    let size = probe.root.bounds.size
    let length = probe.axis == .horizontal ? size.width : size.height
    let examination = StressExamination(probe, of: view, checks: checks, StressMemory())
    let sweep = StressSweep(probe, examination, in: 0...length)
    guard let end = sweep.upperEnd() else { return 0 }
    if end >= Double(length) { return nil }
    // At the size at which a text wraps, rounding decides.
    return sweep.passes(at: end) ? end : end + BreakpointWalk.reach
  }
#endif
