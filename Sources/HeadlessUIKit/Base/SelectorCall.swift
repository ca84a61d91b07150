/// One call of a method by its selector.
///
/// The code that the plugin `AppSources` generates reads it; other code does not need this type.
@MainActor public final class SelectorCall {
  /// The index of the method among those of its type.
  public let index: Int
  private let target: AnyObject
  private let selector: Selector
  private let arguments: [Any?]
  /// The value that the method returned; nil if it returned none.
  private(set) var result: Any?

  fileprivate init(_ method: SelectorMethod, on target: AnyObject, _ arguments: [Any?]) {
    index = method.index
    selector = method.selector
    self.target = target
    self.arguments = arguments
  }

  /// Calls a method without parameters.
  public func run<Result>(none method: () -> Result) { keep(method()) }

  /// Calls a method with one parameter.
  public func run<First, Result>(one method: (First) -> Result) {
    guard let first = argument(0, First.self) else { return }
    keep(method(first))
  }

  /// Calls a method with two parameters.
  public func run<First, Second, Result>(two method: (First, Second) -> Result) {
    guard let first = argument(0, First.self), let second = argument(1, Second.self) else { return }
    keep(method(first, second))
  }

  /// Calls a method with three parameters.
  public func run<First, Second, Third, Result>(three method: (First, Second, Third) -> Result) {
    guard let first = argument(0, First.self), let second = argument(1, Second.self),
      let third = argument(2, Third.self)
    else { return }
    keep(method(first, second, third))
  }

  private func keep<Result>(_ value: Result) { if !(value is Void) { result = value } }

  /// Returns an argument as the type of its parameter; nil, after a report, if it has another type.
  private func argument<Value>(_ position: Int, _ type: Value.Type) -> Value? {
    let given = position < arguments.count ? arguments[position] : nil
    // Without the optional around it, which a parameter of the type Any would contain.
    if let value = (given ?? given as Any) as? Value { return value }
    if let value = converted(given, to: type) { return value }
    let found = given.map { "of the type \(Swift.type(of: $0))" } ?? "nil"
    HeadlessLayout.log(
      "\(sentence(target, selector)): argument \(position + 1) is \(found), and the parameter has the type "
        + "\(type). The method is not called.")
    return nil
  }

  /// Returns an argument as Objective-C converts it: a notification is an object, every object counts as true
  /// for a truth value, and a number object has the type of its parameter.
  private func converted<Value>(_ given: Any?, to type: Value.Type) -> Value? {
    if let number = given as? NSNumber {
      if let type = type as? any BinaryInteger.Type { return whole(number, type) as? Value }
      if let type = type as? any BinaryFloatingPoint.Type { return real(number, type) as? Value }
    }
    if type == Bool.self { return ((given as? NSNumber)?.boolValue ?? (given != nil)) as? Value }
    guard let notification = given as? Notification else { return nil }
    let object = NSNotification(
      name: notification.name, object: notification.object, userInfo: notification.userInfo)
    return object as? Value
  }

  /// Returns the bits of a number without its fraction, as C converts it.
  private func whole<Whole: BinaryInteger>(_ number: NSNumber, _ type: Whole.Type) -> Whole {
    Whole(truncatingIfNeeded: number.int64Value)
  }

  private func real<Real: BinaryFloatingPoint>(_ number: NSNumber, _ type: Real.Type) -> Real {
    Real(number.doubleValue)
  }
}

extension Selector {
  @MainActor func isKnown(to target: AnyObject) -> Bool {
    if SelectorTable.shared.method(self, of: target) != nil { return true }
    #if canImport(ObjectiveC)
      return isImplemented(by: target)
    #else
      return false
    #endif
  }

  /// Calls the method of an object and returns its result; nil if it returns none.
  ///
  /// Traps, where UIKit raises an exception, if the object does not have the method.
  @MainActor @discardableResult func perform(on target: AnyObject, _ arguments: Any?...) -> Any? {
    guard let method = SelectorTable.shared.method(self, of: target) else {
      #if canImport(ObjectiveC)
        if isSent(to: target, arguments) { return nil }
      #endif
      let address = String(UInt(bitPattern: ObjectIdentifier(target)), radix: 16)
      preconditionFailure("\(sentence(target, self)): unrecognized selector sent to instance 0x\(address)")
    }
    let call = SelectorCall(method, on: target, arguments)
    method.perform(target, call)
    return call.result
  }
}

/// Returns the name of a method as Objective-C's reports write it.
private func sentence(_ target: AnyObject, _ selector: Selector) -> String {
  "-[\(String(reflecting: type(of: target))) \(selector)]"
}

// Properties by name

extension Selector {
  /// Returns the selector of the setter of a property: `setTitle:` for `title`.
  static func setter(of property: String) -> Selector {
    Selector("set\(property.prefix(1).uppercased())\(property.dropFirst()):")
  }
}

extension NSObject {
  /// Sets a property that selectors can call; any other one is reported.
  @MainActor func setNamedProperty(_ name: String, to value: Any?) {
    let setter = Selector.setter(of: name)
    if setter.isKnown(to: self) {
      setter.perform(on: self, value)
    } else {
      HeadlessLayout.log(
        "[\(String(reflecting: type(of: self))) setValue:forUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key \(name).")
    }
  }
}
