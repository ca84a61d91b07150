/// A protocol for classes whose appearance an app can change for all instances at once.
///
/// Only the protocol exists here, so that it can be extended. `appearance()` is not declared: it returns a
/// proxy that records the Objective-C messages sent to it, and there are none on Linux.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}
