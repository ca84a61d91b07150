import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

/// Numbers of a container that leave too little room for the views in it.
@MainActor @Suite struct ContainerNumberTests {
  private final class Screen: UIView {
    let header = UIView()
    let title = UILabel()
    let time = UILabel()
    let photo = UIImageView(image: UIImage(systemName: "photo"))
    let facts = UIStackView()
    let cards = (0..<3).map { _ in UIView() }
    let names = (0..<3).map { _ in UILabel() }

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      addSubview(header)
      header.backgroundColor = .white
      title.text = "Departure"
      time.text = "12:45"
      for name in names { name.text = "Gate" }
    }

    required init?(coder: NSCoder) { nil }
  }

  private let screen = Screen()
  private let file = "ContainerNumberTests.swift"
  private var lineHeight: CGFloat { screen.title.intrinsicContentSize.height }

  private func sentences() -> [String] { silently { problems(in: screen).map(\.description) } }

  /// Returns the line of the height.
  @discardableResult private func placeHeader(height: CGFloat) -> Int {
    for view in [screen.title, screen.time] { screen.header.addSubview(view) }
    let line = #line + 4
    screen.tk_constraint { make in
      make.xEqual(screen.header)
      make.yTop(screen.header)
      make.height(screen.header) == height
      make.ref(screen.header).xPlace(12, screen.title, make.wall)
      make.ref(screen.header).xPlace(12, screen.time, make.wall)
      make.ref(screen.header).yPlace(8, screen.title, 2, screen.time, make.wall)
    }
    return line
  }

  @Test func aHeaderThatIsTooLowIsNamedForTheViewsThatReachOutOfIt() {
    let line = placeHeader(height: 6)
    let needed = Int(8 + lineHeight + 2 + lineHeight)
    #expect(
      sentences() == [
        "\(file):\(line) height makes \"header\" 6 high, but \"title\" and \"time\" in it need \(needed)."
          + " Probably 60 was meant."
      ])
  }

  /// The button alone does not explain it: the two texts need more than 30 points as well.
  @Test func aButtonOfTheRightSizeIsNotTheMistakeOfALowHeader() {
    let line = placeHeader(height: 30)
    let button = UIButton(type: .system)
    button.setTitle("Back", for: .normal)
    screen.header.addSubview(button)
    screen.tk_constraint { make in
      make.size(button) == (60, 44)
      make.ref(screen.header).xPlace(make.wall, button)
      make.ref(screen.header).yCenter(button)
    }
    let found = sentences()
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasPrefix("\(file):\(line) height makes \"header\" 30 high, but ") == true)
  }

  @Test func aHeaderOfTheLengthThatItsViewsNeedIsRight() {
    placeHeader(height: 8 + lineHeight + 2 + lineHeight)
    #expect(sentences() == [])
  }

  @Test func aStackViewThatIsTooLowIsNamedForTheTextsThatItCompresses() {
    screen.addSubview(screen.facts)
    screen.facts.axis = .vertical
    screen.facts.spacing = 6
    for name in screen.names { screen.facts.addArrangedSubview(name) }
    let line = #line + 5
    screen.tk_constraint { make in
      make.xEqual(screen.header, screen.facts)
      make.yPlace(screen.header, 0, screen.facts, make.wall)
      make.height(screen.header) == 40
      make.height(screen.facts) == 20
    }
    let needed = Int(3 * lineHeight + 12)
    #expect(
      sentences() == [
        "\(file):\(line) height makes \"facts\" 20 high, but \"names[0]\", \"names[1]\" and \"names[2]\" in"
          + " it need \(needed). Write a height of at least \(needed)."
      ])
  }

  /// Returns the line of the widths.
  @discardableResult private func placeCards(width: CGFloat) -> Int {
    for (card, name) in zip(screen.cards, screen.names) {
      screen.addSubview(card)
      card.addSubview(name)
    }
    let line = #line + 6
    screen.tk_constraint { make in
      make.xEqual(screen.header)
      make.height(screen.header) == 30
      make.yPlace(screen.header, 10, screen.cards[0], make.wall)
      make.ref(screen.cards[0]).yEqual(screen.cards[1], screen.cards[2])
      for card in screen.cards { make.width(card) == width }
      make.xPlace(5, screen.cards[0], 5, screen.cards[1], 5, screen.cards[2], make.wall)
      for (card, name) in zip(screen.cards, screen.names) {
        make.ref(card).inset(12).xEqual(name)
        make.ref(card).yPlace(12, name, 12)
      }
    }
    return line
  }

  @Test func aWidthThatIsTooSmallForInsetsIsNamedOnceForAllCards() {
    let line = silently { placeCards(width: 9) }
    let needed = Int((screen.names[0].intrinsicContentSize.width + 24).rounded(.up))
    #expect(
      sentences() == [
        "\(file):\(line) width makes \"cards[0]\" and 2 more 9 wide, but \"names[0]\" in it needs \(needed)."
          + " Probably 90 was meant."
      ])
  }

  @Test func cardsThatAreWideEnoughAreRight() {
    placeCards(width: 90)
    #expect(sentences() == [])
  }

  /// The lines of the text are right; the inset of the view around it is not.
  @Test(arguments: [16, 130]) func anInsetOfTheContainerIsNamedForATextInIt(inset: CGFloat) {
    screen.header.addSubview(screen.title)
    screen.addSubview(screen.time)
    let line = #line + 3
    screen.tk_constraint { make in
      make.xPlace(8, screen.time, make.wall)
      make.inset(inset).xEqual(screen.header)
      make.yPlace(10, screen.time, 12, screen.header, make.wall)
      make.ref(screen.header).xPlace(4, screen.title, 6)
      make.ref(screen.header).yPlace(14, screen.title, 14)
    }
    let found = sentences()
    #expect(found.count == (inset == 16 ? 0 : 1), "\(found)")
    guard inset != 16 else { return }
    #expect(found.first?.hasPrefix("\(file):\(line) xEqual: the inset 130 is far from the other ") == true)
    #expect(found.first?.contains("so the text of \"title\" needs ") == true)
  }

  @Test func aViewThatIsLargerThanItsContainerIsTheMistakeItself() {
    screen.header.addSubview(screen.photo)
    screen.tk_constraint { make in
      make.xEqual(screen.header)
      make.yTop(screen.header)
      make.height(screen.header) == 100
      make.size(screen.photo) == (40, 400)
      make.ref(screen.header).xPlace(12, screen.photo, make.wall)
      make.ref(screen.header).yPlace(12, screen.photo, make.wall)
    }
    let found = sentences()
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("\"photo\" reaches 12") == false)
    #expect(found.first?.contains("makes \"header\"") == false)
  }

  @Test func aTextThatIsALittleTooLongIsNoReasonToChangeTheCard() {
    screen.header.addSubview(screen.title)
    let width = (screen.title.intrinsicContentSize.width * 0.9).rounded()
    screen.tk_constraint { make in
      make.yTop(screen.header)
      make.xPlace(screen.header, make.wall)
      make.size(screen.header) == CGSize(width: width, height: 60)
      make.ref(screen.header).xEqual(screen.title)
      make.ref(screen.header).yCenter(screen.title)
    }
    let found = sentences()
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("The text of \"title\" needs") == true)
  }
}
