import LayoutInspection
import TestSupport
import Testing
import UIKit

@testable import Demo

/// The breakpoints of whole screens, compared with layouts between them.
@MainActor
@Suite struct BreakpointSceneTests {
  private func frames(of root: UIView, at width: CGFloat) -> [CGRect] {
    root.frame.size.width = width
    root.layoutIfNeeded()
    var open = [root]
    var frames: [CGRect] = []
    while let view = open.popLast() {
      frames.append(view.frame)
      open += view.subviews
    }
    return frames
  }

  private func numbers(_ frames: [CGRect]) -> [CGFloat] {
    frames.flatMap { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] }
  }

  @Test(
    arguments: ["cell", "sign-in", "settings", "chat", "product"].prefix(
      TestEffort.choose(all: 5, usually: 2)))
  func framesAreLinearBetweenBreakpoints(name: String) throws {
    let scene = try #require(DemoScene.named(name))
    let view = scene.make()
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let found = breakpoints(of: view, axis: .horizontal, in: 300...440).map(\.size)
    #expect(found == found.sorted())
    for (low, high) in zip([300] + found, found + [440]) where high - low > 1e-3 {
      let (start, end) = (low + 2e-4, high - 2e-4)
      let ends = (numbers(frames(of: view, at: start)), numbers(frames(of: view, at: end)))
      for share: CGFloat in [0.27, 0.5, 0.81] {
        let between = numbers(frames(of: view, at: start + share * (end - start)))
        let isLinear = between.indices.allSatisfy { index in
          let expected = ends.0[index] + share * (ends.1[index] - ends.0[index])
          return abs(between[index] - expected) < 1e-5
        }
        #expect(isLinear, "\(name) between \(low) and \(high)")
      }
    }
  }

  @Test(arguments: ["cell", "sign-in", "product"])
  func framesAreNotLinearAcrossABreakpoint(name: String) throws {
    let scene = try #require(DemoScene.named(name))
    let view = scene.make()
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    for size in breakpoints(of: view, axis: .horizontal, in: 300...440).map(\.size) {
      let below = numbers(frames(of: view, at: size - 0.01))
      let middle = numbers(frames(of: view, at: size))
      let above = numbers(frames(of: view, at: size + 0.01))
      let isBent = below.indices.contains { abs(below[$0] + above[$0] - 2 * middle[$0]) > 1e-4 }
      #expect(isBent, "\(name) at \(size)")
    }
  }
}
