import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Groups that are installed, uninstalled and replaced.
@MainActor
struct GroupTests {
  let stage = Stage()

  @Test func uninstallRemovesTheLayoutAndInstallRestoresIt() {
    let group = stage.place { make in
      make.insetUnequally()
      make.equal(stage.a)
    }
    let frame = CGRect(x: 5, y: 3, width: 200 - 5 - 17, height: 300 - 3 - 11)
    let constraints = group.constraints
    #expect(group.isInstalled && constraints.count == 4)
    group.uninstall()
    #expect(!group.isInstalled && constraints.allSatisfy { !$0.isActive })
    #expect(areSame(group.constraints, constraints))
    stage.root.frame.size = CGSize(width: 400, height: 500)
    group.install()
    group.install()
    stage.root.layoutIfNeeded()
    #expect(group.isInstalled && stage.root.constraints.filter { constraints.contains($0) }.count == 4)
    expectFrames(
      (
        "a", stage.a,
        CGRect(x: frame.minX, y: frame.minY, width: frame.width + 200, height: frame.height + 200)
      ))
  }

  @Test func anEmptyGroupIsNotInstalled() {
    let group = AutoLayoutKitConstraintGroup()
    group.install()
    group.uninstall()
    #expect(!group.isInstalled && group.constraints.isEmpty)
  }

  @Test func aGroupOfEffectsIsInstalledUntilItIsUninstalled() {
    let group = stage.place { make in make.xHugging(stage.a) == .high }
    #expect(group.isInstalled && group.constraints.isEmpty)
    group.uninstall()
    #expect(!group.isInstalled)
    group.install()
    #expect(group.isInstalled)
  }

  @Test func guidesAreAddedAgainInTheirOrder() {
    var guides: [AutoLayoutKitGuide] = []
    let group = stage.place { make in
      for index in 0..<12 {
        guides.append(make.guide())
        make.width(guides[index]) == Double(index)
        make.xPlace(.flexible, stage.a, .flexible)
      }
    }
    let order = stage.root.layoutGuides.map(ObjectIdentifier.init)
    group.uninstall()
    #expect(stage.root.layoutGuides.isEmpty)
    group.install()
    #expect(stage.root.layoutGuides.map(ObjectIdentifier.init) == order)
  }

  @Test func thePriorityOfAConstraintMadeByHandIsUndoneWithTheGroup() {
    let width = stage.a.tk_width == 100
    let group = stage.place { make in make.priority(.low).install(width) }
    #expect(width.priority.rawValue == 250)
    group.uninstall()
    #expect(width.priority.rawValue == 1000)
    group.install()
    #expect(width.priority.rawValue == 250)
    stage.root.tk_constraint(replace: group) { make in make.install(width) }
    #expect(width.priority.rawValue == 1000 && width.isActive)
  }

  @Test func replaceSwapsTheWholeLayout() {
    let group = AutoLayoutKitConstraintGroup()
    stage.root.tk_constraint(replace: group) { make in
      make.xPlace(20, stage.a, make.wall)
      make.yPlace(10, stage.a, make.wall)
      make.size(stage.a) == (30, 40)
    }
    let old = group.constraints
    let returned = stage.root.tk_constraint(replace: group) { make in
      make.xPlace(make.wall, stage.a, 20)
      make.yPlace(make.wall, stage.a, 10)
      make.size(stage.a) == (50, 60)
    }
    stage.root.layoutIfNeeded()
    #expect(returned === group && group.isInstalled)
    // Width and height are written again with another number; the two chains are tied to other edges.
    #expect(
      old.map(\.isActive) == [false, false, true, true]
        && areSame(Array(old[2...]), Array(group.constraints[2...])))
    expectFrames(("a", stage.a, CGRect(x: 200 - 20 - 50, y: 300 - 10 - 60, width: 50, height: 60)))
  }

  @Test func theOldLayoutIsActiveWhileTheNewOneIsBuilt() {
    let group = stage.place { make in make.equal(stage.a) }
    let old = group.constraints
    stage.root.tk_constraint(replace: group) { make in
      #expect(old.allSatisfy { $0.isActive })
      make.center(stage.a)
      #expect(areSame(group.constraints, old))
    }
    #expect(old.allSatisfy { !$0.isActive } && group.constraints.count == 2)
  }

  @Test func replaceMovesAGroupToAnotherContainer() {
    let inner = Stage(viewsInPanel: true)
    let group = inner.place { make in make.equal(inner.panel) }
    inner.panel.tk_constraint(replace: group) { make in
      make.insetUnequally()
      make.equal(inner.a)
    }
    inner.root.layoutIfNeeded()
    expectFrames(("a", inner.a, CGRect(x: 5, y: 3, width: 150 - 5 - 17, height: 170 - 3 - 11)))
  }

  @Test func replacingAGroupInsideItsOwnBlockIsReportedAndIgnored() {
    let group = AutoLayoutKitConstraintGroup()
    var ran = false
    let reports = collectReports {
      stage.root.tk_constraint(replace: group) { make in
        make.equal(stage.a)
        stage.root.tk_constraint(replace: group, file: "App/Card.swift", line: 41) { _ in ran = true }
      }
    }
    stage.root.layoutIfNeeded()
    #expect(!ran && group.isInstalled)
    #expect(reports.map(\.reason) == [.replacedInsideItself])
    expectFrames(("a", stage.a, CGRect(x: 0, y: 0, width: 200, height: 300)))
  }

  @Test func anotherGroupMayBeBuiltInsideABlock() {
    let outer = stage.place { make in
      make.equal(stage.a)
      stage.root.tk_constraint { $0.equal(stage.b) }
    }
    #expect(outer.constraints.count == 4)
    expectFrames(
      ("a", stage.a, CGRect(x: 0, y: 0, width: 200, height: 300)),
      ("b", stage.b, CGRect(x: 0, y: 0, width: 200, height: 300)))
  }

  @Test func aRemovedViewIsReportedAndTheRestIsInstalled() {
    let group = stage.place { make in
      make.equal(stage.a)
      make.equal(stage.b)
    }
    group.uninstall()
    stage.a.removeFromSuperview()
    let reports = collectReports { group.install() }
    #expect(reports.count == 4 && reports.allSatisfy { $0.reason == .noCommonSuperview })
    let active = group.constraints.filter(\.isActive)
    #expect(active.count == 4)
    stage.root.addSubview(stage.a)
    group.install()
    #expect(group.isInstalled)
  }

  @Test func aFreedViewIsRemoved() {
    let stage = stage
    let group = AutoLayoutKitConstraintGroup()
    #expect(stage.layOutFreedView(into: group) { group.uninstall() })
    #expect(collectReports { group.install() }.isEmpty)
    #expect(group.isInstalled && group.constraints.count == 4)
  }

  @Test func aTreeWithItsGroupsIsFreed() {
    weak var root: Box?
    weak var leaf: Box?
    weak var group: AutoLayoutKitConstraintGroup?
    do {
      let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for _ in 0..<3 { card.place() }
      card.layoutIfNeeded()
      root = card
      leaf = card.icon
      group = card.group
    }
    #expect(root == nil && leaf == nil && group == nil)
  }

  @Test func aTreeIsFreedAfterAReport() {
    weak var root: Box?
    let reports = collectReports {
      let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      card.tk_constraint { make in
        make.install(card.icon.tk_width == card.title.tk_width * 0 + 5)
        make.install(card.icon.tk_left == card.title.tk_top)
        make.xPlace(card.icon, card.icon, make.wall)
      }
      card.layoutIfNeeded()
      root = card
    }
    #expect(reports.count == 3)
    #expect(root == nil)
  }

  @Test func aMakerThatOutlivesItsBlockIsReported() {
    var kept: AutoLayoutKitMaker?
    let group = stage.place { make in
      kept = make
      make.equal(stage.a)
    }
    let reports = collectReports { kept?.equal(stage.b) }
    #expect(reports.map(\.reason) == [.makerOutlivedBlock])
    #expect(group.constraints.count == 4)
  }

  @Test func aHandleKeepsItsConstraintsWhenOthersAreLeftOut() {
    let container = Box(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let unrelated = Box()
    let (a, b) = (Box(), Box())
    container.addSubview(a)
    container.addSubview(b)
    var handle: AutoLayoutKitHandle?
    _ = collectReports {
      container.tk_constraint { make in
        make.ref(unrelated).xLeft(a)
        handle = make.yTop(b)
      }
    }
    #expect(handle?.constraints.count == 1)
    #expect(handle?.constraints.first?.firstItem === b)
  }

  @Test func aViewThatKeepsAHandleOfItsOwnBlockIsFreed() {
    final class Card: Box { var handle: AutoLayoutKitHandle? }
    weak var freed: Card?
    do {
      let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let title = Box()
      card.addSubview(title)
      card.tk_constraint { card.handle = $0.xLeft(title) }
      freed = card
      #expect(card.handle?.constraints.count == 1)
    }
    #expect(freed == nil)
  }
}
