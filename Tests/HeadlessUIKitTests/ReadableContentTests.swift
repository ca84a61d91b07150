import TestSupport
import Testing
import UIKit

@MainActor @Suite struct ReadableContentTests {
  @Test func aColumnIsAtMost672PointsWideAndCentered() {
    let a = UIView()
    let root = root(400, 300, a)
    root.layoutMargins = insets
    let guide = root.readableContentGuide
    #expect(guide === root.readableContentGuide && guide.owningView === root && root.layoutGuides.isEmpty)
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: guide.topAnchor),
      a.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      a.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      a.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    // Margins of 20 and 60 leave 320, 672, 673 and 1120 points.
    for width: CGFloat in [400, 752, 753, 1200] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      let inside = width - 20 - 60
      let column = min(inside, 672)
      let frame = CGRect(x: 20 + (inside - column) / 2, y: 10, width: column, height: 300 - 10 - 40)
      expectFrames(("a at \(width)", a, frame), ("guide at \(width)", guide, frame))
    }
    root.frame.size.width = 1200
    root.layoutMargins = UIEdgeInsets(top: 1, left: 200, bottom: 2, right: 400)
    root.layoutIfNeeded()
    expectFrames(("other margins", a, CGRect(x: 200, y: 1, width: 600, height: 297)))
  }

  @Test func theColumnFollowsTheOriginOfTheBounds() {
    let a = UIView()
    let root = root(1000, 300, a)
    root.layoutMargins = insets
    root.bounds.origin = CGPoint(x: 5, y: 7)
    let guide = root.readableContentGuide
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: guide.leftAnchor),
      a.rightAnchor.constraint(equalTo: guide.rightAnchor), a.topAnchor.constraint(equalTo: guide.topAnchor),
    ])
    root.layoutIfNeeded()
    expectFrames(("a", a, CGRect(x: 5 + 20 + (920 - 672) / 2, y: 7 + 10, width: 672, height: 0)))
    #expect(guide.layoutFrame.origin == a.frame.origin)
  }
}
