import Foundation

extension TerminalOptions {
  /// The largest width of a picture, because a wider one is hard to read.
  private static let widest = 120

  /// Returns the options for the standard output of this process.
  ///
  /// The picture is as wide as the terminal, at most 120 columns; 80 columns if the output does not go to a
  /// terminal and `COLUMNS` is not set; then the picture of a low view can be as wide as 120 columns. The
  /// colors follow the environment, see
  /// ``TerminalColor/detected(environment:isTerminal:)``.
  public static func current() -> TerminalOptions {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let available = width() ?? environment["COLUMNS"].flatMap { Int($0) }
    return TerminalOptions(
      columns: min(max(available ?? 80, 20), widest), mostColumns: available == nil ? widest : nil,
      color: .detected(environment: environment, isTerminal: isTerminal))
  }

  /// Returns the terminal's width; nil when the output does not go to a terminal.
  private static func width() -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
