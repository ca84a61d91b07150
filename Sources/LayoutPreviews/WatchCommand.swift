import Foundation

/// The command `watch`: builds on each change, lays the previews out in a process of its own, and says what
/// has changed.
@MainActor struct WatchCommand {
  private let command: PreviewCommand
  private let package: PreviewPackage
  private let pictures: URL

  init(_ command: PreviewCommand) throws {
    self.command = command
    package = try PreviewPackage(of: command)
    pictures = package.scratch.appendingPathComponent("previews")
  }

  /// Watches until the process is ended.
  func run() throws -> Never {
    var changes = PreviewPackage.Changes(of: package)
    var last = try SurveyProcess(program: command.program).result()
    try write(last.entries)
    command.output(Self.summary(of: last, in: pictures))
    while true {
      changes.wait()
      last = try update(from: last)
    }
  }

  /// Builds and lays out again, prints the differences, and returns the survey; the last one if the code does
  /// not compile.
  private func update(from last: SurveyProcess.Result) throws -> SurveyProcess.Result {
    guard try command.builds(package) else { return last }
    let end = Date.now
    let new = try SurveyProcess(program: command.program).result()
    let comparison = SurveyComparison(last.entries, new.entries)
    let changed = new.entries.filter { entry in
      comparison.layouts.contains { $0.preview == entry.preview && $0.conditions == entry.conditions }
    }
    try write(changed)
    let seconds = String(format: "%.2f", Date.now.timeIntervalSince(end))
    command.output(comparison.layouts.isEmpty ? "Nothing has moved.\n" : comparison.text)
    command.output(new.crashText)
    command.output("\(changed.count) pictures in \(pictures.path), \(seconds) s after the build.\n")
    return new
  }

  private func write(_ entries: [SurveyEntry]) throws {
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    for entry in entries {
      try PictureFile.write(entry.picture, to: pictures.appendingPathComponent("\(entry.fileName).svg"))
    }
  }

  private static func summary(of result: SurveyProcess.Result, in pictures: URL) -> String {
    let count = result.entries.reduce(0) { $0 + $1.problems.count }
    let problems = count == 1 ? "1 problem" : "\(count) problems"
    return result.crashText
      + "\(result.entries.count) pictures in \(pictures.path), \(problems). Waiting for a change.\n"
  }
}

extension PreviewCommand {
  /// Builds the package; prints the mistakes of code that does not compile, and returns false then.
  func builds(_ package: PreviewPackage) throws -> Bool {
    output("\nBuilding …\n")
    let mistakes = try package.build()
    output(mistakes.map { "\($0)\n" }.joined())
    return mistakes.isEmpty
  }
}
