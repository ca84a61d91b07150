#if !canImport(LayoutRendering)
  import UIKit

  /// The scenes as an iOS app.
  ///
  /// In Xcode: a new app target with the folders Demo/App and Demo/Scenes, the package AutoLayoutKit, iOS 16
  /// or later, no storyboard, and the Application Scene Manifest that Xcode generates.
  ///
  /// On Linux, where the renderers draw the scenes instead, this file is empty.
  @main
  final class DemoApp: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      true
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

  /// All scenes in a table, a section for each kind.
  final class SceneTable: UITableViewController {
    private let sections = DemoScene.Kind.allCases.map { kind in
      (kind: kind, scenes: DemoScene.all.filter { $0.kind == kind })
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "AutoLayoutKit"
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "scene")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].scenes.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sections[section].kind.rawValue
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "scene", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = sections[indexPath.section].scenes[indexPath.row].title
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let scene = sections[indexPath.section].scenes[indexPath.row]
      navigationController?.pushViewController(SceneController(scene), animated: true)
    }
  }

  /// A controller that shows one scene, below the navigation bar; a tap shows
  /// the next state of a scene with states.
  final class SceneController: UIViewController {
    private let scene: DemoScene
    private var state = 0

    init(_ scene: DemoScene) {
      self.scene = scene
      super.init(nibName: nil, bundle: nil)
      title = scene.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      preconditionFailure("A scene's controller is made in code, with its scene.")
    }

    override func loadView() {
      view = scene.make()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      if let app = view as? AppScene {
        app.controller.loadViewIfNeeded()
        addChild(app.controller)
        if scene.device == .rightToLeft {
          setOverrideTraitCollection(
            UITraitCollection(layoutDirection: .rightToLeft), forChild: app.controller)
        }
        app.controller.didMove(toParent: self)
      } else {
        edgesForExtendedLayout = []
      }
      view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(showNextState)))
    }

    @objc private func showNextState() {
      guard let changing = view as? any ChangingScene else { return }
      state = (state + 1) % changing.stateCount
      changing.show(state: state)
      UIView.animate(withDuration: 0.4) { self.view.layoutIfNeeded() }
    }
  }
#endif
