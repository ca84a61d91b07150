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
      let moved = OpenLayout(system, ReportNames(ItemNames()))?.openVariables ?? []
      for variable in moved {
        if let item = system.quantity(of: variable)?.item { open.insert(ObjectIdentifier(item)) }
      }
      for view in layout.views {
        let isAmbiguous = silently { view.hasAmbiguousLayout }
        #expect(open.contains(ObjectIdentifier(view)) == isAmbiguous, "seed \(seed)")
      }
    }
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

/// The conflicts of the system that is read from the constraints, against those of the engine.
@MainActor @Suite(.serialized) struct ReadConflictTests {
  @Test func theConflictsThatAreReadAreThoseOfTheEngine() {
    var count = 0
    for seed in 0..<UInt64(TestEffort.choose(all: 1000, usually: 150)) {
      let layout = silently { RandomLayout(seed) }
      guard let system = silently({ LayoutSystem(of: layout.root) }) else { continue }
      let read = silently { ReadSystem(of: layout.root) }
      #expect(read.solver.conflicts.isEmpty == system.solver.conflicts.isEmpty, "seed \(seed)")
      if system.solver.conflicts.isEmpty { #expect(!read.hasBrokenConstraint, "seed \(seed)") }
      count += system.solver.conflicts.count
    }
    #expect(count > 10)
  }

  @Test func aConflictThatIsReadHasTheWordsOfTheEngine() throws {
    let login = Login()
    silently {
      login.tk_constraint { make in
        make.directional.width(login.a) == 200
        make.directional.xPlace(20, login.a, 30)
        make.yPlace(5, login.a, 7)
      }
      login.layoutIfNeeded()
    }
    let read = ReadSystem(of: login)
    #expect(read.hasBrokenConstraint)
    let names = ReportNames(ItemNames(in: login))
    let found = ConflictSurvey(of: read, names).causes(in: login).map(\.problem.description)
    let solved = try #require(LayoutSystem(of: login))
    let expected = ConflictSurvey(of: solved, names).causes(in: login).map(\.problem.description)
    #expect(found == expected)
    #expect(found.count == 1)
  }
}
