import AutoLayoutKit
import Foundation
import HeadlessUIKit
import LayoutRendering
import Testing

@testable import LayoutTesting

/// A title 5 points from the left edge of the safe area, and a box below it.
@MainActor
private final class Page: UIView {
  let title = UIView()
  let box = UIView()

  convenience init(titleHeight: CGFloat) {
    self.init(frame: .zero)
    addSubview(title)
    addSubview(box)
    tk_constraint { make in
      let safe = make.safeArea.directional
      safe.insetEdges(top: 3, left: 5, bottom: 7, right: 11)
      safe.xLeft(title, box)
      make.width(title, box) == [100, 50]
      make.height(title, box) == [titleHeight, 20]
      safe.yPlace(title, 8, box, make.wall)
    }
  }
}

@MainActor
@Suite struct LayoutRecordTests {
  private let folder: URL
  private let record: LayoutRecord

  init() {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let test = folder.appendingPathComponent("PageTests.swift").path
    record = LayoutRecord(besides: test, function: "thePage()", name: nil)
  }

  private func matrix(titleHeight: CGFloat = 30) -> LayoutMatrix {
    LayoutMatrix(
      of: { Page(titleHeight: titleHeight) }, sizes: .size(200, 300), directions: .both, text: [.normal])
  }

  private func clean() { try? FileManager.default.removeItem(at: folder) }

  @Test func theRecordIsNamedAfterTheTest() {
    #expect(record.file.path == folder.path + "/__Layouts__/PageTests.thePage.txt")
    let second = LayoutRecord(besides: "/a/b.swift", function: "f(x:)", name: "large text")
    #expect(second.file.path == "/a/__Layouts__/b.f.large-text.txt")
  }

  @Test func aMissingRecordFailsWithTheWayToRecord() {
    let expected =
      "There is no record of this layout: \(record.file.path). Record it with"
      + " LAYOUT_RECORD=1 swift test --filter thePage, look at PageTests.thePage.svg beside it,"
      + " and commit both files."
    #expect(record.compare(matrix(), isRecording: false) == .failed(expected))
    #expect(!FileManager.default.fileExists(atPath: record.file.path))
  }

  @Test func theRecordListsTheFramesOfEachCase() throws {
    defer { clean() }
    #expect(record.compare(matrix(), isRecording: true) == .recorded)
    let text = try String(contentsOf: record.file, encoding: .utf8)
    // From right to left, the left edge is 200 - 5 - width.
    let expected = """
      ## 200 × 300, left to right, normal text
      Page        0   0  200  300
      Page/title  5   3  100   30
      Page/box    5  41   50   20

      ## 200 × 300, right to left, normal text
      Page          0   0  200  300
      Page/title   95   3  100   30
      Page/box    145  41   50   20

      """
    #expect(text == expected)
    let sheet = try String(contentsOf: record.sheet, encoding: .utf8)
    #expect(sheet.hasPrefix("<svg ") && sheet.contains("left to right, normal text"))
  }

  @Test func anEqualLayoutPasses() {
    defer { clean() }
    _ = record.compare(matrix(), isRecording: true)
    #expect(record.compare(matrix(), isRecording: false) == .equal)
    #expect(!FileManager.default.fileExists(atPath: record.difference.path))
  }

  @Test func aDifferenceNamesTheViewsThatMoved() throws {
    defer { clean() }
    _ = record.compare(matrix(), isRecording: true)
    let expected = """
      The layout differs from its record PageTests.thePage.txt in 2 of 2 cases.
      200 × 300, left to right, normal text:
      - Page/title  5  3  100  30
      + Page/title  5  3  100  34
      - Page/box  5  41  50  20
      + Page/box  5  45  50  20
      200 × 300, right to left, normal text:
      - Page/title  95  3  100  30
      + Page/title  95  3  100  34
      - Page/box  145  41  50  20
      + Page/box  145  45  50  20
      Pictures: \(record.difference.path)
      If the new layout is right: LAYOUT_RECORD=1 swift test --filter thePage
      """
    #expect(record.compare(matrix(titleHeight: 34), isRecording: false) == .failed(expected))
    let page = try String(contentsOf: record.difference, encoding: .utf8)
    #expect(page.contains(">recorded</text>") && page.contains(">now</text>"))
    // The frame of the box in the record and now, both marked.
    #expect(page.contains("<rect x=\"5\" y=\"41\" width=\"50\" height=\"20\" fill=\"none\""))
    #expect(page.contains("<rect x=\"5\" y=\"45\" width=\"50\" height=\"20\" fill=\"none\""))
    #expect(record.compare(matrix(), isRecording: false) == .equal)
    #expect(!FileManager.default.fileExists(atPath: record.difference.path))
  }

  @Test func aCaseThatIsMissingInTheRecordIsADifference() throws {
    defer { clean() }
    let one = LayoutMatrix(
      of: { Page(titleHeight: 30) }, sizes: .size(200, 300), directions: .leftToRight, text: [.normal])
    _ = record.compare(one, isRecording: true)
    guard case .failed(let reason) = record.compare(matrix(), isRecording: false) else {
      Issue.record("A case is missing.")
      return
    }
    #expect(reason.contains("in 1 of 2 cases.") && reason.contains("+ Page/box  145  41  50  20"))
    #expect(!reason.contains("- Page"))
    let page = try String(contentsOf: record.difference, encoding: .utf8)
    #expect(page.contains(">not recorded</text>") && !page.contains(">recorded</text>"))
  }

  @Test func aCaseThatIsNoLongerMadeIsADifference() throws {
    defer { clean() }
    _ = record.compare(matrix(), isRecording: true)
    let one = LayoutMatrix(
      of: { Page(titleHeight: 30) }, sizes: .size(200, 300), directions: .leftToRight, text: [.normal])
    guard case .failed(let reason) = record.compare(one, isRecording: false) else {
      Issue.record("A case is missing.")
      return
    }
    #expect(reason.contains("in 1 of 2 cases.") && reason.contains("- Page/box  145  41  50  20"))
    let page = try String(contentsOf: record.difference, encoding: .utf8)
    #expect(page.contains(">recorded</text>") && page.contains(">no longer made</text>"))
    // Nothing can be explained in a layout that is not made.
    #expect(record.attachments(of: one).map(\.kind) == [.svg])
  }

  /// The box has moved inside the root; the view inside it has not, and is drawn in its new place.
  @Test func theDifferenceHasTheFramesOfAllViews() throws {
    let old = RecordedFrames(
      "## A\nPage  0  0  100  100\nPage/box  10  20  50  40\nPage/box/icon  3  4  5  6")
    #expect(
      old.layouts[0].frames == [
        CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 10, y: 20, width: 50, height: 40),
        CGRect(x: 10 + 3, y: 20 + 4, width: 5, height: 6),
      ])
    let new = RecordedFrames(
      "## A\nPage  0  0  100  100\nPage/box  17  20  50  40\nPage/box/icon  3  4  5  6")
    let page = LayoutDifference(from: old, to: new).page(recordedSheet: nil, matrix())
    let difference = try #require(page.range(of: ">difference</text>"))
    let marks = page[difference.upperBound...]
    #expect(
      marks.contains("<rect x=\"10\" y=\"20\" width=\"50\" height=\"40\" fill=\"none\" stroke=\"#d62828\""))
    #expect(marks.contains(">box</text>"))
    #expect(!marks.contains(">icon</text>"))
  }

  @Test func framesAreRoundedToThePixelsOfTheScreen() {
    let third = LayoutSizes([LayoutSizes.Screen("phone", CGSize(width: 100, height: 200), scale: 3)])
    let matrix = LayoutMatrix(
      of: {
        let view = UIView()
        let box = UIView()
        view.addSubview(box)
        view.tk_constraint { make in
          make.insetEdges(top: 10.4, left: 20.2, bottom: 3, right: 4)
          make.equal(box)
        }
        return view
      }, sizes: third, directions: .leftToRight, text: [.normal])
    // 20.2 and 10.4 at the nearest thirds of a point: 20 1/3 and 10 1/3.
    #expect(matrix.text.contains("UIView/UIView  20.33  10.33"))
  }

  @Test func eachCaseHasTheTraitsOfItsScreen() {
    var seen: [String] = []
    let tablet = LayoutSizes([
      LayoutSizes.Screen("pad", CGSize(width: 700, height: 900), scale: 2, idiom: .pad)
    ])
    _ = LayoutMatrix(
      of: {
        let traits = UIScreen.main.traitCollection
        let isMirrored = traits.layoutDirection == .rightToLeft
        let isPad = traits.userInterfaceIdiom == .pad
        seen.append("\(isPad) \(isMirrored) \(traits.preferredContentSizeCategory == .large)")
        return UIView()
      }, sizes: tablet, directions: .both, text: [.normal, .accessibility])
    #expect(seen == ["true false true", "true true true", "true false false", "true true false"])
    #expect(UIScreen.main.traitCollection.preferredContentSizeCategory == .large)
  }

  @Test func theSafeAreaOfTheScreenCounts() {
    let insets = UIEdgeInsets(top: 20, left: 30, bottom: 10, right: 40)
    let screen = LayoutSizes.Screen("phone", CGSize(width: 200, height: 300), safeArea: insets)
    let matrix = LayoutMatrix(
      of: { Page(titleHeight: 30) }, sizes: LayoutSizes([screen]), directions: .leftToRight, text: [.normal])
    let title = matrix.cases.first?.snapshot.nodes.first { $0.name == "title" }
    #expect(title?.frame == CGRect(x: 30 + 5, y: 20 + 3, width: 100, height: 30))
  }
}
