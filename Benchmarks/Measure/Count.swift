import UIKit

/// Installs layouts without a clock, for a profiler that counts instructions.
@MainActor enum Count {
  /// The number of times that an everyday layout is installed.
  private static let rounds = 2000

  /// Installs the layouts of the subjects, each on views of its own, with the code of a contestant.
  static func run(_ subjects: [Subject], _ contestant: ContestantID) {
    for subject in subjects {
      switch subject {
      case .everyday(let kind):
        for _ in 0..<rounds {
          let layout = kind.makeViews()
          countedWork { layout.place(contestant) }
        }
        print("\(subject.name): \(rounds) layouts")
      case .effect(let kind):
        for _ in 0..<rounds / 100 {
          let container = EffectKind.makeViews()
          countedWork { kind.set(container, contestant) }
        }
        print("\(subject.name): \(rounds / 100 * EffectKind.count) effects")
      case .list, .inspection, .workload: continue
      }
    }
  }

  /// Does work whose instructions are counted: the profiler finds this function by its name.
  @inline(never) private static func countedWork(_ work: () -> Void) { work() }
}
