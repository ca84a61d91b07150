/// The class that a kind of elements stands for, and its properties.
///
/// The tables in the files `ElementKind+….swift` list the kinds. A name in a table is that of an attribute,
/// the key of an element inside, the name of an element without a key, or the name of an outlet.
@MainActor struct ElementKind {
  let type: NSObject.Type
  /// The properties in the order in which they are set, those of the superclass first.
  private(set) var properties: [ObjectProperty]
  private(set) var indices: [String: Int] = [:]

  /// Creates a kind that adds properties to those of its superclass; `unused` names attributes that need no
  /// setter, because they have no effect here or are read elsewhere.
  init<Target: NSObject>(
    _ type: Target.Type, _ superkind: ElementKind? = nil, _ own: [Property<Target>] = [],
    unused: [String] = []
  ) {
    self.type = type
    let ignored = unused.map { ObjectProperty(name: $0, set: { _, _ in true }, restoring: nil) }
    let added = own.map(\.erased) + ignored
    let names = Set(added.map(\.name))
    properties = (superkind?.properties ?? []).filter { !names.contains($0.name) } + added
    for (index, property) in properties.enumerated() { indices[property.name] = index }
  }

  func property(_ name: String) -> ObjectProperty? { indices[name].map { properties[$0] } }
}

@MainActor struct ObjectProperty {
  let name: String
  let set: (NSObject, DocumentValue) -> Bool
  /// Returns a function that restores the present value; nil if a variation cannot change the property.
  let restoring: ((NSObject) -> () -> Void)?
}

/// A property of a kind of objects: its name in documents, and how it is set.
@MainActor struct Property<Target: NSObject> {
  let name: String
  private let set: (Target, DocumentValue) -> Bool
  private var restoring: ((Target) -> () -> Void)?

  private init(_ name: String, set: @escaping (Target, DocumentValue) -> Bool) {
    self.name = name
    self.set = set
  }

  /// A stored property whose value is read from the document.
  private init<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, Value>,
    _ read: @escaping (DocumentValue) -> Value?
  ) {
    self.name = name
    set = { target, value in
      // The default value of a property is written as an element `nil`.
      if value.element?.name == "nil" { return true }
      guard let found = read(value) else { return false }
      target[keyPath: path] = found
      return true
    }
    restoring = { target in
      let old = target[keyPath: path]
      // A view keeps the function for as long as it exists.
      return { [weak target] in target?[keyPath: path] = old }
    }
  }

  var erased: ObjectProperty {
    let (set, restoring) = (set, restoring)
    return ObjectProperty(
      name: name, set: { object, value in (object as? Target).map { set($0, value) } ?? false },
      restoring: restoring.map { restore in { ($0 as? Target).map(restore) ?? {} } })
  }

  // Values

  static func flag(_ name: String, _ path: ReferenceWritableKeyPath<Target, Bool>) -> Self {
    Self(name, path, \.flag)
  }
  /// A count; one above the limit, such as that of parts that are made for it, is left out.
  static func count(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, Int>, upTo limit: Int = .max
  ) -> Self { Self(name, path) { value in value.count.flatMap { $0 <= limit ? $0 : nil } } }
  static func number<Number: BinaryFloatingPoint>(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, Number>
  ) -> Self { Self(name, path) { value in value.number.map { Number($0) } } }
  static func text(_ name: String, _ path: ReferenceWritableKeyPath<Target, String?>) -> Self {
    Self(name, path) { $0.string }
  }
  static func attributedText(_ name: String, _ path: ReferenceWritableKeyPath<Target, NSAttributedString?>)
    -> Self
  { Self(name, path) { $0.attributedString } }
  static func color(_ name: String, _ path: ReferenceWritableKeyPath<Target, UIColor?>) -> Self {
    Self(name, path) { $0.color }
  }
  static func font(_ name: String, _ path: ReferenceWritableKeyPath<Target, UIFont?>) -> Self {
    Self(name, path) { $0.font }
  }
  static func image(_ name: String, _ path: ReferenceWritableKeyPath<Target, UIImage?>) -> Self {
    Self(name, path) { $0.image }
  }
  static func size(_ name: String, _ path: ReferenceWritableKeyPath<Target, CGSize>) -> Self {
    Self(name, path, \.size)
  }
  static func rect(_ name: String, _ path: ReferenceWritableKeyPath<Target, CGRect>) -> Self {
    Self(name, path, \.rect)
  }
  static func insets(_ name: String, _ path: ReferenceWritableKeyPath<Target, UIEdgeInsets>) -> Self {
    Self(name, path, \.insets)
  }
  static func choice<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, Value>, _ values: [String: Value]
  ) -> Self { Self(name, path) { value in value.text.flatMap { values[$0] } } }

  // Objects

  static func object<Value: NSObject>(_ name: String, _ path: ReferenceWritableKeyPath<Target, Value?>)
    -> Self
  {
    Self(name) { target, value in
      let object = value.object ?? value.element.flatMap { value.reader.make($0) }
      guard let made = object as? Value else { return false }
      target[keyPath: path] = made
      return true
    }
  }
  static func objects<Value: NSObject>(_ name: String, _ path: ReferenceWritableKeyPath<Target, [Value]?>)
    -> Self
  {
    Self(name) { target, value in
      target[keyPath: path] = value.element?.children.compactMap { value.reader.make($0) as? Value }
      return true
    }
  }
  /// An existing part of the object, which gets the properties of the element.
  static func part(_ name: String, _ part: @escaping (Target) -> NSObject?) -> Self {
    Self(name) { target, value in
      guard let element = value.element, let object = part(target) else { return false }
      value.reader.fill(object, element, isPart: true)
      return true
    }
  }
  static func outlet<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Target, Value?>) -> Self {
    outlet(name, Value.self) { $0[keyPath: path] = $1 }
  }
  static func outlet<Value>(_ name: String, _: Value.Type, _ set: @escaping (Target, Value) -> Void) -> Self {
    Self(name) { target, value in
      guard let object = value.object as? Value else { return false }
      set(target, object)
      return true
    }
  }

  // Others

  static func custom(_ name: String, _ set: @escaping (Target, DocumentValue) -> Void) -> Self {
    Self(name) { target, value in
      set(target, value)
      return true
    }
  }
  /// A property that is set by a function, which returns false if the property cannot have the value.
  static func checked(_ name: String, _ set: @escaping (Target, DocumentValue) -> Bool) -> Self {
    Self(name, set: set)
  }
}
