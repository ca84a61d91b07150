extension DocumentReader {
  func connect(_ object: NSObject, _ element: DocumentElement) {
    var collections: [(property: String, objects: [NSObject])] = []
    for connection in element.list("connections") {
      let destination = connection["destination"].flatMap { objects[$0] }
      let property = connection["property"] ?? ""
      switch connection.name {
      case "outlet", "outletCollection":
        guard let destination else {
          document.note("the outlet \(property), whose object is not in the document", connection)
          continue
        }
        if connection.name == "outlet" {
          setOutlet(connection, of: object, element, to: destination)
        } else if let index = collections.firstIndex(where: { $0.property == property }) {
          collections[index].objects.append(destination)
        } else {
          collections.append((property, [destination]))
        }
      case "action": addAction(connection, to: object)
      case "segue": addSegue(connection, to: object)
      default: document.note("the connection <\(connection.name)>", connection)
      }
    }
    for collection in collections {
      setCollection(collection.property, of: object, element, to: collection.objects)
    }
  }

  // Outlets

  private func setOutlet(
    _ outlet: DocumentElement, of object: NSObject, _ element: DocumentElement, to destination: NSObject
  ) {
    let name = outlet["property"] ?? ""
    let property = (ElementKind.named(element.name) ?? .of(object))?.property(name)
    if !Selector.setter(of: name).isKnown(to: object), let property {
      let value = DocumentValue(object: destination, owner: element, reader: self)
      if property.set(object, value) { return }
      if Self.isOfUIKit(object) {
        let types = "a \(type(of: object)) to a \(type(of: destination))"
        return document.note("the outlet \(name) of \(types)", outlet)
      }
    }
    set(name, of: object, element, to: destination, at: outlet)
  }

  private static func isOfUIKit(_ object: NSObject) -> Bool {
    LayoutReads.module(of: type(of: object)) == "HeadlessUIKit"
  }

  /// Sets a property by its name; an object that stands for one of an unknown class need not have it.
  private func set(
    _ key: String, of object: NSObject, _ element: DocumentElement, to value: Any?, at place: DocumentElement
  ) {
    let name = String(describing: type(of: object))
    let isStandIn = element.isObject && element["customClass"].map { $0 != name } ?? false
    let isKnown = Selector.setter(of: key).isKnown(to: object)
    if isStandIn, !isKnown { return }
    if !isKnown, Self.isOfUIKit(object) { return document.note("the property \(key) of a \(name)", place) }
    object.setDocumentValue(value, forKey: key)
  }

  private func setCollection(
    _ name: String, of object: NSObject, _ element: DocumentElement, to destinations: [NSObject]
  ) {
    if name == "gestureRecognizers", let view = object as? UIView {
      for recognizer in destinations.compactMap({ $0 as? UIGestureRecognizer }) {
        view.addGestureRecognizer(recognizer)
      }
    } else {
      set(name, of: object, element, to: destinations, at: element)
    }
  }

  // Actions

  /// Connects an action; a destination that is no object of the document is the first responder.
  private func addAction(_ action: DocumentElement, to object: NSObject) {
    guard let name = action["selector"] else { return }
    let target = action["destination"].flatMap { objects[$0] }
    connect(object, to: target, Selector(name), action)
  }

  /// Lets a control, a bar button or a recognizer call a method.
  func connect(_ object: NSObject, to target: NSObject?, _ selector: Selector, _ element: DocumentElement) {
    switch object {
    case let control as UIControl:
      let usual: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
      let event = element["eventType"].map { Self.events[$0] } ?? usual
      guard let event else { return document.note("the event \(element["eventType"] ?? "")", element) }
      control.addTarget(target, action: selector, for: event)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    case let recognizer as UIGestureRecognizer:
      // Nil means the responder chain.
      recognizer.addTarget(target as Any, action: selector)
    default: document.note("the action of a \(type(of: object))", element)
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  // Runtime attributes

  func setRuntimeAttributes(of object: NSObject, _ element: DocumentElement) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      let keys = path.split(separator: ".").map(String.init)
      var target: NSObject? = object
      for key in keys.dropLast() { target = target?.documentValue(forKey: key) as? NSObject }
      guard let target, let key = keys.last else {
        document.note("the runtime attribute \(path) of \(type(of: object))", attribute)
        continue
      }
      setRuntimeAttribute(key, of: target, attribute, element)
    }
  }

  private func setRuntimeAttribute(
    _ key: String, of object: NSObject, _ attribute: DocumentElement, _ element: DocumentElement
  ) {
    var value = DocumentValue(owner: attribute, reader: self)
    value.element = attribute.children.first { $0.key == "value" }
    value.text = attribute["value"] ?? value.element?["value"]
    let kind: ElementKind? = object is CALayer ? .layer : ElementKind.named(element.name) ?? .of(object)
    if !Selector.setter(of: key).isKnown(to: object), let property = kind?.property(key) {
      if property.set(object, value) { return }
    }
    let owner = object is CALayer ? attribute : element
    set(key, of: object, owner, to: value.runtimeValue(attribute["type"] ?? ""), at: attribute)
  }
}

extension DocumentValue {
  /// Returns the value of a runtime attribute as an object for its property.
  fileprivate func runtimeValue(_ type: String) -> Any? {
    switch type {
    case "boolean": flag.map(NSNumber.init(value:))
    case "number": text.flatMap { Int($0) }.map(NSNumber.init(value:)) ?? number.map(NSNumber.init(value:))
    case "string", "localizedString": string ?? text
    case "color": color
    case "point": point
    case "size": size
    case "rect": rect
    case "range":
      element.map { NSRange(location: Int($0.number("location")), length: Int($0.number("length"))) }
    case "image": image
    default: nil
    }
  }
}

extension ElementKind {
  /// The properties of layers that are often runtime attributes.
  fileprivate static let layer = ElementKind(
    CALayer.self, nil,
    [
      .number("cornerRadius", \.cornerRadius), .number("borderWidth", \.borderWidth),
      .flag("masksToBounds", \.masksToBounds), .number("shadowOpacity", \.shadowOpacity),
      .number("shadowRadius", \.shadowRadius), .size("shadowOffset", \.shadowOffset),
      .number("opacity", \.opacity), .number("zPosition", \.zPosition),
    ])
}

extension NSObject {
  /// Sets a property by its name, through `setValue(_:forKey:)` where the class has it.
  @MainActor fileprivate func setDocumentValue(_ value: Any?, forKey key: String) {
    if let responder = self as? UIResponder {
      responder.setValue(value, forKey: key)
    } else {
      setNamedProperty(key, to: value)
    }
  }

  /// Returns the value of a property on the path to a runtime attribute.
  @MainActor fileprivate func documentValue(forKey key: String) -> Any? {
    if key == "layer", let view = self as? UIView { return view.layer }
    let getter = Selector(key)
    return getter.isKnown(to: self) ? getter.perform(on: self) : nil
  }
}
