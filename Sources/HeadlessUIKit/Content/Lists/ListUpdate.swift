/// The changes of the rows or items of a list that take effect together.
///
/// Indices of deleted, reloaded and moved objects refer to the list before the update, indices of inserted
/// ones and the targets of moves to the list after it, as in UIKit.
struct ListUpdate {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var moved: [(from: IndexPath, to: IndexPath)] = []

  var changesSections: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty || !movedSections.isEmpty
  }
}

/// The words of a list in the reasons with which UIKit raises exceptions.
struct ListWords {
  var row: String
  var list: String
  static let table = ListWords(row: "row", list: "table view")
  static let collection = ListWords(row: "item", list: "collection view")
}

/// The positions after an update of the rows that remain.
struct ListMapping {
  /// The former index of each section; nil for an inserted one.
  private(set) var origins: [Int?] = []
  private let update: ListUpdate
  private let words: ListWords
  private let old: [Int]
  private let new: [Int]
  /// The new index of each former section that remains.
  private var targets: [Int: Int] = [:]
  private var removedRows: [Int: [Int]] = [:]
  private var addedRows: [Int: [Int]] = [:]

  /// Maps the rows of a list with the numbers of rows `old` to one with the numbers `new`.
  ///
  /// Traps with UIKit's sentence if the numbers do not match the update.
  init(_ update: ListUpdate, from old: [Int], to new: [Int], words: ListWords) {
    self = trapping(try ListMapping(checked: update, from: old, to: new, words: words))
  }

  /// Maps the rows as `init(_:from:to:words:)`, and throws UIKit's sentence if the numbers do not match the
  /// update.
  init(checked update: ListUpdate, from old: [Int], to new: [Int], words: ListWords) throws(Mistake) {
    self.update = update
    self.words = words
    self.old = old
    self.new = new
    try mapSections()
    try collectRows()
    try checkRows()
  }

  private func require(_ condition: Bool, _ sentence: @autoclosure () -> String) throws(Mistake) {
    if !condition { throw Mistake(sentence()) }
  }

  // Sections

  private mutating func mapSections() throws(Mistake) {
    let (inserted, deleted) = (update.insertedSections, update.deletedSections)
    for section in deleted.union(update.reloadedSections) {
      try require(
        old.indices.contains(section),
        "attempt to delete section \(section), but there are only \(old.count) sections before the update")
    }
    try require(
      old.count - deleted.count + inserted.count == new.count,
      "Invalid update: invalid number of sections. The number of sections contained in the "
        + "\(words.list) after the update (\(new.count)) must be equal to the number of sections contained "
        + "in the \(words.list) before the update (\(old.count)), plus or minus the number of sections "
        + "inserted or deleted (\(inserted.count) inserted, \(deleted.count) deleted).")
    for section in inserted {
      try require(
        new.indices.contains(section),
        "attempt to insert section \(section) but there are only \(new.count) sections after the update")
    }
    var moved: [Int: Int] = [:]
    for (from, to) in update.movedSections {
      try require(
        old.indices.contains(from) && new.indices.contains(to),
        "attempt to move section \(from) to \(to), but there are only \(old.count) sections before and "
          + "\(new.count) after the update")
      moved[to] = from
    }
    let leaving = deleted.union(IndexSet(moved.values))
    var rest = old.indices.filter { !leaving.contains($0) }.makeIterator()
    origins = new.indices.map { moved[$0] ?? (inserted.contains($0) ? nil : rest.next()) }
    for (target, origin) in origins.enumerated() {
      if let origin, !update.reloadedSections.contains(origin) { targets[origin] = target }
    }
  }

  // Rows

  private mutating func collectRows() throws(Mistake) {
    for path in update.deleted.union(update.reloaded) {
      let rows = old.indices.contains(path.section) ? old[path.section] : 0
      try require(
        path.row >= 0 && path.row < rows,
        "attempt to delete \(words.row) \(path.row) from section \(path.section) which only contains \(rows) "
          + "\(words.row)s before the update")
    }
    for path in update.inserted {
      let rows = new.indices.contains(path.section) ? new[path.section] : 0
      try require(
        path.row >= 0 && path.row < rows,
        "attempt to insert \(words.row) \(path.row) into section \(path.section), but there are only \(rows) "
          + "\(words.row)s in section \(path.section) after the update")
    }
    for (from, to) in update.moved {
      try require(
        old.indices.contains(from.section) && from.row >= 0 && from.row < old[from.section]
          && new.indices.contains(to.section) && to.row >= 0 && to.row < new[to.section],
        "attempt to move \(words.row) \(from) to \(to), which does not exist before or after the update")
    }
    for path in update.deleted.union(update.moved.map(\.from)) {
      removedRows[path.section, default: []].append(path.row)
    }
    for path in update.inserted.union(update.moved.map(\.to)) {
      addedRows[path.section, default: []].append(path.row)
    }
    for section in removedRows.keys { removedRows[section]?.sort() }
    for section in addedRows.keys { addedRows[section]?.sort() }
  }

  private func checkRows() throws(Mistake) {
    for (origin, target) in targets.sorted(by: { $0.value < $1.value }) {
      let moves = (
        in: update.moved.count { $0.to.section == target },
        out: update.moved.count { $0.from.section == origin }
      )
      let inserted = update.inserted.count { $0.section == target }
      let deleted = update.deleted.count { $0.section == origin }
      try require(
        old[origin] + inserted - deleted + moves.in - moves.out == new[target],
        "Invalid update: invalid number of \(words.row)s in section \(target). The number of "
          + "\(words.row)s contained in an existing section after the update (\(new[target])) must be "
          + "equal to the number of \(words.row)s contained in that section before the update "
          + "(\(old[origin])), plus or minus the number of \(words.row)s inserted or deleted from that "
          + "section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of "
          + "\(words.row)s moved into or out of that section (\(moves.in) moved in, \(moves.out) moved "
          + "out).")
    }
  }

  // Answers

  func keeps(_ section: Int) -> Bool { targets[section] != nil }

  /// Returns the rows that leave a section, by their former indices, in ascending order.
  func removedRows(in section: Int) -> [Int] { removedRows[section] ?? [] }

  /// Returns the rows that are new in a section, by their new indices, in ascending order.
  func addedRows(in section: Int) -> [Int] { addedRows[section] ?? [] }

  /// Returns the former position of a row that was moved to `path`; nil if it was inserted.
  func origin(of path: IndexPath) -> IndexPath? { update.moved.first { $0.to == path }?.from }

  /// Returns the new position of a row; nil if it is deleted or read again.
  func target(of path: IndexPath) -> IndexPath? {
    guard !update.deleted.contains(path), !update.reloaded.contains(path) else { return nil }
    if let move = update.moved.first(where: { $0.from == path }) { return move.to }
    guard let section = targets[path.section] else { return nil }
    var row = path.row - removedRows(in: path.section).count { $0 < path.row }
    for added in addedRows(in: section) where added <= row { row += 1 }
    return IndexPath(row: row, section: section)
  }

  /// Returns the views of the rows that remain by their new positions, and calls `remove` for the others.
  func move<View>(_ views: [IndexPath: View], remove: (IndexPath) -> Void) -> [IndexPath: View] {
    var kept: [IndexPath: View] = [:]
    for (path, view) in views.sorted(by: { $0.key < $1.key }) {
      if let target = target(of: path) { kept[target] = view } else { remove(path) }
    }
    return kept
  }
}
