import TestSupport
import Testing
import UIKit

@MainActor @Suite struct CellTests {
  @Test func aTableCellIsMadeByEveryInitializer() {
    final class Row: UITableViewCell {
      let title = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(title)
      }
      required init?(coder: NSCoder) { nil }
    }
    let plain = UITableViewCell()
    let row = Row()
    #expect(plain.contentView.superview === plain && row.title.superview === row.contentView)
    #expect(Row(style: .default, reuseIdentifier: "row").reuseIdentifier == "row")
    #expect(
      Row(frame: CGRect(x: 1, y: 2, width: 30, height: 40)).frame == CGRect(x: 1, y: 2, width: 30, height: 40)
    )
  }

  private var cells: [(cell: UIView, content: UIView)] {
    let row = UITableViewCell()
    let tile = UICollectionViewCell()
    return [(row, row.contentView), (tile, tile.contentView)]
  }

  @Test func theContentFillsTheCell() {
    for (cell, content) in cells {
      cell.frame = CGRect(x: 3, y: 4, width: 250, height: 70)
      cell.layoutIfNeeded()
      expectFrames(("content", content, CGRect(x: 0, y: 0, width: 250, height: 70)))
    }
  }

  @Test func theContentDeterminesTheHeight() {
    for (cell, content) in cells {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "aaaaaaaaaa aaaaaaaaaa"  // each word 94.52 wide
      NSLayoutConstraint.activate(content.placeInside(label).edges(content, insets))
      let target = CGSize(width: 20 + 100 + 60, height: 0)
      let size = cell.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: 180, height: 10 + 41 + 40))
      cell.frame.size = size
      cell.layoutIfNeeded()
      expectFrames(("label", label, CGRect(x: 20, y: 10, width: 100, height: 41)))
    }
  }

  @Test func theCellPlacesTheContentAlways() {
    var sentences: [String] = []
    HeadlessLayout.logHandler = { sentences.append($0) }
    defer { HeadlessLayout.logHandler = nil }
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    for (cell, content) in cells + [(header, header.contentView)] {
      content.translatesAutoresizingMaskIntoConstraints = false
      #expect(content.translatesAutoresizingMaskIntoConstraints)
      let box = content.placeInside(UIView())
      NSLayoutConstraint.activate(
        box.edges(content, insets) + [box.heightAnchor.constraint(equalToConstant: 13)])
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: 250, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: 250, height: 10 + 13 + 40))
      cell.frame.size = size
      cell.layoutIfNeeded()
      expectFrames(
        ("content", content, CGRect(x: 0, y: 0, width: 250, height: 63)),
        ("box", box, CGRect(x: 20, y: 10, width: 250 - 20 - 60, height: 13)))
    }
    #expect(sentences.count == 3 && sentences.allSatisfy { $0.contains("contentView of <UI") })
  }

  @Test func theContentOfAConfigurationIsPlacedByTheCell() {
    struct Plain: UIContentConfiguration {
      func makeContentView() -> UIView & UIContentView { PlainView(self) }
      func updated(for state: any UIConfigurationState) -> Plain { self }
    }
    final class PlainView: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(_ configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
      }
      required init?(coder: NSCoder) { nil }
    }
    let cell = UITableViewCell()
    cell.contentConfiguration = Plain()
    cell.frame = CGRect(x: 3, y: 4, width: 250, height: 70)
    cell.layoutIfNeeded()
    expectFrames(("content", cell.contentView, CGRect(x: 0, y: 0, width: 250, height: 70)))
  }

  @Test func backgroundsAreBehindTheContent() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 90, height: 60))
    let plain = UIView()
    let selected = UIView()
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

  // At 17 points a line is 21 high, at 12 points 15; ten letters a are 88.86 and 65.78 points wide.
  private let wide = FontArithmetic(17).width("aaaaaaaaaa").rounded(.up)
  private let narrow = FontArithmetic(12).width("aaaaaaaaaa").rounded(.up)

  private func standardCell(_ style: UITableViewCell.CellStyle, image: Bool = true) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "aaaaaaaaaa"
    cell.detailTextLabel?.text = "aaaaaaaaaa"
    if image {
      cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 26)).image { _ in }
    }
    cell.frame.size = CGSize(width: 300, height: 60)
    cell.layoutIfNeeded()
    return cell
  }

  @Test func aStylePlacesItsTextsBesideTheImage() {
    let plain = standardCell(.default)
    expectFrames(
      ("image", plain.imageView ?? plain, CGRect(x: 16, y: 17, width: 30, height: 26)),
      ("text", plain.textLabel ?? plain, CGRect(x: 16 + 30 + 16, y: 19.5, width: wide, height: 21)))
    #expect(plain.detailTextLabel == nil)
    let subtitle = standardCell(.subtitle)
    // 21 + 3 + 15 = 39 of 60
    expectFrames(
      ("text", subtitle.textLabel ?? plain, CGRect(x: 62, y: 10.5, width: wide, height: 21)),
      ("detail", subtitle.detailTextLabel ?? plain, CGRect(x: 62, y: 34.5, width: narrow, height: 15)))
    let value1 = standardCell(.value1)
    expectFrames(
      ("text", value1.textLabel ?? plain, CGRect(x: 62, y: 19.5, width: wide, height: 21)),
      (
        "detail", value1.detailTextLabel ?? plain,
        CGRect(x: 300 - 16 - wide, y: 19.5, width: wide, height: 21)
      ))
    let value2 = standardCell(.value2)
    expectFrames(
      ("text", value2.textLabel ?? plain, CGRect(x: 16 + 91 - narrow, y: 22.5, width: narrow, height: 15)),
      ("detail", value2.detailTextLabel ?? plain, CGRect(x: 16 + 91 + 8, y: 22.5, width: narrow, height: 15)))
    #expect(value2.imageView == nil)
  }

  @Test func aStyleIsMirroredFromRightToLeft() {
    let cell = standardCell(.value1)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    expectFrames(
      ("image", cell.imageView ?? cell, CGRect(x: 300 - 16 - 30, y: 17, width: 30, height: 26)),
      ("text", cell.textLabel ?? cell, CGRect(x: 300 - 62 - wide, y: 19.5, width: wide, height: 21)),
      ("detail", cell.detailTextLabel ?? cell, CGRect(x: 16, y: 19.5, width: wide, height: 21)))
  }

  @Test func aCellWithATextIsAtLeast44High() {
    let target = CGSize(width: 16 + 100 + 16, height: 0)
    let cell = standardCell(.default, image: false)
    func height() -> CGFloat {
      cell.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(height() == 44)
    cell.textLabel?.text = "aaaaaaaaaa aaaaaaaaaa"
    #expect(height() == 44)
    cell.textLabel?.numberOfLines = 0
    #expect(height() == CGFloat(11 + 41 + 11))
    cell.frame.size = CGSize(width: 132, height: 63)
    cell.layoutIfNeeded()
    expectFrames(("text", cell.textLabel ?? cell, CGRect(x: 16, y: 11, width: wide, height: 41)))
  }

  @Test(arguments: [false, true]) func anAccessoryNarrowsTheContent(isRightToLeft: Bool) {
    let cell = standardCell(.default)
    if isRightToLeft { cell.semanticContentAttribute = .forceRightToLeft }
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    cell.accessoryView = accessory
    cell.layoutIfNeeded()
    expectFrames(
      (
        "content", cell.contentView,
        CGRect(x: isRightToLeft ? 66 : 0, y: 0, width: 300 - 50 - 16, height: 60)
      ),
      ("accessory", accessory, CGRect(x: isRightToLeft ? 16 : 300 - 16 - 50, y: 20, width: 50, height: 20)))
    cell.frame.size.width = 400
    cell.layoutIfNeeded()
    expectFrames(
      ("content", cell.contentView, CGRect(x: isRightToLeft ? 66 : 0, y: 0, width: 400 - 66, height: 60)))
    cell.accessoryView = nil
    cell.accessoryType = .checkmark
    cell.layoutIfNeeded()
    // A symbol is 20 points wide.
    expectFrames(
      ("content", cell.contentView, CGRect(x: isRightToLeft ? 36 : 0, y: 0, width: 400 - 36, height: 60)))
    #expect(accessory.superview == nil && cell.subviews.count == 2)
    #expect(cell.contentView.directionalLayoutMargins.trailing == 8)
    cell.accessoryType = .none
    #expect(cell.contentView.directionalLayoutMargins.trailing == 16)
    #expect(cell.contentView.frame == cell.bounds && cell.subviews == [cell.contentView])
  }

  @Test func subviewsOfTheContentFollowItsMargins() {
    let cell = UITableViewCell()
    let view = cell.contentView.placeInside(UIView())
    let guide = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    cell.layoutIfNeeded()
    expectFrames(("view", view, CGRect(x: 16, y: 11, width: 320 - 32, height: 44 - 22)))
  }

  @Test func theContentFillsAHeader() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
    let background = UIView()
    header.backgroundView = background
    header.frame = CGRect(x: 1, y: 2, width: 200, height: 30)
    expectFrames(("content", header.contentView, header.bounds), ("background", background, header.bounds))
    #expect(
      header.subviews == [background, header.contentView]
        && UITableViewHeaderFooterView().reuseIdentifier == nil)
  }

  @Test func controlsAndCellsAreFreed() {
    let makers: [() -> UIView] = [
      { UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in }) },
      { UITextField() }, { UITextView() }, { UISwitch() }, { UISlider() }, { UIStepper() },
      { UISegmentedControl(items: ["One", "Two"]) }, { UIProgressView() },
      { UIActivityIndicatorView(style: .large) }, { UIPageControl() }, { standardCell(.subtitle) },
      { UICollectionViewCell() }, { UITableViewHeaderFooterView(reuseIdentifier: nil) },
    ]
    for make in makers {
      weak var reference: UIView?
      var name = ""
      do {
        let view = make()
        reference = view
        name = "\(type(of: view))"
        let root = root(300, 200, view)
        (view as? UITextField)?.leftView = UIView()
        view.widthAnchor.constraint(equalToConstant: 100).isActive = true
        root.layoutIfNeeded()
      }
      #expect(reference == nil, "\(name)")
    }
  }

  @Test func appearanceIsAProtocolThatCanBeExtended() {
    #expect(UIButton().styled { $0.tag = 7 }.tag == 7)
  }
}

extension UIAppearance {
  fileprivate func styled(_ style: (Self) -> Void) -> Self {
    style(self)
    return self
  }
}
