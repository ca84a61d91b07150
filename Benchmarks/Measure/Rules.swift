import LayoutWorkloads
import UIKit

/// One constraint between two views of a workload, as a person would write it with `NSLayoutConstraint`.
struct Rule {
  var first: Int
  var attribute: NSLayoutConstraint.Attribute
  var relation = NSLayoutConstraint.Relation.equal
  /// The other view; nil for none.
  var second: Int?
  var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority: UILayoutPriority = .required

  /// Creates first.attribute == second.attribute + constant.
  init(
    _ first: Int, _ attribute: NSLayoutConstraint.Attribute, _ second: Int? = nil,
    _ secondAttribute: NSLayoutConstraint.Attribute? = nil, plus constant: CGFloat = 0
  ) {
    self.first = first
    self.attribute = attribute
    self.second = second
    self.constant = constant
    if second != nil { self.secondAttribute = secondAttribute ?? attribute }
  }

  func with(
    _ relation: NSLayoutConstraint.Relation, times multiplier: CGFloat = 1,
    at priority: UILayoutPriority = .required
  ) -> Rule {
    var rule = self
    rule.relation = relation
    rule.multiplier = multiplier
    rule.priority = priority
    return rule
  }

  @MainActor func constraint(in views: [UIView]) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: views[first], attribute: attribute, relatedBy: relation, toItem: second.map { views[$0] },
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    if priority != .required { constraint.priority = priority }
    return constraint
  }
}

/// The constraints of a workload between the edges of views, and the one that is swapped.
struct Rules {
  private(set) var list: [Rule] = []
  /// The constraint in the middle, which is not in the list, and its replacement.
  private(set) var middle = Rule(0, .left)
  private(set) var replacement = Rule(0, .left)

  init(_ workload: Workload) {
    let count = workload.count
    switch workload.shape {
    case .chain, .reversedChain: addStack(count) { [Rule($0, .right, 0, plus: -16)] }
    case .priorities:
      addStack(count) {
        [
          Rule($0, .width, plus: 100).with(.equal, at: UILayoutPriority(750)),
          Rule($0, .width, plus: 200).with(.equal, at: UILayoutPriority(500)),
          Rule($0, .width, 0).with(.lessThanOrEqual, times: 0.25),
        ]
      }
    case .columns: addRow(count, gap: 4) { $0 > 1 ? [Rule($0, .width, 1)] : [] }
    case .coupledRow: addRow(count, gap: 8) { _ in [] }
    case .nested: addNested(count)
    case .cells: addCells(count)
    case .grid: addGrid(workload.side)
    }
    if workload.shape == .reversedChain { list.reverse() }
  }

  private mutating func swapped(_ rule: Rule, extra: CGFloat) {
    middle = rule
    replacement = rule
    replacement.constant += extra
  }

  /// Adds views with gaps between them, from the root's near edge on along one axis.
  ///
  /// The swap adds `extra` to the gap in the middle.
  private mutating func addLine(
    _ count: Int, along axis: Axis, gap: CGFloat, extra: CGFloat, width: (Int) -> [Rule]
  ) {
    let (near, far): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      axis == .x ? (.left, .right) : (.top, .bottom)
    for view in 1...count {
      let start = view == 1 ? Rule(view, near, 0, plus: gap) : Rule(view, near, view - 1, far, plus: gap)
      if view == count / 2 + 1 {
        swapped(start, extra: extra)
      } else {
        list.append(start)
      }
      list.append(axis == .x ? Rule(view, .top, 0, plus: 8) : Rule(view, .left, 0, plus: 16))
      list.append(Rule(view, .height, plus: 44))
      list += width(view)
    }
  }

  private mutating func addStack(_ count: Int, width: (Int) -> [Rule]) {
    addLine(count, along: .y, gap: 8, extra: 10, width: width)
  }

  private mutating func addRow(_ count: Int, gap: CGFloat, width: (Int) -> [Rule]) {
    addLine(count, along: .x, gap: gap, extra: 2, width: width)
    list.append(Rule(count, .right, 0, plus: -gap))
  }

  private mutating func addNested(_ count: Int) {
    for view in 1...count {
      let left = Rule(view, .left, view - 1, plus: 1)
      if view == count / 2 + 1 {
        swapped(left, extra: 3)
      } else {
        list.append(left)
      }
      list.append(Rule(view, .top, view - 1, plus: 1))
      list.append(Rule(view, .width, view - 1, plus: -2))
      list.append(Rule(view, .height, view - 1, plus: -2))
    }
  }

  private mutating func addCells(_ count: Int) {
    for index in 0..<count {
      let cell = 4 * index + 1
      let icon = 4 * index + 2
      let title = 4 * index + 3
      let subtitle = 4 * index + 4
      list.append(index == 0 ? Rule(cell, .top, 0) : Rule(cell, .top, cell - 4, .bottom))
      list += [Rule(cell, .left, 0), Rule(cell, .right, 0), Rule(cell, .height, plus: 60)]
      list += [
        Rule(icon, .left, cell, plus: 12), Rule(icon, .top, cell, plus: 10), Rule(icon, .width, plus: 40),
        Rule(icon, .height, plus: 40),
      ]
      let left = Rule(title, .left, icon, .right, plus: 8)
      if index == count / 2 {
        swapped(left, extra: 5)
      } else {
        list.append(left)
      }
      list += [Rule(title, .top, cell, plus: 10), Rule(title, .height, plus: 20)]
      list += [
        Rule(subtitle, .left, icon, .right, plus: 8), Rule(subtitle, .top, title, .bottom, plus: 4),
        Rule(subtitle, .height, plus: 16),
      ]
      for label in [title, subtitle] {
        list.append(Rule(label, .right, cell, plus: -12).with(.lessThanOrEqual))
      }
    }
  }

  private mutating func addGrid(_ side: Int) {
    for view in 1...side * side {
      let (column, line) = ((view - 1) % side, (view - 1) / side)
      list.append(column == 0 ? Rule(view, .left, 0, plus: 4) : Rule(view, .left, view - 1, .right, plus: 4))
      list.append(line == 0 ? Rule(view, .top, 0, plus: 4) : Rule(view, .top, view - side, .bottom, plus: 4))
      if column == side - 1 { list.append(Rule(view, .right, 0, plus: -4)) }
      if line == side - 1 { list.append(Rule(view, .bottom, 0, plus: -4)) }
      guard view > 1 else { continue }
      if view == side * side / 2 + 1 {
        middle = Rule(view, .width, 1)
        replacement = Rule(view, .width, view - 1)
      } else {
        list.append(Rule(view, .width, 1))
      }
      list.append(Rule(view, .height, 1))
    }
  }
}
