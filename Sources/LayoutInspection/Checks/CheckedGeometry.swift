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

  /// Returns the bounds of a view at the origin.
  func size(of view: AutoLayoutKitView) -> Area { Area(CGRect(origin: .zero, size: view.bounds.size)) }

  /// Returns the part of a view that its content covers, in the coordinates of a view around it.
  func contentArea(of view: AutoLayoutKitView, in root: AutoLayoutKitView) -> Area {
    area(view.contentArea, of: view, in: root)
  }

  /// Returns the size of a view's text in lines of at most a width.
  ///
  /// - Parameter countsWidth: False if only the height is read.
  func textSize(of view: AutoLayoutKitView, within width: Length, countsWidth: Bool = true) -> CGSize {
    let room = CGSize(width: width.value, height: .greatestFiniteMagnitude)
    #if canImport(UIKit)
      return view.sizeThatFits(room)
    #else
      return (view as? NSControl)?.sizeThatFits(room) ?? view.intrinsicContentSize
    #endif
  }

  #if canImport(UIKit)
    /// Returns the size of the content of a scroll view, at the origin.
    func contentSize(of scroll: UIScrollView) -> Area {
      Area(CGRect(origin: .zero, size: scroll.contentSize))
    }

    /// Returns the part of a view that bars and corners do not cover; nil for all of it.
    func safeArea(of view: UIView, in root: UIView) -> Area? {
      let insets = view.safeAreaInsets
      return insets == .zero ? nil : area(view.bounds.inset(by: insets), of: view, in: root)
    }
  #endif

  #if canImport(HeadlessUIKit)
    /// Returns the distance of a constraint from equality; nil for one that the engine does not have.
    func excess(of constraint: NSLayoutConstraint, in system: LayoutSystem) -> Length? {
      system.row(of: constraint).map { Length(CGFloat(system.solver.excess(of: $0))) }
    }
  #endif
}

extension CheckedTree {
  /// Returns the part of a view that its content covers: the lines of a text, and the alignment rectangle of
  /// any other view.
  func contentArea(of index: Int) -> Area { geometry.contentArea(of: views[index].view, in: root) }

  /// Returns the alignment rectangle of a view.
  func alignedArea(of index: Int) -> Area {
    let view = views[index].view
    return geometry.area(view.alignedBounds, of: view, in: root)
  }
}
