import Foundation

/// A PNG picture, which the program rsvg-convert makes of an SVG picture.
struct SceneFile {
  /// An error with a sentence for the reader.
  struct Failure: Error, Equatable {
    let sentence: String
  }

  /// The file that is written.
  let url: URL
  /// The folders that may contain the program, separated by colons.
  let searchPath: String

  /// Writes a picture with two pixels for each point.
  func write(_ svg: String) throws {
    guard let program = Self.program(in: searchPath) else { throw Failure(sentence: Self.missing) }
    let source = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg")
    try Data(svg.utf8).write(to: source)
    defer { try? FileManager.default.removeItem(at: source) }
    let process = Process()
    process.executableURL = program
    process.arguments = ["--zoom", "2", "--output", url.path, source.path]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(sentence: "\(url.path) cannot be written: rsvg-convert ended with an error.")
    }
  }

  /// Returns the program, from the first folder that contains it.
  static func program(in searchPath: String) -> URL? {
    let files = searchPath.split(separator: ":").map { folder in
      URL(fileURLWithPath: String(folder)).appendingPathComponent("rsvg-convert")
    }
    return files.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  static let missing =
    "--png needs the program rsvg-convert, which is not installed. "
    + "Install it (apt-get install librsvg2-bin, or brew install librsvg), or use --svg."
}
