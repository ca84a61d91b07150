import Foundation
import LayoutSolver

/// A constraint that a stack view creates for its arranged views.
final class StackConstraint: NSLayoutConstraint {
  private var canBeBroken = true
  private var index: Int?

  /// Creates the inactive constraint that a tie describes.
  convenience init(_ tie: StackTie, constant: CGFloat) {
    self.init(
      first: tie.first.node, tie.first.attribute, tie.relation, second: tie.second?.node,
      tie.second?.attribute ?? .notAnAttribute, multiplier: tie.multiplier, constant: constant)
    identifier = tie.role.rawValue
    priority = tie.priority
    canBeBroken = tie.role != .hiding
    index = tie.index
  }

  /// False for a constraint that hides a view: a required size of that view is broken instead.
  override var isBreakable: Bool { canBeBroken }

  /// Returns the terms and the priority of the constraint; a constraint on the order of the views has a
  /// priority below all others.
  ///
  /// The priority is lower for a stack view that is nested more deeply in other stack views. The constraints
  /// of one stack view form one level of the solver. In this level, the size of a view has the weight
  /// log(index + 1), with the index 0 for the first view: an additional point costs the least in the first
  /// view, and a point less gains the most in the last view.
  override func weighted(_ terms: [Term]) -> ([Term], priority: Float) {
    guard let index else { return super.weighted(terms) }
    let weight = log(Double(index + 1))
    return (terms.map { Term($0.coefficient * weight, $0.variable) }, 1 / Float(2 + outerStackViews))
  }

  /// The number of stack views that contain the stack view of the constraint; more than 30 count as 30.
  private var outerStackViews: Int {
    var count = 0
    var node = holder?.parent
    while let current = node, count < 30 {
      if current.view is UIStackView { count += 1 }
      node = current.parent
    }
    return count
  }
}

/// A relation between two items that a stack view needs, without the constant; equal ties describe the same
/// constraint.
struct StackTie: Hashable {
  /// The purpose of a constraint of a stack view; the raw value is its identifier, the one that UIKit uses in
  /// its reports.
  enum Role: String {
    case canvasConnection = "UISV-canvas-connection"
    case canvasFit = "UISV-canvas-fit"
    case spacing = "UISV-spacing"
    case alignment = "UISV-alignment"
    case spanningBoundary = "UISV-spanning-boundary"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case hiding = "UISV-hiding"
    case order = "UISV-order"
  }

  /// An attribute of an item.
  struct Side: Hashable {
    let node: LayoutNode
    let attribute: NSLayoutConstraint.Attribute

    static func == (one: Side, other: Side) -> Bool {
      one.node === other.node && one.attribute == other.attribute
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(node))
      hasher.combine(attribute)
    }
  }

  let role: Role
  let first: Side
  let relation: NSLayoutConstraint.Relation
  let second: Side?
  let multiplier: CGFloat
  let priority: UILayoutPriority
  /// The index of the view if the tie only ranks the views by their order, else nil.
  let index: Int?
}

/// The attributes for the edges, the centre and the size of an item along one axis.
struct AxisAttributes {
  let near: NSLayoutConstraint.Attribute
  let far: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute
  let size: NSLayoutConstraint.Attribute

  /// Creates the attributes for an axis; the horizontal ones are leading and trailing, so that a stack is
  /// mirrored in a right-to-left layout.
  init(_ axis: NSLayoutConstraint.Axis) {
    near = axis == .horizontal ? .leading : .top
    far = axis == .horizontal ? .trailing : .bottom
    center = axis == .horizontal ? .centerX : .centerY
    size = axis == .horizontal ? .width : .height
  }
}

extension NSLayoutConstraint.Axis {
  /// The other axis.
  var across: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The active constraints of a stack view, which can be replaced by others.
struct StackConstraints {
  private var made: [StackTie: StackConstraint] = [:]

  /// Makes the constraints that `wanted` describes the active ones in `holder`.
  ///
  /// A constraint whose tie is the same as before is kept and receives the new constant; the others are
  /// deactivated.
  @MainActor mutating func become(_ wanted: [(tie: StackTie, constant: CGFloat)], in holder: LayoutNode) {
    var old = made
    var new: [(constraint: StackConstraint, tie: StackTie)] = []
    made.removeAll(keepingCapacity: true)
    for (tie, constant) in wanted {
      let kept = old.removeValue(forKey: tie)
      let constraint = kept ?? StackConstraint(tie, constant: constant)
      if constraint.constant != constant { constraint.constant = constant }
      made[tie] = constraint
      if constraint.holder == nil { new.append((constraint, tie)) }
    }
    for constraint in old.values { constraint.deactivate() }
    for (constraint, _) in new { constraint.activate(in: holder) }
  }
}
