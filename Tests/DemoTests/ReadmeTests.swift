import AutoLayoutKit
import LayoutRendering
import TestSupport
import Testing
import UIKit

@testable import Demo

/// The lines of sources, by which a block of code is found.
private struct QuotableLines {
  private let sources: [[String]]
  private var places: [String: [(source: Int, line: Int)]] = [:]

  init(_ sources: [[String]]) {
    self.sources = sources
    for (source, lines) in sources.enumerated() {
      for (line, text) in lines.enumerated() { places[text, default: []].append((source, line)) }
    }
  }

  /// Returns true if the lines of a block follow each other in one of the sources.
  func contain(_ block: [String]) -> Bool {
    guard let first = block.first else { return true }
    return places[first, default: []].contains { sources[$0.source][$0.line...].starts(with: block) }
  }
}

/// Compares the READMEs and the pages of docs with the code that is compiled and with the pictures.
@MainActor
@Suite struct ReadmeTests {
  private func lines(of path: String) throws -> [String] { try Document.lines(of: path) }

  /// The lines of every source that a page may quote.
  ///
  /// All of them are compiled: with these tests, with the packages in Tests/Client, docs/template and
  /// docs/existing-app, or, for SwiftUI, in the simulators.
  private func sources() throws -> [[String]] {
    let files = [
      "ReadmeCode", "ComingCode", "ComingSnapshotsCode", "DebuggingCode", "ArticleCode", "ArticleTests",
      "FramesCode",
    ]
    var paths = files.map { "Tests/DemoTests/\($0).swift" }
    paths += ["Tests/AutoLayoutKitTests/SwiftUICode.swift", "docs/template/Package.swift"]
    paths.append("docs/existing-app/LayoutTests/Package.swift")
    let folders = [
      "Demo/Scenes", "Tests/Client/Welcome", "Tests/Client/WelcomeTests", "Tests/Client/ScreensTests",
      "Tests/Client/ContactsTests",
      "docs/template/Sources/Login", "docs/template/Sources/Screens", "Tests/LayoutPreviewsTests",
      "docs/template/Tests/LoginTests",
      "docs/existing-app/LayoutTests/Tests/ShopTests",
    ]
    for folder in folders {
      paths += try Document.sources(in: folder)
    }
    return try paths.map(lines)
  }

  @Test func everySwiftBlockIsCompiledCodeWordForWord() throws {
    let quotable = try QuotableLines(sources())
    var count = 0
    for page in try Document.pages() + ["Sources/UIKit/README.md"] {
      for block in try Document.blocks(of: page) {
        count += 1
        let text = block.joined(separator: "\n")
        #expect(
          quotable.contain(block),
          "\(page): no source that CONTRIBUTING.md names for documents has this code:\n\(text)")
      }
    }
    #expect(count >= 80)
  }

  @Test func theAnswersOfTheHeadlessUIKitAreCountedBySource() throws {
    let text = try lines(of: "Sources/UIKit/Answers.md")
    let rows = text.filter { $0.hasPrefix("| ") && !$0.hasPrefix("| question") }
    let sources = rows.map { $0.split(separator: "|").last?.trimmingCharacters(in: .whitespaces) ?? "" }
    let counts = ["ours", "documented", "recorded"].map { word in sources.count { $0.hasPrefix(word) } }
    let several = rows.count - counts.reduce(0, +)
    let sentence = """
      Of \(rows.count) answers \(counts[0]) are ours, \(counts[1]) are documented, \
      \(counts[2]) are recorded, and \(several) have more than one source.
      """
    #expect(text.joined(separator: " ").contains(sentence))
  }

  /// The cells of the table by area: the names that are laid out or without effect, and those not declared.
  private func areas() throws -> [(declared: [Substring], missing: [Substring])] {
    let text = try lines(of: "Sources/UIKit/README.md")
    let table = text.drop { $0 != "## By area" }.prefix { $0 != "## Use it" }
    return table.filter { $0.hasPrefix("| ") && !$0.hasPrefix("| area") }.map { row in
      let cells = row.split(separator: "|")
      let names = { (cell: Substring) in
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter {
          $0.offset % 2 == 1
        }.flatMap { $0.element.prefix { $0 != "(" }.split(separator: ".") }
      }
      // A name that stands alone: all else of `NSTextContainer` says that the type itself is declared.
      let alone = cells[3].split(separator: ", ").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
        $0.wholeMatch(of: /`[A-Z]{2}\w+`/) != nil
      }
      return (names(cells[1]) + names(cells[2]), alone.map { $0.dropFirst().dropLast() })
    }
  }

  @Test func theTableOfTheHeadlessUIKitNamesItsDeclarations() throws {
    let folders = ["Sources/HeadlessUIKit", "Sources/UIKit"]
    let code = try folders.flatMap { try Document.sources(below: $0) }.flatMap { try lines(of: $0) }
    let words = Set(code.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } })
    let names = try areas().flatMap(\.declared)
    #expect(names.filter { !words.contains($0) } == [])
    #expect(names.count > 200)
  }

  @Test func theTableOfTheHeadlessUIKitNamesNoDeclaredTypeAsMissing() throws {
    let code = try Document.sources(below: "Sources/HeadlessUIKit").flatMap { try lines(of: $0) }
    let types = code.compactMap { line in
      line.firstMatch(of: /^[^\/]*\b(?:class|struct|protocol|enum|typealias) (\w+)/).map { $0.output.1 }
    }
    let missing = try areas().flatMap(\.missing)
    #expect(missing.filter(Set(types).contains) == [])
    #expect(missing.count > 30)
  }

  @Test func everyVerbIsBesideItsPicture() throws {
    let text = try lines(of: Document.reference).joined(separator: "\n")
    let scenes = DemoScene.verbs + DemoScene.all.filter { $0.kind == .explanation }
    let missing: [String] = scenes.map { "images/\($0.name).svg" }.filter { !text.contains($0) }
    #expect(missing == [], "\(Document.reference) has no row for these pictures.")
  }

  @Test func everyPictureExists() throws {
    let known = Set(PictureTests.files.map(\.name))
    for page in try Document.pages() {
      for line in try lines(of: page) {
        let parts = line.components(separatedBy: "images/")
        for (before, after) in zip(parts, parts.dropFirst()) {
          let path = String(after.prefix { $0.isLetter || $0.isNumber || "-./".contains($0) })
          guard !path.isEmpty else { continue }
          #expect(known.contains(path), "\(page): images/\(path)")
          // The pages of a catalog are two folders below images/.
          #expect(before.hasSuffix("../../") == page.hasPrefix("docs/"), "\(page): images/\(path)")
        }
      }
    }
  }

  /// `everyVerbIsBesideItsPicture` finds a verb that the reference does not show.
  @Test(arguments: ["README.md", Document.reference])
  func theCodeBesideAPictureIsTheCodeThatDrawsIt(page: String) throws {
    let text = try lines(of: page)
    let source = try Document.sources(in: "Demo/Scenes").filter { $0.contains("DemoScene+") }.flatMap {
      try lines(of: $0)
    }
    for scene in DemoScene.verbs {
      let name = "images/\(scene.name).svg"
      guard let picture = text.firstIndex(where: { $0.contains(name) }) else { continue }
      let block = text[picture...].drop { $0 != "```swift" }.dropFirst().prefix { $0 != "```" }
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
    var figure: AutoLayoutKitHandle?
    var names: [String] = []
    let line = #line + 5
    let reports = trouble {
      let group = view.tk_constraint { make in
        make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
        make.height(caption) == 20
        figure = make.figure(photo, caption, gap: gap)
      }
      names = group.constraints.dropFirst().compactMap(\.identifier)
    }
    view.layoutIfNeeded()
    let height: CGFloat = 200 - 3 - 11 - 20 - max(0, gap)
    expectFrames(
      ("photo", photo, CGRect(x: 5, y: 3, width: 300 - 5 - 17, height: height)),
      ("caption", caption, CGRect(x: 5, y: 200 - 11 - 20, width: 300 - 5 - 17, height: 20)))
    // Left and right of two views, and the three constraints of a column of two.
    #expect(figure?.constraints.count == 7)
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
