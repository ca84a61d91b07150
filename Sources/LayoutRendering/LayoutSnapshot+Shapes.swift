import HeadlessUIKit

extension LayoutSnapshot.Gradient {
  /// Creates the gradient of a layer; nil if the layer has no colors.
  init?(_ layer: CAGradientLayer) {
    let stops = layer.stops.compactMap { stop in
      PictureColor(stop.color).map { Stop(location: stop.location, color: $0) }
    }
    let points = [layer.startPoint.x, layer.startPoint.y, layer.endPoint.x, layer.endPoint.y]
    guard !stops.isEmpty, points.allSatisfy(\.isFinite) else { return nil }
    let kinds: [CAGradientLayerType: Kind] = [.radial: .radial, .conic: .conic]
    self.init(kind: kinds[layer.type] ?? .axial, stops: stops, start: layer.startPoint, end: layer.endPoint)
  }
}

extension LayoutSnapshot.Shape {
  /// Creates the shape of a layer whose plain frame is `frame`; nil without a path, and for one with numbers
  /// that are not finite.
  init?(_ layer: CAShapeLayer, in frame: CGRect) {
    guard let path = layer.path, !path.isEmpty else { return nil }
    let corner = layer.bounds.origin
    let shift = CGAffineTransform(translationX: frame.minX - corner.x, y: frame.minY - corner.y)
    let elements = path.elements.applying(shift)
    guard elements.isFinite else { return nil }
    let line = elements.part(from: layer.strokeStart, to: layer.strokeEnd)
    self.init(
      area: Self.data(elements), line: Self.data(line),
      frame: CGRect(around: elements.subpaths.flatMap(\.segments).flatMap(\.box.corners)))
    fill = layer.fillColor.flatMap { PictureColor($0) }
    usesEvenOddRule = layer.fillRule == .evenOdd
    takeLine(of: layer)
  }

  private mutating func takeLine(of layer: CAShapeLayer) {
    guard layer.lineWidth > 0, layer.lineWidth.isFinite, !line.isEmpty else { return }
    stroke = layer.strokeColor.flatMap { PictureColor($0) }
    lineWidth = layer.lineWidth
    lineCap = layer.lineCap.rawValue
    lineJoin = layer.lineJoin.rawValue
    miterLimit = layer.miterLimit.isFinite ? max(1, layer.miterLimit) : 10
    let lengths = (layer.lineDashPattern ?? []).map(\.doubleValue)
    // A pattern with a negative length, or without any length, is no pattern in SVG either.
    if lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 }) {
      dashes = lengths
      dashPhase = layer.lineDashPhase.isFinite ? layer.lineDashPhase : 0
    }
  }

  static func data(_ elements: [PathElement]) -> String {
    elements.map { element in
      let points = element.points.map { "\($0.x.points) \($0.y.points)" }
      return Self.letter(of: element) + points.joined(separator: " ")
    }.joined()
  }

  private static func letter(of element: PathElement) -> String {
    switch element {
    case .move: "M"
    case .line: "L"
    case .quadCurve: "Q"
    case .curve: "C"
    case .close: "Z"
    }
  }
}

extension [PathElement] {
  /// Returns the part of the path between two shares of its length, from 0 to 1.
  func part(from start: CGFloat, to end: CGFloat) -> [PathElement] {
    let (start, end) = (start.share, end.share)
    if start == 0, end == 1 { return self }
    guard start < end else { return [] }
    let subpaths = subpaths
    let lengths = subpaths.map { $0.segments.map(\.length) }
    let whole = lengths.joined().reduce(0, +)
    let range = (near: start * whole, far: end * whole)
    var found: [PathElement] = []
    var position: CGFloat = 0
    for (subpath, lengths) in zip(subpaths, lengths) {
      var isOpen = false
      for (segment, length) in zip(subpath.segments, lengths) {
        defer { position += length }
        guard length > 0, position < range.far, position + length > range.near else { continue }
        let near = Swift.max(0, (range.near - position) / length)
        let far = Swift.min(1, (range.far - position) / length)
        let part = segment.part(from: near, to: far)
        if !isOpen { found.append(.move(part.start)) }
        isOpen = true
        found.append(part.element)
      }
    }
    return found
  }
}

extension PathSegment {
  /// The lengths of the lines that replace the segment.
  private var steps: [CGFloat] {
    let points = [start] + flattened
    return zip(points, points.dropFirst()).map { one, other in
      ((other.x - one.x) * (other.x - one.x) + (other.y - one.y) * (other.y - one.y)).squareRoot()
    }
  }

  /// The length of the segment; a curve counts as a chain of 64 lines.
  fileprivate var length: CGFloat { steps.reduce(0, +) }

  /// Returns the part between two shares of the length.
  fileprivate func part(from near: CGFloat, to far: CGFloat) -> PathSegment {
    let (first, last) = (parameter(at: near), parameter(at: far))
    let end = last < 1 ? split(at: last).0 : self
    return first > 0 && last > 0 ? end.split(at: first / last).1 : end
  }

  private func parameter(at share: CGFloat) -> CGFloat {
    if points.count == 2 || share <= 0 || share >= 1 { return share.share }
    let steps = steps
    var rest = share * steps.reduce(0, +)
    for (index, step) in steps.enumerated() {
      if rest <= step, step > 0 { return (CGFloat(index) + rest / step) / CGFloat(steps.count) }
      rest -= step
    }
    return 1
  }
}

extension CGFloat {
  /// The number limited to 0...1; 0 for one that is not a number.
  fileprivate var share: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
