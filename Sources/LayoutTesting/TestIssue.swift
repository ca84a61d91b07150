import Foundation

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// The place of a call in a test, for both test libraries.
struct TestPlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}

/// Records a failure in the running test: in Swift Testing if one of its tests is running, in XCTest
/// otherwise.
func recordIssue(_ sentence: String, at place: TestPlace) {
  #if canImport(Testing)
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: sentence),
        sourceLocation: SourceLocation(
          fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line),
          column: Int(place.column)))
      return
    }
  #endif
  #if canImport(XCTest)
    XCTFail(sentence, file: place.filePath, line: place.line)
  #else
    print("\(place.filePath):\(place.line): error: \(sentence)")
  #endif
}
