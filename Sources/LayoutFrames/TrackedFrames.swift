#if canImport(UIKit)
  public import AutoLayoutKit
  public import LayoutTracking
  public import UIKit

  extension AutoLayoutKitItem where Self: UIView {
    /// Lays out the views inside this view by their frames, and runs the block again when something that it
    /// has read changes.
    ///
    ///     frames = card.tk_framesTracking { card, make in
    ///       let isWide = make.isWider(than: 600)
    ///       make.width(card.photo) == (isWide ? 240 : 120)
    ///       make.collapsing.xPlace(16, card.photo, 12, card.title, 12, card.badge, 16)
    ///     }
    ///
    /// It follows what `tk_constraintTracking` follows: the answers of `isWider(than:)` and
    /// `isTaller(than:)`, the `traits` of the maker, `isHidden` of the views in a `collapsing` chain, and
    /// `@Observable` objects from iOS 17 on. For everything else call `setNeedsReplace()` of the result.
    /// However many of them change, the block runs once before the next layout of the view, in which the app
    /// calls ``LayoutFrames/LayoutFrames/layout()``. A hidden subview at index 0 keeps the block and the
    /// result.
    ///
    /// - Parameters:
    ///   - frames: The layout to replace; nil for a new one.
    ///   - place: The block. It runs for the first time before the method returns.
    /// - Returns: The layout.
    public func tk_framesTracking(
      replace frames: LayoutFrames? = nil, file: StaticString = #fileID, line: UInt = #line,
      _ place: @escaping (Self, AutoLayoutKitMaker) -> Void
    ) -> LayoutFrames {
      tk_framesTracking(self, replace: frames, file: file, line: line, place)
    }

    /// Lays out the views inside this view as ``tk_framesTracking(replace:file:line:_:)`` does, for an object
    /// such as the view controller.
    ///
    /// - Parameters:
    ///   - owner: The first argument of the block, held weakly. Once it is gone the block does not run again.
    ///   - frames: The layout to replace; nil for a new one.
    ///   - place: The block.
    /// - Returns: The layout.
    public func tk_framesTracking<Owner: AnyObject>(
      _ owner: Owner, replace frames: LayoutFrames? = nil, file: StaticString = #fileID, line: UInt = #line,
      _ place: @escaping (Owner, AutoLayoutKitMaker) -> Void
    ) -> LayoutFrames {
      frames?.endTracking()
      let tracked = frames ?? LayoutFrames(self)
      tracked.isTracked = true
      tracked.track(
        in: self, owner: owner, verb: "tk_framesTracking", isNew: frames == nil, file: file, line: line, place
      )
      return tracked
    }
  }

  extension LayoutFrames: AutoLayoutKitTrackedLayout {
    /// The observers among the subviews of the view that the block was given to.
    public var observers: [any AutoLayoutKitBlockObserver] {
      container?.subviews.compactMap { $0 as? any AutoLayoutKitBlockObserver } ?? []
    }

    /// Runs a block instead of the previous one; a tracked block remains tracked, and runs again later.
    ///
    /// - Parameters:
    ///   - container: The view whose subviews the block places.
    ///   - place: The block.
    public func replace(
      in container: UIView, file: StaticString, line: UInt, _ place: (AutoLayoutKitMaker) -> Void
    ) {
      run(in: container, file: file, line: line, place)
    }
  }
#endif
