import UIKit

/// The delegate of the application, which is not compiled on Linux.
@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
