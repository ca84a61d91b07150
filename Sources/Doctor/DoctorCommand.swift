import Foundation
import LayoutInspection

/// Reads a log of any app and says why its constraints cannot hold together.
///
///     swift run Doctor < xcode.log
///     swift run Doctor --json xcode.log
@main
@MainActor
struct DoctorCommand {
  /// The receiver of the diagnosis.
  let output: (String) -> Void
  /// The receiver of error messages.
  let errors: (String) -> Void
  /// The reader of the standard input.
  let input: () -> Data

  /// The exit statuses: as `diff` has them, and EX_USAGE and EX_NOINPUT of sysexits.h.
  enum Status {
    static let conflicts: Int32 = 1
    static let noConflicts: Int32 = 0
    static let onlyOfSystem: Int32 = 3
    static let usage: Int32 = 64
    static let noInput: Int32 = 66
  }

  static let help = """
    Doctor reads the conflicts in a log of UIKit or AppKit, of any app, and says for each one which
    constraints cannot hold together, by how much, and what to change.

      swift run Doctor < xcode.log      reads the standard input
      swift run Doctor xcode.log …      reads files; - is the standard input
      swift run Doctor --json …         writes JSON
      swift run Doctor --help           writes this help

    Copy the text from Xcode's console, from a device or from an issue: everything but conflicts is
    skipped, and a line of a conflict that cannot be read is shown. The exit status is

      0    if there is no conflict,
      1    if there is one,
      3    if there are conflicts, and no constraint of your code takes part: there is nothing to change.
           In the JSON, "isOfSystem" of each conflict says so.

    """

  static func main() throws {
    let command = DoctorCommand(
      output: { FileHandle.standardOutput.write(Data($0.utf8)) },
      errors: { FileHandle.standardError.write(Data($0.utf8)) },
      input: { FileHandle.standardInput.readDataToEndOfFile() })
    exit(try command.run(Array(ProcessInfo.processInfo.arguments.dropFirst())))
  }

  /// Runs the command with the given words, and returns the exit status.
  func run(_ words: [String]) throws -> Int32 {
    if words.contains("--help") || words.contains("-h") {
      output(Self.help)
      return Status.noConflicts
    }
    if let option = words.first(where: { $0.hasPrefix("-") && $0 != "-" && $0 != "--json" }) {
      errors("Doctor: There is no option '\(option)'. See --help.\n")
      return Status.usage
    }
    let files = words.filter { $0 != "--json" }
    guard let text = text(of: files) else { return Status.noInput }
    let diagnosis = Diagnosis(of: text)
    output(words.contains("--json") ? try diagnosis.json() : diagnosis.text)
    if diagnosis.isOfSystem { return Status.onlyOfSystem }
    return diagnosis.isHealthy ? Status.noConflicts : Status.conflicts
  }

  /// Returns the text of files, or of the standard input if there are none; nil, after a message, if a file
  /// cannot be read.
  private func text(of files: [String]) -> String? {
    if files.isEmpty { return String(decoding: input(), as: UTF8.self) }
    var texts: [String] = []
    for file in files {
      do {
        if file == "-" {
          texts.append(String(decoding: input(), as: UTF8.self))
          continue
        }
        texts.append(String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self))
      } catch {
        errors("Doctor: \(file) cannot be read: \(error.localizedDescription)\n")
        return nil
      }
    }
    return texts.joined(separator: "\n")
  }
}
