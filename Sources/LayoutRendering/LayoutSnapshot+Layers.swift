import HeadlessUIKit

extension LayoutSnapshot {
  /// A gradient of colors.
  public struct Gradient: Equatable, Sendable {
    /// The kinds of gradients.
    public enum Kind: Equatable, Sendable {
      /// The colors follow the line from the start to the end.
      case axial
      /// The colors follow ellipses around the start, with the distance to the end as radii.
      case radial
      /// The colors follow the angle around the start, from the direction of the end.
      case conic
    }

    /// A color and its place.
    public struct Stop: Equatable, Sendable {
      /// The place, from 0 to 1.
      public var location: Double
      /// The color.
      public var color: PictureColor

      /// Creates a stop from its parts.
      public init(location: Double, color: PictureColor) {
        self.location = location
        self.color = color
      }
    }

    /// The kind of the gradient.
    public var kind: Kind
    /// The colors in the order of their places.
    public var stops: [Stop]
    /// The place of the first color, in shares of the frame.
    public var start: CGPoint
    /// The place of the last color, in shares of the frame.
    public var end: CGPoint

    /// Creates a gradient from its parts.
    public init(kind: Kind, stops: [Stop], start: CGPoint, end: CGPoint) {
      self.kind = kind
      self.stops = stops
      self.start = start
      self.end = end
    }

    func color(at location: Double) -> PictureColor {
      guard let first = stops.first, let last = stops.last else { return .white }
      guard let next = stops.firstIndex(where: { $0.location > location }) else { return last.color }
      guard next > 0 else { return first.color }
      let (one, other) = (stops[next - 1], stops[next])
      let share = (location - one.location) / (other.location - one.location)
      func mixed(_ part: KeyPath<PictureColor, Double>) -> Double {
        one.color[keyPath: part] * (1 - share) + other.color[keyPath: part] * share
      }
      return PictureColor(
        red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
    }
  }

  /// A path with the colors of its area and its line, in the coordinates of the plain frame.
  public struct Shape: Equatable, Sendable {
    /// The area as the data of an SVG path.
    public var area: String
    /// The line as the data of an SVG path.
    public var line: String
    /// The box around the path, in points.
    public var frame: CGRect
    /// The color of the area; nil for none.
    public var fill: PictureColor?
    /// True if areas that the path surrounds an even number of times are empty.
    public var usesEvenOddRule = false
    /// The color of the line; nil for none.
    public var stroke: PictureColor?
    /// The width of the line, in points.
    public var lineWidth = 1.0
    /// The form of the ends of the line, as SVG names it.
    public var lineCap = "butt"
    /// The form of the corners of the line, as SVG names it.
    public var lineJoin = "miter"
    /// The limit of a pointed corner, in multiples of the line width.
    public var miterLimit = 10.0
    /// The lengths of dashes and gaps in turn, in points; empty for a line without gaps.
    public var dashes: [Double] = []
    /// The distance into the dashes at which the line begins, in points.
    public var dashPhase = 0.0

    /// Creates a shape without colors; without a line of its own, the line is that around the area.
    public init(area: String, line: String? = nil, frame: CGRect) {
      self.area = area
      self.line = line ?? area
      self.frame = frame
    }
  }
}

extension LayoutSnapshot.Node {
  /// The node with white in place of each color, at the same opacity: the brightness of a mask is then the
  /// opacity of its view.
  var whitened: Self {
    var node = self
    let white = { (color: PictureColor) in PictureColor(red: 1, green: 1, blue: 1, alpha: color.alpha) }
    node.style.fill = style.fill.map(white)
    node.style.borderColor = style.borderColor.map(white)
    node.style.shape?.fill = style.shape?.fill.map(white)
    node.style.shape?.stroke = style.shape?.stroke.map(white)
    for index in style.gradient?.stops.indices ?? 0..<0 {
      node.style.gradient?.stops[index].color = white(style.gradient?.stops[index].color ?? .white)
    }
    switch content {
    case .text(var lines):
      for index in lines.indices { lines[index].color = white(lines[index].color) }
      node.content = .text(lines)
    case .symbol(let symbol, let square, let color):
      node.content = .symbol(symbol, frame: square, color: white(color))
    case .image:
      node.content = .nothing
      node.style.fill = .white
    case .nothing: break
    }
    return node
  }
}

extension CACornerMask {
  /// All four corners.
  public static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
