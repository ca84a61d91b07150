/// The colors that a terminal can show.
public enum TerminalColor: Equatable, Sendable {
  /// No colors, only characters.
  case plain
  /// The 256 colors of the xterm palette.
  case palette
  /// All 24-bit colors.
  case full

  /// Returns the colors that a terminal supports according to its environment.
  ///
  /// - Parameters:
  ///   - environment: The environment of the process. If `NO_COLOR` (no-color.org) is not empty, there are
  ///     no colors; `COLORTERM` with `truecolor` or `24bit` means all colors, and `256color` in
  ///     `TERM` for the palette.
  ///   - isTerminal: True if the output goes to a terminal and not to a file or a pipe.
  public static func detected(environment: [String: String], isTerminal: Bool) -> TerminalColor {
    guard isTerminal, environment["NO_COLOR", default: ""].isEmpty else { return .plain }
    let terminal = environment["TERM", default: ""]
    guard terminal != "dumb" else { return .plain }
    if ["truecolor", "24bit"].contains(environment["COLORTERM", default: ""]) { return .full }
    return terminal.contains("256color") ? .palette : .plain
  }

  /// Returns the parameters of the control sequence that selects a color; `code` is 38 for the text and 48
  /// for the background (ECMA-48, SGR).
  func selection(of color: PictureColor, code: Int) -> String {
    switch self {
    case .plain: ""
    case .palette: "\(code);5;\(Self.paletteIndex(of: color))"
    case .full: "\(code);2;" + color.bytes.map(String.init).joined(separator: ";")
    }
  }

  /// Returns the index of the nearest color in xterm's 6 × 6 × 6 cube (16...231) and its 24 grays
  /// (232...255).
  static func paletteIndex(of color: PictureColor) -> Int {
    let steps = [0, 95, 135, 175, 215, 255]
    let levels = color.bytes.map { byte in
      steps.indices.min { abs(steps[$0] - byte) < abs(steps[$1] - byte) } ?? 0
    }
    let cube = levels.map { steps[$0] }
    let mean = color.bytes.reduce(0, +) / 3
    let grayIndex = min(max((mean - 3) / 10, 0), 23)
    let gray = 8 + 10 * grayIndex
    let distance = { (other: [Int]) in
      zip(color.bytes, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    if distance([gray, gray, gray]) < distance(cube) { return 232 + grayIndex }
    return 16 + levels.reduce(0) { $0 * 6 + $1 }
  }
}
