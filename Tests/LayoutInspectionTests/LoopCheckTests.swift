import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

/// Lines of loops that name one view of an array instead of that of the loop.
@MainActor @Suite struct LoopCheckTests {
  private final class Screen: UIView {
    let rows = (0..<5).map { number in
      let label = UILabel()
      label.text = "Row \(number)"
      return label
    }
    let rule = UIView()
    let lists = (0..<5).map { _ in UIView() }

    init() { super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 700)) }

    required init?(coder: NSCoder) { nil }
  }

  private let screen = Screen()
  private let file = "LoopCheckTests.swift"

  private func sentences(_ body: (AutoLayoutKitMaker) -> Void) -> [String] {
    silently {
      for row in screen.rows { screen.addSubview(row) }
      screen.tk_constraint { make in
        make.xLeft(screen.rows)
        body(make)
      }
      return problems(in: screen).map(\.description)
    }
  }

  @Test(arguments: [0, 40.0]) func oneIndexForAllViewsIsNamed(step: CGFloat) {
    let line = #line + 2
    let found = sentences { make in
      for index in screen.rows.indices { make.yTop(screen.rows[0], by: CGFloat(index) * step) }
    }
    #expect(
      found == [
        "\(file):\(line) yTop ran several times for \"rows[0]\", and never for \"rows[1]\", \"rows[2]\" and"
          + " 2 more. In a loop, write the view of the loop, such as rows[i]."
      ])
  }

  @Test func oneNeighborForAllViewsIsNamed() {
    let line = #line + 3
    let found = sentences { make in
      make.yTop(screen.rows[0], by: 10)
      for row in screen.rows.dropFirst() { make.yPlace(after: screen.rows[0], 8, row, make.wall) }
    }
    #expect(
      found.map { $0.replacing(/by .* points/, with: "…") } == [
        "\"rows[4]\" overlaps \"rows[3]\" and 2 more … (\(file):\(line) yPlace). \(file):\(line) yPlace puts"
          + " both at the same place along y: place each one after the one before it, such as yPlace(after:"
          + " rows[3], 8, rows[4]). The same in 2 more places."
      ])
  }

  @Test func aLoopThatNamesEachViewIsRight() {
    let found = sentences { make in
      for (index, row) in screen.rows.enumerated() { make.yTop(row, by: CGFloat(index) * 40) }
    }
    #expect(found == [])
  }

  @Test func aRowInWhichViewsCoverEachOtherIsNoSharedPlace() {
    for row in screen.rows { screen.addSubview(row) }
    screen.tk_constraint { make in
      for (index, row) in screen.rows.enumerated() {
        make.yTop(row, by: 12)
        make.xLeft(row, by: CGFloat(index) * 9)
      }
    }
    let found = problems(in: screen).map(\.description)
    #expect(!found.isEmpty)
    #expect(!found.contains { $0.contains("at the same place") })
  }

  // Sizes with a digit too many.

  private func placeLists(_ heights: [CGFloat]) -> Int {
    for (list, row) in zip(screen.lists, screen.rows) {
      screen.addSubview(list)
      list.addSubview(row)
    }
    let line = #line + 4
    screen.tk_constraint { make in
      make.xEqual(screen.lists)
      for (list, row) in zip(screen.lists, screen.rows) { make.ref(list).xPlace(8, row, make.wall) }
      for (list, height) in zip(screen.lists, heights) { make.height(list) == height }
      for (list, row) in zip(screen.lists, screen.rows) { make.ref(list).yCenter(row) }
      make.yPlace(
        screen.lists[0], 2, screen.lists[1], 2, screen.lists[2], 2, screen.lists[3], 2, screen.lists[4],
        make.wall)
    }
    return line
  }

  @Test func aRowWithADigitTooManyIsNamed() {
    let line = placeLists([44, 44, 440, 44, 44])
    #expect(
      problems(in: screen).map(\.description) == [
        "\(file):\(line) height: the height 440 of lists[2] is far from the other height (44)."
          + " Probably 44 was meant."
      ])
  }

  @Test func aRowThatIsHigherForItsContentIsRight() {
    _ = placeLists([44, 44, 220, 44, 44])
    #expect(problems(in: screen).map(\.description) == [])
  }

  @Test func aRowOfTenTimesTheHeightWithContentOfThatHeightIsRight() {
    screen.rows[2].numberOfLines = 0
    screen.rows[2].text = "Row\n\n\n\n\nof several lines"
    _ = placeLists([44, 44, 440, 44, 44])
    #expect(problems(in: screen).map(\.description) == [])
  }

  @Test(arguments: [1, 100]) func aLineBetweenViewsIsThin(thickness: CGFloat) {
    screen.rule.backgroundColor = .lightGray
    for view in [screen.rule, screen.rows[0]] { screen.addSubview(view) }
    let line = #line + 3
    screen.tk_constraint { make in
      make.xEqual(screen.rule, screen.rows[0])
      make.height(screen.rule) == thickness
      make.yPlace(8, screen.rule, 8, screen.rows[0], make.wall)
    }
    let found = problems(in: screen).map(\.description)
    let expected =
      "\(file):\(line) height makes \"rule\" 100 high, and a line between views is 1 or 2 points thick. Write"
      + " height(rule) == 1."
    #expect(found == (thickness == 1 ? [] : [expected]))
  }
}
