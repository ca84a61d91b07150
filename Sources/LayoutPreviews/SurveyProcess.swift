import Foundation
import LayoutInspection

/// A survey of all previews in a process of its own, which may crash.
///
/// The process prints a line of JSON before each layout and another one with the layout. If it ends in
/// between, that layout has crashed it, and the next process goes on behind it.
struct SurveyProcess {
  struct Line: Codable {
    /// The number and the name of the layout that begins; nil if one has ended.
    var number: Int?
    var name: String?
    var entry: SurveyEntry?
  }

  /// A layout that ended its process.
  struct Crash: Equatable {
    /// The preview and its case.
    let name: String
    /// The message of the process.
    let sentence: String
  }

  /// The layouts and the crashes of a survey.
  struct Result: Equatable {
    var entries: [SurveyEntry] = []
    var crashes: [Crash] = []

    /// The crashes in words, those with the same message together.
    var crashText: String {
      crashes.map(\.sentence).unique.map { sentence in
        let names = crashes.filter { $0.sentence == sentence }.map(\.name)
        return "\(names.joined(separator: "; "))\n    crashes: \(sentence)\n"
      }.joined()
    }
  }

  /// The program with the previews.
  let program: URL

  /// Runs the survey.
  func result() throws -> Result {
    var result = Result()
    var start = 0
    while true {
      let lines = try lines(from: start)
      result.entries += lines.lines.compactMap(\.entry)
      guard !lines.isComplete else { return result }
      guard let last = lines.lines.last(where: { $0.number != nil }), let number = last.number else {
        throw PreviewError("\(program.lastPathComponent) cannot be run: \(lines.message)")
      }
      result.crashes.append(Crash(name: last.name ?? "", sentence: lines.message))
      start = number + 1
    }
  }

  private func lines(from start: Int) throws -> (lines: [Line], isComplete: Bool, message: String) {
    var process = Subprocess(program, ["survey", "--from", "\(start)"])
    // A crash writes its message only, at once.
    process.environment["SWIFT_BACKTRACE"] = "enable=no"
    let output = try process.run()
    let decoder = JSONDecoder()
    let lines = output.text.split(separator: "\n").compactMap {
      try? decoder.decode(Line.self, from: Data($0.utf8))
    }
    let message =
      output.errors.split(separator: "\n").first { $0.contains("rror:") } ?? "It ended without a message."
    return (lines, output.status == 0, String(message))
  }
}

/// A program that is run to its end.
struct Subprocess {
  let program: URL
  let arguments: [String]
  var folder: URL?
  var environment = ProcessInfo.processInfo.environment

  init(_ program: URL, _ arguments: [String], in folder: URL? = nil) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
  }

  /// Creates a program of the search path, such as `git`.
  init(named name: String, _ arguments: [String], in folder: URL) {
    self.init(URL(fileURLWithPath: "/usr/bin/env"), [name] + arguments, in: folder)
  }

  /// Runs the program, and returns its exit status, negative for a signal, and all that it has printed.
  func run() throws -> (status: Int32, text: String, errors: String) {
    // Files instead of pipes, which a program with much to say would fill.
    let files = try (0..<2).map { _ in try Self.temporaryFile() }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    let handles = try files.map { try FileHandle(forWritingTo: $0) }
    let process = try start(output: handles[0], errors: handles[1])
    process.waitUntilExit()
    for handle in handles { try handle.close() }
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    let status = process.terminationStatus
    return (process.terminationReason == .exit ? status : -status, texts[0], texts[1])
  }

  /// Starts the program, which has no input.
  func start(
    output: FileHandle = .standardOutput, errors: FileHandle = .standardError
  ) throws -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment
    if let folder { process.currentDirectoryURL = folder }
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return process
  }

  private static func temporaryFile() throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: file)
    return file
  }
}
