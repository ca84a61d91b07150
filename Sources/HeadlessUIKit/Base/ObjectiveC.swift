#if canImport(ObjectiveC)
  import Foundation

  extension Selector {
    /// The name with its colons.
    var name: String { NSStringFromSelector(self) }

    func isImplemented(by target: AnyObject) -> Bool {
      (target as? any NSObjectProtocol)?.responds(to: self) ?? false
    }

    /// Sends the message with up to two arguments, as a control does, and returns true; returns false if the
    /// object does not have the method in Objective-C.
    ///
    /// The result of the method is not read, because most methods of this kind return none.
    func isSent(to target: AnyObject, _ arguments: [Any?]) -> Bool {
      guard let object = target as? any NSObjectProtocol, object.responds(to: self) else { return false }
      let first = arguments.isEmpty ? nil : arguments[0]
      let second = arguments.count < 2 ? nil : arguments[1]
      _ = object.perform(self, with: first, with: second)
      return true
    }
  }
#endif

func object(in value: Any?) -> AnyObject? {
  guard let value else { return nil }
  if let object = value as? NSObject { return object }
  return type(of: value) is AnyObject.Type ? value as AnyObject : nil
}
