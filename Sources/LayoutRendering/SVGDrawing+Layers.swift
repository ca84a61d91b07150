import HeadlessUIKit

/// Boxes with square corners among round ones, gradients and shapes.
extension SVGDrawing {
  /// Draws the box of a view: a rectangle, or a path if some of its corners are round and others are square.
  mutating func drawBox(
    _ index: Int, _ attributes: [XMLWriter.Attribute] = [],
    inset: @escaping (LayoutSnapshot.Node) -> Double = { _ in 0 },
    more: [(name: String, attributes: [XMLWriter.Attribute])] = []
  ) {
    let nodes = nodes(index)
    guard nodes.contains(where: { Self.radius($0) > 0 && !$0.style.roundedCorners.isSuperset(of: .all) })
    else {
      return shape("rect", index, Self.box(inset: inset), attributes, more: more)
    }
    let outlines = nodes.map { node in
      LayoutSnapshot.Shape.data(
        Self.outline(
          of: node.plainFrame.insetBy(dx: inset(node), dy: inset(node)),
          radius: max(0, Self.radius(node) - inset(node)), node.style.roundedCorners))
    }
    let bends = keyframes.animation(of: "d", through: outlines)
    let data: XMLWriter.Attribute = ("d", outlines.first ?? "")
    writer.element(
      "path", [data] + attributes + transform(of: index), text: "",
      children: more + (bends.map { [$0] } ?? []) + moves(of: index))
  }

  /// Returns the path of a rectangle with some round corners; a square corner is one with the radius 0, so
  /// that all states have the same parts.
  private static func outline(of rect: CGRect, radius: Double, _ corners: CACornerMask) -> [PathElement] {
    let ends: [(CACornerMask, CGPoint, CGPoint)] = [
      (.layerMaxXMinYCorner, CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1)),
      (.layerMaxXMaxYCorner, CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0)),
      (.layerMinXMaxYCorner, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1)),
      (.layerMinXMinYCorner, CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)),
    ]
    let points = [1, 2, 3, 0].map { rect.corners[$0] }
    // The distance of a control point from the corner: a quarter of a circle as a curve.
    let control = 1 - 4.0 / 3.0 * (2.0.squareRoot() - 1)
    var path: [PathElement] = []
    for (corner, end) in zip(points, ends) {
      let reach = corners.contains(end.0) ? radius : 0
      func point(_ direction: CGPoint, _ share: Double) -> CGPoint {
        CGPoint(x: corner.x + direction.x * reach * share, y: corner.y + direction.y * reach * share)
      }
      let start = point(end.1, 1)
      path.append(path.isEmpty ? .move(start) : .line(start))
      path.append(
        .curve(control1: point(end.1, control), control2: point(end.2, control), end: point(end.2, 1)))
    }
    return path + [.close]
  }

  // Gradients

  mutating func drawGradient(_ index: Int) {
    guard let node = states.first?.nodes[index], let gradient = node.style.gradient else { return }
    let span = CGPoint(x: gradient.end.x - gradient.start.x, y: gradient.end.y - gradient.start.y)
    guard let last = gradient.stops.last, gradient.stops.count > 1 else {
      return drawBox(index, gradient.stops.last.map { Self.paint("fill", $0.color) } ?? [])
    }
    switch gradient.kind {
    case .axial where span != .zero:
      let line = [
        ("x1", gradient.start.x), ("y1", gradient.start.y), ("x2", gradient.end.x), ("y2", gradient.end.y),
      ]
      draw(gradient, "linearGradient", line.map { ($0.0, $0.1.exactPictureText) }, index)
    case .radial where span.x != 0 && span.y != 0:
      let place = "translate(\(gradient.start.x.exactPictureText) \(gradient.start.y.exactPictureText))"
      let size = "scale(\(span.x.magnitude.exactPictureText) \(span.y.magnitude.exactPictureText))"
      let circle = [("cx", "0"), ("cy", "0"), ("r", "1"), ("gradientTransform", "\(place) \(size)")]
      draw(gradient, "radialGradient", circle, index)
    case .conic where span != .zero: drawSectors(gradient, index)
    case .axial, .radial, .conic: drawBox(index, Self.paint("fill", last.color))
    }
  }

  /// Draws a gradient as SVG's element of a name, whose geometry is in shares of the box.
  private mutating func draw(
    _ gradient: LayoutSnapshot.Gradient, _ element: String, _ geometry: [XMLWriter.Attribute], _ index: Int
  ) {
    let name = makeID("gradient")
    writer.open(element, [("id", name)] + geometry)
    for stop in gradient.stops {
      let offset: XMLWriter.Attribute = ("offset", CGFloat(stop.location).exactPictureText)
      writer.element("stop", [offset] + Self.paint("stop", stop.color, suffix: "-color"))
    }
    writer.close(element)
    drawBox(index, [("fill", "url(#\(name))")])
  }

  /// Draws a gradient around a point as 72 sectors of one color each, because SVG has no such gradient.
  private mutating func drawSectors(_ gradient: LayoutSnapshot.Gradient, _ index: Int) {
    guard let frame = states.first?.nodes[index].plainFrame else { return }
    let name = makeID("clip")
    writer.open("clipPath", [("id", name)])
    drawBox(index)
    writer.close("clipPath")
    // Smooth edges would leave a bright line between two sectors.
    writer.open("g", [("clip-path", "url(#\(name))"), ("shape-rendering", "crispEdges")])
    let first = atan2(gradient.end.y - gradient.start.y, gradient.end.x - gradient.start.x)
    // The sectors reach beyond the corner that is farthest from the start.
    let reach = 2 * (1 + abs(gradient.start.x) + abs(gradient.start.y))
    func point(_ angle: Double, _ reach: Double) -> String {
      let x = frame.minX + (gradient.start.x + cos(angle) * reach) * frame.width
      let y = frame.minY + (gradient.start.y + sin(angle) * reach) * frame.height
      return "\(x.points) \(y.points)"
    }
    for sector in 0..<72 {
      let angles = [sector, sector + 1].map { first + Double($0) / 72 * 2 * .pi }
      let outline = "M\(point(0, 0))L\(point(angles[0], reach))L\(point(angles[1], reach))Z"
      let color = gradient.color(at: (Double(sector) + 0.5) / 72)
      drawPath(outline, Self.paint("fill", color), index)
    }
    writer.close("g")
  }

  // Shapes

  mutating func drawShape(_ index: Int) {
    guard let shape = states.first?.nodes[index].style.shape else { return }
    if let fill = shape.fill, fill.alpha > 0 {
      let rule: [XMLWriter.Attribute] = shape.usesEvenOddRule ? [("fill-rule", "evenodd")] : []
      drawPath(shape.area, Self.paint("fill", fill) + rule, index)
    }
    guard let stroke = shape.stroke, stroke.alpha > 0 else { return }
    var pen: [XMLWriter.Attribute] = [("fill", "none")] + Self.paint("stroke", stroke)
    pen.append(("stroke-width", shape.lineWidth.points))
    if shape.lineCap != "butt" { pen.append(("stroke-linecap", shape.lineCap)) }
    if shape.lineJoin == "miter" {
      pen.append(("stroke-miterlimit", shape.miterLimit.points))
    } else {
      pen.append(("stroke-linejoin", shape.lineJoin))
    }
    if !shape.dashes.isEmpty {
      pen.append(("stroke-dasharray", shape.dashes.map(\.points).joined(separator: " ")))
      pen.append(("stroke-dashoffset", shape.dashPhase.points))
    }
    drawPath(shape.line, pen, index)
  }

  private mutating func drawPath(_ data: String, _ attributes: [XMLWriter.Attribute], _ index: Int) {
    let path: [XMLWriter.Attribute] = [("d", data)]
    writer.element(
      "path", path + attributes + transform(of: index), text: "", children: moves(of: index))
  }
}
