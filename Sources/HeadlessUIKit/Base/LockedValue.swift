/// A value behind a lock, for settings that are also read outside of the main actor.
final class LockedValue<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value
  init(_ value: Value) { stored = value }

  var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  func update(_ change: (inout Value) -> Void) { lock.withLock { change(&stored) } }
}
