/// A heap of numbers with costs, the least cost first; among equal costs, the smaller number first.
struct MinimumHeap {
  private var entries: [(cost: Int, number: Int32)] = []

  mutating func insert(_ number: Int32, cost: Int) {
    entries.append((cost, number))
    var child = entries.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard entries[child] < entries[parent] else { break }
      entries.swapAt(child, parent)
      child = parent
    }
  }

  mutating func popLeast() -> (cost: Int, number: Int32)? {
    guard let last = entries.popLast() else { return nil }
    guard let least = entries.first else { return last }
    entries[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < entries.count else { break }
      if child + 1 < entries.count, entries[child + 1] < entries[child] { child += 1 }
      guard entries[child] < entries[parent] else { break }
      entries.swapAt(child, parent)
      parent = child
    }
    return least
  }
}
