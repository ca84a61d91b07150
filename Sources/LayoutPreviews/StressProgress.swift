import Foundation
import LayoutInspection

/// The lines about a search that may take minutes.
@MainActor final class StressProgress {
  /// The least time between two lines, in seconds.
  static let interval: TimeInterval = 5

  private let name: String
  private let write: (String) -> Void
  private let now: () -> TimeInterval
  private let start: TimeInterval
  private var lastLine: TimeInterval
  private var caseCount = 0

  /// Creates the progress of a search in a scene.
  ///
  /// - Parameters:
  ///   - name: The name of the scene.
  ///   - write: The receiver of the lines.
  ///   - now: Returns the time in seconds.
  init(
    of name: String, write: @escaping (String) -> Void,
    now: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
  ) {
    self.name = name
    self.write = write
    self.now = now
    start = now()
    lastLine = start
  }

  /// Writes the line before a search on some screens, with some changes of the conditions and the content.
  func begin(screens: Int, changes: Int) {
    let screenText = screens == 1 ? "1 screen" : "\(screens) screens and all sizes between them"
    let changeText = changes == 1 ? "1 change" : "\(changes) changes, one after the other"
    write("\(name): \(screenText), with \(changeText).\n")
  }

  /// Writes the line before a proof for all sizes.
  func begin(every sizes: EverySize) {
    let ends = [sizes.least, sizes.greatest].map { "\(Int($0.width))x\(Int($0.height))" }
    write("\(name): every size from \(ends[0]) to \(ends[1]), in 24 cases.\n")
  }

  /// Writes a line about the state of the work, if the last line is old enough.
  func note(_ progress: some CustomStringConvertible) {
    guard now() - lastLine >= Self.interval else { return }
    lastLine = now()
    write("\(name): \(progress).\n")
  }

  /// Counts a case, for which the search makes the scene anew.
  ///
  /// Writes a line if the last one is old enough.
  func countCase() {
    caseCount += 1
    let time = now()
    guard time - lastLine >= Self.interval else { return }
    lastLine = time
    write("\(name): case \(caseCount), after \(Int(time - start)) seconds.\n")
  }
}
