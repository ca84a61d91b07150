import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Cells that span several columns or rows of a grid.
///
/// Insets of top 3, left 5, bottom 11 and right 17 in 200 × 300.
@MainActor
struct SpanTests {
  private let stage = Stage()
  private let views = (0..<5).map { _ in Box() }
  private let room = CGRect(x: 5, y: 3, width: 200 - 5 - 17, height: 300 - 3 - 11)
  private let file: StaticString = "App/Keys.swift"

  init() {
    for view in views { stage.root.addSubview(view) }
  }

  /// Returns the frame of a range of columns and rows of a grid.
  private func cell(
    _ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>, of size: (columns: Int, rows: Int), gap: CGFloat
  ) -> CGRect {
    let width = (room.width - CGFloat(size.columns - 1) * gap) / CGFloat(size.columns)
    let height = (room.height - CGFloat(size.rows - 1) * gap) / CGFloat(size.rows)
    return CGRect(
      x: room.minX + CGFloat(columns.lowerBound) * (width + gap),
      y: room.minY + CGFloat(rows.lowerBound) * (height + gap),
      width: CGFloat(columns.count) * (width + gap) - gap, height: CGFloat(rows.count) * (height + gap) - gap)
  }

  @Test func aWideCellSpansItsColumnsAndTheGapsBetweenThem() {
    stage.place { make in
      make.insetUnequally()
      make.grid(views[0], views[1], .cell(views[2], columns: 2), views[3], columns: 3, gap: 4)
    }
    // [0][1]
    // [2   ][3]   the wide one does not fit beside 1
    let size = (columns: 3, rows: 2)
    expectFrames(
      ("0", views[0], cell(0...0, 0...0, of: size, gap: 4)),
      ("1", views[1], cell(1...1, 0...0, of: size, gap: 4)),
      ("2", views[2], cell(0...1, 1...1, of: size, gap: 4)),
      ("3", views[3], cell(2...2, 1...1, of: size, gap: 4)))
  }

  @Test func theZeroKeyOfACalculatorSpansTwoColumns() {
    stage.place { make in
      make.insetUnequally()
      make.grid(.cell(views[0], columns: 2), views[1], views[2], columns: 4, gap: 1)
    }
    let size = (columns: 4, rows: 1)
    expectFrames(
      ("zero", views[0], cell(0...1, 0...0, of: size, gap: 1)),
      ("dot", views[1], cell(2...2, 0...0, of: size, gap: 1)),
      ("equals", views[2], cell(3...3, 0...0, of: size, gap: 1)))
  }

  @Test func aHighCellSpansItsRowsBesideOtherCells() {
    stage.place { make in
      make.insetUnequally()
      make.grid(views[0], .cell(views[1], rows: 2), views[2], views[3], columns: 2, gap: 6)
    }
    // [0][1]
    // [2][ ]
    // [3]
    let size = (columns: 2, rows: 3)
    expectFrames(
      ("0", views[0], cell(0...0, 0...0, of: size, gap: 6)),
      ("1", views[1], cell(1...1, 0...1, of: size, gap: 6)),
      ("2", views[2], cell(0...0, 1...1, of: size, gap: 6)),
      ("3", views[3], cell(0...0, 2...2, of: size, gap: 6)))
  }

  @Test func aCellSpansColumnsAndRowsAtOnce() {
    stage.place { make in
      make.insetUnequally()
      make.grid(.cell(views[0], columns: 2, rows: 2), views[1], views[2], views[3], columns: 3, gap: 2)
    }
    // [0   ][1]
    // [    ][2]
    // [3]
    let size = (columns: 3, rows: 3)
    expectFrames(
      ("0", views[0], cell(0...1, 0...1, of: size, gap: 2)),
      ("1", views[1], cell(2...2, 0...0, of: size, gap: 2)),
      ("2", views[2], cell(2...2, 1...1, of: size, gap: 2)),
      ("3", views[3], cell(0...0, 2...2, of: size, gap: 2)))
  }

  @Test func aPlaceSkippedByAWideCellStaysFree() {
    stage.place { make in
      make.insetUnequally()
      make.grid(views[0], .cell(views[1], columns: 2), views[2], columns: 2, gap: 3)
    }
    // [0]
    // [1   ]
    // [2]      reading order: 2 does not go back beside 0
    let size = (columns: 2, rows: 3)
    expectFrames(
      ("0", views[0], cell(0...0, 0...0, of: size, gap: 3)),
      ("1", views[1], cell(0...1, 1...1, of: size, gap: 3)),
      ("2", views[2], cell(0...0, 2...2, of: size, gap: 3)))
  }

  @Test(arguments: [false, true]) func aDirectionalGridBeginsAtTheLeadingEdge(isRightToLeft: Bool) {
    stage.root.mirror(isRightToLeft)
    stage.place { make in
      make.insetUnequally()
      make.directional.grid(.cell(views[0], columns: 2), views[1], columns: 3, gap: 4)
    }
    let size = (columns: 3, rows: 1)
    expectFrames(
      ("0", views[0], cell(0...1, 0...0, of: size, gap: 4).mirrored(isRightToLeft)),
      ("1", views[1], cell(2...2, 0...0, of: size, gap: 4).mirrored(isRightToLeft)))
  }

  @Test func aGridTakesArraysOfCells() {
    let row: [any AutoLayoutKitItems] = [.cell(views[0], columns: 2), views[1]]
    stage.place { make in
      make.insetUnequally()
      make.grid(row, [views[2], views[3]], columns: 3, gap: 4)
    }
    let size = (columns: 3, rows: 2)
    expectFrames(
      ("0", views[0], cell(0...1, 0...0, of: size, gap: 4)),
      ("1", views[1], cell(2...2, 0...0, of: size, gap: 4)),
      ("2", views[2], cell(0...0, 1...1, of: size, gap: 4)),
      ("3", views[3], cell(1...1, 1...1, of: size, gap: 4)))
  }

  @Test func aCellWiderThanTheGridIsNarrowed() {
    let sentence = "a cell of 5 columns and 0 rows becomes one of 2 and 1."
    stage.place(reports: ["Keys.swift:41: grid(…, columns: 2, gap: 4): \(sentence)"]) { make in
      make.insetUnequally()
      make.grid(.cell(views[0], columns: 5, rows: 0), views[1], columns: 2, gap: 4, file: file, line: 41)
    }
    let size = (columns: 2, rows: 2)
    expectFrames(
      ("0", views[0], cell(0...1, 0...0, of: size, gap: 4)),
      ("1", views[1], cell(0...0, 1...1, of: size, gap: 4)))
  }

  @Test func aCellIsAnItemOutsideOfAGrid() {
    stage.place { make in
      make.insetUnequally()
      make.yEqual(.cell(views[0], columns: 2), views[1])
      make.xSpread(.cell(views[0], columns: 2), views[1], gap: 4)
    }
    let size = (columns: 2, rows: 1)
    expectFrames(
      ("0", views[0], cell(0...0, 0...0, of: size, gap: 4)),
      ("1", views[1], cell(1...1, 0...0, of: size, gap: 4)))
  }

  @Test func aGridAndItsGuidesAreKeptByReplace() {
    let group = AutoLayoutKitConstraintGroup()
    for isFirst in [true, false] {
      stage.root.tk_constraint(replace: group) { make in
        make.grid(.cell(views[0], columns: 2), views[1], columns: 3, gap: 4)
      }
      let change = group.lastChange
      #expect(isFirst ? change.kept == 0 : change.added + change.removed + change.updated == 0)
      // Three columns and a row.
      #expect(stage.root.layoutGuides.count == 3 + 1)
    }
    group.uninstall()
    #expect(stage.root.layoutGuides.isEmpty)
  }
}
