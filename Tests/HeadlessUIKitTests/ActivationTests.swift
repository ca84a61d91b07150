import TestSupport
import Testing
import UIKit

/// Rules of constraints that hold without a layout.
@MainActor @Suite struct ActivationTests {
  let top = UIView()
  let left = UIView()
  let right = UIView()
  let deep = UIView()

  init() {
    // top ─┬─ left ── deep
    //      └─ right
    top.addSubview(left)
    top.addSubview(right)
    left.addSubview(deep)
  }

  private func tie(_ one: UIView, _ other: UIView) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: one, attribute: .left, relatedBy: .equal, toItem: other, attribute: .right, multiplier: 2,
      constant: 3)
  }

  @Test func aConstraintIsHeldByTheNearestCommonAncestor() {
    let cases = [
      (left, right, top), (deep, left, left), (left, deep, left), (deep, right, top), (right, deep, top),
      (deep, top, top), (top, deep, top),
    ]
    for (index, (one, other, home)) in cases.enumerated() {
      let constraint = tie(one, other)
      constraint.isActive = true
      for view in [top, left, right, deep] {
        #expect(view.constraints.contains { $0 === constraint } == (view === home), "case \(index)")
      }
      constraint.isActive = false
      #expect(home.constraints.isEmpty, "case \(index)")
    }
  }

  @Test func aSizeConstraintIsHeldByItsView() {
    let constraint = deep.widthAnchor.constraint(equalToConstant: 7)
    constraint.isActive = true
    #expect(deep.constraints == [constraint])
    #expect(top.constraints.isEmpty && left.constraints.isEmpty)
  }

  @Test func constraintsOfAGuideAreHeldLikeThoseOfItsOwner() {
    let guide = UILayoutGuide()
    left.addLayoutGuide(guide)
    let inside = guide.leftAnchor.constraint(equalTo: deep.leftAnchor)
    let across = guide.leftAnchor.constraint(equalTo: right.leftAnchor)
    let size = guide.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([inside, across, size])
    #expect(left.constraints == [inside, size])
    #expect(top.constraints == [across])
    #expect(guide.owningView === left)
    left.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(![inside, across, size].contains { $0.isActive })
  }

  @Test func aConstraintKeepsItsArguments() {
    let constraint = tie(left, deep)
    #expect(constraint.firstItem === left && constraint.secondItem === deep)
    #expect(constraint.firstAttribute == .left && constraint.secondAttribute == .right)
    #expect(constraint.relation == .equal && constraint.multiplier == 2 && constraint.constant == 3)
    #expect(constraint.priority == .required && constraint.identifier == nil && !constraint.isActive)
    let alone = NSLayoutConstraint(
      item: left, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .width,
      multiplier: 0, constant: 9)
    #expect(
      alone.secondItem == nil && alone.secondAttribute == .notAnAttribute
        && alone.relation == .lessThanOrEqual)
  }

  @Test func anchorsNameTheirItemAndAttribute() {
    let constraint = left.trailingAnchor.constraint(greaterThanOrEqualTo: deep.leadingAnchor, constant: 4)
    #expect(
      constraint.firstItem === left && constraint.firstAttribute == .trailing
        && constraint.relation == .greaterThanOrEqual)
    #expect(
      constraint.secondItem === deep && constraint.secondAttribute == .leading && constraint.constant == 4)
    let ratio = left.heightAnchor.constraint(
      lessThanOrEqualTo: left.widthAnchor, multiplier: 0.5, constant: 1)
    #expect(ratio.firstItem === left && ratio.secondItem === left && ratio.multiplier == 0.5)
    #expect(
      left.topAnchor == left.topAnchor && left.topAnchor != left.bottomAnchor
        && left.topAnchor != right.topAnchor)
  }

  @Test func repeatedActivationHasNoEffect() {
    let constraint = tie(left, right)
    for _ in 0..<2 { constraint.isActive = true }
    #expect(top.constraints == [constraint] && constraint.isActive)
    for _ in 0..<2 { constraint.isActive = false }
    #expect(top.constraints.isEmpty && !constraint.isActive)
    NSLayoutConstraint.activate([constraint, constraint])
    #expect(top.constraints == [constraint])
    NSLayoutConstraint.deactivate([constraint, constraint])
    #expect(top.constraints.isEmpty)
  }

  @Test func constraintsAreListedInTheOrderOfActivation() {
    let all = (0..<100).map { _ in tie(left, right) }
    NSLayoutConstraint.activate(all)
    NSLayoutConstraint.deactivate((0..<100).filter { $0 % 3 != 0 }.map { all[$0] })
    let kept = stride(from: 0, to: 100, by: 3).map { all[$0] }
    #expect(top.constraints == kept)
    all[1].isActive = true
    #expect(top.constraints.last === all[1])
  }

  @Test func addConstraintActivatesAndRemoveConstraintDeactivates() {
    let constraint = tie(deep, left)
    top.addConstraint(constraint)
    #expect(constraint.isActive && top.constraints == [constraint] && left.constraints.isEmpty)
    left.removeConstraint(constraint)
    #expect(constraint.isActive)
    top.removeConstraints([constraint])
    #expect(!constraint.isActive && top.constraints.isEmpty)
  }

  @Test func leavingTheSuperviewDeactivatesConstraintsAcrossIt() {
    let across = tie(deep, right)
    let inside = tie(deep, left)
    let size = left.widthAnchor.constraint(equalToConstant: 1)
    let beside = right.heightAnchor.constraint(equalToConstant: 2)
    let guide = UILayoutGuide()
    left.addLayoutGuide(guide)
    let ofGuide = guide.topAnchor.constraint(equalTo: top.topAnchor)
    NSLayoutConstraint.activate([across, inside, size, beside, ofGuide])
    left.removeFromSuperview()
    #expect(!across.isActive && !ofGuide.isActive)
    #expect(inside.isActive && size.isActive && beside.isActive)
    #expect(top.constraints.isEmpty && left.constraints == [inside, size])
  }

  @Test func anActiveConstraintCanBeChanged() {
    let constraint = tie(left, right)
    constraint.priority = .defaultLow
    constraint.isActive = true
    constraint.priority = .defaultHigh
    constraint.constant = 8
    constraint.identifier = "gap"
    #expect(constraint.priority.rawValue == 750 && constraint.constant == 8 && constraint.identifier == "gap")
  }

  @Test func anEmptyConstraintDoesNothing() {
    let constraint = NSLayoutConstraint()
    constraint.isActive = true
    #expect(!constraint.isActive && constraint.firstItem == nil)
  }

  @Test func rawValuesAreThoseOfUIKit() {
    let inOrder: [NSLayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    #expect(inOrder.map(\.rawValue) == Array(0...20))
    #expect(
      [NSLayoutConstraint.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual].map(\.rawValue) == [
        -1, 0, 1,
      ])
    #expect([NSLayoutConstraint.Axis.horizontal, .vertical].map(\.rawValue) == [0, 1])
  }

  @Test func aSubclassInheritsTheInitializer() {
    final class Named: NSLayoutConstraint { var name = "mine" }
    let constraint = Named(
      item: left, attribute: .top, relatedBy: .equal, toItem: top, attribute: .top, multiplier: 1, constant: 0
    )
    constraint.isActive = true
    #expect(top.constraints.first === constraint && constraint.name == "mine")
  }
}
