/// An object that tells its clients about changes of its traits: a view, a view controller, a presentation
/// controller or a window scene.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}

/// A registration that `registerForTraitChanges` returns and that ends with `unregisterForTraitChanges(_:)`.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// A client's handler, with the traits whose changes it is called for.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let callHandler: (any UITraitEnvironment, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
    self.traits = traits
    callHandler = handler
    super.init()
  }

  convenience init<Environment: UITraitEnvironment>(
    _ traits: [UITrait], of type: Environment.Type,
    _ handler: @escaping (Environment, UITraitCollection) -> Void
  ) {
    self.init(traits) { environment, old in
      if let environment = environment as? Environment { handler(environment, old) }
    }
  }

  func note(_ environment: any UITraitEnvironment, from old: UITraitCollection, to new: UITraitCollection) {
    if traits.contains(where: { $0.differs(old.values, new.values) }) { callHandler(environment, old) }
  }
}

/// An object that stores the registrations of its clients.
@MainActor protocol TraitChangeKeeper: UITraitEnvironment, UITraitChangeObservable {
  /// The registrations, in the order in which they were made.
  var traitRegistrations: [TraitChangeRegistration] { get set }
}

extension TraitChangeKeeper {
  func callTraitHandlers(from old: UITraitCollection, to new: UITraitCollection) {
    for registration in traitRegistrations { registration.note(self, from: old, to: new) }
  }
}

extension UITraitChangeObservable where Self: UITraitEnvironment {
  /// Calls `handler`, with this object and its old traits, each time one of `traits` has changed, after
  /// `traitCollectionDidChange(_:)`.
  ///
  /// The registration ends when the object is released or with `unregisterForTraitChanges(_:)`. The handler
  /// should not hold a strong reference to the object. One change of several traits is one call, which comes
  /// before the next layout pass.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (_ environment: Self, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { keep(TraitChangeRegistration(traits, of: Self.self, handler)) }

  /// Calls `handler`, whose first parameter has an explicit type, each time one of `traits` has changed.
  ///
  /// Use it for a closure such as `(self: Self, previous: UITraitCollection)` in a class. Everything else is
  /// as in the method above.
  @discardableResult public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (_ environment: Environment, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { keep(TraitChangeRegistration(traits, of: Environment.self, handler)) }

  /// Calls a method of this object each time one of `traits` has changed.
  ///
  /// The parameters of the method are those of the one with a target.
  @discardableResult public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  { registerForTraitChanges(traits, target: self, action: action) }

  /// Calls a method of a target, which is not retained, each time one of `traits` has changed.
  ///
  /// The method has up to two parameters: this object, and its old traits.
  @discardableResult public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  {
    let targeted = TargetedAction(target, action)
    let handler: (any UITraitEnvironment, UITraitCollection) -> Void = { environment, old in
      if let target = targeted.target { action.perform(on: target, environment, old) }
    }
    return keep(TraitChangeRegistration(traits, handler))
  }

  private func keep(_ registration: TraitChangeRegistration) -> TraitChangeRegistration {
    (self as? any TraitChangeKeeper)?.traitRegistrations.append(registration)
    return registration
  }

  /// Ends a registration that `registerForTraitChanges` has returned.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitChangeKeeper)?.traitRegistrations.removeAll { $0 === registration }
  }
}

extension UIView: UITraitChangeObservable, TraitChangeKeeper {
  var traitRegistrations: [TraitChangeRegistration] {
    get { node[TraitRegistrations.self].all }
    set { node[TraitRegistrations.self].all = newValue }
  }
}

/// The registrations of a view, in the order in which they were made.
private struct TraitRegistrations: ExtraValue { var all: [TraitChangeRegistration] = [] }
