import Foundation
import Testing
import UIKit

@testable import LayoutRendering

/// The constraints of a snapshot: those between two edges of one axis, and no others.
@MainActor
@Suite struct TieCaptureTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let a = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 30))
  private let b = UIView(frame: CGRect(x: 80, y: 20, width: 40, height: 30))

  init() {
    root.addSubview(a)
    root.addSubview(b)
  }

  private func ties(_ constraints: NSLayoutConstraint...) -> [LayoutSnapshot.Tie] {
    NSLayoutConstraint.activate(constraints)
    return LayoutSnapshot(of: root).ties
  }

  private func constraint(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ constant: CGFloat = 0, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: b, attribute: first, relatedBy: relation, toItem: a, attribute: second, multiplier: multiplier,
      constant: constant)
  }

  // Kinds of constraints

  @Test(arguments: [
    (NSLayoutConstraint.Attribute.left, LayoutSnapshot.Axis.x, LayoutSnapshot.Side.near), (.right, .x, .far),
    (.leading, .x, .near), (.trailing, .x, .far), (.top, .y, .near), (.bottom, .y, .far),
  ])
  func anEdgeHasAnAxisAndASide(
    attribute: NSLayoutConstraint.Attribute, axis: LayoutSnapshot.Axis, side: LayoutSnapshot.Side
  ) {
    let ties = ties(constraint(attribute, attribute))
    #expect(ties.map(\.axis) == [axis])
    #expect(ties.map(\.first.side) == [side] && ties.map(\.second.side) == [side])
  }

  @Test func fromRightToLeftTheLeadingEdgeIsTheRightOne() {
    root.semanticContentAttribute = .forceRightToLeft
    let ties = ties(constraint(.leading, .trailing))
    #expect(ties.map(\.first.side) == [.far] && ties.map(\.second.side) == [.near])
  }

  @Test(arguments: [
    NSLayoutConstraint.Attribute.width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline,
  ])
  func otherAttributesAreNoEdges(attribute: NSLayoutConstraint.Attribute) {
    #expect(ties(constraint(attribute, attribute)).isEmpty)
  }

  @Test func aMultipleOfAPositionIsNoDistance() {
    #expect(ties(constraint(.left, .right, multiplier: 0.5)).isEmpty)
  }

  @Test func anInactiveConstraintIsNotShown() {
    let held = constraint(.left, .right)
    #expect(ties(held).count == 1)
    held.isActive = false
    #expect(LayoutSnapshot(of: root).ties.isEmpty)
  }

  // Signs and distances

  /// The first edge of b is to the right of a for a positive constant, and to the left for a negative one.
  @Test(arguments: [
    (NSLayoutConstraint.Relation.equal, 8.0, ""), (.equal, -8, ""), (.greaterThanOrEqual, 8, "≥"),
    (.greaterThanOrEqual, -8, "≤"), (.lessThanOrEqual, 8, "≤"), (.lessThanOrEqual, -8, "≥"),
    (.greaterThanOrEqual, 0, "≥"), (.lessThanOrEqual, 0, "≥"),
  ])
  func theSignIsThatOfTheDistance(relation: NSLayoutConstraint.Relation, constant: Double, sign: String) {
    let ties = ties(constraint(.left, .right, relation, constant))
    #expect(ties.map(\.relation) == [sign])
    #expect(ties.map(\.distance) == [abs(constant)])
  }

  // Ends

  @Test func anEndHasTheFrameOfItsViewInTheRoot() {
    let inner = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
    a.addSubview(inner)
    a.bounds.origin = CGPoint(x: 1, y: 2)
    let ties = ties(inner.leftAnchor.constraint(equalTo: a.leftAnchor, constant: 3))
    // The bounds of a begin at (1, 2): 10 + 3 − 1 and 20 + 4 − 2.
    #expect(ties.map(\.first.frame) == [CGRect(x: 12, y: 22, width: 5, height: 6)])
    #expect(ties.map(\.second.frame) == [CGRect(x: 10, y: 20, width: 50, height: 30)])
    #expect(ties.map(\.holder.frame) == [CGRect(x: 10, y: 20, width: 50, height: 30)])
  }

  @Test func guidesAreNumberedAfterTheViews() {
    let guides = [UILayoutGuide(), UILayoutGuide()]
    for guide in guides { a.addLayoutGuide(guide) }
    let ties = ties(
      guides[1].leftAnchor.constraint(equalTo: a.leftAnchor),
      guides[0].leftAnchor.constraint(equalTo: guides[1].rightAnchor),
      b.leftAnchor.constraint(equalTo: guides[1].rightAnchor))
    // The root, a and b are 0 to 2. Constraints of the root come first, and with them the second guide.
    let ends = ties.map { [$0.first.item, $0.second.item] }
    #expect(ends == [[2, 3], [3, 1], [4, 3]])
  }

  @Test func theFrameOfAGuideIsInTheRoot() {
    let guide = UILayoutGuide()
    a.addLayoutGuide(guide)
    a.translatesAutoresizingMaskIntoConstraints = true
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: a.leftAnchor, constant: 7),
      guide.topAnchor.constraint(equalTo: a.topAnchor, constant: 9),
      guide.widthAnchor.constraint(equalToConstant: 11), guide.heightAnchor.constraint(equalToConstant: 13),
    ])
    root.layoutIfNeeded()
    let frames = Set(LayoutSnapshot(of: root).ties.map { [$0.first.frame.minX, $0.first.frame.minY] })
    let origin: [CGFloat] = [10 + 7, 20 + 9]
    #expect(frames == [origin])
  }

  @Test func aConstraintToAViewOutsideTheRootIsNotShown() {
    let outer = UIView()
    outer.addSubview(root)
    NSLayoutConstraint.activate([a.leftAnchor.constraint(equalTo: outer.leftAnchor)])
    #expect(LayoutSnapshot(of: root).ties.isEmpty)
    #expect(LayoutSnapshot(of: outer).ties.count == 1)
  }

  // Statements

  @Test(
    arguments: [
      ("A.swift:3 xPlace[0]", "A.swift:3 xPlace#1"), ("A.swift:3 xPlace[12]", "A.swift:3 xPlace#1"),
      ("xPlace", nil), ("xPlace[]", nil), ("xPlace[a]", nil), ("xPlace[1] ", nil), ("]", nil), ("", nil),
    ] as [(String, String?)])
  func onlyANumberedIdentifierNamesAStatement(identifier: String, origin: String?) {
    let held = constraint(.left, .right)
    held.identifier = identifier
    #expect(ties(held).map(\.origin) == [origin])
  }
}
