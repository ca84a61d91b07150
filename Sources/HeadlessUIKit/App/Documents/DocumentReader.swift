/// Makes the objects of one part of a document: a controller, the view of a controller, a cell, or a xib.
///
/// The steps, in the order of UIKit: every object is made by its `init(coder:)`, with its properties and
/// subviews; constraints are activated, runtime attributes are set, outlets and actions are connected; then
/// `awakeFromNib()` of every object is called, in the order of the document.
@MainActor final class DocumentReader {
  let document: InterfaceDocument
  /// The controller whose scene is read; nil for a xib.
  weak var controller: UIViewController?
  var source: SceneSource?
  var embedded: [(container: UIView, segue: DocumentElement)] = []
  var objects: [String: NSObject]
  /// The views that exist before their elements are read: the labels of a cell's style, by identifier.
  var existing: [String: NSObject] = [:]
  private(set) var made: [(object: NSObject, element: DocumentElement)] = []
  var constraints: [(element: DocumentElement, view: UIView)] = []
  var variations = DocumentVariations()
  init(_ document: InterfaceDocument, controller: UIViewController? = nil, objects: [String: NSObject] = [:])
  {
    self.document = document
    self.controller = controller
    self.objects = objects
  }

  // Objects

  /// Makes the object of an element, and the objects inside it; nil if the element stands for none.
  ///
  /// - Parameter creator: A function of the client that makes the object; nil if the class makes it.
  func make(_ element: DocumentElement, creator: ((NSCoder) -> NSObject?)?) -> NSObject? {
    if element.name == "nil" { return nil }
    if let existing = element.id.flatMap({ existing[$0] }) {
      fill(existing, element, isPart: true)
      return existing
    }
    let kind = kind(of: element)
    let coder = ElementCoder(element, self)
    if let object = creator?(coder) ?? object(of: documentClass(of: element, kind), coder) {
      if !coder.isFilled { coder.fill(object) }
      return object
    }
    let name = element["customClass"] ?? element.name
    HeadlessLayout.log(
      "\(document.name), line \(element.line): init(coder:) of \(name) returns nil; the object is made as a "
        + "\(kind.type).")
    let plain = ElementCoder(element, self)
    let object = object(of: kind.type, plain)
    if let object, !plain.isFilled { plain.fill(object) }
    return object
  }

  func make(_ element: DocumentElement) -> NSObject? { make(element, creator: nil) }

  /// Returns the kind of an element; that of a plain view or controller, after a report, for an unknown one.
  private func kind(of element: DocumentElement) -> ElementKind {
    if let kind = ElementKind.named(element.name) { return kind }
    let isController = element.name.hasSuffix("Controller")
    let plain = isController ? ElementKind.viewController : .view
    let name = "UI\(element.name.prefix(1).uppercased())\(element.name.dropFirst())"
    let found = InterfaceDocument.uikitClass(name)
    if let found, found is UIView.Type || found is UIViewController.Type { return ElementKind(found, plain) }
    document.note("the class of <\(element.name)> is unknown; a \(plain.type) stands for it", element)
    return plain
  }

  private func documentClass(of element: DocumentElement, _ kind: ElementKind) -> NSObject.Type {
    document.customClass(of: element, insteadOf: kind.type) { isKind($0, of: kind) } ?? kind.type
  }

  private func isKind(_ found: NSObject.Type, of kind: ElementKind) -> Bool {
    let bases: [NSObject.Type] = [
      UIView.self, UIViewController.self, UIGestureRecognizer.self, UIBarItem.self,
    ]
    guard let base = bases.first(where: { kind.type.isSubclass(of: $0) }) else { return true }
    return found.isSubclass(of: base)
  }

  private func object(of type: NSObject.Type, _ coder: NSCoder) -> NSObject? {
    switch type {
    case let type as UIView.Type: type.init(coder: coder)
    case let type as UIViewController.Type: type.init(coder: coder)
    case let type as UIBarButtonItem.Type: type.init(coder: coder)
    case let type as UICollectionViewLayout.Type: type.init(coder: coder)
    case let type as UIGestureRecognizer.Type: type.madeRecognizer()
    default: type.made()
    }
  }

  // Properties

  /// Gives an object the properties of an element and the objects inside it.
  ///
  /// - Parameter isPart: True if another object has made the object and determines its frame.
  func fill(_ object: NSObject, _ element: DocumentElement, isPart: Bool = false) {
    if let id = element.id { objects[id] = object }
    made.append((object, element))
    if element === source?.element, let controller = object as? UIViewController {
      self.controller = controller
      source?.begin(controller)
    }
    let kind = ElementKind.named(element.name) ?? .of(object)
    guard let kind else { return }
    if !isPart { (object as? UIView)?.takeUsualPriorities() }
    setAttributes(of: object, element, kind, isPart: isPart)
    for child in element.children { setChild(child, of: object, element, kind, isPart: isPart) }
    variations.add(object, element, kind)
  }

  private func setAttributes(
    of object: NSObject, _ element: DocumentElement, _ kind: ElementKind, isPart: Bool
  ) {
    for property in kind.properties {
      guard let text = element[property.name], !(isPart && property.placesView) else { continue }
      let value = DocumentValue(text: text, owner: element, reader: self)
      if !property.set(object, value) {
        document.note("\(property.name)=\"\(text)\" of <\(element.name)>", element)
      }
    }
    for name in element.attributes.keys.sorted() where !DocumentElement.isUnused(name) {
      if kind.property(name) == nil { document.note("\(name) of <\(element.name)>", element) }
    }
  }

  private func setChild(
    _ child: DocumentElement, of object: NSObject, _ element: DocumentElement, _ kind: ElementKind,
    isPart: Bool
  ) {
    // The key of a state is its name, and not that of a property.
    let key = child.name == "state" ? nil : child.key
    let property = key.flatMap(kind.property) ?? kind.property(child.name)
    guard let property else {
      if !child.isUnused { document.note("\(child.key ?? "<\(child.name)>") of <\(element.name)>", child) }
      return
    }
    if isPart && property.placesView { return }
    var value = DocumentValue(element: child, owner: element, reader: self)
    // Numbers and truth values that are elements have their value in an attribute.
    if ["integer", "real", "bool", "string"].contains(child.name) {
      value.text = child["value"] ?? child.text
    }
    if !property.set(object, value) {
      document.note("<\(child.name) key=\"\(child.key ?? "")\"> of <\(element.name)>", child)
    }
  }

  // Subviews and guides

  func addSubviews(_ value: DocumentValue, to view: UIView) {
    for element in value.element?.children ?? [] {
      guard let subview = make(element) as? UIView, subview.superview !== view else { continue }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
  }

  func registerGuide(_ value: DocumentValue, of view: UIView) {
    guard let element = value.element, let id = element.id else { return }
    switch element.key {
    case "safeArea": objects[id] = view.safeAreaLayoutGuide
    case "contentLayoutGuide": objects[id] = (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": objects[id] = (view as? UIScrollView)?.frameLayoutGuide
    case "layoutMargins", "layoutMarginsGuide": objects[id] = view.layoutMarginsGuide
    case "readableContent", "readableContentGuide": objects[id] = view.readableContentGuide
    case "keyboard", "keyboardLayoutGuide": objects[id] = view.keyboardLayoutGuide
    case let other: document.note("the guide \(other ?? "without a key")", element)
    }
  }

  func registerGuides(_ value: DocumentValue, of view: UIView) {
    for element in value.element?.children ?? [] {
      guard let id = element.id else { continue }
      let guide = UILayoutGuide()
      if let name = element["identifier"] ?? element["userLabel"] { guide.identifier = name }
      view.addLayoutGuide(guide)
      objects[id] = guide
    }
  }

  // The last steps

  /// Activates the constraints, sets outlets and runtime attributes, and wakes the objects.
  ///
  /// - Parameters:
  ///   - others: Objects that were made before and are connected now.
  ///   - connects: False if the objects are connected later, together with the view of the controller.
  func finish(with others: [(object: NSObject, element: DocumentElement)] = [], connects: Bool = true) {
    makeConstraints()
    variations.begin(with: self)
    for (object, element) in made { setRuntimeAttributes(of: object, element) }
    if connects { for (object, element) in others + made { connect(object, element) } }
    for (object, _) in made { (object as? UIResponder)?.awakeFromNib() }
    document.report()
  }
}

private final class ElementCoder: DocumentCoder {
  private let element: DocumentElement
  private let reader: DocumentReader
  private(set) var isFilled = false

  init(_ element: DocumentElement, _ reader: DocumentReader) {
    self.element = element
    self.reader = reader
  }

  override func attribute(_ name: String) -> String? { element[name] }

  override func fill(_ object: NSObject) {
    isFilled = true
    reader.fill(object, element)
  }
}

extension ObjectProperty {
  fileprivate var placesView: Bool {
    let names = ["frame", "autoresizingMask", "translatesAutoresizingMaskIntoConstraints", "fixedFrame"]
    return names.contains(name)
  }
}

extension DocumentElement {
  /// True for an attribute that says nothing about the object itself.
  fileprivate static func isUnused(_ attribute: String) -> Bool { unusedAttributes.contains(attribute) }

  private static let unusedAttributes: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "colorLabel",
    "misplaced", "ambiguous", "verifyAmbiguity", "sceneMemberID", "storyboardIdentifier",
    "restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier", "automaticallyAdjustsSize",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "horizontalCompressionResistance",
  ]

  /// True for an element that another step reads, or that only Interface Builder uses.
  fileprivate var isUnused: Bool {
    let names = ["connections", "userDefinedRuntimeAttributes", "variation", "nil", "animations"]
    let keys = ["userLabel", "canvasLocation", "freeformSize"]
    let isSimulated = name.hasPrefix("simulated") || key?.hasPrefix("simulated") == true
    return isSimulated || name == "freeformSimulatedSizeMetrics" || names.contains(name)
      || keys.contains(key ?? "")
  }
}

// As in `RegisteredClasses.swift`: a class that is known at run time makes its objects by an overridden
// initializer that is not `required`.

extension NSObject {
  @_silgen_name("headlessUIKit_makeObject") convenience init(ofObjectClass: Void) { self.init() }
  @_silgen_name("headlessUIKit_makeObject") fileprivate static func made() -> NSObject
}

extension UIGestureRecognizer {
  @_silgen_name("headlessUIKit_makeRecognizer") convenience init(ofRecognizerClass: Void) {
    self.init(target: nil, action: nil)
  }

  @_silgen_name("headlessUIKit_makeRecognizer") fileprivate static func madeRecognizer()
    -> UIGestureRecognizer
}
