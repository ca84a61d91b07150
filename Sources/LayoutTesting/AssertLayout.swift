#if canImport(HeadlessUIKit)
  import Foundation
  public import HeadlessUIKit
  public import LayoutInspection
  public import LayoutRendering

  /// Compares the layouts of a view or controller with recorded ones, and records an issue in the running
  /// test if they differ.
  ///
  ///     @Test func theLoginIsAsRecorded() {
  ///       assertLayout(of: { LoginView() }, sizes: .phones, text: [.normal, .accessibility])
  ///     }
  ///
  /// The record is a text file with the frames of all views and a page of pictures, in the folder
  /// `__Layouts__` beside the test file. Both are named after the test file and function; commit them.
  /// `LAYOUT_RECORD=1 swift test --filter theLoginIsAsRecorded` records the layouts. The manifest of a
  /// package excludes the folder: `exclude: ["__Layouts__"]`.
  ///
  /// A failure lists the views that have moved, and writes a page whose name ends in `.difference.svg`, with
  /// the recorded picture, the new one and the difference. The pictures of the first layouts that differ are
  /// attached to the test, with the reasons for the changed frames; `check` says where attachments are
  /// written.
  ///
  /// - Parameters:
  ///   - make: A function that makes the view, or the controller as the root of a window. It is called for
  ///     each layout, with the traits of its screen.
  ///   - sizes: The screens.
  ///   - directions: The directions, unless languages are given.
  ///   - languages: The languages of the app, each in its direction.
  ///   - text: The text sizes.
  ///   - styles: The styles: light, dark or both.
  ///   - keyboard: True for layouts above the keyboard.
  ///   - name: The name of the record, for a second one in the same test function.
  ///   - record: True to record the layouts. The test then fails, as a reminder to remove the argument.
  @MainActor public func assertLayout(
    of make: @escaping () -> any LayoutContent, sizes: LayoutSizes = .phones,
    directions: LayoutDirections = .both, languages: LayoutLanguages? = nil,
    text: [LayoutTextSize] = [.normal, .large, .accessibility], styles: [UIUserInterfaceStyle] = [.light],
    keyboard: Bool = false, named name: String? = nil,
    record: Bool = false, fileID: StaticString = #fileID, file: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: file, function: function, line: line, column: column)
    let matrix = LayoutMatrix(
      of: make, sizes: sizes, directions: directions, languages: languages, text: text, styles: styles,
      keyboard: keyboard)
    LayoutAssertion(place: place, name: name, isRecording: record).make(matrix)
  }

  /// A call of `assertLayout`.
  @MainActor private struct LayoutAssertion {
    let place: TestPlace
    let name: String?
    let isRecording: Bool

    /// The line and the layouts of the call that has used a record in this process first, by its path.
    private static var calls: [String: (line: UInt, text: String)] = [:]

    func make(_ matrix: LayoutMatrix) {
      let record = LayoutRecord(besides: "\(place.filePath)", function: place.function, name: name)
      let text = matrix.text
      if let misuse = misuse(of: record, text) { return recordIssue(misuse, at: place) }
      Self.calls[record.file.path] = (place.line, text)
      let isAsked = ProcessInfo.processInfo.environment["LAYOUT_RECORD"] == "1"
      switch record.compare(matrix, isRecording: isRecording || isAsked) {
      case .equal: break
      case .recorded where isRecording:
        recordIssue("The layout was recorded: \(record.file.path). Remove record: true.", at: place)
      case .recorded: print("Recorded \(record.file.path)")
      case .failed(let reason): recordIssue(reason, at: place, with: record.attachments(of: matrix))
      }
    }

    /// Returns a sentence about a record that several layouts of this process would share; nil if it is free.
    private func misuse(of record: LayoutRecord, _ text: String) -> String? {
      guard let other = Self.calls[record.file.path] else { return nil }
      let name = record.file.lastPathComponent
      if other.line != place.line {
        return "The calls of assertLayout in lines \(other.line) and \(place.line) have the same record"
          + " \(name). Give one of them a name: named: \"details\"."
      }
      if other.text == text { return nil }
      return "The call of assertLayout in line \(place.line) makes several layouts for the record"
        + " \(name). Give each of them a name: named: \"\\(argument)\"."
    }
  }
#endif
