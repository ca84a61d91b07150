#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit
  import LayoutSolver

  /// The widths at which the text of a view has the same size.
  ///
  ///     |The quick brown fox|     from here
  ///     |jumps              |
  ///     |The quick brown fox jumps|    to here, without the end
  @MainActor struct TextWidths {
    private let view: UIView
    private let samples: ProofSamples
    private let size: (Double) -> CGSize?

    /// A length below which two widths are the same, in points.
    private static var step: Double { 1e-5 }

    init(of view: UIView, _ samples: ProofSamples, size: @escaping (Double) -> CGSize?) {
      self.view = view
      self.samples = samples
      self.size = size
    }

    /// Creates the widths at which the layout gets the same size; nil for a view whose height does not follow
    /// its width.
    init?(of view: UIView, in system: LayoutSystem, _ samples: ProofSamples) {
      guard system.heightFollowsWidth(view) else { return nil }
      // The width of the longest line counts only where it gives the view its width.
      let width = system.size(of: view, along: .horizontal)
      let countsLines = width.map { !system.solver.isDetermined($0) } ?? false
      self.init(of: view, samples) { within in
        let size = system.contentSize(of: view, within: CGFloat(within))
        return countsLines ? size : size.map { CGSize(width: 0, height: $0.height) }
      }
    }

    /// Returns the widths around one, inside a range, at which the text has the same size.
    func same(as width: Double, in range: ClosedRange<Double>) -> ClosedRange<Double> {
      end(from: width, to: range.lowerBound)...end(from: width, to: range.upperBound)
    }

    /// Returns the last width on the way to `last` at which the text has the size that it has at a width.
    private func end(from width: Double, to last: Double) -> Double {
      let step = last < width ? -Self.step : Self.step
      let size = size(width)
      var here = width
      while (last - here) * step > 0 {
        // Below the width of a character, each width is an end.
        guard let lines = linesEnd(at: here, step), abs(lines - here) >= 2 * Self.step else {
          return bisected(from: here, to: last, size)
        }
        if (last - lines) * step <= 0 { break }
        if self.size(lines + step) != size { return lines }
        here = lines + step
      }
      return last
    }

    /// Returns the last width in the direction of a step at which a label has the lines that it has at a
    /// width; nil if the label does not know it.
    private func linesEnd(at width: Double, _ step: Double) -> Double? {
      guard let label = view as? UILabel, let same = label.widthsOfSameLines(within: CGFloat(width)),
        same.upperBound - same.lowerBound > Self.step
      else { return nil }
      return Double(step < 0 ? same.lowerBound : same.upperBound)
    }

    /// Returns the width at which the size changes, if it changes once at most.
    private func bisected(from width: Double, to last: Double, _ size: CGSize?) -> Double {
      samples.note(.measured, view)
      if self.size(last) == size { return last }
      var (same, other) = (width, last)
      while abs(same - other) > Self.step / 10 {
        let middle = (same + other) / 2
        if self.size(middle) == size { same = middle } else { other = middle }
      }
      return same
    }
  }
#endif
