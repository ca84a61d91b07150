import Foundation

extension UITraitCollection {
  /// The traits for which colors are resolved in the current thread; light unless set.
  ///
  /// `UIColor.cgColor` reads them.
  public static var current: UITraitCollection {
    get {
      let stored = Thread.current.threadDictionary[key] as? UITraitCollection
      return stored ?? UITraitCollection(userInterfaceStyle: .light)
    }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  private static let key = "UITraitCollection.current"

  /// Runs `actions` with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    let old = Self.current
    Self.current = self
    actions()
    Self.current = old
  }
}
