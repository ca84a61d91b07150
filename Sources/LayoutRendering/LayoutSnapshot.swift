import HeadlessUIKit

/// A laid-out view tree as plain values, from which pictures are drawn.
///
/// The views are listed in drawing order, each before its subviews. All frames are in points, in the
/// coordinates of the root view, whose origin is (0, 0).
public struct LayoutSnapshot: Equatable, Sendable {
  /// The views in drawing order: the root first, each view before its subviews.
  public var nodes: [Node]
  /// The active constraints between two edges along one axis, from which the rulers are made.
  public var links: [Link]
  /// The active constraints on widths and heights, which the pictures of code show.
  package var sizes: [SizeRule] = []

  /// Creates a snapshot from its parts.
  public init(nodes: [Node], links: [Link] = []) {
    self.nodes = nodes
    self.links = links
  }

  /// Returns the names from the root to a view, joined by slashes; the cost grows with the depth of the view.
  ///
  /// - Parameter index: The index of the view in the list of nodes.
  public func path(of index: Int) -> String {
    var names: [String] = []
    var next: Int? = index
    while let current = next {
      names.append(nodes[current].name)
      next = nodes[current].parent
    }
    return names.reversed().joined(separator: "/")
  }

  /// The size of the root view, in points; zero for an empty snapshot.
  public var size: CGSize { nodes.first?.frame.size ?? .zero }
}

extension LayoutSnapshot {
  /// A view in the snapshot.
  public struct Node: Equatable, Sendable {
    /// The name of the view: the property that holds it, or its class; unique among the subviews of a view.
    public var name: String
    /// The frame in the root's coordinates, in points; with a transform, the box around the drawn rectangle.
    public var frame: CGRect
    /// The frame in the root's coordinates as it would be without any transforms, in points.
    ///
    /// Texts, symbols and shapes of the view are in the same coordinates.
    public var plainFrame: CGRect { transform == nil ? frame : untransformedFrame }
    private let untransformedFrame: CGRect
    /// The transforms of the view and of the views around it, which move the plain frame to its place; nil
    /// for none.
    public let transform: CGAffineTransform?
    /// The frame in the superview's coordinates, in points.
    public var localFrame: CGRect
    /// The number of views above this one.
    public var depth: Int
    /// The index of the superview in the list of nodes; nil for the root.
    public var parent: Int?
    /// The appearance of the view.
    public var style: Style
    /// The content of the view in front of its background.
    public var content: Content
    /// True for a layer that an app has added to a view, for window controls and for a fold; lists of
    /// frames leave it out.
    public var isLayer = false
    /// The mask with its subviews or sublayers, whose opacity masks the view; empty for none.
    public var mask: [Node] = []

    /// Creates a node from its parts; without a local frame, the local frame is `frame`.
    ///
    /// With a transform, `frame` is the frame without it.
    public init(
      name: String, frame: CGRect, localFrame: CGRect? = nil, depth: Int = 0, parent: Int? = nil,
      style: Style = Style(), content: Content = .nothing, transform: CGAffineTransform? = nil
    ) {
      self.name = name
      self.frame = transform.map { frame.applying($0) } ?? frame
      self.localFrame = localFrame ?? frame
      untransformedFrame = frame
      self.transform = transform
      self.depth = depth
      self.parent = parent
      self.style = style
      self.content = content
    }

    /// Returns the box around a rectangle of the view's content, in the root's coordinates.
    func shown(_ rect: CGRect) -> CGRect { transform.map { rect.applying($0) } ?? rect }
  }

  /// The appearance of a view.
  public struct Style: Equatable, Sendable {
    /// The background; nil is transparent.
    public var fill: PictureColor?
    /// The opacity of the view and its subviews, 0...1.
    public var alpha = 1.0
    /// True if the view and its subviews are not drawn.
    public var isHidden = false
    /// True if the subviews are clipped to the bounds of the view.
    public var clips = false
    /// The radius of the corners, in points.
    public var cornerRadius = 0.0
    /// The corners that have this radius; the others are square.
    public var roundedCorners: CACornerMask = .all
    /// The width of the border, in points; 0 for no border.
    public var borderWidth = 0.0
    /// The color of the border.
    public var borderColor: PictureColor?
    /// The gradient in front of the background.
    public var gradient: Gradient?
    /// The shape in front of the background.
    public var shape: Shape?

    /// Creates the style of a plain view: a transparent background, full opacity, square corners and no
    /// border.
    public init() {}
  }

  /// The content of a view in front of its background.
  public enum Content: Equatable, Sendable {
    /// No content.
    case nothing
    /// Lines of text.
    case text([TextLine])
    /// An image, which is drawn as a placeholder.
    case image
    /// A symbol in one color, with its square in the root's coordinates, in points.
    case symbol(Symbol, frame: CGRect, color: PictureColor)
  }

  /// A line of text in a view.
  public struct TextLine: Equatable, Sendable {
    /// The characters of the line.
    public var string: String
    /// The rectangle of the line in the root's coordinates, without transforms, in points.
    public var frame: CGRect
    /// The y coordinate of the baseline in the root's coordinates, without transforms, in points.
    public var baseline: Double
    /// The font's size, in points.
    public var fontSize: Double
    /// The font's weight in CSS, 100...900.
    public var fontWeight: Int
    /// The color of the text.
    public var color: PictureColor
    /// True if all characters have the same width.
    public var isMonospaced = false
    /// True if the paragraph is written from right to left, so that its first character is at the right end.
    public var isRightToLeft = false

    /// Creates a line from its parts.
    public init(
      string: String, frame: CGRect, baseline: Double, fontSize: Double, fontWeight: Int = 400,
      color: PictureColor = .black
    ) {
      self.string = string
      self.frame = frame
      self.baseline = baseline
      self.fontSize = fontSize
      self.fontWeight = fontWeight
      self.color = color
    }
  }
}
