#if canImport(UIKit)
  import UIKit

  nonisolated extension CGSize {
    /// Returns the size without insets, at least 0.
    func inset(by insets: UIEdgeInsets) -> CGSize {
      if insets == .zero { return self }
      return CGSize(
        width: max(0, width - insets.left - insets.right), height: max(0, height - insets.top - insets.bottom)
      )
    }

    /// Returns the size rounded up to whole pixels, if a point has more than one.
    func wholePixels(_ scale: CGFloat) -> CGSize { scale == 1 ? self : roundedUp(scale) }

    /// Returns the size rounded up to whole pixels.
    func roundedUp(_ scale: CGFloat) -> CGSize {
      func up(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
      return CGSize(width: up(width), height: up(height))
    }
  }

  nonisolated extension UIEdgeInsets {
    /// The insets outward.
    var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
  }

  extension CGRect {
    /// Returns the rectangle with each edge on the nearest line between pixels; an edge in the middle moves
    /// right or down.
    ///
    /// The edges are rounded, and not the size, so that adjacent rectangles remain adjacent.
    func onPixels(_ scale: CGFloat) -> CGRect {
      if scale == 1 { return self }
      func nearest(_ edge: CGFloat) -> CGFloat { (edge * scale + 0.5 + 1e-6).rounded(.down) / scale }
      let (left, top) = (nearest(minX), nearest(minY))
      return CGRect(x: left, y: top, width: nearest(maxX) - left, height: nearest(maxY) - top)
    }
  }
#endif
