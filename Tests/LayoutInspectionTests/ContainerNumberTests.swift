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

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      addSubview(header)
      header.backgroundColor = .white
      title.text = "Departure"
      time.text = "12:45"
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
