import Testing
import UIKit

private final class Thing {}

/// A variable whose address is a key.
nonisolated(unsafe) private var one: UInt8 = 0
nonisolated(unsafe) private var other: UInt8 = 0

private final class Copied: NSObject, NSCopying {
  let generation: Int
  init(generation: Int) { self.generation = generation }
  func copy(with zone: NSZone? = nil) -> Any { Copied(generation: generation + 1) }
}

/// The kinds of objects to which values can be associated.
enum Associable: CaseIterable, Sendable {
  case view, label, guide, controller, constraint, anyObject

  @MainActor func make() -> AnyObject {
    switch self {
    case .view: UIView()
    case .label: UILabel()
    case .guide: UILayoutGuide()
    case .controller: UIViewController()
    case .constraint: NSLayoutConstraint()
    case .anyObject: Thing()
    }
  }

  /// True if the object itself stores its values.
  var hasRoom: Bool { self != .constraint && self != .anyObject }
}

@MainActor @Suite struct AssociatedObjectTests {
  @Test(arguments: Associable.allCases) func aValueIsFoundOnlyUnderItsKey(kind: Associable) {
    let object = kind.make()
    let twin = kind.make()
    let value = Thing()
    objc_setAssociatedObject(object, &one, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(object, &one) as? Thing === value)
    #expect(objc_getAssociatedObject(object, &other) == nil && objc_getAssociatedObject(twin, &one) == nil)
    objc_setAssociatedObject(object, &other, "text", .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(object, &other) as? String == "text")
    #expect(objc_getAssociatedObject(object, &one) as? Thing === value)
    objc_setAssociatedObject(object, &one, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(
      objc_getAssociatedObject(object, &one) == nil
        && objc_getAssociatedObject(object, &other) as? String == "text")
  }

  @Test(arguments: Associable.allCases) func anOptionalObjectHasTheValuesOfTheObject(kind: Associable) {
    let object = kind.make()
    let optional: AnyObject? = object
    objc_setAssociatedObject(optional as Any, &one, 7, .OBJC_ASSOCIATION_RETAIN)
    #expect(
      objc_getAssociatedObject(object, &one) as? Int == 7
        && objc_getAssociatedObject(optional as Any, &one) as? Int == 7)
  }

  @Test(arguments: Associable.allCases) func retainKeepsAValueAndAssignDoesNot(kind: Associable) {
    let object = kind.make()
    weak var kept: Thing?
    weak var unkept: Thing?
    do {
      let (a, b) = (Thing(), Thing())
      kept = a
      unkept = b
      objc_setAssociatedObject(object, &one, a, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(object, &other, b, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(object, &other) as? Thing === b)
    }
    #expect(kept != nil && unkept == nil && objc_getAssociatedObject(object, &other) == nil)
    objc_setAssociatedObject(object, &one, nil, .OBJC_ASSOCIATION_ASSIGN)
    #expect(kept == nil)
  }

  @Test func copyKeepsACopyOfCopyableValues() {
    let view = UIView()
    let original = Copied(generation: 1)
    objc_setAssociatedObject(view, &one, original, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    let copy = objc_getAssociatedObject(view, &one) as? Copied
    #expect(copy !== original && copy?.generation == 2)
    let thing = Thing()
    objc_setAssociatedObject(view, &one, thing, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(view, &one) as? Thing === thing)
  }

  @Test(arguments: Associable.allCases.filter(\.hasRoom)) func anObjectFreesItsValues(kind: Associable) {
    weak var value: Thing?
    do {
      let object = kind.make()
      let made = Thing()
      value = made
      objc_setAssociatedObject(object, &one, made, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(value == nil)
  }

  @Test func aCycleOfAssociatedViewsAndConstraintsIsFreed() {
    weak var outer: UIView?
    do {
      let view = UIView()
      let subview = UIView()
      outer = view
      view.addSubview(subview)
      objc_setAssociatedObject(view, &one, subview, .OBJC_ASSOCIATION_RETAIN)
      let constraint = subview.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 3)
      subview.translatesAutoresizingMaskIntoConstraints = false
      constraint.isActive = true
      objc_setAssociatedObject(subview, &one, constraint, .OBJC_ASSOCIATION_RETAIN)
      view.layoutIfNeeded()
    }
    #expect(outer == nil)
  }

  /// Addresses are reused: many of 10,000 objects made one after the other
  /// have the address of an earlier one.
  @Test func anObjectAtAReusedAddressHasNoValues() {
    var addresses: Set<ObjectIdentifier> = []
    let count = 10_000
    final class Counter { var alive = 0 }
    final class Counted {
      let counter: Counter
      init(_ counter: Counter) {
        self.counter = counter
        counter.alive += 1
      }
      deinit { counter.alive -= 1 }
    }
    let counter = Counter()
    for number in 0..<count {
      let object = Thing()
      addresses.insert(ObjectIdentifier(object))
      #expect(objc_getAssociatedObject(object, &one) == nil)
      objc_setAssociatedObject(object, &one, Counted(counter), .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(object, &one) != nil)
      #expect(counter.alive <= 64, "after \(number) objects")
    }
    #expect(addresses.count < count)
  }

  @Test func aStructHasNoValues() {
    objc_setAssociatedObject(CGPoint.zero, &one, 1, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(CGPoint.zero, &one) == nil)
  }

  @Test func aPoolReturnsTheResultOfItsBody() throws {
    struct Refused: Error {}
    let sum: Int = autoreleasepool { 3 + 4 }
    #expect(sum == 7)
    #expect(throws: Refused.self) { try autoreleasepool { throw Refused() } }
  }
}

/// The `NSMutableSet` of the module UIKit, which hides that of Foundation.
@Suite struct MutableSetTests {
  @Test func plainObjectsAreComparedByIdentity() {
    let set = NSMutableSet()
    let a = Thing()
    let b = Thing()
    set.add(a)
    set.add(a)
    set.add(b)
    #expect(set.count == 2 && set.contains(a) && set.contains(b) && !set.contains(Thing()))
    set.remove(a)
    #expect(set.count == 1 && !set.contains(a))
    #expect((set.allObjects as? [Thing])?.first === b && set.anyObject() as? Thing === b)
    set.removeAllObjects()
    #expect(set.count == 0 && set.allObjects.isEmpty && set.anyObject() == nil)
  }

  @Test func equatableObjectsAreComparedByValue() {
    let set = NSMutableSet(capacity: 4)
    for text in ["a", "b", "a"] { set.add(NSString(string: text)) }
    set.add("c")
    set.add("c")
    #expect(set.count == 3 && set.contains(NSString(string: "b")))
  }

  @Test func inheritedMethodsWork() {
    let a = Thing()
    let b = Thing()
    let c = Thing()
    let set = NSMutableSet(array: [a, b, a])
    #expect(set.count == 2)
    set.addObjects(from: [b, c])
    #expect(set.count == 3)
    var seen: [ObjectIdentifier] = []
    for object in set { seen.append(ObjectIdentifier(object as AnyObject)) }
    #expect(Set(seen) == [ObjectIdentifier(a), ObjectIdentifier(b), ObjectIdentifier(c)] && seen.count == 3)
    let enumerator = set.objectEnumerator()
    var count = 0
    while enumerator.nextObject() != nil { count += 1 }
    #expect(count == 3)
  }
}
