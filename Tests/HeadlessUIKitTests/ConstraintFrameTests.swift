import TestSupport
import Testing
import UIKit

/// The frames that constraints determine; the container is 400 × 300 unless a test sets another size.
@MainActor @Suite struct ConstraintFrameTests {
  @Test func edgesAreInsideInsets() {
    let (a, b) = (UIView(), UIView())
    let root = root(400, 300, a)
    a.placeInside(b)
    NSLayoutConstraint.activate(a.edges(root, insets) + b.edges(a, insets))
    for (width, height) in [(400, 300), (500, 200), (300, 220)] as [(CGFloat, CGFloat)] {
      root.frame.size = CGSize(width: width, height: height)
      root.layoutIfNeeded()
      expectFrames(
        ("a", a, CGRect(x: 20, y: 10, width: width - 20 - 60, height: height - 10 - 40)),
        ("b", b, CGRect(x: 20, y: 10, width: width - 80 - 80, height: height - 50 - 50)))
    }
  }

  @Test func everyAttributeOfTheContainerHasItsPosition() {
    let root = UIView(frame: CGRect(x: 7, y: 9, width: 400, height: 300))
    root.layoutMargins = insets
    // Inside the margins x reaches from 20 to 400 − 60 and y from 10 to 300 − 40.
    let positions: [(NSLayoutConstraint.Attribute, CGFloat)] = [
      (.left, 0), (.right, 400), (.centerX, 200), (.leading, 0), (.trailing, 400), (.top, 0), (.bottom, 300),
      (.centerY, 150), (.firstBaseline, 0), (.lastBaseline, 300), (.leftMargin, 20), (.rightMargin, 340),
      (.centerXWithinMargins, 180), (.leadingMargin, 20), (.trailingMargin, 340), (.topMargin, 10),
      (.bottomMargin, 260), (.centerYWithinMargins, 135),
    ]
    for (attribute, position) in positions {
      let isVertical: Bool
      switch attribute {
      case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
        .centerYWithinMargins:
        isVertical = true
      default: isVertical = false
      }
      let isDirectional = [.leading, .trailing, .leadingMargin, .trailingMargin].contains(attribute)
      let side: NSLayoutConstraint.Attribute = isDirectional ? .leading : .left
      let own: NSLayoutConstraint.Attribute = isVertical ? .top : side
      let a = root.placeInside(UIView())
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: a, attribute: own, relatedBy: .equal, toItem: root, attribute: attribute, multiplier: 1,
          constant: 5),
        a.widthAnchor.constraint(equalToConstant: 30),
        a.heightAnchor.constraint(equalToConstant: 40),
      ])
      root.layoutIfNeeded()
      let at = position + 5
      expectFrames(
        ("\(attribute)", a, CGRect(x: isVertical ? 0 : at, y: isVertical ? at : 0, width: 30, height: 40)))
    }
  }

  @Test func everyAttributeOfTheItemHasItsPosition() {
    let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, CGFloat, CGFloat)] = [
      (.left, .left, 0, 0), (.right, .left, -30, 0), (.centerX, .left, -15, 0), (.leading, .leading, 0, 0),
      (.trailing, .leading, -30, 0), (.top, .top, 0, 0), (.bottom, .top, 0, -40), (.centerY, .top, 0, -20),
      (.firstBaseline, .top, 0, 0), (.lastBaseline, .top, 0, -40),
    ]
    for (own, other, x, y) in pairs {
      let a = UIView()
      let root = root(400, 300, a)
      let placement = NSLayoutConstraint(
        item: a, attribute: own, relatedBy: .equal, toItem: root, attribute: other, multiplier: 1,
        constant: 100)
      NSLayoutConstraint.activate([
        placement, a.widthAnchor.constraint(equalToConstant: 30),
        a.heightAnchor.constraint(equalToConstant: 40),
      ])
      root.layoutIfNeeded()
      let isVertical = [.top, .bottom, .centerY, .firstBaseline, .lastBaseline].contains(own)
      expectFrames(
        ("\(own)", a, CGRect(x: isVertical ? 0 : 100 + x, y: isVertical ? 100 + y : 0, width: 30, height: 40))
      )
    }
  }

  @Test func multipliersAndRatiosHold() {
    let (a, b) = (UIView(), UIView())
    let root = root(400, 300, a, b)
    NSLayoutConstraint.activate([
      a.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.4, constant: 6),
      a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 1.5),
      a.leftAnchor.constraint(equalTo: root.leftAnchor),
      NSLayoutConstraint(
        item: b, attribute: .left, relatedBy: .equal, toItem: a, attribute: .right, multiplier: 2,
        constant: -10),
      b.widthAnchor.constraint(equalToConstant: 20),
      b.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 1, constant: 1),
    ])
    root.layoutIfNeeded()
    let height: CGFloat = 300 * 0.4 + 6
    expectFrames(
      ("a", a, CGRect(x: 0, y: 0, width: height * 1.5, height: height)),
      ("b", b, CGRect(x: height * 1.5 * 2 - 10, y: 0, width: 20, height: height * 1.5 + 1)))
  }

  @Test func constraintsCrossHierarchies() {
    let left = UIView()
    let right = UIView()
    let a = UIView()
    let b = UIView()
    let root = root(400, 300, left, right)
    left.placeInside(a)
    right.placeInside(b)
    NSLayoutConstraint.activate(
      left.box(10, 20, 150, 100) + right.box(200, 30, 180, 110) + a.box(5, 6, 70, 80))
    NSLayoutConstraint.activate([
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 130),
      a.topAnchor.constraint(equalTo: b.topAnchor, constant: -9),
      root.rightAnchor.constraint(equalTo: b.rightAnchor, constant: 33),
      b.heightAnchor.constraint(equalTo: a.heightAnchor),
    ])
    root.layoutIfNeeded()
    // a's right edge in the root: 10 + 5 + 70 = 85; its top: 20 + 6 = 26.
    expectFrames(
      ("a", a, CGRect(x: 5, y: 6, width: 70, height: 80)),
      ("b", b, CGRect(x: 85 + 130 - 200, y: 26 + 9 - 30, width: 400 - 33 - 215, height: 80)))
  }

  @Test func theOriginOfTheBoundsMovesSubviews() {
    let a = UIView()
    let root = root(400, 300, a)
    root.bounds.origin = CGPoint(x: 15, y: 25)
    NSLayoutConstraint.activate(a.edges(root, insets))
    root.layoutIfNeeded()
    expectFrames(("a", a, CGRect(x: 15 + 20, y: 25 + 10, width: 320, height: 250)))
    root.bounds.origin = CGPoint(x: -1, y: 2)
    root.layoutIfNeeded()
    expectFrames(
      ("a", a, CGRect(x: -1 + 20, y: 2 + 10, width: 320, height: 250)),
      ("root", root, CGRect(x: 0, y: 0, width: 400, height: 300)))
  }

  @Test func undeterminedValuesAreZero() {
    let (a, b) = (UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8)), UIView())
    let root = root(400, 300, a, b)
    b.widthAnchor.constraint(equalToConstant: 12).isActive = true
    root.layoutIfNeeded()
    expectFrames(("a", a, .zero), ("b", b, CGRect(x: 0, y: 0, width: 12, height: 0)))
  }

  @Test(arguments: [Float(1000), 751]) func anInequalityAloneHasADefiniteResult(priority: Float) {
    for (relation, size) in [(NSLayoutConstraint.Relation.greaterThanOrEqual, 30), (.lessThanOrEqual, 0)]
      as [(_, CGFloat)]
    {
      let a = UIView()
      let root = root(400, 300, a)
      let all = [
        NSLayoutConstraint(
          item: a, attribute: .left, relatedBy: relation, toItem: root, attribute: .left, multiplier: 1,
          constant: 74),
        NSLayoutConstraint(
          item: a, attribute: .top, relatedBy: relation, toItem: root, attribute: .top, multiplier: 1,
          constant: 10),
        NSLayoutConstraint(
          item: a, attribute: .width, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1, constant: 30),
      ]
      for constraint in all { constraint.priority = UILayoutPriority(priority) }
      NSLayoutConstraint.activate(all)
      root.layoutIfNeeded()
      expectFrames(("a \(relation)", a, CGRect(x: 74, y: 10, width: size, height: 0)))
    }
  }

  @Test func aHigherPriorityWins() {
    let a = UIView()
    let root = root(400, 300, a)
    NSLayoutConstraint.activate(a.box(1, 2, 3, 4).dropLast(2))
    for (width, priority) in [(100, 250), (200, 251), (300, 250), (310, 250)] as [(CGFloat, Float)] {
      let constraint = a.widthAnchor.constraint(equalToConstant: width)
      constraint.priority = UILayoutPriority(priority)
      constraint.isActive = true
    }
    root.layoutIfNeeded()
    expectFrames(("a", a, CGRect(x: 1, y: 2, width: 200, height: 0)))
  }

  @Test func changesTakeEffectInTheNextLayout() {
    let a = UIView()
    let root = root(400, 300, a)
    let box = a.box(1, 2, 30, 40)
    NSLayoutConstraint.activate(box)
    root.layoutIfNeeded()
    box[0].constant = 11
    expectFrames(("before", a, CGRect(x: 1, y: 2, width: 30, height: 40)))
    root.layoutIfNeeded()
    expectFrames(("constant", a, CGRect(x: 11, y: 2, width: 30, height: 40)))
    box[2].isActive = false
    a.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -9).isActive = true
    a.layoutIfNeeded()
    expectFrames(("swap", a, CGRect(x: 11, y: 2, width: 400 - 9 - 11, height: 40)))
    let low = a.bottomAnchor.constraint(equalTo: root.bottomAnchor)
    let high = a.bottomAnchor.constraint(equalTo: root.centerYAnchor)
    box[3].isActive = false
    low.priority = UILayoutPriority(10)
    high.priority = UILayoutPriority(20)
    NSLayoutConstraint.activate([low, high])
    root.layoutIfNeeded()
    expectFrames(("high", a, CGRect(x: 11, y: 2, width: 380, height: 148)))
    low.priority = UILayoutPriority(30)
    root.layoutIfNeeded()
    expectFrames(("low", a, CGRect(x: 11, y: 2, width: 380, height: 298)))
  }

  @Test func aSetFrameIsReplacedByTheNextLayout() {
    let a = UIView()
    let root = root(400, 300, a)
    NSLayoutConstraint.activate(a.box(1, 2, 30, 40))
    root.layoutIfNeeded()
    a.frame = CGRect(x: 50, y: 60, width: 70, height: 80)
    root.layoutIfNeeded()
    expectFrames(("a", a, CGRect(x: 1, y: 2, width: 30, height: 40)))
  }

  @Test func aRemovedTreeKeepsItsConstraints() {
    let box = UIView(frame: CGRect(x: 1, y: 2, width: 50, height: 40))
    let child = UIView()
    let other = UIView()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    root.addSubview(box)
    child.frame = CGRect(x: 5, y: 6, width: 20, height: 10)
    child.autoresizingMask = .flexibleWidth
    box.addSubview(child)
    box.placeInside(other)
    other.widthAnchor.constraint(equalTo: child.widthAnchor).isActive = true
    root.layoutIfNeeded()
    expectFrames(("other", other, CGRect(x: 0, y: 0, width: 20, height: 0)))
    box.removeFromSuperview()
    box.frame.size.width = 58
    box.layoutIfNeeded()
    expectFrames(("other", other, CGRect(x: 0, y: 0, width: 20 + 58 - 50, height: 0)))
  }

  @Test func aTreeMayMoveBeforeItsFirstLayout() {
    let first = root(400, 300)
    let second = root(200, 100)
    let card = UIView(frame: CGRect(x: 9, y: 8, width: 90, height: 70))
    let a = UIView()
    first.layoutIfNeeded()
    second.layoutIfNeeded()
    first.addSubview(card)
    card.placeInside(a)
    NSLayoutConstraint.activate(a.box(3, 4, 20, 10))
    second.addSubview(card)
    first.layoutIfNeeded()
    second.layoutIfNeeded()
    expectFrames(("a", a, CGRect(x: 3, y: 4, width: 20, height: 10)))
    a.removeFromSuperview()
    first.layoutIfNeeded()
    second.layoutIfNeeded()
  }

  @Test func aMovedTreeIsLaidOutInItsNewSuperview() {
    let first = UIView()
    let second = UIView()
    let card = UIView()
    let a = UIView()
    let root = root(400, 300, first, second)
    NSLayoutConstraint.activate(first.box(0, 0, 100, 90) + second.box(200, 0, 70, 60))
    first.placeInside(card)
    card.placeInside(a)
    NSLayoutConstraint.activate(card.edges(first, insets) + a.edges(card, .zero))
    root.layoutIfNeeded()
    expectFrames(("a", a, CGRect(x: 0, y: 0, width: 100 - 80, height: 90 - 50)))
    second.addSubview(card)
    NSLayoutConstraint.activate(card.edges(second, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    root.layoutIfNeeded()
    expectFrames(
      ("card", card, CGRect(x: 2, y: 1, width: 64, height: 56)),
      ("a", a, CGRect(x: 0, y: 0, width: 64, height: 56)))
    card.removeFromSuperview()
    card.translatesAutoresizingMaskIntoConstraints = true
    card.frame = CGRect(x: 0, y: 0, width: 33, height: 44)
    card.layoutIfNeeded()
    expectFrames(
      ("card alone", card, CGRect(x: 0, y: 0, width: 33, height: 44)),
      ("a", a, CGRect(x: 0, y: 0, width: 33, height: 44)))
    root.layoutIfNeeded()
  }

  @Test func constraintsDetermineTheSizeOfARoot() {
    let a = UIView()
    let root = UIView(frame: CGRect(x: 3, y: 4, width: 400, height: 300))
    root.translatesAutoresizingMaskIntoConstraints = false
    root.placeInside(a)
    NSLayoutConstraint.activate(a.edges(root, insets) + [a.widthAnchor.constraint(equalToConstant: 100)])
    root.layoutIfNeeded()
    expectFrames(
      ("root", root, CGRect(x: 3, y: 4, width: 20 + 100 + 60, height: 10 + 40)),
      ("a", a, CGRect(x: 20, y: 10, width: 100, height: 0)))
  }
}
