import LayoutInspection
import TestSupport
import Testing
import UIKit

@testable import Demo
@testable import LayoutPreviews

/// Each scene has the same frames by its constraints and by `LayoutFrames`: those of its blocks, those of
/// stack views, and those that UIKit's own views make.
///
/// A view whose superview sets its frame, such as the content of a cell, begins a layout of its own.
@MainActor @Suite struct FramesSceneTests {
  /// The numbers of views with a layout, of their equations and of the views inside that were compared.
  private struct Count: Equatable {
    var layouts = 0
    var equations = 0
    var frames = 0
  }

  private static let sizes = TestEffort.choose(
    all: LaidOutScene.sizes, usually: [LaidOutScene.sizes[0], LaidOutScene.sizes[4]])

  @Test(arguments: TestEffort.choose(all: [CGFloat(1), 2, 3], usually: [1, 3]))
  func everySceneHasTheSameFramesBothWays(scale: CGFloat) {
    var count = Count()
    let reports = trouble {
      for scene in DemoScene.all where scene.hasConstraints {
        for size in [nil] + Self.sizes {
          for isRightToLeft in [false, true] { compare(scene, size, scale, isRightToLeft, &count) }
        }
      }
    }
    #expect(reports.isEmpty)
    #expect(
      count
        == TestEffort.choose(
          all: Count(layouts: 1754, equations: 55324, frames: 13980),
          usually: Count(layouts: 854, equations: 27442, frames: 6930)))
  }

  private func compare(
    _ scene: DemoScene, _ size: CGSize?, _ scale: CGFloat, _ isRightToLeft: Bool, _ count: inout Count
  ) {
    let device = PreviewDevice(scene.conditions, Conditions(size: size))
    var conditions = Conditions(isRightToLeft: isRightToLeft)
    conditions.screen = LayoutSizes.Screen(
      "", device.size, safeArea: device.safeArea, scale: scale, idiom: device.idiom, corners: device.corners,
      fold: device.fold)
    let states = (scene.make() as? any ChangingScene)?.stateCount ?? 1
    for state in 0..<states {
      SceneRenderer.withView(of: scene, under: conditions, state: state) { view in
        for tree in FrameTree.all(in: view) {
          tree.useFrames()
          count.layouts += 1
          count.equations += tree.constraints.count
          count.frames += tree.expected.count
          let differences = tree.differences(from: tree.expected, within: scale == 1 ? 1e-6 : 0)
          #expect(differences.isEmpty, "\(scene.name), \(conditions), state \(state)")
        }
      }
    }
  }

  /// One layout at one size after the other.
  @Test(arguments: [false, true])
  func aSceneThatIsResizedHasTheSameFramesBothWays(isRightToLeft: Bool) {
    var count = Count()
    for scene in DemoScene.all where scene.hasConstraints && scene.kind != .app && scene.kind != .list {
      var layout: FrameTree?
      for size in LaidOutScene.sizes + LaidOutScene.sizes.reversed() {
        let conditions = Conditions(size: size, isRightToLeft: isRightToLeft)
        SceneRenderer.withView(of: scene, under: conditions) { view in
          let trees = FrameTree.all(in: view)
          guard trees.count == 1, let tree = trees.first, tree.root === view else { return }
          guard let layout, layout.equations == tree.equations else {
            layout = tree
            return tree.useFrames()
          }
          HeadlessLayout.setSafeAreaInsets(view.safeAreaInsets, of: layout.root)
          layout.resize(to: size)
          count.layouts += 1
          count.equations += tree.constraints.count
          count.frames += tree.expected.count
          let differences = layout.differences(from: tree.expected, within: 1e-6)
          #expect(differences.isEmpty, "\(scene.name), \(conditions)")
        }
      }
    }
    #expect(count == Count(layouts: 677, equations: 19179, frames: 5415))
  }
}
