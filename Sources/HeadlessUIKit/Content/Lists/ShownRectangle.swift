extension HeadlessLayout {
  /// True while lists show all of their rows and items; otherwise those in the visible rectangle.
  static private(set) var showsWholeLists = false

  /// Runs `body` with lists that show all of their rows and items.
  ///
  /// The views of a list are then the same at all of its sizes, and those in the visible rectangle have the
  /// frames that they have otherwise. Views that were shown inside `body` are removed by the next layout
  /// outside of it.
  package static func withWholeLists<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = showsWholeLists
    showsWholeLists = true
    defer { showsWholeLists = before }
    return try body()
  }
}

extension UITableView {
  /// The part of the content whose rows, headers and footers are shown.
  var shownRectangle: CGRect {
    guard HeadlessLayout.showsWholeLists else { return bounds }
    let height = geometry.bottom
    return bounds.union(CGRect(x: 0, y: 0, width: bounds.width, height: height))
  }
}

extension UICollectionView {
  /// The part of the content whose cells and supplementary views are shown.
  var shownRectangle: CGRect {
    guard HeadlessLayout.showsWholeLists, !bounds.isEmpty else { return bounds }
    return bounds.union(CGRect(origin: .zero, size: contentSize))
  }
}
