import TestSupport
import Testing
import UIKit

// At 17 points a line is 20.29 high, at 12 points 14.32.

/// The width of ten letters in 17 points, rounded up: 10 × (0.5484 × 17 − 0.437) = 88.86.
private let wide = FontArithmetic(17).width("aaaaaaaaaa").rounded(.up)

@MainActor @Suite struct ButtonConfigurationTests {
  private let tenLetters = "aaaaaaaaaa"

  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = tenLetters
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  @Test func theNaturalSizeIsTheContentInsideItsInsets() {
    #expect(UIButton(configuration: .plain()).intrinsicContentSize == CGSize(width: 24, height: 14))
    #expect(button { _ in }.intrinsicContentSize == CGSize(width: wide + 10, height: 21 + 5))
    let rich = button {
      $0.subtitle = tenLetters
      $0.image = picture(30, 20)
      $0.imagePadding = 6
      $0.titlePadding = 3
    }
    #expect(rich.intrinsicContentSize == CGSize(width: 30 + 6 + wide + 10, height: 21 + 3 + 15 + 5))
    rich.configuration?.imagePlacement = .top
    #expect(rich.intrinsicContentSize == CGSize(width: wide + 10, height: 20 + 6 + 21 + 3 + 15 + 5))
    rich.configuration?.title = nil
    rich.configuration?.subtitle = nil
    #expect(rich.intrinsicContentSize == CGSize(width: 30 + 10, height: 20 + 5))
  }

  @Test(arguments: [false, true]) func theImageIsOnTheSideOfItsPlacement(isRightToLeft: Bool) {
    let button = button {
      $0.image = picture(30, 20)
      $0.imagePadding = 6
    }
    if isRightToLeft { button.semanticContentAttribute = .forceRightToLeft }
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
    // Inside the insets 190 × 75 are free; the content is 30 + 6 + wide, or 20 + 6 + 21 high.
    let left: CGFloat = isRightToLeft ? 8 : 2
    let start = left + (190 - 36 - wide) / 2
    let middle = 1 + 75.0 / 2
    for placement in [NSDirectionalRectEdge.leading, .trailing] {
      button.configuration?.imagePlacement = placement
      button.layoutIfNeeded()
      let imageIsLeft = (placement == .leading) != isRightToLeft
      expectFrames(
        (
          "image", button.imageView ?? button,
          CGRect(x: start + (imageIsLeft ? 0 : wide + 6), y: middle - 10, width: 30, height: 20)
        ),
        (
          "title", button.titleLabel ?? button,
          CGRect(x: start + (imageIsLeft ? 36 : 0), y: middle - 10.5, width: wide, height: 21)
        ))
    }
    for placement in [NSDirectionalRectEdge.top, .bottom] {
      button.configuration?.imagePlacement = placement
      button.layoutIfNeeded()
      let top = middle - 47.0 / 2
      let (imageY, titleY) = placement == .top ? (top, top + 26) : (top + 27, top)
      expectFrames(
        (
          "image", button.imageView ?? button,
          CGRect(x: left + 190.0 / 2 - 15, y: imageY, width: 30, height: 20)
        ),
        (
          "title", button.titleLabel ?? button,
          CGRect(x: left + (190 - wide) / 2, y: titleY, width: wide, height: 21)
        ))
    }
  }

  @Test func theTitleWrapsInANarrowButton() {
    let button = button { $0.title = tenLetters + " " + tenLetters }
    let root = root(300, 200, button)
    let width = button.widthAnchor.constraint(equalToConstant: wide + 15)
    width.isActive = true
    root.layoutIfNeeded()
    expectFrames(
      // Two lines of the body style are 20.3 + 22 high.
      ("button", button, CGRect(x: 0, y: 0, width: wide + 15, height: 43 + 5)),
      ("title", button.titleLabel ?? button, CGRect(x: 2 + 5.0 / 2, y: 1, width: wide, height: 43)))
    width.constant = 250
    root.layoutIfNeeded()
    #expect(button.frame.height == CGFloat(21 + 5))
    let fitting = button.sizeThatFits(CGSize(width: wide + 15, height: 0))
    #expect(fitting == CGSize(width: wide + 10, height: 43 + 5))
  }

  @Test func aNewConfigurationNeedsALayout() {
    let button = button { _ in }
    let root = root(300, 200, button)
    root.layoutIfNeeded()
    button.configuration?.contentInsets.leading = 32
    root.layoutIfNeeded()
    #expect(button.frame.size == CGSize(width: wide + 40, height: 26))
    button.configuration = nil
    root.layoutIfNeeded()
    #expect(button.frame.size == CGSize(width: 30, height: 30) && button.currentTitle == nil)
  }

  @Test func missingValuesAreTakenFromTheButton() {
    let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: tenLetters) { _ in })
    #expect(
      button.currentTitle == tenLetters
        && button.intrinsicContentSize == CGSize(width: wide + 24, height: 21 + 14))
    #expect(button.currentTitleColor == .white)
    button.configuration?.title = "i"
    button.configuration?.baseForegroundColor = .red
    #expect(button.currentTitle == "i" && button.currentTitleColor == .red)
  }

  @Test func theBaselineIsThatOfTheTitle() {
    let button = button { $0.subtitle = "i" }
    let label = UILabel()
    label.text = "Hi"
    let root = root(300, 200, button, label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    expectFrames(("button", button, CGRect(x: 0, y: 49, width: wide + 10, height: 1 + 21 + 1 + 15 + 4)))
  }

  @Test func aLimitedWidthIsUsedForTheLines() {
    let button = button { $0.title = tenLetters + " " + tenLetters }
    let root = root(300, 200, button)
    button.widthAnchor.constraint(lessThanOrEqualToConstant: 150).isActive = true
    root.layoutIfNeeded()
    expectFrames(("button", button, CGRect(x: 0, y: 0, width: 150, height: 43 + 5)))
  }

  private func border(of view: UIView, width: CGFloat) -> UIView? {
    if view.layer.borderWidth == width { return view }
    return view.subviews.lazy.compactMap { self.border(of: $0, width: width) }.first
  }

  @Test func aBorderFurtherInsideThanTheMiddleHasNoSize() {
    let button = button {
      $0.background.strokeWidth = 3
      $0.background.strokeOutset = -30
    }
    button.frame = CGRect(x: 11, y: 13, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(border(of: button, width: 3)?.frame == CGRect(x: 30, y: 20, width: 100 - 2 * 30, height: 0))
    button.configuration?.background.strokeOutset = 7
    button.layoutIfNeeded()
    let outside = CGRect(x: -7, y: -7, width: 100 + 2 * 7, height: 40 + 2 * 7)
    #expect(border(of: button, width: 3)?.frame == outside)
  }
}
