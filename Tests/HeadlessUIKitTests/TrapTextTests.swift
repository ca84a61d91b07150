import Testing
import UIKit

@testable import HeadlessUIKit

/// The sentences with which a process ends: those of UIKit's exceptions, with their values.
///
/// Each sentence comes from the function that the trap calls. That the process ends is tested in `TrapTests`.
@MainActor @Suite struct TrapTextTests {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let view = UIView()
  private let other = UIView()

  init() {
    view.accessibilityIdentifier = "view"
    other.accessibilityIdentifier = "other"
  }

  // Constraints without a meaning

  /// Returns the sentence about a constraint from an attribute of a view to one of itself, or to a constant;
  /// nil for a constraint with a meaning.
  private func sentence(
    _ first: Attribute, _ second: Attribute?, times multiplier: CGFloat = 1, plus constant: CGFloat = 0
  ) -> String? {
    let constraint = NSLayoutConstraint()
    constraint.fill(
      view.node, first, .equal, second == nil ? nil : view.node, second ?? .notAnAttribute,
      multiplier: multiplier, constant: constant)
    return constraint.meaningMistake.map(constraint.sentence(of:))
  }

  private var subject: String { "NSLayoutConstraint for \(view):" }

  @Test func aLocationIsNotEqualToAConstant() {
    let expected =
      "\(subject) A multiplier of 0 or a nil second item together with a location for the first "
      + "attribute creates an illegal constraint of a location equal to a constant. "
      + "Location attributes must be specified in pairs."
    for attribute in [.left, .top, .leading, .centerX, .lastBaseline, .bottomMargin] as [Attribute] {
      #expect(sentence(attribute, nil, plus: 3) == expected, "\(attribute)")
      #expect(sentence(attribute, attribute, times: 0) == expected, "\(attribute)")
      #expect(sentence(attribute, attribute, times: 2) == nil, "\(attribute)")
    }
    for attribute in [.width, .height] as [Attribute] {
      #expect(sentence(attribute, nil, plus: 3) == nil && sentence(attribute, attribute, times: 0) == nil)
    }
  }

  @Test func leadingIsNotComparedWithLeft() {
    let expected =
      "\(subject) A constraint cannot be made between a leading/trailing attribute and a right/left "
      + "attribute. Use leading/trailing for both or neither."
    for absolute in [.left, .right, .leftMargin, .rightMargin] as [Attribute] {
      for directional in [.leading, .trailing, .leadingMargin, .trailingMargin] as [Attribute] {
        #expect(sentence(absolute, directional) == expected, "\(absolute), \(directional)")
        #expect(sentence(directional, absolute) == expected, "\(directional), \(absolute)")
      }
      #expect(sentence(absolute, .centerX) == nil && sentence(.centerX, absolute) == nil, "\(absolute)")
    }
  }

  @Test func aLocationIsNotComparedWithASize() {
    for location in [.left, .top, .trailing, .centerY] as [Attribute] {
      for size in [.width, .height] as [Attribute] {
        let start = "\(subject) Invalid pairing of layout attributes: "
        #expect(sentence(location, size) == start + "\(location) with \(size).")
        #expect(sentence(size, location) == start + "\(size) with \(location).")
      }
    }
    #expect(sentence(.width, .height) == nil)
  }

  @Test func eachItemNeedsAnAttribute() {
    #expect(
      sentence(.notAnAttribute, .left)
        == "\(subject) The first item of a constraint needs an attribute.")
    #expect(
      sentence(.left, .notAnAttribute)
        == "\(subject) The second item of a constraint needs an attribute.")
  }

  @Test func theNumbersOfAConstraintAreFinite() {
    for (value, text) in [(CGFloat.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan")] {
      let constant = "Constant is not finite! That's illegal. constant:\(text)"
      let multiplier = "Multiplier is not finite! That's illegal. multiplier:\(text)"
      #expect(sentence(.width, nil, plus: value) == constant)
      #expect(sentence(.width, .height, times: value) == multiplier)
      #expect(NSLayoutConstraint.mistake(inConstant: value) == constant)
      #expect(NSLayoutConstraint.mistake(inMultiplier: value) == multiplier)
    }
    #expect(NSLayoutConstraint.mistake(inConstant: -3) == nil)
    #expect(NSLayoutConstraint.mistake(inMultiplier: 0) == nil)
  }

  @Test func anItemIsAViewOrAGuide() {
    let none: Any = NSObject()
    #expect(NSLayoutConstraint.nodeIfItem("text") == nil && NSLayoutConstraint.nodeIfItem(none) == nil)
    #expect(NSLayoutConstraint.nodeIfItem(view) === view.node)
    #expect(NSLayoutConstraint.nodeIfItem(UILabel()) != nil)
    #expect(NSLayoutConstraint.nodeIfItem(UILayoutGuide()) != nil)
    #expect(NSLayoutConstraint.nodeIfItem(Optional(view) as Any) === view.node)
    #expect(
      NSLayoutConstraint.sentence(ofItem: "text")
        == "NSLayoutConstraint for text: constraint items must each be a view or a layout guide.")
  }

  @Test func thePriorityIsFromAbove0To1000() {
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    for (priority, text) in [(0, "0.0"), (-2, "-2.0"), (1000.5, "1000.5"), (.nan, "nan")] as [(Float, String)]
    {
      #expect(
        constraint.mistake(inPriority: UILayoutPriority(priority))
          == "It's illegal to set priority:\(text). Priorities must be greater than 0 and less or equal to "
          + "1000, which is required.")
    }
    for priority in [0.25, 1, 999, 1000] as [Float] {
      #expect(constraint.mistake(inPriority: UILayoutPriority(priority)) == nil)
    }
  }

  @Test func anActiveConstraintStaysRequiredOrOptional() {
    for (old, new) in [(250, 1000), (1000, 750)] as [(Float, Float)] {
      let constraint = view.widthAnchor.constraint(equalToConstant: 1)
      constraint.priority = UILayoutPriority(old)
      #expect(constraint.mistake(inPriority: UILayoutPriority(new)) == nil)
      constraint.isActive = true
      #expect(
        constraint.mistake(inPriority: UILayoutPriority(new))
          == "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
          + "supported. You passed priority \(new) and the existing priority was \(old).")
      #expect(constraint.mistake(inPriority: UILayoutPriority(old)) == nil)
    }
  }

  // Constraints in a tree

  private func expectNoHolder(
    _ constraint: NSLayoutConstraint, _ sentence: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: Mistake(sentence), sourceLocation: sourceLocation) { try constraint.nearestHolder() }
  }

  @Test func theItemsOfAnActiveConstraintHaveACommonAncestor() throws {
    let constraint = view.leftAnchor.constraint(equalTo: other.rightAnchor)
    let end =
      " because they have no common ancestor. Does the constraint or its anchors reference items in "
      + "different view hierarchies? That's illegal."
    expectNoHolder(
      constraint, "Unable to activate constraint with anchors \(view).left and \(other).right" + end)
    let distance = view.leftAnchor.anchorWithOffset(to: other.leftAnchor).constraint(equalToConstant: 4)
    expectNoHolder(distance, "Unable to activate constraint with anchors \(view) and \(other)" + end)
    let root = UIView()
    for view in [view, other] { root.addSubview(view) }
    #expect(try constraint.nearestHolder() === root.node && distance.nearestHolder() === root.node)
  }

  @Test func theItemsAreInsideTheViewOfTheConstraint() {
    let constraint = other.widthAnchor.constraint(equalToConstant: 7)
    #expect(
      constraint.mistake(inItems: [other.node], insideOf: view.node)
        == "Unable to install constraint on view. Does the constraint reference something from outside the "
        + "subtree of the view? That's illegal. constraint:<NSLayoutConstraint other.width == 7> view:\(view)"
    )
    view.addSubview(other)
    #expect(constraint.mistake(inItems: [other.node], insideOf: view.node) == nil)
    #expect(constraint.mistake(inItems: [other.node, view.node], insideOf: other.node) != nil)
  }

  /// SnapKit's own tests make and activate such constraints, and UIKit
  /// reports nothing before the first layout.
  @Test func aLayoutComparesLocationsOfOneAxis() {
    let constraint = NSLayoutConstraint(
      item: view, attribute: .bottom, relatedBy: .equal, toItem: other, attribute: .centerX, multiplier: 1,
      constant: -2)
    func mistake(_ one: Attribute, _ other: Attribute) -> String? {
      constraint.mistake(
        comparing: one.geometry(isMirrored: false), with: other.geometry(isMirrored: false))
    }
    #expect(
      mistake(.bottom, .centerX)
        == "Constraint improperly relates anchors of incompatible types: "
        + "<NSLayoutConstraint view.bottom == other.centerX - 2>")
    #expect(mistake(.left, .firstBaseline) != nil)
    #expect(mistake(.left, .trailing) == nil && mistake(.top, .lastBaseline) == nil)
    #expect(mistake(.width, .height) == nil)
  }

  // Geometry

  @Test func theFrameAndTheBoundsAreFinite() {
    let label = UILabel()
    for index in 0..<4 {
      var numbers: [CGFloat] = [1, 2, 3, 4]
      numbers[index] = index < 2 ? .nan : .infinity
      let wrong = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      #expect(label.mistake(inFrame: wrong) == "The frame of UILabel is not finite: \(wrong)")
      #expect(view.mistake(inBounds: wrong) == "The bounds of UIView are not finite: \(wrong)")
    }
    let right = CGRect(x: -1, y: 2, width: 3, height: 4)
    #expect(label.mistake(inFrame: right) == nil && view.mistake(inBounds: right) == nil)
  }

  @Test func theIntrinsicSizeIsFinite() {
    let content = Content(3, 4)
    for (length, text) in [(CGFloat.infinity, "inf"), (.nan, "nan")] {
      #expect(
        content.mistake(inContent: length) == "intrinsicContentSize of \(content) is not finite: \(text)")
    }
    #expect(content.mistake(inContent: UIView.noIntrinsicMetric) == nil)
  }

  // The tree

  @Test func aViewIsNotInsideItself() {
    #expect(view.mistake(inSubview: view, at: 0) == "Can't add self as subview: \(view)")
    view.addSubview(other)
    #expect(
      other.mistake(inSubview: view, at: 0)
        == "Can't add \(view) as a subview of \(other), which is inside it.")
    #expect(view.mistake(inSubview: other, at: 0) == nil)
  }

  @Test func theIndexOfASubviewIsNotNegative() {
    #expect(
      view.mistake(inSubview: other, at: -1)
        == "Can't insert \(other) at index -1 of the subviews of \(view).")
    #expect(view.mistake(inSubview: other, at: 99) == nil)
  }

  @Test func exchangedSubviewsExist() {
    view.addSubview(other)
    for (one, second) in [(0, 1), (1, 0), (-1, 0)] {
      #expect(
        view.mistake(inExchanging: one, second)
          == "Can't exchange the subviews at \(one) and \(second) of \(view), which has 1.")
    }
    #expect(view.mistake(inExchanging: 0, 0) == nil)
  }

  // Controllers

  @Test func aViewHasOneController() {
    let (one, second) = (UIViewController(), UIViewController())
    one.view = view
    #expect(
      second.mistake(inView: view)
        == "A view can only be associated with at most one view controller at a time! View \(view) is "
        + "associated with \(one). Clear this association before associating this view with \(second).")
    #expect(one.mistake(inView: view) == nil && second.mistake(inView: other) == nil)
    #expect(second.mistake(inView: nil) == nil)
  }

  // Fonts

  @Test func aFontNeedsAPositiveSize() {
    for (size, text) in [(-3, "-3.0"), (0, "0.0"), (.infinity, "inf"), (.nan, "nan")] as [(CGFloat, String)] {
      #expect(
        UIFont.mistake(inPointSize: size) == "The size of a font must be finite and above 0: \(text).")
    }
    #expect(UIFont.mistake(inPointSize: 0.5) == nil)
  }

  // Apple's page of `scaledFont(for:)`: an exception results when a font that has
  // been scaled already is scaled again.
  @Test func aFontIsScaledOnce() {
    let font = UIFont.systemFont(ofSize: 10)
    #expect(UIFontMetrics.mistake(inScaling: font) == nil)
    let scaled = UIFontMetrics.default.scaledFont(for: font)
    #expect(
      UIFontMetrics.mistake(inScaling: scaled)
        == "A font that has been scaled already cannot be scaled again: \(scaled).")
  }
}
