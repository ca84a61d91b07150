import TestSupport
import Testing
import UIKit

// A line is 2444/2048 of the size high: 21.48 at 18 points, 17.9 at 15.

/// The width of ten letters in 18 points, rounded up: 10 × (0.5448 × 18 − 0.433) = 93.7.
private let wide = FontArithmetic(18).width("aaaaaaaaaa").rounded(.up)
/// Their width in 100 points: 10 × 0.4924 × 100 = 492.4, rounded up.
private let huge: CGFloat = 493

@MainActor @Suite struct ButtonTests {
  private func button(
    _ title: String?, _ image: CGSize? = nil, type: UIButton.ButtonType = .custom
  ) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    if let image { button.setImage(picture(image), for: .normal) }
    return button
  }

  private func picture(_ size: CGSize) -> UIImage { UIGraphicsImageRenderer(size: size).image { _ in } }

  private let tenLetters = "aaaaaaaaaa"

  @Test func theNaturalSizeIsTheTitleWithPadding() {
    #expect(button(tenLetters).intrinsicContentSize == CGSize(width: wide, height: 22 + 12))
    // 10 × (0.5484 × 15 − 0.24) = 79.86
    #expect(button(tenLetters, type: .system).intrinsicContentSize == CGSize(width: 80, height: 18 + 12))
  }

  @Test func aButtonThatClosesShowsACross() {
    let button = UIButton(type: .close)
    #expect(button.buttonType == .close && UIButton.ButtonType.close.rawValue == 7)
    #expect(button.currentImage?.isSymbolImage == true && button.currentTitle == nil)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test func aButtonIsNotNarrowerThan30() {
    for title in [nil, "", "i"] {
      #expect(button(title).intrinsicContentSize == CGSize(width: 30, height: 34))
    }
  }

  @Test func anImageHasNoPadding() {
    #expect(button(nil, CGSize(width: 24, height: 23)).intrinsicContentSize == CGSize(width: 24, height: 23))
    // The line of a title counts also where there is none.
    #expect(button(nil, CGSize(width: 24, height: 20)).intrinsicContentSize == CGSize(width: 24, height: 22))
    #expect(
      button(tenLetters, CGSize(width: 24, height: 50)).intrinsicContentSize
        == CGSize(width: 24 + wide, height: 50))
  }

  @Test func contentInsetsReplaceThePadding() {
    let button = button(tenLetters, CGSize(width: 24, height: 8))
    button.contentEdgeInsets = insets
    #expect(button.intrinsicContentSize == CGSize(width: 20 + 24 + wide + 60, height: 10 + 22 + 40))
    button.titleEdgeInsets = insets
    button.imageEdgeInsets = insets
    #expect(button.intrinsicContentSize == CGSize(width: 20 + 24 + wide + 60, height: 72))
  }

  @Test func aBackgroundImageIsAMinimumSize() {
    let button = button(tenLetters)
    button.setBackgroundImage(picture(CGSize(width: 40, height: 90)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: wide, height: 90))
  }

  @Test func theNormalTitleReplacesMissingTitles() {
    let button = button("normal")
    button.setTitle("selected", for: .selected)
    #expect(button.title(for: .selected) == "selected" && button.title(for: .disabled) == "normal")
    #expect(button.currentTitle == "normal")
    button.isSelected = true
    #expect(button.currentTitle == "selected" && button.titleLabel?.text == "selected")
    button.isEnabled = false
    #expect(button.state == [.selected, .disabled] && button.currentTitle == "normal")
  }

  @Test func theFontOfTheLabelSetsTheSize() {
    let button = button(tenLetters)
    button.titleLabel?.font = .systemFont(ofSize: 100)  // a line is 119.3 high
    #expect(button.intrinsicContentSize == CGSize(width: huge, height: 120 + 12))
  }

  @Test func aNewTitleNeedsALayout() {
    let button = button("i")
    let root = root(300, 200, button)
    root.layoutIfNeeded()
    #expect(button.frame.size == CGSize(width: 30, height: 34))
    button.setTitle(tenLetters, for: .normal)
    root.layoutIfNeeded()
    #expect(button.frame.size == CGSize(width: wide, height: 34))
    button.titleLabel?.font = .systemFont(ofSize: 100)
    root.layoutIfNeeded()
    #expect(button.frame.size == CGSize(width: huge, height: 132))
  }

  @Test(arguments: [false, true]) func imageAndTitleAreCenteredSideBySide(isRightToLeft: Bool) {
    let button = button(tenLetters, CGSize(width: 24, height: 20))
    if isRightToLeft { button.semanticContentAttribute = .forceRightToLeft }
    // 80 points are free: 40 on each side.
    button.frame = CGRect(x: 5, y: 6, width: 24 + wide + 80, height: 64)
    button.layoutIfNeeded()
    expectFrames(
      (
        "image", button.imageView ?? button,
        CGRect(x: isRightToLeft ? 40 + wide : 40, y: (64 - 20) / 2, width: 24, height: 20)
      ),
      (
        "title", button.titleLabel ?? button,
        CGRect(x: isRightToLeft ? 40 : 40 + 24, y: (64 - 22) / 2, width: wide, height: 22)
      ))
  }

  @Test func alignmentAndInsetsMoveTheContent() {
    let button = button(tenLetters, CGSize(width: 24, height: 20))
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    let content = CGRect(x: 20, y: 10, width: 300 - 20 - 60, height: 100 - 10 - 40)
    button.contentEdgeInsets = insets
    let left: [(UIControl.ContentHorizontalAlignment, CGFloat)] = [
      (.left, 20), (.leading, 20), (.center, 20 + (220 - 24 - wide) / 2), (.right, 20 + 220 - 24 - wide),
      (.trailing, 20 + 220 - 24 - wide),
    ]
    let top: [(UIControl.ContentVerticalAlignment, CGFloat, CGFloat)] = [
      (.top, 10, 10), (.center, 10 + 15, 10 + 14), (.bottom, 10 + 30, 10 + 28),
    ]
    for (horizontal, x) in left {
      for (vertical, imageY, titleY) in top {
        button.contentHorizontalAlignment = horizontal
        button.contentVerticalAlignment = vertical
        #expect(button.contentRect(forBounds: button.bounds) == content)
        #expect(
          button.imageRect(forContentRect: content) == CGRect(x: x, y: imageY, width: 24, height: 20),
          "\(horizontal), \(vertical)")
        #expect(
          button.titleRect(forContentRect: content) == CGRect(x: x + 24, y: titleY, width: wide, height: 22),
          "\(horizontal), \(vertical)")
      }
    }
  }

  @Test(arguments: [false, true]) func anImageThatFillsIsStretched(isRightToLeft: Bool) {
    for title in [nil, tenLetters] {
      let button = button(title, CGSize(width: 24, height: 20))
      if isRightToLeft { button.semanticContentAttribute = .forceRightToLeft }
      button.contentEdgeInsets = insets
      button.contentHorizontalAlignment = .fill
      button.contentVerticalAlignment = .fill
      button.frame = CGRect(x: 5, y: 6, width: 300, height: 100)
      button.layoutIfNeeded()
      let content = CGRect(x: 20, y: 10, width: 300 - 20 - 60, height: 100 - 10 - 40)
      let end = title == nil ? 0 : wide
      let x = isRightToLeft ? content.minX + end : content.minX
      #expect(
        button.imageView?.frame
          == CGRect(x: x, y: content.minY, width: content.width - end, height: content.height))
      guard title != nil else { continue }
      let titleX = isRightToLeft ? content.minX : content.maxX - wide
      #expect(
        button.titleLabel?.frame
          == CGRect(x: titleX, y: content.minY, width: wide, height: content.height))
    }
  }

  @Test(arguments: [false, true]) func aTitleThatFillsIsAtTheLeadingEdge(isRightToLeft: Bool) {
    let button = button(tenLetters)
    if isRightToLeft { button.semanticContentAttribute = .forceRightToLeft }
    button.contentHorizontalAlignment = .fill
    let content = CGRect(x: 20, y: 10, width: 220, height: 50)
    let x = isRightToLeft ? content.maxX - wide : content.minX
    #expect(
      button.titleRect(forContentRect: content) == CGRect(x: x, y: 10 + 14, width: wide, height: 22))
  }

  @Test func insetsOfTheTitleMoveItByHalfTheirDifference() {
    let button = button(tenLetters)
    button.frame = CGRect(x: 0, y: 0, width: 50 + wide + 50, height: 62)
    button.titleEdgeInsets = UIEdgeInsets(top: 2, left: 20, bottom: 8, right: 6)
    #expect(
      button.titleRect(forContentRect: button.bounds)
        == CGRect(x: 50 + (20 - 6) / 2, y: 20 + (2 - 8) / 2, width: wide, height: 22))
  }

  @Test func aNarrowButtonTruncatesItsTitle() {
    let button = button(tenLetters, CGSize(width: 24, height: 20))
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 34)
    button.layoutIfNeeded()
    expectFrames(("title", button.titleLabel ?? button, CGRect(x: 24, y: 6, width: 36, height: 22)))
  }

  @Test func aTitleOfSeveralLinesWrapsAtTheButtonsWidth() {
    let button = button(tenLetters + " " + tenLetters, CGSize(width: 24, height: 20))
    button.titleLabel?.numberOfLines = 0
    let line = FontArithmetic(18).width(tenLetters + " " + tenLetters).rounded(.up)
    #expect(button.intrinsicContentSize == CGSize(width: 24 + line, height: 34))
    button.frame = CGRect(x: 0, y: 0, width: 24 + wide + 10, height: 83)
    button.layoutIfNeeded()
    expectFrames(
      ("image", button.imageView ?? button, CGRect(x: 5, y: 31.5, width: 24, height: 20)),
      ("title", button.titleLabel ?? button, CGRect(x: 29, y: 20, width: wide, height: 43)))
  }

  @Test func theBaselineIsThatOfTheTitle() {
    let button = button("Hi")
    let label = UILabel()
    label.font = .systemFont(ofSize: 18)
    label.text = "Hi"
    let root = root(300, 200, button, label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      button.leftAnchor.constraint(equalTo: label.rightAnchor),
    ])
    root.layoutIfNeeded()
    // (0.7429 + 0.2449) × 18 − 2 × 0.433 = 16.91; there are 6 points above the title.
    expectFrames(
      ("label", label, CGRect(x: 0, y: 50, width: 17, height: 22)),
      ("button", button, CGRect(x: 17, y: 44, width: 30, height: 34)))
    #expect(button.titleLabel?.frame == CGRect(x: 6.5, y: 6, width: 17, height: 22))
  }

  @Test func theTitleOfASystemButtonHasTheTintColor() {
    let button = button("Hi", type: .system)
    button.tintColor = .red
    #expect(button.currentTitleColor == .red)
    button.setTitleColor(.green, for: .normal)
    #expect(button.currentTitleColor == .green && button.titleLabel?.textColor == .green)
    #expect(UIButton().currentTitleColor == .white)
  }

  @Test func anAttributedTitleTakesPrecedence() {
    let button = button(tenLetters)
    let styled = NSAttributedString(string: tenLetters, attributes: [.font: UIFont.systemFont(ofSize: 100)])
    button.setAttributedTitle(styled, for: .selected)
    #expect(
      button.intrinsicContentSize == CGSize(width: wide, height: 34) && button.currentAttributedTitle == nil)
    button.isSelected = true
    #expect(
      button.intrinsicContentSize == CGSize(width: huge, height: 120 + 12)
        && button.currentAttributedTitle === styled)
    button.isSelected = false
    #expect(
      button.intrinsicContentSize == CGSize(width: wide, height: 34)
        && button.titleLabel?.font == .systemFont(ofSize: 18))
    button.setTitle(nil, for: .normal)
    button.setAttributedTitle(styled, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: huge, height: 132) && button.currentTitle == nil)
  }

  @Test func anActionSetsTheTitleAndRuns() {
    var log: [String] = []
    let action = UIAction(title: "Go") {
      log.append($0.title + ($0.sender is UIButton ? " from a button" : ""))
    }
    let button = UIButton(type: .system, primaryAction: action)
    #expect(button.currentTitle == "Go" && button.buttonType == .system)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 15))
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .primaryActionTriggered)
    button.addAction(action, for: .touchUpInside)
    button.addAction(action, for: [.touchUpInside, .touchUpOutside])
    button.sendActions(for: .touchUpInside)
    #expect(log == ["Go from a button", "Go from a button"])
    button.removeAction(action, for: .allEvents)
    button.sendActions(for: .allEvents)
    #expect(log.count == 2 && button.allControlEvents.isEmpty)
  }

  @Test func aButtonAndItsActionAreFreed() {
    weak var reference: UIButton?
    do {
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in })
      button.setImage(picture(CGSize(width: 1, height: 2)), for: .normal)
      button.layoutIfNeeded()
      reference = button
    }
    #expect(reference == nil)
  }

  @Test func subclassesKeepTheInitializers() {
    final class Rounded: UIButton {
      var isPrepared = false
      override init(frame: CGRect) {
        super.init(frame: frame)
        isPrepared = true
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect(
      Rounded().isPrepared && Rounded(type: .system).isPrepared
        && Rounded(type: .system).buttonType == .system)
  }
}
