import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// The text of each report, word for word.
@MainActor
struct ReportTests {
  let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let file: StaticString = "App/Card.swift"

  /// Expects the reports of a block, and the constraints that it installs in spite of them.
  private func expect(
    _ reason: AutoLayoutKitReport.Reason, _ sentences: String..., installs expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation, _ block: (AutoLayoutKitMaker) -> Void
  ) {
    var group = AutoLayoutKitConstraintGroup()
    let reports = collectReports { group = card.tk_constraint(block) }
    #expect(reports.map(\.description) == sentences, sourceLocation: sourceLocation)
    #expect(reports.allSatisfy { $0.reason == reason }, sourceLocation: sourceLocation)
    let installed = group.constraints.filter(\.isActive).map { card.text($0) }
    #expect(installed.sorted() == expected.sorted(), sourceLocation: sourceLocation)
  }

  @Test func moreValuesThanViewsAreReported() {
    expect(
      .countMismatch,
      "Card.swift:41: width(icon, title) == [10, 20, 30]: 3 values for 2 views, so 30 is not used.",
      """
      Card.swift:42: height(icon) >= [10, 20.5, Card.width * 0.5 - 4]: \
      3 values for 1 view, so 20.5 and Card.width * 0.5 - 4 are not used.
      """,
      installs: ["icon.width == 10", "title.width == 20", "icon.height >= 10"]
    ) { make in
      make.width(card.icon, card.title, file: file, line: 41) == [10, 20, 30]
      make.height(card.icon, file: file, line: 42) >= [10, 20.5, make.w * 0.5 - 4]
    }
  }

  @Test func moreViewsThanValuesAreReported() {
    expect(
      .countMismatch, "Card.swift:41: width(icon, title) == [10]: 1 value for 2 views, so title gets none.",
      """
      Card.swift:42: width(rows[0], rows[1], rows[2], badge) <= [5]: \
      1 value for 4 views, so rows[1], rows[2] and badge get none.
      """,
      installs: ["icon.width == 10", "rows[0].width <= 5"]
    ) { make in
      make.width(card.icon, card.title, file: file, line: 41) == [10]
      make.width(card.rows, card.badge, file: file, line: 42) <= [5]
    }
  }

  @Test func aNumberBesideAWallIsReported() {
    expect(
      .numberBesideWall,
      """
      Card.swift:41: xPlace(icon, 12, wall, 8, title): \
      12 is beside a wall and has nothing to measure from, so it is not used.
      """,
      """
      Card.swift:41: xPlace(icon, 12, wall, 8, title): \
      8 is beside a wall and has nothing to measure from, so it is not used.
      """,
      installs: ["icon.left == Card.left", "title.right == Card.right"]
    ) { make in
      make.xPlace(card.icon, 12, make.wall, 8, card.title, file: file, line: 41)
    }
  }

  @Test func aChainOfOnlyNumbersIsReported() {
    expect(
      .onlyNumbers,
      """
      Card.swift:41: yPlace(icon, wall, 20, 8, wall, title): \
      20 and 8 have no view to place, so they are not used.
      """,
      "Card.swift:42: xPlace(20): 20 has no view to place, so it is not used.",
      installs: ["icon.top == Card.top", "title.bottom == Card.bottom"]
    ) { make in
      make.yPlace(card.icon, make.wall, 20, 8, make.wall, card.title, file: file, line: 41)
      make.xPlace(20, file: file, line: 42)
    }
  }

  @Test func anItemTwiceInAChainIsReported() {
    expect(
      .repeatedItem,
      """
      Card.swift:41: xPlace(icon, 8, icon, title): \
      icon is in the chain already, so it is not placed again.
      """,
      installs: ["icon.left == Card.left", "title.left == icon.right + 8", "title.right == Card.right"]
    ) { make in
      make.xPlace(card.icon, 8, card.icon, card.title, file: file, line: 41)
    }
  }

  @Test func anItemComparedWithItselfIsReported() {
    expect(
      .isReference,
      """
      Card.swift:41: ref(title).xPlace(10, title, 5, icon): \
      title cannot be placed against itself, so it is left out.
      """,
      "Card.swift:42: equal(Card): Card cannot be placed against itself, so it is left out.",
      """
      Card.swift:43: width(icon) == icon.width * 2: \
      icon cannot be placed against itself, so it is left out.
      """,
      installs: ["icon.left == title.left + 15", "icon.right == title.right"]
    ) { make in
      make.ref(card.title).xPlace(10, card.title, 5, card.icon, file: file, line: 41)
      make.equal(card, file: file, line: 42)
      make.width(card.icon, file: file, line: 43) == card.icon.tk_width * 2
    }
  }

  @Test func anItemOutsideTheContainerIsReported() {
    let stray = Box()
    let guide = AutoLayoutKitGuide()
    let name = "\(Box.self)"
    let guideName = "\(AutoLayoutKitGuide.self)"
    expect(
      .notInContainer,
      "Card.swift:41: xPlace(icon, 8, \(name), title): \(name) is not inside Card, so it is left out.",
      "Card.swift:42: center(\(name)): \(name) is not inside Card, so it is left out.",
      "Card.swift:43: size(\(name), icon) == (1, 2): \(name) is not inside Card, so it is left out.",
      "Card.swift:44: xLeft(\(guideName)): \(guideName) is not inside Card, so it is left out.",
      "Card.swift:45: install(\(name).width == 10): \(name) is not inside Card, so it is left out.",
      installs: [
        "icon.left == Card.left", "title.left == icon.right + 8", "title.right == Card.right",
        "icon.width == 1", "icon.height == 2",
      ]
    ) { make in
      make.xPlace(card.icon, 8, stray, card.title, file: file, line: 41)
      make.center(stray, file: file, line: 42)
      make.size(stray, card.icon, file: file, line: 43) == (1, 2)
      make.xLeft(guide, file: file, line: 44)
      make.install(stray.tk_width == 10, file: file, line: 45)
    }
    #expect(stray.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func aReferenceWithoutACommonSuperviewIsReported() {
    let stray = Box()
    let name = "\(Box.self)"
    expect(
      .noCommonSuperview,
      "Card.swift:41: xLeft: icon and \(name) have no common superview, so the constraint is left out.",
      "Card.swift:42: width: icon and \(name) have no common superview, so the constraint is left out.",
      installs: ["icon.height == 10"]
    ) { make in
      make.ref(stray).xLeft(card.icon, file: file, line: 41)
      make.width(card.icon, file: file, line: 42) == stray.tk_width
      make.height(card.icon) == 10
    }
  }

  @Test func numbersThatAreNotFiniteAreReported() {
    expect(
      .notFinite,
      "Card.swift:41: xPlace(nan, icon, inf, title): nan is not a finite number, so it is not used.",
      "Card.swift:41: xPlace(nan, icon, inf, title): inf is not a finite number, so it is not used.",
      "Card.swift:42: width(icon, title) == -inf: -inf is not a finite number, so it is not used.",
      "Card.swift:43: size(icon) == (nan, 20): nan is not a finite number, so it is not used.",
      "Card.swift:44: insetEdges(nan, nan, nan, nan): nan is not a finite number, so it is not used.",
      "Card.swift:45: width(title) == Card.width * inf: inf is not a finite number, so it is not used.",
      installs: [
        "icon.left == Card.left", "title.left == icon.right", "title.right == Card.right",
        "icon.height == 20",
      ]
    ) { make in
      make.xPlace(Double.nan, card.icon, CGFloat.infinity, card.title, file: file, line: 41)
      make.width(card.icon, card.title, file: file, line: 42) == -Double.infinity
      make.size(card.icon, file: file, line: 43) == (Double.nan, 20)
      make.insetEdges(edge: Double.nan, file: file, line: 44)
      make.width(card.title, file: file, line: 45) == make.w / 0
      #expect(make.insets == .zero)
    }
  }

  @Test func aSizeBelowZeroIsReported() {
    expect(
      .negativeSize,
      "Card.swift:41: size(icon) == (-20, 10): -20 is not a size, so it is not used.",
      "Card.swift:42: width(title) <= -7: -7 is not a size, so it is not used.",
      "Card.swift:43: height(title) == ...-3: -3 is not a size, so it is not used.",
      installs: [
        "icon.height == 10", "badge.width >= -5", "badge.height == Card.height - 20", "badge.width >= -5",
        "badge.width <= 30", "guide.width == -9",
      ]
    ) { make in
      make.size(card.icon, file: file, line: 41) == (-20, 10)
      make.width(card.title, file: file, line: 42) <= -7
      make.height(card.title, file: file, line: 43) == ...(-3)
      // A lower bound below each size, and a number that is added to an attribute, are used.
      make.width(card.badge) >= -5
      make.height(card.badge) == make.h - 20
      make.width(card.badge) == -5...30
      // A guide may end before it begins.
      make.width(make.guide()) == -9
    }
  }

  @Test func aFactorOfZeroIsReported() {
    expect(
      .zeroFactor,
      """
      Card.swift:41: install(icon.width * 0 == title.width): \
      icon.width * 0 has the factor 0, so the constraint is left out.
      """,
      """
      Card.swift:42: width(icon, title) == Card.width * 0 + 30: \
      Card.width * 0 + 30 has the factor 0, so only 30 is used.
      """,
      """
      Card.swift:43: install(icon.left == title.left * 0): \
      title.left * 0 has the factor 0, so the constraint is left out.
      """,
      installs: ["icon.width == 30", "title.width == 30"]
    ) { make in
      make.install(card.icon.tk_width * 0 == card.title.tk_width, file: file, line: 41)
      make.width(card.icon, card.title, file: file, line: 42) == make.w * 0 + 30
      make.install(card.icon.tk_left == card.title.tk_left * 0, file: file, line: 43)
    }
    card.layoutIfNeeded()
    #expect(card.icon.frame.width == 30 && card.title.frame.width == 30)
  }

  @Test func attributesThatCannotBeComparedAreReported() {
    expect(
      .unlikeAttributes,
      """
      Card.swift:41: install(icon.left == title.top): \
      icon.left and title.top cannot be compared, so the constraint is left out.
      """,
      """
      Card.swift:42: install(icon.left >= 10): \
      icon.left and 10 cannot be compared, so the constraint is left out.
      """,
      """
      Card.swift:43: width(icon) == title.centerX: \
      icon.width and title.centerX cannot be compared, so the constraint is left out.
      """,
      """
      Card.swift:44: install(icon.left == title.leading): \
      icon.left and title.leading cannot be compared, so the constraint is left out.
      """,
      """
      Card.swift:45: install(icon.left == -5): \
      icon.left and -5 cannot be compared, so the constraint is left out.
      """,
      installs: []
    ) { make in
      make.install(card.icon.tk_left == card.title.tk_top, file: file, line: 41)
      make.install(card.icon.tk_left >= 10, file: file, line: 42)
      make.width(card.icon, file: file, line: 43) == card.title.tk_centerX
      make.install(card.icon.tk_left, card.title.tk_leading, file: file, line: 44)
      make.install(card.icon.tk_left == -5, file: file, line: 45)
    }
  }

  @Test func aMissingAttributeIsReported() {
    let guide = AutoLayoutKitGuide()
    card.addLayoutGuide(guide)
    let name = "\(AutoLayoutKitGuide.self)"
    expect(
      .unsupportedAttribute,
      """
      Card.swift:41: install(\(name).firstBaseline == icon.top): \
      \(name).firstBaseline does not exist, so the constraint is left out.
      """,
      """
      Card.swift:42: install(icon.notAnAttribute == title.top): \
      icon.notAnAttribute does not exist, so the constraint is left out.
      """,
      installs: []
    ) { make in
      make.install(AutoLayoutKitAttribute(guide, .firstBaseline) == card.icon.tk_top, file: file, line: 41)
      make.install(
        AutoLayoutKitAttribute(card.icon, .notAnAttribute) == card.title.tk_top, file: file, line: 42)
    }
  }

  @Test func aConstraintWithoutAnItemIsReported() {
    expect(
      .noItem, "Card.swift:41: install(): the constraint has no item, so it is left out.", installs: []
    ) { make in
      make.install(NSLayoutConstraint(), file: file, line: 41)
    }
  }

  @Test func aGroupReplacedInsideItsOwnBlockIsReported() {
    let group = AutoLayoutKitConstraintGroup()
    let reports = collectReports {
      card.tk_constraint(replace: group) { _ in
        card.tk_constraint(replace: group, file: file, line: 41) { _ in }
      }
    }
    #expect(
      reports.map(\.description) == [
        """
        Card.swift:41: tk_constraint(replace:): \
        the group is still being built by the block around this call, so the call is ignored.
        """
      ])
  }

  @available(*, deprecated)
  @Test func aSumOfTwoAttributesIsReported() {
    expect(
      .unlikeAttributes,
      """
      Card.swift:41: width(icon) == Card.width * 0.667 - 16: \
      a constraint has one attribute on each side, so title.width is not used beside Card.width * 0.667 - 16.
      """,
      installs: ["icon.width == Card.width * 0.667 - 16"]
    ) { make in
      make.width(card.icon, file: file, line: 41) == (make.w - 24) / 3 * 2 + card.title.tk_width
    }
  }

  @Test func aMakerUsedAfterItsBlockIsReported() {
    var kept: AutoLayoutKitMaker?
    card.tk_constraint { kept = $0 }
    let reports = collectReports { kept?.xLeft(card.icon, file: file, line: 41) }
    #expect(
      reports.map(\.description) == [
        "Card.swift:41: xLeft(icon): the maker is used after its block has ended, so the call is ignored."
      ])
  }

  @Test func aGuideMadeAfterItsBlockHasNoView() {
    var (kept, guide): (AutoLayoutKitMaker?, AutoLayoutKitGuide?)
    card.tk_constraint { make in
      kept = make
      guide = make.guide()
    }
    var other: AutoLayoutKitGuide?
    let reports = collectReports { other = kept?.guide(file: file, line: 41) }
    #expect(
      reports.map(\.description) == [
        "Card.swift:41: guide(): the maker is used after its block has ended, so the call is ignored."
      ])
    #expect(other !== guide && other?.owningView == nil && card.layoutGuides.count == 1)
  }

  @Test func aGapBesideAWallIsReported() {
    expect(
      .numberBesideWall,
      """
      Card.swift:41: xPlace(icon, flexible, wall, 8..., title): \
      flexible is beside a wall and has nothing to measure from, so it is not used.
      """,
      """
      Card.swift:41: xPlace(icon, flexible, wall, 8..., title): \
      8... is beside a wall and has nothing to measure from, so it is not used.
      """,
      installs: ["icon.left == Card.left", "title.right == Card.right"]
    ) { make in
      make.xPlace(card.icon, .flexible, .wall, 8..., card.title, file: file, line: 41)
    }
  }

  @Test func aReversedRangeIsReported() {
    expect(
      .crossedRange,
      """
      Card.swift:41: xPlace(icon, flexible(min: 40, max: 8.5), title): \
      40...8.5 ends before it begins, so it is not used.
      """,
      installs: ["icon.left == Card.left", "title.left == icon.right", "title.right == Card.right"]
    ) { make in
      make.xPlace(card.icon, .flexible(min: 40, max: 8.5), card.title, file: file, line: 41)
    }
  }

  @Test func aRangeThatIsNotFiniteIsReported() {
    expect(
      .notFinite, "Card.swift:41: xPlace(icon, inf, title): inf is not a finite number, so it is not used.",
      "Card.swift:42: width(icon, title) == inf: inf is not a finite number, so it is not used.",
      "Card.swift:43: equal(icon): nan is not a finite number, so it is not used.",
      "Card.swift:44: yTop(icon, by: nan): nan is not a finite number, so it is not used.",
      installs: [
        "icon.left == Card.left", "title.left == icon.right", "title.right == Card.right",
        "icon.left == Card.left", "icon.right == Card.right", "icon.top == Card.top",
        "icon.bottom == Card.bottom",
      ]
    ) { make in
      make.xPlace(card.icon, CGFloat.infinity..., card.title, file: file, line: 41)
      make.width(card.icon, card.title, file: file, line: 42) == Double.infinity...
      make.inset(left: Double.nan).equal(card.icon, file: file, line: 43)
      make.yTop(card.icon, by: Double.nan, file: file, line: 44)
    }
  }

  @Test func aRangeComparedByAnInequalityIsReported() {
    expect(
      .rangeNotEqual,
      """
      Card.swift:41: width(icon, title) <= 8...40: \
      8...40 is a range, which <= cannot compare with, so it is not used.
      """,
      """
      Card.swift:42: height(icon) >= [...40]: \
      ...40 is a range, which >= cannot compare with, so it is not used.
      """,
      installs: []
    ) { make in
      make.width(card.icon, card.title, file: file, line: 41) <= 8...40
      make.height(card.icon, file: file, line: 42) >= [...40]
    }
  }

  @Test func anInvalidShareIsReported() {
    expect(
      .noShare,
      """
      Card.swift:42: yPlace(icon, flexible(min: 8) * -2, title): flexible(min: \
      8) * -2 gets no share, so it is not used.
      """,
      """
      Card.swift:43: xPlace(badge, flexible * nan, title, wall): \
      flexible * nan gets no share, so it is not used.
      """,
      installs: [
        "icon.top == Card.top", "title.top == icon.bottom", "title.bottom == Card.bottom",
        "badge.left == Card.left", "title.left == badge.right",
      ]
    ) { make in
      make.yPlace(card.icon, .flexible(min: 8) * -2, card.title, file: file, line: 42)
      make.xPlace(card.badge, .flexible * (0.0 / 0.0), card.title, make.wall * 2, file: file, line: 43)
    }
  }

  @Test func anInvalidPriorityIsReported() {
    let high = 1200.5
    let none = 0
    expect(
      .noPriority, "Card.swift:41: xLeft(icon): 1200.5 is not a priority from 1 to 1000, so 1000 is used.",
      "Card.swift:42: xRight(icon): 0 is not a priority from 1 to 1000, so 1 is used.",
      "Card.swift:43: xHugging(icon) == -5: -5 is not a priority from 1 to 1000, so 1 is used.",
      installs: ["icon.left == Card.left", "icon.right == Card.right @1", "icon.top == Card.top @1"]
    ) { make in
      make.priority(high).xLeft(card.icon, file: file, line: 41)
      let soft = make.priority(none)
      soft.xRight(card.icon, file: file, line: 42)
      soft.yTop(card.icon, file: file, line: 43)
      make.xHugging(card.icon, file: file, line: 43) == -5
    }
  }

  @Test func eachMisuseOfAModifierIsReportedOnce() {
    let guide = AutoLayoutKitGuide()
    card.addLayoutGuide(guide)
    let name = "\(AutoLayoutKitGuide.self)"
    var sentences = [
      "Card.swift:41: xLeft(icon): 0 is not a priority from 1 to 1000, so 1 is used.",
      "Card.swift:41: xLeft(icon): nan is not a finite number, so it is not used.",
    ]
    let reports: [String] = collectReports {
      card.tk_constraint { make in
        let soft = make.priority(0)
        let both = soft.inset(Double.nan)
        both.xLeft(card.icon, file: file, line: 41)
        soft.named("again").xRight(card.icon, file: file, line: 42)
        both.yTop(card.icon, file: file, line: 43)
        if #available(macOS 11, *) {
          make.ref(guide).priority(2000).safeArea.yBottom(card.icon, file: file, line: 44)
          let prefix = "Card.swift:44: ref(\(name)).safeArea.yBottom(icon):"
          sentences.append("\(prefix) 2000 is not a priority from 1 to 1000, so 1000 is used.")
          sentences.append("\(prefix) \(name) has no safeArea, so its own edges are used.")
        }
      }
    }.map(\.description)
    #expect(reports == sentences)
  }

  @Test func exceptingAllSidesIsReported() {
    expect(
      .nothingLeft,
      """
      Card.swift:41: yEqual(icon, except: .top, .bottom): \
      no side remains without .top, .bottom, so nothing is placed.
      """,
      """
      Card.swift:42: xEqual(icon, by: 4, except: .left, .right): \
      no side remains without .left, .right, so nothing is placed.
      """,
      installs: []
    ) { make in
      make.yEqual(card.icon, except: [.top, .bottom], file: file, line: 41)
      make.xEqual(card.icon, by: 4, except: [.leading, .trailing], file: file, line: 42)
    }
  }

  @Test func areasContentAndBaselinesOfAGuideAreReported() {
    let guide = AutoLayoutKitGuide()
    card.addLayoutGuide(guide)
    let name = "\(AutoLayoutKitGuide.self)"
    var sentences: [String] = []
    let reports = collectReports {
      card.tk_constraint { make in
        if #available(macOS 11, *) { make.ref(guide).safeArea.xLeft(card.icon, file: file, line: 41) }
        make.yCompression(card.icon, guide, file: file, line: 42) == .high
        make.ref(guide).yFirstBaseline(card.icon, file: file, line: 43)
      }
    }
    sentences.append(
      "Card.swift:41: ref(\(name)).safeArea.xLeft(icon): \(name) has no safeArea, so its own edges are used.")
    sentences.append(
      "Card.swift:42: yCompression(icon, \(name)) == 750: \(name) has no content, so it is left out.")
    sentences.append(
      """
      Card.swift:43: ref(\(name)).yFirstBaseline(icon): \
      \(name).firstBaseline does not exist, so the constraint is left out.
      """
    )
    #expect(reports.map(\.description) == sentences)
    #expect(reports.map(\.reason) == [.noArea, .noContent, .unsupportedAttribute])
  }

  @Test func reportsOfAnAppsVerbNameIt() {
    expect(
      .custom, "Card.swift:41: grid(icon, columns: 0): there are no columns, so nothing is placed.",
      installs: []
    ) { make in
      make.report(
        "there are no columns, so nothing is placed.", call: "grid(icon, columns: 0)", about: card.icon,
        file: file, line: 41)
    }
  }

  @Test func anEndThatIsNilIsReported() {
    let (none, icon): (Box?, Box?) = (nil, card.icon)
    expect(
      .noEnd,
      "Card.swift:41: xPlace(after: nil, title): after: is nil, so the chain begins at the reference.",
      "Card.swift:42: yPlace(title, before: nil): before: is nil, so the chain ends at the reference.",
      installs: [
        "title.left == Card.left", "title.right == Card.right", "title.top == Card.top",
        "title.bottom == Card.bottom", "badge.left == icon.right", "badge.right == Card.right",
      ]
    ) { make in
      make.xPlace(after: none, card.title, file: file, line: 41)
      make.yPlace(card.title, before: nil, file: file, line: 42)
      make.xPlace(after: icon, card.badge)
    }
  }

  @Test func insetsOfAMakerThatPlacesNothingAreReported() {
    let sentence = "the maker that got the insets places nothing: keep it, as in let inner = make.inset(16)."
    expect(.unusedInsets, "Card.swift:41: insetEdges: \(sentence)", installs: ["icon.left == Card.left + 5"])
    {
      make in
      make.priority(.required).insetEdges(edge: 16, file: file, line: 41)
      let inner = make.directional(false)
      inner.insetEdges(left: 5)
      inner.xLeft(card.icon)
      let measured = make.inset(0)
      measured.insetEdges(edge: 3)
      _ = measured.w
    }
  }

  @Test func constraintsOfAHandleInsideItsBlockAreReported() {
    expect(
      .notMade,
      "Card.swift:41: xLeft: the constraints are made when the block has ended, so there are none yet.",
      installs: ["icon.left == Card.left"]
    ) { make in
      #expect(make.xLeft(card.icon, file: file, line: 41).constraints.isEmpty)
    }
  }

  @Test func aReportIsAValue() {
    let line = UInt(#line + 2)
    let reports = collectReports {
      card.tk_constraint { $0.xPlace(card.icon, card.icon) }
    }
    #expect(reports.count == 1)
    #expect(
      reports.first?.verb == "xPlace" && reports.first?.item === card.icon
        && reports.first?.reason == .repeatedItem)
    #expect(reports.first?.line == line && reports.first?.file.hasSuffix("/ReportTests.swift") == true)
  }
}
