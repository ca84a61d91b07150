import TestSupport
import Testing
import UIKit

@testable import Demo
@testable import LayoutInspection

@MainActor
@Suite struct StressSceneTests {
  private static let sizes = LayoutSizes.between(
    CGSize(width: 280, height: 900), CGSize(width: 440, height: 900))

  private func expectOverlap(
    of label: String, layoutsAtMost limit: Int, _ make: @escaping () -> UIView
  ) throws {
    let run = StressRun(sizes: Self.sizes, checks: [.noOverlap]) { StressSubject(make()) }
    let failure = try #require(run.failures(with: []).first)
    #expect(abs(failure.failing.upperBound - 301) < 1e-6)
    #expect(failure.description.hasPrefix("Below 301 pt wide: "))
    #expect(Set(failure.problem.views) == ["badge", label])
    #expect(run.work.layouts < limit, "\(run.work.layouts)")
  }

  @Test func stressFindsTheOverlapInTheChat() throws {
    try expectOverlap(of: "status", layoutsAtMost: 253) { PlantedOverlap.chat() }
  }

  @Test func stressFindsTheOverlapOnTheProductPage() throws {
    try expectOverlap(of: "rating", layoutsAtMost: 125) { PlantedOverlap.product() }
  }

  @Test func theRowsOfTheReadingListGrowWithTheirTexts() throws {
    let scene = try #require(DemoScene.named("reading-list"))
    let failures = stress(sizes: .size(320, 568), changes: [.language(.german)]) {
      (scene.make() as? AppScene)?.controller ?? UIViewController()
    }
    #expect(failures.map(\.description) == [])
  }

  /// The sizes of windows that are resized freely, and of the displays of a folding phone.
  private static let windows: [(width: CGFloat, height: CGFloat)] = [
    (320, 480), (500, 480), (500, 900), (694, 981), (1024, 400), (466, 678), (678, 466), (669, 951),
    (951, 669),
  ]

  @Test func eachScreenHoldsInEachWindow() {
    for scene in DemoScene.all where [.screen, .app, .list].contains(scene.kind) {
      for (width, height) in Self.windows.prefix(TestEffort.choose(all: Self.windows.count, usually: 2)) {
        let view = SceneRenderer.view(of: scene, size: CGSize(width: width, height: height))
        let found = problems(in: view).map(\.description)
        #expect(found == [], "\(scene.name) at \(width) x \(height)")
      }
    }
  }

  /// With the safe area, the round corners and the fold of each pose.
  @Test(
    arguments: TestEffort.choose(
      all: (LayoutSizes.folding + LayoutSizes.folding.landscape).screens,
      usually: LayoutSizes.folding.screens.suffix(1)))
  func eachScreenHoldsInEachPose(_ pose: LayoutSizes.Screen) {
    for isRightToLeft in [false, true] { expectNoProblem(on: pose, isRightToLeft: isRightToLeft) }
  }

  /// With the safe area and the round corners of a device of each size, in the usual run of three, and with
  /// the controls of windows.
  @Test(
    arguments: oneDeviceOfEachSize
      + TestEffort.choose(all: LayoutSizes.windows.screens, usually: LayoutSizes.windows.screens.suffix(1)))
  func eachScreenHoldsOnEachDevice(_ device: LayoutSizes.Screen) { expectNoProblem(on: device) }

  private nonisolated static var oneDeviceOfEachSize: [LayoutSizes.Screen] {
    var known: Set<CGFloat> = []
    let devices = LayoutSizes.devices.screens.filter {
      known.insert($0.size.width * 10_000 + $0.size.height).inserted
    }
    let all = devices + devices.filter { $0.idiom == .phone }.map(\.turned)
    let usual = LayoutSizes.devices.named("iPhone SE (1st generation)", "iPad Pro 11-inch (M5)")
    let turned = LayoutSizes.devices.named("iPhone Air").screens.map(\.turned)
    return TestEffort.choose(all: all, usually: usual.screens + turned)
  }

  private func expectNoProblem(on screen: LayoutSizes.Screen, isRightToLeft: Bool = false) {
    for scene in DemoScene.all where [.screen, .app, .list].contains(scene.kind) {
      // The settings do not scroll, and a phone on its side is too low for them.
      if scene.name == "settings", screen.size.height < 500 { continue }
      let conditions = Conditions(screen: screen, isRightToLeft: isRightToLeft)
      let found = SceneRenderer.withView(of: scene, under: conditions) { problems(in: $0).map(\.description) }
      #expect(found == [], "\(scene.name), right to left: \(isRightToLeft)")
    }
  }
}
