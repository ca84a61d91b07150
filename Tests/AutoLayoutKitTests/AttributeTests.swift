import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Attributes, their sums, and the constraints that comparisons of them make.
@MainActor
struct AttributeTests {
  let stage = Stage()

  /// Returns a constraint as text, with `a`, `b` and `root` for the items.
  private func text(_ constraint: NSLayoutConstraint) -> String {
    func name(_ item: AnyObject?) -> String {
      if item === stage.a { return "a" }
      if item === stage.b { return "b" }
      return item === stage.root ? "root" : "-"
    }
    let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "?"
    let first = "\(name(constraint.firstItem)).\(constraint.firstAttribute.rawValue)"
    let second = "\(name(constraint.secondItem)).\(constraint.secondAttribute.rawValue)"
    return "\(first) \(relation) \(second) * \(constraint.multiplier) + \(constraint.constant)"
  }

  @Test func comparingMakesAConstraintThatIsNotActive() {
    let (a, b) = (stage.a, stage.b)
    let constraint = a.tk_left == b.tk_right + 8
    #expect(!constraint.isActive)
    #expect(text(constraint) == "a.1 == b.2 * 1.0 + 8.0")
    #expect(text(a.tk_top <= b.tk_bottom - 8) == "a.3 <= b.4 * 1.0 + -8.0")
    #expect(text(a.tk_width >= 2 * b.tk_height) == "a.7 >= b.8 * 2.0 + 0.0")
    #expect(
      text(AutoLayoutKitAttribute(a, .centerX) == AutoLayoutKitAttribute(b, .leading))
        == "a.9 == b.5 * 1.0 + 0.0")
  }

  @Test func everyNamedAttributeIsThatOfThePlatform() {
    let (a, b) = (stage.a, stage.b)
    let guide = AutoLayoutKitGuide()
    let pairs: [(AutoLayoutKitAttribute, NSLayoutConstraint.Attribute)] = [
      (a.tk_left, .left), (a.tk_right, .right), (a.tk_top, .top), (a.tk_bottom, .bottom),
      (a.tk_leading, .leading), (a.tk_trailing, .trailing), (a.tk_width, .width), (a.tk_height, .height),
      (a.tk_centerX, .centerX), (a.tk_centerY, .centerY), (a.tk_firstBaseline, .firstBaseline),
      (a.tk_lastBaseline, .lastBaseline),
    ]
    for (attribute, expected) in pairs {
      let constraint = attribute == AutoLayoutKitAttribute(b, expected)
      #expect(constraint.firstAttribute == expected && constraint.secondAttribute == expected)
      #expect(constraint.firstItem === a && constraint.secondItem === b)
    }
    #expect((guide.tk_centerY == b.tk_top).firstItem === guide)
  }

  @Test func aSumAppliesToTheWholeExpression() {
    let (a, b) = (stage.a, stage.b)
    let two = 2
    let half: Float = 0.5
    #expect(text(a.tk_width == (b.tk_width + 10) * 3) == "a.7 == b.7 * 3.0 + 30.0")
    #expect(text(a.tk_width == (b.tk_width - 10) / two + half) == "a.7 == b.7 * 0.5 + -4.5")
    #expect(text(a.tk_width == 100 - b.tk_width) == "a.7 == b.7 * -1.0 + 100.0")
    #expect(text(a.tk_width == two * (half + b.tk_width)) == "a.7 == b.7 * 2.0 + 1.0")
    #expect(text(a.tk_width == 10 - two * b.tk_width) == "a.7 == b.7 * -2.0 + 10.0")
  }

  @Test func aNumberMayBeOnEitherSide() {
    let a = stage.a
    let forty = 40
    #expect(text(a.tk_width == 100) == "a.7 == -.0 * 1.0 + 100.0")
    #expect(text(100 == a.tk_width) == "a.7 == -.0 * 1.0 + 100.0")
    #expect(text(20 <= a.tk_width) == "a.7 >= -.0 * 1.0 + 20.0")
    #expect(text(forty >= a.tk_width) == "a.7 <= -.0 * 1.0 + 40.0")
    #expect(text(a.tk_width >= forty) == "a.7 >= -.0 * 1.0 + 40.0")
    let third: NSLayoutConstraint = a.tk_width == 100 / 3
    #expect(abs(third.constant - 100.0 / 3) < 1e-9)
  }

  @Test func theConstraintIsSolvedForTheLeftSide() {
    let (a, b) = (stage.a, stage.b)
    #expect(text(a.tk_width * 2 + 6 == b.tk_width * 3 + 10) == "a.7 == b.7 * 1.5 + 2.0")
    #expect(text(a.tk_left + 10 <= b.tk_left) == "a.1 <= b.1 * 1.0 + -10.0")
  }

  @Test func aNegativeFactorOnTheLeftFlipsTheRelation() {
    let (a, b) = (stage.a, stage.b)
    #expect(text(a.tk_width * -1 >= b.tk_width) == "a.7 <= b.7 * -1.0 + 0.0")
    #expect(text(a.tk_width * -2 <= -100) == "a.7 >= -.0 * 1.0 + 50.0")
    #expect(text(100 - a.tk_width == b.tk_width) == "a.7 == b.7 * -1.0 + 100.0")
  }

  @Test func installTakesConstraintsOfEveryOrigin() {
    let a = stage.a
    let b = stage.b
    let root = stage.root
    let byHand = b.topAnchor.constraint(equalTo: root.topAnchor, constant: 50)
    byHand.identifier = "mine"
    let group = stage.place { make in
      make.install(a.tk_left == root.tk_left + 10, a.tk_top == root.tk_top + 20)
      make.install([a.tk_width == 30, a.tk_height == 40])
      make.install(AutoLayoutKitAttribute(b, .left), a.tk_right + 6)
      make.install(byHand)
      make.size(b) == (15, 25)
    }
    expectFrames(
      ("a", a, CGRect(x: 10, y: 20, width: 30, height: 40)),
      ("b", b, CGRect(x: 46, y: 50, width: 15, height: 25)))
    #expect(group.constraints.count == 8)
    #expect(byHand.identifier == "mine")
  }

  @Test func everyConstraintNamesItsFileAndLine() {
    let line = #line + 2
    let group = stage.root.tk_constraint { make in
      make.xPlace(20, stage.a, 8, stage.b, make.wall)
      make.equal(stage.c)
      make.ref(stage.panel).size(stage.b) == (10, 20)
      make.install(stage.a.tk_width == 10)
    }
    let origins: [(line: Int, verb: String)] = [
      (0, "xPlace[0]"), (0, "xPlace[1]"), (1, "equal[0]"), (1, "equal[1]"), (1, "equal[2]"), (1, "equal[3]"),
      (2, "size[0]"), (2, "size[1]"), (3, "install[0]"),
    ]
    let expected = origins.map { "AttributeTests.swift:\(line + $0.line) \($0.verb)" }
    #expect(group.constraints.map { $0.identifier ?? "-" } == expected)
  }

  @Test func everyVerbReturnsItsConstraints() {
    var handles: [AutoLayoutKitHandle] = []
    let group = stage.root.tk_constraint { make in
      handles.append(make.xPlace(20, stage.a, 8, stage.b, 20))
      handles.append(make.center(stage.a, stage.c))
      handles.append(make.width(stage.a) == 10)
      handles.append(make.install(stage.c.tk_width == 10))
    }
    let counts: [Int] = handles.map(\.constraints.count)
    #expect(counts == [3, 4, 1, 1])
    #expect(areSame(handles.flatMap(\.constraints), group.constraints))
    #expect(handles[0].constraints.first?.constant == 20 && handles[0].constraints.last?.constant == -20)
  }
}
