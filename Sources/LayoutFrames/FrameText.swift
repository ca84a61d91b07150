#if canImport(UIKit)
  import LayoutSolver
  import UIKit

  /// A text whose height follows from its width, with the places of its content among the inputs.
  nonisolated struct FrameText {
    let item: Int
    /// The index of the input of the width; nil if the content has none.
    let width: Int?
    /// The index of the input of the height.
    let height: Int
    /// The width without a limit.
    let natural: CGFloat
    /// The two widths at which the height was measured last, with the heights: a screen turns between two.
    private var latest: (width: CGFloat, height: Double)?
    private var earlier: (width: CGFloat, height: Double)?
  }

  nonisolated extension FrameText {
    init(item: Int, width: Int?, height: Int, natural: CGFloat) {
      (self.item, self.width, self.height, self.natural) = (item, width, height, natural)
    }

    /// Returns the height at a width, measured unless it is one of the last two.
    fileprivate mutating func height(at width: CGFloat, _ measure: FrameSolver.Measure) -> Double {
      if let latest, latest.width == width { return latest.height }
      if let earlier, earlier.width == width {
        (latest, self.earlier) = (earlier, latest)
        return earlier.height
      }
      let height = Double(measure(self, .height, width) ?? 0)
      (latest, earlier) = ((width, height), latest)
      return height
    }
  }

  nonisolated extension FrameSolver {
    /// Returns a length of a text that may be this wide; nil for the longest line of a content without lines.
    ///
    /// Without a width, as for a text that is hidden in a row, the height is that of one line.
    typealias Measure = (FrameText, TextLength, _ within: CGFloat) -> CGFloat?

    enum TextLength {
      case longestLine, height
    }

    /// Solves for some inputs, and again for the heights of the texts at the widths that they get.
    ///
    /// A text that no equality fixes is then as wide as its longest line, as with constraints.
    ///
    /// - Parameters:
    ///   - inputs: The inputs, in which the sizes of the texts are changed.
    ///   - texts: The texts; one whose width has not changed is not measured again.
    ///   - baselines: Changes the inputs for the baselines at the widths found; returns true if it has.
    ///   - order: The order in which rows that cannot hold together are kept.
    /// - Returns: True if there are conflicts.
    mutating func solve(
      _ inputs: inout [Double], _ texts: inout [FrameText], _ measure: Measure,
      baselines: (inout [Double], FrameSolver) -> Bool, order: ConflictOrder
    ) -> Bool {
      func updateHeights() -> Bool {
        var isChanged = false
        for index in texts.indices {
          let height = texts[index].height(at: width(of: texts[index].item), measure)
          let input = texts[index].height
          if inputs[input] != height { (inputs[input], isChanged) = (height, true) }
        }
        return hasBaselines && baselines(&inputs, self) || isChanged
      }
      var hasConflicts = solve(inputs, order)
      if !updateHeights(), texts.isEmpty { return hasConflicts }
      hasConflicts = solve(inputs, order)
      var isNarrower = false
      for text in texts where !isWidthDetermined(of: text.item) {
        let width = width(of: text.item)
        guard width > 0, let input = text.width, let longest = measure(text, .longestLine, width),
          longest < width, longest < text.natural
        else { continue }
        (inputs[input], isNarrower) = (Double(longest), true)
      }
      if !isNarrower, !updateHeights() { return hasConflicts }
      for _ in 0..<3 {
        hasConflicts = solve(inputs, order)
        if !updateHeights() { return hasConflicts }
      }
      return solve(inputs, order)
    }
  }
#endif
