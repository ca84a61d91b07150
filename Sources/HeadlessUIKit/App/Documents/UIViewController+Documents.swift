/// The document from which the view of a controller is made.
enum ViewSource {
  case scene(SceneSource)
  case nib(name: String, bundle: Bundle?)
}

extension UIViewController {
  /// Makes the view from a document, and returns false if there is none: the scene of the controller, the xib
  /// with the given name, or that with the name of the class.
  func loadViewFromDocument() -> Bool {
    if case .scene(let source)? = viewSource { return source.loadView() }
    if let name = nibName {
      loadView(from: UINib(nibName: name, bundle: nibBundle), name)
      return true
    }
    guard let name = nibNamesOfClass.first(where: { DocumentFile.findListed("\($0).xib", in: .main) != nil })
    else { return false }
    loadView(from: UINib(nibName: name, bundle: nil), name)
    return true
  }

  private func loadView(from nib: UINib, _ name: String) {
    _ = nib.instantiate(withOwner: self)
    if isViewLoaded { return }
    HeadlessLayout.log(
      "\(self) loaded the \"\(name)\" nib but the view outlet was not set. The view is an empty one.")
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// The names under which UIKit looks for a xib: `CardView` and `CardViewController` for the latter class.
  private var nibNamesOfClass: [String] {
    let name = String(describing: type(of: self))
    if name.hasPrefix("UI") { return [] }
    return name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
  }

  // Segues

  func startSegue(_ identifier: String, sender: Any?) {
    guard case .scene(let source)? = viewSource, let segue = source.segue(identifier) else { return }
    source.perform(segue, sender: sender, asksController: false)
  }

  /// Returns the sentence about a segue that the scene does not have; nil if it has it.
  func mistake(inSegue identifier: String) -> String? {
    if case .scene(let source)? = viewSource, source.segue(identifier) != nil { return nil }
    return "Receiver (\(self)) has no segue with identifier '\(identifier)'"
  }
}
