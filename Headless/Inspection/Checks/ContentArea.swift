import AutoLayoutKit
import Foundation

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

extension AutoLayoutKitView {
  /// The part of the bounds that the content of the view covers: the lines of a text, and the alignment
  /// rectangle of any other view.
  var contentArea: CGRect {
    guard let lines = lineArea else { return alignedBounds }
    return lines
  }
}

#if canImport(UIKit)
  extension UIView {
    /// The rectangle of the lines of a label without a background; nil for other views.
    fileprivate var lineArea: CGRect? {
      guard let label = self as? UILabel, !hasGround else { return nil }
      let room = label.bounds.size
      let text = label.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude))
      let size = CGSize(width: min(text.width, room.width), height: min(text.height, room.height))
      let y = bounds.minY + (room.height - size.height) / 2
      return CGRect(origin: CGPoint(x: label.lineStart(width: size.width), y: y), size: size)
    }
  }

  extension UILabel {
    fileprivate func lineStart(width: CGFloat) -> CGFloat {
      switch textAlignment {
      case .center: return bounds.midX - width / 2
      case .right: return bounds.maxX - width
      case .left: return bounds.minX
      default: return runsFromRightToLeft ? bounds.maxX - width : bounds.minX
      }
    }
  }
#elseif canImport(AppKit)
  extension NSView {
    /// The rectangle of the lines of a label without a background; nil for other views.
    fileprivate var lineArea: CGRect? {
      guard let label = self as? NSTextField, !label.isEditable, !label.drawsBackground else { return nil }
      let room = label.bounds.size
      let text = label.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude))
      let size = CGSize(width: min(text.width, room.width), height: min(text.height, room.height))
      let y = isFlipped ? bounds.minY : bounds.maxY - size.height
      return CGRect(origin: CGPoint(x: label.lineStart(width: size.width), y: y), size: size)
    }
  }

  extension NSTextField {
    fileprivate func lineStart(width: CGFloat) -> CGFloat {
      switch alignment {
      case .center: return bounds.midX - width / 2
      case .right: return bounds.maxX - width
      case .left: return bounds.minX
      default: return runsFromRightToLeft ? bounds.maxX - width : bounds.minX
      }
    }
  }
#endif
