#if canImport(UIKit)
  import AutoLayoutKit
  import UIKit

  /// The layouts by frames that exist, for an inspection to find those of a tree.
  @MainActor enum LiveFrames {
    private struct Reference {
      weak var frames: LayoutFrames?
    }

    #if DEBUG
      static var isUsed = true
    #else
      static var isUsed = false
    #endif
    private static var references: [Reference] = []
    /// The number of references above which those to layouts that are gone are removed.
    private static var limit = 256

    static func add(_ frames: LayoutFrames) {
      if references.count >= limit {
        references.removeAll { $0.frames == nil }
        limit = max(256, 2 * references.count)
      }
      references.append(Reference(frames: frames))
    }

    /// Returns the layouts in a view and in the views inside it, the outer ones first.
    static func all(in root: UIView) -> [LayoutFrames] {
      var found: [(frames: LayoutFrames, depth: Int)] = []
      for case let frames? in references.map(\.frames) {
        guard frames.isInstalled, let container = frames.container, container.isDescendant(of: root) else {
          continue
        }
        found.append(
          (frames, sequence(first: container, next: \.superview).reduce(0) { depth, _ in depth + 1 }))
      }
      // A sort of the standard library keeps the order of equal elements.
      return found.sorted { $0.depth < $1.depth }.map(\.frames)
    }
  }

  /// The constraints of a block that stand for its layout by frames while it is inspected.
  @MainActor final class FrameConstraints {
    private let constraints: [NSLayoutConstraint]
    /// The guides of the block, and the views without an autoresizing mask, while there are constraints.
    private var guides: [UILayoutGuide] = []
    private var placed: [UIView] = []

    /// Makes the constraints of a block, on the views themselves.
    init(_ plan: AutoLayoutKitPlan, _ items: [FrameItem], in container: UIView) {
      let top = container.topOfTree
      for item in items {
        if item.kind == .guide, let guide = item.guide, guide.owningView == nil {
          container.addLayoutGuide(guide)
          guides.append(guide)
        }
        if item.kind == .placed, let view = item.view, view.translatesAutoresizingMaskIntoConstraints,
          view.isDescendant(of: container)
        {
          view.translatesAutoresizingMaskIntoConstraints = false
          placed.append(view)
        }
      }
      constraints = plan.constraints(
        of: items.map { item in
          let view = item.view ?? item.guide?.owningView
          return view?.isDescendant(of: top) == true ? item.object : nil
        })
      NSLayoutConstraint.activate(constraints)
    }

    /// Removes the constraints.
    func remove() {
      NSLayoutConstraint.deactivate(constraints)
      for guide in guides { guide.owningView?.removeLayoutGuide(guide) }
      for view in placed { view.translatesAutoresizingMaskIntoConstraints = true }
    }

    deinit {}
  }

  extension LayoutFrames {
    /// True if the constraints of the block have changed a frame that it only reads: the size of the view
    /// that it was given to, or the frame of a view that it does not place.
    func changesInputs(of states: ViewStates) -> Bool {
      guard let container else { return false }
      if states.isOtherSize(container) { return true }
      return system?.items.contains { item in
        guard item.kind == .given, let view = item.view else { return false }
        return states.isOtherSize(view) || states.isMoved(view)
      } == true
    }
  }

  extension UIView {
    /// The topmost view of the tree.
    var topOfTree: UIView {
      var top = self
      while let above = top.superview { top = above }
      return top
    }
  }
#endif
