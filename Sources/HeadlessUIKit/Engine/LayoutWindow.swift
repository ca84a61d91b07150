/// The window of a tree, as the engine sees it.
@MainActor protocol LayoutWindow: AnyObject {
  /// The number of pixels for each point of the window's screen.
  var pixelScale: CGFloat { get }
}
