import Foundation

/// The option `--serve` of `gallery`: shows the pages at an address of this machine alone, and writes them
/// again on each change of the code; the open page reloads itself then.
@MainActor struct GalleryServer {
  private let command: PreviewCommand
  private let package: PreviewPackage
  private let folder: URL
  private let words: [String]

  /// - Parameter arguments: The command line of the gallery.
  init(_ command: PreviewCommand, _ arguments: Arguments) throws {
    self.command = command
    package = try PreviewPackage(of: command)
    folder = command.file(arguments.names[0])
    words =
      ["gallery", folder.path] + arguments.names.dropFirst()
      + (arguments.options.contains(.live) ? [Option.live.rawValue] : [])
  }

  /// Serves the pages, which are written already, until the process is ended.
  func run() throws -> Never {
    var changes = PreviewPackage.Changes(of: package)
    try note()
    // A port of 0 is a free one; the server prints its address.
    let words = ["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", folder.path]
    let server = try Subprocess(named: "python3", words, in: folder).start(errors: .nullDevice)
    Thread.sleep(forTimeInterval: 0.5)
    guard server.isRunning else {
      throw PreviewError("The pages are served by python3, which cannot be run.")
    }
    while true {
      changes.wait()
      guard try command.builds(package) else { continue }
      // A screen that crashes ends the process that writes the pages, and not this one.
      let result = try Subprocess(command.program, self.words).run()
      command.output(result.status == 0 ? result.text : result.errors)
      if result.status == 0 { try note() }
    }
  }

  /// Writes the time of the pages, which a page that is open compares with its own.
  private func note() throws {
    let text = "\(Date().timeIntervalSince1970)\n"
    try PictureFile.write(text, to: folder.appendingPathComponent("time.txt"))
  }
}
