import Foundation

/// An observation that ends when it is released or invalidated.
public final class NSKeyValueObservation: NSObject {
  fileprivate var call: ((UIView, Bool) -> Void)?

  fileprivate init(_ call: @escaping (UIView, Bool) -> Void) { self.call = call }

  /// Ends the observation.
  public func invalidate() { call = nil }
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

@MainActor extension NSObjectProtocol where Self: UIView {
  /// Calls a handler each time `isHidden` is set.
  ///
  /// - Parameters:
  ///   - keyPath: `\.isHidden`; every other property traps, because it is not observed here.
  ///   - options: The values that the handler gets, and whether it is called at once.
  ///   - changeHandler: The handler.
  /// - Returns: The observation; the handler is called as long as it is kept.
  public func observe(
    _ keyPath: KeyPath<Self, Bool>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Bool>) -> Void
  ) -> NSKeyValueObservation {
    precondition(keyPath == \UIView.isHidden, "Only isHidden of a view is observed here.")
    let observation = NSKeyValueObservation { [weak self] view, old in
      guard let self else { return }
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? view.isHidden : nil, oldValue: options.contains(.old) ? old : nil
        ))
    }
    let extras = node.makeExtras()
    extras[HiddenObservers.self].all.removeAll { $0.observation == nil }
    extras[HiddenObservers.self].all.append(HiddenObservers.Weak(observation: observation))
    if options.contains(.initial) { observation.call?(self, isHidden) }
    return observation
  }
}

/// The observations of `isHidden` of a view, in the order in which they were made.
private struct HiddenObservers: ExtraValue {
  struct Weak {
    weak var observation: NSKeyValueObservation?
  }

  var all: [Weak] = []
}

extension ViewExtras {
  /// Calls the handlers that observe `isHidden`.
  @MainActor func callHiddenObservers(_ view: UIView, _ old: Bool) {
    for observer in self[HiddenObservers.self].all { observer.observation?.call?(view, old) }
  }
}
