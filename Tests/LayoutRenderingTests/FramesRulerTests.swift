import AutoLayoutKit
import Foundation
import LayoutFrames
import LayoutRendering
import Testing
import UIKit

/// The rulers of views that a block lays out by their frames.
@MainActor @Suite struct FramesRulerTests {
  /// A card whose block becomes constraints or frames.
  private final class Card: UIView {
    let icon = UIView()
    let title = UILabel()
    let detail = UILabel()
    private(set) var frames: LayoutFrames?

    init(byFrames: Bool) {
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
      backgroundColor = .white
      icon.backgroundColor = .systemBlue
      for view in [icon, title, detail] { addSubview(view) }
      title.text = "Harbor"
      detail.text = "Boats in the evening"
      if byFrames { frames = tk_frames(place) } else { tk_constraint(place) }
    }

    required init?(coder: NSCoder) { nil }

    private func place(_ make: AutoLayoutKitMaker) {
      make.insetEdges(top: 13, left: 15, bottom: 11, right: 17)
      make.size(icon) == (48, 40)
      make.xPlace(icon, 12, title)
      make.xPlace(icon, 12, detail)
      make.yTop(icon)
      let guide = make.guide()
      make.xEqual(guide)
      make.yPlace(title, 6, detail, 9, guide)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      frames?.layout()
    }
  }

  /// A screen by constraints with a card in it.
  private func screen(byFrames: Bool) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 200))
    let card = Card(byFrames: byFrames)
    root.backgroundColor = .lightGray
    root.addSubview(card)
    root.tk_constraint { make in
      make.insetEdges(top: 20, left: 21, bottom: 22, right: 23)
      make.equal(card)
    }
    return root
  }

  @Test func rulersAreThoseOfConstraints() {
    let lists = [false, true].map { byFrames in
      let card = Card(byFrames: byFrames)
      card.layoutIfNeeded()
      return LayoutSnapshot(of: card).rulerList()
    }
    #expect(lists[1] == lists[0])
    #expect(lists[1].split(separator: "\n").count > 6)
  }

  @Test func aScreenOfBothHasTheRulersOfBoth() {
    let pictures = [false, true].map {
      LayoutRendering.render(screen(byFrames: $0), as: .svg(SVGOptions(rulers: true)))
    }
    #expect(pictures[1] == pictures[0])
    if let folder = ProcessInfo.processInfo.environment["RULER_PICTURES"] {
      try? pictures[1].write(toFile: "\(folder)/frames.svg", atomically: true, encoding: .utf8)
    }
  }

  @Test func aPictureChangesNothing() {
    let card = Card(byFrames: true)
    card.layoutIfNeeded()
    let frames = [card.icon, card.title, card.detail].map(\.frame)
    _ = LayoutSnapshot(of: card)
    #expect([card.icon, card.title, card.detail].map(\.frame) == frames)
    #expect(card.constraints.isEmpty)
    #expect(card.layoutGuides.isEmpty)
    let areSetByFrames = card.subviews.map(\.translatesAutoresizingMaskIntoConstraints)
    #expect(areSetByFrames == [true, true, true])
  }

  @Test func aSnapshotBeforeALayoutThatIsDueIsOfThisLayout() {
    let (one, other) = (Card(byFrames: true), Card(byFrames: true))
    for card in [one, other] {
      card.layoutIfNeeded()
      card.frame.size.width = 280
      card.title.text = "Lighthouse"
    }
    other.layoutIfNeeded()
    #expect(LayoutSnapshot(of: one) == LayoutSnapshot(of: other))
  }

  @Test func aLayoutThatIsDueIsNotLost() {
    let card = Card(byFrames: true)
    card.layoutIfNeeded()
    card.frame.size.width = 280
    _ = LayoutSnapshot(of: card)
    card.layoutIfNeeded()
    #expect(card.title.frame == CGRect(x: 75, y: 13, width: 280 - 75 - 17, height: card.title.frame.height))
  }
}
