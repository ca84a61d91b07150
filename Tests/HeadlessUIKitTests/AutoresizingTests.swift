import TestSupport
import Testing
import UIKit

@MainActor @Suite struct AutoresizingTests {
  /// Returns the distance before a view and its size after the whole grows by `growth`.
  ///
  /// Each flexible part grows in proportion to its length.
  private func expected(
    near: CGFloat, size: CGFloat, whole: CGFloat, growth: CGFloat,
    flexible: (near: Bool, size: Bool, far: Bool)
  ) -> (near: CGFloat, size: CGFloat) {
    let far = whole - near - size
    let sum = (flexible.near ? near : 0) + (flexible.size ? size : 0) + (flexible.far ? far : 0)
    guard sum > 0 else { return (near, size) }
    return (
      near + (flexible.near ? growth * near / sum : 0), size + (flexible.size ? growth * size / sum : 0)
    )
  }

  /// All 64 masks; the mask's bits are left, width, right, top, height, bottom.
  @Test(arguments: [false, true]) func everyMaskSharesTheGrowth(throughTheEngine: Bool) {
    for bits in UInt(0)..<64 {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      let a = UIView(frame: CGRect(x: 40, y: 60, width: 120, height: 90))
      let follower = UIView()
      a.autoresizingMask = UIView.AutoresizingMask(rawValue: bits)
      root.addSubview(a)
      root.placeInside(follower)
      if throughTheEngine { NSLayoutConstraint.activate(follower.edges(a, insets)) }
      root.layoutIfNeeded()
      root.bounds.size = CGSize(width: 400 + 77, height: 300 - 31)
      root.layoutIfNeeded()
      func on(_ bit: UInt) -> Bool { bits & (1 << bit) != 0 }
      let x = expected(near: 40, size: 120, whole: 400, growth: 77, flexible: (on(0), on(1), on(2)))
      let y = expected(near: 60, size: 90, whole: 300, growth: -31, flexible: (on(3), on(4), on(5)))
      let frame = CGRect(x: x.near, y: y.near, width: x.size, height: y.size)
      expectFrames(("mask \(bits)", a, frame))
      if throughTheEngine { expectFrames(("follower \(bits)", follower, frame.inset(by: insets))) }
    }
  }

  @Test func flexiblePartsOfZeroShareEqually() {
    let root = UIView(frame: .zero)
    let a = UIView(frame: .zero)
    a.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleHeight]
    root.addSubview(a)
    root.frame.size = CGSize(width: 90, height: 50)
    expectFrames(("a", a, CGRect(x: 30, y: 0, width: 30, height: 50)))
  }

  @Test func masksHaveNoEffectWithoutAutoresizingOfSubviews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let a = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let follower = UIView()
    a.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.autoresizesSubviews = false
    root.addSubview(a)
    root.placeInside(follower)
    NSLayoutConstraint.activate(follower.edges(a, .zero))
    root.frame.size = CGSize(width: 500, height: 500)
    root.layoutIfNeeded()
    expectFrames(
      ("a", a, CGRect(x: 1, y: 2, width: 3, height: 4)),
      ("follower", follower, CGRect(x: 1, y: 2, width: 3, height: 4)))
    root.autoresizesSubviews = true
    root.frame.size = CGSize(width: 510, height: 520)
    root.layoutIfNeeded()
    expectFrames(
      ("a", a, CGRect(x: 1, y: 2, width: 13, height: 24)),
      ("follower", follower, CGRect(x: 1, y: 2, width: 13, height: 24)))
  }

  @Test func constraintsFollowAFrameThatIsSet() {
    let (a, b) = (UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), UIView())
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    root.addSubview(a)
    root.placeInside(b)
    NSLayoutConstraint.activate(b.edges(a, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    for frame in [
      a.frame, CGRect(x: 100, y: 110, width: 120, height: 130), CGRect(x: -5, y: -6, width: 77, height: 88),
    ] {
      a.frame = frame
      root.layoutIfNeeded()
      expectFrames(
        ("a", a, frame),
        (
          "b", b,
          CGRect(x: frame.minX + 2, y: frame.minY + 1, width: frame.width - 6, height: frame.height - 4)
        ))
    }
  }

  @Test func constraintsFollowAFrameSetInLayoutSubviews() {
    final class Halves: UIView {
      let first = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        first.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
      }
    }
    let halves = Halves(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let follower = UIView()
    halves.addSubview(halves.first)
    halves.placeInside(follower)
    NSLayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: halves.first.rightAnchor),
      follower.rightAnchor.constraint(equalTo: halves.rightAnchor),
    ])
    for width in [100, 260] as [CGFloat] {
      halves.frame.size.width = width
      halves.layoutIfNeeded()
      expectFrames(("follower", follower, CGRect(x: width / 2, y: 0, width: width / 2, height: 0)))
    }
  }

  @Test func theTranslationCanBeSwitchedOffAndOn() {
    let a = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    root.addSubview(a)
    root.layoutIfNeeded()
    expectFrames(("frame", a, CGRect(x: 10, y: 20, width: 30, height: 40)))
    a.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(a.edges(root, insets))
    root.layoutIfNeeded()
    expectFrames(("constraints", a, CGRect(x: 20, y: 10, width: 320, height: 250)))
    NSLayoutConstraint.deactivate(root.constraints)
    a.translatesAutoresizingMaskIntoConstraints = true
    a.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.layoutIfNeeded()
    expectFrames(("frame again", a, CGRect(x: 1, y: 2, width: 3, height: 4)))
  }
}
