/// A number that says which element of a table is meant.
///
/// Each kind of table has an index type of its own. The compiler therefore rejects a row where a column is
/// needed, or a column of a block where a variable of the solver is needed.
nonisolated protocol TableIndex: Hashable, Sendable {
  /// The position in the table, counted from 0.
  var index: Int32 { get }

  init(index: Int32)
}

extension TableIndex {
  /// Creates the index of the element at this position.
  @inline(__always) init(_ position: Int) { self.init(index: Int32(position)) }

  /// The index of the element before this one.
  @inline(__always) var previous: Self { Self(index: index - 1) }
  /// The index of the element after this one.
  @inline(__always) var next: Self { Self(index: index + 1) }

  @inline(__always) static func < (one: Self, other: Self) -> Bool { one.index < other.index }
  @inline(__always) static func <= (one: Self, other: Self) -> Bool { one.index <= other.index }
}

/// An array whose elements are found by an index of their own type.
struct Table<Index: TableIndex, Element> {
  private(set) var elements: [Element]

  /// Creates an empty table.
  init() { elements = [] }

  /// Creates a table of these elements.
  init(_ elements: [Element]) { self.elements = elements }

  init(repeating element: Element, count: Int) { elements = Array(equal: element, count: count) }

  @inline(__always) var count: Int { elements.count }
  var isEmpty: Bool { elements.isEmpty }
  @inline(__always) var indices: IndexRange<Index> { IndexRange(count: elements.count) }

  subscript(index: Index) -> Element {
    @inline(__always) get { elements[Int(index.index)] }
    @inline(__always) set { elements[Int(index.index)] = newValue }
    @inline(__always) _modify { yield &elements[Int(index.index)] }
  }

  @inline(__always) mutating func append(_ element: Element) { elements.append(element) }

  /// Appends an element and returns its index.
  mutating func add(_ element: Element) -> Index {
    elements.append(element)
    return indices.upperBound.previous
  }

  /// Adds copies of `element` until there are `count` elements.
  mutating func extend(to count: Int, with element: Element) {
    if count > elements.count { elements += repeatElement(element, count: count - elements.count) }
  }

  mutating func popLast() -> Element? { elements.popLast() }
  mutating func removeAll(where isRemoved: (Element) -> Bool) { elements.removeAll(where: isRemoved) }
  mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }
  mutating func swapAt(_ one: Index, _ other: Index) { elements.swapAt(Int(one.index), Int(other.index)) }

  /// Calls `body` with the elements in a buffer, whose accesses are not checked.
  @inline(__always) mutating func withBuffer<Result>(_ body: (TableBuffer<Index, Element>) -> Result)
    -> Result
  { elements.withUnsafeMutableBufferPointer { body(TableBuffer($0)) } }
}

extension Table: Sendable where Element: Sendable {}

extension Table: Equatable where Element: Equatable {
  /// Returns the index of the first element that is equal to `element`; nil if there is none.
  func firstIndex(of element: Element) -> Index? { elements.firstIndex(of: element).map { Index($0) } }
}

/// The elements of a table while it is lent to an algorithm.
struct TableBuffer<Index: TableIndex, Element> {
  private let elements: UnsafeMutableBufferPointer<Element>

  @inline(__always) init(_ elements: UnsafeMutableBufferPointer<Element>) { self.elements = elements }

  subscript(index: Index) -> Element {
    @inline(__always) get { elements[Int(index.index)] }
    @inline(__always) nonmutating _modify { yield &elements[Int(index.index)] }
  }
}

extension Array {
  /// Creates an array of equal elements, as `init(repeating:count:)` does.
  ///
  /// In Swift 6.3 that initializer looks up a type at each call: six numbers take it 800 instructions, and
  /// this one 160.
  init(equal element: Element, count: Int) { self.init(repeatElement(element, count: count)) }
}
