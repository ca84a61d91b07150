/// How an associated value is kept; the atomic policies are the same as the others here.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// An object is not kept alive: the association reads as nil once it is gone.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is kept.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy is kept of what can be copied, everything else itself.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is kept.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy is kept of what can be copied, everything else itself.
  case OBJC_ASSOCIATION_COPY = 771
}

/// The value that was associated with `object` under `key`; nil when there is none.
///
/// - Parameters:
///   - object: An instance of a class; nothing can be associated with any other value.
///   - key: An address, most often that of a variable; what stands there is never read.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedValues.of(object)?[key]
}

/// Associates `value` with `object` under `key` until the object is freed; nil takes away what was there.
///
/// Views, guides and controllers let go of their values when they are freed, any other object's values go
/// with one of the next calls after it. A value that is no object is kept under every policy.
///
/// - Parameters:
///   - object: An instance of a class; nothing happens with any other value.
///   - key: An address, most often that of a variable; what stands there is never read.
///   - value: What to keep.
///   - policy: How it is kept.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let value = value.map(unwrapped)
  guard value != nil || AssociatedValues.of(object) != nil else { return }
  let old = AssociatedValues.change(of: object) { $0.set(value, for: key, policy) }
  withExtendedLifetime(old) {}
}

/// Calls `body`; there is no pool to drain where objects are freed as soon as nobody holds them.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// What stands in `value` when that is an optional which was handed over as `Any`, else `value`.
private func unwrapped(_ value: Any) -> Any { (value as? any Wrapping)?.wrapped.map(unwrapped) ?? value }

private protocol Wrapping { var wrapped: Any? { get } }

extension Optional: Wrapping { fileprivate var wrapped: Any? { self } }

/// The values that clients associated with one object.
struct AssociatedValues {
  private var values: [UnsafeRawPointer: Kept] = [:]

  /// Whether there are none.
  var isEmpty: Bool { values.isEmpty }

  /// The value under `key`.
  subscript(key: UnsafeRawPointer) -> Any? { values[key]?.value }

  /// Keeps `value` as `policy` says, and gives back what was there, so that it is let go of when
  /// nothing is being changed any more.
  mutating func set(_ value: Any?, for key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) -> Any? {
    let old = values[key]
    values[key] = value.map { Kept($0, policy) }
    return old
  }

  /// One value, or an object that is not kept alive.
  private struct Kept {
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

extension AssociatedValues {
  /// The values of `object`; nil when it has none.
  fileprivate static func of(_ object: Any) -> AssociatedValues? {
    switch Owner(object) {
    case .node(let node): node.extras?.values
    case .controller(let controller): controller.associatedValues
    case .other(let object): AssociationTable.shared.values(of: object)
    case .none: nil
    }
  }

  /// Changes the values of `object`, and gives back what nobody needs any more.
  fileprivate static func change(of object: Any, _ change: (inout AssociatedValues) -> Any?) -> Any? {
    switch Owner(object) {
    case .node(let node): change(&node.makeExtras().values)
    case .controller(let controller): change(&controller.associatedValues)
    case .other(let object): AssociationTable.shared.change(of: object, change)
    case .none: nil
    }
  }

  /// Where the values of an object are kept.
  private enum Owner {
    case node(LayoutNode), controller(UIViewController), other(AnyObject), none

    init(_ object: Any) {
      if let view = object as? UIView {
        self = .node(view.node)
      } else if let guide = object as? UILayoutGuide {
        self = .node(guide.node)
      } else if let controller = object as? UIViewController {
        self = .controller(controller)
      } else {
        let object = unwrapped(object)
        self = type(of: object) is AnyObject.Type ? .other(object as AnyObject) : .none
      }
    }
  }
}

/// The values of objects that have no room for them.
///
/// An address says nothing about who lives there, because it is used again: each entry knows its owner weakly
/// and is nobody's once the owner is gone.
private final class AssociationTable: @unchecked Sendable {
  static let shared = AssociationTable()

  private struct Entry {
    weak var owner: AnyObject?
    var values = AssociatedValues()
  }

  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries there may be before those without an owner are looked for again.
  private var limit = 16

  func values(of owner: AnyObject) -> AssociatedValues? {
    lock.withLock { entry(of: owner)?.values }
  }

  func change(of owner: AnyObject, _ change: (inout AssociatedValues) -> Any?) -> Any? {
    lock.withLock {
      let key = ObjectIdentifier(owner)
      let before = entries[key]
      var entry = entry(of: owner) ?? Entry(owner: owner)
      let old = change(&entry.values)
      entries[key] = entry.values.isEmpty ? nil : entry
      return [before as Any, old as Any, sweep()]
    }
  }

  private func entry(of owner: AnyObject) -> Entry? {
    guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
    return entry
  }

  /// Takes out the entries whose owners are gone, so seldom that a call costs a constant time on average.
  private func sweep() -> [Entry] {
    guard entries.count > limit else { return [] }
    let gone = entries.filter { $0.value.owner == nil }
    for key in gone.keys { entries[key] = nil }
    limit = max(16, 2 * entries.count)
    return Array(gone.values)
  }
}
