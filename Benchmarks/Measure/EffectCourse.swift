import AutoLayoutKit
import UIKit

/// Measures one kind of effect: a block with many effects and the calls of the setter take turns.
///
/// The time of an effect is that of the block, less that of an empty block, divided by the number of effects.
@MainActor struct EffectCourse {
  private let kind: EffectKind
  /// The measurements.
  private(set) var result: Result
  /// The contestants that have not set the property of every view.
  private(set) var failures: [String] = []

  /// Creates a course of one kind of effect.
  init(_ kind: EffectKind) {
    self.kind = kind
    result = Result(.effect(kind), EffectKind.count, .dsl, .effect)
  }

  /// Takes `rounds` samples of each contestant, in turns.
  ///
  /// Each sample follows work of the same contestant that is not measured, as in `EverydayCourse`.
  mutating func measure(rounds: Int) {
    for _ in 0..<rounds {
      for contestant in [ContestantID.ours, .hand] {
        _ = sample(contestant)
        result.add(sample(contestant), contestant)
      }
    }
  }

  /// Returns the time of one effect, or of one call of the setter, on views that are made anew.
  private mutating func sample(_ contestant: ContestantID) -> Double {
    let container = EffectKind.makeViews()
    var seconds = 0.0
    if contestant == .ours {
      let empty = UIView()
      let watch = Stopwatch(.processor)
      empty.tk_constraint { _ in }
      seconds -= watch.seconds
    }
    let watch = Stopwatch(.processor)
    kind.set(container, contestant)
    seconds += watch.seconds
    if failures.isEmpty, !container.subviews.allSatisfy(kind.isSet) {
      let setter = contestant == .ours ? "the block" : "the setter"
      failures.append("\(kind.rawValue): \(setter) does not set the property of every view.")
    }
    return seconds / Double(EffectKind.count)
  }
}

extension EffectKind {
  /// Creates a container with as many views as there are effects in a block.
  @MainActor static func makeViews() -> UIView {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    container.add((0..<count).map { _ in UIView() })
    return container
  }

  /// Sets the property of all subviews of a view with the code of a contestant.
  @MainActor func set(_ container: UIView, _ contestant: ContestantID) {
    if contestant == .ours {
      setInBlock(container)
    } else {
      setBySetter(container)
    }
  }
}
