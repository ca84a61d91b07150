/// The partition of the indices of a table into groups.
///
/// It is union-find with path halving (R. E. Tarjan and J. van Leeuwen, "Worst-case analysis of set union
/// algorithms", 1984).
struct DisjointSets<Index: TableIndex> {
  private var parents: Table<Index, Index>

  /// Creates a group for each index of a table with `count` elements.
  init(count: Int) { parents = Table(Array(IndexRange(count: count))) }

  /// Returns the member that stands for the group of `member`.
  mutating func root(of member: Index) -> Index {
    var member = member
    while parents[member] != member {
      parents[member] = parents[parents[member]]
      member = parents[member]
    }
    return member
  }

  /// Unites the groups of two members; the smaller root becomes the root of both.
  mutating func unite(_ first: Index, _ second: Index) {
    let one = root(of: first)
    let two = root(of: second)
    if one < two { parents[two] = one } else { parents[one] = two }
  }
}
