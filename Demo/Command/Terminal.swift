import Foundation
import LayoutRendering

/// The properties of the terminal that shows the output.
struct Terminal: Equatable {
  /// Its width, in character cells.
  var columns: Int
  /// The colours it shows.
  var color: TerminalColor

  /// The largest width of a picture, because a wider one is hard to read.
  private static let widest = 120

  /// Returns the terminal's width; nil when the output does not go to a terminal.
  private static func width() -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Returns the terminal of this process; its width is 80 columns when it is unknown.
  static func current() -> Terminal {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let available = width() ?? environment["COLUMNS"].flatMap { Int($0) } ?? 80
    return Terminal(
      columns: min(max(available, 20), widest),
      color: .detected(environment: environment, isTerminal: isTerminal))
  }
}
