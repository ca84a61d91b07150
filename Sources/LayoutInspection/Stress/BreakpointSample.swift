#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// The exact frames of all visible views of a tree, at one length of its root.
  ///
  /// The frames are in the coordinates of the root. Four numbers belong to a view: x, y, width and height.
  @MainActor struct BreakpointSample {
    /// The width or height of the root, in points.
    let length: Double
    /// The visible views, each before its subviews.
    let views: [UIView]
    /// The indices of the superviews in `views`; the root has its own.
    let parents: [Int]
    /// Four numbers for each view.
    let values: [Double]

    /// The smallest change of a number at a breakpoint that counts as a jump, in points.
    static var leastJump: Double { 0.01 }

    /// Reads the frames of the last layout.
    init(of root: UIView, at length: Double) {
      var views = [root]
      var parents = [0]
      var values: [Double] = [0, 0, Double(root.bounds.width), Double(root.bounds.height)]
      var index = 0
      while index < views.count {
        let view = views[index]
        let corner = view.bounds.origin
        for child in view.subviews where !child.isHidden {
          let frame = child.exactFrame
          views.append(child)
          parents.append(index)
          values.append(values[4 * index] + Double(frame.origin.x - corner.x))
          values.append(values[4 * index + 1] + Double(frame.origin.y - corner.y))
          values.append(Double(frame.size.width))
          values.append(Double(frame.size.height))
        }
        index += 1
      }
      self.length = length
      self.views = views
      self.parents = parents
      self.values = values
    }

    /// Returns true if the two samples list the same views, or views of the same classes: a list shows a row
    /// in another cell after the row was out of sight.
    func showsSameViews(as other: BreakpointSample) -> Bool {
      views.count == other.views.count && parents == other.parents
        && zip(views, other.views).allSatisfy { $0 === $1 || type(of: $0) == type(of: $1) }
    }

    /// Returns true if a view or a frame jumps between two samples at a breakpoint.
    func jumps(to other: BreakpointSample) -> Bool {
      guard showsSameViews(as: other) else { return true }
      return zip(values, other.values).contains { abs($0 - $1) > Self.leastJump }
    }

    /// Returns the position or size of a view along an axis, relative to its superview.
    func value(of view: Int, _ axis: NSLayoutConstraint.Axis, isSize: Bool) -> Double {
      let offset = axis == .horizontal ? 0 : 1
      let value = values[4 * view + offset + (isSize ? 2 : 0)]
      return isSize || view == 0 ? value : value - values[4 * parents[view] + offset]
    }

    /// Returns the frame of a view in the coordinates of the root.
    func frame(of view: Int) -> CGRect {
      CGRect(
        x: values[4 * view], y: values[4 * view + 1], width: values[4 * view + 2],
        height: values[4 * view + 3])
    }
  }

  /// The frames of a tree as linear functions of the length of its root.
  @MainActor struct BreakpointLine {
    /// The sample on the line.
    let sample: BreakpointSample
    /// The changes of the numbers per point of the root.
    let slopes: [Double]

    /// The largest distance of a number from the line, in points, that counts as rounding.
    private static var tolerance: Double { 1e-6 }

    /// Creates the line through two samples with the same views.
    init(_ sample: BreakpointSample, _ other: BreakpointSample) {
      let distance = sample.length - other.length
      self.sample = sample
      slopes = zip(sample.values, other.values).map { ($0 - $1) / distance }
    }

    /// Returns a number on the line.
    func value(_ index: Int, at length: Double) -> Double {
      sample.values[index] + slopes[index] * (length - sample.length)
    }

    /// Returns true if a sample is on the line.
    func contains(_ other: BreakpointSample) -> Bool {
      guard sample.showsSameViews(as: other) else { return false }
      let distance = other.length - sample.length
      for index in slopes.indices {
        let expected = sample.values[index] + slopes[index] * distance
        // Numbers that are not finite are on no line.
        if !(abs(other.values[index] - expected) <= Self.tolerance) { return false }
      }
      return true
    }

    /// Returns true if a sample is so far from the line that a frame jumps between the two.
    func isLeft(by other: BreakpointSample) -> Bool {
      guard sample.showsSameViews(as: other) else { return true }
      return slopes.indices.contains { index in
        abs(value(index, at: other.length) - other.values[index]) > BreakpointSample.leastJump
      }
    }

    /// Returns the length at which all numbers of two lines are equal; nil if there is no such length.
    func crossing(with other: BreakpointLine) -> Double? {
      guard sample.showsSameViews(as: other.sample) else { return nil }
      var steepest: (length: Double, difference: Double)?
      for index in slopes.indices {
        let difference = slopes[index] - other.slopes[index]
        guard abs(difference) > abs(steepest?.difference ?? 1e-6) else { continue }
        let gap = other.value(index, at: sample.length) - sample.values[index]
        steepest = (sample.length + gap / difference, difference)
      }
      guard let length = steepest?.length, length.isFinite else { return nil }
      let meet = slopes.indices.allSatisfy { index in
        abs(value(index, at: length) - other.value(index, at: length)) < 10 * Self.tolerance
      }
      return meet ? length : nil
    }
  }
#endif
