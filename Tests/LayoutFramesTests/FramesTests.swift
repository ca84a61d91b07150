import AutoLayoutKit
import TestSupport
import Testing
import UIKit

@testable import LayoutFrames

/// A card with a picture, a title of one line and a text of several.
@MainActor private final class Card {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let icon = UIView()
  let title = UILabel()
  let text = UILabel()

  init() {
    for view in [icon, title, text] { root.addSubview(view) }
    title.text = "Title"
    text.text = "A text that is too long for one line of the card"
    text.numberOfLines = 0
  }

  func place(_ make: AutoLayoutKitMaker) {
    make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
    make.size(icon) == (40, 20)
    make.xPlace(icon, 8, title)
    make.xEqual(text)
    make.yPlace(icon, 10, text, make.wall)
    make.ref(icon).yCenter(title)
  }
}

@MainActor @Suite struct FramesTests {
  private let card = Card()

  @Test func aBlockSetsFrames() {
    let frames = card.root.tk_frames(card.place)
    frames.layout()
    let height = card.text.sizeThatFits(CGSize(width: 300 - 5 - 17, height: 1000)).height
    expectFrames(
      ("icon", card.icon, CGRect(x: 5, y: 3, width: 40, height: 20)),
      ("title", card.title, CGRect(x: 53, y: 3 + 10 - 10.5, width: 300 - 17 - 53, height: 21)),
      ("text", card.text, CGRect(x: 5, y: 33, width: 300 - 5 - 17, height: height)))
  }

  @Test func noConstraintIsMade() {
    card.root.tk_frames(card.place).layout()
    #expect(card.root.constraints.isEmpty)
    #expect(card.icon.constraints.isEmpty)
    #expect(card.icon.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func theFramesFollowTheBounds() {
    let frames = card.root.tk_frames(card.place)
    frames.layout()
    card.root.bounds.size.width = 200
    frames.layout()
    #expect(abs(card.text.frame.width - (200 - 5 - 17)) < 1e-6)
    #expect(abs(card.title.frame.maxX - (200 - 17)) < 1e-6)
  }

  @Test func aChangedTextIsMeasuredAgain() {
    let frames = card.root.tk_frames(card.place)
    frames.layout()
    let height = card.text.frame.height
    card.text.text = "Short"
    frames.layout()
    #expect(card.text.frame.height < height)
  }

  @Test func theFittingSizeIsThatOfConstraints() {
    let other = Card()
    other.root.tk_constraint(other.place)
    let frames = card.root.tk_frames(card.place)
    for target in [CGSize.zero, CGSize(width: 250, height: 0), UIView.layoutFittingExpandedSize] {
      #expect(frames.size(fitting: target) == other.root.systemLayoutSizeFitting(target))
      let size = frames.size(
        fitting: target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      let expected = other.root.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      #expect(size == expected)
    }
  }

  @Test func aFittingSizeMovesNoView() {
    let frames = card.root.tk_frames(card.place)
    frames.layout()
    let before = describe(card.root)
    _ = frames.size(fitting: CGSize(width: 100, height: 0))
    #expect(describe(card.root) == before)
  }

  @Test func aLaterBlockReplacesTheFormerOne() {
    let frames = card.root.tk_frames { make in
      card.place(make)
      make.effect(card.icon, \.alpha, 0.5)
    }
    frames.layout()
    #expect(card.icon.alpha == 0.5)
    let same = card.root.tk_frames(replace: frames) { make in
      make.insetEdges(top: 7, left: 13, bottom: 0, right: 0)
      make.size(card.icon) == (30, 50)
      make.xLeft(card.icon)
      make.yTop(card.icon)
    }
    #expect(same === frames)
    frames.layout()
    #expect(card.icon.alpha == 1)
    expectFrames(("icon", card.icon, CGRect(x: 13, y: 7, width: 30, height: 50)))
  }

  @Test func anEffectOfBothBlocksRemains() {
    let frames = card.root.tk_frames { $0.effect(card.icon, \.alpha, 0.5) }
    card.root.tk_frames(replace: frames) { $0.effect(card.icon, \.alpha, 0.25) }.layout()
    #expect(card.icon.alpha == 0.25)
    frames.uninstall()
    #expect(card.icon.alpha == 1)
  }

  @Test func theDirectionIsReadAgain() {
    let frames = card.root.tk_frames { make in
      make.size(card.icon) == (40, 20)
      make.directional.insetEdges(top: 0, left: 30, bottom: 0, right: 0)
      make.directional.inset(left: 30).xLeft(card.icon)
      make.yTop(card.icon)
    }
    frames.layout()
    #expect(card.icon.frame.minX == 30)
    card.root.semanticContentAttribute = .forceRightToLeft
    frames.layout()
    #expect(abs(card.icon.frame.maxX - (300 - 30)) < 1e-6)
  }

  @Test func theMarginsAreReadAgain() {
    card.root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 11, trailing: 17)
    let frames = card.root.tk_frames { $0.margins.equal(card.icon) }
    frames.layout()
    expectFrames(("icon", card.icon, CGRect(x: 5, y: 3, width: 300 - 22, height: 200 - 14)))
    card.root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 12, trailing: 18)
    frames.layout()
    expectFrames(("icon", card.icon, CGRect(x: 6, y: 4, width: 300 - 24, height: 200 - 16)))
  }

  @Test func theLayoutDoesNotKeepItsView() {
    weak var view: UIView?
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      let inner = UIView()
      root.addSubview(inner)
      let frames = root.tk_frames { $0.equal(inner) }
      frames.layout()
      view = root
    }
    #expect(view == nil)
  }
}

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

  @Test func aMemoryWarningDropsTheStructures() {
    let card = Card()
    let frames = card.root.tk_frames(card.place)
    frames.layout()
    let made = FrameStructures.made
    FrameStructures.removeAll()
    card.root.bounds.size.width = 170
    frames.layout()
    #expect(abs(card.title.frame.maxX - (170 - 17)) < 1e-6)
    card.root.tk_frames(card.place).layout()
    #expect(FrameStructures.made == made + 1)
  }
}

@MainActor @Suite struct BadFramesTests {
  private func reports(of body: () -> Void) -> [AutoLayoutKitReport] {
    var reports: [AutoLayoutKitReport] = []
    let old = AutoLayoutKitReport.handler
    AutoLayoutKitReport.handler = { reports.append($0) }
    defer { AutoLayoutKitReport.handler = old }
    body()
    return reports
  }

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

@MainActor @Suite struct FrameViewTests {
  private final class Tile: LayoutFramesView {
    let text = UILabel()
    var isWide = false

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(text)
      text.text = "A text that is too long for one line of the tile"
      text.numberOfLines = 0
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    override func place(_ make: AutoLayoutKitMaker) {
      make.insetEdges(top: 3, left: isWide ? 50 : 5, bottom: 11, right: 17)
      make.equal(text)
    }
  }

  @Test func theViewLaysItselfOut() {
    let tile = Tile(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    tile.layoutIfNeeded()
    #expect(tile.text.frame == CGRect(x: 5, y: 3, width: 200 - 22, height: 100 - 14))
    tile.isWide = true
    tile.setNeedsPlace()
    tile.layoutIfNeeded()
    #expect(tile.text.frame == CGRect(x: 50, y: 3, width: 200 - 67, height: 100 - 14))
  }

  @Test func itIsAsHighAsItsTextAtAWidth() {
    let tile = Tile()
    let size = tile.sizeThatFits(CGSize(width: 150, height: 1000))
    let height = tile.text.sizeThatFits(CGSize(width: 150 - 22, height: 1000)).height
    #expect(size == CGSize(width: 150, height: height + 14))
    let wide = tile.systemLayoutSizeFitting(CGSize(width: 250, height: 0))
    #expect(wide.height < size.height)
  }

  @Test func itSizesItselfAmongConstraints() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 400))
    let (tile, below) = (Tile(), UIView())
    root.addSubview(tile)
    root.addSubview(below)
    root.tk_constraint { make in
      make.xEqual(tile, below)
      make.yPlace(tile, 8, below)
    }
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    let height = tile.text.sizeThatFits(CGSize(width: 160 - 22, height: 1000)).height + 14
    #expect(tile.frame == CGRect(x: 0, y: 0, width: 160, height: height))
    #expect(below.frame.minY == height + 8)
  }

  private final class Row: LayoutFramesTableViewCell {
    let text = UILabel()

    override func place(_ make: AutoLayoutKitMaker) {
      if text.superview == nil { contentView.addSubview(text) }
      text.numberOfLines = 0
      make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
      make.equal(text)
    }
  }

  @Test func aCellIsAsHighAsItsContent() {
    let row = Row(style: .default, reuseIdentifier: nil)
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    row.layoutIfNeeded()
    row.text.text = "A text that is too long for one line of the row"
    let size = row.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = row.text.sizeThatFits(CGSize(width: 200 - 22, height: 1000)).height
    #expect(size == CGSize(width: 200, height: height + 14))
  }
}
