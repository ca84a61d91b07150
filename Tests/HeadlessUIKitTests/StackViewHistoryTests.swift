import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// Stack views in a stack view as plain data, from which new views can be built at any time.
private struct Model {
  struct Stack {
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing: CGFloat = 0
    var isBaselineRelative = false
    var isInsideMargins = false
    var isMirrored = false
    /// The leaves of the stack view, in their order.
    var leaves: [Int] = []
  }

  struct Leaf {
    var size = CGSize.zero
    var isHidden = false
    var spacing: CGFloat?
  }

  var size: CGSize? = CGSize(width: 400, height: 300)
  /// The stack views; the first one contains the others, before its leaves.
  var stacks: [Stack] = []
  var leaves: [Leaf] = []
}

/// Views that follow a model step by step.
@MainActor private final class Tree {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 900))
  let stacks: [UIStackView]
  let leaves: [UIView]
  private var sizes: [NSLayoutConstraint] = []

  init(_ model: Model) {
    stacks = model.stacks.map { _ in UIStackView() }
    // Every third leaf is a label.
    leaves = model.leaves.indices.map { $0 % 3 == 0 ? UILabel() : Content(0, 0) }
    root.placeInside(stacks[0])
    NSLayoutConstraint.activate([
      stacks[0].leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3),
      stacks[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
    ])
    for stack in stacks.dropFirst() { stacks[0].addArrangedSubview(stack) }
    follow(model)
  }

  func follow(_ model: Model) {
    for (stack, state) in zip(stacks, model.stacks) {
      stack.axis = state.axis
      stack.distribution = state.distribution
      stack.alignment = state.alignment
      stack.spacing = state.spacing
      stack.isBaselineRelativeArrangement = state.isBaselineRelative
      stack.isLayoutMarginsRelativeArrangement = state.isInsideMargins
      stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      stack.semanticContentAttribute = state.isMirrored ? .forceRightToLeft : .unspecified
      let wanted = (stack === stacks[0] ? Array(stacks.dropFirst()) : []) + state.leaves.map { leaves[$0] }
      for (index, view) in wanted.enumerated()
      where index >= stack.arrangedSubviews.count || stack.arrangedSubviews[index] !== view {
        stack.insertArrangedSubview(view, at: min(index, stack.arrangedSubviews.count))
      }
      for view in stack.arrangedSubviews.dropFirst(wanted.count) { stack.removeArrangedSubview(view) }
    }
    for (leaf, state) in zip(leaves, model.leaves) {
      if let content = leaf as? Content { content.size = state.size }
      if let label = leaf as? UILabel {
        label.text = "Hi"
        label.font = .systemFont(ofSize: state.size.height)
      }
      leaf.isHidden = state.isHidden
      (leaf.superview as? UIStackView)?.setCustomSpacing(
        state.spacing ?? UIStackView.spacingUseDefault, after: leaf)
    }
    NSLayoutConstraint.deactivate(sizes)
    sizes =
      model.size.map {
        [
          stacks[0].widthAnchor.constraint(equalToConstant: $0.width),
          stacks[0].heightAnchor.constraint(equalToConstant: $0.height),
        ]
      } ?? []
    NSLayoutConstraint.activate(sizes)
  }
}

extension UIStackView.Alignment {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

@MainActor @Suite struct StackViewHistoryTests {
  private func randomLeaf(_ generator: inout SplitMix64) -> Model.Leaf {
    Model.Leaf(
      size: CGSize(
        width: Int.random(in: 1...50, using: &generator), height: Int.random(in: 1...40, using: &generator)),
      isHidden: Int.random(in: 0..<4, using: &generator) == 0,
      spacing: Int.random(in: 0..<4, using: &generator) == 0
        ? CGFloat(Int.random(in: 0...9, using: &generator)) : nil)
  }

  private func change(_ stack: inout Model.Stack, _ generator: inout SplitMix64) {
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
    case 1:
      stack.distribution =
        UIStackView.Distribution(rawValue: Int.random(in: 0..<5, using: &generator)) ?? .fill
    case 2:
      stack.alignment = UIStackView.Alignment(rawValue: Int.random(in: 0..<6, using: &generator)) ?? .fill
    case 3: stack.spacing = CGFloat(Int.random(in: 0...9, using: &generator))
    case 4: stack.isBaselineRelative.toggle()
    case 5: stack.isInsideMargins.toggle()
    default: stack.isMirrored.toggle()
    }
  }

  private func change(_ model: inout Model, _ generator: inout SplitMix64) {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      let size = CGSize(
        width: Int.random(in: 200...500, using: &generator),
        height: Int.random(in: 200...500, using: &generator))
      model.size = Int.random(in: 0..<3, using: &generator) == 0 ? nil : size
    case 1:
      let index = Int.random(in: 0..<model.leaves.count, using: &generator)
      model.leaves[index] = randomLeaf(&generator)
    case 2:
      let leaf = Int.random(in: 0..<model.leaves.count, using: &generator)
      for index in model.stacks.indices { model.stacks[index].leaves.removeAll { $0 == leaf } }
      let stack = Int.random(in: 0..<model.stacks.count, using: &generator)
      model.stacks[stack].leaves.insert(
        leaf, at: Int.random(in: 0...model.stacks[stack].leaves.count, using: &generator))
    default:
      let index = Int.random(in: 0..<model.stacks.count, using: &generator)
      change(&model.stacks[index], &generator)
      // The baseline of a row is that of the tallest view in the layout before,
      // which is another view in a new tree.
      if index == 0, model.stacks[0].alignment.isBaseline { model.stacks[0].alignment = .center }
      if index == 0 { model.stacks[0].isBaselineRelative = false }
    }
  }

  @Test(arguments: TestEffort.blocks(60)) func changedStackViewsEqualNewOnes(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var model = Model(
      stacks: [Model.Stack(), Model.Stack(), Model.Stack()],
      leaves: (0..<7).map { _ in randomLeaf(&generator) })
    for leaf in model.leaves.indices { model.stacks[leaf % 3].leaves.append(leaf) }
    let changed = Tree(model)
    for step in 0..<30 {
      change(&model, &generator)
      changed.follow(model)
      guard step % 3 == 2 else { continue }
      let fresh = Tree(model)
      let found = conflicts {
        changed.root.layoutIfNeeded()
        fresh.root.layoutIfNeeded()
      }
      #expect(found.isEmpty, "seed \(seed), step \(step): \(found)")
      let stacks = zip(changed.stacks, fresh.stacks).enumerated().map {
        ("stack \($0) \(model.stacks[$0])", $1.0 as AnyObject, $1.1.frame)
      }
      let leaves = zip(changed.leaves, fresh.leaves).enumerated().map {
        ("leaf \($0) \(model.leaves[$0])", $1.0 as AnyObject, $1.1.frame)
      }
      expectFrames(
        [("seed \(seed), step \(step), \(String(describing: model.size))", changed.root, fresh.root.frame)]
          + stacks + leaves)
    }
  }
}
