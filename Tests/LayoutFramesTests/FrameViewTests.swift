import AutoLayoutKit
import TestSupport
import Testing
import UIKit

@testable import LayoutFrames

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

  @Test func itIsAsHighAsItsTextAmongFrames() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 400))
    let (tile, below) = (Tile(), UIView())
    root.addSubview(tile)
    root.addSubview(below)
    let frames = root.tk_frames { make in
      make.xEqual(tile, below)
      make.yPlace(3, tile, 8, below, make.wall)
    }
    for width: CGFloat in [160, 250] {
      root.frame.size.width = width
      frames.layout()
      let height = tile.text.sizeThatFits(CGSize(width: width - 22, height: 1000)).height + 14
      expectFrames(
        ("tile", tile, CGRect(x: 0, y: 3, width: width, height: height)),
        ("below", below, CGRect(x: 0, y: 3 + height + 8, width: width, height: 0)))
    }
  }

  /// A view with one of its own class inside.
  private final class Nest: LayoutFramesView {
    let inner: Nest?
    let text = UILabel()

    init(depth: Int) {
      inner = depth > 0 ? Nest(depth: depth - 1) : nil
      super.init(frame: .zero)
      addSubview(text)
      text.numberOfLines = 0
      text.text = "A text of several words that is broken"
      if let inner { addSubview(inner) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    override func place(_ make: AutoLayoutKitMaker) {
      make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
      make.xEqual(text)
      if let inner {
        make.xEqual(inner)
        make.yPlace(text, 4, inner)
      } else {
        make.yPlace(text)
      }
    }
  }

  @Test func viewsOfOneClassMayBeNested() {
    let nest = Nest(depth: 3)
    let size = nest.sizeThatFits(CGSize(width: 200, height: 0))
    let heights = (0...3).map { depth in
      nest.text.sizeThatFits(CGSize(width: 200 - 22 * (depth + 1), height: 1000)).height + 14
    }
    #expect(abs(size.height - (heights.reduce(0, +) + 3 * 4)) < 1e-6)
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
