// Elsewhere LayoutRendering draws the pictures, from the frames and the texts of the views.
#if !canImport(HeadlessUIKit)
  import AutoLayoutKit
  import Foundation
  import LayoutPlatform

  extension AutoLayoutKitView {
    /// Returns the picture of the view as Apple's frameworks draw it, with red lines around some parts; nil
    /// for a view without a size.
    ///
    /// - Parameter frames: The parts, in the coordinates of the view, with y running downward.
    @MainActor func png(framing frames: [CGRect]) -> [UInt8]? {
      if bounds.isEmpty { return nil }
      #if canImport(UIKit)
        let data = UIGraphicsImageRenderer(bounds: bounds).pngData { context in
          layer.render(in: context.cgContext)
          UIColor.red.setStroke()
          for frame in frames { context.cgContext.stroke(frame, width: 2) }
        }
        return Array(data)
      #else
        guard let picture = bitmapImageRepForCachingDisplay(in: bounds) else { return nil }
        cacheDisplay(in: bounds, to: picture)
        NSGraphicsContext.saveGraphicsState()
        defer { NSGraphicsContext.restoreGraphicsState() }
        NSGraphicsContext.current = NSGraphicsContext(bitmapImageRep: picture)
        NSColor.red.setStroke()
        for frame in frames {
          // The origin of a picture is at its lower left corner.
          let y = bounds.height - (frame.maxY - bounds.minY)
          NSBezierPath(
            rect: CGRect(x: frame.minX - bounds.minX, y: y, width: frame.width, height: frame.height)
          )
          .stroke()
        }
        return picture.representation(using: .png, properties: [:]).map { Array($0) }
      #endif
    }
  }
#endif
