import Testing
import UIKit

/// Observers of `isHidden`.
@MainActor struct KeyValueObservingTests {
  @Test func theHandlerGetsTheValuesThatItAsksFor() {
    let label = UILabel()
    var changes: [(old: Bool?, new: Bool?)] = []
    let observation = label.observe(\.isHidden, options: [.old, .new]) { view, change in
      #expect(view === label)
      changes.append((change.oldValue, change.newValue))
    }
    label.isHidden = true
    label.isHidden = true
    label.alpha = 0.5
    #expect(changes.map(\.old) == [false, true] && changes.map(\.new) == [true, true])
    observation.invalidate()
    label.isHidden = false
    #expect(changes.count == 2)
  }

  @Test func theHandlerIsCalledAtOnceIfItAsksForIt() {
    let view: UIView = UILabel()
    var changes: [Bool?] = []
    let observation = view.observe(\.isHidden, options: .initial) { changes.append($1.newValue) }
    #expect(changes == [nil])
    view.isHidden = true
    #expect(changes == [nil, nil])
    _ = observation
  }

  @Test func anObservationEndsWhenItIsReleased() {
    let view = UIView()
    var calls = 0
    do {
      let observation = view.observe(\.isHidden) { _, _ in calls += 1 }
      view.isHidden = true
      _ = observation
    }
    view.isHidden = false
    #expect(calls == 1)
  }
}
