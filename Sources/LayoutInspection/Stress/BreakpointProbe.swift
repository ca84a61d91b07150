#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit
  import LayoutSolver

  /// A tree of views that is laid out at one length after another.
  ///
  /// A resize of the root is a layout as in an app: stack views, wrapped texts and `layoutSubviews` take
  /// part.
  @MainActor final class BreakpointProbe {
    /// The topmost view of the tree.
    let root: UIView
    /// The axis along which the root is resized.
    let axis: NSLayoutConstraint.Axis
    /// The number of layouts that were made.
    private(set) var layoutCount = 0
    /// A function that is called with the length while the tree has the length of an end of a piece.
    var visitEnd: ((Double) -> Void)?
    /// The number of samples, and of lists of distances, that are kept.
    private static var memory: Int { 8 }
    private var lastSamples: [BreakpointSample] = []
    /// The distances of all constraints from equality at some lengths.
    private var lastExcesses: [(length: Double, values: [Double])] = []

    /// True if the root has the height of its content at each width.
    private let hasOwnHeight: Bool

    init(_ view: UIView, along axis: NSLayoutConstraint.Axis, hasOwnHeight: Bool = false) {
      root = view.topmost
      self.axis = axis
      self.hasOwnHeight = hasOwnHeight
    }

    /// The present length of the root, in points.
    private var length: Double {
      let size = root.bounds.size
      return Double(axis == .horizontal ? size.width : size.height)
    }

    /// Lays the tree out with a length of the root, in points, unless it has this length already.
    func layOut(at length: Double) {
      if self.length != length || layoutCount == 0 {
        resize(to: CGFloat(length))
        layoutCount += 1
      }
      root.layoutIfNeeded()
    }

    private func resize(to length: CGFloat) {
      var frame = root.frame
      if axis == .horizontal {
        frame.size.width = length
      } else {
        frame.size.height = length
      }
      root.frame = frame
      if hasOwnHeight { root.frame.size.height = root.fittingHeight }
    }

    /// Returns the result of `body`, and gives the root its former size afterward.
    ///
    /// Conflicts and ambiguities at the sizes in between are not reported.
    func keepingSize<Result>(_ body: () -> Result) -> Result {
      let frame = root.frame
      let handler = HeadlessLayout.conflictHandler
      let observer = HeadlessLayout.layoutObserver
      HeadlessLayout.conflictHandler = { _ in }
      HeadlessLayout.layoutObserver = nil
      defer {
        root.frame = frame
        root.layoutIfNeeded()
        HeadlessLayout.conflictHandler = handler
        HeadlessLayout.layoutObserver = observer
      }
      return body()
    }

    /// Returns the result of `body` with constraints in the place of layouts by frames, and gives the root
    /// its former size afterward.
    func keepingSizeAndFrames<Result>(_ body: () -> Result) -> Result {
      root.layoutIfNeeded()
      return root.withFramesAsConstraints { keepingSize(body) }
    }

    /// Returns the frames at a length of the root.
    func sample(at length: Double) -> BreakpointSample {
      if let known = lastSamples.first(where: { $0.length == length }) { return known }
      layOut(at: length)
      let sample = BreakpointSample(of: root, at: length)
      if lastSamples.count == Self.memory { lastSamples.removeFirst() }
      lastSamples.append(sample)
      return sample
    }

    /// Returns the line that the frames follow below a sample, and the lengths at which a constraint becomes
    /// an equality on that line, or a text gets other lines; nil if the frames follow no line.
    ///
    /// - Parameter isVerified: True to compare a third layout with the line, and to search nearer to the
    ///   sample if it differs.
    func line(
      below sample: BreakpointSample, downTo low: Double, isVerified: Bool = true
    ) -> (line: BreakpointLine, guesses: [Double])? {
      let upper = excesses(at: sample.length)
      var step = min(1 / 8, (sample.length - low) / 2)
      for _ in 0..<4 where step > 1e-7 {
        let other = self.sample(at: sample.length - step)
        let lower = excesses(at: other.length)
        if sample.showsSameViews(as: other) {
          let line = BreakpointLine(sample, other)
          if !isVerified || line.contains(self.sample(at: sample.length - step / 2)) {
            return (line, guesses(on: line, upper, lower, step, downTo: low))
          }
        }
        step /= 16
      }
      return nil
    }

    /// Reads the distances of all constraints from equality, for a line below a sample of the last layout.
    func prepareLine(below sample: BreakpointSample) {
      if length == sample.length { _ = excesses(at: sample.length) }
    }

    /// Returns the distances of all constraints from equality at a length.
    private func excesses(at length: Double) -> [Double] {
      if let known = lastExcesses.first(where: { $0.length == length }) { return known.values }
      layOut(at: length)
      let values = excesses()
      if lastExcesses.count == Self.memory { lastExcesses.removeFirst() }
      lastExcesses.append((length, values))
      return values
    }

    /// Returns the distances of all constraints from equality in the last layout.
    private func excesses() -> [Double] {
      guard let solver = LayoutSystem(of: root)?.solver else { return [] }
      return solver.allConstraints.map { solver.excess(of: $0) }
    }

    private func guesses(
      on line: BreakpointLine, _ upper: [Double], _ lower: [Double], _ step: Double, downTo low: Double
    ) -> [Double] {
      let length = line.sample.length
      var guesses: [Double] = []
      func add(_ value: Double, slope: Double) {
        guard abs(value) > 1e-6, abs(slope) > 1e-6, value * slope > 0 else { return }
        let guess = length - value / slope
        if guess > low, guess < length { guesses.append(guess) }
      }
      if upper.count == lower.count {
        for (one, other) in zip(upper, lower) { add(one, slope: (one - other) / step) }
      }
      for (number, view) in line.sample.views.enumerated() {
        let width = line.sample.values[4 * number + 2]
        let slope = line.slopes[4 * number + 2]
        add(width, slope: slope)
        add(line.sample.values[4 * number + 3], slope: line.slopes[4 * number + 3])
        guard slope > 0, let label = view as? UILabel else { continue }
        let lowest = width - slope * (length - low)
        for least in Self.leastWidths(of: label, width, downTo: lowest) { add(width - least, slope: slope) }
      }
      return Self.distinct(guesses)
    }

    /// Returns the smallest widths of the lines that a text has from `width` down to `low`, up to the first
    /// change of its height; empty for one line.
    ///
    /// Where a line ends at another character and the height is the same, the frames follow the same line
    /// unless the width of the text counts.
    static func leastWidths(of label: UILabel, _ width: Double, downTo low: Double) -> [Double] {
      var widths: [Double] = []
      let height = label.contentHeight(within: CGFloat(width))
      var next = width
      // A label that is too narrow for a character returns the width that it was asked for, up to rounding.
      while let least = label.leastWidthOfLines(within: CGFloat(next)).map(Double.init), least > low,
        widths.isEmpty || next - least > 2e-6
      {
        widths.append(least)
        next = least - 1e-5
        if next <= 0 || label.contentHeight(within: CGFloat(next)) != height { break }
      }
      return widths
    }

    /// Returns numbers in descending order, without those that differ only by rounding.
    private static func distinct(_ numbers: [Double]) -> [Double] {
      var result: [Double] = []
      for number in numbers.sorted(by: >) where (result.last ?? .infinity) - number > 1e-6 {
        result.append(number)
      }
      return result
    }
  }
#endif
