import Foundation

/// The settings of a picture that is about to be drawn.
open class UIGraphicsImageRendererFormat: NSObject {
  /// How many pixels are in a point; 1 unless it is set.
  open var scale: CGFloat = 1
  /// Whether nothing shines through the picture.
  open var opaque = false
  /// The area that is drawn, in points.
  public internal(set) var bounds = CGRect.zero

  /// Returns the settings for the main screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns the settings for the main screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Makes pictures of a size from what a closure draws.
///
/// Pixels are not computed; a picture remembers the rectangles that were painted on it, so
/// that it can be shown at any scale.
///
///     let badge = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 24)).image { context in
///       UIColor.systemRed.setFill()
///       context.fill(CGRect(x: 0, y: 0, width: 40, height: 24))
///     }
open class UIGraphicsImageRenderer: NSObject {
  /// The settings of the pictures.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer for pictures that show an area.
  ///
  /// - Parameters:
  ///   - bounds: The area, in points.
  ///   - format: The settings of the pictures.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format
    format.bounds = bounds
    super.init()
  }

  /// Creates a renderer for pictures of a size.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - format: The settings of the pictures.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for pictures of a size, in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Creates a renderer for pictures that show an area, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Draws a picture.
  ///
  /// - Parameter actions: What draws it; it is called once, at once.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(format: format)
    UIGraphicsImageRendererContext.$current.withValue(context) { actions(context) }
    return context.currentImage
  }
}

/// Where a picture is drawn.
///
/// It belongs to the closure it was handed to, which runs in one thread from beginning to end.
open class UIGraphicsImageRendererContext: NSObject, @unchecked Sendable {
  /// A painted rectangle.
  package struct Mark: Sendable, Equatable {
    /// Where it is, in points from the top left corner of the picture.
    package var rectangle: CGRect
    /// What it is painted with.
    package var color: UIColor
    /// Whether it is filled, or only its edge is drawn, one point wide.
    package var isFilled: Bool
  }

  /// What UIKit calls the current context: the one of the drawing closure that is running, if any.
  @TaskLocal static var current: UIGraphicsImageRendererContext?

  /// The settings of the picture.
  public let format: UIGraphicsImageRendererFormat
  fileprivate var fillColor = UIColor.black
  fileprivate var strokeColor = UIColor.black
  private var marks: [Mark] = []

  init(format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init()
  }

  /// The picture with all that has been drawn so far.
  open var currentImage: UIImage {
    UIImage(size: format.bounds.size, scale: format.scale, content: marks.isEmpty ? .empty : .drawing(marks))
  }

  /// Fills a rectangle, given in points, with the fill colour.
  open func fill(_ rect: CGRect) { add(rect, color: fillColor, isFilled: true) }

  /// Draws the edge of a rectangle, given in points, in the stroke colour and one point wide.
  open func stroke(_ rect: CGRect) { add(rect, color: strokeColor, isFilled: false) }

  private func add(_ rectangle: CGRect, color: UIColor, isFilled: Bool) {
    let shifted = rectangle.offsetBy(dx: -format.bounds.minX, dy: -format.bounds.minY)
    marks.append(Mark(rectangle: shifted, color: color, isFilled: isFilled))
  }
}

extension UIColor {
  /// Makes the colour the one that shapes are filled with, in the picture that is being drawn.
  ///
  /// Outside the closure of a ``UIGraphicsImageRenderer`` it does nothing, as in UIKit.
  public func setFill() { UIGraphicsImageRendererContext.current?.fillColor = self }

  /// Makes the colour the one that edges are drawn in, in the picture that is being drawn.
  public func setStroke() { UIGraphicsImageRendererContext.current?.strokeColor = self }

  /// Makes the colour the one that shapes are filled with and edges are drawn in, in
  /// the picture that is being drawn.
  public func set() {
    setFill()
    setStroke()
  }
}
