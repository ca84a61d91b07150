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
    /// The name of the files, without their endings: `LoginTests.theLoginIsAsRecorded`.
    let name: String
    /// The function that contains the test, for the command that records it.
    let function: String

    /// The page with the pictures of the recorded layouts.
    var sheet: URL { file.deletingPathExtension().appendingPathExtension("svg") }
    /// The page that compares recorded and new pictures.
    var difference: URL { file.deletingPathExtension().appendingPathExtension("difference.svg") }

    /// Creates the record of a test: a file in the folder `__Layouts__` beside the file with the test.
    init(besides testFile: String, function: String, name: String?) {
      let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent(
        "__Layouts__")
      let test = TestPlace.name(of: function, in: testFile)
      self.name = ([test] + (name.map { [$0.asFileName] } ?? [])).joined(separator: ".")
      file = folder.appendingPathComponent("\(self.name).txt")
      self.function = TestPlace.plainFunction(function)
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
      if Self.unixText(recorded) == matrix.text {
        try? FileManager.default.removeItem(at: difference)
        return .equal
      }
      let found = Self.difference(from: recorded, to: matrix)
      let page =
        found.layouts.isEmpty ? matrix.sheet : found.page(recordedSheet: recordedSheet, matrix)
      try Data(page.utf8).write(to: difference, options: .atomic)
      let lines = [
        "The layout differs from its record \(file.lastPathComponent) in \(found.countText).", found.text,
        "Pictures: \(difference.path)",
        "If the new layout is right: LAYOUT_RECORD=1 swift test --filter \(function)",
      ]
      return .failed(lines.filter { !$0.isEmpty }.joined(separator: "\n"))
    }

    /// Returns a text with the ends of lines of `LayoutMatrix`, which Git may have changed.
    private static func unixText(_ text: String) -> String { text.replacing("\r\n", with: "\n") }

    private static func difference(from recorded: String, to matrix: LayoutMatrix) -> LayoutDifference {
      LayoutDifference(from: RecordedFrames(unixText(recorded)), to: RecordedFrames(matrix.text))
    }

    private var recordedSheet: String? { try? String(contentsOf: sheet, encoding: .utf8) }
  }

  extension LayoutRecord {
    /// Returns the pictures of the first layouts that differ from the record, each with the reasons for the
    /// frames that have changed.
    ///
    /// Without a record, and if only the order of the lines differs, they are the files that recording would
    /// write.
    func attachments(of matrix: LayoutMatrix) -> [LayoutAttachment] {
      let recorded = try? String(contentsOf: file, encoding: .utf8)
      let found = recorded.map { Self.difference(from: $0, to: matrix) }
      guard let found, !found.layouts.isEmpty else {
        return [LayoutAttachment(name, .svg, matrix.sheet), LayoutAttachment(name, .txt, matrix.text)]
      }
      return found.attachments(named: name, recordedSheet: recordedSheet, matrix)
    }
  }
#endif
