/// An observation that ends when it is released or invalidated.
public final class NSKeyValueObservation: NSObject {
  /// Calls the handler if the value has changed; if the argument is true, in any case.
  fileprivate var check: ((_ isSet: Bool) -> Void)?
  fileprivate let isOfHidden: Bool
  fileprivate init(isOfHidden: Bool) { self.isOfHidden = isOfHidden }

  /// Ends the observation.
  public func invalidate() { check = nil }
}

/// The values of an observed property before and after a change, if the options ask for them.
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change.
  public let newValue: Value?
  /// The value before the change.
  public let oldValue: Value?
}

/// The values that a handler gets, and the moments at which it is called.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The change has the new value.
  public static let new = Self(rawValue: 1)
  /// The change has the old value.
  public static let old = Self(rawValue: 2)
  /// The handler is called before the method returns, too.
  public static let initial = Self(rawValue: 4)
}

/// The keys of the values that `observeValue(forKeyPath:of:change:context:)` gets.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value after the change.
  public static let newKey = Self(rawValue: "new")
  /// The value before the change.
  public static let oldKey = Self(rawValue: "old")
}

@MainActor extension NSObjectProtocol where Self: UIView {
  /// Calls a handler when a property has changed.
  ///
  /// The handler for `\.isHidden` is called each time it is set. Every other value is compared after each
  /// layout of the view, and after its content size or offset has changed.
  ///
  /// - Parameters:
  ///   - keyPath: The property, such as `\.bounds` or `\.contentSize`; a value that can be compared.
  ///   - options: The values that the handler gets, and whether it is called at once.
  ///   - changeHandler: The handler.
  /// - Returns: The observation; the handler is called as long as it is kept.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let isOfHidden = (keyPath as AnyKeyPath) == \Self.isHidden
    let made = makeObservation({ [weak self] in self?[keyPath: keyPath] }, options, isOfHidden: isOfHidden) {
      [weak self] change in if let self { changeHandler(self, change) }
    }
    node[PropertyObservers.self].all.append(.init(observation: made))
    return made
  }
}

#if !canImport(ObjectiveC)
  extension NSObjectProtocol where Self: NSObject {
    /// Calls a handler when a property of the layer of a view has changed, as for a property of a view.
    ///
    /// The properties of any other object are not observed here: only the option `initial` calls the handler.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let made = makeObservation({ [weak self] in self?[keyPath: keyPath] }, options) { [weak self] change in
        if let self { changeHandler(self, change) }
      }
      (self as? CALayer)?.host?[PropertyObservers.self].all.append(.init(observation: made))
      return made
    }
  }

  @MainActor extension UIView {
    /// Calls `observeValue(forKeyPath:of:change:context:)` of an object when a property has changed.
    ///
    /// - Parameters:
    ///   - observer: A view or a controller.
    ///   - keyPath: `bounds`, `frame`, `hidden`, `contentSize` or `contentOffset`; no other property is
    ///     observed here.
    ///   - options: The values that the observer gets, and whether it is called at once.
    ///   - context: A value of the app.
    public func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer? = nil
    ) {
      guard observedValue(keyPath) != nil else { return }
      let made = makeObservation(
        { [weak self] in self?.observedValue(keyPath) }, options, isOfHidden: keyPath.hasSuffix("idden")
      ) { [weak self, weak observer] (change: NSKeyValueObservedChange<Any>) in
        var values: [NSKeyValueChangeKey: Any] = [:]
        values[.newKey] = change.newValue
        values[.oldKey] = change.oldValue
        (observer as? UIResponder)?.observeValue(
          forKeyPath: keyPath, of: self, change: values, context: context)
      }
      node[PropertyObservers.self].all.append(
        .init(observation: made, keyed: made, keyPath: keyPath, observer: observer))
    }

    /// Ends the calls for a property.
    public func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
    ) { node[PropertyObservers.self].all.removeAll { $0.observer === observer && $0.keyPath == keyPath } }

    private func observedValue(_ key: String) -> Any? {
      switch key {
      case "bounds": bounds
      case "frame": frame
      case "hidden", "isHidden": isHidden
      case "contentSize": (self as? UIScrollView)?.contentSize
      case "contentOffset": (self as? UIScrollView)?.contentOffset
      default: nil
      }
    }
  }
#endif

private func makeObservation<Value>(
  _ read: @escaping () -> Value?, _ options: NSKeyValueObservingOptions, isOfHidden: Bool = false,
  _ handler: @escaping (NSKeyValueObservedChange<Value>) -> Void
) -> NSKeyValueObservation {
  var last = read()
  let observation = NSKeyValueObservation(isOfHidden: isOfHidden)
  observation.check = { isSet in
    guard let new = read(), isSet || !isSame(new, last as Any) else { return }
    let old = last
    last = new
    handler(
      NSKeyValueObservedChange(
        newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil))
  }
  if options.contains(.initial), let last {
    handler(NSKeyValueObservedChange(newValue: options.contains(.new) ? last : nil, oldValue: nil))
  }
  return observation
}

/// Returns true for two values that are equal, or that cannot be compared.
private func isSame(_ one: Any, _ other: Any) -> Bool {
  func isEqual<Value: Equatable>(_ one: Value) -> Bool { one == other as? Value }
  return (one as? any Equatable).map { isEqual($0) } ?? true
}

/// The observations of a view, in the order in which they were made.
private struct PropertyObservers: ExtraValue {
  struct Entry {
    weak var observation: NSKeyValueObservation?
    /// The observation of an object that was added under the name of a property.
    var keyed: NSKeyValueObservation?
    var keyPath: String?
    weak var observer: NSObject?
  }

  var all: [Entry] = [] { didSet { all.removeAll { $0.observation?.check == nil } } }
}

extension ViewExtras {
  /// Calls the handlers of the properties that have changed; those of `isHidden` in any case if it was set.
  @MainActor func checkObservers(hiddenIsSet: Bool = false) {
    for entry in self[PropertyObservers.self].all where !hiddenIsSet || entry.observation?.isOfHidden == true
    { entry.observation?.check?(hiddenIsSet) }
  }
}
