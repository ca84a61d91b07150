import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// The verbs of AutoLayoutKit-ext.swift, under insets of top 3, left 5, bottom 11 and right 17 in 200 × 300.
@MainActor
@Suite struct ConvenienceTests {
  private let stage = Stage()
  private let w: CGFloat = 200 - 5 - 17
  private let h: CGFloat = 300 - 3 - 11

  @Test func sameWidthFollowsTheFirst() {
    stage.place { make in
      make.insetUnequally()
      make.sameWidth(stage.a, [stage.b, stage.c])
      make.width(stage.a) == 40
      make.height(stage.a, stage.b, stage.c) == [10, 20, 30]
      make.xLeft(stage.a, stage.b, stage.c)
      make.yTop(stage.a, stage.b, stage.c)
    }
    expectFrames(
      ("a", stage.a, CGRect(x: 5, y: 3, width: 40, height: 10)),
      ("b", stage.b, CGRect(x: 5, y: 3, width: 40, height: 20)),
      ("c", stage.c, CGRect(x: 5, y: 3, width: 40, height: 30)))
  }

  @Test func sameHeightFollowsTheFirst() {
    stage.place { make in
      make.insetUnequally()
      make.sameHeight([stage.a, stage.b])
      make.size(stage.a) == (10, 40)
      make.width(stage.b) == 20
      make.xRight(stage.a, stage.b)
      make.yBottom(stage.a, stage.b)
    }
    expectFrames(
      ("a", stage.a, CGRect(x: 200 - 17 - 10, y: 300 - 11 - 40, width: 10, height: 40)),
      ("b", stage.b, CGRect(x: 200 - 17 - 20, y: 300 - 11 - 40, width: 20, height: 40)))
  }

  @Test func sameSizeFollowsAGuide() {
    let guide = AutoLayoutKitGuide()
    stage.root.addLayoutGuide(guide)
    stage.place { make in
      make.insetUnequally()
      make.sameSize(guide, stage.a)
      make.size(guide) == (30, 50)
      make.xLeft(guide, stage.a)
      make.yBottom(guide, stage.a)
    }
    let frame = CGRect(x: 5, y: 300 - 11 - 50, width: 30, height: 50)
    expectFrames(("guide", guide, frame), ("a", stage.a, frame))
  }

  @Test func sameSizesOfFewerThanTwoItemsMakeNoConstraint() {
    stage.place { make in
      #expect(make.sameWidth().isEmpty)
      #expect(make.sameHeight(stage.a).isEmpty)
      #expect(make.sameSize([]).isEmpty)
    }
  }

  @Test func anAspectRatioTiesTheWidthToTheHeight() {
    stage.place { make in
      make.insetUnequally()
      make.aspectRatio(16, 9, stage.a, stage.b)
      make.height(stage.a) == 90
      make.width(stage.b) == 80
      make.xLeft(stage.a, stage.b)
      make.yTop(stage.a, stage.b)
    }
    expectFrames(
      ("a", stage.a, CGRect(x: 5, y: 3, width: 160, height: 90)),
      ("b", stage.b, CGRect(x: 5, y: 3, width: 80, height: 45)))
  }

  @Test(arguments: [(0.0, 9.0, "0", "9"), (16, 0, "16", "0"), (.nan, 9, "nan", "9"), (-4, 2.5, "-4", "2.5")])
  func aRatioThatIsNotPositiveIsReported(width: Double, height: Double, first: String, second: String) {
    let line: UInt = #line + 7
    let sentence =
      """
      aspectRatio(\(first), \(second), …): \
      a width of \(first) to a height of \(second) is no shape, so it is not used.
      """
    stage.place(reports: ["ConvenienceTests.swift:\(line): \(sentence)"]) {
      #expect($0.aspectRatio(width, height, stage.a).isEmpty)
    }
  }

  @Test(arguments: [(16.0, 9.0), (1, 4)]) func aShapeFitsOrCoversTheReference(width: Double, height: Double) {
    stage.place { make in
      make.insetUnequally()
      make.aspectFit(width, height, stage.a)
      make.aspectFill(width, height, stage.b)
    }
    // The reference within its insets, and the largest shape in it and the smallest around it.
    let free = CGRect(x: 5, y: 3, width: 200 - 5 - 17, height: 300 - 3 - 11)
    let scales = [free.width / CGFloat(width), free.height / CGFloat(height)]
    let frames = [min(scales[0], scales[1]), max(scales[0], scales[1])].map { scale in
      let size = CGSize(width: CGFloat(width) * scale, height: CGFloat(height) * scale)
      return CGRect(
        x: free.midX - size.width / 2, y: free.midY - size.height / 2, width: size.width, height: size.height)
    }
    expectFrames(("fit", stage.a, frames[0]), ("fill", stage.b, frames[1]))
  }

  @Test func aShapeToFitThatIsNotPositiveIsReported() {
    let line: UInt = #line + 3
    let sentence = "a width of 16 to a height of 0 is no shape, so it is not used."
    stage.place(reports: ["ConvenienceTests.swift:\(line): aspectFit(16, 0, …): \(sentence)"]) {
      #expect($0.aspectFit(16, 0, stage.a).isEmpty)
    }
  }

  @Test func rowsOfAGridAreAsHighAsTheirContent() {
    let cells = (0..<5).map { _ in Box() }
    // As high as the rows within the insets.
    let panel = Box(frame: CGRect(x: 0, y: 0, width: 150, height: 3 + 50 + 6 + 30 + 6 + 40 + 11))
    for cell in cells { panel.addSubview(cell) }
    panel.tk_constraint { make in
      let inner = make.inset(top: 3, left: 5, bottom: 11, right: 17)
      inner.grid(cells, columns: 2, gap: 6, rows: .content)
      for (cell, height) in zip(cells, [20.0, 50, 30, 10, 40]) {
        make.height(cell) >= height
        make.priority(.low).height(cell) == height
      }
    }
    panel.layoutIfNeeded()
    let width: CGFloat = (150 - 5 - 17 - 6) / 2
    let (left, right): (CGFloat, CGFloat) = (5, 5 + width + 6)
    expectFrames(
      ("0", cells[0], CGRect(x: left, y: 3, width: width, height: 50)),
      ("1", cells[1], CGRect(x: right, y: 3, width: width, height: 50)),
      ("2", cells[2], CGRect(x: left, y: 59, width: width, height: 30)),
      ("3", cells[3], CGRect(x: right, y: 59, width: width, height: 30)),
      ("4", cells[4], CGRect(x: left, y: 95, width: width, height: 40)))
  }

  @Test func spreadColumnsFillTheRow() {
    stage.place { make in
      make.insetUnequally()
      make.xSpread(stage.a, stage.b, stage.c, gap: 8)
      make.yEqual(stage.a, stage.b, stage.c)
    }
    let column = (w - 2 * 8) / 3
    expectFrames(
      ("a", stage.a, CGRect(x: 5, y: 3, width: column, height: h)),
      ("b", stage.b, CGRect(x: 5 + column + 8, y: 3, width: column, height: h)),
      ("c", stage.c, CGRect(x: 5 + 2 * column + 16, y: 3, width: column, height: h)))
  }

  @Test func spreadRowsFillTheColumn() {
    stage.place { make in
      make.insetUnequally()
      make.ySpread([stage.a, stage.b], gap: 7.5)
      make.xEqual(stage.a, stage.b)
    }
    let row = (h - 7.5) / 2
    expectFrames(
      ("a", stage.a, CGRect(x: 5, y: 3, width: w, height: row)),
      ("b", stage.b, CGRect(x: 5, y: 3 + row + 7.5, width: w, height: row)))
  }

  @Test func aSpreadWithoutAGapIsFlush() {
    stage.place { make in
      make.insetUnequally()
      make.xSpread(stage.a, stage.b)
      make.yEqual(stage.a, stage.b)
    }
    expectFrames(
      ("a", stage.a, CGRect(x: 5, y: 3, width: w / 2, height: h)),
      ("b", stage.b, CGRect(x: 5 + w / 2, y: 3, width: w / 2, height: h)))
  }

  @Test(arguments: 0...7, 1...4) func aGridIsReadRowByRow(count: Int, columns: Int) {
    let cells = (0..<count).map { _ in Box() }
    for cell in cells { stage.root.addSubview(cell) }
    stage.place { make in
      make.insetUnequally()
      make.grid(cells, columns: columns, gap: 6)
    }
    let rows = (count + columns - 1) / columns
    let width = (w - 6 * CGFloat(columns - 1)) / CGFloat(columns)
    let height = (h - 6 * CGFloat(rows - 1)) / CGFloat(rows)
    expectFrames(
      cells.enumerated().map { index, cell in
        let (column, row) = (CGFloat(index % columns), CGFloat(index / columns))
        return (
          "cell \(index)", cell,
          CGRect(x: 5 + column * (width + 6), y: 3 + row * (height + 6), width: width, height: height)
        )
      })
  }

  @Test func conveniencesTakeVariablesOfEveryNumberType() {
    let three: Int = 3
    let four: Float = 4
    let gap: CGFloat = 10
    stage.place { make in
      make.insetUnequally()
      make.aspectRatio(three, four, stage.c)
      make.aspectRatio(gap * 3, 40, [stage.c])
      make.height(stage.c) == 80
      make.xLeft(stage.c)
      make.yTop(stage.c)
      make.grid(stage.a, [stage.b], columns: 2, gap: gap)
    }
    expectFrames(
      ("a", stage.a, CGRect(x: 5, y: 3, width: w / 2 - 5, height: h)),
      ("b", stage.b, CGRect(x: 5 + w / 2 + 5, y: 3, width: w / 2 - 5, height: h)),
      ("c", stage.c, CGRect(x: 5, y: 3, width: 60, height: 80)))
  }

  @Test func aSpreadTakesEveryKindOfGap() {
    let gap: Float = 6
    stage.place { make in
      make.insetUnequally()
      make.xSpread(stage.a, stage.b, gap: .flexible(min: 4, max: 4))
      make.ySpread([stage.a, stage.b], gap: gap)
      make.ySpread(stage.a, stage.b, gap: 4...)
    }
    let (column, row) = ((w - 4) / 2, (h - 6) / 2)
    expectFrames(
      ("a", stage.a, CGRect(x: 5, y: 3, width: column, height: row)),
      ("b", stage.b, CGRect(x: 5 + column + 4, y: 3 + row + 6, width: column, height: row)))
  }

  @Test func aGridTakesItemsOneByOne() {
    stage.place { make in
      make.insetUnequally()
      make.grid(stage.a, [stage.b, stage.c], columns: 2)
    }
    expectFrames(
      ("a", stage.a, CGRect(x: 5, y: 3, width: w / 2, height: h / 2)),
      ("b", stage.b, CGRect(x: 5 + w / 2, y: 3, width: w / 2, height: h / 2)),
      ("c", stage.c, CGRect(x: 5, y: 3 + h / 2, width: w / 2, height: h / 2)))
  }

  @Test(arguments: [0, -2]) func aGridOfNoColumnsIsReportedOnce(columns: Int) {
    let line: UInt = #line + 5
    let sentences = ["(…, columns: \(columns), gap: 6)", "(…, columns: \(columns))"].map {
      "grid\($0): \(columns) columns hold no cell, so none is placed."
    }
    stage.place(reports: zip([line, line + 1], sentences).map { "ConvenienceTests.swift:\($0): \($1)" }) {
      #expect($0.grid(stage.a, stage.b, columns: columns, gap: 6).isEmpty)
      #expect($0.grid(stage.a, stage.b, columns: columns).isEmpty)
    }
  }

  @Test func aWrapEndsAtItsLargestView() {
    let card = Box()
    stage.root.addSubview(card)
    let (wide, tall) = (Box(), Box())
    for view in [wide, tall] { card.addSubview(view) }
    card.tk_constraint { make in
      make.insetUnequally()
      make.size(wide) == (90, 20)
      make.size(tall) == (30, 70)
      make.xLeft(wide, tall)
      make.yTop(wide, tall)
      make.wrap(wide, tall)
    }
    stage.place { make in
      make.xPlace(9, card, make.wall)
      make.yPlace(13, card, make.wall)
    }
    expectFrames(
      ("card", card, CGRect(x: 9, y: 13, width: 5 + 90 + 17, height: 3 + 70 + 11)),
      ("wide", wide, CGRect(x: 5, y: 3, width: 90, height: 20)),
      ("tall", tall, CGRect(x: 5, y: 3, width: 30, height: 70)))
  }

  @Test func aRequiredSizeOverridesAWrap() {
    let card = Box()
    let content = Box()
    stage.root.addSubview(card)
    card.addSubview(content)
    card.tk_constraint { make in
      make.insetUnequally()
      make.size(content) == (60, 50)
      make.xLeft(content)
      make.yTop(content)
      make.wrap([content])
    }
    stage.place { make in
      make.equal(card)
    }
    expectFrames(
      ("card", card, CGRect(x: 0, y: 0, width: 200, height: 300)),
      ("content", content, CGRect(x: 5, y: 3, width: 60, height: 50)))
  }

  @Test(arguments: [(20.0, 50.0), (50, 20)]) func belowIsUnderTheTallest(first: CGFloat, second: CGFloat) {
    stage.place { make in
      make.insetUnequally()
      make.height(stage.a, stage.b) == [first, second]
      make.xPlace(stage.a, stage.b)
      make.sameWidth(stage.a, stage.b)
      make.yTop(stage.a, stage.b)
      let row = make.below(stage.a, stage.b)
      make.xEqual(stage.c)
      make.yPlace(row, 10, stage.c)
    }
    expectFrames(
      ("a", stage.a, CGRect(x: 5, y: 3, width: w / 2, height: first)),
      ("b", stage.b, CGRect(x: 5 + w / 2, y: 3, width: w / 2, height: second)),
      ("c", stage.c, CGRect(x: 5, y: 3 + 50 + 10, width: w, height: h - 50 - 10)))
  }

  @Test func belowBelongsToTheGroup() {
    let group = stage.place { make in
      make.size(stage.a) == (30, 40)
      make.center(stage.a)
      make.size(stage.b) == (30, 20)
      make.xLeft(stage.b)
      make.ref(make.below([stage.a])).yBottom(stage.b)
    }
    expectFrames(("b", stage.b, CGRect(x: 0, y: 150 + 20 - 20, width: 30, height: 20)))
    #expect(stage.root.layoutGuides.count == 1)
    group.uninstall()
    #expect(stage.root.layoutGuides.isEmpty)
  }

  @Test func directionalRowsRunFromLeadingToTrailing() {
    stage.root.mirror(true)
    let cells = (0..<3).map { _ in Box() }
    for cell in cells { stage.root.addSubview(cell) }
    stage.place { make in
      make.insetUnequally()
      make.directional.xSpread(stage.a, stage.b, gap: 8)
      make.yEqual(stage.a, stage.b)
      make.directional.grid(cells, columns: 2, gap: 6)
    }
    // From right to left, the left inset of 5 is on the right, where text begins,
    // and the right one of 17 on the left.
    let column = (w - 8) / 2
    let width = (w - 6) / 2
    let height = (h - 6) / 2
    expectFrames(
      ("a", stage.a, CGRect(x: 200 - 5 - column, y: 3, width: column, height: h)),
      ("b", stage.b, CGRect(x: 17, y: 3, width: column, height: h)),
      ("cell 0", cells[0], CGRect(x: 200 - 5 - width, y: 3, width: width, height: height)),
      ("cell 1", cells[1], CGRect(x: 17, y: 3, width: width, height: height)),
      ("cell 2", cells[2], CGRect(x: 200 - 5 - width, y: 3 + height + 6, width: width, height: height)))
  }

  @Test func aReplacedGridKeepsEqualConstraints() {
    let cells = (0..<6).map { _ in Box() }
    for cell in cells { stage.root.addSubview(cell) }
    let group = stage.place { $0.grid(cells, columns: 3, gap: 6) }
    let count = group.constraints.count
    stage.root.tk_constraint(replace: group) { $0.grid(cells, columns: 3, gap: 9) }
    #expect(group.lastChange.removed == 0 && group.lastChange.added == 0)
    // The gaps: two in the first row, one in the first column.
    #expect(group.lastChange.updated == 3 && group.lastChange.kept == count - 3)
  }

  @Test func oneHandleSetsTheConstraintsOfSeveralVerbs() {
    // The width of a is required and the spread is optional, so the columns yield to the width.
    var handles: [AutoLayoutKitHandle] = []
    stage.place { make in
      make.insetUnequally()
      let spread = make.xSpread(stage.a, stage.b, gap: 8)
      let both = make.handle {
        make.yTop(stage.a, stage.b)
        make.height(stage.a, stage.b) == 30
      }
      make.width(stage.a) == 50
      make.xPlace(stage.a, 8, stage.b, make.wall)
      spread.priority = 400
      handles = [spread, both]
    }
    #expect(handles.map(\.constraints.count) == [4, 4])
    #expect(handles[0].constraints.allSatisfy { $0.priority.rawValue == 400 })
    #expect(handles[1].constraints.allSatisfy { $0.priority == .required })
    // a is at the left edge and b 8 after it. The end of the row and the equal widths are optional, of which
    // one can hold: equal widths cost w - 50 - 8 - 50, the end of the row as much.
    expectFrames(("a", stage.a, CGRect(x: 5, y: 3, width: 50, height: 30)))
    #expect(abs(stage.b.frame.minX - (5 + 50 + 8)) < 1e-6)
  }
}
