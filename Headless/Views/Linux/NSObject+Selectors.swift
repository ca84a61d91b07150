extension NSObject {
  /// Returns true if the object has the method of a selector.
  @preconcurrency @MainActor public func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isKnown(to: self) ?? false
  }

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
  /// The object and the argument are retained until then.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    Timer.start(after: delay, repeats: false) { [self] _ in aSelector.perform(on: self, anArgument) }
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
