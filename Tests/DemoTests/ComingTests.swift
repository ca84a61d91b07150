import TestSupport
import Testing
import UIKit

/// The claims of docs/AutoLayoutKit.docc/ComingFromSnapKit.md.
@MainActor
@Suite struct ComingTests {
  private static let page = "docs/AutoLayoutKit.docc/ComingFromSnapKit.md"

  /// Returns the part of the page below the headline of a screen.
  private func section(_ title: String) throws -> [String] {
    let lines = try Document.lines(of: Self.page)
    let start = try #require(lines.firstIndex(of: "### \(title)"), "\(title)")
    return Array(lines[(start + 1)...].prefix { !$0.hasPrefix("#") })
  }

  @Test func everyBlockIsCompiledCodeWordForWord() throws {
    let source = try Document.lines(of: "Tests/DemoTests/ComingCode.swift")
    let blocks = try Document.blocks(of: Self.page)
    #expect(blocks.count >= ComingScreen.all.count)
    for block in blocks {
      let isQuoted = source.indices.contains { source[$0...].starts(with: block) }
      #expect(isQuoted, "\(block.joined(separator: "\n"))")
    }
  }

  @Test func eachOfTwentyScreensHasTheirsAndOurs() throws {
    let titles = try Document.lines(of: Self.page).filter { $0.hasPrefix("### ") }.map {
      String($0.dropFirst(4))
    }
    #expect(titles == ComingScreen.all.map(\.title))
    #expect(titles.count == 20)
    for title in titles {
      let lines = try section(title)
      let (theirs, ours) = (lines.firstIndex { $0.hasPrefix("~~~") }, lines.firstIndex(of: "```swift"))
      #expect(theirs != nil && ours != nil, "\(title)")
    }
  }

  /// The line of frames in a section has this form: In 320 × 480: `icon` 16 20 40 40 · `title` 68 30 236 20.
  @Test func thePageHasTheActualFrames() throws {
    for screen in ComingScreen.all {
      let line = try #require(
        try section(screen.title).first { $0.hasPrefix("In 320 × 480: ") }, "\(screen.title)")
      var views: [String: UIView] = [:]
      let reports = trouble { views = screen.layOut() }
      #expect(reports.isEmpty, "\(screen.title): \(reports)")
      let expected = line.dropFirst("In 320 × 480: ".count).dropLast().components(separatedBy: " · ")
      #expect(expected.count == screen.names.count, "\(screen.title): \(line)")
      let rows = try expected.map { text -> (name: String, item: AnyObject, frame: CGRect) in
        let words = text.split(separator: " ").map { $0.filter { $0 != "`" } }
        let numbers = words.dropFirst().compactMap(Double.init)
        try #require(numbers.count == 4, "\(screen.title): \(text)")
        let view = try #require(views[words[0]], "\(screen.title): \(text)")
        return (
          "\(screen.title): \(words[0])", view,
          CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        )
      }
      expectFrames(rows)
    }
  }

  /// Returns the rows of the tables with code that begins with `make` in the right cell.
  ///
  /// Each one has the left cell without its backquotes, and that code.
  private func rows() throws -> [(there: String, code: [String])] {
    try Document.lines(of: Self.page).compactMap { line in
      let cells = line.components(separatedBy: " | ")
      guard line.hasPrefix("| "), let first = cells.first, let last = cells.last, cells.count == 2 else {
        return nil
      }
      let code = last.components(separatedBy: "`").enumerated().filter {
        $0.offset % 2 == 1 && $0.element.hasPrefix("make.")
      }.map(\.element)
      let there = first.dropFirst(2).split(separator: "`").first.map(String.init) ?? ""
      return code.isEmpty ? nil : (there, code)
    }
  }

  @Test func everyLineOfATableIsCompiledCode() throws {
    let rows = try rows()
    #expect(rows.map(\.there) == ComingRow.all.map(\.there))
    // Each row of the source: its lines up to the end of its closure.
    let source = try Document.lines(of: "Tests/DemoTests/ComingTables.swift")
    let closures = source.indices.filter { source[$0].hasSuffix("in") && source[$0].contains("{ make, ") }
      .map { source[($0 + 1)...].prefix { $0 != "}," } }
    try #require(closures.count == rows.count)
    for (row, lines) in zip(rows, closures) {
      for code in row.code {
        let isCompiled = lines.contains {
          $0 == code || $0.hasPrefix(code + ".") || $0.hasSuffix("= " + code)
        }
        #expect(isCompiled, "\(row.there): \(code)")
      }
    }
  }

  @Test func aLineOfATableMovesOnlyTheSameViewsAsTheirs() {
    for row in ComingRow.all {
      var views: [String: UIView] = [:]
      let reports = trouble { views = row.layOut() }
      #expect(reports.isEmpty, "\(row.there): \(reports)")
      expectFrames(
        views.sorted { $0.key < $1.key }.map { name, view in
          (
            "\(row.there): \(name)", view as AnyObject,
            row.moved[name] ?? ComingRow.preferredFrames[name] ?? .null
          )
        })
    }
  }
}
