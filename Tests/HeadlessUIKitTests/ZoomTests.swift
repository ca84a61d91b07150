import TestSupport
import Testing
import UIKit

@MainActor @Suite struct ZoomTests {
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let view: UIView
    var scales: [CGFloat] = []
    init(_ view: UIView) { self.view = view }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { scales.append(scrollView.zoomScale) }
  }

  private final class Album: UIScrollView {
    var zoomer: Zoomer? { didSet { delegate = zoomer } }
  }

  /// Returns a scroll view of 200 × 150 with a picture of 300 × 240 in it, and its delegate.
  private func scroll(byConstraints: Bool) -> (scroll: UIScrollView, picture: UIView, delegate: Zoomer) {
    let scroll = Album(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 240))
    if byConstraints {
      scroll.placeInside(picture)
      NSLayoutConstraint.activate(
        picture.edges(scroll, insets) + [
          picture.widthAnchor.constraint(equalToConstant: 300),
          picture.heightAnchor.constraint(equalToConstant: 240),
        ])
    } else {
      scroll.addSubview(picture)
      scroll.contentSize = picture.frame.size
    }
    let delegate = Zoomer(picture)
    scroll.zoomer = delegate
    scroll.maximumZoomScale = 3
    scroll.minimumZoomScale = 0.5
    scroll.layoutIfNeeded()
    return (scroll, picture, delegate)
  }

  @Test func nothingZoomsWithoutAViewOrLimits() {
    let scroll = UIScrollView()
    #expect(scroll.zoomScale == 1 && scroll.minimumZoomScale == 1 && scroll.maximumZoomScale == 1)
    #expect(scroll.bouncesZoom && !scroll.isZooming && !scroll.isZoomBouncing)
    scroll.maximumZoomScale = 4
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 1)
    let (limited, picture, delegate) = self.scroll(byConstraints: false)
    limited.maximumZoomScale = 1
    limited.setZoomScale(2, animated: true)
    #expect(limited.zoomScale == 1 && picture.transform.isIdentity && delegate.scales == [])
  }

  @Test func theFrameAndTheContentGrowFromTheirOrigin() {
    let (scroll, picture, delegate) = scroll(byConstraints: false)
    scroll.zoomScale = 2
    #expect(picture.transform == CGAffineTransform(scaleX: 2, y: 2))
    expectFrames(("picture", picture, CGRect(x: 0, y: 0, width: 600, height: 480)))
    #expect(scroll.contentSize == CGSize(width: 600, height: 480))
    scroll.zoomScale = 7
    #expect(scroll.zoomScale == 3 && delegate.scales == [2, 3])
    scroll.zoomScale = 0
    #expect(scroll.zoomScale == 0.5 && scroll.contentSize == CGSize(width: 150, height: 120))
    #expect(scroll.contentOffset == .zero && delegate.scales == [2, 3, 0.5])
  }

  @Test func constantsOfConstraintsAreNotScaled() {
    let (scroll, picture, _) = scroll(byConstraints: true)
    #expect(scroll.contentSize == CGSize(width: 20 + 300 + 60, height: 10 + 240 + 40))
    scroll.zoomScale = 2
    for _ in 1...2 {
      scroll.layoutIfNeeded()
      expectFrames(("picture", picture, CGRect(x: 20, y: 10, width: 600, height: 480)))
      #expect(scroll.contentSize == CGSize(width: 20 + 600 + 60, height: 10 + 480 + 40))
      scroll.setNeedsLayout()
    }
    scroll.zoomScale = 1
    scroll.layoutIfNeeded()
    expectFrames(("picture", picture, CGRect(x: 20, y: 10, width: 300, height: 240)))
    #expect(scroll.contentSize == CGSize(width: 380, height: 290))
  }

  @Test func thePointInTheMiddleStaysThere() {
    let (scroll, _, _) = scroll(byConstraints: false)
    scroll.contentOffset = CGPoint(x: 40, y: 30)
    scroll.zoomScale = 2
    // The middle of the view shows (140, 105), which is (280, 210) now.
    #expect(scroll.contentOffset == CGPoint(x: 280 - 100, y: 210 - 75))
  }

  @Test func aRectangleIsShownAsLargeAsPossible() {
    let (scroll, _, _) = scroll(byConstraints: false)
    scroll.zoom(to: CGRect(x: 110, y: 90, width: 80, height: 50), animated: true)
    // 200 / 80 is less than 150 / 50; the middle (150, 115) is (375, 287.5) now.
    #expect(scroll.zoomScale == 2.5 && scroll.contentOffset == CGPoint(x: 375 - 100, y: 287.5 - 75))
    scroll.contentInset = insets
    scroll.zoom(to: CGRect(x: 290, y: 0, width: 10, height: 10), animated: false)
    // At the corner, the content ends 60 points before the right edge and begins 10 points below the top one.
    #expect(scroll.zoomScale == 3 && scroll.contentOffset == CGPoint(x: 900 + 60 - 200, y: -10))
  }

  @Test func aViewThatLeftTheScrollViewIsNotZoomed() {
    let (scroll, picture, _) = scroll(byConstraints: true)
    scroll.zoomScale = 2
    scroll.layoutIfNeeded()
    let other = root(400, 300, picture)
    NSLayoutConstraint.activate(picture.box(13, 17, 30, 40))
    other.layoutIfNeeded()
    scroll.setNeedsLayout()
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == .zero && picture.bounds.size == CGSize(width: 30, height: 40))
    scroll.zoomScale = 3
    #expect(scroll.zoomScale == 2)
  }

  @Test func aZoomedViewIsFreed() {
    weak var weakScroll: UIScrollView?
    do {
      let (scroll, _, _) = scroll(byConstraints: true)
      scroll.zoomScale = 2
      weakScroll = scroll
    }
    #expect(weakScroll == nil)
  }
}
