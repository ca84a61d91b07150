import AutoLayoutKit
import LayoutPlatform

#if canImport(UIKit)
  import LayoutFrames
#endif

// AppKit has no layouts by frames.
@MainActor extension AutoLayoutKitView {
  /// Returns the result of `body`, during which constraints stand for the layouts by frames in the tree of
  /// the view; a tree with such layouts is laid out.
  func withFramesAsConstraints<Result>(_ body: () throws -> Result) rethrows -> Result {
    #if canImport(UIKit)
      try LayoutFrames.asConstraints(in: self, body)
    #else
      try body()
    #endif
  }

  /// Puts constraints in the place of the layouts by frames in the tree of the view, for as long as it
  /// exists.
  func replaceFramesByConstraints() {
    #if canImport(UIKit)
      LayoutFrames.becomeConstraints(in: self)
    #endif
  }

  /// The mistakes of the blocks in the view: those that made constraints, and then those that lay out frames.
  var mistakesOfBlocks: [AutoLayoutKitReport] {
    var mistakes = AutoLayoutKitReport.all(in: self)
    #if canImport(UIKit)
      mistakes += LayoutFrames.mistakes(in: self)
    #endif
    return mistakes
  }
}
