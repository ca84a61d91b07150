import TestSupport
import Testing
import UIKit

/// Four views in fixed boxes, and rules that contradict the boxes and each other.
@MainActor private final class Crowd {
  let views = (0..<4).map { _ in UIView() }
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  /// The constraints, those of the boxes first.
  let rules: [NSLayoutConstraint]

  init() {
    // root(first(second), third(fourth))
    for (view, superview) in zip(views, [root, views[0], root, views[2]]) { superview.placeInside(view) }
    var rules: [NSLayoutConstraint] = []
    for (index, view) in views.enumerated() {
      let number = CGFloat(index)
      rules += view.box(10 + number, 20 + number, 90 + number, 50 + number)
    }
    for (index, view) in views.enumerated() {
      guard let superview = view.superview else { continue }
      let number = CGFloat(index)
      rules += [
        view.rightAnchor.constraint(equalTo: superview.rightAnchor, constant: -30 - number),
        view.widthAnchor.constraint(equalToConstant: 70 + number),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 120 + number),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: number),
        view.bottomAnchor.constraint(lessThanOrEqualTo: superview.bottomAnchor, constant: -4 - number),
        view.widthAnchor.constraint(equalTo: views[(index + 1) % 4].widthAnchor, constant: number),
        view.leftAnchor.constraint(equalTo: views[(index + 2) % 4].rightAnchor, constant: 5 + number),
      ]
    }
    // No two constants are equal, even after a change by whole points, so the order of activation is never
    // asked for.
    for (index, rule) in rules.enumerated() { rule.constant += CGFloat(index) / 64 }
    self.rules = rules
  }
}

/// The constraints that are left out depend on the present constraints, and not on those of earlier layouts.
@MainActor @Suite struct ConflictHistoryTests {
  @Test(arguments: TestEffort.blocks(40)) func aChangedTreeLeavesOutTheSameAsANewOne(seed: UInt64) {
    var generator = SplitMix64(seed: 7000 + seed)
    let changed = Crowd()
    var constants = changed.rules.map(\.constant)
    var isActive = changed.rules.indices.map { $0 < 4 * changed.views.count }
    NSLayoutConstraint.activate(zip(changed.rules, isActive).filter(\.1).map(\.0))
    var found = 0
    for step in 0..<30 {
      change(&constants, &isActive, &generator)
      // Constraints that go are deactivated first, as a client does.
      for (rule, isOn) in zip(changed.rules, isActive) where !isOn { rule.isActive = false }
      for (rule, isOn) in zip(changed.rules, isActive) where isOn { rule.isActive = true }
      for (rule, constant) in zip(changed.rules, constants) where rule.constant != constant {
        rule.constant = constant
      }
      let fresh = Crowd()
      for (rule, constant) in zip(fresh.rules, constants) { rule.constant = constant }
      NSLayoutConstraint.activate(zip(fresh.rules, isActive).filter(\.1).map(\.0).reversed())
      _ = conflicts { changed.root.layoutIfNeeded() }
      found += conflicts { fresh.root.layoutIfNeeded() }.count
      expectFrames(
        changed.views.indices.map {
          ("seed \(seed), step \(step), view \($0)", changed.views[$0], fresh.views[$0].frame)
        })
    }
    #expect(found > 30, "seed \(seed)")
  }

  /// Turns some rules on or off, and changes the constant of one.
  private func change(
    _ constants: inout [CGFloat], _ isActive: inout [Bool], _ generator: inout SplitMix64
  ) {
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      isActive[Int.random(in: isActive.indices, using: &generator)].toggle()
    }
    let index = Int.random(in: constants.indices, using: &generator)
    constants[index] += CGFloat(Int.random(in: -9...9, using: &generator))
  }
}
