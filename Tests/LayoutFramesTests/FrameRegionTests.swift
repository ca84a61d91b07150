import AutoLayoutKit
import TestSupport
import Testing
import UIKit

@testable import LayoutFrames

/// Layouts at many sizes, most of which need no solver.
@MainActor @Suite struct FrameRegionTests {
  @Test func aDragSolvesAFewTimesOnly() throws {
    let cards = (0..<3).map { _ in Card() }
    let layouts = cards.map { $0.root.tk_frames($0.place) }
    func drag(_ widths: [CGFloat]) {
      for (card, frames) in zip(cards, layouts) {
        for width in widths {
          card.root.frame.size.width = width
          frames.layout()
          #expect(abs(card.text.frame.maxX - (width - 17)) < 1e-9)
          #expect(abs(card.title.frame.minX - (5 + 40 + 8)) < 1e-9)
          #expect(abs(card.text.frame.minY - (3 + 20 + 10)) < 1e-9)
        }
      }
    }
    drag(Array(stride(from: 300, to: 330, by: 1.5)))
    let structure = try #require(layouts[0].system?.structure)
    let solves = structure.solver.solves
    drag(Array(stride(from: 330, to: 430, by: 0.5)))
    // 600 layouts, each of which has two solutions: one before and one after the height of its text.
    #expect(structure.solver.solves - solves <= 100)
  }

  @Test func aLimitEndsARegion() {
    let (root, box, rest) = (UIView(), UIView(), UIView())
    root.addSubview(box)
    root.addSubview(rest)
    let frames = root.tk_frames { make in
      make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
      make.xPlace(box, 7, rest)
      make.priority(.high).width(box) == make.w * 0.5
      make.width(box) <= 120
      make.width(rest) >= 40
      make.yEqual(box, rest)
    }
    for width in stride(from: CGFloat(70), to: 400, by: 1) {
      for jump in [0, CGFloat(400)] {
        let whole = width + jump
        root.frame.size = CGSize(width: whole, height: 100)
        frames.layout()
        let inner = whole - 22
        let expected = max(0, min(inner / 2, 120, inner - 7 - 40))
        #expect(abs(box.frame.width - expected) < 1e-6, "\(whole)")
        #expect(abs(rest.frame.width - max(40, inner - 7 - expected)) < 1e-6, "\(whole)")
      }
    }
  }

  @Test(arguments: [CGFloat.greatestFiniteMagnitude, .infinity, .nan, 1e7])
  func aNumberThatIsLimitedMakesNoRegion(_ odd: CGFloat) {
    let card = Card()
    let frames = card.root.tk_frames(card.place)
    func size(_ width: CGFloat) -> CGSize {
      frames.size(
        fitting: CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    let expected = size(150)
    for _ in 0..<80 {
      _ = size(odd)
      #expect(size(150) == expected)
    }
  }

  /// With 150 points one of the widths is exact and one is not, and both choices cost the same.
  @Test func aTieIsResolvedAsByConstraints() {
    func views() -> (root: UIView, one: UIView, other: UIView) {
      let views = (root: UIView(), one: UIView(), other: UIView())
      views.root.addSubview(views.one)
      views.root.addSubview(views.other)
      return views
    }
    func place(_ views: (root: UIView, one: UIView, other: UIView)) -> (AutoLayoutKitMaker) -> Void {
      { make in
        make.xPlace(views.one, views.other)
        make.priority(.high).width(views.one, views.other) == 100
        make.yEqual(views.one, views.other)
      }
    }
    let views1 = views()
    let frames = views1.root.tk_frames(place(views1))
    for width in Array(90...310) + Array((90...310).reversed()) {
      views1.root.frame.size = CGSize(width: width, height: 50)
      frames.layout()
      let fresh = views()
      fresh.root.frame.size = CGSize(width: width, height: 50)
      fresh.root.tk_constraint(place(fresh))
      fresh.root.layoutIfNeeded()
      #expect(abs(views1.one.frame.width - fresh.one.frame.width) < 1e-6, "\(width)")
    }
  }

  @Test func aLargeBlockHasNoRegion() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 4000))
    let labels = (0..<300).map { _ in UILabel() }
    for label in labels { root.addSubview(label) }
    let frames = root.tk_frames { make in
      make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
      make.yPlace(labels)
      make.xEqual(labels)
    }
    for width in 300..<340 {
      root.frame.size.width = CGFloat(width)
      frames.layout()
      #expect(labels[7].frame.width == CGFloat(width) - 22)
    }
    #expect(try #require(frames.system?.structure).solver.solves >= 40)
  }
}
