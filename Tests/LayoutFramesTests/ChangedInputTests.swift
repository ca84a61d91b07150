import AutoLayoutKit
import TestSupport
import Testing
import UIKit

@testable import LayoutFrames

@MainActor @Suite struct ChangedInputTests {
  private let card = Card()

  /// Both texts are equally wide in one line; one of them needs more lines in a narrow view.
  @Test func aTextOfTheSameSizeIsBrokenAgain() {
    card.text.text = "aaaaaaaaaaaaaaaa aaaaaaaaaaaaaaaa aa aa aa aa"
    card.root.frame.size.width = 170
    let frames = card.root.tk_frames(card.place)
    frames.layout()
    let first = card.text.frame.height
    card.text.text = "aa aaaaaaaaaaaaaaaa aa aaaaaaaaaaaaaaaa aa aa"
    frames.layout()
    let expected = card.text.sizeThatFits(CGSize(width: card.text.frame.width, height: 1000)).height
    #expect(card.text.frame.height == expected)
    #expect(expected != first)
  }

  @Test func theSafeAreaOfAViewInsideFollowsItsFrame() {
    let (root, outer, inner) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), UIView(), UIView()
    )
    root.addSubview(outer)
    outer.addSubview(inner)
    HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 7, bottom: 31, right: 13), of: root)
    let frames = root.tk_frames { make in
      make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
      make.equal(outer)
      make.ref(outer).safeArea.equal(inner)
    }
    root.layoutIfNeeded()
    frames.layout()
    expectFrames(("inner", inner, CGRect(x: 7 - 5, y: 20 - 3, width: 278 - 2, height: 186 - 17 - 20)))
  }

  @Test func aViewThatWasMovedIsLeftAlone() {
    let frames = card.root.tk_frames(card.place)
    frames.layout()
    let other = UIView()
    other.addSubview(card.icon)
    card.icon.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    card.root.bounds.size.width = 120
    frames.layout()
    expectFrames(("icon", card.icon, CGRect(x: 1, y: 2, width: 3, height: 4)))
  }

  @Test func aTextThatGetsSeveralLinesLaterIsBroken() {
    card.title.text = "A title that is far too long for one line of this card"
    let frames = card.root.tk_frames(card.place)
    frames.layout()
    let single = card.title.frame.height
    card.title.numberOfLines = 0
    frames.layout()
    let expected = card.title.sizeThatFits(CGSize(width: card.title.frame.width, height: 1000)).height
    #expect(card.title.frame.height == expected)
    #expect(expected > single)
  }

  @Test func aViewOutsideThatIsGoneLeavesItsEquationOut() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    screen.addSubview(card.root)
    var header: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 50))
    header.map(screen.addSubview)
    let frames = card.root.tk_frames { [card] make in
      make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
      make.size(card.icon) == (40, 20)
      make.xLeft(card.icon)
      make.priority(.low).yTop(card.icon)
      if let header { make.install(card.icon.tk_top == header.tk_bottom + 7) }
    }
    frames.layout()
    expectFrames(("icon", card.icon, CGRect(x: 5, y: 57, width: 40, height: 20)))
    header?.removeFromSuperview()
    header = nil
    let later = reports { for _ in 0..<3 { frames.layout() } }
    expectFrames(("icon", card.icon, CGRect(x: 5, y: 3, width: 40, height: 20)))
    #expect(later.map(\.reason) == [.noItem])
  }

  @Test func aHugeSizeIsLimited() {
    let frames = card.root.tk_frames(card.place)
    let size = frames.size(fitting: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .infinity))
    #expect(size.width.isFinite)
    #expect(size.height.isFinite)
  }

  @Test func anAttributeOfTheMarginsIsReported() {
    let line: UInt = #line + 3
    let found = reports {
      let frames = card.root.tk_frames { make in
        make.install(
          NSLayoutConstraint(
            item: card.icon, attribute: .left, relatedBy: .equal, toItem: card.root, attribute: .leftMargin,
            multiplier: 1, constant: 7))
        make.yTop(card.icon, by: 3)
        make.size(card.icon) == (40, 20)
      }
      frames.layout()
    }
    #expect(found.map(\.reason) == [.unsupportedAttribute])
    #expect(found.map(\.line) == [line])
    expectFrames(("icon", card.icon, CGRect(x: 0, y: 3, width: 40, height: 20)))
  }

  @Test func aFittingSizeReportsNoConflict() {
    let frames = card.root.tk_frames { make in
      make.width(card.icon) == 40
      make.priority(.required).xEqual(card.icon, by: 5)
      make.width(card.root) == 90
    }
    let found = reports { _ = frames.size(fitting: .zero) }
    #expect(found.isEmpty)
  }

  @Test func aViewOfAnotherContainerIsAnInput() {
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 400))
    let outside = UIView(frame: CGRect(x: 30, y: 7, width: 90, height: 11))
    card.root.frame.origin = CGPoint(x: 10, y: 4)
    top.addSubview(card.root)
    top.addSubview(outside)
    let frames = card.root.tk_frames { make in
      make.ref(outside).xLeft(card.icon, by: 3)
      make.yTop(card.icon, by: 5)
      make.ref(outside).height(card.icon) == AutoLayoutKitAttribute(outside, .height)
      make.width(card.icon) == 40
    }
    frames.layout()
    expectFrames(("icon", card.icon, CGRect(x: 30 - 10 + 3, y: 5, width: 40, height: 11)))
    outside.frame.origin.x = 60
    frames.layout()
    expectFrames(("icon", card.icon, CGRect(x: 60 - 10 + 3, y: 5, width: 40, height: 11)))
  }

  @Test func theContentOfAScrollViewGetsItsSize() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (first, second) = (UIView(), UIView())
    scroll.addSubview(first)
    scroll.addSubview(second)
    scroll.contentOffset = CGPoint(x: 0, y: 20)
    let frames = scroll.tk_frames { make in
      make.content.yPlace(3, first, 5, second, 11)
      make.content.xEqual(first, second)
      make.size(first, second) == (100, 40)
    }
    frames.layout()
    expectFrames(
      ("first", first, CGRect(x: 0, y: 3, width: 100, height: 40)),
      ("second", second, CGRect(x: 0, y: 48, width: 100, height: 40)))
    #expect(scroll.contentSize == CGSize(width: 100, height: 99))
  }

  @Test func aHandleMayLeaveAnEquationOut() {
    var other: CGRect?
    for isFrames in [false, true] {
      let card = Card()
      func block(_ make: AutoLayoutKitMaker) {
        let width = make.width(card.icon) == 40
        make.xEqual(card.icon, by: 5)
        make.yTop(card.icon, by: 3)
        make.height(card.icon) == 20
        width.isActive = false
      }
      let found = reports {
        if isFrames { card.root.tk_frames(block).layout() } else { card.root.tk_constraint(block) }
        card.root.layoutIfNeeded()
      }
      #expect(found.isEmpty)
      expectFrames(("icon", card.icon, other ?? CGRect(x: 5, y: 3, width: 290, height: 20)))
      other = card.icon.frame
    }
  }

  @Test func aHandleAfterTheBlockIsReported() {
    var width: AutoLayoutKitHandle?
    let frames = card.root.tk_frames { make in
      width = make.width(card.icon) == 40
      make.xLeft(card.icon, by: 5)
    }
    let found = reports { width?.constant = 80 }
    #expect(found.map(\.reason) == [.notMade])
    frames.layout()
    #expect(card.icon.frame.width == 40)
  }

  @Test func aPriorityOfFittingIsClamped() {
    let frames = card.root.tk_frames(card.place)
    let size = frames.size(
      fitting: CGSize(width: 250, height: 0), withHorizontalFittingPriority: UILayoutPriority(2000),
      verticalFittingPriority: UILayoutPriority(0))
    #expect(size.width == 250)
  }

  @Test func anItemOfAnotherTreeIsReported() {
    let outside = UIView(frame: CGRect(x: 30, y: 7, width: 90, height: 11))
    let found = reports {
      _ = card.root.tk_frames { $0.ref(outside).xLeft(card.icon) }
    }
    #expect(found.map(\.reason) == [.noCommonSuperview])
  }

  @Test func aBaselineIsReadAgain() {
    func block(_ make: AutoLayoutKitMaker) {
      make.xLeft(card.title, card.text)
      make.yTop(card.title, by: 30)
      make.ref(card.title).yFirstBaseline(card.text)
    }
    card.text.text = "Text"
    let frames = card.root.tk_frames(block)
    frames.layout()
    card.title.font = .systemFont(ofSize: 34)
    frames.layout()
    let other = Card()
    other.text.text = "Text"
    other.title.font = .systemFont(ofSize: 34)
    other.root.tk_constraint { make in
      make.xLeft(other.title, other.text)
      make.yTop(other.title, by: 30)
      make.ref(other.title).yFirstBaseline(other.text)
    }
    other.root.layoutIfNeeded()
    expectFrames(("title", card.title, other.title.frame), ("text", card.text, other.text.frame))
  }

  @Test func gridsAndFlexibleGapsAreLaidOut() {
    let views = (0..<5).map { _ in UIView() }
    for view in views { card.root.addSubview(view) }
    let frames = card.root.tk_frames { make in
      make.inset(top: 2, left: 4, bottom: 8, right: 16).grid(views, columns: 2, gap: 10)
    }
    frames.layout()
    let width: CGFloat = (300 - 20 - 10) / 2
    let height: CGFloat = (200 - 10 - 20) / 3
    let last = CGRect(x: 4, y: 2 + 2 * (height + 10), width: width, height: height)
    expectFrames(("last", views[4], last), within: 1)
  }
}
