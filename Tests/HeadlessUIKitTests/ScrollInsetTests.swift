import HeadlessUIKit
import TestSupport
import Testing
import UIKit

private let bars = UIEdgeInsets(top: 47, left: 11, bottom: 34, right: 13)

/// Returns a window of 400 × 300, partly covered by bars, with a scroll view that fills it.
@MainActor private func scrollingWindow(
  _ scroll: UIScrollView = UIScrollView()
) -> (window: UIWindow, scroll: UIScrollView) {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  HeadlessLayout.setSafeAreaInsets(bars, of: window)
  window.placeInside(scroll)
  NSLayoutConstraint.activate(scroll.edges(window, .zero))
  return (window, scroll)
}

/// Returns the insets of `bars` along the given axes, added to `insets`, the client's own.
private func adjusted(_ axes: Set<NSLayoutConstraint.Axis>) -> UIEdgeInsets {
  let (h, v): (CGFloat, CGFloat) = (axes.contains(.horizontal) ? 1 : 0, axes.contains(.vertical) ? 1 : 0)
  return UIEdgeInsets(top: 10 + v * 47, left: 20 + h * 11, bottom: 40 + v * 34, right: 60 + h * 13)
}

@MainActor @Suite struct ScrollInsetTests {
  @Test func theSafeAreaIsAddedAlongScrollableAxes() {
    let sizes: [(CGSize, Set<NSLayoutConstraint.Axis>)] = [
      (CGSize(width: 400, height: 300), []), (CGSize(width: 401, height: 300), [.horizontal]),
      (CGSize(width: 400, height: 301), [.vertical]),
      (CGSize(width: 900, height: 900), [.horizontal, .vertical]), (.zero, []),
    ]
    for (size, scrollable) in sizes {
      for behavior in [
        UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes, .never, .always,
      ] {
        for bounces in [Set<NSLayoutConstraint.Axis>(), [.horizontal], [.vertical]] {
          let (window, scroll) = scrollingWindow()
          scroll.contentInset = insets
          scroll.contentInsetAdjustmentBehavior = behavior
          scroll.alwaysBounceHorizontal = bounces.contains(.horizontal)
          scroll.alwaysBounceVertical = bounces.contains(.vertical)
          scroll.contentSize = size
          window.layoutIfNeeded()
          let axes: Set<NSLayoutConstraint.Axis> =
            switch behavior {
            case .never: []
            case .always: [.horizontal, .vertical]
            case .automatic, .scrollableAxes: scrollable.union(bounces)
            }
          let name: Comment = "\(size) \(behavior) bounces \(bounces)"
          #expect(scroll.adjustedContentInset == adjusted(axes), name)
          #expect(scroll.contentOffset == CGPoint(x: -adjusted(axes).left, y: -adjusted(axes).top), name)
          #expect(
            scroll.contentInset == insets && scroll.contentSize == size && scroll.safeAreaInsets == bars, name
          )
        }
      }
    }
  }

  @Test(arguments: [false, true]) func contentOfAControllerBehindBarsIsBetweenThem(isDeep: Bool) {
    final class Screen: UIViewController {
      let scroll = UIScrollView()
      var isDeep = false
      override func loadView() {
        if isDeep {
          super.loadView()
        } else {
          view = scroll
        }
      }
      override func viewDidLoad() {
        guard isDeep else { return }
        view.placeInside(scroll)
        NSLayoutConstraint.activate(scroll.edges(view, .zero))
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let outer = UIViewController()
    let screen = Screen()
    screen.isDeep = isDeep
    HeadlessLayout.setSafeAreaInsets(bars, of: window)
    window.rootViewController = screen
    window.layoutIfNeeded()
    #expect(screen.scroll.adjustedContentInset == .zero)
    let tabs = UITabBarController()
    tabs.viewControllers = [screen]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    let bar = tabs.tabBar.frame.height
    #expect(
      screen.scroll.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: bar, right: 0) && bar > 34)
    #expect(screen.scroll.contentOffset == CGPoint(x: 0, y: -47))
    window.rootViewController = outer
    outer.addChild(screen)
    outer.view.placeInside(screen.view)
    NSLayoutConstraint.activate(screen.view.edges(outer.view, .zero))
    window.layoutIfNeeded()
    #expect(screen.scroll.adjustedContentInset == .zero && screen.scroll.contentOffset == .zero)
  }

  @Test func contentAtItsStartRemainsThereWhenInsetsChange() {
    let (window, scroll) = scrollingWindow()
    scroll.contentSize = CGSize(width: 900, height: 900)
    window.layoutIfNeeded()
    #expect(scroll.contentOffset == CGPoint(x: -11, y: -47))
    HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 3, bottom: 1, right: 2), of: window)
    window.layoutIfNeeded()
    #expect(scroll.contentOffset == CGPoint(x: -3, y: -20))
    scroll.contentOffset.y = 100
    scroll.contentInset = insets
    #expect(scroll.contentOffset == CGPoint(x: -23, y: 100))
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 30, left: 23, bottom: 41, right: 62))
    #expect(scroll.contentOffset == CGPoint(x: -23, y: 100))
  }

  @Test func changedInsetsAreReportedOnce() {
    final class RecordingDelegate: NSObject, UIScrollViewDelegate {
      var found: [UIEdgeInsets] = []
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        found.append(scrollView.adjustedContentInset)
      }
    }
    final class Counting: UIScrollView {
      var count = 0
      override func adjustedContentInsetDidChange() { count += 1 }
    }
    let delegate = RecordingDelegate()
    let scroll = Counting()
    let (window, _) = scrollingWindow(scroll)
    scroll.delegate = delegate
    scroll.contentInsetAdjustmentBehavior = .always
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    scroll.contentInset = insets
    window.layoutIfNeeded()
    #expect(delegate.found == [bars, adjusted([.horizontal, .vertical])])
    #expect(scroll.count == 2)
  }

  @Test func contentInsetsReduceTheSafeAreaOfTheContent() {
    let content = UIView()
    let (window, scroll) = scrollingWindow()
    scroll.placeInside(content)
    NSLayoutConstraint.activate(content.edges(scroll, .zero))
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000),
    ])
    let cases: [(UIScrollView.ContentInsetAdjustmentBehavior, UIEdgeInsets)] = [
      (.automatic, UIEdgeInsets(top: 0, left: 11, bottom: 0, right: 13)), (.always, .zero),
      // The content reaches 700 points below the visible part, but its safe area is no
      // larger than that of the scroll view.
      (.never, bars),
    ]
    for (behavior, inside) in cases {
      scroll.contentInsetAdjustmentBehavior = behavior
      window.layoutIfNeeded()
      #expect(content.safeAreaInsets == inside, "\(behavior)")
      #expect(
        scroll.layoutMargins
          == UIEdgeInsets(
            top: 8 + inside.top, left: 8 + inside.left, bottom: 8 + inside.bottom, right: 8 + inside.right),
        "\(behavior)")
    }
    scroll.contentOffset.y = -30
    window.layoutIfNeeded()
    #expect(content.safeAreaInsets == UIEdgeInsets(top: 17, left: 11, bottom: 34, right: 13))
  }

  @Test func aCardInsideTheMarginsIsBelowTheBars() {
    let card = UIView()
    let (window, scroll) = scrollingWindow()
    scroll.placeInside(card)
    scroll.layoutMargins = insets
    let edges: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.top, .topMargin), (.bottom, .bottomMargin), (.left, .leftMargin), (.right, .rightMargin),
    ]
    NSLayoutConstraint.activate(
      edges.map { edge, margin in
        NSLayoutConstraint(
          item: card, attribute: edge, relatedBy: .equal, toItem: scroll, attribute: margin, multiplier: 1,
          constant: 0)
      })
    NSLayoutConstraint.activate([
      card.widthAnchor.constraint(equalTo: scroll.layoutMarginsGuide.widthAnchor),
      card.heightAnchor.constraint(equalToConstant: 700),
    ])
    window.layoutIfNeeded()
    // The top and bottom bars are in the content insets, the left and right ones in the margins.
    expectFrames(("card", card, CGRect(x: 20 + 11, y: 10, width: 400 - 20 - 11 - 60 - 13, height: 700)))
    #expect(scroll.contentSize == CGSize(width: 400, height: 750))
    #expect(card.convert(card.bounds, to: window).origin == CGPoint(x: 31, y: 47 + 10))
  }

  @Test func aScreenWithBarsSettlesInThreeRounds() {
    final class Screen: UIViewController {
      let scroll = CountingScroll()
      let stack = CountingStack()
      let labels = (0..<6).map { _ in UILabel() }
      override func viewDidLoad() {
        view.placeInside(scroll)
        scroll.placeInside(stack)
        stack.axis = .vertical
        stack.spacing = 7
        stack.isLayoutMarginsRelativeArrangement = true
        for label in labels {
          label.numberOfLines = 0
          label.text = LineArithmetic.words(80)
          stack.addArrangedSubview(label)
        }
        NSLayoutConstraint.activate(scroll.edges(view, .zero) + stack.edges(scroll, .zero))
        stack.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let tabs = UITabBarController()
    let screen = Screen()
    let navigation = UINavigationController(rootViewController: screen)
    tabs.viewControllers = [navigation]
    HeadlessLayout.setSafeAreaInsets(bars, of: window)
    window.rootViewController = tabs
    for (size, area) in [
      (CGSize(width: 400, height: 800), bars),
      (CGSize(width: 800, height: 400), UIEdgeInsets(top: 5, left: 40, bottom: 21, right: 30)),
    ] {
      window.frame.size = size
      HeadlessLayout.setSafeAreaInsets(area, of: window)
      screen.scroll.count = 0
      screen.stack.count = 0
      window.layoutIfNeeded()
      let top = navigation.navigationBar.frame.maxY
      let bottom = tabs.tabBar.frame.height
      #expect(screen.scroll.adjustedContentInset == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
      #expect(screen.scroll.contentOffset == CGPoint(x: 0, y: -top))
      let width = size.width - 16 - area.left - area.right
      let height = LineArithmetic().height(words: 80, in: width)
      expectFrames(
        screen.labels.enumerated().map { index, label in
          (
            "label \(index)", label,
            CGRect(x: 8 + area.left, y: 8 + CGFloat(index) * (height + 7), width: width, height: height)
          )
        })
      #expect(screen.scroll.contentSize == CGSize(width: size.width, height: 16 + 6 * height + 5 * 7))
      #expect(
        screen.scroll.count <= 3 && screen.stack.count <= 3, "\(screen.scroll.count) \(screen.stack.count)")
      screen.scroll.count = 0
      screen.stack.count = 0
      window.layoutIfNeeded()
      #expect(screen.scroll.count == 0 && screen.stack.count == 0)
    }
  }

  @Test func insetsSettleInThreeRounds() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let content = Counting()
    let label = UILabel()
    let (window, scroll) = scrollingWindow()
    scroll.placeInside(content)
    content.placeInside(label)
    label.numberOfLines = 0
    label.text = LineArithmetic.words(200)
    let guide = content.layoutMarginsGuide
    NSLayoutConstraint.activate(content.edges(scroll, .zero))
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      label.topAnchor.constraint(equalTo: guide.topAnchor),
      label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      label.leftAnchor.constraint(equalTo: guide.leftAnchor),
      label.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    for insets in [bars, UIEdgeInsets(top: 20, left: 3, bottom: 1, right: 2)] {
      HeadlessLayout.setSafeAreaInsets(insets, of: window)
      content.count = 0
      window.layoutIfNeeded()
      let width = 400 - 16 - insets.left - insets.right
      let height = LineArithmetic().height(words: 200, in: width)
      expectFrames(("label", label, CGRect(x: 8 + insets.left, y: 8, width: width, height: height)))
      #expect(
        scroll.contentSize == CGSize(width: 400, height: height + 16)
          && scroll.contentOffset == CGPoint(x: 0, y: -insets.top))
      #expect(content.count <= 3)
      content.count = 0
      window.layoutIfNeeded()
      #expect(content.count == 0)
    }
  }
}

private final class CountingScroll: UIScrollView {
  var count = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}

private final class CountingStack: UIStackView {
  var count = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}
