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
    let source = try ["Verbs", "Conveniences"].flatMap { try lines(of: "Demo/Scenes/DemoScene+\($0).swift") }
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
