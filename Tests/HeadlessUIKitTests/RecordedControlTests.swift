import TestSupport
import Testing
import UIKit

/// Frames of controls that Interface Builder, which runs UIKit, has written into storyboards of iOS 13 to 17,
/// on a screen 375 points wide.
@MainActor @Suite struct RecordedControlTests {
  /// Returns the frame of a view at 16 from the left and 50 from the top of such a screen.
  private func placed(_ view: UIView, trailing: CGFloat? = nil, isWide: Bool = false) -> CGRect {
    let root = root(375, 667, view)
    var constraints = [view.topAnchor.constraint(equalTo: root.topAnchor, constant: 50)]
    if let trailing {
      constraints.append(view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -trailing))
    }
    if trailing == nil || isWide {
      constraints.append(view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16))
    }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    return view.frame
  }

  @Test func aSwitchIs51By31() {
    #expect(placed(UISwitch()).size == CGSize(width: 51, height: 31))
  }

  @Test func aStepperIs94By32() {
    #expect(placed(UIStepper()).size == CGSize(width: 94, height: 32))
  }

  @Test func anActivityIndicatorIs20Or37PointsLarge() {
    #expect(placed(UIActivityIndicatorView(style: .medium)).size == CGSize(width: 20, height: 20))
    #expect(placed(UIActivityIndicatorView(style: .large)).size == CGSize(width: 37, height: 37))
  }

  @Test func aSegmentedControlIs32High() {
    #expect(placed(UISegmentedControl(items: ["One", "Two"])).height == CGFloat(32))
  }

  @Test func aProgressBarIs4High() {
    #expect(placed(UIProgressView(progressViewStyle: .bar)).height == CGFloat(4))
  }

  @Test func aPageControlIs37High() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    #expect(placed(pages).height == CGFloat(37))
  }

  // Alignment rectangles that are smaller than the frame

  @Test func aSwitchExtends2PointsBeyondItsTrailingEdge() {
    #expect(placed(UISwitch(), trailing: 16).minX == CGFloat(310))
  }

  // Recorded: openradar 31777116, "intrinsic content size is (49.0, 31.0), the actual size is (51.0, 31.0)".
  @Test func theContentOfASwitchIs49Wide() {
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(UISwitch().sizeThatFits(.zero) == CGSize(width: 51, height: 31))
  }

  @Test func aSliderExtends2PointsBeyondBothEdgesAndIs31High() {
    let frame = placed(UISlider(), trailing: 16, isWide: true)
    #expect(frame == CGRect(x: 14, y: 50, width: 347, height: 31))
  }

  @Test func aSliderExtends1PointBeyondItsBottomEdge() {
    let slider = UISlider()
    let below = UIView()
    let root = root(375, 667, slider, below)
    NSLayoutConstraint.activate([
      slider.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      below.topAnchor.constraint(equalTo: slider.bottomAnchor, constant: 7),
    ])
    root.layoutIfNeeded()
    #expect(slider.frame.maxY == CGFloat(81) && below.frame.minY == CGFloat(81 - 1 + 7))
  }

  @Test func aSegmentedControlWithAHeightOf31Is32High() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.heightAnchor.constraint(equalToConstant: 31).isActive = true
    #expect(placed(control).height == CGFloat(32))
    #expect(control.sizeThatFits(.zero).height == CGFloat(32) && control.intrinsicContentSize.height == 31)
  }

  // Buttons and fields

  @Test(
    arguments: [(13, 28), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (22, 39)] as [(CGFloat, CGFloat)])
  func aSystemButtonIs12PointsHigherThanItsLineInWholePoints(size: CGFloat, height: CGFloat) {
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: size)
    button.setTitle("Next", for: .normal)
    #expect(button.intrinsicContentSize.height == height)
  }

  @Test(arguments: [13, 14, 15, 40] as [CGFloat])
  func aFieldWithABorderIs34HighInASmallFont(size: CGFloat) {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: size)
    #expect(field.intrinsicContentSize.height == CGFloat(34))
    field.placeholder = "Name"
    #expect(field.intrinsicContentSize.height == CGFloat(34))
    field.text = "Ada"
    let line = field.font?.lineHeight ?? 0
    #expect(field.intrinsicContentSize.height == max(line.rounded(.up), 21) + 13)
  }

  @Test(arguments: [(17, 22), (15, 19.5)] as [(CGFloat, CGFloat)])
  func aFieldWithoutABorderIsSlightlyHigherThanItsLine(size: CGFloat, height: CGFloat) {
    let field = UITextField()
    field.font = .systemFont(ofSize: size)
    #expect(field.intrinsicContentSize.height == height)
    field.text = "Ada"
    #expect(field.intrinsicContentSize.height == height)
  }

  // Priorities

  // Recorded: a table of the defaults of Xcode 7.3, stackoverflow.com/questions/36924093.
  @Test func controlsOfAFixedSizeHugTheirContent() {
    let rows: [(view: UIView, horizontally: UILayoutPriority, vertically: UILayoutPriority)] = [
      (UISwitch(), .defaultHigh, .defaultHigh), (UIStepper(), .defaultHigh, .defaultHigh),
      (UIPageControl(), .defaultHigh, .defaultHigh), (UIActivityIndicatorView(), .defaultHigh, .defaultHigh),
      (UIProgressView(), .defaultLow, .defaultHigh), (UISegmentedControl(), .defaultLow, .defaultHigh),
      (UISlider(), .defaultLow, .defaultHigh), (UIButton(type: .system), .defaultLow, .defaultLow),
      (UILabel(), .defaultLow, .defaultLow), (UITextField(), .defaultLow, .defaultLow),
      (UIImageView(), .defaultLow, .defaultLow), (UITextView(), .defaultLow, .defaultLow),
    ]
    for row in rows {
      let name: Comment = "\(type(of: row.view))"
      #expect(row.view.contentHuggingPriority(for: .horizontal) == row.horizontally, name)
      #expect(row.view.contentHuggingPriority(for: .vertical) == row.vertically, name)
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        #expect(row.view.contentCompressionResistancePriority(for: axis) == .defaultHigh, name)
      }
    }
  }

  /// Returns a row |-20-[label]-8-[switch]-16-| in a screen of a width, the label with a content of 300.
  private func row(_ width: CGFloat, switchFirst: Bool) -> (label: CGRect, toggle: CGRect) {
    let (label, toggle) = (Content(300, 21), UISwitch())
    let root = switchFirst ? root(width, 100, toggle, label) : root(width, 100, label, toggle)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      toggle.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      toggle.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
    ])
    root.layoutIfNeeded()
    return (label.frame, toggle.frame)
  }

  @Test(arguments: [false, true]) func aLabelBesideASwitchTakesTheFreeWidth(switchFirst: Bool) {
    let (label, toggle) = row(500, switchFirst: switchFirst)
    #expect(label.width == CGFloat(500 - 20 - 8 - 49 - 16) && toggle.width == CGFloat(51))
  }

  @Test(arguments: [false, true]) func aSwitchBesideALongLabelKeepsItsSize(switchFirst: Bool) {
    let (label, toggle) = row(320, switchFirst: switchFirst)
    #expect(label.width == CGFloat(320 - 20 - 8 - 49 - 16))
    #expect(toggle == CGRect(x: 320 - 16 - 49, y: 0, width: 51, height: 31))
  }
}
