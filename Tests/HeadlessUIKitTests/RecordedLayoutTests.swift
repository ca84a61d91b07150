import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// Layouts that logs, suites and storyboards of others have recorded on Apple's platforms.
@MainActor @Suite struct RecordedLayoutTests {
  // The safe area of a view that reaches out of its superview

  // Recorded: a view that reaches out by 24 has the superview's 44, and by 30 at the side its 10.
  @Test(arguments: [false, true]) func aSafeAreaIsNeverLargerThanThatOfTheSuperview(byFrame: Bool) {
    let area = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 13)
    let (child, inner) = (UIView(), UIView())
    let root = root(400, 300, child)
    child.placeInside(inner)
    HeadlessLayout.setSafeAreaInsets(area, of: root)
    let outside = UIEdgeInsets(top: -24, left: -30, bottom: -5, right: -7)
    if byFrame {
      child.translatesAutoresizingMaskIntoConstraints = true
      child.frame = root.bounds.inset(by: outside)
    } else {
      NSLayoutConstraint.activate(child.edges(root, outside))
    }
    let guide = child.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: guide.topAnchor),
      inner.leftAnchor.constraint(equalTo: guide.leftAnchor),
      inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      inner.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.safeAreaInsets == area)
    let free = CGRect(x: 0, y: 0, width: 30 + 400 + 7, height: 24 + 300 + 5).inset(by: area)
    expectFrames(("inner", inner, free), ("guide", guide, free))
  }

  // A topmost view

  // Recorded: SafeAreaLayoutGuideSpec of Cartography expects the guide of such a view to end at 0.
  @Test func aTopmostViewThatNothingSizesHasTheSize0() {
    let a = UIView()
    let root = UIView(frame: CGRect(x: 3, y: 4, width: 400, height: 300))
    root.translatesAutoresizingMaskIntoConstraints = false
    root.placeInside(a)
    let guide = root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: guide.leftAnchor), a.topAnchor.constraint(equalTo: guide.topAnchor),
      a.rightAnchor.constraint(equalTo: guide.rightAnchor),
      a.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    for _ in 0..<2 {
      root.layoutIfNeeded()
      expectFrames(
        ("root", root, CGRect(x: 3, y: 4, width: 0, height: 0)), ("a", a, .zero), ("guide", guide, .zero))
      // A frame that is set holds until the next layout.
      root.frame.size = CGSize(width: 200, height: 100)
    }
  }

  @Test func aTopmostViewHasTheSizeOfItsContent() {
    let root = Content(70, 30)
    root.frame = CGRect(x: 3, y: 4, width: 400, height: 300)
    root.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    expectFrames(("root", root, CGRect(x: 3, y: 4, width: 70, height: 30)))
    root.translatesAutoresizingMaskIntoConstraints = true
    root.frame.size = CGSize(width: 200, height: 100)
    root.layoutIfNeeded()
    expectFrames(("placed by its frame", root, CGRect(x: 3, y: 4, width: 200, height: 100)))
  }

  // The guides of a controller

  // Recorded: LayoutSupportSpec of Cartography, where "top guide − 100" is at −100 − length.
  @Test func theGuidesOfAControllerInAWindowThatWasNeverShownAreEmpty() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let controller = UIViewController()
    let (below, above) = (UIView(), UIView())
    controller.view.placeInside(below)
    controller.view.placeInside(above)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: controller)]
    window.rootViewController = tabs
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: -100),
      above.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor, constant: -20),
    ])
    window.layoutIfNeeded()
    #expect(controller.topLayoutGuide.length == 0 && controller.bottomLayoutGuide.length == 0)
    expectFrames(
      ("below", below, CGRect(x: 0, y: -100, width: 0, height: 0)),
      ("above", above, CGRect(x: 0, y: 400 - 20, width: 0, height: 0)))
    // The bars of a window of this height are low.
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.topLayoutGuide.length == 32 && controller.bottomLayoutGuide.length == 32)
    expectFrames(
      ("below", below, CGRect(x: 0, y: 32 - 100, width: 0, height: 0)),
      ("above", above, CGRect(x: 0, y: 400 - 32 - 20, width: 0, height: 0)))
    window.isHidden = true
    window.layoutIfNeeded()
    #expect(controller.topLayoutGuide.length == 32)
  }

  // Two views in a row whose priorities tie

  /// Returns the frames of |-20-[first]-10-[second]-20-| in a screen 428 wide, the contents as wide as given.
  private func row(_ first: CGFloat, _ second: CGFloat) -> (first: CGRect, second: CGRect) {
    let (one, other) = (Content(first, 20), Content(second, 20))
    let root = root(428, 100, one, other)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      other.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 10),
      other.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
    ])
    root.layoutIfNeeded()
    return (one.frame, other.frame)
  }

  // Recorded: a log of two labels, 71 and 97⅓ wide by themselves, and 280⅔ and 97⅓ in the row.
  @Test func theFirstOfTwoViewsThatHugEquallyIsStretched() {
    let content = CGFloat(292) / 3
    let (first, second) = row(71, content)
    #expect(abs(first.width - CGFloat(842) / 3) < 1e-6 && abs(second.width - content) < 1e-6)
    #expect(first.minX == CGFloat(20) && abs(second.maxX - CGFloat(428 - 20)) < 1e-6)
  }

  // Recorded: a picture of the same labels with a longer first text, which is whole beside "second…".
  @Test func theLastOfTwoViewsThatResistEquallyIsCompressed() {
    let (first, second) = row(300, 97)
    #expect(first == CGRect(x: 20, y: 0, width: 300, height: 20))
    #expect(second == CGRect(x: 20 + 300 + 10, y: 0, width: 428 - 20 - 300 - 10 - 20, height: 20))
  }

  // The margins guide of a scroll view

  /// Returns a scroll view with the frame (0, 0, 320, 480), its margins set to `insets`.
  private func scroll(_ subviews: UIView...) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.layoutMargins = insets
    for subview in subviews { scroll.placeInside(subview) }
    return scroll
  }

  // Recorded: apps pin texts to the guide without a width, and the texts are as wide as the screen.
  @Test(arguments: [false, true]) func aTextInsideTheMarginsGuideOfAScrollViewHasTheWidthOfTheFrame(
    isRightToLeft: Bool
  ) {
    let (text, end) = (Content(1000, 700), UIView())
    let scroll = scroll(text, end)
    if isRightToLeft { scroll.semanticContentAttribute = .forceRightToLeft }
    let guide = scroll.layoutMarginsGuide
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      text.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
      text.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -7),
      end.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      end.widthAnchor.constraint(equalTo: guide.widthAnchor),
    ])
    scroll.layoutIfNeeded()
    expectFrames(
      ("text", text, CGRect(x: 20, y: 5, width: 320 - 20 - 60, height: 700)),
      ("width of the guide", end, CGRect(x: 20, y: 0, width: 320 - 20 - 60, height: 0)))
    #expect(scroll.contentSize == CGSize(width: 0, height: 5 + 700 + 7))
  }

  // Recorded: apps pin buttons and bars to the guide that do not scroll with the content.
  @Test func aViewPinnedToTheMarginsGuideOfAScrollViewDoesNotScroll() {
    let view = UIView()
    let scroll = scroll(view)
    let guide = scroll.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    scroll.contentSize = CGSize(width: 500, height: 900)
    for offset in [CGPoint.zero, CGPoint(x: 9, y: 130)] {
      scroll.contentOffset = offset
      scroll.layoutIfNeeded()
      let visible = CGRect(origin: offset, size: CGSize(width: 320, height: 480)).inset(by: insets)
      expectFrames(("view", view, visible), ("guide", guide, visible))
    }
    #expect(scroll.contentSize == CGSize(width: 500, height: 900))
  }

  // Recorded: apps pin a button to the top of the guide so that a bar does not cover it.
  @Test func theMarginsGuideOfAScrollViewIsInsideTheSafeArea() {
    let area = UIEdgeInsets(top: 47, left: 11, bottom: 34, right: 13)
    let view = UIView()
    let scroll = scroll(view)
    let guides = [scroll.layoutMarginsGuide, scroll.readableContentGuide]
    HeadlessLayout.setSafeAreaInsets(area, of: scroll)
    scroll.contentInsetAdjustmentBehavior = .always
    scroll.contentSize = CGSize(width: 320, height: 900)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guides[0].topAnchor),
      view.leftAnchor.constraint(equalTo: guides[1].leftAnchor),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset == CGPoint(x: -11, y: -47))
    let visible = scroll.bounds.inset(by: area).inset(by: insets)
    for guide in guides { expectFrames(("guide", guide, visible)) }
    expectFrames(("view", view, CGRect(origin: visible.origin, size: .zero)))
  }
}
