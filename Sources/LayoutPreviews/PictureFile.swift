import Foundation

/// A picture in a file: SVG, or PNG that an installed program makes of SVG.
struct PictureFile {
  /// The file that is written.
  let url: URL
  /// The folders that may contain the program, separated by colons.
  let searchPath: String

  /// Writes a picture; as PNG with two pixels for each point.
  func write(_ svg: String) throws(PreviewError) {
    guard url.pathExtension == "png" else { return try Self.write(svg, to: url) }
    guard let (program, arguments) = Self.converter(in: searchPath) else { throw PreviewError(Self.missing) }
    let source = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg")
    try Self.write(svg, to: source)
    defer { try? FileManager.default.removeItem(at: source) }
    let words = arguments.map { $0 == "IN" ? source.path : $0 == "OUT" ? url.path : $0 }
    let result = try? Subprocess(program, words).run()
    guard result?.status == 0 else {
      let reason = result?.errors.split(separator: "\n").first.map { ": \($0)" } ?? "."
      throw PreviewError("\(url.path) cannot be written: \(program.lastPathComponent) failed\(reason)")
    }
  }

  /// Writes a text to a file.
  static func write(_ text: String, to url: URL) throws(PreviewError) {
    do {
      try Data(text.utf8).write(to: url)
    } catch {
      throw PreviewError("\(url.path) cannot be written: \(error.reason(at: url))")
    }
  }

  /// The programs that make PNG of SVG, with the words for two pixels per point.
  private static let converters = [
    ("rsvg-convert", ["--zoom", "2", "--output", "OUT", "IN"]), ("resvg", ["--zoom", "2", "IN", "OUT"]),
  ]

  /// Returns the first converter that is in a folder of the search path, with the words for it.
  static func converter(in searchPath: String) -> (program: URL, arguments: [String])? {
    for (name, arguments) in converters {
      for folder in searchPath.split(separator: ":") {
        let program = URL(fileURLWithPath: String(folder)).appendingPathComponent(name)
        if FileManager.default.isExecutableFile(atPath: program.path) { return (program, arguments) }
      }
    }
    return nil
  }

  static let missing =
    "--png needs the program rsvg-convert or resvg, and neither is installed. "
    + "Install one (apt-get install librsvg2-bin, or brew install librsvg), or use --svg."
}

/// A failure that is no mistake in the command line, with a sentence for the reader.
struct PreviewError: Error, Equatable {
  let sentence: String
  init(_ sentence: String) { self.sentence = sentence }
}
