import AutoLayoutKit
import LayoutInspection
import LayoutRendering
import TestSupport
import Testing
import UIKit

@testable import Demo

@MainActor @Suite struct ExplanationExactnessTests {
  @Test(arguments: LaidOutScene.sizes.prefix(3)) func eachLineOfASceneIsTheSumOfItsTerms(_ size: CGSize) {
    for scene in DemoScene.all {
      var mistakes: [String] = []
      _ = trouble {
        let view = SceneRenderer.view(of: scene, size: size)
        mistakes = ExplanationCheck(view).mistakes(in: explanations(in: view))
      }
      #expect(mistakes.isEmpty, "\(scene.name) at \(size.commandText): \(mistakes.prefix(5))")
    }
  }

  @Test func aSceneHasNoValueWithoutAReason() {
    for scene in DemoScene.all where scene.kind != .verb {
      let view = SceneRenderer.view(of: scene)
      let open = explanations(in: view).flatMap { $0.lines + $0.guides }.filter { $0.cause == .nothing }
      #expect(open.isEmpty, "\(scene.name): \(open.map(\.description))")
    }
  }

  @Test func eachLineOfARandomLayoutIsTheSumOfItsTerms() {
    for seed in 0..<TestEffort.choose(all: UInt64(5000), usually: 500) {
      var generator = RandomLayout(seed: seed)
      let root = generator.view()
      var mistakes: [String] = []
      _ = trouble { mistakes = ExplanationCheck(root).mistakes(in: explanations(in: root)) }
      #expect(mistakes.isEmpty, "seed \(seed): \(mistakes.prefix(5))")
    }
  }
}

/// A maker of layouts with constraints of all kinds, many of which contradict each other.
@MainActor private struct RandomLayout {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  mutating func view() -> UIView {
    let root = UIView(frame: CGRect(x: 3, y: 5, width: number(40...400), height: number(40...400)))
    var items: [UIView] = [root]
    for _ in 0..<Int.random(in: 1...9, using: &generator) {
      let outer = items[Int.random(in: 0..<items.count, using: &generator)]
      let view = subview()
      (outer is UILabel ? root : outer).addSubview(view)
      items.append(view)
    }
    for _ in 0..<Int.random(in: 2...(3 * items.count), using: &generator) { constrain(items) }
    return root
  }

  private mutating func subview() -> UIView {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return label("A text of several words that has to be wrapped", lines: 0)
    case 1, 2: return label("Title", lines: 1)
    case 3:
      return UIView(frame: CGRect(x: number(-9...90), y: number(0...90), width: number(0...90), height: 7))
    default:
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      if Bool.random(using: &generator) {
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
      if Bool.random(using: &generator) { view.bounds.origin = CGPoint(x: number(0...9), y: number(0...9)) }
      return view
    }
  }

  private mutating func label(_ text: String, lines: Int) -> UILabel {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = text
    label.numberOfLines = lines
    label.setContentHuggingPriority(UILayoutPriority(Float(number(249...252))), for: .horizontal)
    label.setContentCompressionResistancePriority(
      UILayoutPriority(Float(number(749...752))), for: .horizontal)
    return label
  }

  private mutating func constrain(_ items: [UIView]) {
    let isHorizontal = Bool.random(using: &generator)
    let edges: [NSLayoutConstraint.Attribute] =
      isHorizontal
      ? [.left, .right, .leading, .trailing, .centerX, .leftMargin, .trailingMargin]
      : [.top, .bottom, .centerY, .topMargin, .bottomMargin, .firstBaseline]
    let size: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
    let first = pick(items)
    let second = pick(items)
    let relation = pick(
      [.equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual] as [NSLayoutConstraint.Relation])
    let constraint: NSLayoutConstraint
    if first === second || Int.random(in: 0..<3, using: &generator) == 0 {
      let other = first === second ? nil : second
      constraint = NSLayoutConstraint(
        item: first, attribute: size, relatedBy: relation, toItem: other,
        attribute: other == nil ? .notAnAttribute : size, multiplier: pick([1, 1, 0.5, 2, 3]),
        constant: number(0...60))
    } else {
      let kind = pick(edges)
      let isDirectional = kind == .leading || kind == .trailing || kind == .trailingMargin
      let matching = edges.filter { edge in
        let other = edge == .leading || edge == .trailing || edge == .trailingMargin
        return other == isDirectional || edge == .centerX
      }
      constraint = NSLayoutConstraint(
        item: first, attribute: kind, relatedBy: relation, toItem: second,
        attribute: kind == .centerX ? .centerX : pick(matching), multiplier: 1, constant: number(-40...40))
    }
    constraint.priority = UILayoutPriority(pick([1000, 1000, 999, 750, 500, 250]))
    constraint.isActive = true
  }

  private mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &generator))
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }
}
