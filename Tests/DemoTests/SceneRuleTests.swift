import LayoutRendering
import Testing
import UIKit

@testable import Demo

/// Rules of every scene at every size.
@MainActor
@Suite struct SceneRuleTests {
  @Test func noScreenReportsAnything() {
    for scene in LaidOutScene.all { #expect(scene.reports.isEmpty, "\(scene.title)") }
  }

  /// Expects a rule of every view in every scene at every size.
  ///
  /// The rule returns the mistake of a view, or nil.
  private func expectEverywhere(_ problem: (_ index: Int, LayoutSnapshot) -> String?) {
    for scene in LaidOutScene.all {
      let snapshot = scene.snapshot
      let problems = snapshot.nodes.indices.compactMap { number in
        problem(number, snapshot).map { "\(snapshot.path(of: number)): \($0)" }
      }
      #expect(problems.isEmpty, "\(scene.title):\n\(snapshot.frameList())")
    }
  }

  @Test func everyFrameIsFiniteAndNotNegative() {
    expectEverywhere { index, snapshot in
      let frame = snapshot.nodes[index].frame
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      let isSound = numbers.allSatisfy { $0.isFinite } && frame.size.width >= 0 && frame.size.height >= 0
      return isSound ? nil : "\(frame)"
    }
  }

  @Test func noViewExtendsBeyondItsSuperviewUnlessClipped() {
    expectEverywhere { index, snapshot in
      guard let parent = snapshot.nodes[index].parent, !isCutOff(parent, in: snapshot) else { return nil }
      let room = snapshot.nodes[parent].frame
      return room.covers(snapshot.nodes[index].frame) ? nil : "not inside of \(room)"
    }
  }

  private func isCutOff(_ index: Int, in snapshot: LayoutSnapshot) -> Bool {
    var next: Int? = index
    while let current = next {
      if snapshot.nodes[current].style.clips { return true }
      next = snapshot.nodes[current].parent
    }
    return false
  }

  @Test func textsOfOneViewDoNotCoverEachOther() {
    expectEverywhere { index, snapshot in
      let others = snapshot.nodes.indices.filter {
        $0 > index && snapshot.nodes[$0].parent == snapshot.nodes[index].parent
      }
      let covered = others.filter { other in
        lines(of: index, in: snapshot).contains { line in
          lines(of: other, in: snapshot).contains { $0.frame.overlaps(line.frame) }
        }
      }
      return covered.isEmpty ? nil : "covers \(covered.map { snapshot.nodes[$0].name })"
    }
  }

  private func lines(of index: Int, in snapshot: LayoutSnapshot) -> [LayoutSnapshot.TextLine] {
    guard case .text(let lines) = snapshot.nodes[index].content, !snapshot.nodes[index].style.isHidden else {
      return []
    }
    return lines
  }

  @Test func theFourScreensHaveFifteenToSixtyViews() {
    let screens = DemoScene.all.filter { $0.kind == .screen }
    #expect(screens.map(\.name) == ["sign-in", "settings", "chat", "product"])
    for scene in screens {
      let count = SceneRenderer.snapshot(of: scene).nodes.count
      #expect((15...60).contains(count), "\(scene.name) has \(count) views")
    }
  }

  @Test func aRotatedScreenEqualsOneBuiltForItsSize() {
    let sizes = LaidOutScene.sizes
    for scene in DemoScene.all where scene.kind == .screen {
      for (from, to) in zip(sizes, sizes.dropFirst() + sizes.prefix(1)) {
        let view = SceneRenderer.view(of: scene, size: from)
        let reports = trouble {
          view.frame = CGRect(origin: .zero, size: to)
          HeadlessLayout.setSafeAreaInsets(SceneRenderer.safeArea(of: to), of: view)
          view.layoutIfNeeded()
        }
        let turned = LayoutSnapshot(of: view).frameList()
        #expect(
          turned == SceneRenderer.snapshot(of: scene, size: to).frameList(),
          "\(scene.name) from \(from.commandText) to \(to.commandText)")
        #expect(reports.isEmpty, "\(scene.name) from \(from.commandText) to \(to.commandText)")
      }
    }
  }

  @Test func namesOfScenesAreDifferent() {
    let names = DemoScene.all.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
