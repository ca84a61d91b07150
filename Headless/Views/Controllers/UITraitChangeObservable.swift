/// What tells its clients that some of its traits have changed: views and view controllers.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}

/// What `registerForTraitChanges` gives back, by which it is ended.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// What somebody wants to know of the traits of a view or controller.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [any SystemTrait.Type]
  private let tell: (any UITraitEnvironment, UITraitCollection) -> Void

  init<Environment: UITraitEnvironment>(
    _ traits: [UITrait], _ handler: @escaping (Environment, UITraitCollection) -> Void
  ) {
    self.traits = traits.compactMap { $0 as? any SystemTrait.Type }
    tell = { environment, old in
      if let environment = environment as? Environment { handler(environment, old) }
    }
    super.init()
  }

  /// Tells of the change when one of the traits is another one now.
  func note(_ environment: any UITraitEnvironment, from old: UITraitCollection, to new: UITraitCollection) {
    if traits.contains(where: { $0.differs(old.values, new.values) }) { tell(environment, old) }
  }
}

/// What keeps the wishes of its clients.
@MainActor protocol TraitChangeKeeper: UITraitEnvironment, UITraitChangeObservable {
  /// The wishes in the order in which they were made.
  var traitRegistrations: [TraitChangeRegistration] { get set }
}

extension TraitChangeKeeper {
  /// Tells those who wanted to know it that the traits have changed.
  func tellRegistrations(from old: UITraitCollection, to new: UITraitCollection) {
    for registration in traitRegistrations { registration.note(self, from: old, to: new) }
  }
}

extension UITraitChangeObservable where Self: UITraitEnvironment {
  /// Calls `handler`, with this object and its old traits, each time one of `traits` has changed, after
  /// `traitCollectionDidChange(_:)`.
  ///
  /// It ends with the object, which the handler should not keep alive, or by `unregisterForTraitChanges(_:)`.
  /// Only the traits that this module has can change.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (_ environment: Self, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    keep(TraitChangeRegistration(traits, handler))
  }

  /// The same for a handler that says the type of the object itself, as
  /// `(self: Self, previous: UITraitCollection)` in a class does.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (_ environment: Environment, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    keep(TraitChangeRegistration(traits, handler))
  }

  private func keep(_ registration: TraitChangeRegistration) -> TraitChangeRegistration {
    (self as? any TraitChangeKeeper)?.traitRegistrations.append(registration)
    return registration
  }

  /// Ends what `registerForTraitChanges` has begun.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitChangeKeeper)?.traitRegistrations.removeAll { $0 === registration }
  }
}

extension UIView: UITraitChangeObservable, TraitChangeKeeper {
  var traitRegistrations: [TraitChangeRegistration] {
    get { node.extras?.traitRegistrations ?? [] }
    set { node.makeExtras().traitRegistrations = newValue }
  }
}

extension UIViewController: UITraitChangeObservable, TraitChangeKeeper {}
