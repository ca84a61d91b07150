import TestSupport
import Testing
import UIKit

/// The areas of a view that leave window controls and round corners free.
@MainActor @Suite struct LayoutRegionTests {
  private typealias Region = UIView.LayoutRegion

  private let controls = CGSize(width: 76, height: 40)
  private let bars = UIEdgeInsets(top: 10, left: 20, bottom: 40, right: 60)

  private func all(_ axis: Region.AdaptivityAxis?) -> [Region] {
    [
      .safeArea(cornerAdaptation: axis), .margins(cornerAdaptation: axis),
      .readableContent(cornerAdaptation: axis),
    ]
  }

  /// Returns a view of 400 x 300 points, whose edges bars cover by four different distances.
  private func view(_ corners: WindowCorners) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    HeadlessLayout.setSafeAreaInsets(bars, of: view)
    HeadlessLayout.setCorners(corners, of: view)
    return view
  }

  @Test func controlsMoveTheEdgesBesideThemOrTheUpperEdge() {
    let view = view(WindowCorners(controls: controls))
    #expect(view.edgeInsets(for: .safeArea()) == bars)
    let beside = UIEdgeInsets(top: 10, left: 76, bottom: 40, right: 60)
    #expect(view.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)) == beside)
    let below = UIEdgeInsets(top: 40, left: 20, bottom: 40, right: 60)
    #expect(view.edgeInsets(for: .safeArea(cornerAdaptation: .vertical)) == below)

    HeadlessLayout.setCorners(WindowCorners(controls: controls, side: .trailing), of: view)
    let other = UIEdgeInsets(top: 10, left: 20, bottom: 40, right: 76)
    #expect(view.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)) == other)
  }

  /// The inner display of a folding phone has no bar at the left edge, and 84 points at the right.
  @Test func anEdgeInsideTheSafeAreaDoesNotMoveFurther() {
    let view = view(WindowCorners(radius: 16 / (1 - 0.5.squareRoot())))
    HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 82, left: 0, bottom: 34, right: 84), of: view)
    let sides = view.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal))
    #expect(abs(sides.left - 16) < 1e-9)
    #expect((sides.top, sides.bottom, sides.right) == (82, 34, 84))
    #expect(view.edgeInsets(for: .safeArea(cornerAdaptation: .vertical)) == view.safeAreaInsets)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
    #expect(view.edgeInsets(for: .margins(cornerAdaptation: .horizontal)) == view.layoutMargins)
  }

  @Test func leadingAndTrailingFollowTheDirection() {
    let view = view(WindowCorners(controls: controls))
    let region = Region.safeArea(cornerAdaptation: .horizontal)
    #expect(
      view.directionalEdgeInsets(for: region)
        == NSDirectionalEdgeInsets(top: 10, leading: 76, bottom: 40, trailing: 60))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(
      view.directionalEdgeInsets(for: region)
        == NSDirectionalEdgeInsets(top: 10, leading: 60, bottom: 40, trailing: 76))
  }

  @Test func guidesAndConstraintsAgree() {
    for axis in [nil, Region.AdaptivityAxis.horizontal, .vertical] {
      for (region, plain) in zip(all(axis), all(nil)) {
        let root = view(WindowCorners(controls: controls, radius: 30))
        let guide = root.layoutGuide(for: region)
        let inside = root.placeInside(UIView())
        NSLayoutConstraint.activate([
          inside.leftAnchor.constraint(equalTo: guide.leftAnchor),
          inside.rightAnchor.constraint(equalTo: guide.rightAnchor),
          inside.topAnchor.constraint(equalTo: guide.topAnchor),
          inside.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        for bounds in [
          CGRect(x: 0, y: 0, width: 400, height: 300), CGRect(x: 0, y: 0, width: 900, height: 500),
          CGRect(x: 7, y: 11, width: 900, height: 500),
        ] {
          root.bounds = bounds
          root.layoutIfNeeded()
          let frame = bounds.inset(by: root.edgeInsets(for: region))
          expectFrames(("\(region) in \(bounds)", inside, frame), ("guide", guide, frame))
        }
        HeadlessLayout.setCorners(WindowCorners(), of: root)
        root.layoutIfNeeded()
        expectFrames(
          ("\(region) without corners", inside, root.bounds.inset(by: root.edgeInsets(for: plain))))
        #expect(root.layoutGuide(for: region) === guide)
      }
    }
  }

  @Test func plainAreasAreTheGuidesOfTheView() {
    let view = UIView()
    #expect(view.layoutGuide(for: .safeArea()) === view.safeAreaLayoutGuide)
    #expect(view.layoutGuide(for: .margins()) === view.layoutMarginsGuide)
    #expect(view.layoutGuide(for: .readableContent()) === view.readableContentGuide)
    #expect(view.layoutGuides.isEmpty)
    let guide = view.layoutGuide(for: .margins(cornerAdaptation: .vertical))
    #expect(guide.owningView === view)
    #expect(guide !== view.layoutGuide(for: .margins(cornerAdaptation: .horizontal)))
  }

  /// A view that the covered part does not reach is not affected, and one that moves away is freed.
  @Test func aSubviewTakesThePartThatReachesIntoIt() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let bar = UIView(frame: CGRect(x: 30, y: 10, width: 300, height: 44))
    let field = UIView(frame: CGRect(x: 5, y: 4, width: 200, height: 20))
    root.addSubview(bar)
    bar.addSubview(field)
    HeadlessLayout.setCorners(WindowCorners(controls: controls), of: root)
    let beside = Region.safeArea(cornerAdaptation: .horizontal)
    let below = Region.safeArea(cornerAdaptation: .vertical)
    root.layoutIfNeeded()
    #expect(bar.edgeInsets(for: beside) == UIEdgeInsets(top: 0, left: 76 - 30, bottom: 0, right: 0))
    #expect(bar.edgeInsets(for: below) == UIEdgeInsets(top: 40 - 10, left: 0, bottom: 0, right: 0))
    #expect(
      field.edgeInsets(for: beside) == UIEdgeInsets(top: 0, left: 76 - 30 - 5, bottom: 0, right: 0))
    #expect(field.edgeInsets(for: below) == UIEdgeInsets(top: 40 - 10 - 4, left: 0, bottom: 0, right: 0))

    bar.frame.origin.y = 40
    root.layoutIfNeeded()
    #expect(bar.edgeInsets(for: beside) == .zero)
    #expect(field.edgeInsets(for: beside) == .zero)
    bar.frame.origin = CGPoint(x: -20, y: -5)
    root.layoutIfNeeded()
    #expect(bar.edgeInsets(for: beside).left == 76)
    bar.removeFromSuperview()
    bar.layoutIfNeeded()
    #expect(bar.edgeInsets(for: beside) == .zero)
    #expect(field.edgeInsets(for: beside) == .zero)
  }

  @Test func windowsOfAnySizeHaveTheCornersOfTheDevice() {
    let screen = CGSize(width: 744, height: 1133)
    defer { HeadlessLayout.setScreen(size: CGSize(width: 390, height: 844)) }
    let round = 20 * (1 - 0.5.squareRoot())
    for size in [screen, CGSize(width: 500, height: 600)] {
      for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
        for side in [WindowCorners.Side.leading, .trailing] {
          HeadlessLayout.setScreen(size: screen)
          let window = UIWindow(frame: CGRect(origin: .zero, size: size))
          HeadlessLayout.setScreen(
            size: screen, layoutDirection: direction,
            corners: WindowCorners(controls: controls, side: side, radius: 20))
          let insets = window.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal))
          let isLeft = (side == .leading) == (direction == .leftToRight)
          let expected = UIEdgeInsets(
            top: 0, left: isLeft ? 76 : round, bottom: 0, right: isLeft ? round : 76)
          #expect(insets == expected, "\(size), \(direction), \(side)")
          HeadlessLayout.setScreen(size: screen)
          #expect(window.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)) == .zero)
        }
      }
    }
  }
}
