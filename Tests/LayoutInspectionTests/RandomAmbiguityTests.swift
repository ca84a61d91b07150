import AutoLayoutKit
import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit
@testable import LayoutInspection

/// The search for open variables of a whole tree, against the question to each view.
@MainActor @Suite(.serialized) struct RandomAmbiguityTests {
  @Test func theSearchFindsTheViewsThatSayThatTheyAreAmbiguous() {
    let count = UInt64(TestEffort.choose(all: 120, usually: 20))
    for seed in 0..<count {
      let layout = silently { RandomLayout(seed) }
      guard let system = silently({ LayoutSystem(of: layout.root) }) else { continue }
      var open: Set<ObjectIdentifier> = []
      let moved = Set(AmbiguitySearch(system).openVariables)
      for variable in moved {
        if let item = system.quantity(of: variable)?.item { open.insert(ObjectIdentifier(item)) }
      }
      for view in layout.views {
        let isAmbiguous = silently { view.hasAmbiguousLayout }
        #expect(open.contains(ObjectIdentifier(view)) == isAmbiguous, "seed \(seed)")
      }
    }
  }

  @Test func theConstraintsThatAreAskedForAreAmongThoseThatAffectAView() {
    var count = 0
    for seed in 0..<UInt64(TestEffort.choose(all: 120, usually: 20)) {
      let layout = silently { RandomLayout(seed) }
      silently { layout.root.layoutIfNeeded() }
      for (view, other) in zip(layout.views, layout.views.reversed()) {
        for axis in CheckedAxis.allCases {
          let all = silently { view.constraintsAffecting(axis) { _ in true } }
          let asked = silently { view.constraintsAffecting(axis) { $0.mentions(other) } }
          #expect(asked == all.filter { $0.mentions(other) }, "seed \(seed)")
          count += asked.count
        }
      }
    }
    #expect(count > 0)
  }

  @Test func aLayoutWithoutAnOpenVariableHasNoProblem() {
    for seed in 0..<UInt64(TestEffort.choose(all: 120, usually: 20)) {
      let layout = silently { RandomLayout(seed) }
      let isAmbiguous = silently { layout.views.contains { $0.hasAmbiguousLayout } }
      let found = silently { problems(in: layout.root, [.notAmbiguous]) }
      #expect(found.isEmpty != isAmbiguous, "seed \(seed): \(found)")
    }
  }
}

/// The broken constraints as the frames show them, against those that the engine has left out.
@MainActor @Suite(.serialized) struct ConflictFrameTests {
  @Test func theFramesShowTheConstraintsThatWereLeftOut() {
    for seed in 0..<UInt64(TestEffort.choose(all: 1000, usually: 150)) {
      let layout = silently { RandomLayout(seed) }
      guard let system = silently({ LayoutSystem(of: layout.root) }) else { continue }
      let broken = Set(ConflictFrames(in: layout.root).broken.map { ObjectIdentifier($0) })
      for constraint in layout.constraints where constraint.priority == .required {
        guard let row = system.row(of: constraint) else { continue }
        let content = system.solver.content(of: row)
        // The largest distance that is not told from the rounding of frames.
        let excess = Double(content.relation.rawValue) * system.solver.excess(of: row)
        let violation = content.relation == .equal ? abs(system.solver.excess(of: row)) : -excess
        if violation > 1.01 { #expect(broken.contains(ObjectIdentifier(constraint)), "seed \(seed)") }
        if violation < 0.99 { #expect(!broken.contains(ObjectIdentifier(constraint)), "seed \(seed)") }
      }
    }
  }

  @Test func aBrokenConstraintIsAProblemWithItsPlace() {
    let login = Login()
    let line = #line
    silently {
      login.tk_constraint { make in
        make.directional.width(login.a) == 200
        make.directional.xPlace(20, login.a, 30)
      }
      login.layoutIfNeeded()
    }
    let problems = ConflictFrames(in: login).problems
    #expect(problems.count == 1)
    #expect(problems.first?.sites.first.map { [line + 3, line + 4].contains($0.line) } == true)
    #expect(
      problems.first?.description.contains(" does not hold: it was left out because of a conflict. ") == true)
  }
}
