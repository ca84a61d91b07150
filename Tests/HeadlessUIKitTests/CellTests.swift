import TestSupport
import Testing
import UIKit

@MainActor @Suite struct CellTests {
  @Test func aTableCellIsMadeByEveryInitialiser() {
    final class Row: UITableViewCell {
      let title = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(title)
      }
      required init?(coder: NSCoder) { nil }
    }
    let (plain, row) = (UITableViewCell(), Row())
    #expect(plain.contentView.superview === plain && row.title.superview === row.contentView)
    #expect(Row(style: .default, reuseIdentifier: "row").reuseIdentifier == "row")
    #expect(Row(frame: CGRect(x: 1, y: 2, width: 30, height: 40)).frame == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  private var cells: [(cell: UIView, content: UIView)] {
    let (row, tile) = (UITableViewCell(), UICollectionViewCell())
    return [(row, row.contentView), (tile, tile.contentView)]
  }

  @Test func theContentFillsTheCell() {
    for (cell, content) in cells {
      cell.frame = CGRect(x: 3, y: 4, width: 250, height: 70)
      cell.layoutIfNeeded()
      expectFrames(("content", content, CGRect(x: 0, y: 0, width: 250, height: 70)))
    }
  }

  @Test func whatIsInTheContentDecidesTheHeight() {
    for (cell, content) in cells {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "aaaaaaaaaa aaaaaaaaaa"  // each word 94.52 wide
      NSLayoutConstraint.activate(content.placeInside(label).edges(content, insets))
      let target = CGSize(width: 20 + 100 + 60, height: 0)
      let size = cell.systemLayoutSizeFitting(target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: 180, height: 10 + 41 + 40))
      cell.frame.size = size
      cell.layoutIfNeeded()
      expectFrames(("label", label, CGRect(x: 20, y: 10, width: 100, height: 41)))
    }
  }

  @Test func backgroundsLieBehindTheContent() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 90, height: 60))
    let (plain, selected) = (UIView(), UIView())
    cell.selectedBackgroundView = selected
    cell.backgroundView = plain
    #expect(cell.subviews == [plain, cell.contentView])
    cell.isSelected = true
    #expect(cell.subviews == [plain, selected, cell.contentView])
    cell.frame.size = CGSize(width: 100, height: 70)
    expectFrames(("plain", plain, cell.bounds), ("selected", selected, cell.bounds))
    cell.isSelected = false
    cell.backgroundView = nil
    #expect(cell.subviews == [cell.contentView])
  }

  @Test func appearanceCanBeExtended() {
    #expect(UIButton().styled { $0.tag = 7 }.tag == 7)
  }
}

extension UIAppearance {
  fileprivate func styled(_ style: (Self) -> Void) -> Self {
    style(self)
    return self
  }
}
