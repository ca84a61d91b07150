import TestSupport
import Testing
import UIKit

/// The fold of a screen, as views read it.
@MainActor @Suite(.serialized) struct ReservedRegionTests {
  private let book = ScreenFold(across: .horizontal, isActive: true)

  /// A book of 951 x 669: 475.5 less and plus 20.
  @Test func theFoldIsInTheMiddleWithItsMargins() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 951, height: 669))
    #expect(root.reservedRegions(kind: .division, options: .includeInactive).isEmpty)
    for (fold, frame, margins) in [
      (
        book, CGRect(x: 455.5, y: 0, width: 40, height: 669),
        UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      ),
      (
        book.turned, CGRect(x: 0, y: 334.5 - 20, width: 951, height: 40),
        UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0)
      ),
      (
        ScreenFold(across: .horizontal, at: 300, margin: 7, isActive: true),
        CGRect(x: 293, y: 0, width: 14, height: 669), UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 7)
      ),
    ] {
      HeadlessLayout.setFold(fold, of: root)
      let regions = root.reservedRegions(kind: .division)
      #expect(regions.map(\.frame) == [frame])
      #expect(regions.map(\.margins) == [margins])
      #expect(regions.map(\.isActive) == [true])
      #expect(regions.map(\.kind) == [.division])
      #expect(root.reservedRegions(kind: .occlusion, options: .includeInactive).isEmpty)
    }
  }

  @Test func theFoldOfAFlatDeviceIsInactive() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 951, height: 669))
    HeadlessLayout.setFold(ScreenFold(across: .horizontal), of: root)
    #expect(root.reservedRegions(kind: .division).isEmpty)
    let known = root.reservedRegions(kind: .division, options: .includeInactive)
    #expect(known.map(\.isActive) == [false])
    #expect(known.map(\.frame) == [CGRect(x: 455.5, y: 0, width: 40, height: 669)])
  }

  @Test func regionsAreInTheCoordinatesOfTheView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 951, height: 669))
    let left = UIView(frame: CGRect(x: 0, y: 10, width: 455, height: 600))
    let around = UIView(frame: CGRect(x: 400, y: 30, width: 300, height: 100))
    let scroll = UIScrollView(frame: CGRect(x: 100, y: 0, width: 800, height: 669))
    for view in [left, around, scroll] { root.addSubview(view) }
    scroll.contentOffset = CGPoint(x: 50, y: 70)
    HeadlessLayout.setFold(book, of: root)
    #expect(left.reservedRegions(kind: .division).isEmpty)
    #expect(
      around.reservedRegions(kind: .division).map(\.frame)
        == [CGRect(x: 55.5, y: -30, width: 40, height: 669)])
    #expect(
      scroll.reservedRegions(kind: .division).map(\.frame)
        == [CGRect(x: 455.5 - 100 + 50, y: 70, width: 40, height: 669)])
  }

  /// Fold and screen are the device's; a window need not begin at the edge of the screen, nor fill it.
  @Test func windowsHaveTheFoldOfTheScreen() {
    let screen = CGSize(width: 951, height: 669)
    defer { HeadlessLayout.setScreen(size: CGSize(width: 390, height: 844)) }
    HeadlessLayout.setScreen(size: screen)
    let window = UIWindow(frame: CGRect(x: 200, y: 0, width: 500, height: 669))
    HeadlessLayout.setScreen(size: screen, fold: book)
    let expected = CGRect(x: 255.5, y: 0, width: 40, height: 669)
    #expect(window.reservedRegions(kind: .division).map(\.frame) == [expected])
    let later = UIWindow(frame: CGRect(origin: .zero, size: screen))
    #expect(later.reservedRegions(kind: .division).map(\.frame.minX) == [455.5])
    HeadlessLayout.setScreen(size: screen, fold: ScreenFold(across: .horizontal))
    #expect(window.reservedRegions(kind: .division).isEmpty)
  }

  @Test func viewsThatReadRegionsAreLaidOutAgain() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 951, height: 669))
    let reader = Reader(frame: root.bounds)
    root.addSubview(reader)
    root.layoutIfNeeded()
    HeadlessLayout.setFold(book, of: root)
    root.layoutIfNeeded()
    HeadlessLayout.setFold(nil, of: root)
    root.layoutIfNeeded()
    #expect(reader.counts == [0, 1, 0])
  }
}

private final class Reader: UIView {
  var counts: [Int] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    counts.append(reservedRegions(kind: .division).count)
  }
}
