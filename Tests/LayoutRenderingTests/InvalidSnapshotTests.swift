import Foundation
import TestSupport
import Testing

@testable import LayoutRendering

/// Snapshots with numbers and texts that no layout has: every picture is valid, and nothing traps.
@Suite struct InvalidSnapshotTests {
  private static let numbers: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, -7, 0]

  /// Returns a root with a box, a text, a hairline, an image and a symbol.
  private func snapshot() -> LayoutSnapshot {
    var snapshot = Boxes.snapshot(
      CGSize(width: 100, height: 80), CGRect(x: 10, y: 20, width: 40, height: 30),
      CGRect(x: 1, y: 2, width: 60, height: 20), CGRect(x: 10, y: 60, width: 70, height: 1),
      CGRect(x: 20, y: 20, width: 80, height: 50))
    let line = LayoutSnapshot.TextLine(
      string: "text", frame: CGRect(x: 2, y: 4, width: 30, height: 16), baseline: 16, fontSize: 12)
    snapshot.nodes[2].content = .text([line])
    snapshot.nodes[4].content = .image
    if let symbol = Symbol(name: "plus") {
      let square = CGRect(x: 12, y: 22, width: 24, height: 24)
      snapshot.nodes[1].content = .symbol(symbol, frame: square, color: .black)
    }
    snapshot.nodes[1].style.clips = true
    snapshot.links = [
      Boxes.link(snapshot, .x, (1, .near), (0, .near), distance: 10, origin: "A.swift:1 xPlace#1"),
      Boxes.link(snapshot, .y, (2, .far), (3, .near), distance: 38),
    ]
    return snapshot
  }

  /// Returns every kind of picture and list of a snapshot.
  private func outputs(_ snapshot: LayoutSnapshot) -> [String] {
    [
      snapshot.svg(SVGOptions(rulers: true)), snapshot.terminalPicture(), snapshot.frameList(),
      snapshot.rulerList(), LayoutSnapshot.animation([snapshot, snapshot]),
    ]
  }

  private func expectValidSVG(_ svg: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(WellFormed.problem(in: svg) == nil, sourceLocation: sourceLocation)
    // SVG 1.1, section 4.2: a number consists of digits, a sign and an exponent.
    for word in ["\"nan", "nan\"", "inf\"", "\"inf", " nan", " inf", "\"-inf"] {
      #expect(!svg.contains(word), "\(svg)", sourceLocation: sourceLocation)
    }
  }

  // The root

  @Test func anEmptyTreeIsAnEmptyPicture() {
    let empty = LayoutSnapshot(nodes: [])
    #expect(empty.size == .zero)
    #expect(empty.frameList().isEmpty && empty.rulerList().isEmpty && empty.terminalPicture().isEmpty)
    let lines = Picture(empty.svg(SVGOptions(rulers: true))).lines
    #expect(lines.count == 3)
    #expect(lines.first?.contains(" width=\"0\" height=\"0\" viewBox=\"0 0 0 0\" ") == true)
  }

  /// SVG 1.1, section 7.2: a negative `width` is an error, 0 disables rendering.
  @Test(arguments: numbers) func aRootWithoutASizeMakesAPictureWithoutASize(side: Double) throws {
    var snapshot = snapshot()
    snapshot.nodes[0].frame.size = CGSize(width: side, height: side)
    let svg = snapshot.svg(SVGOptions(rulers: true))
    expectValidSVG(svg)
    let width = try #require(Picture.attribute("width", of: svg).flatMap(Double.init))
    #expect(width.isFinite && width >= 0)
    if side != 1e300 {
      #expect(width == 0)
      #expect(snapshot.terminalPicture().isEmpty)
    }
  }

  @Test func aRootWithoutAHeightHasNoTerminalPicture() {
    #expect(Boxes.snapshot(CGSize(width: 100, height: 0)).terminalPicture().isEmpty)
    #expect(Boxes.snapshot(CGSize(width: 0, height: 100)).terminalPicture().isEmpty)
  }

  @Test func aRootThatIsVerySmallHasAnOutlineOrNothing() {
    let picture = Boxes.snapshot(CGSize(width: 1e-9, height: 1e-9)).terminalPicture(
      TerminalOptions(columns: 4))
    // Four columns and two rows, as for every square.
    #expect(picture == "┌──┐\n└──┘\n")
  }

  // Views

  @Test(arguments: numbers, 1...4) func anInvalidOriginMakesAValidPicture(number: Double, node: Int) {
    var snapshot = snapshot()
    snapshot.nodes[node].frame.origin.x = number
    expectValidSVG(outputs(snapshot)[0])
    snapshot.nodes[node].frame.origin.y = number
    expectValidSVG(outputs(snapshot)[0])
  }

  @Test(arguments: numbers, 1...4) func anInvalidSizeMakesAValidPicture(number: Double, node: Int) {
    var snapshot = snapshot()
    snapshot.nodes[node].frame.size.width = number
    expectValidSVG(outputs(snapshot)[0])
    snapshot.nodes[node].frame.size.height = number
    expectValidSVG(outputs(snapshot)[0])
  }

  @Test(arguments: numbers) func anInvalidTextFrameMakesAValidPicture(number: Double) throws {
    for side in [\CGRect.origin.x, \.origin.y, \.size.width, \.size.height] {
      var snapshot = snapshot()
      guard case .text(var lines) = snapshot.nodes[2].content else { return }
      lines[0].frame[keyPath: side] = number
      lines[0].baseline = number
      snapshot.nodes[2].content = .text(lines)
      expectValidSVG(outputs(snapshot)[0])
    }
  }

  @Test(arguments: numbers) func anInvalidSymbolFrameMakesAValidPicture(number: Double) throws {
    let symbol = try #require(Symbol(name: "plus"))
    var snapshot = snapshot()
    for square in [
      CGRect(x: number, y: 20, width: 24, height: 24), CGRect(x: 20, y: number, width: number, height: 24),
    ] {
      snapshot.nodes[1].content = .symbol(symbol, frame: square, color: .black)
      expectValidSVG(outputs(snapshot)[0])
    }
  }

  @Test(arguments: numbers) func anInvalidStyleMakesAValidPicture(number: Double) {
    var snapshot = snapshot()
    for node in 1...4 {
      snapshot.nodes[node].style.cornerRadius = number
      snapshot.nodes[node].style.borderWidth = number
      snapshot.nodes[node].style.borderColor = .black
    }
    expectValidSVG(outputs(snapshot)[0])
    snapshot.nodes[2].style.alpha = number
    expectValidSVG(outputs(snapshot)[0])
  }

  @Test func aHairlineOutsideThePictureIsNotDrawnInIt() {
    let plain = Boxes.snapshot(CGSize(width: 100, height: 50)).terminalPicture(TerminalOptions(columns: 20))
    for x in [-3.0, -1e300, 101, 1e300] {
      let line = CGRect(x: x, y: 0, width: 1, height: 50)
      let snapshot = Boxes.snapshot(CGSize(width: 100, height: 50), line)
      #expect(snapshot.terminalPicture(TerminalOptions(columns: 20)) == plain, "x = \(x)")
    }
  }

  @Test func fewerThanFourColumnsCountAsFour() {
    let snapshot = Boxes.snapshot(CGSize(width: 100, height: 100))
    var options = TerminalOptions(columns: -5)
    #expect(options.columns == 4)
    let four = snapshot.terminalPicture(options)
    #expect(four == "┌──┐\n└──┘\n")
    for columns in [-5, 0, 3] {
      options.columns = columns
      #expect(snapshot.terminalPicture(options) == four, "\(columns) columns")
    }
  }

  // Texts

  /// ECMA-48: a terminal obeys the control characters U+0000 to U+001F and U+007F to U+009F.
  @Test(arguments: ["\u{1B}[31m", "\u{9B}31m", "a\u{8}b", "\u{7}", "\u{7F}", "a\nb", "a\tb", "a\r\nb"])
  func aTextHasNoEffectOnTheTerminal(text: String) {
    var snapshot = Boxes.snapshot(CGSize(width: 100, height: 50))
    let frame = CGRect(x: 10, y: 10, width: 60, height: 10)
    let line = LayoutSnapshot.TextLine(string: text, frame: frame, baseline: 18, fontSize: 8)
    snapshot.nodes.append(Node(name: "t", frame: frame, depth: 1, parent: 0, content: .text([line])))
    let picture = snapshot.terminalPicture(TerminalOptions(columns: 20))
    let controls = picture.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
    #expect(controls.isEmpty)
    #expect(picture.split(separator: "\n").count == 5)
    #expect(WellFormed.problem(in: snapshot.svg()) == nil)
  }

  @Test func aControlCharacterIsReplacedInATerminalPicture() {
    var canvas = TerminalCanvas(columns: 5, rows: 1)
    canvas.write("a\tb\u{1B}c", 0, 0, ink: nil)
    #expect(canvas.text(color: .plain) == "a b\u{FFFD}c\n")
  }
}
