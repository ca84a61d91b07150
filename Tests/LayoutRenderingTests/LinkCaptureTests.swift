import Foundation
import Testing
import UIKit

@testable import LayoutRendering

/// The constraints of a snapshot: those between two edges of one axis, and no others.
@MainActor
@Suite struct LinkCaptureTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let a = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 30))
  private let b = UIView(frame: CGRect(x: 80, y: 20, width: 40, height: 30))

  init() {
    root.addSubview(a)
    root.addSubview(b)
  }

  private func links(_ constraints: NSLayoutConstraint...) -> [LayoutSnapshot.Link] {
    NSLayoutConstraint.activate(constraints)
    return LayoutSnapshot(of: root).links
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
    let links = links(constraint(attribute, attribute))
    #expect(links.map(\.axis) == [axis])
    #expect(links.map(\.first.side) == [side] && links.map(\.second.side) == [side])
  }

  @Test func fromRightToLeftTheLeadingEdgeIsTheRightOne() {
    root.semanticContentAttribute = .forceRightToLeft
    let links = links(constraint(.leading, .trailing))
    #expect(links.map(\.first.side) == [.far] && links.map(\.second.side) == [.near])
  }

  @Test(arguments: [
    NSLayoutConstraint.Attribute.width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline,
  ])
  func otherAttributesAreNoEdges(attribute: NSLayoutConstraint.Attribute) {
    #expect(links(constraint(attribute, attribute)).isEmpty)
  }

  @Test func aMultipleOfAPositionIsNoDistance() {
    #expect(links(constraint(.left, .right, multiplier: 0.5)).isEmpty)
  }

  @Test func anInactiveConstraintIsNotShown() {
    let held = constraint(.left, .right)
    #expect(links(held).count == 1)
    held.isActive = false
    #expect(LayoutSnapshot(of: root).links.isEmpty)
  }

  // Signs and distances

  /// The first edge of b is to the right of a for a positive constant, and to the left for a negative one.
  @Test(arguments: [
    (NSLayoutConstraint.Relation.equal, 8.0, ""), (.equal, -8, ""), (.greaterThanOrEqual, 8, "≥"),
    (.greaterThanOrEqual, -8, "≤"), (.lessThanOrEqual, 8, "≤"), (.lessThanOrEqual, -8, "≥"),
    (.greaterThanOrEqual, 0, "≥"), (.lessThanOrEqual, 0, "≥"),
  ])
  func theSignIsThatOfTheDistance(relation: NSLayoutConstraint.Relation, constant: Double, sign: String) {
    let links = links(constraint(.left, .right, relation, constant))
    #expect(links.map(\.relation) == [sign])
    #expect(links.map(\.distance) == [abs(constant)])
  }

  // Ends

  @Test func anEndHasTheFrameOfItsViewInTheRoot() {
    let inner = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
    a.addSubview(inner)
    a.bounds.origin = CGPoint(x: 1, y: 2)
    let links = links(inner.leftAnchor.constraint(equalTo: a.leftAnchor, constant: 3))
    // The bounds of a begin at (1, 2): 10 + 3 − 1 and 20 + 4 − 2.
    #expect(links.map(\.first.frame) == [CGRect(x: 12, y: 22, width: 5, height: 6)])
    #expect(links.map(\.second.frame) == [CGRect(x: 10, y: 20, width: 50, height: 30)])
    #expect(links.map(\.holder.frame) == [CGRect(x: 10, y: 20, width: 50, height: 30)])
  }

  @Test func guidesAreNumberedAfterTheViews() {
    let guides = [UILayoutGuide(), UILayoutGuide()]
    for guide in guides { a.addLayoutGuide(guide) }
    let links = links(
      guides[1].leftAnchor.constraint(equalTo: a.leftAnchor),
      guides[0].leftAnchor.constraint(equalTo: guides[1].rightAnchor),
      b.leftAnchor.constraint(equalTo: guides[1].rightAnchor))
    // The root, a and b are 0 to 2. Constraints of the root come first, and with them the second guide.
    let ends = links.map { [$0.first.item, $0.second.item] }
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
    let frames = Set(LayoutSnapshot(of: root).links.map { [$0.first.frame.minX, $0.first.frame.minY] })
    let origin: [CGFloat] = [10 + 7, 20 + 9]
    #expect(frames == [origin])
  }

  @Test func aConstraintToAViewOutsideTheRootIsNotShown() {
    let outer = UIView()
    outer.addSubview(root)
    NSLayoutConstraint.activate([a.leftAnchor.constraint(equalTo: outer.leftAnchor)])
    #expect(LayoutSnapshot(of: root).links.isEmpty)
    #expect(LayoutSnapshot(of: outer).links.count == 1)
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
    #expect(links(held).map(\.origin) == [origin])
  }
}
