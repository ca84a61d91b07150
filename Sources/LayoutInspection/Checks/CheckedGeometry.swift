import AutoLayoutKit
import Foundation
import LayoutPlatform

#if canImport(HeadlessUIKit)
  import LayoutSolver
#endif

/// The places of the views of a checked tree: their frames and the sizes of what they show.
///
/// A check reads them here and nowhere else, so that it compares functions of the size in a proof: a subclass
/// returns those.
@MainActor class CheckedGeometry {
  /// Returns a rectangle of a view in the coordinates of a view around it; y runs downward.
  func area(_ rect: CGRect, of view: AutoLayoutKitView, in root: AutoLayoutKitView) -> Area {
    Area(view.area(rect, in: root))
  }

  func size(of view: AutoLayoutKitView) -> Area { Area(CGRect(origin: .zero, size: view.bounds.size)) }

  /// Returns the size of a view's text in lines of at most a width.
  ///
  /// - Parameter countsWidth: False if only the height is read.
  func textSize(of view: AutoLayoutKitView, within width: Length, countsWidth: Bool = true) -> CGSize {
    view.textSize(within: width.value)
  }

  #if canImport(UIKit)
    func contentSize(of scroll: UIScrollView) -> Area {
      Area(CGRect(origin: .zero, size: scroll.contentSize))
    }

    /// Returns the part of a view that bars and corners do not cover; nil for all of it.
    func safeArea(of view: UIView, in root: UIView) -> Area? {
      let insets = view.safeAreaInsets
      return insets == .zero ? nil : area(view.bounds.inset(by: insets), of: view, in: root)
    }
  #else
    /// Returns nil: a window of a Mac covers nothing of its views except at the top, which AppKit leaves out.
    func safeArea(of view: NSView, in root: NSView) -> Area? { nil }
  #endif

  #if canImport(HeadlessUIKit)
    /// Returns the distance of a constraint from equality; nil for one that the engine does not have.
    func excess(of constraint: NSLayoutConstraint, in system: LayoutSystem) -> Length? {
      system.row(of: constraint).map { Length(CGFloat(system.solver.excess(of: $0))) }
    }
  #endif
}

#if canImport(UIKit)
  private typealias Label = UILabel
#elseif canImport(AppKit)
  private typealias Label = NSTextField
#endif

extension AutoLayoutKitView {
  /// Returns the part of a room that the lines of the view cover, with y downward; nil if it covers more.
  func lines(in room: Area, size: () -> CGSize) -> Area? {
    guard let label = self as? Label, label.showsOnlyLines else { return nil }
    let text = size()
    let width = min(Length(text.width), room.width)
    let height = min(Length(text.height), room.height)
    return Area(
      minX: label.lineStart(in: room, width: width), minY: label.lineTop(in: room, height: height),
      width: width, height: height)
  }

  fileprivate func textSize(within width: CGFloat) -> CGSize {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    #if canImport(UIKit)
      return sizeThatFits(room)
    #else
      return (self as? NSControl)?.sizeThatFits(room) ?? intrinsicContentSize
    #endif
  }
}

extension Label {
  fileprivate func lineStart(in room: Area, width: Length) -> Length {
    #if canImport(UIKit)
      let alignment = textAlignment
    #endif
    switch alignment {
    case .center: return room.midX - width * 0.5
    case .right: return room.maxX - width
    case .left: return room.minX
    default: return runsFromRightToLeft ? room.maxX - width : room.minX
    }
  }

  #if canImport(UIKit)
    fileprivate var showsOnlyLines: Bool { !hasBackground }
    fileprivate func lineTop(in room: Area, height: Length) -> Length {
      room.minY + (room.height - height) * 0.5
    }
  #elseif canImport(AppKit)
    fileprivate var showsOnlyLines: Bool { !isEditable && !drawsBackground }
    fileprivate func lineTop(in room: Area, height: Length) -> Length { room.minY }
  #endif
}
