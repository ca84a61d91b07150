/// The scene of a storyboard from which a controller was made: its view, its segues and its bar items.
@MainActor final class SceneSource {
  let storyboard: UIStoryboard
  let scene: DocumentElement
  let element: DocumentElement
  private weak var controller: UIViewController?
  /// The objects that were made with the controller, such as bar buttons, without the controller itself.
  private var parts: [(object: NSObject, element: DocumentElement)] = []
  private var triggers: [SegueTrigger] = []

  private init(_ storyboard: UIStoryboard, _ index: Int) {
    self.storyboard = storyboard
    (scene, element) = storyboard.document.scenes[index]
  }

  // The controller

  static func makeController(
    of index: Int, in storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    let source = SceneSource(storyboard, index)
    return storyboard.document.making("controller", of: source.element) { source.makeController(creator) }
  }

  private func makeController(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    if element.name == "viewControllerPlaceholder" { return referencedController() }
    let reader = DocumentReader(storyboard.document)
    reader.source = self
    let made = reader.make(element, creator: creator.map { creator in { creator($0) } })
    guard let controller = made as? UIViewController else { return nil }
    take(reader)
    return controller
  }

  func begin(_ controller: UIViewController) {
    self.controller = controller
    controller.viewSource = .scene(self)
    let related = element.list("connections").filter { $0["kind"] == "relationship" }
    var tabs: [UIViewController] = []
    for segue in related {
      guard let child = makeDestination(of: segue) else { continue }
      switch segue["relationship"] {
      case "rootViewController": (controller as? UINavigationController)?.viewControllers = [child]
      case "viewControllers": tabs.append(child)
      case let other: storyboard.document.note("the relationship \(other ?? "")", segue)
      }
    }
    if let controller = controller as? UITabBarController, !tabs.isEmpty { controller.viewControllers = tabs }
  }

  /// Keeps the objects of a reader, and connects them if no view is loaded from the document.
  private func take(_ reader: DocumentReader) {
    parts = reader.made.filter { $0.object !== controller }
    reader.finish(connects: viewElement == nil)
  }

  private func referencedController() -> UIViewController? {
    guard let name = element["storyboardName"] else { return nil }
    let bundle = element["bundleIdentifier"].flatMap(Bundle.init(identifier:)) ?? storyboard.document.bundle
    let place = "\(storyboard.document.name), line \(element.line)"
    guard DocumentFile.find("\(name).storyboard", in: bundle) != nil else {
      HeadlessLayout.log("\(place): there is no \(name).storyboard for the reference.")
      return nil
    }
    let other = UIStoryboard(name: name, bundle: bundle)
    guard let identifier = element["referencedIdentifier"] else {
      return other.instantiateInitialViewController()
    }
    if let made = other.makeController(identifier) { return made }
    HeadlessLayout.log(
      "\(place): there is no controller \(identifier) in \(name).storyboard for the reference.")
    return nil
  }

  // The view

  private var viewElement: DocumentElement? {
    element.children.first { ["view", "tableView", "collectionView"].contains($0.key) }
  }

  func loadView() -> Bool {
    guard let viewElement, let controller else { return false }
    return storyboard.document.making("view", of: element) { loadView(viewElement, of: controller) } != nil
  }

  private func loadView(_ viewElement: DocumentElement, of controller: UIViewController) {
    let reader = DocumentReader(storyboard.document, controller: controller)
    reader.source = self
    for (object, element) in parts { reader.objects[element.id ?? ""] = object }
    if let id = element.id { reader.objects[id] = controller }
    controller.view = reader.make(viewElement) as? UIView ?? UIView(frame: UIScreen.main.bounds)
    for guide in element.list("layoutGuides") {
      let isTop = guide["type"] == "top"
      let support = isTop ? controller.topLayoutGuide : controller.bottomLayoutGuide
      if let id = guide.id { reader.objects[id] = support as? NSObject }
    }
    for object in scene.list("objects") where object !== element && object.isObject {
      if let made = reader.make(object) { others.append(made) }
    }
    reader.finish(with: [(controller, element)] + parts)
    for (container, segue) in reader.embedded { embed(segue, in: container) }
    storyboard.document.report()
  }

  /// The other objects of the scene, such as gesture recognizers and custom objects.
  private var others: [NSObject] = []

  // Segues

  private func makeDestination(of segue: DocumentElement) -> UIViewController? {
    let index = segue["destination"].flatMap { storyboard.document.scene(where: "id", is: $0) }
    guard let index else {
      storyboard.document.note("the segue to an unknown scene", segue)
      return nil
    }
    return Self.makeController(of: index, in: storyboard)
  }

  private func embed(_ segue: DocumentElement, in container: UIView) {
    guard let controller, let child = makeDestination(of: segue) else { return }
    let made = UIStoryboardSegue.make(segue, in: storyboard.document, from: controller, to: child)
    controller.prepare(for: made, sender: container)
    controller.addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: controller)
    storyboard.document.report()
  }

  /// Keeps the target of a control, a bar button or a recognizer, which do not retain it.
  func keep(_ trigger: SegueTrigger) { triggers.append(trigger) }

  func segue(_ identifier: String) -> DocumentElement? { Self.segue(identifier, in: scene) }

  private static func segue(_ identifier: String, in element: DocumentElement) -> DocumentElement? {
    if element.name == "segue" { return element["identifier"] == identifier ? element : nil }
    return element.children.lazy.compactMap { segue(identifier, in: $0) }.first
  }

  func perform(_ segue: DocumentElement, sender: Any?, asksController: Bool) {
    guard let controller else { return }
    defer { storyboard.document.report() }
    let identifier = segue["identifier"] ?? ""
    if asksController, !controller.shouldPerformSegue(withIdentifier: identifier, sender: sender) { return }
    if segue["kind"] == "unwind" { return unwind(segue, from: controller, sender: sender) }
    guard let destination = makeDestination(of: segue) else { return }
    let made = UIStoryboardSegue.make(segue, in: storyboard.document, from: controller, to: destination)
    controller.prepare(for: made, sender: sender)
    made.perform()
  }

  /// Goes back to the controller that has the method of an unwind segue, and calls it.
  private func unwind(_ segue: DocumentElement, from controller: UIViewController, sender: Any?) {
    guard let name = segue["unwindAction"] else {
      return storyboard.document.note("an unwind segue without an action", segue)
    }
    let action = Selector(name)
    var candidates: [UIViewController] = []
    var next = controller.parent ?? controller.presentingViewController
    while let present = next {
      let stack = (present as? UINavigationController)?.viewControllers.reversed() ?? []
      candidates += stack.filter { $0 !== controller } + [present]
      next = present.parent ?? present.presentingViewController
    }
    guard let target = candidates.first(where: { action.isKnown(to: $0) }) else {
      let part = "the unwind action \(name), which no controller further back has"
      return storyboard.document.note(part, segue)
    }
    let made = UIStoryboardSegue(identifier: segue["identifier"], source: controller, destination: target)
    controller.prepare(for: made, sender: sender)
    action.perform(on: target, made)
    if target.presentedViewController != nil { target.dismiss(animated: true) }
    _ = target.navigationController?.popToViewController(target, animated: true)
  }
}

extension DocumentElement {
  /// True for an element of a scene that stands for an object of its own.
  var isObject: Bool { !["placeholder", "exit"].contains(name) }
}

/// The target of a control, a bar button, a recognizer or a cell that starts a segue.
@MainActor final class SegueTrigger: NSObject {
  private let segue: DocumentElement
  private weak var source: SceneSource?

  fileprivate init(_ segue: DocumentElement, _ source: SceneSource) {
    self.segue = segue
    self.source = source
  }

  func trigger(_ sender: Any?) { source?.perform(segue, sender: sender, asksController: true) }
}

extension DocumentReader {
  /// Lets an object start a segue; the segue of a controller is started by code only.
  func addSegue(_ segue: DocumentElement, to object: NSObject) {
    if object is UIViewController || segue["kind"] == "relationship" { return }
    guard let source else { return document.note("the segue outside of a scene", segue) }
    if segue["kind"] == "embed", let container = object as? UIView {
      embedded.append((container, segue))
      return
    }
    let trigger = SegueTrigger(segue, source)
    switch object {
    case let cell as UITableViewCell where segue["trigger"] != "accessoryAction":
      cell.selectionAction = { [weak cell] in trigger.trigger(cell) }
    case let cell as UICollectionViewCell:
      cell.selectionAction = { [weak cell] in trigger.trigger(cell) }
    default:
      source.keep(trigger)
      connect(object, to: trigger, Selector(("trigger:")), segue)
    }
  }
}
