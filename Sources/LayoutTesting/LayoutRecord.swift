#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit
  import LayoutRendering

  /// The recorded frames of a layout test, and the pictures beside them.
  @MainActor struct LayoutRecord {
    /// The result of a comparison.
    enum Outcome: Equatable {
      /// The layouts are equal to the record.
      case equal
      /// The layouts were recorded.
      case recorded
      /// The test has failed, for a reason in words.
      case failed(String)
    }

    /// The text file with the frames.
    let file: URL
    /// The function that contains the test, for the command that records it.
    let function: String

    /// The page with the pictures of the recorded layouts.
    var sheet: URL { file.deletingPathExtension().appendingPathExtension("svg") }
    /// The page that compares recorded and new pictures.
    var difference: URL { file.deletingPathExtension().appendingPathExtension("difference.svg") }

    /// Creates the record of a test: a file in the folder `__Layouts__` beside the file with the test.
    init(besides testFile: String, function: String, name: String?) {
      let source = URL(fileURLWithPath: testFile)
      let plain = String(function.prefix { $0 != "(" })
      let parts = [source.deletingPathExtension().lastPathComponent, plain] + (name.map { [$0] } ?? [])
      let folder = source.deletingLastPathComponent().appendingPathComponent("__Layouts__")
      file = folder.appendingPathComponent(parts.map(Self.plainName).joined(separator: ".") + ".txt")
      self.function = plain
    }

    /// Returns a text with hyphens in place of the characters that a file name should not have.
    private static func plainName(_ text: String) -> String {
      String(text.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" })
    }

    /// Compares layouts with the record, or records them.
    func compare(_ matrix: LayoutMatrix, isRecording: Bool) -> Outcome {
      do {
        if isRecording { return try write(matrix) }
        guard FileManager.default.fileExists(atPath: file.path) else {
          return .failed("There is no record of this layout: \(file.path). \(wayToRecord)")
        }
        return try compare(matrix, with: String(contentsOf: file, encoding: .utf8))
      } catch {
        return .failed("The record \(file.path) cannot be read or written: \(error).")
      }
    }

    private var wayToRecord: String {
      "Record it with LAYOUT_RECORD=1 swift test --filter \(function), look at \(sheet.lastPathComponent)"
        + " beside it, and commit both files."
    }

    private func write(_ matrix: LayoutMatrix) throws -> Outcome {
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(matrix.text.utf8).write(to: file, options: .atomic)
      try Data(matrix.sheet.utf8).write(to: sheet, options: .atomic)
      try? FileManager.default.removeItem(at: difference)
      return .recorded
    }

    private func compare(_ matrix: LayoutMatrix, with recorded: String) throws -> Outcome {
      // Git may have changed the ends of the lines.
      let recorded = recorded.replacing("\r\n", with: "\n")
      if recorded == matrix.text {
        try? FileManager.default.removeItem(at: difference)
        return .equal
      }
      let found = LayoutDifference(from: RecordedFrames(recorded), to: RecordedFrames(matrix.text))
      let page = found.page(recordedSheet: try? String(contentsOf: sheet, encoding: .utf8), matrix)
      try Data(page.utf8).write(to: difference, options: .atomic)
      return .failed(
        """
        The layout differs from its record \(file.lastPathComponent) in \(found.countText).
        \(found.text)
        Pictures: \(difference.path)
        If the new layout is right: LAYOUT_RECORD=1 swift test --filter \(function)
        """)
    }
  }
#endif
