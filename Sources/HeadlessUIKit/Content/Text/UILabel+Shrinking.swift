/// The vertical position of a line of text whose font was reduced.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The line is on the baseline of its original font.
  case alignBaselines = 0
  /// The line is centered vertically.
  case alignCenters = 1
  /// The top of the line is at the top of a line in the original font.
  case none = 2
}

/// A line of text whose font is reduced because the line is too wide.
struct TextShrinking {
  let runs: [TextRun]
  let measurer: (any TextMeasurer)?
  /// The smallest factor for the size of the font; 0 means no limit.
  let least: CGFloat
  let adjustment: UIBaselineAdjustment
  /// The number of pixels per point.
  let scale: CGFloat

  /// Returns the line in a rectangle, in the largest size that fits in its width; if even the smallest size
  /// is too wide, the line is truncated.
  func placed(
    in rect: CGRect, breaking: NSLineBreakMode, alignment: NSTextAlignment, rightToLeft: Bool
  ) -> [PlacedLine] {
    func layout(_ runs: [TextRun]) -> TextLayout {
      TextLayout(runs, measurer: measurer, width: rect.width, lineLimit: 1, breaking: breaking)
    }
    let whole = layout(runs)
    let small = layout(fittingRuns(in: rect.width))
    guard let line = whole.lines.first, let smallLine = small.lines.first else { return [] }
    let placed = small.placed(in: rect, alignment: alignment, rightToLeft: rightToLeft, scale: scale)
    let baseline = whole.baselines(in: rect, scale: scale)[0]
    let smallBaseline = small.baselines(in: rect, scale: scale)[0]
    let shift: CGFloat =
      switch adjustment {
      case .alignCenters: 0
      case .alignBaselines: baseline - smallBaseline
      case .none:
        (baseline - whole.height(of: line).ascent + small.height(of: smallLine).ascent).roundedHalfUp(scale)
          - smallBaseline
      }
    return placed.map { $0.moved(x: 0, y: shift) }
  }

  /// Returns the runs, reduced by the greatest factor with which they fit, except for 0.001 points.
  ///
  /// It takes several steps, because a font does not scale in proportion: the widths of its characters and
  /// their tracking depend on the size.
  private func fittingRuns(in width: CGFloat) -> [TextRun] {
    let size = runs.map(\.font.pointSize).max() ?? 1
    let smallest = least > 0 ? min(least, 1) : min(1 / size, 1)
    var fitting = smallest
    var tooWide: CGFloat = 1
    var factor: CGFloat = 1
    var last = (factor: CGFloat(0), width: CGFloat(0))
    for step in 0..<14 {
      let natural = naturalWidth(at: factor)
      if natural <= width + 0.001 {
        fitting = factor
        if factor == 1 || natural >= width - 0.001 { break }
      } else {
        tooWide = factor
        if factor <= smallest { break }
      }
      // The straight line through the last two widths leads near to the factor; halving always ends there.
      let slope = (factor - last.factor) / (natural - last.width)
      let next = max(factor + (width - natural) * slope, smallest)
      last = (factor, natural)
      factor = step < 6 && (fitting..<tooWide).contains(next) ? next : (fitting + tooWide) / 2
    }
    return runs.map { $0.scaled(by: fitting) }
  }

  private func naturalWidth(at factor: CGFloat) -> CGFloat {
    TextLayout(runs.map { $0.scaled(by: factor) }, measurer: measurer, width: nil, lineLimit: 1).size.width
  }
}
