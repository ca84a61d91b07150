import Foundation

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Records a failure in the running test: in Swift Testing if one of its tests is running, in XCTest
/// otherwise.
///
/// - Parameters:
///   - sentence: The failure.
///   - place: The call that has failed.
///   - attachments: The pictures and texts to attach to the test.
@MainActor func recordIssue(
  _ sentence: String, at place: TestPlace, with attachments: [LayoutAttachment] = []
) {
  #if canImport(Testing)
    if Test.current != nil {
      let location = SourceLocation(
        fileID: place.fileID, filePath: "\(place.filePath)", line: Int(place.line), column: Int(place.column))
      Issue.record(Comment(rawValue: sentence), sourceLocation: location)
      // The first version with attachments.
      #if compiler(>=6.2)
        for attachment in attachments {
          Attachment.record(attachment.bytes, named: attachment.uniqueName(), sourceLocation: location)
        }
      #endif
      return
    }
  #endif
  #if canImport(XCTest)
    XCTFail(sentence, file: place.filePath, line: place.line)
    // XCTest for Linux has no attachments.
    #if canImport(ObjectiveC)
      if isInTestCase { for attachment in attachments { attachment.addToRunningTestCase() } }
    #endif
  #else
    print("\(place.filePath):\(place.line): error: \(sentence)")
  #endif
}

#if canImport(XCTest) && canImport(ObjectiveC)
  /// True if a test of XCTest has called this code.
  ///
  /// Without one, XCTest raises an exception for an attachment.
  private var isInTestCase: Bool { Thread.callStackSymbols.contains { $0.contains("XCTestCase") } }

  extension LayoutAttachment {
    /// Adds the attachment to the running test of XCTest, whose reports show files by their type.
    @MainActor fileprivate func addToRunningTestCase() {
      let attachment = XCTAttachment(data: Data(bytes), uniformTypeIdentifier: kind.uniformType)
      attachment.name = uniqueName()
      attachment.lifetime = .keepAlways
      XCTContext.runActivity(named: attachment.name ?? "") { activity in activity.add(attachment) }
    }
  }
#endif
