import Foundation

/// A group of changes of layers, which are animated on a device.
///
/// Animations end immediately here, so a transaction changes nothing and only calls its completion block when
/// it is committed. Each thread has its own transactions.
open class CATransaction: NSObject {
  /// A transaction that has begun.
  private struct Transaction {
    var completion: (() -> Void)?
  }

  /// The transactions that have begun, the outermost first.
  private static var open: [Transaction] {
    get { Thread.current.threadDictionary["CATransaction"] as? [Transaction] ?? [] }
    set { Thread.current.threadDictionary["CATransaction"] = newValue }
  }

  /// Begins a transaction inside the current one.
  open class func begin() { open.append(Transaction()) }

  /// Ends the current transaction and calls its completion block; does nothing if none has begun.
  open class func commit() { open.popLast()?.completion?() }

  /// Has no effect: there are no pending changes.
  open class func flush() {}
  /// Has no effect: no change is animated.
  open class func setDisableActions(_ flag: Bool) {}

  /// Sets the block that is called when the transaction is committed; without a transaction, it is called at
  /// once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if open.isEmpty {
      block?()
    } else {
      open[open.count - 1].completion = block
    }
  }
}

/// A time in seconds.
public typealias CFTimeInterval = Double

/// Returns the time since the machine was started, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
