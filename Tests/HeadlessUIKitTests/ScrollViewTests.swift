import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// Returns a scroll view at (30, 40), 200 × 150, in a root of 400 × 300.
@MainActor private func scroll(_ subviews: UIView...) -> (root: UIView, scroll: UIScrollView) {
  let scroll = UIScrollView()
  let root = root(400, 300, scroll)
  NSLayoutConstraint.activate(scroll.box(30, 40, 200, 150))
  for subview in subviews { scroll.placeInside(subview) }
  return (root, scroll)
}

@MainActor @Suite struct ScrollViewTests {
  @Test func aNewScrollViewHasTheDefaultsOfUIKit() {
    let scroll = UIScrollView()
    #expect(
      scroll.contentOffset == .zero && scroll.contentSize == .zero && scroll.contentInset == .zero
        && scroll.frame == .zero)
    #expect(
      scroll.clipsToBounds && scroll.contentInsetAdjustmentBehavior == .automatic
        && scroll.keyboardDismissMode == .none)
    #expect(
      scroll.isScrollEnabled && scroll.bounces && scroll.showsVerticalScrollIndicator
        && scroll.showsHorizontalScrollIndicator)
    #expect(scroll.delaysContentTouches && scroll.canCancelContentTouches && scroll.scrollsToTop)
    #expect(scroll.automaticallyAdjustsScrollIndicatorInsets && !scroll.isDirectionalLockEnabled)
    #expect(!scroll.isPagingEnabled && !scroll.alwaysBounceVertical && !scroll.alwaysBounceHorizontal)
    #expect(
      scroll.contentLayoutGuide === scroll.contentLayoutGuide
        && scroll.frameLayoutGuide === scroll.frameLayoutGuide)
    #expect(
      scroll.contentLayoutGuide.owningView === scroll && scroll.layoutGuides.isEmpty
        && scroll.constraints.isEmpty)
    scroll.scrollIndicatorInsets = insets
    #expect(
      scroll.verticalScrollIndicatorInsets == insets && scroll.horizontalScrollIndicatorInsets == insets)
  }

  @Test(arguments: [false, true]) func edgesAreThoseOfTheContent(byGuide: Bool) {
    let a = UIView()
    let (root, scroll) = scroll(a)
    if byGuide {
      let guide = scroll.contentLayoutGuide
      NSLayoutConstraint.activate([
        a.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
        a.leftAnchor.constraint(equalTo: guide.leftAnchor, constant: 20),
        a.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -40),
        a.rightAnchor.constraint(equalTo: guide.rightAnchor, constant: -60),
      ])
    } else {
      NSLayoutConstraint.activate(a.edges(scroll, insets))
    }
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 500), a.heightAnchor.constraint(equalToConstant: 600),
    ])
    root.layoutIfNeeded()
    expectFrames(
      ("scroll", scroll, CGRect(x: 30, y: 40, width: 200, height: 150)),
      ("a", a, CGRect(x: 20, y: 10, width: 500, height: 600)),
      ("content", scroll.contentLayoutGuide, CGRect(x: 0, y: 0, width: 20 + 500 + 60, height: 10 + 600 + 40)),
      ("shown", scroll.frameLayoutGuide, CGRect(x: 0, y: 0, width: 200, height: 150)))
    #expect(scroll.contentSize == CGSize(width: 580, height: 650))

    scroll.contentOffset = CGPoint(x: 7, y: 9)
    root.layoutIfNeeded()
    expectFrames(
      ("scroll", scroll, CGRect(x: 30, y: 40, width: 200, height: 150)),
      ("a stays", a, CGRect(x: 20, y: 10, width: 500, height: 600)),
      ("content", scroll.contentLayoutGuide, CGRect(x: 0, y: 0, width: 580, height: 650)),
      ("shown", scroll.frameLayoutGuide, CGRect(x: 7, y: 9, width: 200, height: 150)))
    #expect(a.convert(a.bounds, to: root) == CGRect(x: 30 + 20 - 7, y: 40 + 10 - 9, width: 500, height: 600))
  }

  @Test func sizesAndCentersAreThoseOfTheFrame() {
    let a = UIView()
    let b = UIView()
    let c = UIView()
    let (root, scroll) = scroll(a, b, c)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: scroll.leftAnchor),
      a.rightAnchor.constraint(equalTo: scroll.rightAnchor),
      a.topAnchor.constraint(equalTo: scroll.topAnchor),
      a.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      a.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      a.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: 3, constant: 5),
      b.centerXAnchor.constraint(equalTo: scroll.centerXAnchor, constant: 4),
      scroll.centerYAnchor.constraint(equalTo: b.centerYAnchor),
      b.widthAnchor.constraint(equalToConstant: 20), b.heightAnchor.constraint(equalToConstant: 30),
      c.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      c.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor),
      c.rightAnchor.constraint(equalTo: scroll.frameLayoutGuide.rightAnchor),
      c.heightAnchor.constraint(equalToConstant: 25),
    ])
    for offset in [CGPoint.zero, CGPoint(x: 0, y: 60), CGPoint(x: -3, y: -7)] {
      scroll.contentOffset = offset
      root.layoutIfNeeded()
      expectFrames(
        ("a", a, CGRect(x: 0, y: 0, width: 200, height: 455)),
        ("b", b, CGRect(x: 100 + 4 - 10 + offset.x, y: 75 - 15 + offset.y, width: 20, height: 30)),
        ("c", c, CGRect(origin: offset, size: CGSize(width: 200, height: 25))))
      #expect(scroll.contentSize == CGSize(width: 200, height: 455))
    }
  }

  @Test(arguments: [false, true]) func aViewTiedToTheOutsideDoesNotScroll(reversed: Bool) {
    let a = UIView()
    let header = UIView()
    let outside = UIView()
    let (root, scroll) = scroll(a, header)
    root.placeInside(outside)
    NSLayoutConstraint.activate(a.edges(scroll, insets) + outside.box(11, 13, 50, 60))
    func equal(
      _ one: UIView, _ own: NSLayoutConstraint.Attribute, _ other: UIView,
      _ their: NSLayoutConstraint.Attribute
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: reversed ? other : one, attribute: reversed ? their : own, relatedBy: .equal,
        toItem: reversed ? one : other, attribute: reversed ? own : their, multiplier: 1, constant: 0)
    }
    NSLayoutConstraint.activate([
      a.heightAnchor.constraint(equalToConstant: 600), equal(a, .width, root, .width),
      equal(header, .top, root, .top), equal(header, .left, outside, .right),
      equal(header, .width, outside, .width), header.heightAnchor.constraint(equalToConstant: 9),
    ])
    root.layoutIfNeeded()
    for offset in [CGPoint.zero, CGPoint(x: 5, y: 70)] {
      scroll.contentOffset = offset
      root.layoutIfNeeded()
      expectFrames(
        ("a", a, CGRect(x: 20, y: 10, width: 400, height: 600)),
        // The origin of the content is at (30, 40) − offset in the root;
        // the right edge of `outside` is at 61.
        ("header", header, CGRect(x: 61 - 30 + offset.x, y: 0 - 40 + offset.y, width: 50, height: 9)))
      #expect(header.convert(header.bounds, to: root).origin == CGPoint(x: 61, y: 0))
      #expect(scroll.contentSize == CGSize(width: 20 + 400 + 60, height: 10 + 600 + 40))
    }
  }

  @Test func siblingsAreTiedToTheFrameOfAScrollView() {
    let a = UIView()
    let b = UIView()
    let c = UIView()
    let (root, scroll) = scroll(a)
    root.placeInside(b)
    root.placeInside(c)
    scroll.layoutMargins = insets
    NSLayoutConstraint.activate(a.edges(scroll, insets) + b.edges(scroll, insets) + c.edges(scroll, .zero))
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 500), a.heightAnchor.constraint(equalToConstant: 600),
    ])
    let d = UIView()
    root.placeInside(d)
    NSLayoutConstraint.activate(
      [
        (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.leftMargin), (.right, .rightMargin),
        (.top, .topMargin), (.bottom, .bottomMargin),
      ].map {
        NSLayoutConstraint(
          item: d, attribute: $0, relatedBy: .equal, toItem: scroll, attribute: $1, multiplier: 1, constant: 0
        )
      })
    for offset in [CGPoint.zero, CGPoint(x: 5, y: 70)] {
      scroll.contentOffset = offset
      root.layoutIfNeeded()
      let frame = CGRect(x: 30, y: 40, width: 200, height: 150)
      expectFrames(
        ("b", b, frame.inset(by: insets)), ("c", c, frame), ("inside the margins", d, frame.inset(by: insets))
      )
      expectFrames(
        ("guide", scroll.layoutMarginsGuide, CGRect(origin: offset, size: frame.size).inset(by: insets)))
    }
  }

  @Test func marginsAreThoseOfTheContent() {
    let a = UIView()
    let (root, scroll) = scroll(a)
    scroll.layoutMargins = insets
    let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
    ]
    NSLayoutConstraint.activate(
      pairs.map { own, margin in
        NSLayoutConstraint(
          item: a, attribute: own, relatedBy: .equal, toItem: scroll, attribute: margin, multiplier: 1,
          constant: 0)
      })
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 500), a.heightAnchor.constraint(equalToConstant: 600),
    ])
    root.layoutIfNeeded()
    expectFrames(("a", a, CGRect(x: 20, y: 10, width: 500, height: 600)))
    #expect(scroll.contentSize == CGSize(width: 20 + 500 + 60, height: 10 + 600 + 40))
    scroll.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scroll.contentOffset = CGPoint(x: 5, y: 6)
    root.layoutIfNeeded()
    expectFrames(("a", a, CGRect(x: 2, y: 1, width: 500, height: 600)))
    #expect(scroll.contentSize == CGSize(width: 2 + 500 + 4, height: 1 + 600 + 3))
  }

  @Test func nestedScrollViewsKeepConstraintsAcrossThem() {
    let inner = UIScrollView()
    let a = UIView()
    let b = UIView()
    let (root, scroll) = scroll(inner, b)
    inner.placeInside(a)
    NSLayoutConstraint.activate(
      inner.edges(scroll, insets) + a.edges(inner, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 300), inner.heightAnchor.constraint(equalToConstant: 350),
      a.widthAnchor.constraint(equalToConstant: 700), a.heightAnchor.constraint(equalToConstant: 800),
      // From the content of the inner scroll view to that of the outer one, and from there to the root.
      b.leftAnchor.constraint(equalTo: a.leftAnchor, constant: 9),
      b.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      b.widthAnchor.constraint(equalTo: inner.contentLayoutGuide.widthAnchor),
      b.heightAnchor.constraint(equalToConstant: 6),
    ])
    scroll.contentOffset = CGPoint(x: 15, y: 16)
    inner.contentOffset = CGPoint(x: 17, y: 19)
    root.layoutIfNeeded()
    expectFrames(
      ("inner", inner, CGRect(x: 20, y: 10, width: 300, height: 350)),
      ("a", a, CGRect(x: 2, y: 1, width: 700, height: 800)),
      ("b", b, CGRect(x: 20 + 2 - 17 + 9, y: 16 - 40 + 8, width: 706, height: 6)))
    #expect(
      inner.contentSize == CGSize(width: 706, height: 804)
        && scroll.contentSize == CGSize(width: 380, height: 400))
  }

  @Test func aSetContentSizeIsUsedWithoutConstraints() {
    let a = UIView()
    let (root, scroll) = scroll(a)
    scroll.contentSize = CGSize(width: 310, height: 320)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 310, height: 320))
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
      a.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -40),
      a.heightAnchor.constraint(equalToConstant: 500),
      a.rightAnchor.constraint(equalTo: scroll.rightAnchor, constant: -60),
      a.widthAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 310, height: 550))
    expectFrames(("a", a, CGRect(x: 310 - 60 - 100, y: 10, width: 100, height: 500)))
    scroll.contentSize = CGSize(width: 410, height: 7)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 410, height: 550))
    NSLayoutConstraint.deactivate(scroll.constraints)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 410, height: 7))
  }

  @Test func contentGrowsWithItsText() {
    let label = UILabel()
    let below = UIView()
    let (root, scroll) = scroll(label, below)
    label.numberOfLines = 0
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
      label.leftAnchor.constraint(equalTo: scroll.leftAnchor, constant: 20),
      label.rightAnchor.constraint(equalTo: scroll.rightAnchor, constant: -60),
      label.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -80),
      below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 3),
      below.heightAnchor.constraint(equalToConstant: 7),
      below.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -40),
    ])
    // Three words are 115.5 wide, four 155.5.
    for (count, lines) in [(12, 4), (60, 20), (1, 1)] {
      label.text = LineArithmetic.words(count)
      root.layoutIfNeeded()
      let height = LineArithmetic().height(lines: CGFloat(lines))
      #expect(label.frame == CGRect(x: 20, y: 10, width: 120, height: height))
      #expect(scroll.contentSize == CGSize(width: 200, height: 10 + height + 3 + 7 + 40))
    }
  }

  @Test func aScrollViewMayBeAsLargeAsItsContent() {
    final class Fitting: UIScrollView {
      override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: CGSize { contentSize }
    }
    let natural = Fitting()
    let tied = UIScrollView()
    let a = UIView()
    let b = UIView()
    let root = root(400, 300, natural, tied)
    natural.placeInside(a)
    tied.placeInside(b)
    let heights = [
      a.heightAnchor.constraint(equalToConstant: 80), b.heightAnchor.constraint(equalToConstant: 90),
    ]
    let tie = tied.heightAnchor.constraint(equalTo: tied.contentLayoutGuide.heightAnchor)
    tie.priority = UILayoutPriority(700)
    NSLayoutConstraint.activate(a.edges(natural, insets) + b.edges(tied, insets) + heights + [tie])
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 100),
      b.widthAnchor.constraint(equalTo: tied.widthAnchor, constant: -80),
      natural.topAnchor.constraint(equalTo: root.topAnchor, constant: 3),
      natural.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4),
      tied.topAnchor.constraint(equalTo: natural.bottomAnchor, constant: 5),
      tied.leftAnchor.constraint(equalTo: natural.rightAnchor),
      tied.rightAnchor.constraint(equalTo: root.rightAnchor),
      tied.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
    ])
    for (one, other): (CGFloat, CGFloat) in [(80, 90), (30, 500)] {
      heights[0].constant = one
      heights[1].constant = other
      root.layoutIfNeeded()
      let top = 3 + 10 + one + 40 + 5
      expectFrames(
        ("natural", natural, CGRect(x: 4, y: 3, width: 180, height: 50 + one)),
        ("tied", tied, CGRect(x: 184, y: top, width: 216, height: min(50 + other, 300 - top))),
        ("b", b, CGRect(x: 20, y: 10, width: 136, height: other)))
      #expect(tied.contentSize == CGSize(width: 216, height: 50 + other))
    }
  }

  @Test func leadingIsTheRightEdgeOfMirroredContent() {
    let (a, b) = (UIView(), UIView())
    let (root, scroll) = scroll(a, b)
    scroll.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 20),
      a.widthAnchor.constraint(equalToConstant: 100),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 5),
      b.widthAnchor.constraint(equalToConstant: 300),
      b.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -60),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 20 + 100 + 5 + 300 + 60, height: 0))
    expectFrames(
      ("b", b, CGRect(x: 60, y: 0, width: 300, height: 0)),
      ("a", a, CGRect(x: 365, y: 0, width: 100, height: 0)))
  }

  @Test func masksFollowTheFrameAndNotTheContent() {
    let a = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
    let b = UIView(frame: CGRect(x: 9, y: 8, width: 10, height: 11))
    let (root, scroll) = scroll()
    root.layoutIfNeeded()
    a.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    scroll.addSubview(a)
    scroll.addSubview(b)
    scroll.contentSize = CGSize(width: 1000, height: 1100)
    scroll.contentOffset = CGPoint(x: 30, y: 40)
    root.layoutIfNeeded()
    for constraint in scroll.constraints where constraint.firstAttribute == .width {
      constraint.constant = 250
    }
    for constraint in scroll.constraints where constraint.firstAttribute == .height {
      constraint.constant = 190
    }
    root.layoutIfNeeded()
    expectFrames(
      ("a", a, CGRect(x: 5, y: 6 + 40, width: 70 + 50, height: 80)),
      ("b", b, CGRect(x: 9, y: 8, width: 10, height: 11)))
    #expect(scroll.contentSize == CGSize(width: 1000, height: 1100))
  }

  @Test func scrollingDoesNotSolveTheContentAgain() throws {
    let (root, scroll) = scroll()
    var above = scroll.topAnchor
    let rows = (0..<100).map { _ in UIView() }
    for row in rows {
      scroll.placeInside(row)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: above), row.heightAnchor.constraint(equalToConstant: 44),
        row.leftAnchor.constraint(equalTo: scroll.leftAnchor),
        row.rightAnchor.constraint(equalTo: scroll.rightAnchor),
        row.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      ])
      above = row.bottomAnchor
    }
    above.constraint(equalTo: scroll.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 4400))
    let before = try #require(HeadlessLayout.work(for: root))
    for y in 1...50 {
      scroll.contentOffset.y = CGFloat(y)
      root.layoutIfNeeded()
    }
    #expect(HeadlessLayout.work(for: root) == before)
    expectFrames(("the last", rows[99], CGRect(x: 0, y: 99 * 44, width: 200, height: 44)))
  }

  @Test func guidesDoNotRetainTheirViews() {
    weak var kept: UIScrollView?
    weak var keptContent: UIView?
    do {
      let content = UIView()
      let (root, scroll) = scroll(content)
      kept = scroll
      keptContent = content
      content.preservesSuperviewLayoutMargins = true
      NSLayoutConstraint.activate(content.edges(scroll, insets))
      NSLayoutConstraint.activate([
        content.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
        content.widthAnchor.constraint(equalTo: root.readableContentGuide.widthAnchor),
        content.topAnchor.constraint(greaterThanOrEqualTo: scroll.layoutMarginsGuide.topAnchor),
      ])
      let tied = scroll.bottomAnchor.constraint(lessThanOrEqualTo: root.keyboardLayoutGuide.topAnchor)
      root.keyboardLayoutGuide.setConstraints([tied], activeWhenNearEdge: .bottom)
      root.layoutIfNeeded()
      #expect(tied.isActive && scroll.contentSize == CGSize(width: 20 + 384 + 60, height: 10 + 150 + 40))
    }
    #expect(kept == nil && keptContent == nil)
  }

  @Test func scrollingCallsTheDelegate() {
    final class RecordingDelegate: NSObject, UIScrollViewDelegate {
      var offsets: [CGPoint] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
    }
    let delegate = RecordingDelegate()
    let (_, scroll) = scroll()
    scroll.delegate = delegate
    scroll.contentOffset = CGPoint(x: 1, y: 2)
    scroll.contentOffset = CGPoint(x: 1, y: 2)
    scroll.setContentOffset(CGPoint(x: 3, y: -4), animated: true)
    let offsets = [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: -4)]
    #expect(delegate.offsets == offsets)
  }

  @Test func aRectangleIsScrolledInsideTheInsets() {
    let (root, scroll) = scroll()
    scroll.contentSize = CGSize(width: 1000, height: 1100)
    root.layoutIfNeeded()
    scroll.contentInset = insets
    scroll.contentOffset = .zero
    // The free area is 200 − 20 − 60 = 120 by 150 − 10 − 40 = 100 points.
    scroll.scrollRectToVisible(CGRect(x: 30, y: 20, width: 50, height: 40), animated: true)
    #expect(scroll.contentOffset == .zero)
    scroll.scrollRectToVisible(CGRect(x: 500, y: 600, width: 50, height: 40), animated: true)
    #expect(scroll.contentOffset == CGPoint(x: 550 + 60 - 200, y: 640 + 40 - 150))
    scroll.scrollRectToVisible(CGRect(x: 100, y: 120, width: 500, height: 40), animated: true)
    #expect(scroll.contentOffset == CGPoint(x: 100 - 20, y: 120 - 10))
    scroll.scrollRectToVisible(CGRect(x: 990, y: 1090, width: 50, height: 40), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 1000 + 60 - 200, y: 1100 + 40 - 150))
  }
}
