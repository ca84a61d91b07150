/// A method of an object that is not retained.
struct TargetedAction {
  private(set) weak var target: AnyObject?
  /// True if no target was named, so that the responder chain is searched for one.
  let isUntargeted: Bool
  let action: Selector

  /// Creates an action for a target; nil means the responder chain.
  ///
  /// A value that is not an object cannot be referenced weakly and counts as nil. The initial value of a
  /// property passes such a value: there, `self` is a function.
  init(_ target: Any?, _ action: Selector) {
    let object = object(in: target)
    self.target = object
    isUntargeted = object == nil
    self.action = action
  }

  func isSame(as other: TargetedAction) -> Bool {
    target === other.target && isUntargeted == other.isUntargeted && action == other.action
  }

  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    let object = object(in: target)
    return (object == nil || object === self.target) && (action == nil || action == self.action)
  }

  /// Calls the method with the sender as its argument; does nothing if the target was released.
  @MainActor func perform(from sender: NSObject, for event: UIEvent? = nil) {
    if let target {
      action.perform(on: target, sender, event)
    } else if isUntargeted {
      action.performInChain(from: sender, for: event)
    }
  }
}

extension Selector {
  /// Calls the method of the first object in the responder chain that has it, and returns true if there is
  /// one.
  ///
  /// The chain begins at the first responder of the sender's window, and then at the sender.
  @MainActor @discardableResult func performInChain(from sender: NSObject, for event: UIEvent? = nil) -> Bool
  {
    let view = (sender as? any ActionSender)?.viewOfActions
    for start in [view?.node.layoutWindow?.firstResponder, view] as [UIResponder?] {
      if let target = start?.target(forAction: self, withSender: sender) {
        perform(on: target as AnyObject, sender, event)
        return true
      }
    }
    return false
  }
}

/// An object that sends actions: a view, a recognizer or a bar button.
@MainActor protocol ActionSender: AnyObject {
  var viewOfActions: UIView? { get }
}

extension UIView: ActionSender { var viewOfActions: UIView? { self } }
