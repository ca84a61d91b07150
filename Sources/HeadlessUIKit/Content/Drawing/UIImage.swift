import Foundation

/// An image: a size, a scale and the source of its content.
///
/// No image is decoded. Only the header of a PNG file is read, which contains the size. An app draws images
/// with ``UIGraphicsImageRenderer``, as on a device.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  /// The content of an image.
  package enum Content: Sendable {
    /// No content.
    case empty
    /// The file at a path.
    case file(path: String)
    /// PNG data.
    case data(Data)
    /// A system symbol with a name.
    case symbol(name: String)
    /// Rectangles and paths that were drawn one over the other.
    case drawing([UIGraphicsImageRendererContext.Mark])
  }

  /// The ways to use the colors of an image.
  public enum RenderingMode: Int, Sendable {
    /// The mode that the view that shows the image chooses.
    case automatic = 0
    /// The original colors of the image.
    case alwaysOriginal = 1
    /// A template, whose opaque parts are filled with the tint color.
    case alwaysTemplate = 2
  }

  /// The size in points: the number of pixels divided by the scale.
  public let size: CGSize
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The way in which the colors of the image are used.
  public let renderingMode: RenderingMode
  /// The distances of the alignment rectangle from the edges of the image, in points.
  ///
  /// Constraints refer to the alignment rectangle; it excludes, for example, a shadow.
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

  /// Creates an empty image of 0 × 0 points.
  public override convenience init() { self.init(size: .zero) }

  /// Creates the image of an image literal: the one with a name, as `init(named:)` finds it.
  ///
  /// Without such an image, where UIKit stops the process, a message is logged and the image is empty.
  public required convenience init(imageLiteralResourceName name: String) {
    if let found = UIImage(named: name) {
      self.init(size: found.size, scale: found.scale, content: found.content)
    } else {
      MainActor.unchecked { HeadlessLayout.log("There is no image named '\(name)'.") }
      self.init(size: .zero)
    }
  }

  /// Returns the image itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// True if the image is a system symbol.
  public var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      size: size, scale: scale, content: content, renderingMode: renderingMode, tint: tint,
      alignmentRectInsets: alignmentRectInsets)
  }

  /// Returns the image with a tint color.
  open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

  /// Returns the image with a tint color and a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      size: size, scale: scale, content: content, renderingMode: renderingMode, tint: color,
      alignmentRectInsets: alignmentRectInsets)
  }

  /// Returns the image with other alignment insets, in points.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    UIImage(
      size: size, scale: scale, content: content, renderingMode: renderingMode, tint: tint,
      alignmentRectInsets: alignmentInsets)
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of image literals.
public typealias _ImageLiteralType = UIImage
