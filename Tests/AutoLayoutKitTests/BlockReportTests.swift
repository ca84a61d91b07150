import AutoLayoutKit
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

@MainActor @Suite struct BlockReportTests {
  private let container = AutoLayoutKitView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let inner = AutoLayoutKitView()
  private let stray = AutoLayoutKitView()

  init() { container.addSubview(inner) }

  private func layOut(_ group: AutoLayoutKitConstraintGroup) {
    container.tk_constraint(replace: group) { make in
      make.xPlace(3, inner, 5, stray, 7)
      make.yTop(inner, by: 11)
    }
  }

  @Test func reportsOfTheLatestRunAreKept() {
    let group = AutoLayoutKitConstraintGroup()
    let first = collectReports { layOut(group) }
    let second = collectReports { layOut(group) }
    #expect(first.count == 1 && second.isEmpty)
    let kept = AutoLayoutKitReport.all(in: container)
    #expect(kept.map(\.description) == first.map(\.description))
    #expect(kept.map(\.reason) == [.notInContainer] && kept.first?.item === stray)
    container.addSubview(stray)
    layOut(group)
    #expect(AutoLayoutKitReport.all(in: container).isEmpty)
  }

  @Test func reportsBelongToTheTreeOfTheContainer() {
    let outer = AutoLayoutKitView()
    outer.addSubview(container)
    _ = collectReports { layOut(AutoLayoutKitConstraintGroup()) }
    #expect(AutoLayoutKitReport.all(in: outer).count == 1)
    #expect(AutoLayoutKitReport.all(in: inner).isEmpty)
  }

  @Test func eachBlockOfALoopKeepsItsReports() {
    let strays = [AutoLayoutKitView(), AutoLayoutKitView()]
    _ = collectReports {
      for view in strays { container.tk_constraint { make in make.xPlace(3, view, 7) } }
    }
    #expect(AutoLayoutKitReport.all(in: container).map { $0.item === strays[0] } == [true, false])
  }

  @Test func aGroupThatTakesThePlaceOfAnUninstalledOneHasReports() {
    for _ in 0..<3 {
      let group = AutoLayoutKitConstraintGroup()
      _ = collectReports { layOut(group) }
      #expect(AutoLayoutKitReport.all(in: container).count == 1)
      group.uninstall()
      #expect(AutoLayoutKitReport.all(in: container).isEmpty)
    }
  }

  @Test func anUninstalledGroupHasNoReports() {
    let group = AutoLayoutKitConstraintGroup()
    _ = collectReports { layOut(group) }
    group.uninstall()
    #expect(AutoLayoutKitReport.all(in: container).isEmpty)
  }

  @Test func theBlockAroundARunningOneHasNotEndedEither() {
    var places: [String?] = []
    let line = #line + 1
    container.tk_constraint { _ in
      inner.tk_constraint { _ in
        places = [container, inner].map { AutoLayoutKitPlan.recordedBlock(in: $0)?.fileAndLine }
      }
    }
    let file = "BlockReportTests.swift"
    #expect(places == ["\(file):\(line + 1)", "\(file):\(line + 1)"])
    let other = AutoLayoutKitView()
    container.tk_constraint { _ in
      other.tk_constraint { _ in
        places = [AutoLayoutKitPlan.recordedBlock(in: container)?.fileAndLine]
      }
    }
    #expect(places == ["\(file):\(line + 8)"])
  }

  @Test func aRunningBlockIsNamedUntilItEnds() {
    var places: [String?] = []
    let line = #line + 1
    container.tk_constraint { make in
      make.xPlace(3, inner, 5)
      places = [container, inner].map { AutoLayoutKitPlan.recordedBlock(in: $0)?.fileAndLine }
    }
    #expect(places == ["BlockReportTests.swift:\(line)", nil])
    #expect(AutoLayoutKitPlan.recordedBlock(in: container)?.fileAndLine == nil)
  }
}
