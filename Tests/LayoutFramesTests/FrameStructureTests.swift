import AutoLayoutKit
import TestSupport
import Testing
import UIKit

@testable import LayoutFrames

@MainActor @Suite struct FrameStructureTests {
  @Test func viewsOfOneClassShareAStructure() {
    let cards = (0..<50).map { _ in Card() }
    cards[0].root.tk_frames(cards[0].place).layout()
    let made = FrameStructures.made
    for (index, card) in cards.dropFirst().enumerated() {
      card.root.frame.size.width = CGFloat(200 + 3 * index)
      card.title.text = String(repeating: "title ", count: index % 5)
      card.root.tk_frames(card.place).layout()
      #expect(abs(card.title.frame.maxX - (card.root.bounds.width - 17)) < 1e-6)
    }
    #expect(FrameStructures.made == made)
  }

  @Test func statesAlternateWithoutANewStructure() {
    let card = Card()
    func state(_ isWide: Bool) -> (AutoLayoutKitMaker) -> Void {
      { make in
        make.size(card.icon) == (isWide ? 80 : 40, 20)
        if isWide { make.xRight(card.icon, by: 7) } else { make.xLeft(card.icon, by: 13) }
        make.yTop(card.icon, by: 3)
      }
    }
    let frames = card.root.tk_frames(state(false))
    frames.layout()
    card.root.tk_frames(replace: frames, state(true)).layout()
    let made = FrameStructures.made
    for index in 0..<10 {
      card.root.tk_frames(replace: frames, state(index % 2 == 0)).layout()
      let x: CGFloat = index % 2 == 0 ? 300 - 80 - 7 : 13
      #expect(card.icon.frame.minX == x)
    }
    #expect(FrameStructures.made == made)
  }

  @Test func aLayoutWithoutAChangeSolvesNothing() {
    let card = Card()
    let frames = card.root.tk_frames(card.place)
    frames.layout()
    let solves = frames.solves
    for _ in 0..<5 { frames.layout() }
    #expect(frames.solves == solves)
    card.title.text = "Another title"
    frames.layout()
    #expect(frames.solves > solves)
  }

  @Test func aMemoryWarningDropsTheStructures() async {
    let card = Card()
    let frames = card.root.tk_frames(card.place)
    frames.layout()
    let made = FrameStructures.made
    let drops = FrameStructures.drops
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
    for _ in 0..<10_000 where FrameStructures.drops == drops { await Task.yield() }
    #expect(FrameStructures.drops == drops + 1)
    card.root.bounds.size.width = 170
    frames.layout()
    #expect(abs(card.title.frame.maxX - (170 - 17)) < 1e-6)
    card.root.tk_frames(card.place).layout()
    #expect(FrameStructures.made > made)
  }
}
