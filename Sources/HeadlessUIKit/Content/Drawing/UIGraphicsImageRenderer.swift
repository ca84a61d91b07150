/// The settings with which an image is drawn.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point; 1 unless set.
  open var scale: CGFloat = 1
  /// True if the image has no transparent parts.
  open var opaque = false
  /// The area that is drawn, in points.
  public internal(set) var bounds = CGRect.zero

  /// Returns the settings for the main screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns the settings for the main screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// A renderer that creates images from the drawing commands in a closure.
///
/// It computes no pixels. An image stores the rectangles and paths that were drawn, so that it can be shown
/// at any scale.
///
///     let badge = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 24)).image { context in
///       UIColor.systemRed.setFill()
///       context.fill(CGRect(x: 0, y: 0, width: 40, height: 24))
///     }
open class UIGraphicsImageRenderer: NSObject {
  /// The settings of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer for images that show an area.
  ///
  /// - Parameters:
  ///   - bounds: The area, in points.
  ///   - format: The settings of the images.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format
    format.bounds = bounds
    super.init()
  }

  /// Creates a renderer for images of a size.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - format: The settings of the images.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of a size, in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Creates a renderer for images that show an area, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Draws an image.
  ///
  /// - Parameter actions: The drawing commands; the closure is called once, before the method returns.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(format: format)
    UIGraphicsImageRendererContext.$ofClosure.withValue(context) { actions(context) }
    return context.currentImage
  }
}

/// The drawing context of an image.
///
/// It belongs to the closure to which it is passed, and the closure runs in one thread.
open class UIGraphicsImageRendererContext: NSObject, @unchecked Sendable {
  package struct Mark: Sendable, Equatable {
    /// The parts of the path, in points from the top left corner of the image.
    package var path: [PathElement]
    package var color: UIColor
    package var lineWidth: CGFloat?
    package var usesEvenOddRule = false
  }

  /// The context of the drawing closure that is running, if any.
  @TaskLocal fileprivate static var ofClosure: UIGraphicsImageRendererContext?
  /// The contexts that functions have begun and not ended in this thread, the outermost first.
  static var begun: [UIGraphicsImageRendererContext] {
    get { Thread.current.threadDictionary["UIGraphics"] as? [UIGraphicsImageRendererContext] ?? [] }
    set { Thread.current.threadDictionary["UIGraphics"] = newValue }
  }
  /// The context in which commands without a context draw; nil for none.
  static var current: UIGraphicsImageRendererContext? { ofClosure ?? begun.last }

  struct State {
    var fillColor = UIColor.black
    var strokeColor = UIColor.black
    var lineWidth: CGFloat = 1
    var transform = CGAffineTransform.identity
  }

  /// The settings of the image.
  public let format: UIGraphicsImageRendererFormat
  var state = State()
  var savedStates: [State] = []
  #if !canImport(ObjectiveC)
    var path = CGMutablePath()
  #endif
  private var marks: [Mark] = []

  init(format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init()
  }

  /// The image with everything that has been drawn up to now.
  open var currentImage: UIImage {
    UIImage(size: format.bounds.size, scale: format.scale, content: marks.isEmpty ? .empty : .drawing(marks))
  }

  /// Fills a rectangle, in points, with the fill color.
  open func fill(_ rect: CGRect) { add(PathShape.rectangle(rect), color: state.fillColor) }

  /// Draws the edge of a rectangle, in points, with the stroke color and one point wide.
  open func stroke(_ rect: CGRect) { add(PathShape.rectangle(rect), color: state.strokeColor, lineWidth: 1) }

  func fill(_ path: CGPath, usesEvenOddRule: Bool) {
    add(path.elements, color: state.fillColor, usesEvenOddRule: usesEvenOddRule)
  }

  func stroke(_ path: CGPath, lineWidth: CGFloat) {
    add(path.elements, color: state.strokeColor, lineWidth: lineWidth)
  }

  private func add(
    _ path: [PathElement], color: UIColor, lineWidth: CGFloat? = nil, usesEvenOddRule: Bool = false
  ) {
    let shift = state.transform.concatenating(
      CGAffineTransform(translationX: -format.bounds.minX, y: -format.bounds.minY))
    marks.append(
      Mark(
        path: path.applying(shift), color: color, lineWidth: lineWidth, usesEvenOddRule: usesEvenOddRule))
  }
}

extension UIColor {
  /// Makes the color the fill color of the image that is being drawn.
  ///
  /// It has no effect outside of the closure of a ``UIGraphicsImageRenderer``, as in UIKit.
  public func setFill() { UIGraphicsImageRendererContext.current?.state.fillColor = self }

  /// Makes the color the stroke color of the image that is being drawn.
  public func setStroke() { UIGraphicsImageRendererContext.current?.state.strokeColor = self }

  /// Makes the color the fill color and the stroke color of the image that is being drawn.
  public func set() {
    setFill()
    setStroke()
  }
}
