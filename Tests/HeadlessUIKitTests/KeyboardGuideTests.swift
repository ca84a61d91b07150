import HeadlessUIKit
import TestSupport
import Testing
import UIKit

private let bars = UIEdgeInsets(top: 47, left: 11, bottom: 34, right: 13)

/// Returns a window of 400 × 800, partly covered by bars, with a view that keeps `insets` from its edges and
/// a bar of 50 points on the view's keyboard.
@MainActor private func typingWindow(
  _ insets: UIEdgeInsets = .zero
) -> (window: UIWindow, view: UIView, bar: UIView) {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let view = UIView()
  let bar = UIView()
  HeadlessLayout.setSafeAreaInsets(bars, of: window)
  window.placeInside(view)
  view.placeInside(bar)
  let guide = view.keyboardLayoutGuide
  NSLayoutConstraint.activate(view.edges(window, insets))
  NSLayoutConstraint.activate([
    bar.bottomAnchor.constraint(equalTo: guide.topAnchor), bar.heightAnchor.constraint(equalToConstant: 50),
    bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
    bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
  ])
  return (window, view, bar)
}

@MainActor @Suite struct KeyboardGuideTests {
  @Test func aNewGuideHasTheDefaultsOfUIKit() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let guide = view.keyboardLayoutGuide
    #expect(guide === view.keyboardLayoutGuide && guide.owningView === view && view.layoutGuides.isEmpty)
    #expect(!guide.followsUndockedKeyboard && guide.usesBottomSafeArea && guide.keyboardDismissPadding == 0)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 200, width: 100, height: 0))
  }

  @Test func withoutAKeyboardTheGuideCoversTheSafeArea() {
    let (window, view, bar) = typingWindow()
    window.layoutIfNeeded()
    expectFrames(
      ("bar", bar, CGRect(x: 0, y: 800 - 34 - 50, width: 400, height: 50)),
      ("guide", view.keyboardLayoutGuide, CGRect(x: 0, y: 800 - 34, width: 400, height: 34)))
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    expectFrames(
      ("bar", bar, CGRect(x: 0, y: 800 - 50, width: 400, height: 50)),
      ("guide", view.keyboardLayoutGuide, CGRect(x: 0, y: 800, width: 400, height: 0)))
  }

  @Test(arguments: [UIEdgeInsets.zero, insets]) func theGuideFollowsTheKeyboard(around: UIEdgeInsets) {
    let (window, view, bar) = typingWindow(around)
    let width = 400 - around.left - around.right
    let bottom = 800 - around.bottom
    // The keyboard's height, and the end of the bar in the window. With `insets`, the 40
    // points below the view are more than the safe area.
    for height: CGFloat in [0, 300, 20, 250, 0] {
      HeadlessLayout.setKeyboardFrame(CGRect(x: 0, y: 800 - height, width: 400, height: height), in: window)
      window.layoutIfNeeded()
      let end = min(800 - height, 800 - 34, bottom)
      expectFrames(
        ("bar, keyboard of \(height)", bar, CGRect(x: 0, y: end - 50 - around.top, width: width, height: 50)),
        (
          "guide", view.keyboardLayoutGuide,
          CGRect(x: 0, y: end - around.top, width: width, height: bottom - end)
        ))
    }
    HeadlessLayout.setKeyboardFrame(CGRect(x: 0, y: 500, width: 400, height: 300), in: window)
    HeadlessLayout.setKeyboardFrame(nil, in: window)
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == min(800 - 34, bottom) - around.top)
  }

  @Test func theGuideIsExactInTheSolveThatMovesTheView() {
    let outer = UIView()
    let view = UIView()
    let bar = UIView()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.placeInside(outer)
    outer.placeInside(view)
    view.placeInside(bar)
    let top = view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 7)
    NSLayoutConstraint.activate(outer.edges(window, insets) + [top])
    NSLayoutConstraint.activate([
      view.heightAnchor.constraint(equalToConstant: 600),
      view.leftAnchor.constraint(equalTo: outer.leftAnchor),
      view.rightAnchor.constraint(equalTo: outer.rightAnchor),
      bar.topAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalTo: view.keyboardLayoutGuide.heightAnchor),
    ])
    HeadlessLayout.setKeyboardFrame(CGRect(x: 0, y: 500, width: 400, height: 300), in: window)
    for y: CGFloat in [7, 57, -300] {
      top.constant = y
      window.layoutIfNeeded()
      // The view reaches from 10 + y to 610 + y in the window.
      let covered = max(0, 610 + y - 500)
      expectFrames(("bar at \(y)", bar, CGRect(x: 0, y: 600 - covered, width: 0, height: covered)))
    }
  }

  @Test func theGuideFollowsAlignmentRectanglesUpToTheWindow() {
    final class Framed: UIView {
      var outer = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
      override var alignmentRectInsets: UIEdgeInsets { outer }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let framed = Framed()
    let view = UIView()
    let bar = UIView()
    window.placeInside(framed)
    framed.placeInside(view)
    view.placeInside(bar)
    NSLayoutConstraint.activate(framed.edges(window, .zero) + view.edges(framed, .zero))
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
    ])
    HeadlessLayout.setKeyboardFrame(CGRect(x: 0, y: 500, width: 400, height: 300), in: window)
    for outer in [UIEdgeInsets.zero, insets] {
      framed.outer = outer
      window.layoutIfNeeded()
      // The frame reaches out of the window by the insets; its alignment rectangle is the window.
      let width: CGFloat = 400 + outer.left + outer.right
      let height: CGFloat = 800 + outer.top + outer.bottom
      #expect(framed.frame == CGRect(x: -outer.left, y: -outer.top, width: width, height: height))
      #expect(bar.convert(bar.bounds, to: window) == CGRect(x: 0, y: 450, width: 0, height: 50))
    }
  }

  @Test func theGuideFollowsARotatedWindow() {
    let (window, _, bar) = typingWindow()
    window.layoutIfNeeded()
    window.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
    HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47), of: window)
    window.layoutIfNeeded()
    expectFrames(("bar", bar, CGRect(x: 0, y: 400 - 21 - 50, width: 800, height: 50)))
    HeadlessLayout.setKeyboardFrame(CGRect(x: 0, y: 200, width: 800, height: 200), in: window)
    window.layoutIfNeeded()
    expectFrames(("bar", bar, CGRect(x: 0, y: 150, width: 800, height: 50)))
  }

  @Test func aFloatingKeyboardIsFollowedOnRequest() {
    let (window, view, bar) = typingWindow(insets)
    window.layoutIfNeeded()
    let before = bar.frame
    HeadlessLayout.setKeyboardFrame(CGRect(x: 90, y: 300, width: 200, height: 150), in: window)
    window.layoutIfNeeded()
    #expect(bar.frame == before)
    view.keyboardLayoutGuide.followsUndockedKeyboard = true
    window.layoutIfNeeded()
    expectFrames(
      ("bar", bar, CGRect(x: 90 - 20, y: 300 - 10 - 50, width: 200, height: 50)),
      ("guide", view.keyboardLayoutGuide, CGRect(x: 70, y: 290, width: 200, height: 150)))
  }

  @Test func constraintsAreActivatedByTheNearEdges() {
    let (window, view, _) = typingWindow()
    let guide = view.keyboardLayoutGuide
    guide.followsUndockedKeyboard = true
    func constraint() -> NSLayoutConstraint { view.widthAnchor.constraint(equalTo: window.widthAnchor) }
    let low = constraint()
    let high = constraint()
    let sides = constraint()
    let between = constraint()
    guide.setConstraints([low], activeWhenNearEdge: .bottom)
    guide.setConstraints([high], activeWhenNearEdge: [.top, .trailing])
    guide.setConstraints([sides], activeWhenAwayFrom: .bottom)
    guide.setConstraints([between], activeWhenAwayFrom: [.leading, .trailing])
    func expectActive(_ expected: [NSLayoutConstraint], _ name: Comment) {
      let all = [low, high, sides, between]
      let wanted: [Bool] = all.map { one in expected.contains { $0 === one } }
      #expect(all.map(\.isActive) == wanted, name)
    }
    expectActive([low, between], "no keyboard")
    HeadlessLayout.setKeyboardFrame(CGRect(x: 0, y: 500, width: 400, height: 300), in: window)
    expectActive([low, between], "docked")
    HeadlessLayout.setKeyboardFrame(CGRect(x: 190, y: 10, width: 200, height: 150), in: window)
    expectActive([high, sides], "above at the right")
    view.semanticContentAttribute = .forceRightToLeft
    HeadlessLayout.setKeyboardFrame(CGRect(x: 190, y: 11, width: 200, height: 150), in: window)
    expectActive([sides], "above at the right, which is leading")
    HeadlessLayout.setKeyboardFrame(CGRect(x: 100, y: 300, width: 200, height: 150), in: window)
    expectActive([sides, between], "in the middle")
    #expect(
      guide.constraints(activeWhenNearEdge: .bottom) == [low]
        && guide.constraints(activeWhenAwayFrom: .top).isEmpty)
    guide.setConstraints([], activeWhenAwayFrom: .bottom)
    expectActive([between], "let go")
    guide.removeAllTrackedConstraints()
    expectActive([], "all let go")
    #expect(guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
  }

  @Test func aFittingSizeUsesTheKeyboardOfTheWindow() {
    let (window, view, bar) = typingWindow(insets)
    let content = UIView()
    view.placeInside(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: bar.topAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualToConstant: 123),
    ])
    HeadlessLayout.setKeyboardFrame(CGRect(x: 0, y: 500, width: 400, height: 300), in: window)
    window.layoutIfNeeded()
    // The keyboard covers 300 points of the window, 260 of the view.
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == CGFloat(123 + 50 + 260))
    window.layoutIfNeeded()
    expectFrames(("bar", bar, CGRect(x: 0, y: 500 - 10 - 50, width: 320, height: 50)))
  }

  @Test func theGuideFollowsItsViewIntoAnotherTree() {
    let (window, view, bar) = typingWindow()
    HeadlessLayout.setKeyboardFrame(CGRect(x: 0, y: 500, width: 400, height: 300), in: window)
    window.layoutIfNeeded()
    let root = root(300, 200, view)
    NSLayoutConstraint.activate(view.edges(root, insets))
    root.layoutIfNeeded()
    expectFrames(("without a window", bar, CGRect(x: 0, y: 150 - 50, width: 220, height: 50)))
    window.placeInside(view)
    NSLayoutConstraint.activate(view.edges(window, insets))
    window.layoutIfNeeded()
    expectFrames(("back again", bar, CGRect(x: 0, y: 500 - 10 - 50, width: 320, height: 50)))
  }
}
