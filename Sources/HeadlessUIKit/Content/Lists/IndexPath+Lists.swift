extension NSIndexPath {
  /// Creates the index path of a row in a section of a table; both begin at 0.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// Creates the index path of an item in a section of a collection view; both begin at 0.
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }
  /// The section, which is the first of the two indices.
  public var section: Int { index(atPosition: 0) }
  /// The row in the section, which is the second of the two indices.
  public var row: Int { index(atPosition: 1) }
  /// The item in the section, which is the second of the two indices.
  public var item: Int { index(atPosition: 1) }
}

/// The positions in tables and collection views: a section, and a row or an item in it.
extension IndexPath {
  /// Creates the index path of a row in a section of a table; both begin at 0.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the index path of an item in a section of a collection view; both begin at 0.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section, which is the first of the two indices.
  public var section: Int {
    get { checked[0] }
    set { self[0] = newValue }
  }

  /// The row in the section, which is the second of the two indices.
  public var row: Int {
    get { checked[1] }
    set { self[1] = newValue }
  }

  /// The item in the section, which is the second of the two indices.
  public var item: Int {
    get { checked[1] }
    set { self[1] = newValue }
  }

  /// The index path itself, after a check that it has exactly two indices.
  private var checked: IndexPath {
    trap(if: mistakeInCount)
    return self
  }

  /// The sentence about an index path of a list that has not exactly two indices; nil if it has two.
  var mistakeInCount: String? {
    if count == 2 { return nil }
    return "Invalid index path for use with UITableView or UICollectionView: \(self). "
      + "Index paths must contain exactly two indices specifying the section and the row or item."
  }
}
