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
    let run = StressRun(sizes: Self.sizes, checks: [.noOverlap]) { StressSubject(root: make()) }
    let failure = try #require(run.failures(with: []).first)
    #expect(abs(failure.failing.upperBound - 301) < 1e-6)
    #expect(failure.description.hasPrefix("Below 301 pt wide: "))
    #expect(Set(failure.problem.views) == ["badge", label])
    #expect(run.work.layouts < limit, "\(run.work.layouts)")
  }

  @Test func stressFindsTheOverlapInTheChat() throws {
    try expectOverlap(of: "status", layoutsAtMost: 250) { PlantedOverlap.chat() }
  }

  @Test func stressFindsTheOverlapOnTheProductPage() throws {
    try expectOverlap(of: "rating", layoutsAtMost: 125) { PlantedOverlap.product() }
  }
}
