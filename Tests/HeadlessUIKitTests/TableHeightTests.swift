import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// The heights of rows and headers that follow from their contents, and estimates of the others.
@MainActor @Suite struct TableHeightTests {
  // A row is as high as its box and 10 + 40 points.
  private let tall: [CGFloat] = [0, 20, 110, 5, 60, 33, 80, 7]

  @Test func aRowIsAsHighAsItsConstraintsRequire() {
    let table = table(Rows([tall]), cell: SizedCell.self)
    #expect(table.shownRows == ["0.0 y 0 h 50", "0.1 y 50 h 70", "0.2 y 120 h 160"])
    let cell = table.visibleCells[1] as? SizedCell
    #expect(cell?.box.frame == CGRect(x: 20, y: 10, width: 320 - 80, height: 20))
  }

  @Test func rowsOutsideCountWithTheirEstimate() {
    let shown: CGFloat = 50 + 70 + 160
    let automatic = table(Rows([tall]), cell: SizedCell.self)
    #expect(automatic.contentSize.height == shown + 5 * 44)
    let estimated = table(Rows([tall]), cell: SizedCell.self) { $0.estimatedRowHeight = 91 }
    #expect(estimated.contentSize.height == shown + 5 * 91)
  }

  @Test func aRowWithoutConstraintsIs44High() {
    let table = table(Rows(counts: 2))
    #expect(table.shownRows == ["0.0 y 0 h 44", "0.1 y 44 h 44"])
  }

  @Test func aTextMakesItsRowHigher() throws {
    final class Texts: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = Array(repeating: "word", count: indexPath.row * 30 + 1).joined(separator: " ")
        return cell
      }
    }
    let texts = Texts()
    let table = table(Rows([])) { $0.dataSource = texts }
    let label = UILabel()
    label.numberOfLines = 0
    var top: CGFloat = 0
    for cell in table.visibleCells {
      label.text = cell.textLabel?.text
      let text = label.sizeThatFits(CGSize(width: 320 - 32, height: 9999)).height
      let height = max(11 + text + 11, 44)
      #expect(cell.frame == CGRect(x: 0, y: top, width: 320, height: height))
      top += height
    }
    #expect(table.visibleCells.count >= 2)
  }

  @Test func contentStaysInPlaceWhenRowsAboveAreMeasured() {
    let rows = Rows([tall + tall + tall])
    let table = table(rows, cell: SizedCell.self)
    table.scrollToRow(at: IndexPath(row: 12, section: 0), at: .top, animated: false)
    table.layoutIfNeeded()
    // Row 12 has a box of 60, the row above one of 5.
    let top = table.rectForRow(at: IndexPath(row: 12, section: 0)).minY
    #expect(table.contentOffset.y == top)
    table.contentOffset.y -= 10
    table.layoutIfNeeded()
    let moved = table.rectForRow(at: IndexPath(row: 12, section: 0)).minY
    #expect(moved - top == CGFloat(55 - 44))
    #expect(table.contentOffset.y == moved - 10)
  }

  @Test func scrollingThroughTheTableMeasuresEveryRow() {
    let table = table(Rows([tall + tall]), cell: SizedCell.self)
    let heights = (tall + tall).map { $0 + 50 }
    for _ in 0..<60 {
      table.contentOffset.y += 37
      table.layoutIfNeeded()
    }
    #expect(table.contentSize.height == heights.reduce(0, +))
    for (row, height) in heights.enumerated() {
      let rect = CGRect(x: 0, y: heights.prefix(row).reduce(0, +), width: 320, height: height)
      #expect(table.rectForRow(at: IndexPath(row: row, section: 0)) == rect)
    }
  }

  @Test func theLastRowIsScrolledToTheBottomAfterItIsMeasured() {
    let table = table(Rows([tall + [301]]), cell: SizedCell.self)
    table.scrollToRow(at: IndexPath(row: 8, section: 0), at: .bottom, animated: false)
    table.layoutIfNeeded()
    let rect = table.rectForRow(at: IndexPath(row: 8, section: 0))
    #expect(rect.height == 351 && rect.maxY == table.contentSize.height)
    #expect(table.contentOffset.y == rect.maxY - 200)
  }

  /// A delegate that knows the heights of rows, and counts the calls.
  private final class Heights: NSObject, UITableViewDelegate {
    var asked = 0
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked += 1
      return indexPath.row == 1 ? UITableView.automaticDimension : 50 + CGFloat(indexPath.row)
    }
  }

  @Test func theDelegateDecidesAboutHeights() {
    let heights = Heights()
    let table = table(Rows([tall]), cell: SizedCell.self) { $0.delegate = heights }
    #expect(table.shownRows == ["0.0 y 0 h 50", "0.1 y 50 h 70", "0.2 y 120 h 52", "0.3 y 172 h 53"])
    #expect(heights.asked == 4)
  }

  @Test func withoutEstimatesTheDelegateIsAskedForAllRows() {
    let heights = Heights()
    let table = table(Rows([tall]), cell: SizedCell.self) {
      $0.delegate = heights
      $0.estimatedRowHeight = 0
    }
    let fixed: CGFloat = [50, 52, 53, 54, 55, 56, 57].reduce(0, +)
    #expect(table.contentSize.height == fixed + 70)
    #expect(heights.asked >= 8)
  }

  @Test func theDelegateEstimatesEveryRow() {
    final class Estimates: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        100 + CGFloat(indexPath.row)
      }
    }
    let estimates = Estimates()
    let table = table(Rows([tall]), cell: SizedCell.self) { $0.delegate = estimates }
    let heights: [CGFloat] = [50, 70, 160, 103, 104, 105, 106, 107]
    #expect(table.contentSize.height == heights.reduce(0, +))
  }

  /// A cell with a square box.
  private final class Square: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let box = contentView.placeInside(UIView())
      NSLayoutConstraint.activate(
        box.edges(contentView, insets) + [box.heightAnchor.constraint(equalTo: box.widthAnchor)])
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func theTableMeasuresAContentWhoseTranslationWasTurnedOff() {
    final class Row: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.translatesAutoresizingMaskIntoConstraints = false
        let box = contentView.placeInside(UIView())
        NSLayoutConstraint.activate(
          box.edges(contentView, UIEdgeInsets(top: 1, left: 20, bottom: 4, right: 60))
            + box.box(20, 1, 7, 24).suffix(1))
      }
      required init?(coder: NSCoder) { nil }
    }
    HeadlessLayout.logHandler = { _ in }
    defer { HeadlessLayout.logHandler = nil }
    let table = table(Rows(counts: 2), cell: Row.self)
    #expect(table.shownRows == ["0.0 y 0 h 29", "0.1 y 29 h 29"])  // 1 + 24 + 4
    #expect((table.visibleCells.first as? Row)?.contentView.frame.width == 320)
  }

  @Test func rowsAreMeasuredInsideTheSafeArea() {
    let rows = Rows(counts: 1)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(Square.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    for (left, right) in [(11, 13), (40, 2)] as [(CGFloat, CGFloat)] {
      HeadlessLayout.setSafeAreaInsets(
        UIEdgeInsets(top: 5, left: left, bottom: 7, right: right), of: table)
      table.layoutIfNeeded()
      let side: CGFloat = 320 - left - right - 80
      #expect(table.visibleCells.first?.frame.height == side + 50)
    }
  }

  @Test func anotherWidthMeasuresTheRowsAgain() {
    let table = table(Rows(counts: 3), cell: Square.self)
    #expect(table.shownRows == ["0.0 y 0 h 290"])  // 320 − 80 + 50
    table.frame.size.width = 100
    table.layoutIfNeeded()
    #expect(table.shownRows == ["0.0 y 0 h 70", "0.1 y 70 h 70", "0.2 y 140 h 70"])
    #expect(table.contentSize == CGSize(width: 100, height: 210))
  }

  @Test func anotherSizeOfTextMeasuresTheRowsAgain() throws {
    final class Scaled: UITableViewCell {
      let label = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.font = .preferredFont(forTextStyle: .title1)
        label.adjustsFontForContentSizeCategory = true
        label.text = "Title"
        contentView.placeInside(label)
        NSLayoutConstraint.activate(label.edges(contentView, insets))
      }
      required init?(coder: NSCoder) { nil }
    }
    defer { HeadlessLayout.setScreen(size: CGSize(width: 390, height: 844)) }
    let rows = Rows(counts: 1)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let table = UITableView(frame: window.bounds)
    table.register(Scaled.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    var heights: [CGFloat] = []
    for category in [UIContentSizeCategory.large, .accessibilityLarge] {
      HeadlessLayout.setScreen(
        size: CGSize(width: 390, height: 844), contentSizeCategory: category)
      window.layoutIfNeeded()
      let cell = try #require(table.visibleCells.first as? Scaled)
      #expect(cell.frame.height == 10 + cell.label.intrinsicContentSize.height + 40)
      heights.append(cell.frame.height)
    }
    #expect(heights[0] < heights[1])
  }

  @Test func headersAreAsHighAsTheirConstraintsRequire() {
    final class Headers: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let box = header.contentView.placeInside(UIView())
        NSLayoutConstraint.activate(
          box.edges(header.contentView, insets) + [box.heightAnchor.constraint(equalToConstant: 13)])
        return section == 1 ? nil : header
      }
    }
    let headers = Headers()
    let table = table(Rows(counts: 1, 1, 1)) {
      $0.delegate = headers
      $0.rowHeight = 20
    }
    // 13 + 50 | 20 | no header | 20 | 13 + 50 | 20
    #expect(table.shownRows == ["0.0 y 63 h 20", "1.0 y 83 h 20", "2.0 y 166 h 20"])
    let heights: [CGFloat] = [63, 20, 20, 63, 20]
    #expect(table.contentSize.height == heights.reduce(0, +))
  }

  @Test func aMillionRowsCostNoMoreThanTheVisibleOnes() {
    for count in [1_000, 1_000_000] {
      let rows = Rows(counts: count, height: 10)
      let table = table(rows, cell: SizedCell.self)
      // 200 points show rows of 60 points.
      #expect(rows.asked.count == 4, "\(count) rows")
      #expect(table.contentSize.height == 4 * 60 + CGFloat(count - 4) * 44)
      table.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: false)
      table.layoutIfNeeded()
      #expect(rows.asked.count <= 4 + 10 && table.visibleCells.count <= 5, "\(rows.asked.count) calls")
    }
  }
}
