#if !canImport(ObjectiveC)
  import Foundation

  /// The context of an image with the commands of Core Graphics.
  ///
  /// Rectangles and paths are stored, each with its color and the width of its line. Clipping, shadows and
  /// images have no effect.
  public final class CGContext {
    private let target: UIGraphicsImageRendererContext
    fileprivate init(_ target: UIGraphicsImageRendererContext) { self.target = target }

    /// Saves the colors, the transform and the width of lines.
    public func saveGState() { target.savedStates.append(target.state) }
    /// Restores what was saved last.
    public func restoreGState() { target.state = target.savedStates.popLast() ?? target.state }

    /// The transform from the coordinates of the commands to those of the image.
    public var ctm: CGAffineTransform { target.state.transform }
    /// Applies a transform to the commands that follow.
    public func concatenate(_ transform: CGAffineTransform) {
      target.state.transform = transform.concatenating(ctm)
    }
    /// Moves the commands that follow, by distances in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
      concatenate(CGAffineTransform(translationX: tx, y: ty))
    }
    /// Scales the commands that follow.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Sets the color of areas.
    public func setFillColor(_ color: CGColor) { target.state.fillColor = UIColor(cgColor: color) }
    /// Sets the color of lines.
    public func setStrokeColor(_ color: CGColor) { target.state.strokeColor = UIColor(cgColor: color) }
    /// Sets the width of lines, in points.
    public func setLineWidth(_ width: CGFloat) { target.state.lineWidth = width }

    /// Begins an empty path.
    public func beginPath() { target.path = CGMutablePath() }
    /// Begins a part of the path at a point.
    public func move(to point: CGPoint) { target.path.move(to: point) }
    /// Adds a line to a point.
    public func addLine(to point: CGPoint) { target.path.addLine(to: point) }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { target.path.addRect(rect) }
    /// Adds an ellipse.
    public func addEllipse(in rect: CGRect) { target.path.addEllipse(in: rect) }
    /// Adds an arc around a point; the angles are in radians.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      target.path.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    /// Adds a path.
    public func addPath(_ path: CGPath) { target.path.addPath(path) }
    /// Closes the last part of the path.
    public func closePath() { target.path.closeSubpath() }

    /// Fills the path and begins an empty one.
    public func fillPath(using rule: CGPathFillRule = .winding) {
      target.fill(target.path, usesEvenOddRule: rule == .evenOdd)
      beginPath()
    }
    /// Draws the line of the path and begins an empty one.
    public func strokePath() {
      target.stroke(target.path, lineWidth: target.state.lineWidth)
      beginPath()
    }
    /// Limits the commands that follow to the path, which has no effect here, and begins an empty one.
    public func clip(using rule: CGPathFillRule = .winding) { beginPath() }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { target.fill(rect) }
    /// Fills an ellipse.
    public func fillEllipse(in rect: CGRect) {
      target.fill(CGPath(ellipseIn: rect, transform: nil), usesEvenOddRule: false)
    }
    /// Draws the edge of a rectangle.
    public func stroke(_ rect: CGRect) {
      target.stroke(CGPath(rect: rect, transform: nil), lineWidth: target.state.lineWidth)
    }
  }

  extension UIGraphicsImageRendererContext {
    /// The context with the commands of Core Graphics.
    public var cgContext: CGContext { CGContext(self) }
  }

  /// Returns the context of the image that is being drawn; nil outside of a drawing.
  public func UIGraphicsGetCurrentContext() -> CGContext? {
    UIGraphicsImageRendererContext.current?.cgContext
  }
#endif

/// Begins to draw an image of a size, in points, until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: The size.
///   - opaque: True if the image has no transparent parts.
///   - scale: The number of pixels per point; 0 for that of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let format = UIGraphicsImageRendererFormat()
  format.bounds = CGRect(origin: .zero, size: size)
  format.opaque = opaque
  if scale > 0 { format.scale = scale }
  UIGraphicsImageRendererContext.begun.append(UIGraphicsImageRendererContext(format: format))
}

/// Returns the image that is being drawn; nil outside of a drawing.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsImageRendererContext.current?.currentImage
}

/// Ends the drawing that was begun last.
public func UIGraphicsEndImageContext() { _ = UIGraphicsImageRendererContext.begun.popLast() }

/// Fills a rectangle of the image that is being drawn, in points, with the fill color.
public func UIRectFill(_ rect: CGRect) { UIGraphicsImageRendererContext.current?.fill(rect) }
