import TestSupport
import Testing
import UIKit

/// Returns the size of a text in a plain label.
@MainActor private func textSize(_ text: String, _ points: CGFloat) -> CGSize {
  let label = UILabel()
  label.font = .systemFont(ofSize: points)
  label.text = text
  label.numberOfLines = 0
  return label.intrinsicContentSize
}

@MainActor @Suite struct CellConfigurationTests {
  private func content(_ change: (inout UIListContentConfiguration) -> Void) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    change(&content)
    return content
  }

  /// Returns a content view that constraints make 200 points wide, and its labels.
  private func laidOut(
    _ content: UIListContentConfiguration, isRightToLeft: Bool = false
  ) -> (view: UIListContentView, labels: [UILabel], images: [UIImageView]) {
    let view = UIListContentView(configuration: content)
    let root = root(200, 300, view)
    retained.append(root)
    if isRightToLeft {
      for item in [root, view] + view.subviews { item.semanticContentAttribute = .forceRightToLeft }
    }
    view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    root.layoutIfNeeded()
    let parts = view.subviews.flatMap(\.subviews)
    return (view, parts.compactMap { $0 as? UILabel }, parts.compactMap { $0 as? UIImageView })
  }

  @Test func aRowIsAtLeast44PointsHighAndAsHighAsItsTexts() {
    let short = laidOut(content { $0.text = "Title" })
    #expect(short.view.frame.height == 44)
    let detail = "Detail\nDetail\nDetail"
    let long = laidOut(
      content {
        $0.text = "Title"
        $0.secondaryText = detail
      })
    let texts = textSize("Title", 17).height + 3 + textSize(detail, 12).height
    #expect(abs(long.view.frame.height - (1 + texts + 4)) <= 0.5)
  }

  @Test(arguments: [false, true]) func theImageIsBesideTheTexts(isRightToLeft: Bool) throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 60)).image { _ in }
    let configuration = content {
      $0.text = "Title"
      $0.image = image
      $0.imageToTextPadding = 5
      $0.imageProperties.maximumSize = CGSize(width: 0, height: 50)
      $0.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
    }
    let (view, labels, images) = laidOut(configuration, isRightToLeft: isRightToLeft)
    let core = try #require(view.subviews.first)
    let label = try #require(labels.first)
    let picture = try #require(images.first)
    #expect(core.frame == CGRect(x: isRightToLeft ? 8 : 2, y: 1, width: 190, height: 50))
    // The image is reduced to 25 × 50, in the middle of 40 points.
    #expect(picture.frame == CGRect(x: isRightToLeft ? 190 - 32.5 : 7.5, y: 0, width: 25, height: 50))
    let height = textSize("Title", 17).height
    let text = CGRect(x: isRightToLeft ? 0 : 45, y: (50 - height) / 2, width: 145, height: height)
    #expect(abs(label.frame.minX - text.minX) < 0.01 && abs(label.frame.width - text.width) < 0.01)
    #expect(abs(label.frame.midY - 25) <= 0.5)
    let guide = try #require(view.imageLayoutGuide)
    view.superview?.layoutIfNeeded()
    #expect(abs(guide.layoutFrame.minX - picture.frame.minX) < 0.01)
    #expect(view.secondaryTextLayoutGuide == nil)
  }

  @Test func bothTextsAreSideBySideIfThereIsRoom() throws {
    var configuration = UIListContentConfiguration.valueCell()
    configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 4, trailing: 8)
    configuration.text = "Key"
    configuration.secondaryText = "Value"
    let wide = laidOut(configuration).labels
    let second = try #require(wide.last)
    #expect(abs(second.frame.maxX - 190) < 0.01 && abs(second.frame.minY - wide[0].frame.minY) < 0.01)
    configuration.text = "A key that takes more than a half"
    let narrow = laidOut(configuration).labels
    #expect(narrow[1].frame.minX == 0 && narrow[1].frame.minY >= narrow[0].frame.maxY)
  }

  @Test func theContentOfACellReplacesItsContentView() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let plain = cell.contentView
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    cell.contentConfiguration = content
    let shown = cell.contentView
    #expect(shown is UIListContentView && plain.superview == nil && shown.superview === cell)
    content.text = "Other"
    cell.contentConfiguration = content
    #expect(cell.contentView === shown)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is UIListContentView) && cell.contentView.superview === cell)
  }

  private struct Badge: UIContentConfiguration {
    var height: CGFloat
    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
    func updated(for state: any UIConfigurationState) -> Badge { self }
  }

  private final class BadgeView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { show() } }
    private let line = UIView()
    private var heightConstraint: NSLayoutConstraint?

    init(_ badge: Badge) {
      configuration = badge
      super.init(frame: .zero)
      placeInside(line)
      NSLayoutConstraint.activate(line.edges(self, UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)))
      heightConstraint = line.heightAnchor.constraint(equalToConstant: 0)
      heightConstraint?.priority = .required - 1
      heightConstraint?.isActive = true
      show()
    }
    required init?(coder: NSCoder) { nil }
    private func show() { heightConstraint?.constant = (configuration as? Badge)?.height ?? 0 }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.contentConfiguration = Badge(height: indexPath.row == 0 ? 95 : 45)
      return cell
    }
  }

  @Test func aRowIsAsHighAsTheContentOfItsCell() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let rows = Rows()
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 100)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 50)
  }

  private final class StateCell: UITableViewCell {
    var states: [UICellConfigurationState] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state)
    }
  }

  @Test func aCellUpdatesItsConfigurationsForItsStateBeforeALayout() {
    let cell = StateCell()
    var handled: [Bool] = []
    cell.configurationUpdateHandler = { _, state in handled.append(state.isSelected) }
    let root = root(300, 200, cell)
    root.layoutIfNeeded()
    #expect(cell.states.map(\.isSelected) == [false] && handled == [false])
    cell.isSelected = true
    cell.isEditing = true
    root.layoutIfNeeded()
    #expect(cell.states.count == 2 && handled == [false, true])
    #expect(cell.states.last?.isEditing == true && cell.states.last?.isHighlighted == false)
    root.layoutIfNeeded()
    #expect(cell.states.count == 2)
  }

  @Test func aBackgroundIsBehindTheContentAndInsideItsInsets() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.cornerRadius = 7
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let plate = try #require(cell.subviews.first)
    #expect(plate.frame == CGRect(x: 2, y: 1, width: 90, height: 45) && plate.layer.cornerRadius == 7)
    #expect(cell.subviews.last === cell.contentView)
    cell.backgroundConfiguration = nil
    #expect(plate.superview == nil && cell.subviews == [cell.contentView])
  }

  @Test func registrationsFillTheCellsOfACollectionView() {
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, path, item in
      cell.accessibilityLabel = "\(path.item) \(item)"
    }
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
    let items = Items { list, path in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: "item")
    }
    list.dataSource = items
    list.layoutIfNeeded()
    #expect(list.visibleCells.map(\.accessibilityLabel) == ["0 item", "1 item"])
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    private let make: (UICollectionView, IndexPath) -> UICollectionViewCell
    init(_ make: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) { self.make = make }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { make(collectionView, indexPath) }
  }
}
