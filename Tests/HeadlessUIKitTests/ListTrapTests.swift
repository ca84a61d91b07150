import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// The texts with which a process ends after a misuse of a list.
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
        + "section before the update (5), plus or minus the number of rows inserted or deleted from that "
        + "section (1 inserted, 0 deleted)"
    )
  }

  @Test func theSectionsMatchTheUpdate() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let items = Items(5)
      let view = grid(items) { _, _ in }
      view.deleteSections([0])
    }
    expectReason(
      of: result,
      "Invalid update: invalid number of sections. The number of sections contained in the collection "
        + "view after the update (1) must be equal to the number of sections contained in the collection "
        + "view before the update (1), plus or minus the number of sections inserted or deleted (0 "
        + "inserted, 1 deleted).")
  }

  @Test func aDeletedRowExists() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let rows = Rows(counts: 3)
      let table = table(rows)
      rows.heights = [[0, 0]]
      table.deleteRows(at: [IndexPath(row: 5, section: 0)], with: .none)
    }
    expectReason(
      of: result, "attempt to delete row 5 from section 0 which only contains 3 rows before the update")
  }

  @Test func anInsertedRowExistsAfterwards() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let items = Items(3)
      let view = grid(items) { _, _ in }
      items.counts = [4]
      view.insertItems(at: [IndexPath(item: 9, section: 0)])
    }
    expectReason(
      of: result, "attempt to insert item 9 into section 0, but there are only 4 items in section 0 after")
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
    expectReason(
      of: result,
      "Attempted to scroll the table view to an out-of-bounds row (5) when there are only 3 rows in "
        + "section 0."
    )
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
