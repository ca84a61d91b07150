extension UIContentSizeCategory {
  /// The content size category of the device, also outside of the main actor, where fonts are created too.
  static var ofDevice: UIContentSizeCategory { UITraitCollection.ofDevice.value.values.category ?? .large }
}
