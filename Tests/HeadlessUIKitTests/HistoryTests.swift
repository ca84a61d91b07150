import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// A tree of views as plain data, from which a new tree can be built at any time.
private struct Model {
  enum Placing: CaseIterable { case frame, edges, box, margins, center }

  struct Node {
    var parent: Int
    var placing: Placing
    var numbers: [CGFloat]
    var isMirrored = false
    var corner = CGPoint.zero
    var margins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    var alignment = UIEdgeInsets.zero
  }

  var size = CGSize(width: 900, height: 700)
  /// The views of the tree, the root first.
  var nodes: [Node] = []

  func isInside(_ node: Int, _ other: Int) -> Bool {
    var current = node
    while current > 0, current != other { current = nodes[current].parent }
    return current == other
  }
}

/// A view whose alignment rectangle is a part of its frame.
private final class ModelView: UIView {
  var alignment = UIEdgeInsets.zero {
    didSet { if alignment != oldValue { invalidateIntrinsicContentSize() } }
  }
  override var alignmentRectInsets: UIEdgeInsets { alignment }
}

/// A tree of views that follows a model step by step.
@MainActor private final class Tree {
  let views: [ModelView]
  private var placings: [[NSLayoutConstraint]]

  init(_ model: Model) {
    views = model.nodes.map { _ in ModelView() }
    placings = model.nodes.map { _ in [] }
    // A subtree may be put together before it is added to its superview.
    for index in model.nodes.indices { take(index, of: model) }
    resize(model)
  }

  func resize(_ model: Model) { views[0].frame.size = model.size }

  /// Gives the view at `index` its superview and all other properties of its node.
  func take(_ index: Int, of model: Model) {
    let view = views[index]
    let node = model.nodes[index]
    view.semanticContentAttribute = node.isMirrored ? .forceRightToLeft : .unspecified
    view.bounds.origin = node.corner
    view.layoutMargins = node.margins
    view.alignment = node.alignment
    guard index > 0 else { return }
    let superview = views[node.parent]
    NSLayoutConstraint.deactivate(placings[index])
    if view.superview !== superview { superview.addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = node.placing == .frame
    placings[index] = constraints(view, superview, node)
    // The far edges of later views have lower priorities, so that a conflict has one solution only.
    if node.placing == .edges || node.placing == .margins {
      for far in [1, 2, 3] where far != 2 || node.placing == .margins {
        placings[index][far].priority = UILayoutPriority(Float(990 - index))
      }
    }
    NSLayoutConstraint.activate(placings[index])
  }

  private func constraints(_ view: UIView, _ superview: UIView, _ node: Model.Node) -> [NSLayoutConstraint] {
    let n = node.numbers
    switch node.placing {
    case .frame:
      view.frame = CGRect(x: n[0], y: n[1], width: n[2] * 10, height: n[3] * 10)
      return []
    case .edges:
      return [
        view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: n[0]),
        view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -n[1]),
        view.topAnchor.constraint(equalTo: superview.topAnchor, constant: n[2]),
        view.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -n[3]),
      ]
    case .box: return view.box(n[0], n[1], n[2] * 10, n[3] * 10)
    case .margins:
      return [
        NSLayoutConstraint(
          item: view, attribute: .leading, relatedBy: .equal, toItem: superview, attribute: .leadingMargin,
          multiplier: 1, constant: n[0]),
        view.topAnchor.constraint(equalTo: superview.layoutMarginsGuide.topAnchor, constant: n[1]),
        view.widthAnchor.constraint(equalTo: superview.layoutMarginsGuide.widthAnchor, multiplier: 0.5),
        view.heightAnchor.constraint(equalToConstant: n[2]),
      ]
    case .center:
      return [
        view.centerXAnchor.constraint(equalTo: superview.centerXAnchor, constant: n[0]),
        view.centerYAnchor.constraint(equalTo: superview.centerYAnchor, constant: -n[1]),
        view.widthAnchor.constraint(equalTo: superview.heightAnchor, multiplier: 0.25),
        view.heightAnchor.constraint(equalToConstant: n[3] * 5),
      ]
    }
  }

  /// Changes only the constants, without removing a constraint.
  func retune(_ index: Int, of model: Model) {
    let fresh = constraints(views[index], views[model.nodes[index].parent], model.nodes[index])
    for (old, new) in zip(placings[index], fresh) { old.constant = new.constant }
  }
}

@MainActor @Suite struct HistoryTests {
  private func random(_ generator: inout SplitMix64) -> Model.Node {
    Model.Node(
      parent: 0, placing: Model.Placing.allCases.randomElement(using: &generator) ?? .box,
      numbers: (0..<4).map { _ in CGFloat(Int.random(in: 1...12, using: &generator)) })
  }

  @Test(arguments: TestEffort.blocks(40)) func aChangedTreeEqualsANewOne(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var model = Model()
    for index in 0..<12 {
      var node = random(&generator)
      node.parent = index == 0 ? 0 : Int.random(in: 0..<index, using: &generator)
      model.nodes.append(node)
    }
    let changed = Tree(model)
    for step in 0..<30 {
      let index = Int.random(in: 1..<model.nodes.count, using: &generator)
      guard change(index, of: &model, &generator, step: step, changed) else { continue }
      // A fitting size of a part of the tree changes nothing, even with changes pending.
      let fitting = fittingSize(of: changed.views[index])
      // A layout only every third step, so that it combines several changes.
      guard step % 3 == 2 else { continue }
      let fresh = Tree(model)
      let found = conflicts {
        changed.views[0].layoutIfNeeded()
        fresh.views[0].layoutIfNeeded()
      }
      #expect(fitting == fittingSize(of: fresh.views[index]))
      #expect(found.isEmpty, "seed \(seed), step \(step): \(found)")
      expectFrames(
        model.nodes.indices.map {
          (
            "seed \(seed), step \(step), view \($0) \(model.nodes[$0].placing)", changed.views[$0],
            fresh.views[$0].frame
          )
        })
    }
  }

  private func fittingSize(of view: UIView) -> CGSize {
    view.fittingSize(.zero, horizontally: UILayoutPriority(50), vertically: UILayoutPriority(50))
  }

  /// Makes a random change of the view at an index, in the model and in the tree.
  ///
  /// Returns false without a change if the view would be inside itself.
  private func change(
    _ index: Int, of model: inout Model, _ generator: inout SplitMix64, step: Int, _ changed: Tree
  ) -> Bool {
    let kind = Int.random(in: 0..<8, using: &generator)
    switch kind {
    case 0:
      model.size = CGSize(
        width: Int.random(in: 600...900, using: &generator),
        height: Int.random(in: 600...900, using: &generator))
      changed.resize(model)
    case 1:
      let target = Int.random(in: 0..<model.nodes.count, using: &generator)
      guard !model.isInside(target, index) else { return false }
      model.nodes[index].parent = target
      changed.take(index, of: model)
    case 2...6:
      change(&model.nodes[index], kind, &generator, step: step)
      changed.take(index, of: model)
    default:
      model.nodes[index].numbers = random(&generator).numbers
      changed.retune(index, of: model)
    }
    return true
  }

  /// Makes a random change of a node that keeps its superview.
  private func change(
    _ node: inout Model.Node, _ kind: Int, _ generator: inout SplitMix64, step: Int
  ) {
    switch kind {
    case 2:
      let parent = node.parent
      node = random(&generator)
      node.parent = parent
    case 3: node.isMirrored.toggle()
    case 4:
      node.corner = CGPoint(
        x: Int.random(in: -9...9, using: &generator), y: Int.random(in: -9...9, using: &generator))
    case 5:
      node.margins = UIEdgeInsets(
        top: CGFloat(step), left: 2, bottom: 3, right: CGFloat(Int.random(in: 0...9, using: &generator)))
    default:
      node.alignment = UIEdgeInsets(
        top: CGFloat(step % 4), left: 2, bottom: 3, right: CGFloat(Int.random(in: -2...4, using: &generator)))
    }
  }
}
