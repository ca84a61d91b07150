/// A heap of indices with costs, the least cost first; among equal costs, the smaller index first.
struct MinimumHeap<Index: TableIndex> {
  private var elements: [(cost: Int, index: Int32)] = []

  mutating func insert(_ index: Index, cost: Int) {
    elements.append((cost, index.index))
    var child = elements.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard elements[child] < elements[parent] else { break }
      elements.swapAt(child, parent)
      child = parent
    }
  }

  /// Removes the index of least cost and returns it with its cost; nil if the heap is empty.
  mutating func popLeast() -> (cost: Int, index: Index)? {
    guard let last = elements.popLast() else { return nil }
    guard let least = elements.first else { return (last.cost, Index(index: last.index)) }
    elements[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < elements.count else { break }
      if child + 1 < elements.count, elements[child + 1] < elements[child] { child += 1 }
      guard elements[child] < elements[parent] else { break }
      elements.swapAt(child, parent)
      parent = child
    }
    return (least.cost, Index(index: least.index))
  }
}
