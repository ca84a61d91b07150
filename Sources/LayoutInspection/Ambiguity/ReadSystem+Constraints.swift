import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutSolver
import LayoutWords

// The rows of constraints.
extension ReadSystem {
  /// The terms and the constant of one side of a constraint.
  private typealias Sum = (terms: [Term], constant: Double)

  mutating func add(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem else { return }
    if constraint.isBetweenDistances { return addDistances(constraint) }
    let second = constraint.secondItem
    let outer = Self.commonView(first, second ?? first)
    guard let left = sum(first, constraint.firstAttribute, in: outer) else { return }
    let factor = second == nil ? 0 : Double(constraint.multiplier)
    var right: Sum = ([], 0)
    if let second {
      guard let sum = sum(second, constraint.secondAttribute, in: outer) else { return }
      right = sum
    }
    let terms = left.terms + right.terms.map { Term(-factor * $0.coefficient, $0.variable) }
    var constant = Double(constraint.constant) + factor * right.constant - left.constant
    // A baseline is as far from its edge as in the last layout.
    if constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
      constant = terms.reduce(0) { $0 + $1.coefficient * presentValue(of: $1.variable) }
    }
    let relation = constraint.relation.words.solverRelation
    let priority = min(max(constraint.priority.rawValue, 1), 1000)
    keep(
      solver.add(
        terms, relation, constant, priority: priority, isBreakable: !constraint.isFixedByPlatform),
      of: constraint)
  }

  /// Adds an equation with factors that fit no other one and that holds in the last layout, because the items
  /// of a constraint between distances cannot all be read.
  private mutating func addDistances(_ constraint: NSLayoutConstraint) {
    var terms: [Term] = []
    for case let item? in [constraint.firstItem, constraint.secondItem] {
      for isSize in [false, true] {
        let isVertical = constraint.firstAttribute.isVertical
        let part = OpenQuantity(item: item, isVertical: isVertical, isSize: isSize)
        if let variable = variables[part] {
          terms.append(Term(1 + Double(rows.count + terms.count) * 0.618_033_988_7, variable))
        }
      }
    }
    let constant = terms.reduce(0) { $0 + $1.coefficient * presentValue(of: $1.variable) }
    if !terms.isEmpty { keep(solver.add(terms, .equal, constant), of: constraint) }
  }

  private mutating func keep(_ row: ConstraintID, of constraint: NSLayoutConstraint) {
    rows[ObjectIdentifier(constraint)] = row
    origins[row] = .constraint(constraint)
  }

  /// True if the last layout does not satisfy a constraint of a conflict, because the engine has left it out.
  var hasBrokenConstraint: Bool {
    solver.conflicts.flatMap(\.constraints).contains { row in
      let content = solver.content(of: row)
      let excess = content.terms.reduce(-content.constant) { sum, term in
        sum + term.coefficient * presentValue(of: term.variable)
      }
      // Frames are rounded to whole pixels.
      return switch content.relation {
      case .equal: abs(excess) > 1
      case .lessThanOrEqual: excess > 1
      case .greaterThanOrEqual: excess < -1
      }
    }
  }

  /// Returns the value that a variable has in the last layout.
  func presentValue(of variable: Variable) -> Double {
    guard let part = parts[variable] else { return 0 }
    let frame = Self.rectangle(of: part.item)
    return Double(
      part.isVertical
        ? (part.isSize ? frame.height : frame.minY) : part.isSize ? frame.width : frame.minX)
  }

  private static func commonView(_ first: AnyObject, _ second: AnyObject) -> AutoLayoutKitView? {
    let other = AutoLayoutKitView.holding(second)
    var view = AutoLayoutKitView.holding(first)
    while let outer = view, other?.isDescendant(of: outer) != true { view = outer.superview }
    return view
  }

  /// Returns an attribute in the coordinates of a view around the item; nil for one that cannot be read.
  private func sum(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in outer: AutoLayoutKitView?
  ) -> Sum? {
    let isVertical = attribute.isVertical
    // The edges of a scroll view are those of its content for the views inside it.
    let isOfContent = item === outer && !attribute.isSize && (item as? AutoLayoutKitView)?.isScrolling == true
    let area = isOfContent ? (item as? AutoLayoutKitView)?.contentGuide ?? item : item
    guard let size = variables[OpenQuantity(item: area, isVertical: isVertical, isSize: true)] else {
      return nil
    }
    if attribute.isSize { return ([Term(1, size)], 0) }
    // The direction is that of the view around both items.
    let isMirrored = attribute.isMirrored == true && outer?.runsFromRightToLeft == true
    let share = isMirrored ? 1 - attribute.side : attribute.side
    let sign = isMirrored ? -1.0 : 1
    var terms = share == 0 ? [] : [Term(sign * share, size)]
    var constant = sign * Self.margin(of: item, attribute, isMirrored)
    if item === outer {
      // Its own edges count as the views inside it do.
      if !isOfContent, let view = item as? AutoLayoutKitView, view !== root {
        constant -= sign * Self.zero(of: view, isVertical)
      }
      return (terms, constant)
    }
    var current: AnyObject? = item
    while let inner = current, inner !== outer {
      if let near = variables[OpenQuantity(item: inner, isVertical: isVertical, isSize: false)] {
        terms.append(Term(sign, near))
      }
      if inner !== item, let view = inner as? AutoLayoutKitView {
        constant += sign * Self.zero(of: view, isVertical)
      }
      current = ItemTies.container(of: inner)
    }
    return (terms, constant)
  }

  /// Returns the zero point of the content of a view, measured from its alignment rectangle.
  private static func zero(of view: AutoLayoutKitView, _ isVertical: Bool) -> Double {
    #if canImport(UIKit)
      let (frame, area, bounds) = (view.frame, view.alignmentRect(forFrame: view.frame), view.bounds)
      return Double(
        isVertical ? frame.minY - area.minY - bounds.minY : frame.minX - area.minX - bounds.minX)
    #else
      return 0
    #endif
  }

  /// Returns the distance of a margin attribute from its edge, in the direction of the axis.
  private static func margin(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ isMirrored: Bool
  ) -> Double {
    #if canImport(UIKit)
      guard let margins = (item as? UIView)?.layoutMargins else { return 0 }
      switch attribute {
      case .leftMargin: return Double(margins.left)
      case .rightMargin: return -Double(margins.right)
      case .leadingMargin: return isMirrored ? -Double(margins.right) : Double(margins.left)
      case .trailingMargin: return isMirrored ? Double(margins.left) : -Double(margins.right)
      case .topMargin: return Double(margins.top)
      case .bottomMargin: return -Double(margins.bottom)
      case .centerXWithinMargins: return Double(margins.left - margins.right) / 2
      case .centerYWithinMargins: return Double(margins.top - margins.bottom) / 2
      default: return 0
      }
    #else
      return 0
    #endif
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
