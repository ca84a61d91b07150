extension TraitValues {
  func specified<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value? {
    entry(of: trait).flatMap { $0.value as? Trait.Value }
  }

  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value {
    specified(trait) ?? trait.defaultValue
  }

  /// Sets the value of a trait; nil, and the default value of a trait of the system, make it unspecified.
  mutating func specify<Trait: UITraitDefinition>(_ trait: Trait.Type, as value: Trait.Value?) {
    if let system = trait as? any SystemTrait.Type {
      system.specify(value, in: &self)
    } else {
      custom[ObjectIdentifier(trait)] = value.map { TraitEntry($0) }
    }
  }

  fileprivate func entry(of trait: UITrait) -> TraitEntry? {
    guard let system = trait as? any SystemTrait.Type else { return custom[ObjectIdentifier(trait)] }
    return system.entry(in: self)
  }
}

extension SystemTrait {
  fileprivate static func entry(in values: TraitValues) -> TraitEntry? {
    values[keyPath: place].map { TraitEntry($0) }
  }

  fileprivate static func specify(_ value: Any?, in values: inout TraitValues) {
    let value = value as? Value
    values[keyPath: place] = value == defaultValue ? nil : value
  }
}

extension UITraitDefinition {
  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    let (first, second) = (one.entry(of: self), other.entry(of: self))
    return first != second && (first ?? TraitEntry(defaultValue)) != (second ?? TraitEntry(defaultValue))
  }
}

/// The value of a trait that is specified.
///
/// Two values are equal if their type says so. Without `Hashable`, only the same object, or the value that
/// was set by the same call, is equal, as on Apple's platforms, where a box contains it.
struct TraitEntry: Hashable {
  let value: Any
  private let box: AnyObject?
  private let key: AnyHashable

  init(_ value: Any) {
    self.value = value
    if let value = value as? any Hashable {
      box = nil
      key = AnyHashable(value)
    } else {
      let box = value as AnyObject
      self.box = box
      key = AnyHashable(ObjectIdentifier(box))
    }
  }

  static func == (one: Self, other: Self) -> Bool { one.key == other.key }
  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
