/// A table whose elements come and go; the index of a removed element is used again.
struct Pool<Index: TableIndex, Element> {
  private var elements = Table<Index, Element>()
  private var unused: [Index] = []

  /// Creates an empty pool.
  init() {}

  /// True if the pool has no element in use.
  var isEmpty: Bool { elements.count == unused.count }

  @inline(__always)
  subscript(index: Index) -> Element {
    @inline(__always) _read { yield elements[index] }
    @inline(__always) _modify { yield &elements[index] }
  }

  mutating func insert(_ element: Element) -> Index {
    guard let index = unused.popLast() else { return elements.add(element) }
    elements[index] = element
    return index
  }

  /// Removes an element; `placeholder` takes its room until the index is used again.
  mutating func remove(_ index: Index, leaving placeholder: Element) {
    elements[index] = placeholder
    unused.append(index)
  }
}

extension Pool: Sendable where Element: Sendable {}
