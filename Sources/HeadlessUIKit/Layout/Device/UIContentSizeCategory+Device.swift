extension UIContentSizeCategory {
  /// The content size category of the device, with a lock, because fonts are also created outside of the main
  /// actor.
  static var ofDevice: UIContentSizeCategory {
    get { inUse.value }
    set { inUse.value = newValue }
  }

  private static let inUse = LockedValue(UIContentSizeCategory.large)
}
