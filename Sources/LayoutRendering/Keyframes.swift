/// The times at which an animated picture shows its states, in the form of SVG's animation elements.
///
///     state 0      state 1      state 0 again
///     |--hold--|~~move~~|--hold--|~~move~~|
///     0        h        1/2      1/2 + h  1
struct Keyframes {
  let timing: AnimationTiming
  let stateCount: Int

  /// Returns an `animate` element for an attribute, or nil if the attribute is the same in all states or if
  /// the timing is not valid: SVG ignores an animation without a positive duration.
  func animation(
    of name: String, through values: [String]
  ) -> (name: String, attributes: [XMLWriter.Attribute])? {
    guard values.contains(where: { $0 != values.first }), let timing = attributes(through: values) else {
      return nil
    }
    return ("animate", [("attributeName", name)] + timing)
  }

  /// Returns an `animateTransform` element for one step of a transform, such as `rotate`, or nil if the
  /// timing is not valid.
  ///
  /// The first step replaces the transform, and each other one is added to the steps before it.
  func animation(
    ofTransform type: String, through values: [String], isFirst: Bool
  ) -> (name: String, attributes: [XMLWriter.Attribute])? {
    guard let timing = attributes(through: values) else { return nil }
    let additive = isFirst ? "replace" : "sum"
    return (
      "animateTransform", [("attributeName", "transform"), ("type", type), ("additive", additive)] + timing
    )
  }

  private func attributes(through values: [String]) -> [XMLWriter.Attribute]? {
    guard isValid, let first = values.first else { return nil }
    let shown = values.flatMap { [$0, $0] } + [first]
    return [
      ("dur", "\(duration.points)s"), ("repeatCount", "indefinite"), ("calcMode", "spline"),
      ("keyTimes", keyTimes.joined(separator: ";")), ("keySplines", keySplines.joined(separator: ";")),
      ("values", shown.joined(separator: ";")),
    ]
  }

  /// True if no part of the timing is negative, and the duration is finite and not written as 0.
  private var isValid: Bool {
    timing.hold >= 0 && timing.move >= 0 && duration.isFinite && duration >= 0.01
  }

  private var step: Double { timing.hold + timing.move }
  private var duration: Double { Double(stateCount) * step }

  private var keyTimes: [String] {
    var times: [String] = []
    for state in 0..<stateCount {
      let start = Double(state) * step
      times.append(Self.exact(start / duration))
      times.append(Self.exact((start + timing.hold) / duration))
    }
    return times + ["1"]
  }

  /// The timing curves: a hold has a constant speed, a move is slow at its beginning and at its end.
  private var keySplines: [String] {
    (0..<stateCount).flatMap { _ in ["0 0 1 1", "0.4 0 0.2 1"] }
  }

  /// Returns a time with four decimals, because two are too imprecise for a long animation.
  private static func exact(_ moment: Double) -> String {
    let digits = String(Int((moment * 10_000).rounded()) + 10_000)
    return digits.hasPrefix("2") ? "1" : "0.\(digits.dropFirst())"
  }
}
