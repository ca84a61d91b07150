import Foundation
import TestSupport
import Testing

@testable import LayoutRendering

/// Dimension lines and walls in SVG pictures.
@Suite struct SVGRulerTests {
  private let distanceInk = "#c4005f"
  private let wallInk = "#4a5568"

  // |-gap-[a 60 × 60]    in 200 × 100, the box from 20 to 80 down
  private func inset(_ gap: Double, origin: String? = nil) -> LayoutSnapshot {
    var snapshot = Boxes.snapshot(
      CGSize(width: 200, height: 100), CGRect(x: gap, y: 20, width: 60, height: 60))
    snapshot.links = [Boxes.link(snapshot, .x, (1, .near), (0, .near), distance: gap, origin: origin)]
    return snapshot
  }

  /// Returns the lines of the group of rulers.
  private func rulers(_ snapshot: LayoutSnapshot) -> [String] {
    let lines = Picture(snapshot.svg(SVGOptions(rulers: true))).lines(from: "<g font-size")
    return Array(lines.dropFirst().dropLast(2))
  }

  private func paths(_ lines: [String], stroke: String) -> [String] {
    lines.filter { Picture.attribute("stroke", of: $0) == stroke }.compactMap {
      Picture.attribute("d", of: $0)
    }
  }

  @Test func rulersAreDrawnOnlyIfTheOptionsAskForThem() {
    #expect(!inset(40).svg().contains(distanceInk))
    #expect(inset(40).svg(SVGOptions(rulers: true)).contains(distanceInk))
  }

  @Test func aPictureWithoutLinksHasNoGroupOfRulers() {
    let snapshot = Boxes.snapshot(CGSize(width: 200, height: 100), CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(snapshot.svg(SVGOptions(rulers: true)) == snapshot.svg())
  }

  /// Expects the line of an inset: parts from the near edge to the far one, across by a distance from the
  /// line, which is anywhere beside the box.
  private func expectLine(
    of gap: Double, _ parts: [(from: (Double, Double), to: (Double, Double))],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let path = paths(rulers(inset(gap)), stroke: distanceInk).first ?? ""
    let position = path.dropFirst("M0 ".count).prefix { $0 != "L" }
    let y = Double(position) ?? .nan
    #expect((20...80).contains(y), sourceLocation: sourceLocation)
    let expected = parts.map { from, to in
      "M\(from.0.points) \((y + from.1).points)L\(to.0.points) \((y + to.1).points)"
    }
    #expect(path == expected.joined(), sourceLocation: sourceLocation)
  }

  @Test func aDimensionLineHasBarsAndArrows() {
    // Bars of 3.5 on both sides of the line, 0.8 inside the gap; arrows 4 long and 2.5 wide.
    expectLine(
      of: 40,
      [
        ((0, 0), (40, 0)), ((0.8, -3.5), (0.8, 3.5)), ((39.2, -3.5), (39.2, 3.5)), ((4, -2.5), (0, 0)),
        ((0, 0), (4, 2.5)), ((36, -2.5), (40, 0)), ((40, 0), (36, 2.5)),
      ])
  }

  @Test func aLineBelow18PointsHasNoArrows() {
    expectLine(of: 17, [((0, 0), (17, 0)), ((0.8, -3.5), (0.8, 3.5)), ((16.2, -3.5), (16.2, 3.5))])
  }

  @Test func theBarsOfALineBelow6PointsAreAtItsEnds() {
    expectLine(of: 5, [((0, 0), (5, 0)), ((0, -3.5), (0, 3.5)), ((5, -3.5), (5, 3.5))])
  }

  @Test func aLineIsDrawnOnALightOutline() {
    let lines = rulers(inset(40)).filter { $0.hasPrefix("<path") }
    #expect(lines.map { Picture.attribute("stroke", of: $0) } == ["#ffffff", distanceInk])
    #expect(Set(lines.compactMap { Picture.attribute("d", of: $0) }).count == 1)
  }

  @Test func aVerticalLineHasItsCoordinatesSwapped() {
    var snapshot = Boxes.snapshot(
      CGSize(width: 100, height: 200), CGRect(x: 20, y: 40, width: 60, height: 60))
    snapshot.links = [Boxes.link(snapshot, .y, (1, .near), (0, .near), distance: 40)]
    let path = paths(rulers(snapshot), stroke: distanceInk).first ?? ""
    // The middle of 20...80 is 50; the label has room in the line.
    #expect(path.hasPrefix("M50 0L50 40" + "M46.5 0.8L53.5 0.8" + "M46.5 39.2L53.5 39.2"), "\(path)")
  }

  @Test func aLabelIsCenteredOnItsBox() throws {
    let lines = rulers(inset(40))
    let box = try #require(lines.last { $0.hasPrefix("<rect") })
    let text = try #require(lines.last)
    let numbers = ["x", "y", "width", "height"].compactMap {
      Picture.attribute($0, of: box).flatMap(Double.init)
    }
    try #require(numbers.count == 4)
    let x = Picture.attribute("x", of: text).flatMap(Double.init)
    let y = Picture.attribute("y", of: text).flatMap(Double.init)
    // The digits of a font of 10 points are about 7.2 high, so the baseline is 3.6 below the middle.
    #expect(x == numbers[0] + numbers[2] / 2)
    #expect(y == numbers[1] + numbers[3] / 2 + 3.6)
    #expect(text.hasSuffix(">40</text>"))
  }

  @Test func labelsAreDrawnAfterAllLines() {
    var snapshot = inset(40)
    snapshot.links.append(Boxes.link(snapshot, .y, (1, .near), (0, .near), distance: 20))
    let names = rulers(snapshot).map { String($0.dropFirst().prefix { $0 != " " }) }
    #expect(names == ["path", "path", "path", "path", "rect", "text", "rect", "text"])
  }

  // |-10-[a 40]   wall   |   in 200 × 60
  @Test func aWallIsABandOfSlantedStrokes() {
    var snapshot = Boxes.snapshot(
      CGSize(width: 200, height: 60), CGRect(x: 10, y: 0, width: 167, height: 60))
    snapshot.links = [
      Boxes.link(snapshot, .x, (1, .near), (0, .near), distance: 10, origin: "A.swift:1 xPlace#1")
    ]
    let lines = rulers(snapshot)
    let strokes = paths(lines, stroke: wallInk).first?.split(separator: "M").map(String.init) ?? []
    // From 177 to 200 one stroke every 5 points, each 8 long and 8 high; the last ones end at 200. The band
    // is 4 on both sides of its middle.
    let first = strokes.first?.prefix { $0 != "L" }.split(separator: " ").last
    let bottom = first.flatMap { Double($0) } ?? .nan
    let starts: [Double] = [177, 182, 187, 192, 197]
    let pairs = starts.map { start -> String in
      let end = min(start + 8, 200)
      let top = bottom - (end - start)
      return "\(start.points) \(bottom.points)L\(end.points) \(top.points)"
    }
    #expect(strokes == pairs)
    let band = lines.first { Picture.attribute("fill-opacity", of: $0) == "0.8" } ?? ""
    let size = ["x", "width", "height"].map { Picture.attribute($0, of: band) }
    #expect(size == ["177", "23", "8"])
  }

  @Test func aLineBesideItsViewHasAnExtensionToTheView() {
    // a is above b: the line of the gap along x between them has no part beside both.
    var snapshot = Boxes.snapshot(
      CGSize(width: 200, height: 100), CGRect(x: 10, y: 0, width: 50, height: 20),
      CGRect(x: 100, y: 60, width: 50, height: 40))
    snapshot.links = [Boxes.link(snapshot, .x, (2, .near), (1, .far), distance: 40)]
    let dashed = rulers(snapshot).filter { Picture.attribute("stroke-dasharray", of: $0) != nil }
    // One from the lower edge of a at its far edge, one from the upper edge of b at its near edge, both to
    // the line in the middle between the two, at (20 + 60) / 2.
    #expect(dashed.map { Picture.attribute("d", of: $0) } == ["M100 60L100 40", "M60 20L60 40"])
  }

  @Test func rulersAreWellFormed() {
    var snapshot = inset(40, origin: "A.swift:1 xPlace#1")
    snapshot.links[0].relation = "≥"
    #expect(WellFormed.problem(in: snapshot.svg(SVGOptions(rulers: true))) == nil)
  }
}
