import AutoLayoutKit
import Foundation
import LayoutPlatform

#if canImport(UIKit)
  private typealias Label = UILabel
#elseif canImport(AppKit)
  private typealias Label = NSTextField
#endif

extension AutoLayoutKitView {
  /// The part of the bounds that the content of the view covers: the lines of a text, and the alignment
  /// rectangle of any other view.
  var contentArea: CGRect {
    guard let label = self as? Label, label.showsOnlyLines else { return alignedBounds }
    let room = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
    return label.lines(of: label.sizeThatFits(room), in: Area(bounds)).rect
  }

  /// Returns the part of a view that its lines cover; nil for a view that covers more.
  ///
  /// - Parameters:
  ///   - room: The bounds of the view.
  ///   - size: A function that returns the size of the text.
  func lines(in room: Area, size: () -> CGSize) -> Area? {
    guard let label = self as? Label, label.showsOnlyLines else { return nil }
    return label.lines(of: size(), in: room)
  }
}

extension Label {
  fileprivate func lines(of text: CGSize, in room: Area) -> Area {
    let width = min(Length(text.width), room.width)
    let height = min(Length(text.height), room.height)
    return Area(
      minX: lineStart(in: room, width: width), minY: lineTop(in: room, height: height), width: width,
      height: height)
  }

  private func lineStart(in room: Area, width: Length) -> Length {
    switch lineAlignment {
    case .center: return room.midX - width * 0.5
    case .right: return room.maxX - width
    case .left: return room.minX
    default: return runsFromRightToLeft ? room.maxX - width : room.minX
    }
  }
}

// The differences between the labels of UIKit and AppKit.
extension Label {
  #if canImport(UIKit)
    fileprivate var showsOnlyLines: Bool { !hasBackground }
    private var lineAlignment: NSTextAlignment { textAlignment }
    private func lineTop(in room: Area, height: Length) -> Length {
      room.minY + (room.height - height) * 0.5
    }
  #elseif canImport(AppKit)
    fileprivate var showsOnlyLines: Bool { !isEditable && !drawsBackground }
    private var lineAlignment: NSTextAlignment { alignment }
    private func lineTop(in room: Area, height: Length) -> Length {
      isFlipped ? room.minY : room.maxY - height
    }
  #endif
}
