import Foundation
import TestSupport
import Testing
import UIKit

@testable import Demo
@testable import LayoutInspection
@testable import LayoutPreviews

/// The parts of a proof, compared with the checks at single sizes of a second instance of the scene.
@MainActor private struct SizeComparison {
  private let parts: [(region: SizeRegion, fails: Bool)]
  private let judge: StressExamination
  /// The smallest failing size of whole points that the proof finds.
  let smallest: RootSize?

  init(_ scene: DemoScene, in region: SizeRegion) {
    func subject() -> StressSubject {
      let view = scene.make()
      return view is AppScene
        ? StressSubject(scene.preview.controller(in: nil)) { [] } : StressSubject(inWindow: view)
    }
    let (one, other) = (subject(), subject())
    let probe = SizeProbe(one.root, hasOwnHeight: one.hasOwnHeight)
    let examination = RegionExamination(probe, of: one.content, checks: LayoutCheck.all, StressMemory())
    var parts: [(SizeRegion, Bool)] = []
    examination.partObserver = { parts.append(($0, $1)) }
    let search = RegionSearch(probe, in: region)
    while let found = search.next() { examination.examine(found) }
    self.parts = parts
    smallest = examination.smallest
    let otherProbe = SizeProbe(other.root, hasOwnHeight: other.hasOwnHeight)
    judge = StressExamination(otherProbe, of: other.content, checks: LayoutCheck.all, StressMemory())
  }

  /// Returns true if a check fails at a size.
  func fails(at size: RootSize) -> Bool { !judge.found(at: size).isEmpty }

  /// Returns true if the proof has the same answer at a size; on a line between two parts, one of them.
  func agrees(at size: RootSize) -> Bool {
    let fails = fails(at: size)
    return parts.contains { part in part.fails == fails && part.region.holds(size) }
  }
}

extension SizeRegion {
  /// Returns true for a size inside the region, or at most 0.005 points beside it.
  fileprivate func holds(_ size: RootSize) -> Bool {
    corners.indices.allSatisfy { index in
      let (one, next) = (corners[index], corners[(index + 1) % corners.count])
      let across = (next.width - one.width) * (size.height - one.height)
      let along = (next.height - one.height) * (size.width - one.width)
      return across - along >= -0.005 * one.distance(to: next)
    }
  }
}

/// The answers of `stress(.everySize)` against those at single sizes.
///
/// With `EVERY_SIZE` in the environment, all sizes of whole points are compared, up to this width and height:
/// `EVERY_SIZE=1400` for those of `.everySize`.
@MainActor @Suite(.serialized) struct EverySizeSceneTests {
  /// The largest width and height of the comparison at each size.
  nonisolated private static let whole = ProcessInfo.processInfo.environment["EVERY_SIZE"]
    .flatMap(Double.init)
  private static let least = RootSize(width: 240, height: 200)
  private static let greatest =
    whole.map { RootSize(width: $0, height: $0) } ?? RootSize(width: 320, height: 280)

  private nonisolated static let names = [
    "cell", "person-card", "header-content-footer", "wall-stack", "nested-insets", "corners", "tiles",
    "two-step-insets", "verb-grid", "sign-in",
  ]

  private nonisolated static let usualNames = ["cell", "nested-insets", "verb-grid", "sign-in"]

  @Test(arguments: whole == nil ? TestEffort.choose(all: names, usually: usualNames) : names)
  func theProofHasTheAnswerOfEachSize(name: String) throws {
    let scene = try #require(DemoScene.named(name))
    let seed = UInt64.random(in: 0...9999)
    HeadlessLayout.quietly {
      HeadlessLayout.onScreen(size: CGSize(width: Self.least.width, height: Self.least.height)) {
        let comparison = SizeComparison(scene, in: SizeRegion(from: Self.least, to: Self.greatest))
        for size in Self.sizes(seed) {
          #expect(comparison.agrees(at: size), "\(name), seed \(seed): \(size.width) × \(size.height)")
          if let smallest = comparison.smallest, comparison.fails(at: size) {
            #expect(smallest.area <= size.area, "\(name), seed \(seed): \(size.width) × \(size.height)")
          }
        }
      }
    }
  }

  /// Returns all sizes of whole points, or some random ones.
  private static func sizes(_ seed: UInt64) -> [RootSize] {
    if whole != nil {
      return stride(from: least.width, through: greatest.width, by: 1).flatMap { width in
        stride(from: least.height, through: greatest.height, by: 1).map { RootSize(width: width, height: $0) }
      }
    }
    var random = SplitMix64(seed: seed)
    return (0..<TestEffort.choose(all: 60, usually: 12)).map { _ in
      RootSize(
        width: Double.random(in: least.width...greatest.width, using: &random).rounded(),
        height: Double.random(in: least.height...greatest.height, using: &random).rounded())
    }
  }
}
