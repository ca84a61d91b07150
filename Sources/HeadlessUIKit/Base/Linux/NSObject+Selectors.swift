/// An object of a class whose subclasses can override `responds(to:)`.
@MainActor protocol Responding: AnyObject {
  func responds(to aSelector: Selector!) -> Bool
}

// In an extension of the protocol, because a class such as `UIResponder` cannot declare a method that an
// extension of its superclass declares.
extension NSObjectProtocol {
  /// Returns true if the object has the method of a selector.
  @preconcurrency @MainActor public func responds(to aSelector: Selector!) -> Bool {
    (self as? any Responding)?.responds(to: aSelector) ?? aSelector?.isKnown(to: self) ?? false
  }
}

extension NSObject {
  /// Calls the method of a selector.
  ///
  /// Traps, where UIKit raises an exception, if the object does not have the method.
  ///
  /// - Returns: The object that the method returns; nil if it returns none.
  @discardableResult @preconcurrency @MainActor
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    unmanaged(aSelector?.perform(on: self))
  }

  /// Calls the method of a selector with an argument.
  ///
  /// Traps, where UIKit raises an exception, if the object does not have the method.
  ///
  /// - Returns: The object that the method returns; nil if it returns none.
  @discardableResult @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector!, with object: Any!
  ) -> Unmanaged<AnyObject>! {
    unmanaged(aSelector?.perform(on: self, object))
  }

  /// Calls the method of a selector with two arguments.
  ///
  /// Traps, where UIKit raises an exception, if the object does not have the method.
  ///
  /// - Returns: The object that the method returns; nil if it returns none.
  @discardableResult @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    unmanaged(aSelector?.perform(on: self, object1, object2))
  }

  /// Calls the method of a selector after a delay in seconds, in the current thread's run loop.
  ///
  /// The object and the argument are retained until then. `cancelPreviousPerformRequests` cancels the call.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    let call = DelayedCall(self, aSelector, anArgument)
    call.timer = Timer.start(after: delay, repeats: false) { _ in call.run() }
    let calls = DelayedCalls.of(self) ?? DelayedCalls(of: self)
    calls.pending.append(call)
  }

  /// Cancels the delayed calls of all methods of an object.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    guard let target = object(in: aTarget) else { return }
    DelayedCalls.of(target)?.cancel { _ in true }
  }

  /// Cancels the delayed calls of a method of an object with an equal argument.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    guard let target = object(in: aTarget) else { return }
    DelayedCalls.of(target)?.cancel { $0.selector == aSelector && areEqual($0.argument, anArgument) }
  }

  private class func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    guard let first = object(in: one), let second = object(in: other) else { return false }
    return first === second
  }

  /// Returns the object itself.
  ///
  /// In the initial value of a property, the name `self` means this method and not the object, as with
  /// Objective-C.
  public func `self`() -> Self { self }

  /// The object is retained until the next cycle of the main run loop, as UIKit autoreleases it.
  @MainActor private func unmanaged(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let found = object(in: result) else { return nil }
    nonisolated(unsafe) let kept = found
    RunLoop.main.perform { withExtendedLifetime(kept) {} }
    return Unmanaged.passUnretained(found)
  }
}

/// A delayed call of a method, which retains its target and its argument until it is made or canceled.
@MainActor private final class DelayedCall {
  private var target: NSObject?
  let selector: Selector
  private(set) var argument: Any?
  weak var timer: Timer?

  init(_ target: NSObject, _ selector: Selector, _ argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }

  func run() {
    guard let target else { return }
    let argument = argument
    cancel()
    selector.perform(on: target, argument)
  }

  func cancel() {
    guard let target else { return }
    self.target = nil
    argument = nil
    timer?.invalidate()
    DelayedCalls.of(target)?.pending.removeAll { $0 === self }
  }
}

@MainActor private final class DelayedCalls {
  var pending: [DelayedCall] = []

  // The address is the key; the memory is never read.
  private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  init(of target: AnyObject) { objc_setAssociatedObject(target, Self.key, self, .OBJC_ASSOCIATION_RETAIN) }

  static func of(_ target: AnyObject) -> DelayedCalls? {
    objc_getAssociatedObject(target, key) as? DelayedCalls
  }

  func cancel(where isMeant: (DelayedCall) -> Bool) {
    for call in pending.filter(isMeant) { call.cancel() }
  }
}
