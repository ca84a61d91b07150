import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

/// Cells whose content does not give them a height, and lines between a cell and its content.
@MainActor @Suite struct CellCheckTests {
  /// A cell with a picture and two texts.
  private final class MessageCell: UITableViewCell {
    let picture = Content(40, 40)
    let name = UILabel()
    let text = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      for view in [picture, name, text] { contentView.addSubview(view) }
      name.text = "Ada"
      text.text = "See you at noon"
      build?(self)
    }

    required init?(coder: NSCoder) { nil }

    /// The lines of the cells that a table makes.
    static var build: ((MessageCell) -> Void)?
    private var build: ((MessageCell) -> Void)? { Self.build }
  }

  /// A tile of a collection.
  private final class Tile: UICollectionViewCell {
    let photo = Content(80, 60)
    let title = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      for view in [photo, title] { contentView.addSubview(view) }
      title.text = "Harbor"
      contentView.tk_constraint { make in
        make.xPlace(3, title, 5)
        make.xLeft(photo, by: 3)
        make.yPlace(7, photo, 4, title, make.wall)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A data source with one message.
  private final class Messages: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    }
  }

  private let cell = MessageCell(style: .default, reuseIdentifier: nil)

  init() { cell.frame = CGRect(x: 0, y: 0, width: 320, height: 90) }

  private func sentences(_ view: UIView) -> [String] {
    problems(in: view, [.cellsFitTheirContent]).map(\.description)
  }

  private func here(_ line: Int, _ verb: String) -> String { "CellCheckTests.swift:\(line) \(verb)" }

  /// Places the views along x.
  private func placeRows(_ cell: MessageCell) {
    cell.contentView.tk_constraint { make in
      make.xPlace(16, cell.picture, 12, cell.name, 20)
      make.xPlace(after: cell.picture, 12, cell.text, 20)
    }
  }

  /// Returns the end of a text below another one, and below a gap at the top.
  private func end(top: CGFloat, gap: CGFloat) -> Int {
    Int(top + cell.name.intrinsicContentSize.height + gap + cell.text.intrinsicContentSize.height)
  }

  // A column without an end

  @Test func aColumnThatEndsAtAWallIsReported() {
    placeRows(cell)
    let line = #line + 2
    cell.contentView.tk_constraint { make in
      make.yPlace(11, cell.name, 4, cell.text, make.wall)
      make.yCenter(cell.picture)
    }
    #expect(
      sentences(cell) == [
        "\(here(line, "yPlace")) does not reach the bottom of the contentView of MessageCell: \"text\" ends"
          + " at \(end(top: 11, gap: 4)), and a table gets no height from it. End the yPlace with a gap and"
          + " not with a wall: yPlace(…, text, 8)."
      ])
  }

  @Test func aPictureThatIsLowerThanTheColumnGivesTooLittleHeight() {
    placeRows(cell)
    let line = #line + 2
    cell.contentView.tk_constraint { make in
      make.yPlace(11, cell.name, 30, cell.text, make.wall)
      make.yPlace(9, cell.picture, 7)
    }
    #expect(
      sentences(cell) == [
        "\(here(line, "yPlace")) does not reach the bottom of the contentView of MessageCell: \"text\" ends"
          + " at \(end(top: 11, gap: 30)), and a table gets a height of \(9 + 40 + 7) from it. End the yPlace"
          + " with a gap and not with a wall: yPlace(…, text, 8)."
      ])
  }

  @Test func aViewBelowAnotherOneHasNoBottom() {
    placeRows(cell)
    let line = #line + 4
    cell.contentView.tk_constraint { make in
      make.yTop(cell.picture, by: 5)
      make.yTop(cell.name, by: 13)
      make.install(cell.text.tk_top == cell.name.tk_bottom + 4)
    }
    let found = sentences(cell)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("\(here(line, "install")) does not reach the bottom of the ") == true)
    #expect(found.first?.hasSuffix(" from it. Tie its bottom: make.yBottom(text, by: 8).") == true)
  }

  @Test func theRowOfATableWithoutABottomIsReported() {
    MessageCell.build = { cell in
      cell.contentView.tk_constraint { make in
        make.xPlace(16, cell.name, 20)
        make.xPlace(16, cell.text, 20)
        make.yPlace(15, cell.name, 9, cell.text, make.wall)
      }
    }
    defer { MessageCell.build = nil }
    let source = Messages()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(MessageCell.self, forCellReuseIdentifier: "message")
    table.dataSource = source
    UIWindow(frame: table.frame).addSubview(table)
    table.layoutIfNeeded()
    #expect(sentences(table).count == 1)
    table.rowHeight = 80
    table.reloadData()
    table.layoutIfNeeded()
    #expect(sentences(table).isEmpty)
  }

  @Test func aCellWithoutAHeightHasTheReason() {
    placeRows(cell)
    cell.contentView.tk_constraint { make in
      make.yPlace(11, cell.name, 4, cell.text, make.wall)
      make.yTop(cell.picture, by: 6)
    }
    for height: CGFloat in [0, 44] {
      cell.frame.size.height = height
      let found = problems(in: cell)
      #expect(found.map(\.kind) == [.cell] && found.map(\.views) == [["text", "MessageCell"]])
    }
    cell.contentView.tk_constraint { make in make.yBottom(cell.text, by: 9) }
    cell.frame.size.height = 0
    #expect(problems(in: cell) == [])
    cell.frame.size = CGSize(width: 0, height: 44)
    let found = silently { problems(in: cell).map(\.description) }
    #expect(found == ["MessageCell is 0 × 44, so nothing in it can be examined. Set its frame first."])
  }

  /// A column that the height of a new cell is too small for: 11 + 150 + 13.
  @Test func aNewCellGetsTheHeightOfItsContent() {
    cell.contentView.tk_constraint { make in
      make.xPlace(16, cell.picture, 12, cell.name, 20)
      make.xPlace(after: cell.picture, 12, cell.text, 20)
      make.yPlace(11, cell.text, 13)
      make.yTop(cell.picture, cell.name, by: 11)
      make.height(cell.text) == 150
    }
    cell.frame.size.height = 44
    #expect(problems(in: cell, [.noConflict, .insideContainer, .noTruncation]) == [])
    #expect(cell.bounds.height == 174)
    cell.frame.size.height = 90
    #expect(silently { problems(in: cell, [.noConflict]) }.count == 1)
  }

  // Intended columns

  @Test func aColumnThatEndsWithAGapIsIntended() {
    placeRows(cell)
    cell.contentView.tk_constraint { make in
      make.yPlace(11, cell.name, 4, cell.text, 13)
      make.yCenter(cell.picture)
    }
    #expect(sentences(cell).isEmpty)
  }

  @Test func aColumnThatEndsWithAFlexibleGapIsIntended() {
    placeRows(cell)
    cell.contentView.tk_constraint { make in
      make.yPlace(11, cell.name, 4, cell.text, 13...)
      make.yPlace(9, cell.picture, 7...)
    }
    #expect(sentences(cell).isEmpty)
  }

  @Test func contentInTheMiddleIsIntended() {
    placeRows(cell)
    cell.contentView.tk_constraint { make in
      make.yCenter(cell.picture, cell.name)
      make.ref(cell.name).yCenter(cell.text, by: 9)
    }
    #expect(sentences(cell).isEmpty)
  }

  @Test func aColumnInTheMarginsIsIntended() {
    placeRows(cell)
    cell.contentView.tk_constraint { make in
      make.margins.yPlace(1, cell.name, 4, cell.text, 3)
      make.yCenter(cell.picture)
    }
    #expect(sentences(cell).isEmpty)
  }

  @Test func aTileHasTheSizeOfItsLayout() {
    let tile = Tile(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
    #expect(sentences(tile).isEmpty)
    let low = Tile(frame: CGRect(x: 0, y: 0, width: 100, height: 70))
    #expect(sentences(low).count == 1)
  }

  // Lines across the content view

  @Test func aRowThatStartsAtTheCellIsReported() {
    let line = #line + 2
    cell.tk_constraint { make in
      make.xPlace(16, cell.picture, 12, cell.name, 20)
      make.yPlace(11, cell.picture, 13)
      make.yCenter(cell.name)
    }
    cell.contentView.tk_constraint { make in
      make.xPlace(70, cell.text, 20)
      make.yPlace(40, cell.text, 6)
    }
    #expect(
      sentences(cell) == [
        "\(here(line, "xPlace")) and 2 more tie \"picture\" and \"name\" to MessageCell, whose contentView"
          + " holds them: the content gives the cell no height there. Write"
          + " cell.contentView.tk_constraint { … }."
      ])
  }

  @Test func oneLineOfATileThatStartsAtTheCellIsReported() {
    let tile = Tile(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
    tile.accessibilityIdentifier = "tile"
    let line = #line + 1
    tile.tk_constraint { make in make.yBottom(tile.title, by: 9) }
    #expect(
      sentences(tile) == [
        "\(here(line, "yBottom")) ties \"title\" to \"tile\", whose contentView holds it: the content gives"
          + " the cell no height there. Write cell.contentView.tk_constraint { … }."
      ])
  }

  @Test func aBlockOnTheContentViewIsIntended() {
    cell.tk_constraint { make in
      let content = make.ref(cell.contentView)
      content.xPlace(16, cell.picture, 12, cell.name, 20)
      content.xPlace(16, cell.text, 20)
      content.yPlace(11, cell.name, 4, cell.text, 13)
      content.yTop(cell.picture, by: 8)
      make.height(cell.picture) == make.w * 0.1
    }
    let badge = UIView()
    cell.addSubview(badge)
    cell.tk_constraint { make in
      make.size(badge) == (9, 12)
      make.xRight(badge, by: 3)
      make.yTop(badge, by: 5)
    }
    #expect(sentences(cell).isEmpty)
  }
}
