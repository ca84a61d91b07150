/// A group of changes of layers, which are animated on a device.
///
/// Animations end immediately here, so a transaction changes nothing: its settings are stored, and its
/// completion block is called when it is committed. Each thread has its own transactions.
open class CATransaction: NSObject {
  private struct Settings {
    var disableActions = false
    var duration: TimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var completion: (() -> Void)?
  }

  /// The transactions that have begun, the outermost first.
  private static var open: [Settings] {
    get { Thread.current.threadDictionary["CATransaction"] as? [Settings] ?? [] }
    set { Thread.current.threadDictionary["CATransaction"] = newValue }
  }

  private static var current: Settings {
    get { open.last ?? Settings() }
    set {
      if open.isEmpty { return }
      open[open.count - 1] = newValue
    }
  }

  /// Begins a transaction inside the current one, with its settings.
  open class func begin() {
    var inner = current
    inner.completion = nil
    open.append(inner)
  }

  /// Ends the current transaction and calls its completion block; does nothing if none has begun.
  open class func commit() { open.popLast()?.completion?() }

  /// Has no effect: there are no pending changes.
  open class func flush() {}
  /// Has no effect.
  open class func lock() {}
  /// Has no effect.
  open class func unlock() {}

  /// Returns the duration of animations, in seconds.
  open class func animationDuration() -> TimeInterval { current.duration }
  /// Sets the duration of animations, which has no effect.
  open class func setAnimationDuration(_ dur: TimeInterval) { current.duration = dur }
  /// Returns true if changes are not animated.
  open class func disableActions() -> Bool { current.disableActions }
  /// Sets whether changes are animated, which has no effect.
  open class func setDisableActions(_ flag: Bool) { current.disableActions = flag }
  /// Sets a value under its key, which is `kCATransactionDisableActions`; other keys have no effect here.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    if key == kCATransactionDisableActions { current.disableActions = anObject as? Bool ?? false }
  }
  /// Returns the block that is called when the transaction is committed.
  open class func completionBlock() -> (() -> Void)? { current.completion }

  /// Sets the block that is called when the transaction is committed; without a transaction, it is called at
  /// once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if open.isEmpty { block?() } else { current.completion = block }
  }
}

/// The key of `disableActions()`.
public let kCATransactionDisableActions = "disableActions"

/// A time in seconds.
public typealias CFTimeInterval = Double

/// Returns the time since the machine was started, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
