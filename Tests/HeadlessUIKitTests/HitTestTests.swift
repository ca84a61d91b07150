import TestSupport
import Testing
import UIKit

@MainActor @Suite struct HitTestTests {
  // back    |----------- 200 x 100 ----------|
  // one        |-- 20, 10, 80 x 60 --|
  // two             |-- 60, 30, 80 x 60 --|         in front of one
  // inner           10, 20, 30 x 25 in two, and 40 points beyond its right edge with `wide`
  private let back = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let one = UIView(frame: CGRect(x: 20, y: 10, width: 80, height: 60))
  private let two = UIView(frame: CGRect(x: 60, y: 30, width: 80, height: 60))
  private let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 25))

  init() {
    back.addSubview(one)
    back.addSubview(two)
    two.addSubview(inner)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { back.hitTest(CGPoint(x: x, y: y), with: nil) }

  @Test func theFrontmostViewAtThePointIsHit() {
    #expect(hit(30, 20) === one)
    #expect(hit(62, 32) === two)
    #expect(hit(75, 55) === inner)
    #expect(hit(150, 95) === back)
    #expect(hit(200, 50) == nil && hit(-1, 50) == nil)
  }

  @Test func viewsWithoutTouchesAreLeftOutWithTheirSubviews() {
    let changes: [(name: String, change: (UIView) -> Void)] = [
      ("hidden", { $0.isHidden = true }),
      ("transparent", { $0.alpha = 0.009 }),
      ("disabled", { $0.isUserInteractionEnabled = false }),
    ]
    for (name, change) in changes {
      change(two)
      #expect(hit(75, 55) === one, "\(name)")
      #expect(hit(120, 55) === back, "\(name)")
      two.isHidden = false
      two.alpha = 0.01
      two.isUserInteractionEnabled = true
      #expect(hit(75, 55) === inner, "after \(name)")
    }
  }

  @Test func aSubviewOutsideTheBoundsIsNotHit() {
    inner.frame.origin = CGPoint(x: 70, y: 20)
    #expect(hit(135, 55) === inner)
    for clips in [false, true] {
      two.clipsToBounds = clips
      #expect(hit(145, 55) === back)
    }
  }

  @Test func theOriginOfTheBoundsCounts() {
    two.bounds.origin = CGPoint(x: 5, y: 15)
    // inner is now at 60 + 10 - 5, 30 + 20 - 15 in the back view.
    #expect(hit(65, 35) === inner && hit(64, 35) === two && hit(65, 34) === two)
  }

  @Test func anOverrideDecidesAboutThePoint() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -15, dy: -25).contains(point)
      }
    }
    let wide = Wide(frame: CGRect(x: 150, y: 40, width: 20, height: 10))
    back.addSubview(wide)
    #expect(hit(136, 16) === wide && hit(134, 20) !== wide && hit(160, 14) === back)
  }

  @Test func labelsAndImagesLetTouchesThrough() {
    for view in [UILabel(), UIImageView()] {
      view.frame = back.bounds
      back.addSubview(view)
      #expect(hit(150, 95) === back)
    }
  }
}
