/// A set of objects that distinguishes its members as in Objective-C: by `==` for objects that can be
/// compared, by identity for all others.
///
/// In files that import UIKit, it replaces Foundation's class of the same name. Foundation on Linux wraps
/// each object that is not an `NSObject` in a new box. Its set therefore does not find such an object again,
/// and does not notice when the object is added a second time.
open class NSMutableSet: Foundation.NSMutableSet {
  private var members: [AnyHashable: Any] = [:]

  /// Creates an empty set.
  public init() { super.init(capacity: 0) }

  /// Creates an empty set with space for `numItems` objects.
  public required init(capacity numItems: Int) {
    super.init(capacity: 0)
    members.reserveCapacity(numItems)
  }

  /// Creates a set of the objects in `array`.
  public convenience init(array: [Any]) {
    self.init(capacity: array.count)
    addObjects(from: array)
  }

  /// Creates a set of the first `cnt` objects of `objects`.
  public override init(objects: UnsafePointer<AnyObject>!, count cnt: Int) {
    super.init(capacity: 0)
    for object in UnsafeBufferPointer(start: objects, count: cnt) { add(object) }
  }

  /// Returns nil: nothing is read from `coder`.
  public required convenience init?(coder: NSCoder) { nil }

  /// The number of objects in the set.
  open override var count: Int { members.count }

  /// Returns the member that is equal to `object`, or nil if there is none.
  open override func member(_ object: Any) -> Any? { members[key(of: object)] }

  /// Returns an enumerator of the objects, in no particular order.
  open override func objectEnumerator() -> NSEnumerator {
    NSArray(array: Array(members.values)).objectEnumerator()
  }

  /// The objects, in no particular order.
  open override var allObjects: [Any] { Array(members.values) }

  /// Adds `object` if it is not in the set.
  open override func add(_ object: Any) {
    let key = key(of: object)
    if members[key] == nil { members[key] = object }
  }

  /// Adds the objects in `array` that are not in the set.
  open override func addObjects(from array: [Any]) { for object in array { add(object) } }

  /// Removes `object`; does nothing if it is not in the set.
  open override func remove(_ object: Any) { members[key(of: object)] = nil }

  /// Removes all objects.
  open override func removeAllObjects() { members = [:] }

  private func key(of object: Any) -> AnyHashable {
    (object as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(object as AnyObject))
  }
}
