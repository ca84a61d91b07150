/// The heights of bars, in points.
///
/// Apple documents no numbers; these are the known heights on devices.
struct BarHeights {
  /// The height of a navigation bar without a large title.
  let navigationBar: CGFloat
  /// The height of a tab bar.
  let tabBar: CGFloat
  /// The height of a toolbar: that of a navigation bar.
  var toolbar: CGFloat { navigationBar }

  /// The additional height of a navigation bar with a large title.
  static let largeTitle: CGFloat = 52
  /// The additional height of a navigation bar with a search bar.
  static let searchBar: CGFloat = 52

  /// Creates the heights for the device and the size classes in `traits`.
  init(_ traits: UITraitCollection) {
    switch (traits.userInterfaceIdiom, traits.verticalSizeClass) {
    case (.pad, _):
      navigationBar = 50
      tabBar = 50
    case (.phone, .compact):
      navigationBar = 32
      tabBar = 32
    default:
      navigationBar = 44
      tabBar = 49
    }
  }
}
