import Foundation

/// A laid-out view tree as plain values: what a picture of it is drawn from.
///
/// Views are listed in drawing order, each before its subviews. All frames are in points, in the coordinates
/// of the root view, whose own origin is (0, 0).
public struct LayoutSnapshot: Equatable, Sendable {
  /// The views, in drawing order: the root first, each view before its subviews.
  public var nodes: [Node]
  /// What the active constraints tie together along one axis: the source of the rulers.
  public var ties: [Tie]

  /// Makes a snapshot from its parts.
  public init(nodes: [Node], ties: [Tie] = []) {
    self.nodes = nodes
    self.ties = ties
  }

  /// The names from the root to a view, joined by slashes; takes time with the depth of the view.
  public func path(of place: Int) -> String {
    var names: [String] = []
    var next: Int? = place
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
  /// One view.
  public struct Node: Equatable, Sendable {
    /// The view's name: the property that holds it, or its class; unique among the subviews of one view.
    public var name: String
    /// The frame in the root's coordinates, in points.
    public var frame: CGRect
    /// The frame in the superview's coordinates, in points.
    public var localFrame: CGRect
    /// How many views are above this one.
    public var depth: Int
    /// The place of the superview in the list; nil for the root.
    public var parent: Int?
    /// How the view is painted.
    public var style: Style
    /// What the view shows besides its background.
    public var content: Content

    /// Makes a node from its parts; a local frame that is left out is the frame.
    public init(
      name: String, frame: CGRect, localFrame: CGRect? = nil, depth: Int = 0, parent: Int? = nil,
      style: Style = Style(), content: Content = .nothing
    ) {
      self.name = name
      self.frame = frame
      self.localFrame = localFrame ?? frame
      self.depth = depth
      self.parent = parent
      self.style = style
      self.content = content
    }
  }

  /// How a view is painted.
  public struct Style: Equatable, Sendable {
    /// The background; nil is transparent.
    public var fill: PictureColor?
    /// The opacity of the view and all inside it, 0...1.
    public var alpha = 1.0
    /// Whether the view, and with it all inside it, is left out of the picture.
    public var isHidden = false
    /// Whether what is inside the view is cut off at its bounds.
    public var clips = false
    /// The radius of the corners, in points.
    public var cornerRadius = 0.0
    /// The width of the border, in points; 0 is none.
    public var borderWidth = 0.0
    /// The colour of the border.
    public var borderColor: PictureColor?

    /// Makes the style of a plain view: transparent, opaque content, square corners, no border.
    public init() {}
  }

  /// What a view shows besides its background.
  public enum Content: Equatable, Sendable {
    /// Nothing.
    case nothing
    /// Lines of text.
    case text([TextLine])
    /// An image, of which only the place is known.
    case image
    /// A symbol in one colour, and its square in the root's coordinates, in points.
    case symbol(Symbol, place: CGRect, color: PictureColor)
  }

  /// One line of a label's text.
  public struct TextLine: Equatable, Sendable {
    /// The characters of the line.
    public var string: String
    /// The place of the line in the root's coordinates, in points.
    public var frame: CGRect
    /// The y of the baseline in the root's coordinates, in points.
    public var baseline: Double
    /// The font's size, in points.
    public var fontSize: Double
    /// The font's weight as CSS counts it, 100...900.
    public var fontWeight: Int
    /// The colour of the text.
    public var color: PictureColor

    /// Makes a line from its parts.
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
