import AutoLayoutKit
import LayoutRendering
import TestSupport
import Testing
import UIKit

@testable import Demo

/// What the README promises.
@MainActor
@Suite struct ReadmeTests {
  private func lines(of path: String) throws -> [String] { try Document.lines(of: path) }

  private func blocks() throws -> [[String]] { try Document.blocks(of: "README.md") }

  /// The lines of every source that the README may quote; all of them are compiled with these tests.
  private func sources() throws -> [[String]] {
    try (Document.sources(in: "Demo/Scenes") + ["Tests/DemoTests/ReadmeCode.swift"]).map(lines)
  }

  @Test func everySwiftBlockStandsWordForWordInASourceThatIsCompiled() throws {
    let sources = try sources()
    let blocks = try blocks()
    #expect(blocks.count >= 20)
    for block in blocks {
      let isQuoted = sources.contains { source in
        source.indices.contains { source[$0...].starts(with: block) }
      }
      #expect(isQuoted, "\(block.joined(separator: "\n"))")
    }
  }

  @Test func everyVerbStandsBesideItsPicture() throws {
    let text = try lines(of: "README.md").joined(separator: "\n")
    for scene in DemoScene.verbs + DemoScene.all.filter({ $0.kind == .explanation }) {
      #expect(text.contains("images/\(scene.name).svg"), "\(scene.name)")
    }
  }

  @Test func everyPictureIsThere() throws {
    let known = Set(Gallery.files().map { "images/\($0.path)" })
    for line in try lines(of: "README.md") {
      for part in line.components(separatedBy: "images/").dropFirst() {
        let path = "images/" + part.prefix { $0.isLetter || $0.isNumber || "-./".contains($0) }
        #expect(path == "images/" || known.contains(path), "\(path)")
      }
    }
  }

  @Test func theCodeBesideAPictureIsTheCodeThatDrawsIt() throws {
    let readme = try lines(of: "README.md")
    let source = try ["Verbs", "Forms", "Conveniences"].flatMap { try lines(of: "Demo/Scenes/DemoScene+\($0).swift") }
    for scene in DemoScene.verbs {
      let picture = try #require(readme.firstIndex { $0.contains("images/\(scene.name).svg") }, "\(scene.name)")
      let block = readme[picture...].drop { $0 != "```swift" }.dropFirst().prefix { $0 != "```" }
      let drawing = source.drop { !$0.hasPrefix("verb(\"\(scene.name.dropFirst("verb-".count))\"") }.prefix { $0 != "}," }
      #expect(!block.isEmpty && drawing.suffix(block.count).elementsEqual(block), "\(scene.name): \(block.joined(separator: "\n"))")
    }
  }

  @Test func constraintsByHandHold() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (icon, title) = (UIView(), UILabel("A title", size: 20))
    view.addSubview(icon)
    view.addSubview(title)
    view.tk_constraint { make in
      make.size(icon) == (40, 30)
      make.xPlace(10, icon, make.wall)
      make.yPlace(20, icon, make.wall)
      ReadmeCode.byHand(make, title: title, icon: icon)
    }
    view.layoutIfNeeded()
    // The icon's right edge is at 50 and its middle at 35.
    #expect(title.frame.minX >= 58 && title.frame.width <= 150)
    #expect(abs(title.frame.midY - 35) < 0.01)
  }

  @Test func aGroupThatWasTakenOutComesBack() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let banner = UIView()
    view.addSubview(banner)
    ReadmeCode.group(view: view, banner: banner)
    view.layoutIfNeeded()
    expectFrames(("banner", banner, CGRect(x: 0, y: 20, width: 300, height: 0)))
  }

  @Test func modifiersHold() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 11, right: 17)
    view.semanticContentAttribute = .forceRightToLeft
    let (icon, header, list) = (UIView(), UIView(), UIView())
    let (title, detail) = (UILabel("A title", size: 20), UILabel("A detail", size: 10))
    for part in [icon, header, list, title, detail] { view.addSubview(part) }
    view.tk_constraint { make in
      make.size(icon) == (40, 30)
      make.height(header) == 20
      make.xLeft(detail)
      make.yTop(icon, title)
      ReadmeCode.modifiers(make, icon: icon, title: title, detail: detail, header: header, list: list)
    }
    view.layoutIfNeeded()
    expectFrames(
      ("icon", icon, CGRect(x: 300 - 20 - 40, y: 0, width: 40, height: 30)), ("header", header, CGRect(x: 5, y: 0, width: 278, height: 20)),
      ("list", list, CGRect(x: 5, y: 28, width: 278, height: 72)))
    #expect(title.frame.maxX == 300 - 20 - 40 - 8 && title.frame.width == 200)
    #expect(abs(detail.frame.minY + detail.font.ascender - title.font.ascender) < 1)
    #expect(detail.contentHuggingPriority(for: .horizontal).rawValue == 750)
  }

  @Test(arguments: [6.5, -4.0]) func aVerbOfYourOwnIsMadeOfVerbs(gap: Double) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (photo, caption) = (UIView(), UIView())
    view.addSubview(photo)
    view.addSubview(caption)
    var count = 0
    let line = #line + 5
    let reports = trouble {
      view.tk_constraint { make in
        make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
        make.height(caption) == 20
        count = make.figure(photo, caption, gap: gap).count
      }
    }
    view.layoutIfNeeded()
    let height: CGFloat = 200 - 3 - 11 - 20 - max(0, gap)
    expectFrames(
      ("photo", photo, CGRect(x: 5, y: 3, width: 300 - 5 - 17, height: height)),
      ("caption", caption, CGRect(x: 5, y: 200 - 11 - 20, width: 300 - 5 - 17, height: 20)))
    // Left and right of two views, and the three ties of a column of two.
    #expect(count == 2 * 2 + 3)
    let sentence = "ReadmeTests.swift:\(line): figure(gap: -4.0): the caption would cover the picture, so the gap is 0."
    let expected: [String] = gap < 0 ? [sentence] : []
    #expect(reports == expected)
  }

  @Test func aHandleChangesWhatItsVerbMade() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let banner = UIView()
    view.addSubview(banner)
    var top: AutoLayoutKitHandle?
    view.tk_constraint { make in
      make.size(banner) == (50, 30)
      make.xLeft(banner)
      top = ReadmeCode.handle(make, banner: banner)
    }
    view.layoutIfNeeded()
    expectFrames(("banner", banner, CGRect(x: 0, y: 40, width: 50, height: 30)))
    #expect(top?.first?.priority.rawValue == 250)
  }

  @Test func aPreparedGroupIsInstalledAndUpdated() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let banner = UIView()
    view.addSubview(banner)
    var change = AutoLayoutKitChange()
    ReadmeCode.prepared(view: view, banner: banner) { change = $0 }
    view.layoutIfNeeded()
    expectFrames(("banner", banner, CGRect(x: 0, y: 30, width: 0, height: 0)))
    #expect(change.updated == 1 && change.kept == 0 && change.added == 0 && change.removed == 0)
  }

  @Test func aReportReachesTheHandler() {
    let old = AutoLayoutKitReport.handler
    defer { AutoLayoutKitReport.handler = old }
    var shown: [String] = []
    ReadmeCode.reports { shown.append($0) }
    let view = UIView()
    let (icon, title) = (UIView(), UIView())
    view.addSubview(icon)
    view.addSubview(title)
    view.tk_constraint { make in
      make.width(icon, title) == [10, 20, 30]
    }
    #expect(shown.count == 1)
    #expect(shown.first?.hasSuffix("3 values for 2 views, so 30 is not used.") == true)
  }
}
