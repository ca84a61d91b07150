/// An image: a size, a scale and the source of its content.
///
/// No image is decoded. Only the header of a PNG file is read, which contains the size. An app draws images
/// with ``UIGraphicsImageRenderer``, as on a device.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
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
  open private(set) var size = CGSize.zero
  /// The number of pixels per point.
  open private(set) var scale: CGFloat = 1
  /// The way in which the colors of the image are used.
  open private(set) var renderingMode = RenderingMode.automatic
  /// The distances of the alignment rectangle from the edges of the image, in points.
  ///
  /// Constraints refer to the alignment rectangle; it excludes, for example, a shadow.
  open private(set) var alignmentRectInsets = UIEdgeInsets.zero
  package private(set) final var content = Content.empty
  package private(set) final var tint: UIColor?

  // The initializers without `convenience` are those that subclasses inherit, so each is public.

  /// Creates an empty image of 0 × 0 points.
  public override init() { super.init() }

  /// Creates an image from a PNG file.
  ///
  /// A file name that ends with `@2x` or `@3x` before its extension sets the number of pixels per point.
  ///
  /// - Parameter path: The full path of the file.
  /// - Returns: Nil if the file does not exist or is not a PNG file.
  public init?(contentsOfFile path: String) {
    super.init()
    guard let pixels = PNGHeader(ofFile: path) else { return nil }
    take(pixels, scale: UIImage.scale(inNameOf: path), .file(path: path))
  }

  /// Creates an image from PNG data, with one pixel per point.
  ///
  /// - Returns: Nil if the data is not in PNG format.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from PNG data.
  ///
  /// - Parameters:
  ///   - data: The contents of a PNG file.
  ///   - scale: The number of pixels per point; must be above 0.
  /// - Returns: Nil if the data is not in PNG format.
  public init?(data: Data, scale: CGFloat) {
    precondition(scale > 0, "The scale of an image must be above 0: \(scale).")
    super.init()
    guard let pixels = PNGHeader(data) else { return nil }
    take(pixels, scale: scale, .data(data))
  }

  private func take(_ pixels: PNGHeader, scale: CGFloat, _ content: Content) {
    size = pixels.size(at: scale)
    self.scale = scale
    self.content = content
  }

  func take(_ variant: AssetCatalog.Image) {
    size = CGSize(width: size.width * scale / variant.scale, height: size.height * scale / variant.scale)
    scale = variant.scale
    renderingMode = variant.renderingMode
  }

  package convenience init(
    size: CGSize, scale: CGFloat = 1, content: Content = .empty, renderingMode: RenderingMode = .automatic,
    tint: UIColor? = nil, alignmentRectInsets: UIEdgeInsets = .zero
  ) {
    self.init()
    self.size = size
    self.scale = scale
    self.content = content
    self.renderingMode = renderingMode
    self.tint = tint
    self.alignmentRectInsets = alignmentRectInsets
  }

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
  public var isSymbolImage: Bool { if case .symbol = content { true } else { false } }

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the image with a tint color.
  open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

  /// Returns the image with a tint color and a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the image with other alignment insets, in points.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  private func changed(_ change: (UIImage) -> Void) -> UIImage {
    let copy = UIImage(
      size: size, scale: scale, content: content, renderingMode: renderingMode, tint: tint,
      alignmentRectInsets: alignmentRectInsets)
    change(copy)
    return copy
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of image literals.
public typealias _ImageLiteralType = UIImage
