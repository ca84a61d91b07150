import Foundation
import TestSupport
import Testing
import UIKit

@testable import LayoutRendering

/// Transforms, gradients, shapes, masks and round corners in pictures.
@MainActor @Suite struct LayerPictureTests {
  private let box = CGRect(x: 30, y: 50, width: 80, height: 20)

  /// Returns a root of 200 × 100 with a red view at `box`.
  private func boxInRoot(_ view: UIView = UIView()) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.frame = box
    if view.backgroundColor == nil { view.backgroundColor = .red }
    root.addSubview(view)
    return root
  }

  private func content(_ root: UIView) -> [String] {
    let svg = LayoutSnapshot(of: root).svg()
    #expect(WellFormed.problem(in: svg) == nil)
    return Picture(svg).content
  }

  private let red = "x=\"30\" y=\"50\" width=\"80\" height=\"20\" fill=\"#ff0000\""

  // Transforms

  @Test func aTransformedViewIsDrawnThroughItsMatrix() {
    let root = boxInRoot()
    root.subviews[0].transform = CGAffineTransform(scaleX: 2, y: 3)
    // Around the center (70, 60): x' = 2x + (1 − 2) · 70, y' = 3y + (1 − 3) · 60.
    #expect(content(root) == ["<rect \(red) transform=\"matrix(2 0 0 3 -70 -120)\"/>"])
    let node = LayoutSnapshot(of: root).nodes[1]
    #expect(node.plainFrame == box && node.localFrame == root.subviews[0].frame)
    #expect(node.frame == CGRect(x: 70 - 80, y: 60 - 30, width: 160, height: 60))
  }

  @Test func aMatrixHasSixDecimals() {
    let root = boxInRoot()
    root.subviews[0].transform = CGAffineTransform(a: 0.1234567, b: -0.5, c: 1e-9, d: 12, tx: 0, ty: 0)
    let matrix = Picture.attribute("transform", of: content(root)[0])
    #expect(matrix?.hasPrefix("matrix(0.123457 -0.5 0 12 ") == true)
  }

  @Test func insideATransformedViewTheTransformsAddUp() {
    let root = boxInRoot()
    let inner = UIView(frame: CGRect(x: 10, y: 4, width: 20, height: 8))
    inner.backgroundColor = .blue
    root.subviews[0].addSubview(inner)
    root.subviews[0].transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(
      content(root)[1]
        == "<rect x=\"40\" y=\"54\" width=\"20\" height=\"8\" fill=\"#0000ff\" "
        + "transform=\"matrix(2 0 0 3 -70 -120)\"/>")
    inner.transform = CGAffineTransform(translationX: 5, y: -7)
    // First (5, −7), then the matrix: 2 · 5 − 70 and 3 · −7 − 120.
    #expect(Picture.attribute("transform", of: content(root)[1]) == "matrix(2 0 0 3 -60 -141)")
    let shown = LayoutSnapshot(of: root).nodes[2].frame
    #expect(shown == inner.superview?.convert(inner.frame, to: root))
  }

  @Test func textsAndClipsAreTransformedToo() {
    let label = UILabel()
    label.text = "ab"
    let root = boxInRoot(label)
    label.clipsToBounds = true
    label.addSubview(UIView(frame: box))
    label.subviews[0].backgroundColor = .blue
    label.transform = CGAffineTransform(scaleX: 2, y: 3)
    let lines = content(root)
    let matrix = " transform=\"matrix(2 0 0 3 -70 -120)\""
    let drawn = lines.filter { $0.hasPrefix("<rect") || $0.hasPrefix("<text") }
    #expect(drawn.count == 4 && drawn.allSatisfy { $0.contains(matrix) })
    #expect(lines.contains { $0.hasPrefix("<clipPath id=\"clip1\"") })
  }

  /// SVG 1.1, section 19.2.14: the values of `animateTransform` are added in the order of the elements.
  @Test func anAnimatedPictureMovesTheStepsOfATransform() {
    let root = boxInRoot()
    let view = root.subviews[0]
    var states = [LayoutSnapshot(of: root)]
    view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 3)
    states.append(LayoutSnapshot(of: root))
    let svg = LayoutSnapshot.animation(states)
    #expect(WellFormed.problem(in: svg) == nil)
    let line = Picture(svg).content[0]
    let moves = line.components(separatedBy: "<animateTransform").dropFirst().map { "<" + $0 }
    #expect(moves.map { Picture.attribute("type", of: $0) } == ["translate", "rotate", "skewX", "scale"])
    #expect(moves.map { Picture.attribute("additive", of: $0) } == ["replace", "sum", "sum", "sum"])
    // Around the center (70, 60): x' = −3y + 3 · 60 + 70, y' = 2x − 2 · 70 + 60.
    let values = moves.map { Picture.attribute("values", of: $0) }
    #expect(values == ["0 0;0 0;250 -80;250 -80;0 0", "0;0;90;90;0", "0;0;0;0;0", "1 1;1 1;2 3;2 3;1 1"])
    states[1].nodes[1] = states[0].nodes[1]
    #expect(!LayoutSnapshot.animation(states).contains("animateTransform"))
  }

  @Test func aSymbolIsTransformedInAGroup() {
    let root = boxInRoot(UIImageView(image: UIImage(systemName: "plus")))
    root.subviews[0].transform = CGAffineTransform(scaleX: 2, y: 3)
    let lines = content(root).suffix(3)
    #expect(lines.first == "<g transform=\"matrix(2 0 0 3 -70 -120)\">" && lines.last == "</g>")
    #expect(lines.dropFirst().first?.hasPrefix("<path transform=\"translate(") == true)
  }

  @Test func constraintsOfTransformedViewsHaveNoRulers() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 20),
      root.rightAnchor.constraint(equalTo: b.rightAnchor, constant: 30),
      a.widthAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(LayoutSnapshot(of: root).links.map(\.distance) == [10, 20, 30])
    a.transform = CGAffineTransform(rotationAngle: 1)
    #expect(LayoutSnapshot(of: root).links.map(\.distance) == [30])
  }

  @Test func charactersShowTheBoxOfATransformedView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let view = UIView(frame: CGRect(x: 4, y: 8, width: 12, height: 4))
    view.layer.borderWidth = 1
    root.addSubview(view)
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    // The box is 4 wide and 12 high around (10, 10); a cell is 1 wide and 2 high.
    let picture = LayoutSnapshot(of: root).terminalPicture(TerminalOptions(columns: 20, showsNames: false))
    let rows = picture.split(separator: "\n").map(String.init)
    #expect(rows[2] == "│       ┌──┐       │" && rows[7] == "│       └──┘       │")
    #expect(LayoutSnapshot(of: root).frameList().contains("8  4   4  12"))
  }

  // Layers

  @Test func layersAreDrawnBetweenTheSubviews() {
    let root = boxInRoot()
    let (back, front) = (CALayer(), CALayer())
    for (index, layer) in [back, front].enumerated() {
      layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      layer.backgroundColor = (index == 0 ? UIColor.blue : .green).cgColor
    }
    root.layer.insertSublayer(back, at: 0)
    root.layer.addSublayer(front)
    let colors = content(root).map { Picture.attribute("fill", of: $0) }
    #expect(colors == ["#0000ff", "#ff0000", "#00ff00"])
    back.zPosition = 1
    #expect(content(root).map { Picture.attribute("fill", of: $0) } == ["#ff0000", "#00ff00", "#0000ff"])
    front.isHidden = true
    #expect(content(root).count == 2)
    // The lists of views do not contain layers.
    #expect(LayoutSnapshot(of: root).frameList().split(separator: "\n").count == 2)
    #expect(LayoutSnapshot(of: root).nodes.map(\.isLayer) == [false, false, true, true])
  }

  @Test func aLayerIsPlacedInTheBoundsOfItsView() {
    let root = boxInRoot()
    let layer = CALayer()
    layer.frame = CGRect(x: 6, y: 7, width: 8, height: 9)
    layer.backgroundColor = UIColor.blue.cgColor
    root.subviews[0].bounds.origin = CGPoint(x: 2, y: 3)
    root.subviews[0].layer.addSublayer(layer)
    let drawn = "<rect x=\"34\" y=\"54\" width=\"8\" height=\"9\" fill=\"#0000ff\"/>"
    #expect(content(root)[1] == drawn)
  }

  // Round corners

  @Test func onlyTheMaskedCornersAreRound() {
    let root = boxInRoot()
    let layer = root.subviews[0].layer
    layer.cornerRadius = 8
    #expect(
      content(root) == ["<rect x=\"30\" y=\"50\" width=\"80\" height=\"20\" rx=\"8\" fill=\"#ff0000\"/>"])
    layer.maskedCorners = [.layerMaxXMinYCorner]
    // A control point is 8 · (1 − 0.5523) = 3.58 from the corner.
    let line = content(root)[0]
    #expect(
      Picture.attribute("d", of: line)
        == "M102 50C106.42 50 110 53.58 110 58L110 70C110 70 110 70 110 70"
        + "L30 70C30 70 30 70 30 70L30 50C30 50 30 50 30 50Z")
    #expect(Picture.attribute("fill", of: line) == "#ff0000")
  }

  @Test func clipsAndBordersHaveTheSameCorners() {
    let root = boxInRoot()
    let view = root.subviews[0]
    view.layer.cornerRadius = 8
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    view.layer.borderWidth = 2
    view.clipsToBounds = true
    view.addSubview(UIView(frame: CGRect(x: 5, y: 5, width: 200, height: 5)))
    view.subviews[0].backgroundColor = .blue
    let lines = content(root)
    #expect(
      lines.filter { $0.hasPrefix("<path") }.count == 3 && lines.filter { $0.hasPrefix("<rect") }.count == 1)
    // The line of the border is 1 inside the edge: 31…109 and 51…69, with the radius 7.
    #expect(Picture.attribute("d", of: lines.last ?? "")?.hasPrefix("M109 51C109 51 109 51 109 51") == true)
  }

  // Gradients

  private func gradient(_ change: (CAGradientLayer) -> Void) -> [String] {
    final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let view = GradientView()
    view.backgroundColor = .clear
    let root = boxInRoot(view)
    if let layer = view.layer as? CAGradientLayer {
      layer.colors = [UIColor.red.cgColor, UIColor.blue.withAlphaComponent(0.5).cgColor]
      change(layer)
    }
    return content(root)
  }

  @Test func anAxialGradientHasStopsAlongItsLine() {
    #expect(
      gradient { _ in } == [
        "<linearGradient id=\"gradient1\" x1=\"0.5\" y1=\"0\" x2=\"0.5\" y2=\"1\">",
        "<stop offset=\"0\" stop-color=\"#ff0000\"/>",
        "<stop offset=\"1\" stop-color=\"#0000ff\" stop-opacity=\"0.5\"/>", "</linearGradient>",
        "<rect x=\"30\" y=\"50\" width=\"80\" height=\"20\" fill=\"url(#gradient1)\"/>",
      ])
    let lines = gradient {
      $0.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
      $0.locations = [0.125, 0.5]
      $0.startPoint = .zero
    }
    #expect(lines[0] == "<linearGradient id=\"gradient1\" x1=\"0\" y1=\"0\" x2=\"0.5\" y2=\"1\">")
    #expect(lines[1...3].map { Picture.attribute("offset", of: $0) } == ["0.125", "0.5", "1"])
  }

  @Test func aRadialGradientIsAnEllipseAroundItsStart() {
    let lines = gradient {
      $0.type = .radial
      $0.startPoint = CGPoint(x: 0.25, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 0)
    }
    #expect(
      lines[0] == "<radialGradient id=\"gradient1\" cx=\"0\" cy=\"0\" r=\"1\" "
        + "gradientTransform=\"translate(0.25 0.5) scale(0.75 0.5)\">")
  }

  @Test func aConicGradientIsDrawnAsSectors() {
    let lines = gradient {
      $0.type = .conic
      $0.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 0.5)
    }
    let sectors = lines.filter { $0.hasPrefix("<path") }
    #expect(sectors.count == 72 && sectors.allSatisfy { $0.contains("d=\"M70 60L") })
    // The middle of the first sector is 1/144 of the way from black to white: 255 / 144 = 1.77.
    #expect(Picture.attribute("fill", of: sectors[0]) == "#020202")
  }

  @Test func aGradientOfOneColorIsAFill() {
    #expect(gradient { $0.colors = [UIColor.red.cgColor] } == ["<rect \(red)/>"])
    #expect(gradient { $0.colors = nil }.isEmpty && gradient { $0.colors = ["red"] }.isEmpty)
    #expect(gradient { $0.endPoint = CGPoint(x: 0.5, y: 0) }.count == 1)
    #expect(gradient { $0.endPoint = CGPoint(x: CGFloat.nan, y: 0) }.isEmpty)
  }

  // Shapes

  private func shape(_ path: UIBezierPath?, _ change: (CAShapeLayer) -> Void = { _ in }) -> [String] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 10, y: 20, width: 5, height: 5)
    layer.path = path?.cgPath
    root.layer.addSublayer(layer)
    change(layer)
    return content(root)
  }

  private var corner: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    return path
  }

  @Test func aShapeIsDrawnInTheCoordinatesOfItsLayer() {
    let data = "M10 20L40 20L40 30"
    #expect(shape(corner) == ["<path d=\"\(data)\" fill=\"#000000\"/>"])
    let lines = shape(corner) {
      $0.fillColor = nil
      $0.strokeColor = UIColor.red.cgColor
      $0.lineWidth = 3
      $0.lineCap = .round
      $0.lineJoin = .bevel
      $0.lineDashPattern = [4, 2.5]
      $0.lineDashPhase = 1
    }
    #expect(
      lines == [
        "<path d=\"\(data)\" fill=\"none\" stroke=\"#ff0000\" stroke-width=\"3\" stroke-linecap=\"round\" "
          + "stroke-linejoin=\"bevel\" stroke-dasharray=\"4 2.5\" stroke-dashoffset=\"1\"/>"
      ])
    #expect(shape(nil).isEmpty && shape(UIBezierPath()).isEmpty)
  }

  @Test func curvesAndRulesAreWritten() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 2, y: 0), controlPoint: CGPoint(x: 1, y: 3))
    path.addCurve(
      to: CGPoint(x: 5, y: 5), controlPoint1: CGPoint(x: 3, y: 1), controlPoint2: CGPoint(x: 4, y: 2))
    path.close()
    let lines = shape(path) { $0.fillRule = .evenOdd }
    #expect(
      lines == ["<path d=\"M10 20Q11 23 12 20C13 21 14 22 15 25Z\" fill=\"#000000\" fill-rule=\"evenodd\"/>"])
  }

  @Test func aStrokeIsDrawnBetweenItsStartAndItsEnd() {
    func line(_ start: CGFloat, _ end: CGFloat) -> String? {
      let lines = shape(corner) {
        $0.fillColor = nil
        $0.strokeColor = UIColor.red.cgColor
        $0.strokeStart = start
        $0.strokeEnd = end
      }
      return lines.first.flatMap { Picture.attribute("d", of: $0) }
    }
    // The path is 40 long: 30 to the right and 10 down.
    #expect(line(0.25, 0.5) == "M20 20L30 20")
    #expect(line(0.5, 1) == "M30 20L40 20L40 30")
    #expect(line(0.875, 2) == "M40 25L40 30")
    #expect(line(0.5, 0.5) == nil && line(0.75, 0.25) == nil)
  }

  @Test func theHalfOfACircleIsAHalfCircle() {
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: 30, y: 30), radius: 20, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    let elements = circle.cgPath.elements.part(from: 0, to: 0.5)
    let end = elements.last?.points.last ?? .zero
    #expect(elements.count == 3 && abs(end.x - 10) < 1e-3 && abs(end.y - 30) < 1e-3)
  }

  @Test func aPathThatIsNotFiniteIsNotDrawn() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    #expect(shape(path).isEmpty)
  }

  // Masks

  @Test func aMaskIsWhiteAtTheOpacityOfItsLayer() {
    let root = boxInRoot()
    let (mask, circle) = (CALayer(), CAShapeLayer())
    mask.frame = CGRect(x: 4, y: 5, width: 6, height: 7)
    mask.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 0.5).cgColor
    circle.path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
    mask.addSublayer(circle)
    root.subviews[0].layer.mask = mask
    #expect(
      content(root) == [
        "<mask id=\"mask1\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"200\" height=\"100\">",
        "<rect x=\"34\" y=\"55\" width=\"6\" height=\"7\" fill=\"#ffffff\" fill-opacity=\"0.5\"/>",
        "<path d=\"M35 57L38 57L38 61L35 61Z\" fill=\"#ffffff\"/>", "</mask>",
        "<g mask=\"url(#mask1)\">", "<rect \(red)/>", "</g>",
      ])
  }

  @Test func theTextOfAViewMasksAnother() {
    let root = boxInRoot()
    let label = UILabel(frame: CGRect(x: 2, y: 3, width: 60, height: 15))
    label.text = "ab"
    root.subviews[0].mask = label
    root.subviews[0].transform = CGAffineTransform(scaleX: 2, y: 3)
    let text = content(root).first { $0.hasPrefix("<text") } ?? ""
    #expect(Picture.attribute("fill", of: text) == "#ffffff")
    #expect(Picture.attribute("transform", of: text) == "matrix(2 0 0 3 -70 -120)")
  }

  @Test func identifiersAreUnique() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    for number in 0..<3 {
      let view = UIView(frame: CGRect(x: 40 * number, y: 0, width: 30, height: 30))
      let (gradient, mask) = (CAGradientLayer(), CAGradientLayer())
      for layer in [gradient, mask] {
        layer.frame = view.bounds
        layer.colors = [UIColor.red.cgColor, UIColor.clear.cgColor]
      }
      view.clipsToBounds = true
      view.layer.addSublayer(gradient)
      view.layer.mask = mask
      root.addSubview(view)
    }
    let svg = LayoutSnapshot(of: root).svg()
    let ids = svg.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(Set(ids).count == ids.count && ids.count == 3 * 4)
    for id in ids { #expect(svg.contains("url(#\(id))"), "\(id)") }
  }
}
