extension Array {
  /// Returns the elements in groups of those that are like the first one of the group, in their order.
  package func grouped(_ areAlike: (Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { groups, element in
      if let index = groups.firstIndex(where: { areAlike($0[0], element) }) {
        groups[index].append(element)
      } else {
        groups.append([element])
      }
    }
  }

  /// Returns the first one of the elements with each key, in their order.
  func firstOfEach<Key: Hashable>(_ key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
