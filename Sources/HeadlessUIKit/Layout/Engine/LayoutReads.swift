import Foundation

/// The views and controllers whose own code reads a size or a position while subviews are laid out.
///
/// Code that reads none takes the same way at every size, so the layout of such a view depends on its
/// constraints only.
@MainActor package enum LayoutReads {
  /// A function that is called with each view or controller whose code reads a frame; nil if nobody asks.
  package static var observer: ((AnyObject) -> Void)?
  /// The view or controller of the app whose code runs; nil while code of this module runs.
  static var reader: AnyObject?

  /// The number of times that code has read a size class on the main thread, of the app or of this module.
  package private(set) static var sizeClassReads = 0

  /// Notes that a size class is read.
  nonisolated static func noteSizeClass() {
    if Thread.isMainThread { MainActor.assumeIsolated { sizeClassReads += 1 } }
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
    reader = isOurs(type(of: owner)) ? nil : owner
    body()
    reader = outer
  }

  /// True for the classes of this module and of the library, among those that were asked about.
  private static var knownClasses: [ObjectIdentifier: Bool] = [:]

  private static func isOurs(_ type: AnyObject.Type) -> Bool {
    if let known = knownClasses[ObjectIdentifier(type)] { return known }
    let name = String(reflecting: type)
    let isOurs = ["HeadlessUIKit.", "AutoLayoutKit.", "LayoutTracking."].contains(where: name.hasPrefix)
    knownClasses[ObjectIdentifier(type)] = isOurs
    return isOurs
  }
}
