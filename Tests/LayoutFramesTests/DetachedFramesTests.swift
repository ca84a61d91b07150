import AutoLayoutKit
import LayoutFrames
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct DetachedFramesTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let icon = UIView()
  private let title = UILabel()
  private let text = UILabel()
  private let frames: LayoutFrames

  init() {
    for view in [icon, title, text] { root.addSubview(view) }
    text.numberOfLines = 0
    let (icon, title, text) = (icon, title, text)
    frames = root.tk_frames { make in
      make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
      make.size(icon) == (40, 20)
      make.xPlace(icon, 8, title)
      make.xEqual(text)
      make.yPlace(icon, 10, text)
      make.ref(icon).yTop(title)
    }
  }

  @Test func theFramesAreThoseOfTheViews() {
    title.text = "Title"
    text.text = "A text that is too long for one line of the view"
    frames.layout()
    let layout = frames.detached(title, text)
    let found = layout.frames(
      in: root.bounds.size,
      [
        .size(title.intrinsicContentSize),
        .text("A text that is too long for one line of the view", font: text.font),
      ])
    for (view, frame) in zip([title, text], found) {
      #expect(abs(view.frame.minX - frame.minX) < 1e-6)
      #expect(abs(view.frame.width - frame.width) < 1e-6)
      #expect(abs(view.frame.height - frame.height) < 1)
    }
  }

  @Test func theHeightsOfManyRowsAreThoseOfTheirCells() async throws {
    let texts = (0..<300).map { String(repeating: "word ", count: 1 + $0 % 40) + "end" }
    let font = text.font ?? UIFont.systemFont(ofSize: 17)
    let layout = frames.detached(text)
    let heights = try await Task.detached {
      try await layout.heights(atWidth: 240, of: texts) { [.text($0, font: font)] }
    }.value
    for (index, row) in texts.enumerated() where index % 37 == 0 {
      text.text = row
      let size = frames.size(
        fitting: CGSize(width: 240, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(abs(size.height - heights[index]) < 1)
    }
  }

  /// The fonts of text styles have a space between their lines.
  @Test func aTextOfTwoLinesIsAsHighAsItsLabel() {
    text.text = String(repeating: "word ", count: 40)
    for style in [UIFont.TextStyle.subheadline, .body, .footnote] {
      text.font = .preferredFont(forTextStyle: style)
      let layout = frames.detached(text)
      for lines in 1...4 {
        text.numberOfLines = lines
        let contents = [FrameContent.text(text.text ?? "", font: text.font, lines: lines)]
        let size = layout.size(
          fitting: CGSize(width: 240, height: 0), contents, withHorizontalFittingPriority: .required)
        let label = text.sizeThatFits(CGSize(width: 240 - 22, height: CGFloat.greatestFiniteMagnitude))
        // 3 | icon of 20 | 10 | text | 11
        #expect(size.height == 3 + 20 + 10 + label.height + 11, "\(style), \(lines) lines")
      }
    }
  }

  /// A text is rounded up to whole pixels, as in a cell on the screen.
  @Test(arguments: [CGFloat(1), 2, 3]) func aTextHasWholePixels(scale: CGFloat) {
    HeadlessLayout.onScreen(size: CGSize(width: 390, height: 844), scale: scale) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.addSubview(root)
      for size in [13, 15, 17, 18.5, 22] {
        (title.font, text.font) = (.systemFont(ofSize: size), .systemFont(ofSize: size + 1))
        (title.text, text.text) = ("A title", String(repeating: "word ", count: 40))
        let layout = frames.detached(title, text)
        let contents = [title, text].map {
          FrameContent.text($0.text ?? "", font: $0.font, lines: $0.numberOfLines)
        }
        root.bounds.size = frames.size(
          fitting: CGSize(width: 240, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        frames.layout()
        let fitting = layout.size(
          fitting: CGSize(width: 240, height: 0), contents, withHorizontalFittingPriority: .required)
        #expect(fitting == root.bounds.size, "\(size)")
        let found = layout.frames(in: root.bounds.size, contents)
        for (view, frame) in zip([title, text], found) {
          #expect(abs(view.frame.height - frame.height) < 1e-6, "\(size)")
        }
      }
    }
  }

  @Test func severalThreadsUseOneValue() async {
    let layout = frames.detached(title)
    let tasks = (0..<20).map { index in
      Task.detached {
        layout.frames(in: CGSize(width: 200 + index, height: 100), [.size(CGSize(width: 9, height: 7))])[0]
          .width
      }
    }
    var widths: Set<CGFloat> = []
    for task in tasks { widths.insert(await task.value) }
    #expect(widths.count == 20)
  }

  @Test func aCancelledTaskEnds() async {
    let layout = frames.detached(text)
    let task = Task.detached {
      try await layout.heights(atWidth: 240, of: Array(0..<1_000_000)) { _ in
        [.size(CGSize(width: 9, height: 7))]
      }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func theProgressEndsWithOne() async throws {
    final class Shares: @unchecked Sendable { var all: [Double] = [] }
    let shares = Shares()
    _ = try await frames.detached(text).heights(
      atWidth: 240, of: Array(0..<200), progress: { shares.all.append($0) }
    ) { _ in [.size(CGSize(width: 9, height: 7))] }
    #expect(shares.all.first == 0)
    #expect(shares.all.last == 1)
    #expect(shares.all == shares.all.sorted())
  }

  @Test func aViewThatIsNotPlacedIsReported() {
    var reports: [AutoLayoutKitReport] = []
    let old = AutoLayoutKitReport.handler
    AutoLayoutKitReport.handler = { reports.append($0) }
    defer { AutoLayoutKitReport.handler = old }
    let layout = frames.detached(UIView(), title)
    #expect(reports.map(\.verb) == ["detached"])
    let found = layout.frames(
      in: root.bounds.size, [.size(CGSize(width: 1, height: 1)), .size(CGSize(width: 9, height: 7))])
    #expect(found[0] == .zero)
    #expect(found[1].minX == 53)
  }

  @Test func aContentThatTheViewDoesNotHaveYetCounts() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let picture = UIImageView()
    root.addSubview(picture)
    let layout = root.tk_frames { make in
      make.xLeft(picture, by: 7)
      make.yTop(picture, by: 3)
    }.detached(picture)
    let found = layout.frames(in: root.bounds.size, [.size(CGSize(width: 24, height: 9))])
    #expect(found == [CGRect(x: 7, y: 3, width: 24, height: 9)])
  }

  @Test func aLayoutWithoutItsViewIsEmpty() {
    var frames: LayoutFrames?
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      let inner = UIView()
      root.addSubview(inner)
      frames = root.tk_frames { $0.equal(inner) }
    }
    var layout: DetachedFrames?
    let view = UIView()
    let found = reports { layout = frames?.detached(view) }
    #expect(found.map(\.reason) == [.noItem])
    #expect(layout?.frames(in: CGSize(width: 9, height: 9), []) == [.zero])
    #expect(layout?.size(fitting: .zero, []) == .zero)
  }

  @Test func theLayoutOutlivesItsView() {
    let layout: DetachedFrames
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      let inner = UIView()
      root.addSubview(inner)
      layout = root.tk_frames { $0.inset(top: 3, left: 5, bottom: 11, right: 17).equal(inner) }.detached(
        inner)
    }
    let found = layout.frames(in: CGSize(width: 100, height: 50), [.size(.zero)])
    #expect(found == [CGRect(x: 5, y: 3, width: 100 - 22, height: 50 - 14)])
  }
}
