/// A system of coordinates: that of a view, of a screen or of a window scene.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle of the space in its own coordinates, in points.
  var bounds: CGRect { get }
  /// Converts a point from this space to another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle from this space to another one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another space to this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A space of this module, whose place on the screen is known.
@MainActor protocol ScreenSpace: UICoordinateSpace {
  func onScreen(_ rect: CGRect) -> CGRect
  func fromScreen(_ rect: CGRect) -> CGRect
}

// Disfavored, so that the methods of `UIView` with a view as the second parameter come first.
extension UICoordinateSpace {
  /// Converts a point from this space to another one, through the coordinates of the screen.
  @_disfavoredOverload public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace)
    -> CGPoint
  { convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin }

  /// Converts a point from another space to this one, through the coordinates of the screen.
  @_disfavoredOverload public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace)
    -> CGPoint
  { coordinateSpace.convert(point, to: self) }

  /// Converts a rectangle from this space to another one, through the coordinates of the screen.
  @_disfavoredOverload public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace)
    -> CGRect
  {
    let shown = (self as? any ScreenSpace)?.onScreen(rect) ?? rect
    return (coordinateSpace as? any ScreenSpace)?.fromScreen(shown) ?? shown
  }

  /// Converts a rectangle from another space to this one, through the coordinates of the screen.
  @_disfavoredOverload public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace)
    -> CGRect
  { coordinateSpace.convert(rect, to: self) }
}

extension UIView: UICoordinateSpace, ScreenSpace {
  func onScreen(_ rect: CGRect) -> CGRect {
    let corner = cornerOfRoot
    return convert(rect, to: nil).offsetBy(dx: corner.x, dy: corner.y)
  }

  func fromScreen(_ rect: CGRect) -> CGRect {
    let corner = cornerOfRoot
    return convert(rect.offsetBy(dx: -corner.x, dy: -corner.y), from: nil)
  }

  /// The place of the topmost view on the screen.
  private var cornerOfRoot: CGPoint { node.root.origin + (node.layoutWindow?.sceneOrigin ?? .zero) }
}

final class AreaSpace: NSObject, ScreenSpace {
  private let frame: CGRect
  init(frame: CGRect) { self.frame = frame }
  var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  func onScreen(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: frame.minX, dy: frame.minY) }
  func fromScreen(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }
}
