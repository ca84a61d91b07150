import Foundation
import Testing

/// The claims of the documents that are not code: figures, lines that are counted, and two languages in step.
@Suite struct DocumentationTests {
  private static let readme = "README.md"
  private static let chinese = "README.zh-CN.md"
  private static let coming = "docs/AutoLayoutKit.docc/ComingFromSnapKit.md"
  private static let performance = "docs/AutoLayoutKit.docc/Performance.md"

  private func lines(of path: String) throws -> [String] { try Document.lines(of: path) }

  /// Returns the lines with fences and the lines between them, which are code.
  private func code(of path: String) throws -> [String] {
    var fence: Substring?
    return try lines(of: path).filter { line in
      let start = line.prefix(3)
      if let open = fence {
        if start == open { fence = nil }
        return true
      }
      if start == "```" || start == "~~~" { fence = start }
      return fence != nil
    }
  }

  /// Returns the level of each heading, in their order: the number of its signs.
  private func headings(of path: String) throws -> [Int] {
    let code = Set(try code(of: path))
    let titles = try lines(of: path).filter { $0.hasPrefix("#") && !code.contains($0) }
    return titles.map { $0.prefix { $0 == "#" }.count }
  }

  /// Returns the parts of a page between two texts, such as the addresses of its links.
  private func parts(of path: String, from start: String, to end: Character) throws -> [String] {
    try lines(of: path).flatMap { line in
      line.components(separatedBy: start).dropFirst().map { String($0.prefix { $0 != end }) }
    }
  }

  @Test func bothReadmesHaveTheSameHeadingsAndCode() throws {
    #expect(try headings(of: Self.chinese) == headings(of: Self.readme))
    #expect(try code(of: Self.chinese) == code(of: Self.readme))
    #expect(try code(of: Self.readme).count > 60)
  }

  @Test func bothReadmesHaveTheSamePicturesAndLinks() throws {
    for (start, end) in [("<img src=\"", Character("\"")), ("](", Character(")"))] {
      let english = try parts(of: Self.readme, from: start, to: end)
      let chinese = try parts(of: Self.chinese, from: start, to: end)
      // Each begins with a link to the other.
      let isOther = { (link: String) in link == Self.readme || link == Self.chinese }
      #expect(Set(chinese.filter { !isOther($0) }) == Set(english.filter { !isOther($0) }), "\(start)")
    }
  }

  @Test func readmeHasAtMost200Lines() throws {
    #expect(try lines(of: Self.readme).count <= 200)
  }

  @Test func everyLinkOfADocumentLeadsToAFile() throws {
    for page in try Document.pages() {
      for link in try parts(of: page, from: "](", to: ")") where !link.contains("://") {
        let path = String(link.prefix { $0 != "#" })
        if path.isEmpty { continue }
        #expect(Document.exists(path, besides: page), "\(page): \(link)")
      }
    }
  }

  @Test func everyPageIsNamedByTheFirstPageOfItsCatalog() throws {
    for page in try Document.pages() where page.contains(".docc/") {
      let parts = page.split(separator: "/").map(String.init)
      let catalog = parts.dropLast().joined(separator: "/")
      let module = String(parts[parts.count - 2].dropLast(".docc".count))
      let name = String(parts[parts.count - 1].dropLast(".md".count))
      let isExtension = try lines(of: page).first?.hasPrefix("# ``") == true
      if isExtension { continue }
      let first = try lines(of: "\(catalog)/\(module).md")
      #expect(first.contains("- <doc:\(name)>"), "\(page)")
    }
  }

  /// Returns the lines of the results and of their long tables.
  private func measured() throws -> [String] {
    let tables = "Benchmarks/Tables.md"
    let long = Document.exists(tables, besides: Self.readme) ? try lines(of: tables) : []
    return try lines(of: "Benchmarks/Results.md") + long
  }

  /// Returns the lines on other libraries of the page on performance, and its other lines.
  private func performance() throws -> (libraries: [String], results: [String]) {
    let page = try lines(of: Self.performance)
    let start = try #require(page.firstIndex(of: "### Beside other libraries"))
    let end = try #require(page[(start + 1)...].firstIndex { $0.hasPrefix("### ") })
    return (Array(page[start..<end]), Array(page[..<start] + page[end...]))
  }

  /// Returns the tables of a page: the heads of the columns, and the rows.
  private func tables(in lines: [String]) -> [(heads: String, rows: [String])] {
    lines.split { !$0.hasPrefix("|") }.map { ($0[$0.startIndex], Array($0.dropFirst(2))) }
  }

  /// A figure of the benchmarks is quoted with its whole row, so that nothing is left out.
  ///
  /// Of the tables with equal heads, the page has the rows of the first one: that of the chain W1. The other
  /// libraries are not part of the benchmarks, because their code is not part of the repository.
  @Test func everyRowOfThePageOnPerformanceIsInTheResults() throws {
    let results = tables(in: try measured())
    let quoted = tables(in: try performance().results)
    #expect(quoted.map(\.rows.count) == [5, 2, 5, 3])
    for table in quoted {
      let measured = try #require(results.first { $0.heads == table.heads }, "\(table.heads)").rows
      for row in table.rows { #expect(measured.contains(row), "\(row)") }
    }
  }

  @Test(arguments: [readme, chinese])
  func theRatiosInReadmeAreThoseOfThePageOnPerformance(path: String) throws {
    let ratios = { (row: String) in row.matches(of: /[0-9.]+×/).map { String($0.output) } }
    let rows = try lines(of: path).filter { $0.hasPrefix("|") && $0.contains("×") }.map(ratios)
    let measured = tables(in: try performance().libraries).map { $0.rows.map(ratios) }
    #expect(measured.map(\.count) == [3, 2])
    // READMEs leave out the layout of constraints at another width, and the frames by hand.
    #expect(rows == Array(measured[0].prefix(2)) + measured[1].map { Array($0.dropLast()) })
  }

  @Test func theLinesOfTheCellAreCounted() throws {
    let page = try lines(of: Self.coming)
    let start = try #require(page.firstIndex(of: "## The cell of README"))
    let end = try #require(page.firstIndex(of: "## From SnapKit"))
    var counts: [Int] = []
    for block in page[start..<end].split(separator: "~~~swift").dropFirst() {
      counts.append(block.prefix { $0 != "~~~" }.count)
    }
    let ours = try #require(try Document.blocks(of: Self.readme).first).count
    let anchors = try cellLines(of: "placeByAnchors").filter { !$0.isEmpty }.count
    let numbers = [ours] + counts + [anchors]
    #expect(numbers.count == 5)
    let row = numbers.map(String.init).joined(separator: " | ")
    #expect(try lines(of: Self.readme).contains("| lines for the cell above | \(row) |"), "\(row)")
  }

  /// The benchmark measures the cell of README: both READMEs have all of its lines, and no others.
  @Test(arguments: [readme, chinese]) func theBenchmarkMeasuresTheCellOfReadme(path: String) throws {
    let quoted = try #require(try Document.blocks(of: path).first)
    let measured = try cellLines(of: "placeInBlock")
    #expect(measured.count == quoted.count)
    for (index, (line, other)) in zip(quoted, measured).enumerated() {
      #expect(line == other, "line \(index + 1)")
    }
  }

  /// Returns the lines of a function of the benchmark's cell, without its first and its last line.
  private func cellLines(of function: String) throws -> [String] {
    let source = try Document.indentedLines(of: "Benchmarks/Measure/CellLayout.swift")
    let start = try #require(source.firstIndex(of: "  func \(function)() {"))
    return source[(start + 1)...].prefix { $0 != "  }" }.map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
