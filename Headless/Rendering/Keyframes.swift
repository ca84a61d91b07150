/// The moments at which the states of a moving picture are shown, as SVG's animation elements count them.
///
///     state 0      state 1      state 0 again
///     |--hold--|~~move~~|--hold--|~~move~~|
///     0        h        1/2      1/2 + h  1
struct Keyframes {
  let timing: AnimationTiming
  let stateCount: Int

  /// An `animate` element for an attribute; nil when the attribute is the same in every state.
  func animation(
    of name: String, through values: [String]
  ) -> (name: String, attributes: [XMLWriter.Attribute])? {
    guard let first = values.first, values.contains(where: { $0 != first }) else { return nil }
    let shown = values.flatMap { [$0, $0] } + [first]
    return (
      "animate",
      [
        ("attributeName", name), ("dur", "\(duration.pictureText)s"), ("repeatCount", "indefinite"),
        ("calcMode", "spline"), ("keyTimes", keyTimes.joined(separator: ";")),
        ("keySplines", keySplines.joined(separator: ";")), ("values", shown.joined(separator: ";")),
      ]
    )
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

  /// A pause runs evenly, a move starts and ends softly.
  private var keySplines: [String] {
    (0..<stateCount).flatMap { _ in ["0 0 1 1", "0.4 0 0.2 1"] }
  }

  /// Four decimals: two are too coarse for moments within a long animation.
  private static func exact(_ moment: Double) -> String {
    let digits = String(Int((moment * 10_000).rounded()) + 10_000)
    return "0.\(digits.dropFirst())"
  }
}
