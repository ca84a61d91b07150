import Foundation

/// What classes conform to whose look an app can change for all instances at once.
///
/// Only the protocol is here, for extensions of it. `appearance()` is not declared: it answers with a
/// stand-in that records any message sent to it, and there are no messages on Linux.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}
