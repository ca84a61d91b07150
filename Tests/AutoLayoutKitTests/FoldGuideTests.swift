import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// `fold(_:)` in chains: a guide of the app as a wall with a place.
@MainActor struct FoldGuideTests {
  /// A guide in the root, 12 points long along one axis, with a place that can be taken away.
  @MainActor private struct Hinge {
    let guide = AutoLayoutKitGuide()
    let length: NSLayoutConstraint
    let place: NSLayoutConstraint

    init(at position: CGFloat, isRow: Bool, in root: Box) {
      root.addLayoutGuide(guide)
      length = (isRow ? guide.widthAnchor : guide.heightAnchor).constraint(equalToConstant: 12)
      place =
        isRow
        ? guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: position)
        : guide.topAnchor.constraint(equalTo: root.topAnchor, constant: position)
      NSLayoutConstraint.activate([length, place])
    }
  }

  /// Places `a` and `b` in a row or a column with unequal insets, and `a` 60 points long if nothing else
  /// decides.
  private func place(_ stage: Stage, isRow: Bool, _ hinge: Hinge) {
    stage.place { make in
      let inside = make.directional.inset(top: 1, left: 2, bottom: 3, right: 4)
      if isRow {
        make.yEqual(stage.a, stage.b)
        make.priority(.low).width(stage.a) == 60
        inside.xPlace(5, stage.a, 6, make.fold(hinge.guide), 7, stage.b, 8)
      } else {
        make.xEqual(stage.a, stage.b)
        make.priority(.low).height(stage.a) == 60
        inside.yPlace(5, stage.a, 6, make.fold(hinge.guide), 7, stage.b, 8)
      }
    }
  }

  private func row(_ x: ClosedRange<CGFloat>) -> CGRect {
    CGRect(x: x.lowerBound, y: 0, width: x.upperBound - x.lowerBound, height: 300)
  }

  private func column(_ y: ClosedRange<CGFloat>) -> CGRect {
    CGRect(x: 0, y: y.lowerBound, width: 200, height: y.upperBound - y.lowerBound)
  }

  /// A guide that the app places: from 90 to 102, and then without a place.
  @Test func aGuideOfTheAppIsAFold() {
    for isMirrored in [false, true] {
      let stage = Stage()
      stage.root.mirror(isMirrored)
      let hinge = Hinge(at: 90, isRow: true, in: stage.root)
      place(stage, isRow: true, hinge)
      // From right to left `a` is at the right: 200 − 2 − 5 = 193, and b ends at 90 − 7 = 83.
      let left = isMirrored ? row(12...83) : row(7...84)
      let right = isMirrored ? row(108...193) : row(109...188)
      expectFrames(
        ("a, \(isMirrored)", stage.a, isMirrored ? right : left),
        ("b, \(isMirrored)", stage.b, isMirrored ? left : right))
      hinge.place.isActive = false
      hinge.length.constant = 0
      stage.root.layoutIfNeeded()
      #expect(stage.a.frame.width == 60 && stage.b.frame.width == 200 - 7 - 60 - 13 - 12)
    }
  }

  /// From 140 to 152, then at another place, and then without one.
  @Test func aColumnFollowsTheGuide() {
    let stage = Stage()
    let hinge = Hinge(at: 140, isRow: false, in: stage.root)
    place(stage, isRow: false, hinge)
    expectFrames(("a", stage.a, column(6...134)), ("b", stage.b, column(159...289)))
    hinge.place.constant = 100
    stage.root.layoutIfNeeded()
    expectFrames(("a", stage.a, column(6...94)), ("b", stage.b, column(119...289)))
    hinge.place.isActive = false
    hinge.length.constant = 0
    stage.root.layoutIfNeeded()
    expectFrames(("a", stage.a, column(6...66)), ("b", stage.b, column(79...289)))
  }

  @Test func theGuideOfAFoldNeedNotBeInTheRoot() {
    let stage = Stage()
    let hinge = Hinge(at: 30, isRow: true, in: stage.panel)
    place(stage, isRow: true, hinge)
    // The panel is at 11, so that the fold is from 41 to 53.
    expectFrames(("a", stage.a, row(7...35)), ("b", stage.b, row(60...188)))
  }

  @Test func aGuideThatComesTwiceInAChainIsReported() {
    let stage = Stage()
    let hinge = Hinge(at: 90, isRow: true, in: stage.root).guide
    let (view, guide) = ("\(Box.self)", "\(AutoLayoutKitGuide.self)")
    stage.place(
      reports: [
        "Card.swift:41: xPlace(\(view), fold(\(guide)), \(view), fold(\(guide)), \(view)): \(guide) is in the"
          + " chain already, so it is not placed again."
      ]
    ) { make in
      make.xPlace(
        stage.a, make.fold(hinge), stage.b, make.fold(hinge), stage.c, file: "App/Card.swift", line: 41)
    }
  }

  @Test func aReportNamesTheGuideByItsIdentifier() {
    let stage = Stage()
    let hinge = Hinge(at: 90, isRow: true, in: stage.root).guide
    #if canImport(UIKit)
      hinge.identifier = "hinge"
    #else
      hinge.identifier = NSUserInterfaceItemIdentifier("hinge")
    #endif
    let view = "\(Box.self)"
    stage.place(
      reports: [
        "Card.swift:41: xPlace(\(view), fold(hinge), \(view), fold(hinge), \(view)): hinge is in the chain"
          + " already, so it is not placed again."
      ]
    ) { make in
      make.xPlace(
        stage.a, make.fold(hinge), stage.b, make.fold(hinge), stage.c, file: "App/Card.swift", line: 41)
    }
  }

  @Test func aGuideOutsideOfTheTreeIsReported() {
    let stage = Stage()
    let reports = collectReports {
      stage.root.tk_constraint { make in make.xPlace(stage.a, make.fold(AutoLayoutKitGuide()), stage.b) }
    }
    let isNamed = reports.map { $0.description.contains("fold(\(AutoLayoutKitGuide.self))") }
    #expect(!isNamed.isEmpty && isNamed.allSatisfy { $0 }, "\(reports.map(\.description))")
  }
}
