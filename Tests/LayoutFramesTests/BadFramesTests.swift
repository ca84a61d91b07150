import AutoLayoutKit
import TestSupport
import Testing
import UIKit

@testable import LayoutFrames

@MainActor @Suite struct BadFramesTests {
  private let card = Card()

  @Test func aMistakeIsReportedOnce() {
    var frames: LayoutFrames?
    func block(_ make: AutoLayoutKitMaker) { make.xPlace(make.wall, 8, card.icon, make.wall) }
    let first = reports { frames = card.root.tk_frames(block) }
    #expect(first.map(\.reason) == [.numberBesideWall])
    let second = reports { _ = card.root.tk_frames(replace: frames, block) }
    #expect(second.isEmpty)
  }

  @Test func aConflictIsReportedWithItsLine() {
    var frames: LayoutFrames?
    let line: UInt = #line + 3
    let found = reports {
      frames = card.root.tk_frames { make in
        make.width(card.icon) == 40
        make.xEqual(card.icon, by: 5)
      }
      frames?.layout()
      frames?.layout()
    }
    #expect(found.map(\.reason) == [.conflict])
    #expect([line - 1, line].contains(found[0].line))
    #expect(found[0].description.contains("Left out of the layout: "))
    card.root.bounds.size.width = 50
    let later = reports { frames?.layout() }
    #expect(later.isEmpty)
  }

  @Test func aConflictHasTheAnswerOfConstraints() {
    func block(_ card: Card) -> (AutoLayoutKitMaker) -> Void {
      { make in
        make.width(card.icon) == 40
        make.xEqual(card.icon, by: 5)
        make.size(card.title) == (10, 20)
        make.xPlace(card.title, 8, card.text, 8)
        make.width(card.text) == 7
      }
    }
    let other = Card()
    _ = reports {
      other.root.tk_constraint(block(other))
      other.root.layoutIfNeeded()
      card.root.tk_frames(block(card)).layout()
    }
    #expect(describe(card.root) == describe(other.root))
  }

  @Test func aRemovedViewIsLeftAlone() {
    let frames = card.root.tk_frames(card.place)
    frames.layout()
    card.title.removeFromSuperview()
    let frame = card.title.frame
    card.root.bounds.size.width = 120
    frames.layout()
    #expect(card.title.frame == frame)
    #expect(abs(card.text.frame.width - (120 - 22)) < 1e-6)
  }

  @Test func aSizeOfZeroGivesFrames() {
    card.root.frame.size = .zero
    let frames = card.root.tk_frames(card.place)
    _ = reports { frames.layout() }
    #expect(card.icon.frame.size == CGSize(width: 40, height: 20))
  }

  @Test func aContentThatIsNotANumberIsNoContent() {
    final class Odd: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: CGFloat.nan, height: .infinity) }
    }
    let odd = Odd()
    card.root.addSubview(odd)
    let frames = card.root.tk_frames { make in
      make.xLeft(odd, by: 3)
      make.yTop(odd, by: 5)
    }
    frames.layout()
    #expect(odd.frame == CGRect(x: 3, y: 5, width: 0, height: 0))
  }

  @Test func manyViewsAreLaidOut() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let views = (0..<10_000).map { _ in UIView() }
    for view in views { root.addSubview(view) }
    let frames = root.tk_frames { make in
      make.width(views) == 7
      make.xLeft(views, by: 3)
      make.yPlace(views, make.wall)
      make.height(views) == 2
    }
    _ = reports { frames.layout() }
    #expect(views[9_000].frame == CGRect(x: 3, y: 18_000, width: 7, height: 2))
  }
}
