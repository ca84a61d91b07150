struct WindowArea: Equatable {
  /// Its rectangle on the screen, in points.
  var frame: CGRect
  /// The part of each edge that bars and corners cover, in points.
  var safeArea: UIEdgeInsets
}

extension WindowArea {
  init(_ device: DeviceDescription) {
    self.init(frame: CGRect(origin: .zero, size: device.size), safeArea: device.safeArea)
  }
}
