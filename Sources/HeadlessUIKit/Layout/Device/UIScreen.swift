/// The screen on which windows are shown.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// The screen of the app; there is only one.
  public class var main: UIScreen { mainScreen }

  private static let mainScreen = UIScreen(DeviceDescription())

  /// The bounds of the screen, in points.
  ///
  /// The size is 390 × 844, the size of a phone, unless
  /// `HeadlessLayout.setScreen` sets another one.
  open var bounds: CGRect { CGRect(origin: .zero, size: device.size) }
  /// The coordinates of the screen.
  open var coordinateSpace: any UICoordinateSpace { AreaSpace(frame: bounds) }
  /// The number of pixels per point; 1 unless set, so that no frame is rounded.
  open var scale: CGFloat { device.scale }
  /// The bounds of the screen in portrait, in pixels.
  open var nativeBounds: CGRect {
    let (width, height) = (device.size.width * device.scale, device.size.height * device.scale)
    return CGRect(x: 0, y: 0, width: min(width, height), height: max(width, height))
  }
  /// The number of pixels per point.
  open var nativeScale: CGFloat { device.scale }
  /// The brightness between 0 and 1; 0.5 unless set; stored, has no effect here.
  open var brightness: CGFloat = 0.5
  /// The traits of a window that fills the screen.
  open var traitCollection: UITraitCollection { traits }
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private(set) var device: DeviceDescription
  private var overrides = OverrideCount()
  /// The overrides of the style or the contrast.
  private var colorOverrides = OverrideCount()
  private var traits: UITraitCollection
  private var windows: [WindowReference] = []

  private init(_ device: DeviceDescription) {
    self.device = device
    traits = device.traits(forWindowOf: device.size)
    super.init()
  }

  /// True if a view or a controller has a trait override.
  ///
  /// Without one, each view has the traits of its window, and the views above it need not be searched.
  var hasTraitOverrides: Bool { overrides.isUsed }

  /// True if a view or a controller may have other colors than the device; the level counts in the dark only.
  var hasColorOverrides: Bool { device.style == .dark ? hasTraitOverrides : colorOverrides.isUsed }

  /// Returns the mark that a view or a controller retains for as long as it overrides traits.
  func markOverride(of traits: UITraitCollection?) -> TraitOverrideMark {
    let changesColors = traits?.values.style != nil || traits?.values.contrast != nil
    return TraitOverrideMark(
      override: overrides.mark(), colorOverride: changesColors ? colorOverrides.mark() : nil)
  }

  var allWindows: [any LayoutWindow] { windows.compactMap(\.window) }
  var shownWindows: [any LayoutWindow] { allWindows.filter { !$0.isHidden } }
  weak var keyWindow: (any LayoutWindow)?

  func add(_ window: any LayoutWindow) {
    // Released windows are removed each time the list has doubled, so that the average cost of adding a
    // window is constant.
    if windows.count >= 16, windows.count.nonzeroBitCount == 1 { windows.removeAll { $0.window == nil } }
    windows.append(WindowReference(window: window))
  }

  /// Changes the device, for example after a rotation, and updates the windows.
  func change(to device: DeviceDescription) {
    let old = self.device
    self.device = device
    let oldTraits = traits
    traits = device.traits(forWindowOf: device.size)
    for window in allWindows { window.screenDidChange(from: old) }
    if traits != oldTraits { traitCollectionDidChange(oldTraits) }
    if device.system != old.system { systemDidChange() }
    postChanges(from: old)
  }
}

extension UIScreen {
  /// Measures and lays out all views again, because the sizes of controls depend on the system.
  private func systemDidChange() {
    for window in allWindows {
      for node in window.node.subtree() {
        node.view?.invalidateIntrinsicContentSize()
        node.view?.setNeedsLayout()
      }
    }
  }

  /// Posts the notifications about a change of the text size and of the orientation.
  private func postChanges(from old: DeviceDescription) {
    if old.textSize != device.textSize {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: self,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: device.textSize])
    }
    if old.isLandscape != device.isLandscape {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
  }
}

private struct WindowReference { weak var window: (any LayoutWindow)? }

/// The objects whose references count the views and controllers that override a trait.
struct TraitOverrideMark {
  final class Reference {}

  let override: Reference
  /// Nil if the colors remain.
  let colorOverride: Reference?
}

/// Knows whether somebody retains a mark of an override.
private struct OverrideCount {
  private var reference = TraitOverrideMark.Reference()
  private var mayBeUsed = false

  mutating func mark() -> TraitOverrideMark.Reference {
    mayBeUsed = true
    return reference
  }

  var isUsed: Bool {
    mutating get {
      if mayBeUsed { mayBeUsed = !isKnownUniquelyReferenced(&reference) }
      return mayBeUsed
    }
  }
}
