#if !canImport(LayoutRendering)
  import UIKit

  /// The scenes as an iOS app: Demo/AutoLayoutKitDemo.swiftpm opens it in Xcode.
  ///
  /// On Linux, where the renderers draw the scenes instead, the files of this folder are empty.
  @main
  final class DemoApp: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      ReportList.shared.receiveReports()
      return true
    }

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = DemoWindow.self
      return configuration
    }
  }

  /// Shows the list of scenes in a window.
  final class DemoWindow: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UINavigationController(rootViewController: SceneTable(style: .insetGrouped))
      window.makeKeyAndVisible()
      self.window = window
    }
  }
#endif
