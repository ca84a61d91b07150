import Foundation
import LayoutRendering

/// What is known of the terminal that shows the output.
struct Terminal: Equatable {
  /// Its width, in character cells.
  var columns: Int
  /// The colours it shows.
  var color: TerminalColor

  /// A picture is not drawn wider than this: more is hard to take in.
  private static let widest = 120

  /// What the terminal says of its width; nil when the output does not go to one.
  private static func width() -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The terminal of this process; 80 columns when it does not tell its width.
  static func current() -> Terminal {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let told = width() ?? environment["COLUMNS"].flatMap { Int($0) } ?? 80
    return Terminal(
      columns: min(max(told, 20), widest), color: .detected(environment: environment, isTerminal: isTerminal))
  }
}
