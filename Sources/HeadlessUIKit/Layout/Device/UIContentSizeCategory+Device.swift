import Foundation

extension UIContentSizeCategory {
  /// The content size category of the device.
  static var ofDevice: UIContentSizeCategory {
    get { inUse.value }
    set { inUse.value = newValue }
  }

  private static let inUse = SizeInUse()
}

/// The content size category of the device, with a lock, because fonts are also created outside of the main
/// actor.
private final class SizeInUse: @unchecked Sendable {
  private let lock = NSLock()
  private var category = UIContentSizeCategory.large

  var value: UIContentSizeCategory {
    get { lock.withLock { category } }
    set { lock.withLock { category = newValue } }
  }
}
