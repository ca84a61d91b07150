import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

@MainActor @Suite struct ExplanationSourceTests {
  private final class Screen: UIView {
    let row = UIStackView()
    let first = UIView()
    let second = UIView()
    let box = UIView()
    let scroll = UIScrollView()
  }

  private let screen = Screen(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    for view in [screen.row, screen.box, screen.scroll] { screen.addSubview(view) }
  }

  private func lines(_ view: UIView) -> [String] { explain(view).lines.map(\.description) }
  private func guides(_ view: UIView) -> [String] { explain(view).guides.map(\.description) }

  // Guides

  @Test func anEdgeAtTheSafeAreaNamesTheInset() {
    HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 11, bottom: 34, right: 13), of: screen)
    screen.tk_constraint { make in make.safeArea.inset(8).equal(screen.box) }
    let text = lines(screen.box)
    #expect(text[0].hasPrefix("left = 19 = Screen.safeAreaLayoutGuide.left 11 + 8 ("))
    #expect(text[2].hasPrefix("right = 299 = Screen.safeAreaLayoutGuide.right 307 − 8 ("))
    #expect(
      guides(screen.box) == [
        "Screen.safeAreaLayoutGuide.left = 11 (safe area inset)",
        "Screen.safeAreaLayoutGuide.right = 307 = Screen.width 320 − 13 (safe area inset)",
        "Screen.safeAreaLayoutGuide.top = 47 (safe area inset)",
        "Screen.safeAreaLayoutGuide.bottom = 446 = Screen.height 480 − 34 (safe area inset)",
      ])
  }

  @Test func anEdgeAtTheMarginsNamesTheMargin() {
    screen.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 9)
    screen.tk_constraint { make in make.margins.equal(screen.box) }
    #expect(lines(screen.box)[0].hasPrefix("left = 6 = Screen.layoutMarginsGuide.left 6 ("))
    #expect(
      guides(screen.box).first { $0.contains("right") }
        == "Screen.layoutMarginsGuide.right = 311 = Screen.width 320 − 9 (layout margin)")
  }

  @Test func anEdgeAboveTheKeyboardNamesTheKeyboard() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(screen)
    HeadlessLayout.setKeyboardFrame(CGRect(x: 0, y: 300, width: 320, height: 180), in: window)
    screen.box.translatesAutoresizingMaskIntoConstraints = false
    let bottom = screen.box.bottomAnchor.constraint(
      equalTo: screen.keyboardLayoutGuide.topAnchor, constant: -12)
    bottom.isActive = true
    #expect(lines(screen.box)[5].hasPrefix("bottom = 288 = Screen.keyboardLayoutGuide.top 300 − 12 ("))
    #expect(guides(screen.box) == ["Screen.keyboardLayoutGuide.top = 300 = 300 − Screen.top 0 (keyboard)"])
  }

  @Test func aKeyboardGuideWithoutAKeyboardNamesTheSafeArea() {
    HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 11, bottom: 34, right: 13), of: screen)
    screen.tk_constraint { make in make.keyboard.inset(8).yBottom(screen.box) }
    let texts = guides(screen.box)
    #expect(texts.contains("Screen.keyboardLayoutGuide.height = 34 (safe area inset, no keyboard)"))
    let bottom = "Screen.keyboardLayoutGuide.bottom = 480 = Screen.height 480 (edge of its view)"
    #expect(texts.contains(bottom))
  }

  @Test func aReadableColumnIsCenteredBetweenTheMargins() {
    screen.frame.size.width = 900
    screen.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 10)
    screen.tk_constraint { make in make.readable.xEqual(screen.box) }
    let texts = guides(screen.box)
    let width = Int(screen.readableContentGuide.layoutFrame.width)
    //  |-6-|<- equal ->[ width ]<- equal ->|-10-|
    let left = 6 + (900 - 6 - 10 - width) / 2
    #expect(texts.contains("Screen.readableContentGuide.width = \(width) (the largest readable width)"))
    let start = "Screen.readableContentGuide.left = \(left) = "
    #expect(texts.contains { $0.hasPrefix(start) && $0.hasSuffix("(centered between the layout margins)") })
  }

  @Test func theContentOfAScrollViewFollowsFromItsViews() {
    screen.scroll.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    let page = UIView()
    page.accessibilityIdentifier = "page"
    screen.scroll.addSubview(page)
    screen.scroll.tk_constraint { make in
      make.xPlace(15, page, 25)
      make.size(page) == (500, 40)
    }
    screen.layoutIfNeeded()
    #expect(abs(screen.scroll.contentSize.width - (15 + 500 + 25)) < 1e-9)
    #expect(lines(page)[0].hasPrefix("left = 15 = scroll.contentLayoutGuide.left 0 + 15 ("))
    #expect(guides(page).contains("scroll.contentLayoutGuide.left = 0 (content of the scroll view)"))
  }

  // Stack views

  @Test func aStackViewNamesItsRules() {
    screen.row.addArrangedSubview(screen.first)
    screen.row.addArrangedSubview(screen.second)
    screen.row.spacing = 9
    screen.row.distribution = .fillEqually
    screen.tk_constraint { make in make.inset(20).xEqual(screen.row) }
    //  320 − 40 = w + 9 + w
    #expect(lines(screen.first)[0] == "left = 0 (edge of the stack row)")
    let width = explain(screen.first).lines[1]
    #expect(width.cause == .group && width.value == (320 - 40 - 9) / 2)
    #expect(lines(screen.second)[0] == "left = 144.5 = first.right 135.5 + 9 (spacing of the stack row)")
    let second = "width = 135.5 = first.width 135.5 (distribution fillEqually of the stack row)"
    #expect(lines(screen.second)[1] == second)
  }

  @Test func aHiddenArrangedViewSaysSo() {
    screen.row.addArrangedSubview(screen.first)
    screen.row.addArrangedSubview(screen.second)
    screen.second.isHidden = true
    screen.tk_constraint { make in make.xEqual(screen.row) }
    #expect(lines(screen.second)[1] == "width = 0 (hidden in the stack row)")
  }

  // Frames

  @Test func aFrameIsItsOwnReason() {
    screen.box.frame = CGRect(x: 3, y: 5, width: 70, height: 90)
    #expect(
      lines(screen.box) == [
        "left = 3 (its frame)", "width = 70 (its frame)", "right = 73 follows: left 3 + width 70",
        "top = 5 (its frame)", "height = 90 (its frame)", "bottom = 95 follows: top 5 + height 90",
      ])
  }

  @Test func anAutoresizingMaskFollowsTheSuperview() {
    screen.box.frame = CGRect(x: 3, y: 5, width: 70, height: 90)
    screen.box.autoresizingMask = .flexibleWidth
    screen.first.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(screen.first)
    screen.first.leadingAnchor.constraint(equalTo: screen.box.trailingAnchor).isActive = true
    #expect(lines(screen.box)[1] == "width = 70 = Screen.width 320 − 250 (its frame and autoresizing mask)")
  }

  @Test func aConstraintAgainstAFrameNamesTheSwitch() {
    HeadlessLayout.conflictHandler = { _ in }
    defer { HeadlessLayout.conflictHandler = nil }
    screen.box.frame = CGRect(x: 3, y: 5, width: 70, height: 90)
    screen.box.widthAnchor.constraint(equalToConstant: 50).isActive = true
    #expect(
      explain(screen.box).notes == [
        "Its frame counts, because translatesAutoresizingMaskIntoConstraints is true.",
        "Left out in a conflict: box.width = 50.",
      ])
  }

  @Test func aViewOfAStackInAStackNamesTheInnerOne() {
    let inner = UIStackView(arrangedSubviews: [screen.first, screen.second])
    inner.accessibilityIdentifier = "inner"
    inner.spacing = 7
    screen.row.addArrangedSubview(inner)
    screen.tk_constraint { make in
      make.width(screen.first, screen.second) == [30, 40]
      make.xPlace(10, screen.row, make.wall)
    }
    #expect(lines(screen.first)[0] == "left = 0 (edge of the stack inner)")
    #expect(lines(screen.second)[0] == "left = 37 = first.right 30 + 7 (spacing of the stack inner)")
    #expect(lines(inner)[0] == "left = 0 (edge of the stack row)")
  }

  @Test func aRoundedFrameHasBothValues() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(screen)
    screen.tk_constraint { make in
      make.inset(10).xLeft(screen.box)
      make.width(screen.box) == 100.0 / 3
      make.yPlace(4, screen.box, 6)
    }
    let explanation = explain(screen.box)
    #expect(abs(explanation.lines[1].value - 100.0 / 3) < 1e-9)
    let rounded = screen.box.frame.width
    if abs(rounded - 100.0 / 3) > 1e-6 {
      #expect(explanation.notes.first?.hasPrefix("In whole pixels the frame is 10 4 ") == true)
    }
  }

  @Test func aViewWithoutAnyConstraintIsExplainedByItsFrame() {
    let alone = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let explanation = explain(alone)
    #expect(explanation.view == "UIView" && explanation.frame == alone.frame)
    let values: [CGFloat] = [1, 3, 1 + 3, 2, 4, 2 + 4]
    #expect(explanation.lines.map(\.value) == values)
    #expect(explanation.guides.isEmpty && explanation.notes.isEmpty)
  }

  @Test func itemsOfTheSameNameHaveNumbers() {
    let labels = [UIView(), UIView()]
    for label in labels { screen.box.addSubview(label) }
    screen.box.tk_constraint { make in make.xPlace(4, labels[0], 6, labels[1], make.wall) }
    let explanation = explain(labels[1])
    #expect(explanation.view == "UIView[1]")
    #expect(explanation.lines[0].terms.map(\.item) == ["UIView[0]"])
    #expect(explanation.lines[0].terms.map(\.edge) == [.right])
  }

  @Test func aTopmostViewThatConstraintsSizeIsExplained() {
    let root = UIView()
    root.accessibilityIdentifier = "root"
    root.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(screen.box)
    root.tk_constraint { make in
      make.xPlace(3, screen.box, 5)
      make.width(screen.box) == 70
    }
    let width = explain(root).lines[1]
    #expect(width.value == 3 + 70 + 5 && width.cause == .constraint)
    #expect(width.description.hasPrefix("width = 78 = UIView.right 73 + 5 (ExplanationSourceTests.swift:"))
  }

  @Test func allViewsAreExplainedInOrder() {
    screen.box.addSubview(screen.first)
    screen.scroll.addSubview(screen.second)
    let names = explanations(in: screen).map(\.view)
    #expect(names == ["Screen", "row", "box", "first", "scroll", "second"])
  }
}
