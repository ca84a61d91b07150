import Foundation

extension SVGDrawing {
  /// The colors of the dimension lines, which differ from the colors that apps usually use.
  private enum Ink {
    static let distance = "#c4005f"
    static let wall = "#4a5568"
    static let paper = "#ffffff"
  }

  /// Draws gaps and insets as dimension lines and walls as hatched bands, on top of the views.
  mutating func drawRulers(of snapshot: LayoutSnapshot) {
    let groups = snapshot.rulerGroups(panelDepth: options.panelDepth, code: options.code)
    let placement = RulerPlacement(groups, in: snapshot)
    guard !placement.placed.isEmpty else { return }
    writer.open("g", [("font-size", "10"), ("font-weight", "700"), ("text-anchor", "middle")])
    for placed in placement.placed {
      switch placed.ruler.kind {
      case .distance: drawDistance(placed)
      case .wall: drawWall(placed)
      }
      drawExtensions(placed)
    }
    // Labels are drawn last, so that no line crosses a label.
    for placed in placement.placed { drawLabel(placed) }
    writer.close("g")
  }

  /// Draws a line with a bar at each end, and with arrows if the line is long enough.
  private mutating func drawDistance(_ placed: RulerPlacement.Placed) {
    let along = placed.ruler.along
    let position = placed.position
    var path = segment(placed, from: (along.near, position), to: (along.far, position))
    // The bars are inside the gap, so that they do not touch a letter that begins at its end.
    let inward = along.length >= 6 ? 0.8 : 0
    for end in [along.near + inward, along.far - inward] {
      path += segment(placed, from: (end, position - 3.5), to: (end, position + 3.5))
    }
    if along.length >= 18 {
      for (end, inward) in [(along.near, 1.0), (along.far, -1.0)] {
        path += segment(placed, from: (end + 4 * inward, position - 2.5), to: (end, position))
        path += segment(placed, from: (end, position), to: (end + 4 * inward, position + 2.5))
      }
    }
    for (ink, width) in [(Ink.paper, "3"), (Ink.distance, "1.2")] {
      let opacity: [XMLWriter.Attribute] = ink == Ink.paper ? [("stroke-opacity", "0.8")] : []
      writer.element(
        "path", [("d", path), ("fill", "none"), ("stroke", ink), ("stroke-width", width)] + opacity)
    }
  }

  /// Draws a band of slanted strokes through the whole free space.
  private mutating func drawWall(_ placed: RulerPlacement.Placed) {
    let along = placed.ruler.along
    let half = 4.0
    var path = ""
    var start = along.near
    while start < along.far {
      // A stroke slants toward the far side and ends at the end of the band.
      let end = min(start + 2 * half, along.far)
      let rise = end - start
      path += segment(placed, from: (start, placed.position + half), to: (end, placed.position + half - rise))
      start += 5
    }
    let band = CGRect(
      placed.ruler.axis, along: along,
      across: Extent(near: placed.position - half, far: placed.position + half))
    writer.element("rect", Self.geometry(band) + [("fill", Ink.paper), ("fill-opacity", "0.8")])
    writer.element("path", [("d", path), ("fill", "none"), ("stroke", Ink.wall), ("stroke-width", "1")])
  }

  /// Draws thin lines from each side that does not reach the dimension line.
  private mutating func drawExtensions(_ placed: RulerPlacement.Placed) {
    let axis = placed.ruler.axis
    for side in placed.ruler.sides {
      let reach = side.extent(axis.across)
      guard placed.position < reach.near || placed.position > reach.far else { continue }
      let start = placed.position < reach.near ? reach.near : reach.far
      let extent = side.extent(axis)
      let ends = [extent.near, extent.far].filter {
        $0 == placed.ruler.along.near || $0 == placed.ruler.along.far
      }
      guard let end = ends.first else { continue }
      let path = segment(placed, from: (end, start), to: (end, placed.position))
      writer.element(
        "path",
        [
          ("d", path), ("fill", "none"), ("stroke", Ink.distance), ("stroke-width", "0.6"),
          ("stroke-dasharray", "2 2"),
        ])
    }
  }

  private mutating func drawLabel(_ placed: RulerPlacement.Placed) {
    let label = placed.label
    let ink = placed.ruler.kind == .wall ? Ink.wall : Ink.distance
    writer.element("rect", Self.geometry(label) + [("rx", "3"), ("fill", ink)])
    writer.element(
      "text", [("x", label.midX.points), ("y", (label.midY + 3.6).points), ("fill", Ink.paper)],
      text: placed.ruler.text)
  }

  private typealias Point = (along: Double, across: Double)

  private func segment(_ placed: RulerPlacement.Placed, from start: Point, to end: Point) -> String {
    let isX = placed.ruler.axis == .x
    let points = [start, end].map { point in
      let x = isX ? point.along : point.across
      let y = isX ? point.across : point.along
      return "\(x.points) \(y.points)"
    }
    return "M\(points[0])L\(points[1])"
  }
}
