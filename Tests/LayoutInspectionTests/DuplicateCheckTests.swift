import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

@MainActor @Suite struct DuplicateCheckTests {
  private let screen = CheckedScreen()

  init() {
    for view in [screen.title, screen.time, screen.button] { screen.addSubview(view) }
  }

  @Test func aBlockThatRunsAgainIsOneProblem() {
    let line = #line + 4
    func layOut() {
      screen.tk_constraint { make in
        make.insetEdges(top: 3, left: 5, bottom: 7, right: 11)
        make.xPlace(screen.title, 8, screen.time)
        make.yTop(screen.title, screen.time)
      }
    }
    layOut()
    #expect(screen.sentences(.noDuplicates).isEmpty)
    layOut()
    let found = problems(in: screen, [.noDuplicates])
    #expect(
      found.map(\.description) == [
        "DuplicateCheckTests.swift:\(line) xPlace and 1 more are installed twice in CheckedScreen. Keep the"
          + " group of the block and pass it on: group = tk_constraint(replace: group) { … }."
      ])
    #expect(found.first?.sites.map(\.line) == [line, line + 1])
  }

  @Test func aStateThatDoesNotReplaceItsGroupIsNamedBeforeItsConflicts() {
    let line = #line + 6
    func layOut(height: CGFloat) {
      screen.tk_constraint { make in
        make.insetEdges(top: 3, left: 5, bottom: 7, right: 11)
        make.xPlace(screen.title, 8, screen.time)
        make.yTop(screen.title, screen.time)
        make.height(screen.title) == height
        make.xHugging(screen.time) == .high
      }
    }
    layOut(height: 40)
    let handler = HeadlessLayout.conflictHandler
    HeadlessLayout.conflictHandler = { _ in }
    defer { HeadlessLayout.conflictHandler = handler }
    layOut(height: 60)
    #expect(
      screen.sentences(.noConflict, .noDuplicates) == [
        "DuplicateCheckTests.swift:\(line) height and 2 more are installed twice in CheckedScreen, with 40"
          + " and with 60. Keep the group of the block and pass it on: group = tk_constraint(replace:"
          + " group) { … }."
      ])
  }

  @Test func twoLimitsOfOneLoopAreNoSecondRun() {
    screen.tk_constraint { make in
      make.xPlace(13, screen.title, 19)
      make.yTop(screen.title, by: 11)
      for height: CGFloat in [30, 40] { make.height(screen.title) >= height }
    }
    #expect(screen.sentences(.noDuplicates).isEmpty)
  }

  @Test func twoRowsThatBeginWithTheSameViewAreIntended() {
    screen.tk_constraint { make in
      make.xPlace(13, screen.title, 8, screen.time)
      make.xPlace(13, screen.title, 8, screen.button)
    }
    #expect(screen.sentences(.noDuplicates).isEmpty)
  }

  @Test func aCallThatAddsNothingIsNamedWithBothLines() {
    let line = #line + 2
    screen.tk_constraint { make in
      make.xPlace(13, screen.title, 8, screen.time)
      make.xLeft(screen.title, by: 13)
    }
    let file = "DuplicateCheckTests.swift"
    #expect(
      screen.sentences(.noDuplicates) == [
        "\(file):\(line) xPlace and \(file):\(line + 1) xLeft install the same constraint on \"title\"."
          + " Remove one of them."
      ])
  }

  @Test func constraintsByHandAreCompared() {
    let (title, time) = (screen.title, screen.time)
    let constraints = [
      title.leftAnchor.constraint(equalTo: time.rightAnchor, constant: 7),
      title.leftAnchor.constraint(equalTo: time.rightAnchor, constant: 7),
    ]
    NSLayoutConstraint.activate(constraints)
    #expect(problems(in: screen, [.noDuplicates]).count == 1)
    constraints[1].constant = 8
    #expect(problems(in: screen, [.noDuplicates]).isEmpty)
    constraints[1].constant = 7
    constraints[1].isActive = false
    constraints[1].priority = .defaultHigh
    constraints[1].isActive = true
    #expect(problems(in: screen, [.noDuplicates]).isEmpty)
  }
}
