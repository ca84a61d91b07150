/// The controllers of a storyboard, which is read from its source file.
///
///     let storyboard = UIStoryboard(name: "Main", bundle: .module)
///     let controller = storyboard.instantiateInitialViewController()
///
/// A controller is made by its `init(coder:)`; its view is made when it is first needed. The parts of a
/// storyboard that have no effect here are reported once, with their lines.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  let document: InterfaceDocument

  /// Creates a storyboard from the file `name.storyboard` among the resources of a bundle, in a folder for a
  /// language or not.
  ///
  /// Traps, where UIKit raises an exception, if the bundle has no such file.
  ///
  /// - Parameter storyboardBundleOrNil: The bundle; nil means the main bundle, and then also the resources of
  ///   the targets that SwiftPM has built beside the program.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    document = trapping(try Self.document(name, in: storyboardBundleOrNil ?? .main))
    super.init()
  }

  static func document(_ name: String, in bundle: Bundle) throws(Mistake) -> InterfaceDocument {
    if let found = InterfaceDocument.find("\(name).storyboard", in: bundle) { return found }
    throw Mistake("Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)")
  }

  init(_ document: InterfaceDocument) {
    self.document = document
    super.init()
  }

  /// Returns a new initial controller; nil if the storyboard does not name one.
  open func instantiateInitialViewController() -> UIViewController? {
    initialScene.flatMap { SceneSource.makeController(of: $0, in: self) }
  }

  /// Returns a new initial controller that a closure makes; nil if the storyboard does not name one.
  ///
  /// - Parameter creator: A closure that calls an initializer of the controller with the coder; if it returns
  ///   nil, the storyboard makes the controller.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    initialScene.flatMap { SceneSource.makeController(of: $0, in: self, creator: creator) } as? ViewController
  }

  private var initialScene: Int? {
    document.root["initialViewController"].flatMap { document.scene(where: "id", is: $0) }
  }

  /// Returns a new controller with an identifier.
  ///
  /// Traps, where UIKit raises an exception, if the storyboard has no such controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    trap(if: mistake(inIdentifier: identifier))
    return makeController(identifier) ?? UIViewController()
  }

  /// Returns a new controller with an identifier, which a closure makes.
  ///
  /// Traps, where UIKit raises an exception, if the storyboard has no such controller, or if it is not a
  /// `ViewController`.
  ///
  /// - Parameter creator: A closure that calls an initializer of the controller with the coder; if it returns
  ///   nil, the storyboard makes the controller.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    trap(if: mistake(inIdentifier: identifier))
    let made = makeController(identifier, creator: creator)
    return trapping(try Self.typed(made, identifier))
  }

  /// Returns a controller as one of a class.
  ///
  /// - Throws: The sentence about a controller of another class, or about a scene that makes none.
  static func typed<ViewController: UIViewController>(
    _ made: UIViewController?, _ identifier: String
  ) throws(Mistake) -> ViewController {
    if let controller = made as? ViewController { return controller }
    let found = made.map { "a \(type(of: $0))" } ?? "not made"
    throw Mistake("The controller '\(identifier)' must be a \(ViewController.self), and it is \(found).")
  }

  /// Returns the sentence about an identifier that no controller has; nil if one has it.
  func mistake(inIdentifier identifier: String) -> String? {
    if document.scene(where: "storyboardIdentifier", is: identifier) != nil { return nil }
    return "Storyboard (\(document.name)) doesn't contain a view controller with identifier '\(identifier)'"
  }

  func makeController(
    _ identifier: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    document.scene(where: "storyboardIdentifier", is: identifier).flatMap {
      SceneSource.makeController(of: $0, in: self, creator: creator)
    }
  }
}
