import AutoLayoutKit
import LayoutFrames
import LayoutInspection
import LayoutTracking
import Testing
import UIKit

/// Screens of which a part is laid out by constraints and a part by frames.
@MainActor @Suite struct FramesMixedTests {
  /// A tile that lays itself out by frames; its icon covers its title if it is wrong.
  private final class Tile: LayoutFramesView {
    let icon = UILabel()
    let title = UILabel()
    var isWrong = false
    static let line = #line + 4

    override func place(_ make: AutoLayoutKitMaker) {
      make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
      make.size(icon) == (40, 24)
      if isWrong { make.xLeft(icon, title) } else { make.xPlace(icon, 8, title) }
      make.yPlace(icon)
      make.yTop(title)
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      for view in [icon, title] { addSubview(view) }
      (icon.text, title.text) = ("No.", "A tile")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }
  }

  /// A card that its app lays out by frames, without a size of its own.
  private final class Board: UIView {
    let icon = Content(40, 24)
    private(set) var frames: LayoutFrames?

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(icon)
      frames = tk_frames { make in
        make.xPlace(7, icon, make.wall)
        make.yPlace(9, icon, 13)
      }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      frames?.layout()
    }
  }

  private final class Cell: LayoutFramesTableViewCell {
    let icon = UILabel()
    let title = UILabel()
    static var isWrong = false

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      for view in [icon, title] { contentView.addSubview(view) }
      (icon.text, title.text) = ("No.", "A row")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    override func place(_ make: AutoLayoutKitMaker) {
      make.insetEdges(top: 3, left: 15, bottom: 11, right: 17)
      make.size(icon) == (40, 24)
      if Self.isWrong { make.xLeft(icon, title) } else { make.xPlace(icon, 8, title) }
      make.yPlace(icon)
      make.yTop(title)
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let page = UIView()
  private let tile = Tile()
  private let other = Tile()

  /// Places a page in the root, and tiles in the page, by constraints.
  private func placeTiles() {
    root.addSubview(page)
    for view in [tile, other] { page.addSubview(view) }
    root.tk_constraint { make in
      make.insetEdges(top: 4, left: 6, bottom: 8, right: 10)
      make.equal(page)
    }
    page.tk_constraint { make in
      make.xEqual(tile, other)
      make.yPlace(12, tile, 14, other, make.wall)
    }
  }

  /// Returns the problems of a view, and expects that the tree is unchanged afterward.
  private func found(in view: UIView) -> [LayoutProblem] {
    var found: [LayoutProblem] = []
    _ = reports {
      silently { view.layoutIfNeeded() }
      let before = state(of: view)
      found = problems(in: view)
      #expect(state(of: view) == before)
    }
    return found
  }

  @Test func aScreenOfBothHasNoProblem() {
    placeTiles()
    #expect(found(in: root).map(\.description) == [])
    #expect(tile.frame == CGRect(x: 0, y: 12, width: 320 - 16, height: 3 + 24 + 11))
  }

  @Test func aMistakeInAViewByFramesIsFoundWithItsLine() {
    placeTiles()
    other.isWrong = true
    other.setNeedsPlace()
    let found = found(in: root)
    #expect(found.map(\.kind) == [.overlap])
    // The icon and the title are in one column, and both at the top.
    #expect(found.flatMap(\.sites).map { $0.line - Tile.line }.sorted() == [2, 3])
  }

  @Test func aMistakeAmongTheConstraintsIsFoundWithItsLine() {
    root.addSubview(tile)
    let line = #line + 2
    root.tk_constraint { make in
      make.xEqual(tile)
      make.height(tile) == 3 + 24 + 11
    }
    let found = found(in: root)
    #expect(found.map(\.kind) == [.ambiguity])
    #expect(Set(found.flatMap(\.sites).map { $0.line - line }) == [0])
  }

  /// The block makes the tile 3 + 24 + 11 points high.
  @Test func anotherHeightThanThatOfTheBlockIsAConflictOfBoth() {
    root.addSubview(tile)
    root.tk_constraint { make in
      make.xEqual(tile)
      make.yTop(tile)
      make.height(tile) == 50
    }
    let found = found(in: root)
    #expect(found.map(\.kind) == [.conflict])
    #expect(Set(found.flatMap(\.sites).map(\.verb)).isSuperset(of: ["height", "yPlace"]))
  }

  @Test func anExplanationNamesBothBlocks() {
    placeTiles()
    let inside = explain(tile.title)
    #expect(inside.lines.flatMap(\.sites).map(\.verb).contains("xPlace"))
    let size = explain(tile).description
    #expect(size.contains("xEqual"))
    #expect(size.contains("height = 38"))
  }

  /// The block would give the board a height, which its constraints do not.
  @Test func aViewWithoutAHeightIsNotGivenOneByItsBlock() {
    let board = Board()
    root.addSubview(board)
    root.tk_constraint { make in
      make.xEqual(board)
      make.yTop(board, by: 4)
    }
    let found = self.found(in: root)
    #expect(found.first?.kind == .ambiguity)
    #expect(board.bounds.height == 0)
  }

  @Test func aBoardInABlockOfFramesIsExamined() {
    let board = Board()
    root.addSubview(board)
    let frames = root.tk_frames { make in
      make.xPlace(4, board, 6)
      make.yPlace(8, board, make.wall)
      make.height(board) == 9 + 24 + 13
    }
    frames.layout()
    #expect(found(in: root).map(\.description) == [])
    #expect(explain(board.icon).lines.flatMap(\.sites).map(\.verb).contains("yPlace"))
    #expect(explain(board).lines.flatMap(\.sites).map(\.verb).contains("height"))
  }

  @Test(arguments: [false, true]) func rowsOfATableAreExamined(_ isWrong: Bool) {
    Cell.isWrong = isWrong
    defer { Cell.isWrong = false }
    let (table, rows) = (UITableView(), Rows())
    root.addSubview(table)
    table.register(Cell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.rowHeight = UITableView.automaticDimension
    root.tk_constraint { $0.equal(table) }
    let found = found(in: root)
    #expect(found.map(\.kind) == (isWrong ? [.overlap] : []))
    #expect(found.flatMap(\.sites).map(\.verb).contains("yTop") == isWrong)
  }

  /// A view whose block runs again at 300 points.
  private final class Panel: UIView {
    let icon = Content(40, 24)
    private var frames: LayoutFrames?

    init(_ layout: BlockLayout) {
      super.init(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
      addSubview(icon)
      switch layout {
      case .constraints: tk_constraintTracking { panel, make in panel.place(make) }
      case .frames: frames = tk_framesTracking { panel, make in panel.place(make) }
      }
    }

    required init?(coder: NSCoder) { nil }

    private func place(_ make: AutoLayoutKitMaker) {
      let isWide = make.isWider(than: 300)
      make.xLeft(icon, by: isWide ? 50 : 7)
      make.yTop(icon, by: 5)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      frames?.layout()
    }
  }

  @Test func aBlockThatRunsAgainHasTheBreakpointsOfConstraints() {
    let texts = BlockLayout.allCases.map { layout in
      let panel = Panel(layout)
      panel.layoutIfNeeded()
      let found = breakpoints(of: panel, axis: .horizontal, in: 100...400).map(\.description)
      panel.layoutIfNeeded()
      #expect(panel.icon.frame == CGRect(x: 50, y: 5, width: 40, height: 24))
      if layout == .frames { #expect(panel.icon.translatesAutoresizingMaskIntoConstraints) }
      return found
    }
    #expect(texts[1] == texts[0])
    #expect(texts[0].count == 1)
  }

  @Test func aViewByConstraintsInsideFramesIsExamined() {
    root.addSubview(page)
    let icon = Content(30, 20)
    page.addSubview(icon)
    page.tk_constraint { make in make.xLeft(icon, by: 5) }
    let frames = root.tk_frames { make in
      make.insetEdges(top: 4, left: 6, bottom: 8, right: 10)
      make.equal(page)
    }
    frames.layout()
    #expect(found(in: root).map(\.kind) == [.ambiguity])
  }

  /// The title and the icon need 40 + 12 points and the width of the text between the insets.
  @Test func aProofOfALayoutByFramesIsThatOfItsConstraints() {
    let sizes = EverySize.everySize(from: CGSize(width: 60, height: 90), to: CGSize(width: 200, height: 130))
    let proofs = BlockLayout.allCases.map { layout in
      stress(sizes, checks: [.noTruncation]) {
        BlockScreen(layout) { screen, make in
          make.insetEdges(top: 3, left: 5, bottom: 7, right: 11)
          make.xPlace(screen.icon, 12, screen.title)
          make.yTop(screen.icon, screen.title)
          make.equal(screen.box, screen.detail, screen.button)
        }
      }
    }
    #expect(proofs[0].counterexample != nil)
    #expect(proofs[1].counterexample?.size == proofs[0].counterexample?.size)
    #expect(proofs[1].counterexample?.problem.description == proofs[0].counterexample?.problem.description)
    #expect(proofs[1].unproved == proofs[0].unproved)
  }
}
