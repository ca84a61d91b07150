import Foundation

/// A picture: a size, a scale, and where its contents come from.
///
/// Nothing is decoded here: of a PNG file only the header is read, which holds its size. A picture that an
/// app would draw comes from ``UIGraphicsImageRenderer``, as on a device.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  /// What a picture shows.
  package enum Content: Sendable {
    /// Nothing.
    case empty
    /// The file at a path.
    case file(path: String)
    /// PNG data.
    case data(Data)
    /// A symbol of the system's, by its name.
    case symbol(name: String)
    /// Rectangles painted one over the other.
    case drawing([UIGraphicsImageRendererContext.Mark])
  }

  /// How the colours of a picture are used.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it is shown wants it.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// As a stencil that is filled with the tint colour.
    case alwaysTemplate = 2
  }

  /// The size in points: pixels divided by the scale.
  public let size: CGSize
  /// How many pixels are in a point.
  public let scale: CGFloat
  /// How the colours of the picture are used.
  public let renderingMode: RenderingMode
  /// How far what constraints are about is inside the picture, in points; what is
  /// outside is a shadow or the like.
  public let alignmentRectInsets: UIEdgeInsets
  package let content: Content
  package let tint: UIColor?

  package init(
    size: CGSize, scale: CGFloat = 1, content: Content = .empty, renderingMode: RenderingMode = .automatic,
    tint: UIColor? = nil, alignmentRectInsets: UIEdgeInsets = .zero
  ) {
    self.size = size
    self.scale = scale
    self.content = content
    self.renderingMode = renderingMode
    self.tint = tint
    self.alignmentRectInsets = alignmentRectInsets
    super.init()
  }

  /// Creates an empty picture of 0 × 0 points.
  public override convenience init() { self.init(size: .zero) }

  /// Returns the picture itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the picture is a symbol of the system's.
  public var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }

  /// Returns the same picture with its colours used in another way.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      size: size, scale: scale, content: content, renderingMode: renderingMode, tint: tint,
      alignmentRectInsets: alignmentRectInsets)
  }

  /// Returns the same picture in one colour.
  open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

  /// Returns the same picture in one colour, with its colours used in another way.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      size: size, scale: scale, content: content, renderingMode: renderingMode, tint: color,
      alignmentRectInsets: alignmentRectInsets)
  }

  /// Returns the same picture with another part of it that constraints are about; the insets are in points.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    UIImage(
      size: size, scale: scale, content: content, renderingMode: renderingMode, tint: tint,
      alignmentRectInsets: alignmentInsets)
  }
}
