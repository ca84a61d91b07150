import Foundation
import RecordedFrames
import Testing

/// The frames that Apple's engine recorded in documents of Interface Builder.
@MainActor @Suite struct ReplayTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  /// The longer file, with the texts of the apps, which is not part of the repository.
  private nonisolated static let longer = ProcessInfo.processInfo.environment["RECORDED_FRAMES"] ?? ""

  private func share(_ part: Int, _ whole: Int) -> Double { Double(part) / Double(max(whole, 1)) }

  @Test func nearlyAllViewsOfTheFixtureHaveTheirRecordedFrames() throws {
    let recordings = try Recording.read(Self.folder.appendingPathComponent("Fixtures/frames.jsonl"))
    let replay = recordings.enumerated().map { Comparison.of($1, number: $0 + 1, isPinned: true) }
    let found = Agreement(of: replay)
    print("Recorded frames: \(found)")
    #expect(found.units >= 1000 && found.views >= 6000)
    #expect(share(found.viewsWithinHalf, found.views) >= 0.976)
    #expect(share(found.unitsWithinHalf, found.units) >= 0.97)
  }

  /// README and docs/Truth.md promise these shares.
  @Test(.enabled(if: FileManager.default.isReadableFile(atPath: longer)))
  func theSharesOfTheWholeFileAreThoseOfThePage() throws {
    let replay = Replay(try Recording.read(URL(fileURLWithPath: Self.longer)))
    let (pinned, measured) = (Agreement(of: replay.pinned), Agreement(of: replay.measured))
    #expect(share(pinned.viewsWithinHalf, pinned.views) >= 0.98)
    #expect(share(pinned.unitsWithinHalf, pinned.units) >= 0.97)
    #expect(share(measured.viewsWithinOne, measured.views) >= 0.945)
    #expect(share(measured.unitsWithinOne, measured.units) >= 0.93)
    let page = Self.folder.appendingPathComponent("../../docs/Truth.md").standardized
    #expect(try String(contentsOf: page, encoding: .utf8) == TruthPage(replay).text)
  }

  @Test func aRecordingIsWrittenAsItIsRead() throws {
    let all = try Recording.read(Self.folder.appendingPathComponent("Fixtures/frames.jsonl"))
    let some = Array(all.prefix(40))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    try Recording.write(some, to: file)
    let read = try Recording.read(file)
    for (one, other) in zip(some, read) {
      let first = Comparison.of(one, number: 1, isPinned: true).report
      #expect(Comparison.of(other, number: 1, isPinned: true).report == first)
    }
    #expect(read.count == 40)
  }

  @Test func aUnitThatDiffersIsListedAndDrawn() throws {
    let line = """
      {"kind":"xib","scale":2,"tools":22505,"cls":["a"],"root":{"id":"r","c":"view","f":[0,0,100,80],"sub":[\
      {"id":"a","c":"view","f":[3,5,20,30],"t":0},{"id":"b","c":"switch","f":[30,5,51,31],"t":0}]},\
      "cons":["a.leading r.leading +3","a.top r.top +5","a.width +20","a.height +32",\
      "b.leading r.leading +30","b.top r.top +5"]}
      """
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(line.utf8).write(to: file)
    let recording = try #require(try Recording.read(file).first)
    let comparison = Comparison.of(recording, number: 7, isPinned: true)
    #expect(
      comparison.report == [
        "unit 7: 1 of 2 views differ", "  view a: recorded 3 5 20 30, laid out 3 5 20 32",
      ])
    let picture = ComparisonPicture(comparison, of: recording).svg()
    #expect(
      picture.contains("recorded") && picture.contains("laid out")
        && picture.contains("<title>Unit 7</title>"))
    #expect(Agreement(of: [comparison]).viewsWithinHalf == 1)
  }
}
