/// The way in which an associated value is stored; the atomic policies are the same as the others here.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// An object is referenced weakly: the association is nil after the object was released.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A value that can be copied is copied; any other value is retained.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is retained.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A value that can be copied is copied; any other value is retained.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the value that was associated with `object` under `key`; nil if there is none.
///
/// - Parameters:
///   - object: An instance of a class; other values have no associations.
///   - key: An address, mostly that of a variable; the memory at the address is never read.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedValues.of(object)?[key]
}

/// Associates `value` with `object` under `key` until the object is released; nil removes the association.
///
/// Views, guides and controllers release their values when they are released. The values of any other object
/// are released in one of the calls after that. A value that is not an object is stored under every policy.
///
/// - Parameters:
///   - object: An instance of a class; the call has no effect for other values.
///   - key: An address, mostly that of a variable; the memory at the address is never read.
///   - value: The value to store.
///   - policy: The way in which the value is stored.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let value = value.map(unwrapped)
  guard value != nil || AssociatedValues.of(object) != nil else { return }
  let old = AssociatedValues.change(of: object) { $0.set(value, for: key, policy) }
  withExtendedLifetime(old) {}
}

/// Calls `body`; without Objective-C there is no pool to drain, because objects are released immediately.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Returns the value inside an optional that was passed as `Any`, and any other `value` unchanged.
private func unwrapped(_ value: Any) -> Any { (value as? any Wrapping)?.wrapped.map(unwrapped) ?? value }

private protocol Wrapping { var wrapped: Any? { get } }

extension Optional: Wrapping { fileprivate var wrapped: Any? { self } }

struct AssociatedValues {
  private var values: [UnsafeRawPointer: StoredValue] = [:]
  init() {}
  var isEmpty: Bool { values.isEmpty }
  subscript(key: UnsafeRawPointer) -> Any? { values[key]?.value }

  /// Stores `value` under a policy and returns the former value.
  ///
  /// The caller releases the former value after the change is complete.
  mutating func set(_ value: Any?, for key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) -> Any? {
    let old = values[key]
    values[key] = value.map { StoredValue($0, policy) }
    return old
  }

  /// A stored value, or a weak reference to an object.
  private struct StoredValue {
    private let kept: Any?
    private weak var unkept: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyObject.Type:
        kept = nil
        unkept = value as AnyObject
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        kept = (value as? any NSCopying)?.copy(with: nil) ?? value
      default: kept = value
      }
    }

    var value: Any? { kept ?? unkept }
  }
}

/// An object with storage for the values that clients associate with it.
protocol AssociatedValuesOwner: AnyObject {
  var associatedValues: AssociatedValues? { get }
  func changeAssociatedValues(_ change: (inout AssociatedValues) -> Any?) -> Any?
}

extension AssociatedValues {
  fileprivate static func of(_ object: Any) -> AssociatedValues? {
    if let owner = object as? any AssociatedValuesOwner { return owner.associatedValues }
    return anyObject(object).flatMap { AssociationTable.shared.values(of: $0) }
  }

  fileprivate static func change(of object: Any, _ change: (inout AssociatedValues) -> Any?) -> Any? {
    if let owner = object as? any AssociatedValuesOwner { return owner.changeAssociatedValues(change) }
    return anyObject(object).flatMap { AssociationTable.shared.change(of: $0, change) }
  }

  private static func anyObject(_ object: Any) -> AnyObject? {
    let object = unwrapped(object)
    return type(of: object) is AnyObject.Type ? object as AnyObject : nil
  }
}

/// The values of objects that have no storage for them.
///
/// An address is used again after its object was released. The table therefore references each owner weakly,
/// and ignores the values of a released owner.
private final class AssociationTable: @unchecked Sendable {
  static let shared = AssociationTable()

  private struct OwnedValues {
    weak var owner: AnyObject?
    var values = AssociatedValues()
  }

  private let lock = NSRecursiveLock()
  private var table: [ObjectIdentifier: OwnedValues] = [:]
  /// The number of owners above which released ones are removed.
  private var limit = 16

  func values(of owner: AnyObject) -> AssociatedValues? { lock.withLock { stored(for: owner)?.values } }

  func change(of owner: AnyObject, _ change: (inout AssociatedValues) -> Any?) -> Any? {
    lock.withLock {
      let key = ObjectIdentifier(owner)
      let before = table[key]
      var owned = stored(for: owner) ?? OwnedValues(owner: owner)
      let old = change(&owned.values)
      table[key] = owned.values.isEmpty ? nil : owned
      return [before as Any, old as Any, sweep()]
    }
  }

  private func stored(for owner: AnyObject) -> OwnedValues? {
    guard let stored = table[ObjectIdentifier(owner)], stored.owner === owner else { return nil }
    return stored
  }

  /// Removes the values of released owners, seldom enough for a constant cost of each call on average.
  private func sweep() -> [OwnedValues] {
    guard table.count > limit else { return [] }
    let released = table.filter { $0.value.owner == nil }
    for key in released.keys { table[key] = nil }
    limit = max(16, 2 * table.count)
    return Array(released.values)
  }
}
