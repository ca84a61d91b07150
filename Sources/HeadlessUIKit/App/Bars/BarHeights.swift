/// The heights of bars, in points.
///
/// Apple documents no numbers; these are the known heights on devices.
struct BarHeights {
  let navigationBar: CGFloat
  let tabBar: CGFloat
  let toolbar: CGFloat
  /// The height of a toolbar that stands on the bottom edge of the safe area, above the home indicator.
  let toolbarOnSafeArea: CGFloat
  let navigationBarOfSheet: CGFloat

  /// The additional height of a navigation bar with a large title.
  static let largeTitle: CGFloat = 52
  /// The additional height of a navigation bar with a search bar, beyond the field of the search bar.
  static let aroundSearchField: CGFloat = 16

  @MainActor init(_ traits: UITraitCollection) {
    switch (traits.userInterfaceIdiom, traits.verticalSizeClass) {
    case (.pad, _): self.init(navigation: 50, tab: 50, tool: 50)
    case (.phone, .compact): self.init(navigation: 32, tab: 32, tool: 32)
    default:
      let isNew = SystemLook.ofDevice == .iOS26
      self.init(navigation: isNew ? 54 : 44, tab: 49, tool: 44, toolOnSafeArea: 49, sheet: isNew ? 54 : 56)
    }
  }

  private init(
    navigation: CGFloat, tab: CGFloat, tool: CGFloat, toolOnSafeArea: CGFloat? = nil, sheet: CGFloat? = nil
  ) {
    navigationBar = navigation
    tabBar = tab
    toolbar = tool
    toolbarOnSafeArea = toolOnSafeArea ?? tool
    navigationBarOfSheet = sheet ?? navigation
  }
}
