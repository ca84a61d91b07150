/// How many colours a terminal can show.
public enum TerminalColor: Equatable, Sendable {
  /// None: plain characters only.
  case plain
  /// The 256 colours of xterm's palette.
  case palette
  /// Any colour, 24 bits of it.
  case full

  /// What a terminal says of itself through its environment.
  ///
  /// - Parameters:
  ///   - environment: the process's environment: `NO_COLOR` (no-color.org) switches colour off
  ///     when it is not empty, `COLORTERM` of `truecolor` or `24bit` stands for all colours,
  ///     `256color` in `TERM` for the palette.
  ///   - isTerminal: whether the output goes to a terminal and not to a file or a pipe.
  public static func detected(environment: [String: String], isTerminal: Bool) -> TerminalColor {
    guard isTerminal, environment["NO_COLOR", default: ""].isEmpty else { return .plain }
    let terminal = environment["TERM", default: ""]
    guard terminal != "dumb" else { return .plain }
    if ["truecolor", "24bit"].contains(environment["COLORTERM", default: ""]) { return .full }
    return terminal.contains("256color") ? .palette : .plain
  }

  /// The parameters of the control sequence that selects a colour; 38 is the
  /// ink, 48 the paper (ECMA-48, SGR).
  func selection(of color: PictureColor, ground: Int) -> String {
    switch self {
    case .plain: ""
    case .palette: "\(ground);5;\(Self.paletteIndex(of: color))"
    case .full: "\(ground);2;" + color.bytes.map(String.init).joined(separator: ";")
    }
  }

  /// The nearest of xterm's 6 × 6 × 6 cube (16...231) and its 24 greys (232...255).
  static func paletteIndex(of color: PictureColor) -> Int {
    let steps = [0, 95, 135, 175, 215, 255]
    let places = color.bytes.map { byte in
      steps.indices.min { abs(steps[$0] - byte) < abs(steps[$1] - byte) } ?? 0
    }
    let cube = places.map { steps[$0] }
    let mean = color.bytes.reduce(0, +) / 3
    let greyPlace = min(max((mean - 3) / 10, 0), 23)
    let grey = 8 + 10 * greyPlace
    let distance = { (other: [Int]) in
      zip(color.bytes, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    if distance([grey, grey, grey]) < distance(cube) { return 232 + greyPlace }
    return 16 + places.reduce(0) { $0 * 6 + $1 }
  }
}
