import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

@MainActor @Suite struct DirectionCheckTests {
  private let screen = CheckedScreen()

  init() {
    for view in [screen.title, screen.time, screen.photo] { screen.addSubview(view) }
  }

  private func sentences() -> [String] { screen.sentences(.oneDirection) }

  @Test(arguments: [false, true]) func aRowWithBothKindsOfEdgesIsFoundInBothDirections(isMirrored: Bool) {
    screen.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    let line = #line + 2
    screen.tk_constraint { make in
      make.directional.xPlace(13, screen.title, make.wall)
      make.xPlace(make.wall, screen.time, 19)
      make.yTop(screen.title, by: 11)
      make.yTop(screen.time, by: 14)
    }
    let file = "DirectionCheckTests.swift"
    #expect(
      sentences() == [
        "\(file):\(line) xPlace places \"title\" by leading and trailing, and \(file):\(line + 1) xPlace"
          + " places \"time\" in the same row by left and right: from right to left, only \"title\" changes"
          + " sides. Write make.directional in both lines or in none."
      ])
  }

  @Test func viewsOfDifferentRowsMayHaveDifferentEdges() {
    screen.tk_constraint { make in
      make.directional.xPlace(13, screen.title, make.wall)
      make.xPlace(make.wall, screen.time, 19)
      make.yPlace(11, screen.title, 8, screen.time, make.wall)
    }
    #expect(sentences().isEmpty)
  }

  @Test func aViewAcrossItsContainerIsTheSameInBothDirections() {
    screen.tk_constraint { make in
      make.directional.xPlace(13, screen.title, make.wall)
      make.xPlace(17, screen.photo, 19)
      make.yPlace(screen.photo)
      make.yTop(screen.title, by: 11)
    }
    #expect(sentences().isEmpty)
  }

  @Test func anAlignmentWithASiblingIsIntended() {
    screen.tk_constraint { make in
      make.directional.xPlace(13, screen.title, make.wall)
      make.ref(screen.title).xLeft(screen.photo)
      make.size(screen.photo) == (20, 10)
      make.yTop(screen.title, screen.photo, by: 11)
    }
    #expect(sentences().isEmpty)
  }

  @Test func theMixtureExplainsTheOverlap() {
    screen.semanticContentAttribute = .forceRightToLeft
    screen.tk_constraint { make in
      make.directional.xPlace(13, screen.title, make.wall)
      make.xPlace(make.wall, screen.time, 19)
      make.yTop(screen.title, screen.time, by: 11)
    }
    #expect(screen.sentences(.noOverlap).count == 1)
    #expect(screen.sentences(.noOverlap, .oneDirection).count == 1)
  }
}
