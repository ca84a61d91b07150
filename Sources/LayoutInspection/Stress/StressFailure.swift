#if canImport(HeadlessUIKit)
  public import Foundation
  public import HeadlessUIKit
  import LayoutWords

  /// The smallest case in which a layout breaks a check.
  public struct StressFailure: Equatable, Encodable, Sendable, CustomStringConvertible {
    /// The changes of the conditions and the content; empty if the layout fails without any change.
    public let changes: [StressChange]
    /// The views that are hidden in this case.
    public let hiddenViews: [String]
    /// The axis along which the root was resized.
    public let axis: NSLayoutConstraint.Axis
    /// The widths or heights of the root at which the check fails, in points.
    ///
    /// The ends that are not ends of the examined sizes are the exact sizes at which the problem begins.
    public let failing: ClosedRange<CGFloat>
    /// The widths or heights that were examined, in points.
    public let examined: ClosedRange<CGFloat>
    /// The other side of the root, in points.
    public let otherSide: CGFloat
    let screen: LayoutSizes.Screen
    let length: Double
    /// The problem, in the layout near the end at which it begins.
    public let problem: LayoutProblem

    /// The size of the root at which the problem begins; nil if it is there at all examined sizes.
    public var threshold: CGFloat? {
      if failing.upperBound < examined.upperBound { return failing.upperBound }
      return failing.lowerBound > examined.lowerBound ? failing.lowerBound : nil
    }

    /// The case and the problem, such as `Below 301 pt wide: "time" overlaps "title" by 1 × 18 points …`.
    public var description: String {
      let names = hiddenViews.map { "\"\($0)\"" }.joined(separator: " and ")
      let hidden = names.isEmpty ? [] : ["with \(names) hidden"]
      return StressChange.sentence(changes, hidden + [sizeWords], problem)
    }

    private enum Key: CodingKey { case description, axis, threshold, problem }

    /// Writes the case, the axis, the threshold to a thousandth of a point, and the problem.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(description, forKey: .description)
      try values.encode(axis == .horizontal ? "horizontal" : "vertical", forKey: .axis)
      try values.encodeIfPresent(threshold.map { ($0 * 1000).rounded() / 1000 }, forKey: .threshold)
      try values.encode(problem, forKey: .problem)
    }

    private var screenText: String {
      let sides = [examined.lowerBound, otherSide].map(\.points)
      return (axis == .horizontal ? sides : sides.reversed()).joined(separator: " × ")
    }

    private var sizeWords: String {
      if examined.lowerBound == examined.upperBound { return "at \(screenText) pt" }
      let direction = axis.words.extent
      let low = failing.lowerBound.points
      let high = failing.upperBound.points
      let isAtTop = failing.upperBound >= examined.upperBound
      let isAtBottom = failing.lowerBound <= examined.lowerBound
      if isAtTop && isAtBottom { return "at all sizes from \(low) to \(high) pt \(direction)" }
      if isAtBottom { return "below \(high) pt \(direction)" }
      return isAtTop ? "above \(low) pt \(direction)" : "between \(low) and \(high) pt \(direction)"
    }
  }

  extension StressFailure {
    /// Returns failures without those that have the kind, the views and the lines of an earlier one.
    ///
    /// The views of one list, such as `rows[3]` and `rows[4]`, count as one.
    static func distinct(_ failures: [StressFailure]) -> [StressFailure] {
      failures.firstOfEach { failure in
        let problem = failure.problem
        let views = problem.views.map { $0.filter { !$0.isNumber } }
        let sentence = views.isEmpty ? problem.description : ""
        return "\(problem.kind) \(views) \(problem.sites.map(\.call)) \(sentence)"
      }
    }
  }

  extension StressChange {
    /// The change as part of a sentence; nil for a hidden view, which has a name.
    var words: String? {
      switch self {
      case .rightToLeft: "from right to left"
      case .dark: "in the dark style"
      case .keyboard: "with the keyboard"
      case .textSize(let size): "with text size \(size.shortName)"
      case .language(let language): "in texts of \(language.rawValue) length"
      case .translation(let language): "in \(language.name)"
      case .hidden: nil
      }
    }

    static func sentence(
      _ changes: [StressChange], _ conditions: [String], _ problem: LayoutProblem
    ) -> String {
      let words = (changes.compactMap(\.words) + conditions).joined(separator: ", ")
      return "\(words.prefix(1).uppercased())\(words.dropFirst()): \(problem.description)"
    }
  }
#endif
