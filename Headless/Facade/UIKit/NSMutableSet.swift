/// A set of objects that tells them apart as Objective-C does: by `==` what can be compared,
/// by identity every other object.
///
/// It stands before Foundation's class of the same name in files that import UIKit. That one puts
/// each object which is no `NSObject` into a box of its own, and so neither finds it again nor
/// knows it when it is added twice.
open class NSMutableSet: Foundation.NSMutableSet {
  private var members: [AnyHashable: Any] = [:]

  /// An empty set.
  public init() { super.init(capacity: 0) }

  /// An empty set; `numItems` says how much room it is given.
  public required init(capacity numItems: Int) {
    super.init(capacity: 0)
    members.reserveCapacity(numItems)
  }

  /// A set of the objects in `array`.
  public convenience init(array: [Any]) {
    self.init(capacity: array.count)
    addObjects(from: array)
  }

  /// A set of the first `cnt` of `objects`.
  public override init(objects: UnsafePointer<AnyObject>!, count cnt: Int) {
    super.init(capacity: 0)
    for object in UnsafeBufferPointer(start: objects, count: cnt) { add(object) }
  }

  /// Nil: nothing is read from `coder`.
  public required convenience init?(coder: NSCoder) { nil }

  /// How many objects there are.
  open override var count: Int { members.count }

  /// The object of the set that is the same as `object`; nil when there is none.
  open override func member(_ object: Any) -> Any? { members[key(of: object)] }

  /// The objects one after the other, in no order.
  open override func objectEnumerator() -> NSEnumerator {
    NSArray(array: Array(members.values)).objectEnumerator()
  }

  /// The objects, in no order.
  open override var allObjects: [Any] { Array(members.values) }

  /// Adds `object` unless it is there.
  open override func add(_ object: Any) {
    let key = key(of: object)
    if members[key] == nil { members[key] = object }
  }

  /// Adds every object in `array` unless it is there.
  open override func addObjects(from array: [Any]) { for object in array { add(object) } }

  /// Takes `object` out; nothing happens when it is not there.
  open override func remove(_ object: Any) { members[key(of: object)] = nil }

  /// Takes everything out.
  open override func removeAllObjects() { members = [:] }

  private func key(of object: Any) -> AnyHashable {
    (object as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(object as AnyObject))
  }
}
