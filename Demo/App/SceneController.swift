#if !canImport(LayoutRendering)
  import AutoLayoutKit
  import UIKit

  /// Shows one scene.
  ///
  /// A toolbar changes the direction, the text size, the state and the orientation, and opens the reports
  /// about the layout.
  final class SceneController: UIViewController {
    private let scene: DemoScene
    private var isRightToLeft: Bool
    private var textSize: UIContentSizeCategory
    private var state = 0
    private var stage: StageController?
    private lazy var reportItem = UIBarButtonItem(
      image: nil, primaryAction: UIAction { [weak self] _ in self?.showReports() })

    init(_ scene: DemoScene) {
      self.scene = scene
      isRightToLeft = scene.device == .rightToLeft
      textSize = scene.device == .largeText ? .accessibilityMedium : .large
      super.init(nibName: nil, bundle: nil)
      title = scene.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      preconditionFailure("A scene's controller is made in code, with its scene.")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      edgesForExtendedLayout = []
      showScene()
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setToolbarHidden(false, animated: animated)
      NotificationCenter.default.addObserver(
        self, selector: #selector(showReportCount), name: ReportList.didChange, object: nil)
      showReportCount()
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      examine()
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.examine() }
    }
  }

  // The scene.
  extension SceneController {
    /// Makes the scene's view anew, because views may read the traits only while they are made.
    private func showScene() {
      removeStage()
      ReportList.shared.removeAll()
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
        UITraitCollection(preferredContentSizeCategory: textSize),
      ])
      let stage = StageController()
      addChild(stage)
      setOverrideTraitCollection(traits, forChild: stage)
      traits.performAsCurrent {
        let content = scene.make()
        (content as? any ChangingScene)?.show(state: state)
        stage.view = content
      }
      view.addSubview(stage.view)
      view.tk_constraint { make in make.equal(stage.view) }
      stage.didMove(toParent: self)
      stage.adoptApp()
      self.stage = stage
      toolbarItems = items()
    }

    private func removeStage() {
      stage?.willMove(toParent: nil)
      stage?.viewIfLoaded?.removeFromSuperview()
      stage?.removeFromParent()
    }

    /// Lays the scene out, and adds the problems of its layout to the reports.
    private func examine() {
      guard let content = stage?.view else { return }
      view.layoutIfNeeded()
      ReportList.shared.examine(content)
    }

    private func changeScene() {
      showScene()
      examine()
    }
  }

  // The toolbar.
  extension SceneController {
    private func items() -> [UIBarButtonItem] {
      let direction = item("Direction", "arrow.left.arrow.right") {
        $0.isRightToLeft.toggle()
        $0.changeScene()
      }
      let rotation = item("Rotate", "rotate.right") { $0.rotate() }
      let state = item("Next state", "forward.frame") { $0.showNextState() }
      state.isEnabled = stage?.view is any ChangingScene
      let size = UIBarButtonItem(
        image: UIImage(systemName: "textformat.size"), menu: UIMenu(title: "Text size", children: sizes()))
      size.accessibilityLabel = "Text size"
      let all = [direction, size, state, rotation, reportItem]
      return Array(all.map { [$0] }.joined(separator: [UIBarButtonItem(systemItem: .flexibleSpace)]))
    }

    private func item(
      _ name: String, _ symbol: String, _ perform: @escaping (SceneController) -> Void
    ) -> UIBarButtonItem {
      let action = UIAction { [weak self] _ in
        if let self { perform(self) }
      }
      let item = UIBarButtonItem(image: UIImage(systemName: symbol), primaryAction: action)
      item.accessibilityLabel = name
      return item
    }

    private static let textSizes: [(name: String, category: UIContentSizeCategory)] = [
      ("Extra small", .extraSmall), ("Large, the default", .large),
      ("Extra extra extra large", .extraExtraExtraLarge),
      ("Accessibility, medium", .accessibilityMedium),
      ("Accessibility, largest", .accessibilityExtraExtraExtraLarge),
    ]

    private func sizes() -> [UIAction] {
      Self.textSizes.map { size in
        let isChosen = size.category == textSize
        return UIAction(title: size.name, state: isChosen ? .on : .off) { [weak self] _ in
          self?.textSize = size.category
          self?.changeScene()
        }
      }
    }

    private func showNextState() {
      guard let changing = stage?.view as? any ChangingScene else { return }
      state = (state + 1) % changing.stateCount
      changing.show(state: state)
      UIView.animate(withDuration: 0.4) {
        changing.layoutIfNeeded()
      } completion: { _ in
        self.examine()
      }
    }

    /// Turns the window, where the device permits it.
    private func rotate() {
      guard let scene = view.window?.windowScene else { return }
      let isPortrait = scene.interfaceOrientation.isPortrait
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: isPortrait ? .landscapeRight : .portrait)) {
        ReportList.shared.add("The window cannot be turned: \($0.localizedDescription)")
      }
    }

    @objc private func showReportCount() {
      let count = ReportList.shared.sentences.count
      let symbol = count == 0 ? "checkmark.circle" : "exclamationmark.triangle"
      reportItem.image = UIImage(systemName: symbol)
      reportItem.tintColor = count == 0 ? nil : .systemRed
      reportItem.accessibilityLabel = count == 0 ? "No reports" : "Reports: \(count)"
    }

    private func showReports() {
      let sheet = UINavigationController(rootViewController: ReportTable(style: .insetGrouped))
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      present(sheet, animated: true)
    }
  }

  /// The controller of a scene's view, which has the direction and the text size as traits.
  final class StageController: UIViewController {
    /// Makes the controller of an app's scene a child of this one.
    func adoptApp() {
      guard let app = view as? AppScene else { return }
      addChild(app.controller)
      app.controller.didMove(toParent: self)
    }
  }
#endif
