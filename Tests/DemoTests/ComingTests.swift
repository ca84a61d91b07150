import TestSupport
import Testing
import UIKit

/// What docs/Coming-from-SnapKit.md promises.
@MainActor
@Suite struct ComingTests {
  private static let page = "docs/Coming-from-SnapKit.md"

  /// The part of the page below the headline of a screen.
  private func section(_ title: String) throws -> [String] {
    let lines = try Document.lines(of: Self.page)
    let start = try #require(lines.firstIndex(of: "### \(title)"), "\(title)")
    return Array(lines[(start + 1)...].prefix { !$0.hasPrefix("#") })
  }

  @Test func everyBlockStandsWordForWordInTheCodeThatIsCompiled() throws {
    let source = try Document.lines(of: "Tests/DemoTests/ComingCode.swift")
    let blocks = try Document.blocks(of: Self.page)
    #expect(blocks.count >= ComingScreen.all.count)
    for block in blocks {
      let isQuoted = source.indices.contains { source[$0...].starts(with: block) }
      #expect(isQuoted, "\(block.joined(separator: "\n"))")
    }
  }

  @Test func thereAreTwentyScreensAndEachHasTheirsAndOurs() throws {
    let titles = try Document.lines(of: Self.page).filter { $0.hasPrefix("### ") }.map { String($0.dropFirst(4)) }
    #expect(titles == ComingScreen.all.map(\.title))
    #expect(titles.count == 20)
    for title in titles {
      let lines = try section(title)
      let (theirs, ours) = (lines.firstIndex { $0.hasPrefix("~~~") }, lines.firstIndex(of: "```swift"))
      #expect(theirs != nil && ours != nil, "\(title)")
    }
  }

  /// The line of frames in a section reads: In 320 × 480: `icon` 16 20 40 40 · `title` 68 30 236 20.
  @Test func theFramesArePromisedAsTheyComeOut() throws {
    for screen in ComingScreen.all {
      let line = try #require(try section(screen.title).first { $0.hasPrefix("In 320 × 480: ") }, "\(screen.title)")
      var views: [String: UIView] = [:]
      let reports = trouble { views = screen.layOut() }
      #expect(reports.isEmpty, "\(screen.title): \(reports)")
      let promised = line.dropFirst("In 320 × 480: ".count).dropLast().components(separatedBy: " · ")
      #expect(promised.count == screen.names.count, "\(screen.title): \(line)")
      let rows = try promised.map { text -> (name: String, item: AnyObject, frame: CGRect) in
        let words = text.split(separator: " ").map { $0.filter { $0 != "`" } }
        let numbers = words.dropFirst().compactMap(Double.init)
        try #require(numbers.count == 4, "\(screen.title): \(text)")
        let view = try #require(views[words[0]], "\(screen.title): \(text)")
        return ("\(screen.title): \(words[0])", view, CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      }
      expectFrames(rows)
    }
  }
}
