import Foundation

/// Where a line of text stands that had to be set in a smaller font.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that it would have in its own font.
  case alignBaselines = 0
  /// In the vertical middle.
  case alignCenters = 1
  /// As high up as it would begin in its own font.
  case none = 2
}

/// A line of text that is set in a smaller font because it is too wide.
struct TextShrinking {
  let runs: [TextRun]
  let measurer: (any TextMeasurer)?
  /// The smallest part of its size that the font may be set in; 0 for any.
  let least: CGFloat
  let adjustment: UIBaselineAdjustment
  /// Pixels per point.
  let scale: CGFloat

  /// The line in a rectangle: as large as it fits in the width; where even the
  /// smallest font is too large, it is cut.
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
    return placed.map { line in
      var line = line
      line.baseline += shift
      return line
    }
  }

  /// The runs, smaller by the factor with which they fit; fonts of a measurer may not shrink in
  /// proportion, so that it takes some steps.
  private func fittingRuns(in width: CGFloat) -> [TextRun] {
    let size = runs.map(\.font.pointSize).max() ?? 1
    let smallest = least > 0 ? min(least, 1) : min(1 / size, 1)
    var factor: CGFloat = 1
    for _ in 0..<8 {
      let natural = TextLayout(
        runs.map { $0.scaled(by: factor) }, measurer: measurer, width: nil, lineLimit: 1
      ).size.width
      if natural <= width + 0.001 || factor <= smallest { break }
      factor = max(factor * width / natural, smallest)
    }
    return runs.map { $0.scaled(by: factor) }
  }
}
