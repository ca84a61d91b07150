import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

/// Lines about views that a stack view arranges.
@MainActor @Suite struct StackLineTests {
  private final class Screen: UIView {
    let tools = UIStackView()
    let buttons = ["Cut", "Copy", "Paste"].map { title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      return button
    }
    let badge = UIImageView(image: UIImage(systemName: "circle"))

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      addSubview(tools)
      tools.distribution = .fillEqually
      for button in buttons { tools.addArrangedSubview(button) }
    }

    required init?(coder: NSCoder) { nil }
  }

  private let screen = Screen()
  private let file = "StackLineTests.swift"

  /// Places the stack view, runs further lines, and returns the sentences.
  private func sentences(width: CGFloat? = 300, _ body: (AutoLayoutKitMaker) -> Void) -> [String] {
    silently {
      screen.tk_constraint { make in
        make.xPlace(10, screen.tools, make.wall)
        make.yPlace(10, screen.tools, make.wall)
        make.height(screen.tools) == 60
        if let width { make.width(screen.tools) == width }
        body(make)
      }
      return problems(in: screen).map(\.description)
    }
  }

  @Test func aRowOfArrangedViewsIsTheMistake() {
    let line = #line + 1
    let found = sentences { $0.ref(screen.tools).xPlace(12, screen.buttons[0], 8, screen.buttons[1]) }
    #expect(
      found == [
        "\(file):\(line) xPlace places \"buttons[0]\" and \"buttons[1]\", but the stack view \"tools\""
          + " arranges"
          + " them. Remove them from the line: the distribution, the alignment and the spacing of the stack"
          + " view give the positions."
      ])
  }

  @Test func anEdgeBesideTheAlignmentFillIsTheMistake() {
    let line = #line + 1
    let found = sentences { $0.ref(screen.tools).yTop(screen.buttons[2], by: 5) }
    #expect(
      found == [
        "\(file):\(line) yTop places \"buttons[2]\", but the stack view \"tools\" arranges it. Remove it from"
          + " the line: the distribution, the alignment and the spacing of the stack view give the positions."
      ])
  }

  @Test func aWidthInAStackViewOfEqualWidthsIsTheMistake() {
    let line = #line + 1
    let found = sentences { $0.width(screen.buttons[1]) == 50 }
    #expect(
      found == [
        "\(file):\(line) width makes \"buttons[1]\" 50 wide, but the stack view \"tools\" makes its views"
          + " equally"
          + " wide (fillEqually). Remove it from the line, or set another distribution, such as .fill."
      ])
  }

  @Test func aSizeAcrossTheAlignmentFillIsTheMistake() {
    let line = #line + 1
    let found = sentences { $0.height(screen.buttons[1]) == 44 }
    #expect(
      found == [
        "\(file):\(line) height makes \"buttons[1]\" 44 high, but the stack view \"tools\" makes its views as"
          + " high as itself (fill). Remove it from the line, or set another alignment, such as .center."
      ])
  }

  @Test func aSizeAcrossAnotherAlignmentIsRight() {
    screen.tools.alignment = .center
    #expect(sentences { $0.height(screen.buttons) == 44 } == [])
  }

  @Test func aSubviewThatTheStackViewDoesNotArrangeIsTheMistake() {
    screen.tools.addSubview(screen.badge)
    screen.badge.frame = .zero
    #expect(
      sentences { _ in } == [
        "\"badge\" is inside the stack view \"tools\", which does not arrange it. Write"
          + " tools.addArrangedSubview(badge) and not addSubview."
      ])
  }

  @Test func aSubviewThatALinePlacesInAStackViewIsRight() {
    screen.tools.addSubview(screen.badge)
    let found = sentences { make in
      make.size(screen.badge) == (12, 12)
      make.ref(screen.tools).xRight(screen.badge)
      make.ref(screen.tools).yTop(screen.badge)
    }
    #expect(found == [])
  }

  @Test func aWidthThatAllViewsTakeOverIsRight() {
    #expect(sentences(width: nil) { $0.width(screen.buttons[1]) == 50 } == [])
    #expect(screen.tools.frame.width == 150)
  }

  @Test func anEdgeThatTheAlignmentLeavesOpenIsRight() {
    screen.tools.alignment = .top
    let found = sentences { make in
      make.ref(screen.tools).yBottom(screen.buttons[0])
      make.height(screen.buttons[1], screen.buttons[2]) == 44
    }
    #expect(found == [])
  }

  @Test func aViewBesideAnArrangedOneIsRight() {
    screen.addSubview(screen.badge)
    let found = sentences { make in
      make.yPlace(after: screen.tools, 4, screen.badge)
      make.ref(screen.buttons[2]).xCenter(screen.badge)
    }
    #expect(found == [])
  }
}
