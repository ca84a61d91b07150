import Foundation

/// A drawing of one snapshot, or of several states of the same views, as SVG.
struct SVGDrawing {
  private(set) var states: [LayoutSnapshot]
  let options: SVGOptions
  var writer = XMLWriter()
  let keyframes: Keyframes
  private var openViews: [OpenView] = []
  /// The number of identifiers that have been written, by their words.
  private var idCounts: [String: Int] = [:]

  /// A view whose subviews are being drawn, with the elements to write after them.
  private struct OpenView {
    let depth: Int
    var closings: [Closing]
  }

  private enum Closing {
    case group
    case border(node: Int)
  }

  init(states: [LayoutSnapshot], timing: AnimationTiming, options: SVGOptions) {
    self.states = states
    self.options = options
    keyframes = Keyframes(timing: timing, stateCount: states.count)
  }

  mutating func draw() -> String {
    let size = states.first?.size ?? .zero
    let width = Self.length(size.width).points
    let height = Self.length(size.height).points
    writer.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"), ("font-family", PictureFont.families),
      ])
    if let title = options.title {
      writer.element("title", [], text: title)
    }
    writer.element("rect", [("width", width), ("height", height)] + Self.paint("fill", options.canvas))
    drawViews()
    if options.rulers, let snapshot = states.first {
      drawRulers(of: snapshot)
    }
    writer.close("svg")
    return writer.text
  }

  /// Returns a side of the root as one of the picture: 0 if it is negative or not finite, which SVG does not
  /// allow.
  private static func length(_ side: Double) -> Double { side.isFinite ? max(0, side) : 0 }

  // The tree is drawn from its flat list, without recursion, so its depth is not limited.
  private mutating func drawViews() {
    guard let nodes = states.first?.nodes else { return }
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      close(downTo: node.depth)
      if isDrawable(index) {
        let hasSubviews = index + 1 < nodes.count && nodes[index + 1].depth > node.depth
        open(index, isLeaf: !hasSubviews)
        index += 1
      } else {
        index = nodes[(index + 1)...].firstIndex { $0.depth <= node.depth } ?? nodes.count
      }
    }
    close(downTo: 0)
  }

  private func isDrawable(_ index: Int) -> Bool {
    states.contains { state in
      let node = state.nodes[index]
      return !node.style.isHidden && node.style.alpha > 0
    }
      && states.allSatisfy { state in
        let node = state.nodes[index]
        let frames = [node.plainFrame, node.frame].flatMap {
          [$0.origin.x, $0.origin.y, $0.width, $0.height]
        }
        return frames.allSatisfy(\.isFinite)
      }
  }

  private mutating func open(_ index: Int, isLeaf: Bool) {
    var closings: [Closing] = []
    let opacities = nodes(index).map { $0.style.isHidden ? 0 : max(0, min($0.style.alpha, 1)) }
    if opacities.contains(where: { $0 != 1 }) {
      let values = opacities.map(\.points)
      writer.open("g", [("opacity", values.first ?? "")])
      if let animation = keyframes.animation(of: "opacity", through: values) {
        writer.element(animation.name, animation.attributes)
      }
      closings.append(.group)
    }
    if let mask = states.first?.nodes[index].mask, !mask.isEmpty {
      openMask(mask)
      closings.insert(.group, at: 0)
    }
    drawBackground(index)
    drawGradient(index)
    if nodes(index).contains(where: { $0.style.borderWidth > 0 && $0.style.borderColor != nil }) {
      closings.insert(.border(node: index), at: 0)
    }
    if nodes(index).contains(where: \.style.clips), !isLeaf || hasContentOutside(index) {
      openClip(index)
      closings.insert(.group, at: 0)
    }
    drawShape(index)
    drawContent(index)
    guard let depth = states.first?.nodes[index].depth else { return }
    openViews.append(OpenView(depth: depth, closings: closings))
  }

  private mutating func close(downTo depth: Int) {
    while let last = openViews.last, last.depth >= depth {
      openViews.removeLast()
      for closing in last.closings {
        switch closing {
        case .group: writer.close("g")
        case .border(let index): drawBorder(index)
        }
      }
    }
  }

  private mutating func openClip(_ index: Int) {
    let name = makeID("clip")
    writer.open("clipPath", [("id", name)])
    drawBox(index)
    writer.close("clipPath")
    writer.open("g", [("clip-path", "url(#\(name))")])
  }

  /// Opens a group that is drawn through a mask: where the mask is opaque, the group is visible.
  private mutating func openMask(_ nodes: [LayoutSnapshot.Node]) {
    let name = makeID("mask")
    let size = states.first?.size ?? .zero
    let area = CGRect(x: 0, y: 0, width: Self.length(size.width), height: Self.length(size.height))
    writer.open("mask", [("id", name), ("maskUnits", "userSpaceOnUse")] + Self.geometry(area))
    var drawing = self
    drawing.states = [LayoutSnapshot(nodes: nodes.map(\.whitened))]
    drawing.openViews = []
    // The picture is moved and not copied, because a copy would cost its whole length.
    writer = XMLWriter()
    drawing.drawViews()
    writer = drawing.writer
    idCounts = drawing.idCounts
    writer.close("mask")
    writer.open("g", [("mask", "url(#\(name))")])
  }

  /// Returns an identifier that no other element of the picture has: a word and the number of such words
  /// before.
  mutating func makeID(_ word: String) -> String {
    idCounts[word, default: 0] += 1
    return "\(word)\(idCounts[word] ?? 0)"
  }
}

extension SVGDrawing {
  /// An attribute that depends on a view: its name, and its value in one state.
  typealias Following = (name: String, value: (LayoutSnapshot.Node) -> Double)

  func nodes(_ index: Int) -> [LayoutSnapshot.Node] { states.map { $0.nodes[index] } }

  private mutating func drawBackground(_ index: Int) {
    let fills = nodes(index).map(\.style.fill)
    guard let fill = fills.first(where: { $0 != nil }) ?? nil, fill.alpha > 0 else { return }
    let colors = keyframes.animation(of: "fill", through: fills.map { ($0 ?? fill).hex })
    drawBox(index, Self.paint("fill", fill), more: colors.map { [$0] } ?? [])
  }

  private mutating func drawBorder(_ index: Int) {
    guard let node = states.first?.nodes[index], let color = node.style.borderColor else { return }
    // A layer's border is inside its bounds, while an SVG stroke is on both sides of its line. The box is
    // therefore inset by half of the border width.
    let width = Self.borderWidth(of: node).points
    drawBox(
      index, [("fill", "none")] + Self.paint("stroke", color) + [("stroke-width", width)],
      inset: { Self.borderWidth(of: $0) / 2 })
  }

  /// Returns the width of the border, which covers the view if it is half as wide as the view or wider.
  private static func borderWidth(of node: LayoutSnapshot.Node) -> Double {
    max(0, min(node.style.borderWidth, min(node.plainFrame.width, node.plainFrame.height) / 2))
  }

  private mutating func drawContent(_ index: Int) {
    switch states.first?.nodes[index].content {
    case .text(let lines):
      for line in lines.indices { drawLine(line, of: index) }
    case .image: drawPlaceholder(index)
    case .symbol(let symbol, let square, let color): draw(symbol, in: square, color, of: index)
    case .nothing, nil: break
    }
  }

  /// Returns true if a text, a symbol or a shape extends beyond its view.
  private func hasContentOutside(_ index: Int) -> Bool {
    nodes(index).contains { node in
      if let shape = node.style.shape, shape.stroke != nil || !node.plainFrame.covers(shape.frame) {
        return true
      }
      return Self.hasContentOutside(node)
    }
  }

  private static func hasContentOutside(_ node: LayoutSnapshot.Node) -> Bool {
    switch node.content {
    case .text(let lines): !lines.allSatisfy { node.plainFrame.covers($0.frame) }
    case .symbol(_, let square, _): !node.plainFrame.covers(square)
    case .image, .nothing: false
    }
  }

  private mutating func drawLine(_ number: Int, of index: Int) {
    let found = nodes(index).map { Self.line(number, of: $0) }
    guard let line = found.first ?? nil, !line.string.isEmpty else { return }
    // An animation needs a value for each state; a state without this line keeps the first position.
    let lines = found.map { $0 ?? line }
    guard lines.allSatisfy(Self.isFinite) else { return }
    var attributes: [XMLWriter.Attribute] = [
      ("x", Self.start(of: line).points), ("y", line.baseline.points),
      ("font-size", line.fontSize.points),
    ]
    if line.isRightToLeft { attributes.append(("direction", "rtl")) }
    if line.fontWeight != 400 { attributes.append(("font-weight", "\(line.fontWeight)")) }
    if line.isMonospaced {
      attributes.append(("font-family", PictureFont.monospacedFamilies))
    } else if PictureFont.isArabic(line.string) {
      attributes.append(("font-family", PictureFont.arabicFamilies))
    }
    attributes += Self.paint("fill", line.color)
    if Self.hasSpacesToKeep(line.string) { attributes.append(("xml:space", "preserve")) }
    attributes += Self.spacing(of: line)
    let moves = [
      keyframes.animation(of: "x", through: lines.map { Self.start(of: $0).points }),
      keyframes.animation(of: "y", through: lines.map { $0.baseline.points }),
    ]
    attributes += transform(of: index)
    writer.element(
      "text", attributes, text: line.string, children: moves.compactMap { $0 } + self.moves(of: index))
  }

  /// Returns the end of a line at which a viewer begins to draw it: the right one with `direction="rtl"`.
  private static func start(of line: LayoutSnapshot.TextLine) -> Double {
    line.isRightToLeft ? line.frame.maxX : line.frame.minX
  }

  /// Returns the attributes that give a text the width that the layout used, regardless of the fonts of the
  /// reader's machine.
  ///
  /// Some viewers do not know `textLength`. For them the characters are spaced.
  private static func spacing(of line: LayoutSnapshot.TextLine) -> [XMLWriter.Attribute] {
    guard line.string.count > 1, line.frame.width > 0, !line.isMonospaced else { return [] }
    let font = PictureFont(size: line.fontSize, weight: line.fontWeight)
    let spacing = font.spacing(of: line.string, width: line.frame.width)?.points ?? "0"
    let length = [("textLength", line.frame.width.points), ("lengthAdjust", "spacingAndGlyphs")]
    return (spacing == "0" ? [] : [("letter-spacing", spacing)]) + length
  }

  private static func line(_ number: Int, of node: LayoutSnapshot.Node) -> LayoutSnapshot.TextLine? {
    guard case .text(let lines) = node.content, lines.indices.contains(number) else { return nil }
    return lines[number]
  }

  private static func isFinite(_ line: LayoutSnapshot.TextLine) -> Bool {
    [line.frame.minX, line.frame.width, line.baseline, line.fontSize].allSatisfy(\.isFinite)
  }

  /// Returns true if SVG would remove white space of a text: at its ends, and where there are several.
  private static func hasSpacesToKeep(_ text: String) -> Bool {
    let words = text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace)
    return words.contains(where: \.isEmpty)
  }

  private mutating func draw(_ symbol: Symbol, in square: CGRect, _ color: PictureColor, of index: Int) {
    guard [square.minX, square.minY, square.width, square.height].allSatisfy(\.isFinite) else { return }
    let scale = (min(square.width, square.height) / 24).points
    let pen: [XMLWriter.Attribute] =
      symbol.isFilled
      ? Self.paint("fill", color) + [("fill-rule", "evenodd")]
      : [("fill", "none")] + Self.paint("stroke", color) + [
        ("stroke-width", "2"), ("stroke-linecap", "round"), ("stroke-linejoin", "round"),
      ]
    let place = "translate(\(square.minX.points) \(square.minY.points)) scale(\(scale))"
    let (outer, moves) = (transform(of: index), moves(of: index))
    let isMoved = !outer.isEmpty || !moves.isEmpty
    if isMoved { writer.open("g", outer) }
    for move in moves { writer.element(move.name, move.attributes) }
    writer.element("path", [("transform", place), ("d", symbol.path)] + pen)
    if isMoved { writer.close("g") }
  }

  /// Draws a crossed box, with its size written in the middle if there is enough space.
  private mutating func drawPlaceholder(_ index: Int) {
    guard let node = states.first?.nodes[index], node.plainFrame.width >= 4, node.plainFrame.height >= 4
    else { return }
    let ink = (node.style.fill ?? options.canvas).contrast(alpha: 0.22)
    let pen: [XMLWriter.Attribute] = [("fill", "none")] + Self.paint("stroke", ink)
    // A diagonal begins on the rounded corner: r − r / √2 inside the box along both axes.
    let cut = { (node: LayoutSnapshot.Node) in Self.radius(node) * (1 - 1 / 2.0.squareRoot()) }
    let left: (LayoutSnapshot.Node) -> Double = { $0.plainFrame.minX + cut($0) }
    let right: (LayoutSnapshot.Node) -> Double = { $0.plainFrame.maxX - cut($0) }
    let top: (LayoutSnapshot.Node) -> Double = { $0.plainFrame.minY + cut($0) }
    let bottom: (LayoutSnapshot.Node) -> Double = { $0.plainFrame.maxY - cut($0) }
    drawBox(index, pen, inset: { _ in 0.5 })
    shape("line", index, [("x1", left), ("y1", top), ("x2", right), ("y2", bottom)], pen)
    shape("line", index, [("x1", left), ("y1", bottom), ("x2", right), ("y2", top)], pen)
    if node.plainFrame.showsSize, keyframes.stateCount == 1 {
      drawSize(of: node, ink: ink, transform(of: index))
    }
  }

  private mutating func drawSize(
    of node: LayoutSnapshot.Node, ink: PictureColor, _ transform: [XMLWriter.Attribute]
  ) {
    let paper = (node.style.fill ?? options.canvas).over(options.canvas)
    writer.element("rect", Self.geometry(node.plainFrame.sizeTextFrame) + [("fill", paper.hex)] + transform)
    writer.element(
      "text",
      [
        ("x", node.plainFrame.midX.points), ("y", (node.plainFrame.midY + 3.6).points),
        ("font-size", "10"),
        ("text-anchor", "middle"), ("fill", ink.hex), ("fill-opacity", "0.75"),
      ] + transform,
      text: node.plainFrame.sizeText)
  }

  /// Writes an element whose geometry changes with a view from state to state.
  mutating func shape(
    _ name: String, _ index: Int, _ geometry: [Following], _ attributes: [XMLWriter.Attribute],
    more: [(name: String, attributes: [XMLWriter.Attribute])] = []
  ) {
    var children = more
    var following: [XMLWriter.Attribute] = []
    for part in geometry {
      let values = nodes(index).map { part.value($0).points }
      guard let first = values.first, part.name != "rx" || values.contains(where: { $0 != "0" }) else {
        continue
      }
      following.append((part.name, first))
      if let animation = keyframes.animation(of: part.name, through: values) { children.append(animation) }
    }
    writer.element(
      name, following + attributes + transform(of: index), text: "", children: children + moves(of: index))
  }

  static func box(inset: @escaping (LayoutSnapshot.Node) -> Double) -> [Following] {
    [
      ("x", { $0.plainFrame.minX + inset($0) }), ("y", { $0.plainFrame.minY + inset($0) }),
      ("width", { max(0, $0.plainFrame.width - 2 * inset($0)) }),
      ("height", { max(0, $0.plainFrame.height - 2 * inset($0)) }),
      ("rx", { max(0, radius($0) - inset($0)) }),
    ]
  }

  static func radius(_ node: LayoutSnapshot.Node) -> Double {
    max(0, min(node.style.cornerRadius, min(node.plainFrame.width, node.plainFrame.height) / 2))
  }

  static func geometry(_ frame: CGRect) -> [XMLWriter.Attribute] {
    [
      ("x", frame.minX.points), ("y", frame.minY.points), ("width", frame.width.points),
      ("height", frame.height.points),
    ]
  }

  /// Returns a color as the attributes of a fill, a stroke or a stop; the suffix follows the name of the
  /// color itself.
  static func paint(_ name: String, _ color: PictureColor, suffix: String = "") -> [XMLWriter.Attribute] {
    let paint: [XMLWriter.Attribute] = [(name + suffix, color.hex)]
    return color.alpha == 1 ? paint : paint + [("\(name)-opacity", color.alpha.points)]
  }
}
