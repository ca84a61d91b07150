extension Timer {
  /// Creates a timer that calls a method, and adds it to the run loop of the current thread.
  ///
  /// - Parameters:
  ///   - ti: The seconds between two calls; 0.0001 if it is smaller.
  ///   - aTarget: The object with the method, which the timer retains until it is invalid.
  ///   - aSelector: The method, with the timer as its argument.
  ///   - userInfo: An object that the timer retains.
  ///   - yesOrNo: True if the timer calls the method repeatedly.
  @discardableResult public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    start(after: ti, repeats: yesOrNo, userInfo: userInfo, target: aTarget as AnyObject) { timer in
      guard let target = (timer as? InformedTimer)?.target else { return }
      aSelector.perform(on: target, timer)
    }
  }

  /// Creates a timer that calls a method; `RunLoop.add(_:forMode:)` starts it.
  ///
  /// - Parameters:
  ///   - ti: The seconds between two calls; 0.0001 if it is smaller.
  ///   - aTarget: The object with the method, which the timer retains until it is released.
  ///   - aSelector: The method, with the timer as its argument.
  ///   - userInfo: An object for the method. Only `scheduledTimer` can store it on Linux; here, an object is
  ///     reported, and the timer has none.
  ///   - yesOrNo: True if the timer calls the method repeatedly.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    self.init(fire: Date(timeIntervalSinceNow: ti), interval: max(ti, 0.0001), repeats: yesOrNo) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.unchecked { _ = aSelector.perform(on: target, timer) }
    }
    if userInfo != nil {
      MainActor.unchecked {
        HeadlessLayout.log("Timer(timeInterval:target:selector:userInfo:repeats:) does not store userInfo.")
      }
    }
  }

  @discardableResult static func start(
    after interval: TimeInterval, repeats: Bool, userInfo: Any? = nil, target: AnyObject? = nil,
    _ fire: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = InformedTimer(
      fire: Date(timeIntervalSinceNow: interval), interval: max(interval, 0.0001), repeats: repeats
    ) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.unchecked { fire(timer) }
      if !repeats { timer.invalidate() }
    }
    timer.information = userInfo
    timer.target = target
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer with an object of its client; Foundation's timer on Linux has none that can be set.
private final class InformedTimer: Timer {
  var information: Any?
  /// The object with the method, until the timer is invalid.
  var target: AnyObject?

  override var userInfo: Any? { isValid ? information : nil }

  override func invalidate() {
    super.invalidate()
    target = nil
    information = nil
  }
}
