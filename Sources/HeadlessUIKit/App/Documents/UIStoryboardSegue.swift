/// A change from one controller of a storyboard to another one.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name of the segue in the storyboard.
  public let identifier: String?
  /// The controller at which the segue begins.
  public let source: UIViewController
  /// The controller to which the segue leads.
  public let destination: UIViewController
  private var performHandler: (() -> Void)?
  private var element: DocumentElement?

  /// Creates a segue; a subclass for a custom segue overrides it, if it has properties of its own.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue that calls a closure when it is performed.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Shows the destination: on the navigation stack of the source for the kind `show`, else presented.
  open func perform() {
    if let performHandler { return performHandler() }
    let isAnimated = element?["animates"] != "NO"
    let isPushed = ["show", "push"].contains(element?["kind"])
    if isPushed, let stack = source.navigationController, !(destination is UINavigationController) {
      return stack.pushViewController(destination, animated: isAnimated)
    }
    if let style = element?["modalPresentationStyle"].flatMap({ ElementKind.presentations[$0] }) {
      destination.modalPresentationStyle = style
    }
    if element?["kind"] == "popoverPresentation" { destination.modalPresentationStyle = .popover }
    if let style = element?["modalTransitionStyle"].flatMap({ ElementKind.transitions[$0] }) {
      destination.modalTransitionStyle = style
    }
    source.present(destination, animated: isAnimated)
  }

  static func make(
    _ element: DocumentElement, in document: InterfaceDocument, from source: UIViewController,
    to destination: UIViewController
  ) -> UIStoryboardSegue {
    let usual = UIStoryboardSegue.self
    let found = document.customClass(of: element, insteadOf: usual) { $0 is UIStoryboardSegue.Type }
    let made = (found as? UIStoryboardSegue.Type ?? usual).made(element["identifier"], source, destination)
    made.element = element
    return made
  }
}

extension UIStoryboardSegue {
  // As in `RegisteredClasses.swift`: a class that is known at run time makes its objects by an overridden
  // initializer that is not `required`.
  @_silgen_name("headlessUIKit_makeSegue") convenience init(
    ofClass identifier: String?, _ source: UIViewController, _ destination: UIViewController
  ) { self.init(identifier: identifier, source: source, destination: destination) }

  @_silgen_name("headlessUIKit_makeSegue") fileprivate static func made(
    _ identifier: __owned String?, _ source: __owned UIViewController, _ destination: __owned UIViewController
  ) -> UIStoryboardSegue
}
