import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// The observer of a running block, on which code beside the library follows a block and its group.
@MainActor struct ObserverTests {
  /// A view that keeps the group of its block, and notes what it is told.
  private final class Follower: Box, AutoLayoutKitBlockObserver {
    let runsBlockAgain: Bool
    var group: AutoLayoutKitConstraintGroup?
    var events: [String] = []
    var onBlocksEnd: () -> Void = {}

    init(runsBlockAgain: Bool = false) {
      self.runsBlockAgain = runsBlockAgain
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    func groupWillInstall(_ group: AutoLayoutKitConstraintGroup, in container: AutoLayoutKitView) {
      events.append("in")
      self.group = group
      if superview !== container { container.addSubview(self) }
    }

    func groupDidUninstall() {
      events.append("out")
      removeFromSuperview()
    }

    func blockDidRead(isHidden: Bool, of view: AutoLayoutKitView) { events.append("hidden \(isHidden)") }

    func blocksDidEnd() {
      events.append("end")
      onBlocksEnd()
    }
  }

  private let stage = Stage()
  /// The frame of a view that fills the root inside the insets of `insetUnequally`.
  private let inside = CGRect(x: 5, y: 3, width: 200 - 5 - 17, height: 300 - 3 - 11)

  /// Makes the block of a group with an observer, which places `a` inside unequal insets.
  private func place(_ follower: Follower, into group: AutoLayoutKitConstraintGroup) {
    stage.root.tk_constraint(replace: group) { make in
      make.observe(follower)
      make.insetUnequally()
      make.equal(stage.a)
    }
    stage.root.layoutIfNeeded()
  }

  @Test func anObserverIsToldWhereItsGroupIsInstalled() {
    let (group, follower) = (AutoLayoutKitConstraintGroup(), Follower())
    place(follower, into: group)
    #expect(follower.events == ["in"] && follower.superview === stage.root)
    #expect(group.observers.map { $0 === follower } == [true])
    expectFrames(("a", stage.a, inside))
    group.uninstall()
    #expect(follower.events == ["in", "out"] && follower.superview == nil && !group.isInstalled)
    stage.root.frame.size = CGSize(width: 400, height: 500)
    group.install()
    stage.root.layoutIfNeeded()
    #expect(follower.events == ["in", "out", "in"] && group.isInstalled)
    expectFrames(
      (
        "a", stage.a,
        CGRect(x: inside.minX, y: inside.minY, width: inside.width + 200, height: inside.height + 200)
      ))
  }

  @Test func theNextRunFindsTheObserverOfTheOneBefore() {
    let (group, follower) = (AutoLayoutKitConstraintGroup(), Follower())
    place(follower, into: group)
    var found: [Bool] = []
    stage.root.tk_constraint(replace: group) { make in
      found = make.observers.map { $0 === follower }
      make.observe(follower)
      make.observe(follower)
    }
    #expect(found == [true] && group.observers.count == 1 && follower.events == ["in", "in"])
  }

  @Test func anObserverThatIsNotNamedAgainIsUninstalled() {
    let (group, follower) = (AutoLayoutKitConstraintGroup(), Follower())
    place(follower, into: group)
    stage.root.tk_constraint(replace: group) { make in make.equal(stage.a) }
    #expect(follower.events == ["in", "out"] && follower.superview == nil && group.observers.isEmpty)
  }

  @Test func anUninstalledGroupKeepsItsObserver() {
    let group = AutoLayoutKitConstraintGroup()
    weak var follower: Follower?
    do {
      let made = Follower()
      follower = made
      place(made, into: group)
      made.group = nil
      group.uninstall()
    }
    #expect(follower != nil && group.observers.count == 1)
    group.install()
    #expect(follower?.superview === stage.root)
  }

  @Test func anObserverMayKeepItsGroup() {
    weak var root: Box?
    weak var follower: Follower?
    weak var group: AutoLayoutKitConstraintGroup?
    do {
      let stage = Stage()
      root = stage.root
      let made = Follower()
      let kept = stage.root.tk_constraint { make in make.observe(made) }
      kept.uninstall()
      kept.install()
      (group, follower) = (kept, made)
      #expect(made.superview === root && made.group === group)
    }
    #expect(root == nil && follower == nil && group == nil)
  }

  @Test func aPreparedGroupIsNotInstalled() {
    let follower = Follower()
    let group = stage.root.tk_constraint(active: false) { make in make.observe(follower) }
    #expect(follower.superview == nil)
    group.install()
    #expect(follower.superview === stage.root)
  }

  @Test func aPlanInstallsNoObserver() {
    let follower = Follower()
    _ = stage.root.tk_plan { make in make.observe(follower) }
    #expect(follower.events.isEmpty && follower.superview == nil)
  }

  @Test func anObserverIsToldTheAnswersOfCollapsingChains() {
    let follower = Follower()
    stage.b.isHidden = true
    stage.expectRow([(5, 30), (0, 0), (41, 142)]) { make in
      make.observe(follower)
      make.width(stage.a) == 30
      make.yEqual(stage.panel)
      make.collapsing.xPlace(stage.a, 6, stage.b, 4, stage.c)
      #expect(follower.events == ["hidden false", "hidden true", "hidden false"])
    }
  }

  @Test func anObserverWaitsForTheOutermostBlock() {
    let follower = Follower()
    #expect(!AutoLayoutKitConstraintGroup.mustWait(follower))
    let outer = AutoLayoutKitConstraintGroup()
    var constraints = 0
    follower.onBlocksEnd = { constraints = outer.constraints.count }
    stage.root.tk_constraint(replace: outer) { make in
      stage.panel.tk_constraint { _ in #expect(AutoLayoutKitConstraintGroup.mustWait(follower)) }
      #expect(follower.events.isEmpty)
      make.equal(stage.a)
    }
    #expect(follower.events == ["end"] && constraints == 4)
  }

  @Test func aNewGroupInsideABlockThatRunsAgainIsReported() {
    let follower = Follower(runsBlockAgain: true)
    let addedAgain =
      "Card.swift:41: tk_constraint: the block is inside a block that runs again, so each run adds it again:"
      + " keep its group and replace it."
    stage.place(reports: [addedAgain]) { make in
      make.observe(follower)
      make.equal(stage.a)
      stage.root.tk_constraint(file: "App/Card.swift", line: 41) { make in
        make.insetUnequally()
        make.equal(stage.b)
      }
    }
    expectFrames(
      ("a", stage.a, CGRect(x: 0, y: 0, width: 200, height: 300)), ("b", stage.b, inside))
  }

  @Test func aGroupThatIsReplacedInsideABlockThatRunsAgainIsNotReported() {
    let kept = stage.place { make in make.equal(stage.b) }
    stage.place { make in
      make.observe(Follower(runsBlockAgain: true))
      stage.root.tk_constraint(replace: kept) { make in
        make.insetUnequally()
        make.equal(stage.b)
      }
    }
    expectFrames(("b", stage.b, inside))
  }
}
