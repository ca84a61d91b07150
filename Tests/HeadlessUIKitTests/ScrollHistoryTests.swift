import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// A tree with scroll views as plain data, from which a new tree can be built at any time.
private struct Model {
  enum Placing: CaseIterable { case frame, edges, box, guides, shown, outside, margins }

  struct Node {
    var parent: Int
    var placing: Placing
    var scrolls: Bool
    var numbers: [CGFloat]
    var offset = CGPoint.zero
    var size = CGSize.zero
    var outer = UIEdgeInsets.zero
    var margins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }

  var size = CGSize(width: 900, height: 700)
  /// The views of the tree, the root first.
  var nodes: [Node] = []
}

/// A view whose frame is larger than its alignment rectangle.
private final class Plain: UIView {
  var outer = UIEdgeInsets.zero { didSet { if outer != oldValue { invalidateIntrinsicContentSize() } } }
  override var alignmentRectInsets: UIEdgeInsets { outer }
}

/// A tree of views that follows a model step by step.
@MainActor private final class Tree {
  let views: [UIView]
  private var placings: [[NSLayoutConstraint]]

  init(_ model: Model) {
    views = model.nodes.map { $0.scrolls ? UIScrollView() : Plain() }
    placings = model.nodes.map { _ in [] }
    views[0].frame.size = model.size
    for index in model.nodes.indices.dropFirst() { views[model.nodes[index].parent].addSubview(views[index]) }
    for index in model.nodes.indices { take(index, of: model) }
  }

  /// Gives the view at `index` all properties of its node.
  func take(_ index: Int, of model: Model) {
    let view = views[index]
    let node = model.nodes[index]
    view.layoutMargins = node.margins
    (view as? Plain)?.outer = node.outer
    scroll(index, of: model)
    guard index > 0 else { return }
    NSLayoutConstraint.deactivate(placings[index])
    view.translatesAutoresizingMaskIntoConstraints = node.placing == .frame
    placings[index] = constraints(view, views[node.parent], node)
    NSLayoutConstraint.activate(placings[index])
  }

  /// Moves the view to another superview, and restores the constraints to the root that the move removed.
  func move(_ index: Int, of model: Model) {
    views[model.nodes[index].parent].addSubview(views[index])
    take(index, of: model)
    for constraints in placings { NSLayoutConstraint.activate(constraints) }
  }

  func scroll(_ index: Int, of model: Model) {
    guard let view = views[index] as? UIScrollView else { return }
    view.contentSize = model.nodes[index].size
    view.contentOffset = model.nodes[index].offset
  }

  private func constraints(_ view: UIView, _ superview: UIView, _ node: Model.Node) -> [NSLayoutConstraint] {
    let n = node.numbers
    func sized(_ first: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
      let size = [
        view.widthAnchor.constraint(equalToConstant: n[2] * 10),
        view.heightAnchor.constraint(equalToConstant: n[3] * 10),
      ]
      return first + size
    }
    let scroll = superview as? UIScrollView
    switch node.placing {
    case .frame:
      view.frame = CGRect(x: n[0], y: n[1], width: n[2] * 10, height: n[3] * 10)
      return []
    case .box: return view.box(n[0], n[1], n[2] * 10, n[3] * 10)
    case .edges, .guides:
      let far: [NSLayoutConstraint]
      if node.placing == .guides, let guide = scroll?.contentLayoutGuide {
        far = [
          guide.rightAnchor.constraint(greaterThanOrEqualTo: view.rightAnchor, constant: n[0]),
          guide.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: n[1]),
        ]
      } else if scroll != nil {
        far = [
          superview.rightAnchor.constraint(greaterThanOrEqualTo: view.rightAnchor, constant: n[1]),
          superview.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: n[0]),
        ]
      } else {
        far = []
      }
      return sized(far + Array(view.box(n[2], n[3], 0, 0).prefix(2)))
    case .shown:
      let guide = scroll?.frameLayoutGuide
      return sized([
        view.leftAnchor.constraint(equalTo: guide?.leftAnchor ?? superview.leftAnchor, constant: n[0]),
        view.centerYAnchor.constraint(equalTo: superview.centerYAnchor, constant: n[1]),
      ])
    case .outside:
      return sized([
        view.leftAnchor.constraint(equalTo: views[0].leftAnchor, constant: n[0]),
        view.bottomAnchor.constraint(equalTo: views[0].bottomAnchor, constant: -n[1]),
      ])
    case .margins:
      return sized([
        view.leftAnchor.constraint(equalTo: superview.layoutMarginsGuide.leftAnchor, constant: n[0]),
        NSLayoutConstraint(
          item: view, attribute: .top, relatedBy: .equal, toItem: superview, attribute: .topMargin,
          multiplier: 1, constant: n[1]),
      ])
    }
  }
}

@MainActor @Suite struct ScrollHistoryTests {
  private func random(_ generator: inout SplitMix64) -> Model.Node {
    func number() -> CGFloat { CGFloat(Int.random(in: 1...12, using: &generator)) }
    return Model.Node(
      parent: 0, placing: Model.Placing.allCases.randomElement(using: &generator) ?? .box,
      scrolls: Bool.random(using: &generator), numbers: (0..<4).map { _ in number() },
      offset: CGPoint(x: number() * 3, y: number() - 6), size: CGSize(width: number() * 20, height: number()),
      outer: Bool.random(using: &generator)
        ? .zero : UIEdgeInsets(top: number(), left: number(), bottom: number(), right: number()))
  }

  @Test(arguments: TestEffort.blocks(40)) func aScrolledTreeEqualsANewOne(seed: UInt64) {
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
      let fresh = random(&generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0, 1:
        model.nodes[index].offset = fresh.offset
        model.nodes[index].size = fresh.size
        changed.scroll(index, of: model)
      case 2:
        model.nodes[index].margins = UIEdgeInsets(
          top: CGFloat(step), left: 2, bottom: 3, right: fresh.numbers[0])
        changed.take(index, of: model)
      case 3:
        model.nodes[index].outer = fresh.outer
        changed.take(index, of: model)
      case 4:
        model.nodes[index].parent = Int.random(in: 0..<index, using: &generator)
        changed.move(index, of: model)
      default:
        model.nodes[index].placing = fresh.placing
        model.nodes[index].numbers = fresh.numbers
        changed.take(index, of: model)
      }
      // A layout only every third step, so that it combines several changes.
      guard step % 3 == 2 else { continue }
      compare(changed, with: model, "seed \(seed), step \(step)")
    }
  }

  private func compare(_ changed: Tree, with model: Model, _ name: String) {
    let fresh = Tree(model)
    let found = conflicts {
      changed.views[0].layoutIfNeeded()
      fresh.views[0].layoutIfNeeded()
    }
    #expect(found.isEmpty, "\(name): \(found)")
    expectFrames(
      model.nodes.indices.map {
        (
          "\(name), view \($0) \(model.nodes[$0].placing) in \(model.nodes[$0].parent)", changed.views[$0],
          fresh.views[$0].frame
        )
      })
    for (one, other) in zip(changed.views, fresh.views) {
      guard let one = one as? UIScrollView, let other = other as? UIScrollView else { continue }
      #expect(
        one.contentSize.isAlmost(other.contentSize) && one.contentOffset == other.contentOffset, "\(name)")
      #expect(
        one.contentLayoutGuide.layoutFrame.size == one.contentSize
          && one.frameLayoutGuide.layoutFrame == one.bounds)
    }
    // By arithmetic: a view tied to the root does not move when a view between the two is scrolled.
    guard !model.nodes[0].scrolls, model.nodes[0].outer == .zero else { return }
    for (index, (view, node)) in zip(changed.views, model.nodes).enumerated()
    where index > 0 && node.placing == .outside {
      let rectangle = view.convert(view.alignmentRect(forFrame: view.bounds), to: changed.views[0])
      let corner = CGPoint(x: node.numbers[0], y: model.size.height - node.numbers[1] - node.numbers[3] * 10)
      #expect(
        abs(rectangle.minX - corner.x) < 1e-6 && abs(rectangle.minY - corner.y) < 1e-6,
        "\(name), view \(index): \(rectangle) \(corner)")
    }
  }
}

extension CGSize {
  fileprivate func isAlmost(_ other: CGSize) -> Bool {
    abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
