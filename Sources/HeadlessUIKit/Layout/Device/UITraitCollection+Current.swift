extension UITraitCollection {
  /// The traits for which colors are resolved in the current thread; those of the device unless set.
  ///
  /// `UIColor.cgColor` reads them. They are those of a view while it is laid out or told about new traits.
  public static var current: UITraitCollection {
    get { stored ?? ofDevice.value }
    set { stored = newValue }
  }

  private static var stored: UITraitCollection? {
    get { Thread.current.threadDictionary[key] as? UITraitCollection }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  static let ofDevice: LockedValue<UITraitCollection> = {
    let device = DeviceDescription()
    return LockedValue(device.traits(forWindowOf: device.size))
  }()

  private static let key = "UITraitCollection.current"

  /// Runs `actions` with this collection as the current one, if colors are others than on the device.
  func performForColors(_ actions: () -> Void) {
    if hasDifferentColorAppearance(comparedTo: Self.ofDevice.value) {
      performAsCurrent(actions)
    } else {
      actions()
    }
  }

  /// Runs `actions` with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    let old = Self.stored
    Self.stored = self
    actions()
    Self.stored = old
  }
}
