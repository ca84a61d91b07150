import AutoLayoutKit
import LayoutSolver
import TestSupport
import UIKit

@testable import HeadlessUIKit
@testable import LayoutInspection

/// A tree of views with random blocks and random constraints made by hand.
@MainActor struct RandomLayout {
  let root: UIView
  private(set) var views: [UIView] = []
  private var random: SplitMix64

  init(_ seed: UInt64) {
    random = SplitMix64(seed: seed)
    root = UIView(
      frame: CGRect(x: 3, y: 5, width: 40 * Int.random(in: 4...10, using: &random), height: 240))
    for _ in 0..<Int.random(in: 2...6, using: &random) {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      let outer = Int.random(in: 0..<3, using: &random) == 0 ? views.randomElement(using: &random) : nil
      (outer ?? root).addSubview(view)
      views.append(view)
    }
    for _ in 0..<Int.random(in: 2...6, using: &random) { addBlock() }
    for _ in 0..<Int.random(in: 0...5, using: &random) { addConstraint() }
  }

  /// All constraints of the tree.
  var constraints: [NSLayoutConstraint] { root.constraints + views.flatMap(\.constraints) }

  private mutating func number() -> CGFloat { CGFloat(4 * Int.random(in: 0...50, using: &random)) }

  private mutating func addBlock() {
    let container = Int.random(in: 0..<4, using: &random) == 0 ? views[0] : root
    let inside = views.filter { $0.isDescendant(of: container) && $0 !== container }.shuffled(using: &random)
    guard let first = inside.first else { return }
    let second = inside.count > 1 ? inside[1] : first
    let kind = Int.random(in: 0..<9, using: &random)
    let (one, two, three) = (number(), number() / 4, number() / 4)
    container.tk_constraint { make in
      switch kind {
      case 0: make.xPlace(two, inside.prefix(3).map { $0 }, three)
      case 1: make.yPlace(two, first, make.wall)
      case 2: make.width(first) == one
      case 3: make.size(first) == (one, two)
      case 4 where first !== second: make.sameWidth(first, second)
      case 5: make.aspectRatio(3, 2, first)
      case 6: make.inset(two).xEqual(first)
      case 7: make.width(first) == make.w * 0.5 + two
      default: make.xPlace(two..., first, ...three)
      }
    }
  }

  private mutating func addConstraint() {
    guard let one = views.randomElement(using: &random), let other = views.randomElement(using: &random)
    else { return }
    let relation =
      [NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual]
      .randomElement(using: &random) ?? .equal
    let isSize = Bool.random(using: &random) || one === other
    let edges: [NSLayoutConstraint.Attribute] = [.left, .right, .centerX]
    let attribute = isSize ? .width : edges.randomElement(using: &random) ?? .left
    let constant = number() * (isSize ? 1 : 0.25)
    NSLayoutConstraint(
      item: one, attribute: attribute, relatedBy: relation, toItem: isSize ? nil : other,
      attribute: isSize ? .notAnAttribute : edges.randomElement(using: &random) ?? .left, multiplier: 1,
      constant: constant
    ).isActive = true
  }
}

// The same constraints in a solver of their own, with positions that count from the corner of the root.
extension RandomLayout {
  /// Returns true if required constraints can hold together in the root's frame.
  ///
  /// - Parameters:
  ///   - changed: A further constraint.
  ///   - relation: The relation of this constraint.
  func canHold(
    _ set: [NSLayoutConstraint], _ changed: NSLayoutConstraint? = nil,
    as relation: NSLayoutConstraint.Relation = .equal
  ) -> Bool {
    var solver = Solver()
    var variables: [ObjectIdentifier: [Variable]] = [:]
    for view in [root] + views {
      variables[ObjectIdentifier(view)] = [
        solver.addVariable(.position), solver.addVariable(.size), solver.addVariable(.position),
        solver.addVariable(.size),
      ]
    }
    let outer = variables[ObjectIdentifier(root)] ?? []
    for (variable, value) in zip(outer, [0, root.bounds.width, 0, root.bounds.height]) {
      solver.suggest(Double(value), for: variable)
    }
    func terms(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double) -> [Term] {
      guard let item, let own = variables[ObjectIdentifier(item)] else { return [] }
      let shares: [NSLayoutConstraint.Attribute: [Double]] = [
        .left: [1, 0, 0, 0], .right: [1, 1, 0, 0], .centerX: [1, 0.5, 0, 0], .width: [0, 1, 0, 0],
        .top: [0, 0, 1, 0], .bottom: [0, 0, 1, 1], .height: [0, 0, 0, 1],
      ]
      return zip(shares[attribute] ?? [], own).filter { $0.0 != 0 }.map { Term(factor * $0.0, $0.1) }
    }
    func add(_ constraint: NSLayoutConstraint, _ relation: NSLayoutConstraint.Relation) {
      let left = terms(constraint.firstItem, constraint.firstAttribute, 1)
      let right = terms(constraint.secondItem, constraint.secondAttribute, -constraint.multiplier)
      solver.add(left + right, Relation(relation), Double(constraint.constant))
    }
    for constraint in set { add(constraint, constraint.relation) }
    if let changed { add(changed, relation) }
    solver.solve()
    return solver.conflicts.isEmpty
  }
}
