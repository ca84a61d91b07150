import HeadlessUIKit
import UIKit

extension RandomCalls {
  /// Attributes that may be paired with each other.
  private static let kinds: [[NSLayoutConstraint.Attribute]] = [
    [.left, .right, .centerX, .leftMargin, .rightMargin, .centerXWithinMargins],
    [.leading, .trailing, .centerX, .leadingMargin, .trailingMargin, .centerXWithinMargins],
    [
      .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins,
    ],
    [.width, .height],
  ]

  /// The calls that make, change and remove constraints.
  static var constraintCalls: [Call] {
    [
      Call("new constraint", 120) { world in world.makeConstraint() },
      Call("new anchor constraint", 60) { world in world.makeAnchorConstraint() },
      Call("new distance", 15) { world in world.makeDistance() },
      Call("edges", 30) { world in world.pinEdges() },
      Call("activate", 20) { world in
        world.withConstraint {
          if world.canBeActive($0) { $0.isActive = true }
        }
      },
      Call("deactivate", 25) { world in world.withConstraint { $0.isActive = false } },
      Call("deactivate many", 6) { world in
        NSLayoutConstraint.deactivate(world.constraints.filter { _ in world.chance(0.3) })
      },
      Call("constant", 40) { world in world.withConstraint { $0.constant = world.length() } },
      Call("priority", 15) { world in
        world.withConstraint {
          let priority = world.priority()
          if !$0.isActive || ($0.priority == .required) == (priority == .required) { $0.priority = priority }
        }
      },
      Call("addConstraint", 10) { world in
        world.withConstraint {
          guard world.canBeActive($0), let item = $0.firstItem as? UIView else { return }
          world.top(of: item).addConstraint($0)
        }
      },
      Call("removeConstraint", 5) { world in
        let view = world.view()
        view.removeConstraints(view.constraints.filter { $0.identifier == nil && world.chance(0.3) })
      },
      Call("release constraints", 10) { world in world.constraints.removeAll { _ in world.chance(0.3) } },
      Call("translates", 15) { world in
        world.view().translatesAutoresizingMaskIntoConstraints = world.chance(0.3)
      },
      Call("updateConstraints", 8) { world in
        world.view().setNeedsUpdateConstraints()
        world.view().updateConstraintsIfNeeded()
      },
    ]
  }

  private func withConstraint(_ body: (NSLayoutConstraint) -> Void) {
    if !constraints.isEmpty { body(pick(constraints)) }
  }

  private func keep(_ constraint: NSLayoutConstraint) {
    constraint.priority = priority()
    keepAsItIs(constraint)
  }

  /// Keeps a constraint without a change of its priority.
  func keepAsItIs(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    if constraints.count > 150 { constraints.removeFirst(50) }
    if chance(0.9), canBeActive(constraint) { constraint.isActive = true }
  }

  /// Returns the view of an item.
  private func home(_ item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  /// Returns true if the items have a common ancestor.
  private func canBeActive(_ constraint: NSLayoutConstraint) -> Bool {
    if let items = itemsOfDistances.first(where: { $0.constraint === constraint })?.items {
      return Set(items.map { $0.view.map { ObjectIdentifier(top(of: $0)) } }).count == 1
        && items[0].view != nil
    }
    guard let one = home(constraint.firstItem) else { return false }
    guard constraint.secondAttribute != .notAnAttribute else { return true }
    guard let other = home(constraint.secondItem) else { return false }
    return top(of: one) === top(of: other)
  }

  private func item() -> AnyObject { guides.isEmpty || chance(0.8) ? view() : pick(guides) }

  /// Returns an item to pair with `item`, most often one near it.
  private func partner(of item: AnyObject) -> AnyObject {
    guard let home = home(item), chance(0.8) else { return self.item() }
    return pick([home.superview ?? home] + home.subviews + (home.superview?.subviews ?? []) + [home])
  }

  private func makeConstraint() {
    let kind = pick(Self.kinds)
    let one = item()
    let attribute = pick(kind)
    let isSize = attribute == .width || attribute == .height
    let relation = pick([NSLayoutConstraint.Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    let other: AnyObject? = isSize && bool() ? nil : partner(of: one)
    let multiplier: CGFloat =
      if chance(0.7) {
        1
      } else if isSize && chance(0.1) {
        0
      } else {
        pick([0.5, 2, -1, 0.1, 1.0 / 3, isExtreme ? 1e6 : 3, isExtreme ? 1e-6 : 0.25])
      }
    keep(
      NSLayoutConstraint(
        item: one, attribute: attribute, relatedBy: relation, toItem: other,
        attribute: other == nil ? .notAnAttribute : pick(kind), multiplier: multiplier, constant: length()))
  }

  private func makeAnchorConstraint() {
    let (one, other) = (view(), view())
    let constant = length()
    let made: NSLayoutConstraint =
      switch int(0..<8) {
      case 0: one.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: constant)
      case 1: one.topAnchor.constraint(greaterThanOrEqualTo: other.bottomAnchor, constant: constant)
      case 2: one.lastBaselineAnchor.constraint(lessThanOrEqualTo: other.firstBaselineAnchor)
      case 3: one.widthAnchor.constraint(equalTo: other.heightAnchor, multiplier: 0.75, constant: constant)
      case 4: one.leadingAnchor.constraint(equalToSystemSpacingAfter: other.trailingAnchor, multiplier: 1.5)
      case 5:
        one.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: other.bottomAnchor, multiplier: 2)
      case 6:
        one.leftAnchor.anchorWithOffset(to: one.rightAnchor).constraint(
          equalTo: one.heightAnchor, multiplier: 2, constant: constant)
      default: one.heightAnchor.constraint(greaterThanOrEqualToConstant: constant)
      }
    keep(made)
  }

  /// Makes a constraint that compares the distance between two views with
  /// another distance, a size or a number.
  private func makeDistance() {
    let one = view()
    let other = view()
    let third = view()
    let made: NSLayoutConstraint
    let relation = int(0..<3)
    if bool() {
      let distance = one.leadingAnchor.anchorWithOffset(to: other.trailingAnchor)
      let second = bool() ? third.widthAnchor : other.centerXAnchor.anchorWithOffset(to: third.leadingAnchor)
      made =
        relation == 0
        ? distance.constraint(equalTo: second, multiplier: pick([1, 0.5, -2]))
        : distance.constraint(greaterThanOrEqualTo: second)
    } else {
      let distance = one.topAnchor.anchorWithOffset(to: other.lastBaselineAnchor)
      made =
        relation == 0
        ? distance.constraint(equalToConstant: length())
        : third.heightAnchor.constraint(lessThanOrEqualTo: distance, multiplier: 3)
    }
    itemsOfDistances.append((made, [one, other, third].map(WeakView.init)))
    if itemsOfDistances.count > 20 { constraints.removeAll { $0 === itemsOfDistances[0].constraint } }
    if itemsOfDistances.count > 20 { itemsOfDistances.removeFirst() }
    keep(made)
  }

  private func pinEdges() {
    guard let view = inner(), let superview = view.superview else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    let insets = insets()
    keep(view.topAnchor.constraint(equalTo: superview.topAnchor, constant: insets.top))
    keep(view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: insets.left))
    keep(view.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: insets.bottom))
    keep(view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: insets.right))
  }
}
