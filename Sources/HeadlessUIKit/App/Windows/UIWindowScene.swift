/// A scene that shows windows in a part of the screen.
///
/// `UIApplication.shared.connectedScenes` has one, which fills the screen and to which every window belongs
/// that is made without a scene. `HeadlessLayout.connectScene(frame:safeArea:)` makes others.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The scene of the windows that are made without one.
  static let main = UIWindowScene(ownArea: nil)

  /// The area that the scene has been given; nil means all of the screen.
  private var ownArea: WindowArea?
  private var overrides = UITraitOverrides()
  private var shownTraits = UITraitCollection()
  private var shownGeometry: Geometry
  var traitRegistrations: [TraitChangeRegistration] = []

  init(ownArea: WindowArea?) {
    self.ownArea = ownArea
    shownGeometry = Geometry(ownArea ?? WindowArea(UIScreen.main.device))
    super.init()
    shownTraits = traitCollection
  }

  /// The screen that shows the scene.
  open var screen: UIScreen { .main }
  /// The size and the orientation of the scene.
  open var effectiveGeometry: Geometry { Geometry(area) }
  /// The orientation of the scene: that of the screen.
  open var interfaceOrientation: UIInterfaceOrientation { effectiveGeometry.interfaceOrientation }
  /// The coordinates of the scene; their bounds are its size.
  open var coordinateSpace: any UICoordinateSpace { effectiveGeometry.coordinateSpace }
  /// True if the scene fills the screen.
  open var isFullScreen: Bool { area.frame == UIScreen.main.bounds }
  /// The windows of the scene, hidden ones included, in the order in which they were made.
  open var windows: [UIWindow] {
    UIScreen.main.allWindows.compactMap { $0 as? UIWindow }.filter { $0.windowScene === self }
  }
  /// The window of the scene that receives text input, or nil.
  open var keyWindow: UIWindow? {
    UIApplication.shared.keyWindow.flatMap { $0.windowScene === self ? $0 : nil }
  }

  /// The traits of the scene: those of a window that fills it.
  open var traitCollection: UITraitCollection { traits(forWindowOf: area.frame.size) }
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // The windows of the scene

  var area: WindowArea { area(on: UIScreen.main.device) }
  func area(on device: DeviceDescription) -> WindowArea { ownArea ?? WindowArea(device) }

  func traits(forWindowOf size: CGSize) -> UITraitCollection {
    UIScreen.main.device.traits(forWindowOf: size).overridden(by: overrides.collection)
  }

  /// Gives the scene another area; nil means all of the screen.
  func change(to area: WindowArea?) {
    let old = self.area
    ownArea = area
    updateWindows(from: old)
  }

  fileprivate func change(to overrides: UITraitOverrides) {
    guard overrides.collection != self.overrides.collection else { return }
    self.overrides = overrides
    updateWindows(from: area)
  }

  private func updateWindows(from old: WindowArea) {
    updateTraits()
    for window in windows { window.areaDidChange(from: old) }
    updateGeometry()
  }

  /// Calls the callbacks if the traits have changed; called before the windows change.
  func updateTraits() {
    let old = shownTraits
    shownTraits = traitCollection
    guard shownTraits != old else { return }
    traitCollectionDidChange(old)
    callTraitHandlers(from: old, to: shownTraits)
  }

  /// Tells the delegate if the geometry has changed; called after a window has changed.
  func updateGeometry() {
    let old = shownGeometry
    shownGeometry = effectiveGeometry
    guard shownGeometry != old else { return }
    (delegate as? any UIWindowSceneDelegate)?.windowScene(self, didUpdateEffectiveGeometry: old)
  }
}

extension UIWindowScene: UITraitChangeObservable, TraitChangeKeeper {
  /// The traits that the scene and all its windows have instead of those of the device; none unless set.
  public var traitOverrides: UITraitOverrides {
    get { overrides }
    set { change(to: newValue) }
  }
}

extension UIWindowScene {
  /// The size and the orientation of a scene at one moment.
  open class Geometry: NSObject, NSCopying {
    private let area: WindowArea
    /// The orientation of the scene.
    public let interfaceOrientation: UIInterfaceOrientation

    @MainActor init(_ area: WindowArea) {
      self.area = area
      interfaceOrientation = UIScreen.main.device.isLandscape ? .landscapeRight : .portrait
      super.init()
    }

    /// The coordinates of the scene; their bounds are its size.
    @preconcurrency @MainActor open var coordinateSpace: any UICoordinateSpace {
      AreaSpace(frame: area.frame)
    }

    /// Returns true if `object` has the same size, place and orientation.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Geometry else { return false }
      return other.area == area && other.interfaceOrientation == interfaceOrientation
    }
    /// A hash value that is equal for equal geometries.
    open override var hash: Int { area.frame.width.hashValue ^ area.frame.height.hashValue }
    /// Returns the geometry itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }
}
