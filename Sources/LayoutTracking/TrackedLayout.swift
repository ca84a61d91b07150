#if SWIFT_PACKAGE && canImport(AutoLayoutKit)
  public import AutoLayoutKit
#endif
#if canImport(UIKit)
  public import UIKit
#elseif canImport(AppKit)
  public import AppKit
#endif

/// A layout that a block makes and can make again: a group of constraints, or frames.
///
/// ``track(in:owner:verb:isNew:file:line:_:)`` runs the block, and runs it again when something that it has
/// read changes.
@preconcurrency @MainActor public protocol AutoLayoutKitTrackedLayout: AnyObject {
  /// The observers of the block, or the subviews of the container that are observers.
  var observers: [any AutoLayoutKitBlockObserver] { get }
  /// Runs a block in the place of the one before; a tracked block remains tracked.
  ///
  /// - Parameters:
  ///   - container: The view whose subviews the block places.
  ///   - place: The block.
  func replace(
    in container: AutoLayoutKitView, file: StaticString, line: UInt, _ place: (AutoLayoutKitMaker) -> Void)
}

extension AutoLayoutKitConstraintGroup: AutoLayoutKitTrackedLayout {
  /// Runs a block and changes the constraints that differ, as `tk_constraint(replace:)` does.
  ///
  /// - Parameters:
  ///   - container: The view whose subviews the block constrains.
  ///   - place: The block.
  public func replace(
    in container: AutoLayoutKitView, file: StaticString, line: UInt, _ place: (AutoLayoutKitMaker) -> Void
  ) {
    container.tk_constraint(replace: self, file: file, line: line, place)
  }
}

extension AutoLayoutKitTrackedLayout {
  /// Runs a block of this layout now, and again before the next layout of the view whenever something that
  /// the block has read has changed.
  ///
  /// - Parameters:
  ///   - container: The view whose subviews the block places. A hidden subview of it keeps the block.
  ///   - owner: The first argument of the block, held weakly. Once it is gone the block does not run again.
  ///   - verb: The call in the app's code, for reports.
  ///   - isNew: True if the layout was made for this call. A new layout inside a block that runs again is
  ///     reported.
  ///   - place: The block. It runs for the first time before the method returns.
  public func track<Owner: AnyObject>(
    in container: AutoLayoutKitView, owner: Owner, verb: String, isNew: Bool, file: StaticString, line: UInt,
    _ place: @escaping (Owner, AutoLayoutKitMaker) -> Void
  ) {
    let site = CallPlace(verb: verb, file: file, line: line)
    if isNew, AutoLayoutKitBlockKeeper.isRunning { site.report(.addedAgain, verb) }
    let keeper = AutoLayoutKitBlockKeeper(self, site, owner: owner) { [weak owner] make in
      if let owner { place(owner, make) }
    }
    keeper.run(in: container)
  }

  /// Makes the tracked block run again before the next layout.
  ///
  /// Call it after a change that the block does not follow, such as that of a model that is not
  /// `@Observable`. A layout without a tracked block is reported.
  public func setNeedsReplace(file: StaticString = #fileID, line: UInt = #line) {
    if let keeper {
      keeper.setNeedsReplace()
    } else {
      CallPlace(verb: "setNeedsReplace", file: file, line: line).report(.noBlock, "setNeedsReplace()")
    }
  }

  /// True if the tracked block is to run before the next layout.
  public var needsReplace: Bool { keeper?.isDue ?? false }

  /// Forgets the tracked block, which does not run again.
  public func endTracking() { keeper?.groupDidUninstall() }

  private var keeper: AutoLayoutKitBlockKeeper? {
    observers.lazy.compactMap { $0 as? AutoLayoutKitBlockKeeper }.first { $0.keeps(self) }
  }
}
