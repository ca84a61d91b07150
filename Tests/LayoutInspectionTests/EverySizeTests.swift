import AutoLayoutKit
import LayoutTracking
import TestSupport
import Testing
import UIKit

@testable import LayoutInspection

/// Two boxes that cover their whole frames.
@MainActor private final class Pair: UIView {
  let first = UILabel()
  let second = UILabel()

  init(_ place: (Pair, AutoLayoutKitMaker) -> Void) {
    super.init(frame: .zero)
    for label in [first, second] {
      label.text = "12"
      label.backgroundColor = .yellow
      addSubview(label)
    }
    tk_constraint { make in place(self, make) }
  }

  required init?(coder: NSCoder) { nil }

  /// A box at the left edge and one at the right edge, of fixed widths.
  static func apart(_ width: CGFloat, _ other: CGFloat) -> Pair {
    Pair { pair, make in
      make.width(pair.first, pair.second) == [width, other]
      make.height(pair.first, pair.second) == 44
      make.xLeft(pair.first)
      make.xRight(pair.second)
      make.yTop(pair.first, pair.second)
    }
  }
}

/// A view whose code hides its label between two widths.
@MainActor private final class Measured: UIView {
  var readsItsSize = true
  private var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    if readsItsSize, bounds.width > 600 { layouts += 1 }
  }
}

/// A layout that fails at 240 points in accessibility sizes only; wide ones are the same in all text sizes.
@MainActor private enum OwnRule: CaseIterable {
  case question, sizeClass, relation, priority, check

  var checks: [LayoutCheck] {
    guard self == .check else { return [] }
    let check = LayoutCheck("narrow") { view in
      let isLarge = view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      guard isLarge, view.bounds.width < 300 else { return [] }
      return [LayoutProblem(.custom, views: [], frames: [], sites: [], description: "Too narrow.")]
    }
    return [check]
  }

  func view() -> UIView {
    let pair = Pair { pair, make in
      make.width(pair.first) == 100
      make.xLeft(pair.first)
      make.xRight(pair.second)
      make.yTop(pair.first, pair.second)
      make.height(pair.first, pair.second) == 44
    }
    pair.tk_constraintTracking { pair, make in
      let isLarge = make.traits.preferredContentSizeCategory.isAccessibilityCategory
      switch self {
      case .question: make.width(pair.second) == (isLarge && !make.isWider(than: 300) ? 200 : 44)
      case .sizeClass:
        make.width(pair.second) == (isLarge && make.traits.horizontalSizeClass == .compact ? 200 : 44)
      case .relation:
        // Below 346 points, the other box is wider than 44.
        if isLarge {
          make.width(pair.second) >= 44
          make.priority(500).width(pair.second) == make.w * -1 + 390
        } else {
          make.width(pair.second) == 44
        }
      case .priority:
        make.priority(400).width(pair.second) == make.w * -1 + 390
        make.width(pair.second) >= 44
        make.priority(isLarge ? 300 : 500).width(pair.second) == 44
      case .check: make.width(pair.second) == 44
      }
    }
    return pair
  }
}

@MainActor @Suite struct EverySizeTests {
  private let small = EverySize.everySize(
    from: CGSize(width: 240, height: 200), to: CGSize(width: 700, height: 500))

  private func prove(_ make: @escaping () -> UIView) -> LayoutProof {
    stress(small, checks: [.noOverlap], of: make)
  }

  // The answer

  @Test func aLayoutThatHoldsHasNoCounterexample() {
    let proof = stress(.everySize, within: nil) {
      FormScreen(rowCount: TestEffort.choose(all: 2, usually: 1))
    }
    #expect(proof.holds && proof.samples == [], "\(proof)")
    let start =
      "Holds at every size from 240 × 200 to 1400 × 1400, in both directions and twelve text sizes: "
    #expect(proof.description == "\(start)\(proof.regionCount) regions.")
  }

  @Test func theSmallestSizeHasTheSmallestArea() throws {
    // The boxes meet at 150 + 123 points, and half a point is no overlap.
    let failing = try #require(prove { Pair.apart(150, 123) }.counterexample)
    #expect(failing.size == CGSize(width: 240, height: 200) && failing.changes.isEmpty)
    #expect(failing.problem.kind == .overlap && Set(failing.problem.views) == ["first", "second"])
    #expect(failing.problem.sites.first?.file == "EverySizeTests.swift")
    #expect(failing.description.hasPrefix("At 240 × 200 pt: \"second\" overlaps \"first\" by 33 × 44 points"))
  }

  @Test func aProblemOfLargeSizesBeginsAtTheFirstWholePoint() throws {
    // The right edge of the first box is at W − 189.25, the left one of the second at 250, and half a point
    // is no overlap: it begins above 439.75.
    let proof = prove {
      Pair { pair, make in
        make.inset(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 189.25)).xEqual(pair.first)
        make.width(pair.second) == 20
        make.inset(UIEdgeInsets(top: 0, left: 250, bottom: 0, right: 0)).xLeft(pair.second)
        make.height(pair.first, pair.second) == 44
        make.yTop(pair.first, pair.second)
      }
    }
    let failing = try #require(proof.counterexample)
    #expect(failing.size == CGSize(width: 440, height: 200))
  }

  @Test func aDiagonalOfTheSizesIsFound() throws {
    // The side of the square is the shorter one of the screen. The second box, at the right and lower edge,
    // is on it unless the screen is 100 points longer along one axis: 300 × 200, but 330 × 231 again.
    let sizes = EverySize.everySize(
      from: CGSize(width: 330, height: 200), to: CGSize(width: 700, height: 500))
    let proof = stress(sizes, checks: [.noOverlap]) {
      let controller = UIViewController()
      controller.view = Pair { pair, make in
        make.aspectRatio(1, 1, pair.first)
        make.xLeft(pair.first)
        make.yTop(pair.first)
        make.install(pair.first.tk_width <= AutoLayoutKitAttribute(pair, .width))
        make.install(pair.first.tk_height <= AutoLayoutKitAttribute(pair, .height))
        make.priority(.high).width(pair.first) == make.w
        make.priority(.high).height(pair.first) == make.h
        make.size(pair.second) == (100, 100)
        make.xRight(pair.second)
        make.yBottom(pair.second)
      }
      return controller
    }
    let failing = try #require(proof.counterexample)
    #expect(failing.size == CGSize(width: 330, height: 231), "\(failing)")
  }

  @Test func aViewWithItsOwnHeightHasThisHeight() throws {
    // A square whose second box reaches out of it below a width of 400.
    let proof = stress(small, checks: [.insideContainer]) {
      Pair { pair, make in
        make.xEqual(pair.first)
        make.yPlace(pair.first)
        make.aspectRatio(1, 1, pair.first)
        make.size(pair.second) == (400, 44)
        make.xLeft(pair.second)
        make.yTop(pair.second)
      }
    }
    let failing = try #require(proof.counterexample)
    #expect(failing.size == CGSize(width: 240, height: 240), "\(failing)")
  }

  @Test func aConditionOfTheSizeIsFound() throws {
    // Above 600 points, the second box is on the first one.
    let proof = prove {
      let pair = Pair { _, _ in }
      pair.tk_constraintTracking { pair, make in
        make.size(pair.first, pair.second) == (44, 44)
        make.yTop(pair.first, pair.second)
        if make.isWider(than: 600) {
          make.xLeft(pair.first, pair.second)
        } else {
          make.xPlace(pair.first, pair.second)
        }
      }
      return pair
    }
    let failing = try #require(proof.counterexample)
    #expect(failing.size == CGSize(width: 601, height: 200))
    #expect(proof.samples == [])
  }

  @Test func aSizeClassIsFound() throws {
    let proof = prove {
      let pair = Pair { _, _ in }
      pair.tk_constraintTracking { pair, make in
        make.size(pair.first, pair.second) == (44, 44)
        make.yTop(pair.first, pair.second)
        if make.traits.horizontalSizeClass == .regular {
          make.xLeft(pair.first, pair.second)
        } else {
          make.xPlace(pair.first, pair.second)
        }
      }
      return pair
    }
    // The width is regular from 669 points at a height of 414, see WindowSizeClasses.
    let failing = try #require(proof.counterexample)
    #expect(failing.size == CGSize(width: 669, height: 414))
  }

  @Test func aTextSizeIsACase() throws {
    let proof = stress(small, checks: [.noTruncation]) {
      let view = UIView()
      let label = UILabel()
      label.text = "A text in one line"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      view.addSubview(label)
      view.tk_constraint { make in
        make.xPlace(20, label, 20)
        make.yTop(label)
      }
      return view
    }
    let failing = try #require(proof.counterexample)
    #expect(failing.changes == [.textSize(.accessibilityLarge)], "\(failing)")
    #expect(failing.size.height == 200 && failing.size.width == 240)
  }

  @Test func aTextSizeWithTheSameLayoutsIsNotSearchedAgain() {
    let usual = StressCase(changes: [], source: nil)
    let large = StressCase(changes: [.textSize(.accessibilityExtraExtraExtraLarge)], source: nil)
    func proof(_ cases: [StressCase]) -> LayoutProof {
      ProofRun(small, checks: LayoutCheck.all, cases: cases) {
        let pair = Pair { pair, make in
          make.inset(top: 10, left: 12, bottom: 14, right: 16).xPlace(pair.first, 8..., pair.second)
          make.width(pair.first, pair.second) == make.w * 0.3
          make.yTop(pair.first, pair.second)
        }
        return StressSubject(inWindow: pair)
      }.proof()
    }
    let (one, both) = (proof([usual]), proof([usual, large]))
    #expect(both.holds && both.regionCount == one.regionCount, "\(one), \(both)")
    #expect(both.layoutCount <= one.layoutCount + one.regionCount + 4)
    #expect(both.examinationCount == one.examinationCount)
  }

  @Test func aNumberThatFollowsTheTextSizeIsExamined() throws {
    // The fonts stay. In this text size, 60 is 116, and 12 + 100 + 116 + 16 are more than the smallest width.
    let proof = prove {
      Pair { pair, make in
        let scaled = UIFontMetrics.default.scaledValue(for: 60)
        make.width(pair.first) == 100
        make.width(pair.second) <= scaled
        make.priority(.high).width(pair.second) == make.w * 0.5
        make.height(pair.first, pair.second) == 44
        make.xLeft(pair.first, by: 12)
        make.xRight(pair.second, by: 16)
        make.yTop(pair.first, pair.second)
      }
    }
    let failing = try #require(proof.counterexample)
    #expect(failing.size == CGSize(width: 240, height: 200))
    #expect(failing.problem.kind == .overlap && failing.changes == [.textSize(.accessibilityLarge)])
  }

  /// The largest text size has something of its own, which is seen at some of the sizes only.
  @Test(arguments: OwnRule.allCases) fileprivate func aRuleOfOneTextSizeIsExamined(_ rule: OwnRule) throws {
    let cases = [[], [StressChange.textSize(.accessibilityExtraExtraExtraLarge)]].map {
      StressCase(changes: $0, source: nil)
    }
    let proof = ProofRun(small, checks: [.noOverlap] + rule.checks, cases: cases) {
      StressSubject(inWindow: rule.view())
    }.proof()
    let failing = try #require(proof.counterexample)
    #expect(failing.changes == cases[1].changes && failing.size == CGSize(width: 240, height: 200))
  }

  // Words

  @Test func codeThatReadsASizeIsNamed() {
    let own = prove { Measured() }
    #expect(own.holds)
    #expect(
      own.samples == [
        "Sampled and not proved: code of Measured reads a frame while it lays out its subviews."
      ])
    let other = prove {
      let view = Measured()
      view.readsItsSize = false
      return view
    }
    #expect(other.samples == [])
  }

  @Test func aCheckOfAnAppIsSampled() {
    let check = LayoutCheck("wide") { view in
      guard view.bounds.width < 300.5 else { return [] }
      return [LayoutProblem(.custom, views: [], frames: [], sites: [], description: "Too narrow.")]
    }
    let proof = stress(small, checks: [check]) { UIView() }
    #expect(proof.description == "At 240 × 200 pt: Too narrow.")
    #expect(proof.samples == ["Sampled and not proved: the app defines the check wide."])
  }

  @Test func aListIsSampled() {
    let proof = prove { UITableView() }
    #expect(proof.samples == ["Sampled and not proved: code of the app makes the rows of UITableView."])
  }

  // Growth

  @Test(.enabled(if: TestEffort.isThorough)) func theWorkGrowsWithTheNumberOfLinesAndNotOfViews() {
    let cases = [[], [StressChange.rightToLeft, .textSize(.accessibilityLarge)]].map {
      StressCase(changes: $0, source: nil)
    }
    let counts = [4, 8, 16].map { count in
      ProofRun(small, checks: LayoutCheck.all, cases: cases) {
        StressSubject(inWindow: FormScreen(rowCount: count))
      }.proof()
    }
    #expect(counts.map(\.holds) == [true, true, true], "\(counts)")
    // The texts are the same ones after ten rows, so they break at the same widths.
    #expect(counts[2].regionCount < 2 * counts[1].regionCount, "\(counts)")
    for proof in counts {
      #expect(proof.layoutCount <= 12 * proof.regionCount, "\(proof.layoutCount), \(proof.regionCount)")
      #expect(
        proof.examinationCount <= 3 * proof.regionCount, "\(proof.examinationCount), \(proof.regionCount)")
    }
  }
}
