import AutoLayoutKit
import LayoutRendering
import TestSupport
import Testing
import UIKit

@testable import Demo

/// Compares README and the pages of docs with the code that is compiled and with the pictures.
@MainActor
@Suite struct ReadmeTests {
  private func lines(of path: String) throws -> [String] { try Document.lines(of: path) }

  private func blocks() throws -> [[String]] { try Document.blocks(of: "README.md") }

  /// The lines of every source that the README may quote; all of them are compiled with these tests.
  private func sources() throws -> [[String]] {
    try (Document.sources(in: "Demo/Scenes") + ["Tests/DemoTests/ReadmeCode.swift"]).map(lines)
  }

  @Test func everySwiftBlockIsCompiledCodeWordForWord() throws {
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
    let source = try Document.sources(in: "Demo/Scenes").filter { $0.contains("DemoScene+") }.flatMap {
      try lines(of: $0)
    }
    for scene in DemoScene.verbs {
      let picture = try #require(
        readme.firstIndex { $0.contains("images/\(scene.name).svg") }, "\(scene.name)")
      let block = readme[picture...].drop { $0 != "```swift" }.dropFirst().prefix { $0 != "```" }
      let drawing = drawing(of: scene, in: source)
      let isThere = drawing.indices.contains { drawing[$0...].starts(with: block) }
      #expect(!block.isEmpty && isThere, "\(scene.name): \(block.joined(separator: "\n"))")
    }
  }

  /// Returns the lines of a scene, from the one with its name up to that of the next scene.
  private func drawing(of scene: DemoScene, in source: [String]) -> ArraySlice<String> {
    let names = DemoScene.verbs.flatMap { ["\"\($0.name)\"", "\"\($0.name.dropFirst("verb-".count))\""] }
    let own = ["\"\(scene.name)\"", "\"\(scene.name.dropFirst("verb-".count))\""]
    // verb("xleft", "xLeft(a, b)", …    or name: "verb-xleft", title: …    or a line of its own
    let isName = { (line: String, name: String) in
      line.contains("(\(name), ") || line.hasPrefix("name: \(name), ") || line.hasPrefix("\(name), ")
    }
    guard let first = source.firstIndex(where: { line in own.contains { isName(line, $0) } }) else {
      return []
    }
    let next = source[(first + 1)...].firstIndex { line in names.contains { isName(line, $0) } }
    return source[first..<(next ?? source.endIndex)]
  }

  @Test func anUninstalledGroupCanBeInstalledAgain() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let banner = UIView()
    view.addSubview(banner)
    ReadmeCode.group(view: view, banner: banner)
    view.layoutIfNeeded()
    expectFrames(("banner", banner, CGRect(x: 0, y: 20, width: 300, height: 0)))
  }

  @Test func aMakerCanBeUsedInSeveralLines() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let title = UILabel("A title", size: 20)
    view.addSubview(title)
    let group = view.tk_constraint { make in
      make.center(title)
      ReadmeCode.modifiers(make, title: title)
    }
    view.layoutIfNeeded()
    #expect(title.frame.width == 200)
    let width = group.constraints(on: title, .width)
    #expect(width.map(\.priority.rawValue) == [749])
    #expect(width.allSatisfy { $0.identifier?.hasSuffix(" card.width[0]") == true })
  }

  @Test(arguments: [6.5, -4.0]) func aVerbOfYourOwnIsMadeOfVerbs(gap: Double) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let photo = UIView()
    let caption = UIView()
    view.addSubview(photo)
    view.addSubview(caption)
    var count = 0
    var names: [String] = []
    let line = #line + 5
    let reports = trouble {
      let group = view.tk_constraint { make in
        make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
        make.height(caption) == 20
        count = make.figure(photo, caption, gap: gap).count
      }
      names = group.constraints.dropFirst().compactMap(\.identifier)
    }
    view.layoutIfNeeded()
    let height: CGFloat = 200 - 3 - 11 - 20 - max(0, gap)
    expectFrames(
      ("photo", photo, CGRect(x: 5, y: 3, width: 300 - 5 - 17, height: height)),
      ("caption", caption, CGRect(x: 5, y: 200 - 11 - 20, width: 300 - 5 - 17, height: 20)))
    // Left and right of two views, and the three ties of a column of two.
    #expect(count == 2 * 2 + 3)
    #expect(names == (0..<7).map { "ReadmeTests.swift:\(line) figure[\($0)]" })
    let sentence =
      "ReadmeTests.swift:\(line): figure(gap: -4.0): the caption would cover the picture, so the gap is 0."
    let expected: [String] = gap < 0 ? [sentence] : []
    #expect(reports == expected)
  }

  @Test func aPreparedGroupIsInstalled() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let banner = UIView()
    view.addSubview(banner)
    ReadmeCode.prepared(view: view, banner: banner)
    view.layoutIfNeeded()
    expectFrames(("banner", banner, CGRect(x: 0, y: 20, width: 0, height: 0)))
  }

  @Test func aReportReachesTheHandler() {
    let old = AutoLayoutKitReport.handler
    defer { AutoLayoutKitReport.handler = old }
    var shown: [String] = []
    ReadmeCode.reports { shown.append($0) }
    let view = UIView()
    let icon = UIView()
    let title = UIView()
    view.addSubview(icon)
    view.addSubview(title)
    view.tk_constraint { make in
      make.width(icon, title) == [10, 20, 30]
    }
    #expect(shown.count == 1)
    #expect(shown.first?.hasSuffix("3 values for 2 views, so 30 is not used.") == true)
  }
}
