import AutoLayoutKit
import TestSupport
import Testing
import UIKit

@testable import LayoutInspection

/// Labels in a view whose properties name them.
private final class Notes: UIView {
  let title = UILabel()
  let badge = UILabel()
  let footer = UILabel()

  convenience init(_ body: (Notes, AutoLayoutKitMaker) -> Void) {
    self.init(frame: .zero)
    for label in [title, badge, footer] { addSubview(label) }
    for label in [title, badge] {
      label.text = "12"
      label.backgroundColor = .yellow
    }
    footer.text = "Hgjy"
    tk_constraint { make in
      make.insetEdges(top: 3, left: 17, bottom: 7, right: 11)
      body(self, make)
    }
  }

  /// Two labels that overlap below 17 + 150 + 123 + 11 points, and a footer that is 10 points high.
  static func twoMistakes() -> Notes {
    Notes { notes, make in
      make.width(notes.title, notes.badge) == [150, 123]
      make.height(notes.title, notes.badge) == [24, 30]
      make.xLeft(notes.title, notes.footer)
      make.xRight(notes.badge)
      make.yTop(notes.title, notes.badge)
      make.yBottom(notes.footer)
      make.height(notes.footer) == 10
    }
  }
}

/// A row with a badge that is as high as its text and its gaps.
private final class Row: UIView {
  let title = UILabel()

  init() {
    super.init(frame: .zero)
    title.text = "One two three four five six seven eight nine ten"
    title.numberOfLines = 0
    addSubview(title)
    tk_constraint { make in
      make.xPlace(16, title, 12)
      make.yPlace(9, title, 14)
    }
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite struct StressListTests {
  private let sizes = LayoutSizes.between(CGSize(width: 200, height: 120), CGSize(width: 500, height: 120))

  @Test func aFixedHeightIsNotHiddenBehindAnOverlap() throws {
    let failures = stress(sizes: sizes, checks: [.noTruncation, .noOverlap], changes: []) {
      Notes.twoMistakes()
    }
    #expect(failures.map(\.problem.kind) == [.overlap, .truncation])
    let threshold = try #require(failures.first?.threshold)
    #expect(abs(threshold - (17 + 150 + 123 + 11)) < 1e-6)
    // The footer is too low at each width.
    let last = try #require(failures.last)
    #expect(last.threshold == nil && last.problem.views == ["footer"])
    #expect(last.problem.description.contains("Remove the fixed height"))
  }

  @Test func aProblemUnderSeveralChangesIsOneFailureWithTheSimplestChange() {
    let failures = stress(sizes: sizes, checks: [.noTruncation]) { Notes.twoMistakes() }
    #expect(failures.map(\.problem.views) == [["footer"]] && failures.allSatisfy(\.changes.isEmpty))
  }

  @Test func theRowsOfAListAreOneFailure() {
    let failures = stress(sizes: sizes, checks: [.noTruncation], changes: []) {
      let list = UIView()
      let rows = (0..<4).map { _ in Notes.twoMistakes() }
      for row in rows { list.addSubview(row) }
      list.tk_constraint { make in
        make.xEqual(rows)
        make.height(rows) == 60
        make.yPlace(rows, make.wall)
      }
      return list
    }
    #expect(failures.count == 1)
  }

  @Test func eachOfTwoProblemsHasItsOwnThreshold() {
    // The title meets the badge at 301 points, and the footer, 17 + 250 wide, meets it at 401.
    let failures = stress(sizes: sizes, checks: [.noOverlap], changes: []) {
      Notes { notes, make in
        notes.footer.backgroundColor = .green
        make.width(notes.title, notes.badge, notes.footer) == [150, 123, 250]
        make.height(notes.title, notes.badge, notes.footer) == [24, 60, 25]
        make.xLeft(notes.title, notes.footer)
        make.xRight(notes.badge)
        make.yTop(notes.title, notes.badge)
        make.yTop(notes.footer, by: 30)
      }
    }
    let found = failures.map { ($0.threshold ?? 0).rounded() }.sorted()
    #expect(found == [301, 401], "\(failures)")
  }

  @Test func ofRowsOfOneClassTheFirstOneIsHidden() {
    let stack = UIStackView(arrangedSubviews: (0..<5).map { _ in Row() } + [UIView(), UIView()])
    let last = stack.arrangedSubviews[4]
    #expect(StressCase.distinct(in: StressSubject(stack)) == [0, 5, 6])
    #expect(StressCase.distinct(in: StressSubject(stack) { [last] }) == [0, 4, 5, 6])
  }

  /// Ten rows that are higher than the smallest screens.
  private final class Rows: UIView, UITableViewDataSource {
    private final class Cell: UITableViewCell {
      let title = UILabel()

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(title)
        contentView.tk_constraint { make in
          make.xPlace(16, title, 12)
          make.yPlace(30, title, 30)
        }
      }

      required init?(coder: NSCoder) { nil }
    }

    init() {
      super.init(frame: .zero)
      let table = UITableView()
      table.dataSource = self
      table.register(Cell.self, forCellReuseIdentifier: "row")
      addSubview(table)
      tk_constraint { make in make.equal(table) }
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      (cell as? Cell)?.title.text = "Row \(indexPath.row)"
      return cell
    }
  }

  @Test func rowsThatComeBackInOtherCellsAreNoBreakpoints() {
    let run = StressRun(
      sizes: .between(CGSize(width: 320, height: 400), CGSize(width: 320, height: 800)),
      checks: LayoutCheck.all
    ) { StressSubject(Rows()) }
    #expect(run.failures(with: []).isEmpty)
    // The row at the bottom appears at five of the heights, which bisection finds.
    #expect(run.work.layouts < 500 && run.work.examinations < 30, "\(run.work)")
  }

  // The height of a cell

  @Test func aViewWhoseContentDeterminesItsHeightHasThisHeightAtEachWidth() {
    var heights: Set<CGFloat> = []
    var areHighEnough = true
    let check = LayoutCheck("heights") { view in
      let label = view.subviews[0]
      heights.insert(view.bounds.height)
      let needed = label.sizeThatFits(CGSize(width: view.bounds.width - 16 - 12, height: 1000)).height
      if abs(view.bounds.height - (9 + needed + 14)) > 0.5 { areHighEnough = false }
      return []
    }
    let failures = stress(sizes: .phones, checks: [check], changes: [.textSize(.accessibilityLarge)]) {
      Row()
    }
    #expect(failures.isEmpty && areHighEnough && heights.count > 1)
  }

  @Test func aRowIsNotStretchedToTheHeightOfAScreen() {
    #expect(stress(sizes: .phones, changes: []) { Row() }.isEmpty)
  }

  @Test func aScreenWithAWallHasTheHeightsOfTheScreens() {
    var heights: Set<CGFloat> = []
    let check = LayoutCheck("heights") { view in
      heights.insert(view.bounds.height)
      return []
    }
    _ = stress(sizes: .phones, checks: [check], changes: []) {
      let view = UIView()
      let label = UILabel()
      label.text = "Title"
      view.addSubview(label)
      view.tk_constraint { make in
        make.xPlace(16, label, 12)
        make.yPlace(9, label, make.wall)
      }
      return view
    }
    #expect(heights.isSuperset(of: [568, 667, 852, 956]))
  }

  // The text size

  /// Labels of which the first ones follow the text size.
  private func texts(_ styles: [UIFont.TextStyle?]) -> UIView {
    let view = UIView()
    let labels = styles.map { style in
      let label = UILabel()
      label.text = "Text"
      label.font = style.map { .preferredFont(forTextStyle: $0) } ?? .systemFont(ofSize: 15)
      view.addSubview(label)
      return label
    }
    view.tk_constraint { make in
      make.xLeft(labels, by: 13)
      make.yPlace([4] + labels + [make.wall])
    }
    return view
  }

  private func ignoring(_ make: @escaping () -> UIView) -> [String] {
    stress(sizes: sizes, checks: [], changes: [.textSize(.accessibilityLarge)], of: make).map(\.description)
  }

  @Test func aTextThatIgnoresTheTextSizeBesideOthersIsReported() {
    #expect(
      ignoring { texts([.body, .title1, nil]) } == [
        "With text size AccessibilityL, at all sizes from 200 to 500 pt wide: the label \"Text\" ignores"
          + " the text size: its font has 15 points at each text size, and 2 other texts follow it. Use a"
          + " font of a text style (preferredFont), or scale it with UIFontMetrics, and set"
          + " adjustsFontForContentSizeCategory."
      ])
  }

  @Test func aScreenWithoutTextStylesIsSilent() {
    #expect(ignoring { texts([nil, nil]) }.isEmpty)
    #expect(ignoring { texts([.body, .footnote]) }.isEmpty)
  }

  @Test func initialsAndTextsWithALimitIgnoreTheTextSizeOnPurpose() {
    let sentences = ignoring {
      let view = texts([.body, nil, nil])
      (view.subviews[1] as? UILabel)?.text = "AL"
      view.subviews[2].maximumContentSizeCategory = .large
      return view
    }
    #expect(sentences.isEmpty)
  }

  @Test(.enabled(if: TestEffort.isThorough))
  func anAlbumOfNinetyViewsTakesAFewLayoutsForEachBreakpoint() {
    let run = StressRun(sizes: .phones, checks: LayoutCheck.all) {
      StressSubject(AlbumScreen(frame: .zero))
    }
    let failures = run.failures(
      with: StressChange.all.filter { $0 != .textSize(.accessibilityExtraExtraExtraLarge) })
    #expect(failures.isEmpty, "\(failures)")
    // One instance for each of six cases, and four for the screens of the first one.
    #expect(run.work.instances == 6 + 4)
    #expect(run.work.layouts < 356 && run.work.examinations < 117, "\(run.work)")
    #expect(run.work.searches < 20, "\(run.work)")
  }
}
