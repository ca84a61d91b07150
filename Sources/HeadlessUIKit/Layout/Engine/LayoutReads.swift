/// The views and controllers whose own code reads a size or a position while subviews are laid out.
///
/// Code that reads none takes the same way at every size, so the layout of such a view depends on its
/// constraints only.
@MainActor package enum LayoutReads {
  /// A function that is called with each view or controller whose code reads a frame; nil if nobody asks.
  package static var observer: ((AnyObject) -> Void)?
  /// The view or controller of the app whose code runs; nil while code of this module runs.
  static var reader: AnyObject?

  /// The number of times that code has read a size class, of the app or of this module.
  nonisolated package static var sizeClassReads: Int { sizeClassCounter.value }
  nonisolated private static let sizeClassCounter = LockedValue(0)
  /// The modules of the classes that were asked about.
  private static var modules: [ObjectIdentifier: Substring] = [:]

  nonisolated static func noteSizeClass() { sizeClassCounter.update { $0 += 1 } }

  package static func module(of type: AnyObject.Type) -> Substring {
    if let known = modules[ObjectIdentifier(type)] { return known }
    let module = String(reflecting: type).prefix { $0 != "." }
    modules[ObjectIdentifier(type)] = module
    return module
  }

  /// Notes that a frame, the bounds or a center is read.
  static func note() {
    guard let reader else { return }
    self.reader = nil
    observer?(reader)
    self.reader = reader
  }

  /// Returns the reader, and lets none be noted while code of this module runs.
  static func pause() -> AnyObject? {
    defer { reader = nil }
    return reader
  }

  /// Runs the layout code of a view or a controller, whose reads count if its class is one of the app.
  static func following(_ owner: AnyObject?, _ body: () -> Void) {
    guard observer != nil, let owner else { return body() }
    let outer = reader
    let isOurs = ["HeadlessUIKit", "AutoLayoutKit", "LayoutTracking"].contains(module(of: type(of: owner)))
    reader = isOurs ? nil : owner
    body()
    reader = outer
  }
}
