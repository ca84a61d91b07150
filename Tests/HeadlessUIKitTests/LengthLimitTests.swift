import TestSupport
import Testing
import UIKit

/// Lengths beyond any screen.
@MainActor @Suite struct LengthLimitTests {
  @Test(arguments: [100_000_001, 1e12, 1e300, .greatestFiniteMagnitude] as [CGFloat], [-1, 1] as [CGFloat])
  func aLengthBeyondTheLimitIsClamped(
    length: CGFloat, sign: CGFloat
  ) {
    let (far, near) = (UIView(), UIView())
    let root = root(400, 300, far, near)
    NSLayoutConstraint.activate([
      far.leftAnchor.constraint(equalTo: root.leftAnchor, constant: sign * length),
      far.topAnchor.constraint(equalTo: root.topAnchor, constant: 7.25),
      far.widthAnchor.constraint(equalToConstant: 30.125),
      far.heightAnchor.constraint(equalToConstant: 40.5),
    ])
    NSLayoutConstraint.activate(near.box(10.1, 20.2, 30.3, 40.4))
    let sentences = logged {
      root.layoutIfNeeded()
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    expectFrames(
      ("far", far, CGRect(x: sign * 1e8, y: 7.25, width: 30.125, height: 40.5)),
      ("near", near, CGRect(x: 10.1, y: 20.2, width: 30.3, height: 40.4)))
    #expect(
      sentences == [
        "A layout has a length of \(sign * length) points. "
          + "Lengths above 100000000 points are limited to this value. "
          + "This is logged once for each view tree."
      ])
  }

  @Test func anOptionalGapBeyondTheLimitLeavesOthersExact() {
    // An unlimited 1e300 would leave no digits for the other constraints of the same row.
    let (a, b) = (UIView(), UIView())
    let root = root(400, 300, a, b)
    let optional = b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 1e300)
    optional.priority = UILayoutPriority(50)
    NSLayoutConstraint.activate([
      optional, a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 11),
      a.widthAnchor.constraint(greaterThanOrEqualToConstant: 23.5),
      b.leftAnchor.constraint(greaterThanOrEqualTo: a.rightAnchor, constant: 8.25),
      b.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -17),
      b.widthAnchor.constraint(equalToConstant: 40.75),
    ])
    #expect(logged { root.layoutIfNeeded() }.count == 1)
    expectFrames(
      ("a", a, CGRect(x: 11, y: 0, width: 23.5, height: 0)),
      ("b", b, CGRect(x: 400 - 17 - 40.75, y: 0, width: 40.75, height: 0)))
  }

  @Test func theLimitItselfIsNotLogged() {
    let view = UIView()
    let root = root(400, 300, view)
    NSLayoutConstraint.activate(view.box(-1e8, 1e8, 30, 40))
    #expect(logged { root.layoutIfNeeded() }.isEmpty)
    expectFrames(("view", view, CGRect(x: -1e8, y: 1e8, width: 30, height: 40)))
  }

  private func logged(_ body: () -> Void) -> [String] {
    let handler = HeadlessLayout.logHandler
    defer { HeadlessLayout.logHandler = handler }
    var sentences: [String] = []
    HeadlessLayout.logHandler = { sentences.append($0) }
    body()
    return sentences
  }
}
