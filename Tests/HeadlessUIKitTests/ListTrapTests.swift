import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// The sentences with which a process ends after a misuse of a list.
@MainActor @Suite struct ListTrapTextTests {
  // Updates

  /// Expects an update to be refused with a sentence.
  private func expect(
    _ update: ListUpdate, from old: [Int], to new: [Int], words: ListWords = .table, _ sentence: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: Mistake(sentence), sourceLocation: sourceLocation) {
      try ListMapping(checked: update, from: old, to: new, words: words)
    }
  }

  @Test func theRowsMatchTheUpdate() {
    let update = ListUpdate(inserted: [IndexPath(row: 2, section: 0)])
    for (words, row) in [(ListWords.table, "row"), (.collection, "item")] {
      expect(
        update, from: [5], to: [5], words: words,
        "Invalid update: invalid number of \(row)s in section 0. The number of \(row)s contained in an "
          + "existing section after the update (5) must be equal to the number of \(row)s contained in that "
          + "section before the update (5), plus or minus the number of \(row)s inserted or deleted from "
          + "that section (1 inserted, 0 deleted) and plus or minus the number of \(row)s moved into or out "
          + "of that section (0 moved in, 0 moved out).")
    }
  }

  @Test func movedRowsCountInBothSections() {
    let paths = (from: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 1))
    expect(
      ListUpdate(moved: [paths]), from: [3, 2], to: [2, 2],
      "Invalid update: invalid number of rows in section 1. The number of rows contained in an existing "
        + "section after the update (2) must be equal to the number of rows contained in that section before "
        + "the update (2), plus or minus the number of rows inserted or deleted from that section (0 "
        + "inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section (1 "
        + "moved in, 0 moved out).")
  }

  @Test func theSectionsMatchTheUpdate() {
    for (words, list) in [(ListWords.table, "table view"), (.collection, "collection view")] {
      expect(
        ListUpdate(deletedSections: [0]), from: [5], to: [5], words: words,
        "Invalid update: invalid number of sections. The number of sections contained in the \(list) after "
          + "the update (1) must be equal to the number of sections contained in the \(list) before the "
          + "update (1), plus or minus the number of sections inserted or deleted (0 inserted, 1 deleted).")
    }
  }

  @Test func changedSectionsExist() {
    for update in [ListUpdate(deletedSections: [2]), ListUpdate(reloadedSections: [2])] {
      expect(
        update, from: [5, 5], to: [5, 5],
        "attempt to delete section 2, but there are only 2 sections before the update")
    }
    expect(
      ListUpdate(insertedSections: [3]), from: [5], to: [5, 5],
      "attempt to insert section 3 but there are only 2 sections after the update")
    for (from, to) in [(2, 0), (0, 2)] {
      expect(
        ListUpdate(movedSections: [(from: from, to: to)]), from: [5, 5], to: [5, 5],
        "attempt to move section \(from) to \(to), but there are only 2 sections before and 2 after the "
          + "update")
    }
  }

  @Test func changedRowsExist() {
    let path = IndexPath(row: 5, section: 0)
    for update in [ListUpdate(deleted: [path]), ListUpdate(reloaded: [path])] {
      expect(
        update, from: [3], to: [3],
        "attempt to delete row 5 from section 0 which only contains 3 rows before the update")
    }
    expect(
      ListUpdate(inserted: [path]), from: [3], to: [4], words: .collection,
      "attempt to insert item 5 into section 0, but there are only 4 items in section 0 after the update")
    let there = IndexPath(row: 0, section: 0)
    for (from, to) in [(path, there), (there, path)] {
      expect(
        ListUpdate(moved: [(from: from, to: to)]), from: [3], to: [3],
        "attempt to move row \(from) to \(to), which does not exist before or after the update")
    }
  }

  @Test func anUpdateThatAddsUpIsAccepted() throws {
    let update = ListUpdate(
      deletedSections: [1], insertedSections: [0], deleted: [IndexPath(row: 2, section: 0)],
      inserted: [IndexPath(row: 0, section: 1), IndexPath(row: 1, section: 1)])
    let mapping = try ListMapping(checked: update, from: [3, 7], to: [9, 4], words: .table)
    #expect(mapping.origins == [nil, 0])
  }

  // Cells and rows

  @Test func aDequeuedCellIsRegistered() throws {
    let table = UITableView()
    #expect(
      throws: Mistake(
        "unable to dequeue a cell with identifier nobody - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard")
    ) { try table.registeredCell("nobody") }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    #expect(try table.registeredCell("row").reuseIdentifier == "row")
  }

  @Test func aDequeuedItemIsRegistered() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(item: 0, section: 0)
    func mistake(_ kind: String, _ identifier: String) -> Mistake {
      Mistake(
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard")
    }
    #expect(throws: mistake("UICollectionElementKindCell", "nobody")) {
      try view.makeCell("nobody", at: path)
    }
    #expect(throws: mistake("header", "nobody")) { try view.makeOther("header", "nobody", at: path) }
    #expect(throws: mistake("line", "line")) { try view.makeDecoration("line") }
  }

  @Test func aRowThatIsScrolledToExists() {
    let rows = Rows(counts: 3)
    let table = table(rows)
    func mistake(_ row: Int, _ section: Int) -> String? {
      table.mistake(inScrollingTo: IndexPath(row: row, section: section))
    }
    for row in [-1, 3, 5] {
      #expect(
        mistake(row, 0)
          == "Attempted to scroll the table view to an out-of-bounds row (\(row)) when there are only 3 rows "
          + "in section 0.")
    }
    #expect(
      mistake(0, 1)
        == "Attempted to scroll the table view to an out-of-bounds section (1) when there are only 1 "
        + "sections.")
    for row in [0, 2, NSNotFound] { #expect(mistake(row, 0) == nil) }
  }

  @Test func anIndexPathOfARowHasTwoIndices() {
    for path in [IndexPath(), IndexPath(index: 3), IndexPath(indexes: [1, 2, 3])] {
      #expect(
        path.mistakeInCount
          == "Invalid index path for use with UITableView or UICollectionView: \(path). Index paths must "
          + "contain exactly two indices specifying the section and the row or item.")
    }
    #expect(IndexPath(row: 1, section: 2).mistakeInCount == nil)
  }

  @Test func aHeightIsNotNegative() {
    let path = IndexPath(row: 1, section: 0)
    for (height, text) in [(-5, "-5.0"), (.infinity, "inf"), (.nan, "nan")] as [(CGFloat, String)] {
      #expect(
        UITableView.mistake(inHeight: height, of: path)
          == "table view row height must not be negative - provided height for index path (\(path)) is "
          + text)
    }
    for height in [0, 44, UITableView.automaticDimension] as [CGFloat] {
      #expect(UITableView.mistake(inHeight: height, of: path) == nil)
    }
  }
}

/// Misuses of a list that end the process: one for each check.
@Suite struct ListTrapTests {
  @Test func theRowsMatchTheUpdate() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let rows = Rows(counts: 5)
      let table = table(rows)
      table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    }
    expectReason(
      of: result,
      "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
        + "existing section after the update (5) must be equal to the number of rows contained in that "
        + "section before the update (5)")
  }

  @Test func theItemsMatchTheUpdate() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let items = Items(5)
      let view = grid(items) { _, _ in }
      view.deleteSections([0])
    }
    expectReason(of: result, "Invalid update: invalid number of sections.")
  }

  @Test func aDequeuedCellIsRegistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      _ = UITableView().dequeueReusableCell(
        withIdentifier: "nobody", for: IndexPath(row: 0, section: 0))
    }
    expectReason(
      of: result,
      "unable to dequeue a cell with identifier nobody - must register a nib or a class for the identifier")
  }

  @Test func aDequeuedItemIsRegistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      _ = view.dequeueReusableCell(withReuseIdentifier: "nobody", for: IndexPath(item: 0, section: 0))
    }
    expectReason(
      of: result,
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier nobody - must register")
  }

  @Test func aRowThatIsScrolledToExists() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let rows = Rows(counts: 3)
      table(rows).scrollToRow(at: IndexPath(row: 5, section: 0), at: .top, animated: false)
    }
    expectReason(of: result, "to an out-of-bounds row (5) when there are only 3 rows in section 0.")
  }

  @Test func anIndexPathOfARowHasTwoIndices() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      _ = IndexPath(index: 3).row
    }
    expectReason(
      of: result, "Index paths must contain exactly two indices specifying the section and the row or item.")
  }

  @Test func aHeightIsNotNegative() async {
    final class Negative: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { -5 }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let delegate = Negative()
      let rows = Rows(counts: 1)
      _ = table(rows) { $0.delegate = delegate }
    }
    expectReason(of: result, "table view row height must not be negative - provided height for index path")
  }

  @Test func aRegisteredClassHasTheInitializer() async {
    final class Made: UITableViewCell {
      let number: Int
      init(number: Int) {
        self.number = number
        super.init(style: .default, reuseIdentifier: nil)
      }
      required init?(coder: NSCoder) { nil }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let table = UITableView()
      table.register(Made.self, forCellReuseIdentifier: "made")
      _ = table.dequeueReusableCell(withIdentifier: "made")
    }
    expectReason(of: result, "Use of unimplemented initializer 'init(style:reuseIdentifier:)' for class")
  }
}
