import Foundation
import Testing
import UIKit

@testable import LayoutRendering

/// The sizes and limits that a picture shows beside the code that sets them.
@Suite struct SizeRulerTests {
  // [a 40 × 20]   [b 70 × 30]   in 200 × 100
  private func boxes(_ rules: LayoutSnapshot.SizeRule...) -> LayoutSnapshot {
    var snapshot = Boxes.snapshot(
      CGSize(width: 200, height: 100), CGRect(x: 10, y: 50, width: 40, height: 20),
      CGRect(x: 90, y: 50, width: 70, height: 30))
    snapshot.sizes = rules
    return snapshot
  }

  private func rule(
    _ axis: LayoutSnapshot.Axis, _ item: Int, _ length: Double, relation: String = "",
    line: Int = 1, verb: String = "width"
  ) -> LayoutSnapshot.SizeRule {
    var rule = LayoutSnapshot.SizeRule(axis: axis, item: item, length: length)
    rule.relation = relation
    rule.origin = "A.swift:\(line) \(verb)#1"
    return rule
  }

  private func texts(_ snapshot: LayoutSnapshot, _ verbs: Set<String> = ["width"]) -> [String] {
    snapshot.rulerGroups(code: ExplainedCode(sizes: verbs)).compactMap(\.first?.text)
  }

  @Test func aSizeIsMeasuredFromEdgeToEdge() throws {
    let rulers = boxes(rule(.x, 1, 40), rule(.y, 2, 30)).sizeRulers(of: ["width"])
    #expect(rulers.map(\.along) == [Extent(near: 10, far: 50), Extent(near: 50, far: 80)])
    #expect(rulers.map(\.axis) == [.x, .y])
  }

  @Test func onlySizesOfTheNamedVerbsAreShown() {
    let snapshot = boxes(
      rule(.x, 1, 40), rule(.y, 1, 20, verb: "card.height"), rule(.x, 2, 70, line: 2, verb: "size"))
    #expect(texts(snapshot) == ["40"])
    #expect(texts(snapshot, ["card.height", "height", "size"]) == ["20", "70"])
    #expect(texts(snapshot, ["height", "size"]) == ["70"], "a verb of a named maker")
    #expect(texts(snapshot, []).isEmpty)
    #expect(snapshot.rulerGroups().isEmpty, "a picture that measures has no sizes")
  }

  @Test(arguments: [
    ("My Card.swift:1 width", "width"), ("C#.swift:1 width", "width"),
    ("Card.swift:1 left part.width", "left part.width"), ("Card.swift:1 row #2.width", "row #2.width"),
  ]) func namesOfFilesAndMakersMayHaveSpacesAndNumberSigns(_ statement: String, verb: String) {
    var rule = rule(.x, 1, 40)
    rule.origin = "\(statement)#1"
    #expect(texts(boxes(rule), [verb]) == ["40"])
  }

  @Test func aNumberThatAStatementRepeatsIsShownOnce() {
    var both = boxes(rule(.x, 1, 40), rule(.x, 2, 40))
    both.nodes[2].frame.size.width = 40
    #expect(texts(both) == ["40"])
    both.sizes[1].origin = "A.swift:2 width#1"
    #expect(texts(both) == ["40", "40"])
  }

  @Test func aShareOfTheReferenceIsShownAsInTheCode() {
    var share = rule(.x, 1, 40)
    share.base = "w"
    share.multiplier = 0.2
    share.constant = 0
    #expect(texts(boxes(share)) == ["w * 0.2"])
    share.constant = -3
    #expect(share.text == "w * 0.2 − 3")
    share.multiplier = 1
    share.constant = 5
    #expect(share.text == "w + 5")
  }

  @Test func anEquationThatTheViewDoesNotMeetIsNotShown() {
    #expect(texts(boxes(rule(.x, 1, 300))).isEmpty)
    #expect(texts(boxes(rule(.x, 1, 300), rule(.x, 1, 60, relation: "≤"))) == ["≤ 60"])
  }

  @Test func twoLimitsAreOneRange() {
    #expect(texts(boxes(rule(.x, 1, 30, relation: "≥"), rule(.x, 1, 45, relation: "≤"))) == ["30...45"])
    #expect(texts(boxes(rule(.x, 1, 30, relation: "≥"))) == ["≥ 30"])
  }

  @Test func twoLimitsOfAGapAreOneRuler() {
    var snapshot = boxes()
    let origin = "A.swift:1 xPlace#1"
    snapshot.links = [
      Boxes.link(snapshot, .x, (2, .near), (1, .far), distance: 12, relation: "≥", origin: origin),
      Boxes.link(snapshot, .x, (2, .near), (1, .far), distance: 45, relation: "≤", origin: origin),
    ]
    let gaps = { (rulers: [Ruler]) in rulers.filter { $0.kind != .wall }.map(\.text) }
    #expect(gaps(snapshot.rulers()) == ["40 (12...45)"])
    #expect(gaps(snapshot.rulerGroups(code: ExplainedCode()).compactMap(\.first)) == ["12...45"])
  }

  @Test func anEquationHidesTheLimitsOfItsGap() {
    var snapshot = boxes()
    snapshot.links = [
      Boxes.link(snapshot, .x, (2, .near), (1, .far), distance: 12, relation: "≥"),
      Boxes.link(snapshot, .x, (1, .far), (2, .near), distance: 40),
    ]
    #expect(snapshot.rulers().map(\.text) == ["40"])
    snapshot.links[1].distance = 41
    #expect(snapshot.rulers().map(\.text) == ["40 (≥ 12)"], "an equation that is not met")
  }
}

/// The constraints on sizes that a snapshot records.
@MainActor
@Suite struct SizeCaptureTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let a = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 30))
  private let b = UIView(frame: CGRect(x: 80, y: 20, width: 40, height: 30))

  private func sizes(_ constraint: NSLayoutConstraint) -> [LayoutSnapshot.SizeRule] {
    for (view, name) in [(a, "a"), (b, "b")] {
      view.accessibilityIdentifier = name
      root.addSubview(view)
    }
    constraint.isActive = true
    return LayoutSnapshot(of: root).sizes
  }

  @Test func aNumberOfPointsIsRecorded() throws {
    let rule = try #require(sizes(b.heightAnchor.constraint(greaterThanOrEqualToConstant: 13)).first)
    #expect(rule.axis == .y && rule.item == 2 && rule.relation == "≥" && rule.text == "13")
  }

  @Test func aShareOfTheViewAroundItIsNamedByItsDimension() throws {
    let rule = try #require(
      sizes(a.widthAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5)).first)
    #expect(rule.text == "h * 0.5")
    let half: Double = 100 / 2
    #expect(rule.length == half)
  }

  @Test func aShareOfAnotherViewIsNamedByIt() throws {
    let rule = try #require(
      sizes(b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5, constant: 7)).first)
    #expect(rule.text == "a * 0.5 + 7")
    let length: Double = 50 / 2 + 7
    #expect(rule.length == length)
  }

  @Test func aSizeOfATransformedViewIsNotRecorded() {
    a.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(sizes(a.widthAnchor.constraint(equalToConstant: 50)).isEmpty)
  }
}
