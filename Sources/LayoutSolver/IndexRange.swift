/// Neighboring indices, in ascending order.
struct IndexRange<Index: TableIndex>: Sequence, Sendable {
  /// The first index.
  private(set) var lowerBound: Index
  /// The index after the last one.
  private(set) var upperBound: Index

  /// Creates an empty range.
  init() { self.init(count: 0) }

  /// Creates the range of the indices from `lowerBound` on, up to but not including `upperBound`.
  @inline(__always) init(from lowerBound: Index, to upperBound: Index) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }

  /// Creates the range of the indices of a table with `count` elements.
  @inline(__always) init(count: Int) { self.init(from: Index(index: 0), to: Index(count)) }

  @inline(__always) var count: Int { Int(upperBound.index - lowerBound.index) }

  @inline(__always) func makeIterator() -> Iterator {
    Iterator(position: lowerBound.index, end: upperBound.index)
  }

  struct Iterator: IteratorProtocol {
    private var position: Int32
    private let end: Int32

    @inline(__always) init(position: Int32, end: Int32) {
      self.position = position
      self.end = end
    }

    @inline(__always) mutating func next() -> Index? {
      guard position < end else { return nil }
      position += 1
      return Index(index: position - 1)
    }
  }
}
