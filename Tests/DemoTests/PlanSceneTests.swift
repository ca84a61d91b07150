import AutoLayoutKit
import Testing
import UIKit

@testable import Demo

/// The plans of the scenes: each constraint of a block is the one that its equation states.
@MainActor @Suite struct PlanSceneTests {
  private func constraints(in view: UIView) -> [NSLayoutConstraint] {
    view.constraints + view.subviews.flatMap { constraints(in: $0) }
  }

  @Test func eachConstraintOfASceneIsThatOfItsEquation() {
    var count = 0
    for scene in DemoScene.all {
      for constraint in constraints(in: SceneRenderer.view(of: scene)) {
        guard let (call, equation) = AutoLayoutKitPlan.origin(of: constraint) else { continue }
        count += 1
        let isSame =
          equation.firstAttribute == constraint.firstAttribute
          && equation.secondAttribute == constraint.secondAttribute
          && equation.relation == constraint.relation
          && CGFloat(Float(equation.multiplier)) == constraint.multiplier
          && equation.constant == constraint.constant && equation.priority.platform == constraint.priority
        #expect(isSame, "\(scene.name): \(constraint)")
        #expect(constraint.identifier == "\(call)[\(equation.index)]", "\(scene.name): \(constraint)")
      }
    }
    #expect(count > 1000)
  }
}
