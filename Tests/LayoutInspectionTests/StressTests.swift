import AutoLayoutKit
import Testing
import UIKit

@testable import LayoutInspection

/// Two labels with backgrounds, which cover their whole frames, in a row.
@MainActor
private final class Shelf: UIView {
  let caption = UILabel()
  let badge = UILabel()

  convenience init(_ body: (Shelf, AutoLayoutKitMaker) -> Void) {
    self.init(frame: .zero)
    for label in [caption, badge] {
      label.text = "12"
      label.backgroundColor = .red
      addSubview(label)
    }
    tk_constraint { make in
      make.insetEdges(top: 3, left: 17, bottom: 7, right: 11)
      make.yTop(caption, badge)
      make.height(caption, badge) == [20, 30]
      body(self, make)
    }
  }

  /// A caption at the left edge and a badge at the right edge.
  static func apart(_ width: CGFloat, _ other: CGFloat) -> Shelf {
    Shelf { shelf, make in
      make.width(shelf.caption, shelf.badge) == [width, other]
      make.xLeft(shelf.caption)
      make.xRight(shelf.badge)
    }
  }
}

@MainActor
@Suite struct StressTests {
  private let sizes = LayoutSizes.between(CGSize(width: 200, height: 120), CGSize(width: 500, height: 120))

  private func failure(
    _ checks: [LayoutCheck] = [.noOverlap], _ changes: [StressChange] = [], inPairs: Bool = false,
    of make: @escaping () -> UIView
  ) -> StressFailure? {
    stress(sizes: sizes, checks: checks, changes: changes, inPairs: inPairs, of: make).first
  }

  private func isNear(_ number: CGFloat?, _ expected: CGFloat) -> Bool {
    number.map { abs($0 - expected) < 1e-6 } ?? false
  }

  // The size

  @Test func anOverlapBeginsWhereTheEdgesMeet() throws {
    let failure = try #require(failure { Shelf.apart(150, 123) })
    #expect(isNear(failure.threshold, 17 + 150 + 123 + 11))
    #expect(failure.changes.isEmpty && failure.axis == .horizontal)
    #expect(failure.failing.lowerBound == 200)
    let start = "Below 301 pt wide: \"badge\" overlaps \"caption\" by 1 × 20 points"
    #expect(failure.description.hasPrefix(start))
  }

  @Test func aLayoutWithRoomPasses() {
    #expect(failure { Shelf.apart(100, 50) } == nil)
  }

  @Test func aProblemOfLargeSizesBeginsAboveASize() throws {
    // The right edge of the caption at W - 200, the badge at 250: they meet at 450.
    let failure = failure {
      Shelf { shelf, make in
        make.insetEdges(top: 0, left: -17, bottom: 0, right: 189)
        make.xEqual(shelf.caption)
        make.width(shelf.badge) == 20
        make.ref(shelf).inset(UIEdgeInsets(top: 0, left: 250, bottom: 0, right: 0)).xLeft(shelf.badge)
      }
    }
    let found = try #require(failure)
    #expect(isNear(found.threshold, 450) && found.description.hasPrefix("Above 450 pt wide: "))
  }

  @Test func viewsThatPassEachOtherOverlapBetweenTwoSizes() throws {
    // The left edge of the badge at W / 2 passes the caption from 150 to 170: 2 · (150 - 20) ... 2 · 170.
    let failure = failure {
      Shelf { shelf, make in
        make.width(shelf.caption, shelf.badge) == [20, 20]
        make.ref(shelf).inset(UIEdgeInsets(top: 0, left: 150, bottom: 0, right: 0)).xLeft(shelf.caption)
        make.install(shelf.badge.tk_left == AutoLayoutKitAttribute(shelf, .centerX))
      }
    }
    let found = try #require(failure)
    #expect(isNear(found.failing.lowerBound, 260) && isNear(found.failing.upperBound, 340))
    #expect(found.description.hasPrefix("Between 260 and 340 pt wide: "))
  }

  @Test func aProblemAtAllSizesHasNoThreshold() throws {
    let failure = try #require(failure { Shelf.apart(400, 300) })
    #expect(failure.threshold == nil)
    #expect(failure.description.hasPrefix("At all sizes from 200 to 500 pt wide: "))
  }

  @Test func aHeightIsFoundAsWell() throws {
    let sizes = LayoutSizes.between(CGSize(width: 300, height: 40), CGSize(width: 300, height: 400))
    let failure = stress(sizes: sizes, checks: [.noOverlap], changes: []) {
      let view = UIView()
      let labels = (0..<2).map { _ in UILabel() }
      for label in labels {
        label.text = "1"
        label.backgroundColor = .red
        view.addSubview(label)
      }
      view.tk_constraint { make in
        make.insetEdges(top: 3, left: 17, bottom: 7, right: 11)
        make.xEqual(labels)
        make.height(labels) == [60, 80]
        make.yTop(labels[0])
        make.yBottom(labels[1])
      }
      return view
    }
    let found = try #require(failure.first)
    #expect(found.axis == .vertical && isNear(found.threshold, 3 + 60 + 80 + 7))
    #expect(found.description.hasPrefix("Below 150 pt high: "))
  }

  @Test func aCheckOfAnAppIsFollowedToItsSize() throws {
    let check = LayoutCheck("wide") { view in
      guard view.bounds.width < 333.25 else { return [] }
      return [LayoutProblem(.overlap, views: [], frames: [], sites: [], description: "Too narrow.")]
    }
    let failure = try #require(failure([check]) { UIView() })
    #expect(isNear(failure.threshold, 333.25) && failure.description == "Below 333.25 pt wide: Too narrow.")
  }

  @Test func aTouchTargetOfAnySizeIsFoundExactly() throws {
    let failure = failure([.touchTargets(48)]) {
      let view = UIView()
      let button = UIButton(type: .system)
      button.setTitle("A", for: .normal)
      view.addSubview(button)
      view.tk_constraint { make in
        make.insetEdges(top: 3, left: 160, bottom: 7, right: 93)
        make.xEqual(button)
        make.height(button) == 60
        make.yTop(button)
      }
      return view
    }
    // 160 + 48 + 93
    let found = try #require(failure)
    #expect(isNear(found.threshold, 301) && found.problem.kind == .touchTarget)
  }

  @Test func aCenteredTextIsCutOffBelowItsWidth() throws {
    let text = "One two three four five six seven eight nine"
    let failure = failure([.noTruncation]) {
      let view = UIView()
      let label = UILabel()
      label.text = text
      label.textAlignment = .center
      view.addSubview(label)
      view.tk_constraint { make in
        make.insetEdges(top: 3, left: 17, bottom: 7, right: 11)
        make.xEqual(label)
        make.yTop(label)
      }
      return view
    }
    let label = UILabel()
    label.text = text
    let needed: CGFloat = 17 + label.intrinsicContentSize.width + 11
    #expect(isNear(try #require(failure).threshold, needed))
  }

  @Test func theToleranceIsHalfAPixel() {
    for scale: CGFloat in [0.25, 1, 2, 3] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
      view.contentScaleFactor = scale
      let expected = 0.5 / max(scale, 1)
      #expect(CheckedTree(of: view).tolerance == expected, "\(scale)")
    }
  }

  @Test func eachScreenHasItsOwnSafeArea() throws {
    let insets = UIEdgeInsets(top: 5, left: 40, bottom: 6, right: 30)
    let screens = LayoutSizes([
      LayoutSizes.Screen("small", CGSize(width: 300, height: 400)),
      LayoutSizes.Screen("round", CGSize(width: 310, height: 400), safeArea: insets),
    ])
    let failure = stress(sizes: screens, checks: [.noOverlap], changes: []) {
      Shelf { shelf, make in
        make.width(shelf.caption, shelf.badge) == [150, 100]
        make.safeArea.xLeft(shelf.caption)
        make.safeArea.xRight(shelf.badge)
      }
    }
    // 17 + 150 + 100 + 11 = 278 fit into 300, and 40 + 278 + 30 do not fit into 310.
    #expect(try #require(failure.first).description.hasPrefix("At 310 × 400 pt: "))
  }

  // The changes

  @Test func longerTextsAreTried() throws {
    let failure = failure([.noOverlap], StressChange.all) {
      Shelf { shelf, make in
        shelf.caption.text = "Inbox"
        make.width(shelf.badge) == 30
        make.xLeft(shelf.caption)
        make.xRight(shelf.badge)
        shelf.caption.font = .systemFont(ofSize: 30)
      }
    }
    let found = try #require(failure)
    #expect(found.changes == [.language(.german)])
    #expect(found.description.hasPrefix("In texts of German length, below "))
  }

  @Test func theOtherDirectionIsTried() throws {
    // The caption follows the direction, and the badge stays at the right edge.
    let failure = failure([.noOverlap], [.rightToLeft]) {
      Shelf { shelf, make in
        make.width(shelf.caption, shelf.badge) == [50, 40]
        make.directional.xLeft(shelf.caption)
        make.xRight(shelf.badge)
      }
    }
    let found = try #require(failure)
    #expect(found.changes == [.rightToLeft])
    #expect(found.description.hasPrefix("From right to left, at all sizes from 200 to 500 pt wide: "))
  }

  @Test func viewsOfAStackViewAreHiddenInTurn() throws {
    let check = LayoutCheck("three") { view in
      let stack = view.subviews.first as? UIStackView
      guard let hidden = stack?.arrangedSubviews.firstIndex(where: \.isHidden), hidden == 1 else { return [] }
      return [LayoutProblem(.overlap, views: [], frames: [], sites: [], description: "Two are left.")]
    }
    let failure = failure([check]) {
      let view = UIView()
      let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in UIView() })
      stack.arrangedSubviews[1].accessibilityIdentifier = "middle"
      view.addSubview(stack)
      view.tk_constraint { $0.equal(stack) }
      return view
    }
    let found = try #require(failure)
    #expect(found.changes == [.hidden(1)] && found.hiddenViews == ["middle"])
    #expect(found.description.hasPrefix("With \"middle\" hidden, at all sizes"))
  }

  @Test func viewsThatTheTestNamesAreHiddenInTurn() throws {
    // The app moves the badge away while the caption is hidden.
    final class Hiding: UIView {
      let caption = UIView()
      let badge = UILabel()
      override func layoutSubviews() {
        if badge.superview == nil { [caption, badge].forEach(addSubview) }
        badge.text = "12"
        badge.backgroundColor = .red
        badge.frame = CGRect(x: caption.isHidden ? -13 : 17, y: 5, width: 40, height: 20)
        super.layoutSubviews()
      }
    }
    #expect(stress(sizes: sizes, checks: [.insideContainer], changes: []) { Hiding() }.isEmpty)
    let failure = stress(
      sizes: sizes, checks: [.insideContainer], changes: [], hiding: { [$0.badge, $0.caption] }
    ) { Hiding() }
    let found = try #require(failure.first)
    #expect(found.changes == [.hidden(1)] && found.hiddenViews == ["caption"])
    #expect(found.description.hasPrefix("With \"caption\" hidden, at all sizes"))
  }

  @Test func aViewOfAStackViewThatTheTestNamesIsHiddenOnce() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    let other = UIView()
    let subject = StressSubject(stack) { [stack.arrangedSubviews[1], other] }
    #expect(
      StressCase.hideable(in: subject).map(ObjectIdentifier.init)
        == (stack.arrangedSubviews + [other]).map(ObjectIdentifier.init))
  }

  @Test func aControllerNamesItsViewsToHide() throws {
    final class Screen: UIViewController {
      let badge = UIView()
      override func viewDidLoad() { view.addSubview(badge) }
    }
    let check = LayoutCheck("shown") { view in
      guard view.subviews.contains(where: \.isHidden) else { return [] }
      return [LayoutProblem(.custom, views: [], frames: [], sites: [], description: "Hidden.")]
    }
    let failure = stress(sizes: sizes, checks: [check], changes: [], hiding: { [$0.badge] }) { Screen() }
    #expect(try #require(failure.first).hiddenViews == ["badge"])
  }

  @Test func changesAreMadeInPairsIfAsked() throws {
    let check = LayoutCheck("pair") { view in
      let traits = view.traitCollection
      let isLarge = traits.preferredContentSizeCategory == .extraExtraExtraLarge
      guard isLarge, traits.layoutDirection == .rightToLeft else { return [] }
      return [LayoutProblem(.overlap, views: [], frames: [], sites: [], description: "Both.")]
    }
    let changes: [StressChange] = [.rightToLeft, .textSize(.extraExtraExtraLarge)]
    #expect(failure([check], changes) { UIView() } == nil)
    let found = try #require(failure([check], changes, inPairs: true) { UIView() })
    #expect(found.changes == changes)
    let start = "From right to left, with text size XXXL, at all sizes from 200 to 500 pt wide: Both."
    #expect(found.description == start)
  }

  @Test func aControllerIsExaminedInAWindow() throws {
    let failure = stress(sizes: sizes, checks: [.noOverlap], changes: []) {
      let controller = UIViewController()
      controller.view = Shelf.apart(150, 123)
      return controller
    }
    #expect(isNear(try #require(failure.first).threshold, 17 + 150 + 123 + 11))
  }

  @Test func theDeviceAndTheHandlersAreAsBefore() {
    let traits = UIScreen.main.traitCollection
    _ = failure([.noOverlap], [.rightToLeft, .textSize(.accessibilityLarge)]) { Shelf.apart(100, 50) }
    #expect(UIScreen.main.traitCollection == traits && HeadlessLayout.conflictHandler == nil)
  }
}
