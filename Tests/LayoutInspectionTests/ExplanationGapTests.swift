import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

/// The parts of a distance, by which a gap that was added twice is found.
@MainActor @Suite struct ExplanationGapTests {
  private let login = Login()

  /// Returns the line of an edge.
  private func line(_ edge: LayoutExplanation.Edge, of view: UIView) -> String {
    explain(view).lines.first { $0.edge == edge }?.description ?? ""
  }

  private func here(_ line: Int, _ place: String) -> String { "ExplanationGapTests.swift:\(line) \(place)" }

  @Test func aDistanceIsTheSumOfInsetAndGap() {
    let line = #line + 3
    login.tk_constraint { make in
      make.insetEdges(top: 20, left: 16, bottom: 12, right: 24)
      make.xPlace(16, login.title, 8, login.time, 9)
      make.yPlace(6, login.title, 30)
      make.xHugging(login.time) == .high
    }
    #expect(
      self.line(.left, of: login.title)
        == "left = 32 (\(here(line, "xPlace[0]"))); 32 = inset 16 + gap 16")
    #expect(
      self.line(.right, of: login.time)
        == "right = 287 = Login.width 320 − 33 (\(here(line, "xPlace[2]"))); 33 = inset 24 + gap 9")
    #expect(
      self.line(.top, of: login.title)
        == "top = 26 (\(here(line + 1, "yPlace[0]"))); 26 = inset 20 + gap 6")
    #expect(
      self.line(.bottom, of: login.title)
        == "bottom = 438 = Login.height 480 − 42 (\(here(line + 1, "yPlace[1]"))); 42 = inset 12 + gap 30")
  }

  @Test func anOffsetIsNamedAsOne() {
    let line = #line + 4
    login.tk_constraint { make in
      make.size(login.a) == (30, 40)
      let inner = make.inset(top: 3, left: 5, bottom: 7, right: 11)
      inner.xRight(login.a, by: 13)
      inner.yTop(login.a, by: -2)
    }
    #expect(
      self.line(.right, of: login.a)
        == "right = 296 = Login.width 320 − 24 (\(here(line, "xRight[0]"))); 24 = inset 11 + offset 13")
    #expect(
      self.line(.top, of: login.a) == "top = 1 (\(here(line + 1, "yTop[0]"))); 1 = inset 3 − offset 2")
  }

  @Test func aSumIsTheSameFromRightToLeft() {
    login.semanticContentAttribute = .forceRightToLeft
    let line = #line + 4
    login.tk_constraint { make in
      make.width(login.a) == 40
      make.insetEdges(top: 20, left: 16, bottom: 12, right: 24)
      make.directional.xPlace(14, login.a, make.wall)
    }
    #expect(
      self.line(.right, of: login.a)
        == "right = 290 = Login.width 320 − 30 (\(here(line, "xPlace[0]"))); 30 = inset 16 + gap 14")
  }

  @Test func aDistanceWithASinglePartIsNoSum() {
    login.tk_constraint { make in
      make.xPlace(16, login.a, 8, login.b, 19)
      make.width(login.a) == login.b.tk_width - 3
      make.inset(10).yEqual(login.a)
      make.install(login.b.tk_bottom == login.tk_bottom - 12)
      make.height(login.b) == make.h * 0.25 + 1
    }
    for view in [login.a, login.b] { #expect(!explain(view).description.contains("inset")) }
  }
}
