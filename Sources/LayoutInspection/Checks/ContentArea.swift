import AutoLayoutKit
import Foundation

#if canImport(UIKit)
  import UIKit

  private typealias Label = UILabel
#elseif canImport(AppKit)
  import AppKit

  private typealias Label = NSTextField
#endif

extension AutoLayoutKitView {
  /// The part of the bounds that the content of the view covers: the lines of a text, and the alignment
  /// rectangle of any other view.
  var contentArea: CGRect { (self as? Label)?.lineArea ?? alignedBounds }
}

extension Label {
  /// The rectangle of the lines; nil for a label with a background, which covers more.
  fileprivate var lineArea: CGRect? {
    guard showsOnlyLines else { return nil }
    let room = bounds.size
    let text = sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude))
    let size = CGSize(width: min(text.width, room.width), height: min(text.height, room.height))
    let origin = CGPoint(x: lineStart(width: size.width), y: lineTop(height: size.height))
    return CGRect(origin: origin, size: size)
  }

  private func lineStart(width: CGFloat) -> CGFloat {
    switch lineAlignment {
    case .center: return bounds.midX - width / 2
    case .right: return bounds.maxX - width
    case .left: return bounds.minX
    default: return runsFromRightToLeft ? bounds.maxX - width : bounds.minX
    }
  }
}

// The differences between the labels of UIKit and AppKit.
extension Label {
  #if canImport(UIKit)
    private var showsOnlyLines: Bool { !hasBackground }
    private var lineAlignment: NSTextAlignment { textAlignment }
    private func lineTop(height: CGFloat) -> CGFloat { bounds.minY + (bounds.height - height) / 2 }
  #elseif canImport(AppKit)
    private var showsOnlyLines: Bool { !isEditable && !drawsBackground }
    private var lineAlignment: NSTextAlignment { alignment }
    private func lineTop(height: CGFloat) -> CGFloat { isFlipped ? bounds.minY : bounds.maxY - height }
  #endif
}
