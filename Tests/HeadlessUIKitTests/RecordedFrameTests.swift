@testable import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// Rules that were read from frames that Interface Builder, which runs UIKit, recorded in documents.
///
/// `RecordedFramesTests` lays the documents out themselves.
@MainActor @Suite struct RecordedFrameTests {
  private let size = CGSize(width: 414, height: 896)

  /// Runs `body` with the view of a controller on a phone with a home indicator.
  private func onPhone(
    scale: CGFloat = 2, category: UIContentSizeCategory = .large, system: Int = 18, _ body: (UIView) -> Void
  ) {
    HeadlessLayout.setScreen(
      size: size, scale: scale, safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
      contentSizeCategory: category, system: system)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    body(controller.view)
    window.isHidden = true
    HeadlessLayout.setScreen(size: CGSize(width: 390, height: 844))
  }

  /// Gives a view a place in its superview, but no size.
  private func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat) {
    NSLayoutConstraint.activate(Array(view.box(x, y, 0, 0).prefix(2)))
  }

  // Bars

  // 66 of 66 toolbars above the home indicator; 44 elsewhere.
  @Test func aToolbarAboveTheHomeIndicatorIs49High() {
    onPhone { root in
      let (low, high, top) = (UIToolbar(), UIToolbar(), UIToolbar())
      for bar in [low, high, top] {
        root.placeInside(bar)
        NSLayoutConstraint.activate([
          bar.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3),
          bar.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -5),
        ])
      }
      let guide = root.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        low.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        high.bottomAnchor.constraint(equalTo: low.topAnchor),
        top.topAnchor.constraint(equalTo: guide.topAnchor),
      ])
      root.layoutIfNeeded()
      expectFrames(
        ("low", low, CGRect(x: 3, y: 813, width: 406, height: 49)),
        ("high", high, CGRect(x: 3, y: 769, width: 406, height: 44)),
        ("top", top, CGRect(x: 3, y: 44, width: 406, height: 44)))
    }
  }

  // 5 of 5 bars at the top of a page sheet; 44 elsewhere, and 54 from iOS 26 on.
  @Test func theHeightOfANavigationBarDependsOnItsPlaceAndTheSystem() {
    onPhone { root in
      let (low, sheet) = (UINavigationController(), UINavigationController())
      let window = root.window
      window?.rootViewController = low
      window?.layoutIfNeeded()
      #expect(low.navigationBar.frame == CGRect(x: 0, y: 44, width: 414, height: 44))
      low.present(sheet, animated: false)
      window?.layoutIfNeeded()
      #expect(sheet.navigationBar.frame.height == 56)
      low.dismiss(animated: false)
      HeadlessLayout.setScreen(
        size: size, scale: 2, safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), system: 26)
      window?.layoutIfNeeded()
      #expect(low.navigationBar.frame == CGRect(x: 0, y: 44, width: 414, height: 54))
      #expect(UIDevice.current.systemVersion == "26.0")
    }
  }

  // 6 of 7 at the smallest text size, and one of iOS 26.
  @Test func aSearchBarFollowsTheTextSize() {
    for (category, system, height) in [
      (.large, 18, 56), (.extraSmall, 18, 51), (.large, 26, 64),
    ] as [(UIContentSizeCategory, Int, CGFloat)] {
      onPhone(category: category, system: system) { root in
        let bar = UISearchBar()
        root.placeInside(bar)
        place(bar, 3, 50)
        bar.widthAnchor.constraint(equalToConstant: 300).isActive = true
        root.layoutIfNeeded()
        #expect(bar.frame == CGRect(x: 3, y: 50, width: 300, height: height))
      }
    }
  }

  // Controls

  // 57 of 58 switches of iOS 26; a label beside one shows that 2 points are outside of the alignment
  // rectangle.
  @Test func controlsHaveTheSizesOfTheSystem() {
    for (system, toggle, slider) in [
      (18, CGSize(width: 51, height: 31), 31), (26, CGSize(width: 63, height: 28), 34),
      (27, CGSize(width: 63, height: 28), 34),
    ] as [(Int, CGSize, CGFloat)] {
      onPhone(system: system) { root in
        let switches = root.placeInside(UISwitch())
        let track = root.placeInside(UISlider())
        NSLayoutConstraint.activate([
          switches.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
          switches.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
          track.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
          track.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
          track.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
        ])
        root.layoutIfNeeded()
        #expect(
          switches.frame
            == CGRect(x: 414 - 16 + 2 - toggle.width, y: 50, width: toggle.width, height: toggle.height))
        #expect(track.frame == CGRect(x: 14, y: 100, width: 372, height: slider))
      }
    }
  }

  // 66 of 66: 31 high and "Button" 67 wide at the smallest text size.
  @Test func aConfiguredButtonFollowsTheTextSize() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Button"
    for (category, height, width) in [
      (.extraSmall, 31, 67), (.large, 34.5, 75.5), (.extraExtraExtraLarge, 41.5, 90.5),
    ] as [(UIContentSizeCategory, CGFloat, CGFloat)] {
      onPhone(category: category) { root in
        let button = UIButton(configuration: configuration)
        root.placeInside(button)
        place(button, 3, 50)
        root.layoutIfNeeded()
        #expect(button.frame.height == height)
        #expect(abs(button.frame.width - width) < 1)
      }
    }
  }

  @Test func aButtonThatOverridesItsContentSizeHasItAlsoWithAConfiguration() {
    final class Fixed: UIButton {
      override var intrinsicContentSize: CGSize { CGSize(width: 70, height: 90) }
    }
    let button = Fixed(configuration: .filled())
    button.configuration?.title = "A title that needs more than seventy points"
    let root = root(300, 200, button)
    place(button, 3, 7)
    root.layoutIfNeeded()
    #expect(button.frame == CGRect(x: 3, y: 7, width: 70, height: 90))
  }

  // 16 segmented controls: n × w + n − 1, with a whole number w.
  @Test func segmentsAreWholePointsWide() {
    for (titles, width) in [
      (["First", "Second"], 131), (["Top", "Bottom", "Center"], 194), (["auto", "soft", "hard"], 143),
      (["Regular", "Light", "Subtle"], 200),
    ] as [([String], CGFloat)] {
      onPhone { root in
        let control = UISegmentedControl(items: titles)
        root.placeInside(control)
        place(control, 3, 50)
        root.layoutIfNeeded()
        #expect(control.frame == CGRect(x: 3, y: 50, width: width, height: 32))
      }
    }
  }

  // Cells

  // 41 + 48 and 10 + 38: a margin of 16 or 20 and a chevron that grows with the text; a detail button is 24
  // wide.
  @Test func theContentOfACellEndsAtItsAccessory() {
    for (width, category, type, narrower) in [
      (375, .large, .disclosureIndicator, 26.5), (414, .large, .disclosureIndicator, 30.5),
      (414, .extraSmall, .disclosureIndicator, 28.5), (375, .large, .detailButton, 40),
      (414, .large, .detailButton, 44),
    ] as [(CGFloat, UIContentSizeCategory, UITableViewCell.AccessoryType, CGFloat)] {
      HeadlessLayout.setScreen(
        size: CGSize(width: width, height: 800), scale: 2, contentSizeCategory: category)
      let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: width, height: 60))
      cell.accessoryType = type
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: width - narrower, height: 60))
      #expect(cell.contentView.layoutMargins.right == 8)
    }
    HeadlessLayout.setScreen(size: CGSize(width: 390, height: 844))
  }

  // Stack views

  private func view(_ width: CGFloat) -> UIView {
    let view = UIView()
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    return view
  }

  private func stack(_ views: [UIView], _ axis: NSLayoutConstraint.Axis, spacing: CGFloat) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    return stack
  }

  // 6 units.
  @Test func theLastGapOfARowThatIsTooLongIsLeftOut() {
    let views = [view(30), view(50), view(20)]
    let stack = stack(views, .horizontal, spacing: 7)
    let root = root(300, 200, stack)
    NSLayoutConstraint.activate(stack.box(3, 5, 100, 40))
    let found = conflicts { root.layoutIfNeeded() }
    #expect(found.map { $0.broken?.identifier } == ["UISV-spacing"])
    expectFrames(
      ("first", views[0], CGRect(x: 0, y: 0, width: 30, height: 40)),
      ("second", views[1], CGRect(x: 37, y: 0, width: 50, height: 40)),
      ("third", views[2], CGRect(x: 80, y: 0, width: 20, height: 40)))
  }

  // One unit: 382 wide with a gap of 15, and a view of 170.
  @Test func aRequiredWidthHoldsAmongProportionalViewsWithoutContent() {
    let (first, second) = (view(170), UIView())
    let stack = stack([first, second], .horizontal, spacing: 15)
    stack.distribution = .fillProportionally
    let root = root(414, 200, stack)
    NSLayoutConstraint.activate(stack.box(16, 5, 382, 40))
    #expect(conflicts { root.layoutIfNeeded() }.isEmpty)
    expectFrames(
      ("first", first, CGRect(x: 0, y: 0, width: 170, height: 40)),
      ("second", second, CGRect(x: 185, y: 0, width: 197, height: 40)))
  }

  // 2 of 2 rows with alignment fill and bottom.
  @Test(arguments: [.fill, .bottom, .center] as [UIStackView.Alignment])
  func aRowOfHiddenViewsHasNoHeight(alignment: UIStackView.Alignment) {
    let button = UIButton(type: .system)
    button.setTitle("Ok", for: .normal)
    button.isHidden = true
    let row = stack([button], .horizontal, spacing: 4)
    row.alignment = alignment
    let label = UILabel()
    label.text = "Label"
    let column = stack([row, label], .vertical, spacing: 6)
    let root = root(300, 200, column)
    place(column, 3, 7)
    root.layoutIfNeeded()
    #expect(row.frame.height == 0 && label.frame.minY == 6)
  }

  // One unit.
  @Test func aLabelAloneFillsAStackViewOfBaselines() {
    let label = UILabel()
    label.text = "Label"
    let stack = stack([label], .vertical, spacing: 9)
    stack.isBaselineRelativeArrangement = true
    let root = root(300, 200, stack)
    NSLayoutConstraint.activate(stack.box(3, 5, 100, 40))
    root.layoutIfNeeded()
    expectFrames(("label", label, CGRect(x: 0, y: 0, width: 100, height: 40)))
  }

  // Contents at the priority 1000, 9 views: an image of 263 × 54 in a view of 176 × 36.
  @Test func aFixedSizeHoldsAgainstARequiredContent() {
    let button = UIButton(type: .custom)
    button.setImage(
      UIGraphicsImageRenderer(size: CGSize(width: 263, height: 54)).image { _ in }, for: .normal)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      button.setContentCompressionResistancePriority(.required, for: axis)
      button.setContentHuggingPriority(.required, for: axis)
    }
    let root = root(300, 200, button)
    NSLayoutConstraint.activate(button.box(3, 5, 176, 36))
    let found = conflicts { root.layoutIfNeeded() }
    #expect(found.count == 2 && found.allSatisfy { $0.broken == nil })
    #expect(button.frame == CGRect(x: 3, y: 5, width: 176, height: 36))
  }

  // 4 cells, 8 views: a label gets all of the 9 points between fixed edges, and the slider below it none.
  @Test func aRequiredContentThatIsLeftOutCountsBeforeOptionalOnes() {
    let (label, slider) = (Content(70, 20), Content(90, 30))
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    slider.setContentCompressionResistancePriority(UILayoutPriority(999), for: .vertical)
    let root = root(200, 3 + 9 + 8 + 7, label, slider)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 3),
      slider.leftAnchor.constraint(equalTo: label.leftAnchor, constant: 4),
      slider.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      root.bottomAnchor.constraint(equalTo: slider.bottomAnchor, constant: 7),
    ])
    let found = conflicts { root.layoutIfNeeded() }
    #expect(found.count == 1 && found.allSatisfy { $0.broken == nil })
    expectFrames(
      ("label", label, CGRect(x: 5, y: 3, width: 70, height: 9)),
      ("slider", slider, CGRect(x: 9, y: 3 + 9 + 8, width: 90, height: 0)))
  }

  // Texts

  /// Returns the width of a text in one line, in points.
  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    CGFloat(TextMetrics(font).advance(of: text)) / 1e6
  }

  // 14 labels: 0.865 to 0.886 em for each syllable, with the space between two words; a button and a label
  // with letters that stand alone.
  @Test func aSyllableOfHangulIsNarrowerThanAnIdeograph() {
    let font = UIFont.systemFont(ofSize: 30)
    #expect(abs(width("가나다", font) - 3 * 0.866 * 30) < 1e-9)
    #expect(abs(width("ㄱㅎㅏㅣ", font) - 4 * 0.866 * 30) < 1e-9)
    #expect(abs(width("漢字", font) - 2 * 30) < 1e-9)
  }

  // Light labels of 12 to 20 points.
  @Test(arguments: [("UITextField", 79), ("UISlider", 56), ("Label", 39)] as [(String, CGFloat)])
  func lightTextIsSlightlyNarrowerThanRegularText(text: String, width: CGFloat) {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 16)
    let regular = label.intrinsicContentSize.width
    label.font = .systemFont(ofSize: 16, weight: .light)
    #expect(abs(label.intrinsicContentSize.width - width) <= 1 && label.intrinsicContentSize.width <= regular)
  }

  @Test func lettersWithAStrokeHaveTheWidthOfTheirBase() {
    let font = UIFont.systemFont(ofSize: 20)
    for (letter, base) in [("ı", "i"), ("đ", "d"), ("ł", "l"), ("Ł", "L"), ("ŧ", "t")] {
      #expect(width(letter, font) == width(base, font), "\(letter)")
    }
  }

  // 3 of 3 labels whose last line would be one word; their width includes the space before the break.
  @Test func noWordIsAloneInTheLastLine() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "aaaa aaaa aaaa aa"
    let font = UIFont.systemFont(ofSize: 17)
    let root = root(400, 200, label)
    place(label, 3, 7)
    let limit = label.widthAnchor.constraint(
      lessThanOrEqualToConstant: width("aaaa aaaa aaaa", font) + 1)
    limit.isActive = true
    root.layoutIfNeeded()
    #expect(label.textLines.map(\.text) == ["aaaa aaaa", "aaaa aa"])
    #expect(label.frame.width == width("aaaa aaaa ", font).rounded(.up))
    label.lineBreakStrategy = []
    root.layoutIfNeeded()
    #expect(label.textLines.map(\.text) == ["aaaa aaaa aaaa", "aa"])
    #expect(label.frame.width == width("aaaa aaaa aaaa", font).rounded(.up))
    // Two words that do not fit together stay where they are.
    label.lineBreakStrategy = .standard
    label.text = "aaaa aaaaaaaaaa aaaaaaaaaa"
    limit.constant = width("aaaa aaaaaaaaaa", font) + 1
    root.layoutIfNeeded()
    #expect(label.textLines.map(\.text) == ["aaaa aaaaaaaaaa", "aaaaaaaaaa"])
  }

  // 10 labels of several lines: 42.5 and 86.5 at the usual text size, 55 and 74 at the smallest, and 78.5 in
  // captions.
  @Test(
    arguments: [
      (.body, .large, 2, 42.5), (.body, .large, 4, 86.5), (.body, .extraSmall, 3, 55),
      (.body, .extraSmall, 4, 74),
      (.headline, .extraSmall, 2, 36), (.caption1, .large, 5, 78.5), (.caption1, .large, 3, 46.5),
      (.body, .large, 1, 20.5),
    ] as [(UIFont.TextStyle, UIContentSizeCategory, Int, CGFloat)])
  func theLinesOfATextStyleHaveTheDistancesOfTheGuidelines(
    style: UIFont.TextStyle, category: UIContentSizeCategory, count: Int, height: CGFloat
  ) {
    onPhone(category: category) { root in
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: style)
      label.numberOfLines = 0
      label.text = Array(repeating: "a", count: count).joined(separator: "\n")
      root.placeInside(label)
      place(label, 3, 50)
      root.layoutIfNeeded()
      #expect(label.frame.height == height && label.textLines.count == count)
      label.attributedText = NSAttributedString(
        string: label.text ?? "", attributes: [.font: label.font as Any])
      root.layoutIfNeeded()
      #expect(label.frame.height == height)
    }
  }
}
