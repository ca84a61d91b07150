import Foundation
import TestSupport
import Testing

@testable import LayoutRendering

/// Boxes, borders, clipping, opacity and placeholders in SVG pictures.
@Suite struct SVGShapeTests {
  private let red = PictureColor(red: 1, green: 0, blue: 0)

  private func snapshot(
    _ frame: CGRect = CGRect(x: 10, y: 20, width: 40, height: 30), content: LayoutSnapshot.Content = .nothing,
    _ change: (inout LayoutSnapshot.Style) -> Void = { _ in }
  ) -> LayoutSnapshot {
    var snapshot = Boxes.snapshot(CGSize(width: 200, height: 160), frame)
    snapshot.nodes[1].style.fill = nil
    snapshot.nodes[1].content = content
    change(&snapshot.nodes[1].style)
    return snapshot
  }

  private func content(_ snapshot: LayoutSnapshot) -> [String] { Picture(snapshot.svg()).content }

  /// Adds a view inside the view at an index.
  private func add(_ frame: CGRect, inside parent: Int, to snapshot: inout LayoutSnapshot) {
    var style = LayoutSnapshot.Style()
    style.fill = red
    let depth = snapshot.nodes[parent].depth + 1
    snapshot.nodes.append(Node(name: "inside", frame: frame, depth: depth, parent: parent, style: style))
  }

  // The canvas and the root

  @Test func theCanvasCoversThePicture() {
    let lines = Picture(snapshot().svg(SVGOptions(canvas: PictureColor(red: 0, green: 1, blue: 0)))).lines
    #expect(lines[1] == "<rect width=\"200\" height=\"160\" fill=\"#00ff00\"/>")
  }

  @Test func aTransparentViewDrawsNothing() {
    #expect(content(snapshot()).isEmpty)
    #expect(content(snapshot { $0.fill = PictureColor(red: 1, green: 0, blue: 0, alpha: 0) }).isEmpty)
  }

  @Test func aTranslucentFillHasAFillOpacity() {
    let lines = content(snapshot { $0.fill = PictureColor(red: 1, green: 0, blue: 0, alpha: 0.5) })
    let box = "<rect x=\"10\" y=\"20\" width=\"40\" height=\"30\" fill=\"#ff0000\" fill-opacity=\"0.5\"/>"
    #expect(lines == [box])
  }

  // Borders

  @Test(arguments: [1.0, 3, 8, 14])
  func aBorderIsHalfItsWidthInsideTheFrame(width: Double) {
    let lines = content(
      snapshot {
        $0.borderWidth = width
        $0.borderColor = .black
      })
    // A stroke covers half of its width on both sides of its line (SVG 1.1, section 11.4).
    let (x, y) = ((10 + width / 2).points, (20 + width / 2).points)
    let (breadth, height) = ((40 - width).points, (30 - width).points)
    let box = "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(breadth)\" height=\"\(height)\" fill=\"none\""
    #expect(lines == ["\(box) stroke=\"#000000\" stroke-width=\"\(width.points)\"/>"])
  }

  @Test(arguments: [15.0, 16, 100, .infinity])
  func aBorderOfHalfTheViewOrMoreCoversIt(width: Double) {
    let lines = content(
      snapshot {
        $0.borderWidth = width
        $0.borderColor = .black
      })
    // The shorter side is 30. A line 7.5 inside with a stroke of 15 covers everything from 0 to 15 on all
    // sides; a rectangle without a width or height would not be drawn (SVG 1.1, section 9.2).
    let box = "<rect x=\"17.5\" y=\"27.5\" width=\"25\" height=\"15\" fill=\"none\""
    #expect(lines == ["\(box) stroke=\"#000000\" stroke-width=\"15\"/>"])
  }

  @Test func aBorderNeedsAColorAndAWidth() {
    #expect(content(snapshot { $0.borderWidth = 4 }).isEmpty)
    #expect(content(snapshot { $0.borderColor = .black }).isEmpty)
  }

  @Test func aTranslucentBorderHasAStrokeOpacity() {
    let lines = content(
      snapshot {
        $0.borderWidth = 2
        $0.borderColor = PictureColor(red: 0, green: 0, blue: 0, alpha: 0.3)
      })
    #expect(lines.first.flatMap { Picture.attribute("stroke-opacity", of: $0) } == "0.3")
  }

  /// A layer draws its border in front of its sublayers.
  @Test func aBorderIsDrawnAfterTheSubviews() {
    var snapshot = snapshot {
      $0.borderWidth = 2
      $0.borderColor = .black
    }
    add(CGRect(x: 12, y: 22, width: 5, height: 5), inside: 1, to: &snapshot)
    let fills = content(snapshot).map { Picture.attribute("fill", of: $0) }
    #expect(fills == ["#ff0000", "none"])
  }

  /// The clip path is that of the view, so its own border is outside of the group that is clipped.
  @Test func aBorderIsNotClippedByItsOwnView() {
    var snapshot = snapshot {
      $0.borderWidth = 2
      $0.borderColor = .black
      $0.clips = true
    }
    add(CGRect(x: 12, y: 22, width: 5, height: 5), inside: 1, to: &snapshot)
    let names: [Substring] = content(snapshot).map { line in line.prefix { $0 != " " && $0 != ">" } }
    #expect(names == ["<clipPath", "<rect", "</clipPath", "<g", "<rect", "</g", "<rect"])
  }

  // Clipping

  @Test func aClipPathHasTheCornersOfItsView() {
    var snapshot = snapshot {
      $0.clips = true
      $0.cornerRadius = 7
    }
    add(CGRect(x: 0, y: 0, width: 99, height: 99), inside: 1, to: &snapshot)
    #expect(content(snapshot)[1] == "<rect x=\"10\" y=\"20\" width=\"40\" height=\"30\" rx=\"7\"/>")
  }

  @Test func nestedClipPathsHaveDifferentNames() {
    var snapshot = snapshot { $0.clips = true }
    add(CGRect(x: 12, y: 22, width: 20, height: 20), inside: 1, to: &snapshot)
    snapshot.nodes[2].style.clips = true
    add(CGRect(x: 0, y: 0, width: 99, height: 99), inside: 2, to: &snapshot)
    let picture = Picture(snapshot.svg())
    #expect(picture.elements("clipPath") == ["<clipPath id=\"clip1\">", "<clipPath id=\"clip2\">"])
    let groups = ["<g clip-path=\"url(#clip1)\">", "<g clip-path=\"url(#clip2)\">"]
    #expect(picture.elements("g") == groups)
  }

  @Test func aViewThatClipsNothingHasNoClipPath() {
    let picture = Picture(snapshot { $0.clips = true }.svg())
    #expect(picture.elements("clipPath").isEmpty && picture.elements("g").isEmpty)
  }

  // Opacity

  @Test func anOpacityAppliesToTheWholeSubtree() {
    var snapshot = snapshot {
      $0.fill = .black
      $0.alpha = 0.5
    }
    add(CGRect(x: 12, y: 22, width: 5, height: 5), inside: 1, to: &snapshot)
    add(CGRect(x: 100, y: 0, width: 5, height: 5), inside: 0, to: &snapshot)
    let names = content(snapshot).map { Picture.attribute("opacity", of: $0) ?? String($0.prefix(5)) }
    // The group, the view and its subview inside, and the next view outside of it.
    #expect(names == ["0.5", "<rect", "<rect", "</g>", "<rect"])
  }

  @Test func anOpacityAppliesToTheBorder() {
    let lines = content(
      snapshot {
        $0.borderWidth = 2
        $0.borderColor = .black
        $0.alpha = 0.5
      })
    let names: [Substring] = lines.map { line in line.prefix(3) }
    #expect(names == ["<g ", "<re", "</g"])
  }

  @Test(arguments: [0.0, -1, .nan]) func aViewWithoutOpacityIsLeftOut(alpha: Double) {
    let snapshot = snapshot {
      $0.fill = .black
      $0.alpha = alpha
    }
    #expect(content(snapshot).isEmpty)
  }

  // Placeholders of images

  @Test func theDiagonalsOfAPlaceholderJoinItsCorners() {
    let lines = content(snapshot(content: .image)).filter { $0.hasPrefix("<line") }
    let ends = lines.map { line in ["x1", "y1", "x2", "y2"].map { Picture.attribute($0, of: line) } }
    #expect(ends == [["10", "20", "50", "50"], ["10", "50", "50", "20"]])
  }

  @Test func theDiagonalsOfAPlaceholderBeginOnItsRoundedCorners() {
    let lines = content(snapshot(content: .image) { $0.cornerRadius = 10 }).filter { $0.hasPrefix("<line") }
    // A corner with radius 10 is 10 − 10 / √2 = 2.93 inside the box along both axes.
    let ends = lines.first.map { line in ["x1", "y1", "x2", "y2"].map { Picture.attribute($0, of: line) } }
    #expect(ends == ["12.93", "22.93", "47.07", "47.07"])
  }

  @Test(arguments: [(0.0, "#ffffff"), (1, "#000000")])
  func aPlaceholderIsDarkOnLightAndLightOnDark(gray: Double, ink: String) {
    let fill = PictureColor(red: gray, green: gray, blue: gray)
    let lines = content(snapshot(content: .image) { $0.fill = fill }).filter { $0.hasPrefix("<line") }
    #expect(lines.compactMap { Picture.attribute("stroke", of: $0) } == [ink, ink])
  }

  @Test(arguments: [(72.0, 40.0, true), (71.9, 40, false), (72, 39.9, false)])
  func aPlaceholderOf72By40PointsShowsItsSize(width: Double, height: Double, isShown: Bool) {
    let frame = CGRect(x: 10, y: 20, width: width, height: height)
    let texts = Picture(snapshot(frame, content: .image).svg()).elements("text")
    #expect(texts.count == (isShown ? 1 : 0))
    #expect(texts.allSatisfy { $0.hasSuffix(">\(width.points) × \(height.points)</text>") })
  }

  @Test(arguments: [(3.9, 30.0), (30, 3.9), (0, 0)])
  func aPlaceholderBelow4PointsIsLeftOut(width: Double, height: Double) {
    #expect(content(snapshot(CGRect(x: 1, y: 2, width: width, height: height), content: .image)).isEmpty)
  }

  // Symbols

  @Test func aSymbolIsScaledFromItsSquareOf24() throws {
    let symbol = try #require(Symbol(name: "plus"))
    let square = CGRect(x: 20, y: 25, width: 36, height: 36)
    let frame = CGRect(x: 10, y: 20, width: 60, height: 60)
    let lines = content(snapshot(frame, content: .symbol(symbol, frame: square, color: red)))
    #expect(lines.map { Picture.attribute("transform", of: $0) } == ["translate(20 25) scale(1.5)"])
    #expect(lines.map { Picture.attribute("stroke", of: $0) } == ["#ff0000"])
    #expect(lines.map { Picture.attribute("fill", of: $0) } == ["none"])
  }

  @Test func aFilledSymbolHasNoStroke() throws {
    let symbol = try #require(Symbol(name: "star.fill"))
    let square = CGRect(x: 12, y: 22, width: 24, height: 24)
    let lines = content(snapshot(content: .symbol(symbol, frame: square, color: red)))
    #expect(lines.map { Picture.attribute("fill", of: $0) } == ["#ff0000"])
    #expect(lines.map { Picture.attribute("stroke", of: $0) } == [nil])
  }

  @Test func aSymbolLargerThanAViewThatClipsIsClipped() throws {
    let symbol = try #require(Symbol(name: "plus"))
    let square = CGRect(x: 0, y: 10, width: 60, height: 60)
    let snapshot = snapshot(content: .symbol(symbol, frame: square, color: red)) { $0.clips = true }
    #expect(Picture(snapshot.svg()).elements("clipPath").count == 1)
  }
}
