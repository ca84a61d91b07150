import AutoLayoutKit
import Foundation
import HeadlessUIKit
import LayoutRendering
import LayoutWords
import Testing

@testable import LayoutInspection
@testable import LayoutTesting

/// A card with a picture, and a title before a time.
@MainActor private final class Card: UIView {
  let icon = UIView()
  let title = UILabel()
  let time = UIView()

  convenience init(gap: CGFloat, titleText: String = "Departure") {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    title.text = titleText
    icon.backgroundColor = .systemBlue
    time.backgroundColor = .systemGreen
    for view in [icon, title, time] { addSubview(view) }
    tk_constraint { make in
      let card = make.directional
      card.insetEdges(top: 30, left: 16, bottom: 20, right: 16)
      card.xPlace(icon, gap, title, 12, time)
      card.yCenter(icon, title, time)
      card.width(icon, time) == [40, 60]
      card.height(icon, time) == [40, 20]
    }
  }
}

/// Failures on purpose, which `FailureAttachmentTests` runs again in a process of its own.
@MainActor @Suite struct PlannedFailures {
  @Test func aGoodCardAttachesNothing() {
    check(Card(gap: 8))
  }

  @Test func aBadCardAttachesItsPicture() {
    for _ in 1...2 {
      let card = Card(gap: 8, titleText: "Departure from platform nine and three quarters")
      withKnownIssue { _ = check(card, .noTruncation) }
    }
  }
}

/// The pictures and texts that failures attach.
@MainActor @Suite struct FailureAttachmentTests {
  private let long = "Departure from platform nine and three quarters"
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  private func text(_ attachment: LayoutAttachment) -> String {
    String(decoding: attachment.bytes, as: UTF8.self)
  }

  private func matrix(gap: CGFloat) -> LayoutMatrix {
    LayoutMatrix(
      of: { Card(gap: gap) }, sizes: .size(300, 200), directions: .both, text: [.normal, .large])
  }

  @Test func aProblemAttachesItsPictureAndTheReasons() throws {
    let card = Card(gap: 8, titleText: long)
    let problem = try #require(problems(in: card, [.noTruncation]).first)
    let found = LayoutAttachment.all(for: problem, in: card, test: "T.f", problem.description)
    #expect(found.map(\.name) == Array(repeating: "T.f.title-truncation-320x100", count: 2))
    #expect(found.map(\.kind) == [.svg, .txt])
    let picture = text(found[0])
    #expect(picture.contains(">Card, 320 × 100, left to right, normal text</text>"))
    // 16 + 40 + 8 and 320 - 16 - 60 - 12 - 64.
    #expect(picture.contains("<rect x=\"64\"") && picture.contains("width=\"168\""))
    #expect(picture.contains(">title</text>"))
    let lines = text(found[1]).split(separator: "\n").map(String.init)
    #expect(lines.first == problem.description)
    #expect(lines.count { $0.hasPrefix("title in Card: 64 ") } == 1)
    #expect(lines.contains { $0.hasPrefix("  left = 64 = icon.right 56 + 8 (FailureAttachmentTests.swift:") })
  }

  @Test func aNameHasTheDirectionAndTheTextSize() throws {
    let found = HeadlessLayout.onScreen(
      size: CGSize(width: 320, height: 100), layoutDirection: .rightToLeft,
      contentSizeCategory: .accessibilityExtraExtraExtraLarge
    ) { () -> [LayoutAttachment] in
      let card = Card(gap: 8, titleText: long)
      return problems(in: card, [.noTruncation]).prefix(1).flatMap {
        LayoutAttachment.all(for: $0, in: card, test: "T.f", $0.description)
      }
    }
    #expect(found.map(\.name).first == "T.f.title-truncation-320x100-rtl-AccessibilityXXXL")
  }

  private func run(_ widths: ClosedRange<CGFloat>) -> StressRun {
    let ends = [widths.lowerBound, widths.upperBound].map { CGSize(width: $0, height: 100) }
    return StressRun(
      sizes: .between(ends[0], ends[1]), checks: [.noTruncation], hiding: { _ in [] },
      of: { Card(gap: 8) })
  }

  @Test func aStressFailureAttachesItsSmallestCase() throws {
    let run = run(160...400)
    let failure = try #require(run.failures(with: []).first)
    let found = run.attachments(of: failure, test: "T.f")
    let least = 16 + 40 + 8 + Card(gap: 8).title.intrinsicContentSize.width + 12 + 60 + 16
    // The layout is that of the sentence, one point below the width at which the problem begins.
    #expect(failure.threshold == least)
    #expect(found.map(\.name) == Array(repeating: "T.f.title-truncation-\((least - 1).points)x100", count: 2))
    #expect(text(found[1]).hasPrefix(failure.description + "\n\ntitle in Card: 64 "))
  }

  @Test func theNameOfAStressFailureHasTheChange() throws {
    let run = run(250...400)
    #expect(run.failures(with: []).isEmpty)
    let failure = try #require(run.failures(with: [.language(.german)]).first)
    let name = try #require(run.attachments(of: failure, test: "T.f").first).name
    #expect(name.hasSuffix("x100-German"))
    #expect(failure.changes == [.language(.german)])
  }

  @Test func theNameOfALanguageIsPartOfAFileName() throws {
    let brazilian = LayoutLanguage("pt-BR", tables: ["Localizable": ["Departure": long]])
    let ends = [250, 400].map { CGSize(width: $0, height: 100) }
    let run = StressRun(
      sizes: .between(ends[0], ends[1]), checks: [.noTruncation], hiding: { _ in [] },
      of: { Card(gap: 8, titleText: HeadlessLayout.text(forKey: "Departure")) })
    let failure = try #require(run.failures(with: [.translation(brazilian)]).first)
    let name = try #require(run.attachments(of: failure, test: "T.f").first).name
    #expect(brazilian.name == "Portuguese (Brazil)" && name.hasSuffix("x100-Portuguese-Brazil"))
  }

  @Test func aCounterexampleAttachesItsLayout() throws {
    let sizes = EverySize.everySize(from: CGSize(width: 250, height: 100))
    let run = ProofRun(sizes, checks: [.noTruncation], of: { [long] in Card(gap: 8, titleText: long) })
    let proof = run.proof()
    let counterexample = try #require(proof.counterexample)
    #expect(counterexample.size == CGSize(width: 250, height: 100))
    let found = run.attachments(of: counterexample, test: "T.f")
    #expect(found.map(\.name) == Array(repeating: "T.f.title-truncation-250x100", count: 2))
    #expect(found.map(\.kind) == [.svg, .txt])
    #expect(text(found[1]).hasPrefix("\(proof)\n\ntitle in Card: 64 "))
  }

  @Test func aDifferenceAttachesEachOfTheFirstLayouts() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let test = folder.appendingPathComponent("CardTests.swift").path
    let record = LayoutRecord(besides: test, function: "theCard(gap: 8)", name: nil)
    _ = record.compare(matrix(gap: 8), isRecording: true)
    let found = record.attachments(of: matrix(gap: 20))
    let names = ["", "-rtl", "-large"].map { "CardTests.theCard.300x200\($0)" }
    #expect(found.map(\.name) == names.flatMap { [$0, $0] })
    #expect(found.map(\.kind) == [.svg, .txt, .svg, .txt, .svg, .txt])
    let picture = text(found[0])
    for caption in [">recorded</text>", ">now</text>", ">difference</text>"] {
      #expect(picture.contains(caption))
    }
    let reasons = text(found[1])
    #expect(reasons.hasPrefix("300 × 200, left to right, normal text\n\ntitle in Card: 76 "))
    #expect(reasons.contains("left = 76 = icon.right 56 + 20 (FailureAttachmentTests.swift:"))
    #expect(!reasons.contains("time in Card"))
  }

  @Test func aMissingRecordAttachesTheNewOne() {
    let record = LayoutRecord(besides: "/nowhere/CardTests.swift", function: "theCard(gap: 8)", name: "large")
    let layouts = matrix(gap: 8)
    let found = record.attachments(of: layouts)
    #expect(found.map(\.name) == ["CardTests.theCard.large", "CardTests.theCard.large"])
    #expect(found.map(text) == [layouts.sheet, layouts.text])
  }

  @Test func secondNamesHaveANumber() {
    let name = UUID().uuidString
    let picture = LayoutAttachment(name, .svg, "")
    let names = [picture, picture, LayoutAttachment(name, .txt, ""), picture].map { $0.uniqueName() }
    #expect(names == ["\(name).svg", "\(name)-2.svg", "\(name).txt", "\(name)-3.svg"])
  }

  /// Swift Testing shows the file of a place by `fileID`.
  @Test func theFileOfTheTestReplacesThatOfAHelper() {
    let place = TestPlace(
      fileID: "LoginTests/Helper.swift", filePath: "/a/LoginTests.swift", function: "f(x:)", line: 3,
      column: 5)
    #expect(place.fileID == "LoginTests/LoginTests.swift")
    #expect(place.name == "LoginTests.f" && place.function == "f")
  }

  #if os(Linux)
    /// The tests of `PlannedFailures`, run again with a folder for attachments.
    @Test func swiftTestingWritesTheFilesOfFailures() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let tests = Process()
      tests.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      tests.arguments = [
        "--testing-library", "swift-testing", "--filter", "PlannedFailures", "--attachments-path",
        folder.path,
      ]
      tests.standardOutput = FileHandle.nullDevice
      tests.standardError = FileHandle.nullDevice
      try tests.run()
      tests.waitUntilExit()
      #expect(tests.terminationStatus == 0)
      let name = "FailureAttachmentTests.aBadCardAttachesItsPicture.title-truncation-320x100"
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files.sorted() == ["-2.svg", "-2.txt", ".svg", ".txt"].map { name + $0 })
      let picture = try String(contentsOf: folder.appendingPathComponent(name + ".svg"), encoding: .utf8)
      #expect(picture.hasPrefix("<svg "))
    }
  #endif
}
