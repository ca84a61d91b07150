import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// The rules by which a conflict leaves out one of its constraints, each in both orders of activation, in a
/// new tree and in one that was laid out before.
@MainActor @Suite struct ConflictRankTests {
  /// A tree with constraints that cannot hold together.
  @MainActor private struct Example {
    let root: UIView
    let constraints: [NSLayoutConstraint]

    init(_ root: UIView, _ constraints: KeyValuePairs<String, NSLayoutConstraint>) {
      self.root = root
      for (name, constraint) in constraints { constraint.identifier = name }
      self.constraints = constraints.map(\.value)
    }
  }

  /// Expects that all constraints except one hold, whatever the history.
  private func expectLeftOut(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation, in make: () -> Example
  ) {
    for isReversed in [false, true] {
      // No layout before, one without constraints, and one with all except the first or the last.
      for count in [nil, 0, make().constraints.count - 1] {
        let example = make()
        let list = isReversed ? example.constraints.reversed() : example.constraints
        let found = conflicts {
          if let count {
            NSLayoutConstraint.activate(Array(list.prefix(count)))
            example.root.layoutIfNeeded()
          }
          NSLayoutConstraint.activate(list)
          example.root.layoutIfNeeded()
        }
        let broken = found.map { $0.broken?.identifier ?? "a frame or a content" }
        #expect(
          broken == [name], "\(isReversed ? "reversed" : "in order"), \(count ?? -1) before: \(found)",
          sourceLocation: sourceLocation)
      }
    }
  }

  // The rules, in their order.

  @Test func theDeepestItemDecides() {
    // The label in the card is deeper than the box beside the card, which has a height of its own.
    expectLeftOut("label and box") {
      let (card, box, label) = (UIView(), UIView(), UIView())
      let root = root(400, 300, card, box)
      card.placeInside(label)
      return Example(
        root,
        [
          "label and root": label.heightAnchor.constraint(equalTo: root.heightAnchor),
          "label and box": label.heightAnchor.constraint(equalTo: box.heightAnchor),
          "box": box.heightAnchor.constraint(equalToConstant: 100),
        ])
    }
  }

  @Test func theDeepestHolderDecides() {
    // A length is held by the view itself, and a distance to the superview by the superview.
    expectLeftOut("width") {
      let a = UIView()
      let root = root(375, 300, a)
      return Example(
        root,
        [
          "left": a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: insets.left),
          "width": a.widthAnchor.constraint(equalToConstant: 100),
          "right": a.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -insets.right),
        ])
    }
  }

  @Test func aDistanceBetweenSiblingsGoesBeforeOneToAContainer() {
    // 20 + 10 + 60 points do not fit into 50.
    expectLeftOut("gap") {
      let (a, b) = (UIView(), UIView())
      let root = root(50, 300, a, b)
      return Example(
        root,
        [
          "left": a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: insets.left),
          "gap": b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 10),
          "right": root.rightAnchor.constraint(equalTo: b.rightAnchor, constant: insets.right),
        ])
    }
  }

  @Test func aRatioGoesBeforeAFixedLength() {
    expectLeftOut("ratio") {
      let a = UIView()
      let root = root(400, 300, a)
      return Example(
        root,
        [
          "width": a.widthAnchor.constraint(equalToConstant: 40),
          "ratio": a.widthAnchor.constraint(equalTo: a.heightAnchor),
          "height": a.heightAnchor.constraint(equalToConstant: 30),
        ])
    }
  }

  @Test func aGuideIsAsDeepAsASubview() {
    // The guide of the card is deeper than the box beside the card, which has a height of its own.
    expectLeftOut("guide and box") {
      let (card, box) = (UIView(), UIView())
      let guide = UILayoutGuide()
      let root = root(400, 300, card, box)
      card.addLayoutGuide(guide)
      return Example(
        root,
        [
          "guide and root": guide.heightAnchor.constraint(equalTo: root.heightAnchor),
          "guide and box": guide.heightAnchor.constraint(equalTo: box.heightAnchor),
          "box": box.heightAnchor.constraint(equalToConstant: 100),
        ])
    }
  }

  @Test(arguments: [
    NSLayoutConstraint.Attribute.trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin,
  ])
  func theFarEdgeGoesBeforeTheNearOne(far: NSLayoutConstraint.Attribute) {
    let nearEdges: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
      .trailing: .leading, .right: .left, .bottom: .top, .trailingMargin: .leadingMargin,
      .rightMargin: .leftMargin, .bottomMargin: .topMargin,
    ]
    // 60 and 20 points do not fit into 50, and the far constant is less than the near one.
    for isRightToLeft in [false, true] {
      expectLeftOut("far") {
        let a = UIView()
        let root = root(50, 50, a)
        root.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        let near = nearEdges[far] ?? .notAnAttribute
        return Example(
          root,
          [
            "far": NSLayoutConstraint(
              item: a, attribute: far, relatedBy: .equal, toItem: root, attribute: far, multiplier: 1,
              constant: -insets.left),
            "near": NSLayoutConstraint(
              item: a, attribute: near, relatedBy: .equal, toItem: root, attribute: near, multiplier: 1,
              constant: insets.right),
          ])
      }
    }
  }

  @Test func theLargerConstantIsLeftOut() {
    expectLeftOut("40") {
      let a = UIView()
      let root = root(400, 300, a)
      return Example(
        root,
        [
          "40": a.heightAnchor.constraint(equalToConstant: 40),
          "10": a.heightAnchor.constraint(equalToConstant: 10),
        ])
    }
    // −20 is larger than −60.
    expectLeftOut("-20") {
      let a = UIView()
      let root = root(400, 300, a)
      return Example(
        root,
        [
          "-60": a.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -insets.right),
          "-20": a.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -insets.left),
        ])
    }
  }

  @Test func theLaterSubviewIsLeftOut() {
    // 20 + 100 + 10 + 100 + 60 = 290, not 300.
    expectLeftOut("b") {
      let (a, b) = (UIView(), UIView())
      let root = root(300, 300, a, b)
      return Example(
        root,
        [
          "a": a.widthAnchor.constraint(equalToConstant: 100),
          "b": b.widthAnchor.constraint(equalToConstant: 100),
          "left": a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: insets.left),
          "gap": b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 10),
          "right": b.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -insets.right),
        ])
    }
  }

  @Test func ofEqualConstraintsTheLatestIsLeftOut() {
    for isReversed in [false, true] {
      let a = UIView()
      let root = root(300, 300, a)
      let factors: [CGFloat] = isReversed ? [0.5, 0.25] : [0.25, 0.5]
      let list = factors.map { a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: $0) }
      NSLayoutConstraint.activate(list)
      #expect(conflicts { root.layoutIfNeeded() }.map(\.broken) == [list[1]])
      #expect(a.frame.width == 300 * factors[0])
    }
  }

  // Constraints of UIKit.

  @Test(arguments: [
    "UIView-Encapsulated-Layout-Width", "_UITemporaryLayoutWidth", "fittingSizeHTarget", "UISV-hiding",
    "UIViewSafeAreaLayoutGuide-left",
  ])
  func aConstraintWithAnIdentifierOfUIKitIsKept(identifier: String) {
    // Without the identifier the width would be left out, as the constraint with the deepest holder.
    expectLeftOut("right") {
      let a = UIView()
      let root = root(300, 300, a)
      return Example(
        root,
        [
          identifier: a.widthAnchor.constraint(equalToConstant: 100),
          "left": a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: insets.left),
          "right": a.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -insets.right),
        ])
    }
  }

  @Test func aRequiredContentIsLeftOutFirst() {
    // 20 + 70 + 60 points do not fit into 100.
    expectLeftOut("a frame or a content") {
      let content = Content(70, 9)
      content.setContentCompressionResistancePriority(.required, for: .horizontal)
      let root = root(100, 300, content)
      return Example(
        root,
        [
          "left": content.leftAnchor.constraint(equalTo: root.leftAnchor, constant: insets.left),
          "right": content.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -insets.right),
        ])
    }
  }

  @Test func aFrameIsKept() {
    // The framed view is deeper than the view that is to be as wide.
    expectLeftOut("equal widths") {
      let (card, a) = (UIView(), UIView())
      let root = root(400, 300, card, a)
      card.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)))
      return Example(
        root,
        [
          "equal widths": card.subviews[0].widthAnchor.constraint(equalTo: a.widthAnchor),
          "width": a.widthAnchor.constraint(equalToConstant: 50),
        ])
    }
  }

  // Facts that change between two layouts.

  @Test func aChangedConstantChangesTheChoice() {
    let a = UIView()
    let root = root(400, 300, a)
    let (one, other) = (
      a.widthAnchor.constraint(equalToConstant: 10), a.widthAnchor.constraint(equalToConstant: 20)
    )
    NSLayoutConstraint.activate([one, other])
    #expect(conflicts { root.layoutIfNeeded() }.map(\.broken) == [other])
    one.constant = 30
    #expect(conflicts { root.layoutIfNeeded() }.map(\.broken) == [one])
    #expect(a.frame.width == 20)
  }

  @Test func aNewOrderOfTheSubviewsChangesTheChoice() {
    let (a, b) = (UIView(), UIView())
    let root = root(300, 300, a, b)
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 100), b.widthAnchor.constraint(equalToConstant: 100),
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: insets.left),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 10),
      b.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -insets.right),
    ])
    // 300 − 20 − 10 − 60 − 100 points are left for the other width.
    let rest: CGFloat = 110
    func expectWidths(_ first: CGFloat, _ second: CGFloat, after change: () -> Void) {
      change()
      #expect(conflicts { root.layoutIfNeeded() }.count == 1)
      #expect(a.frame.width == first && b.frame.width == second)
    }
    expectWidths(100, rest) {}
    expectWidths(rest, 100) { root.bringSubviewToFront(a) }
    expectWidths(100, rest) { root.exchangeSubview(at: 0, withSubviewAt: 1) }
    expectWidths(rest, 100) { root.insertSubview(a, aboveSubview: b) }
    expectWidths(100, rest) { root.sendSubviewToBack(a) }
    expectWidths(rest, 100) { root.insertSubview(b, at: 0) }
  }

  @Test func anIdentifierOfUIKitChangesTheChoice() {
    let a = UIView()
    let root = root(400, 300, a)
    let (one, other) = (
      a.widthAnchor.constraint(equalToConstant: 10), a.widthAnchor.constraint(equalToConstant: 20)
    )
    NSLayoutConstraint.activate([one, other])
    #expect(conflicts { root.layoutIfNeeded() }.map(\.broken) == [other])
    other.identifier = "UIView-Encapsulated-Layout-Width"
    #expect(conflicts { root.layoutIfNeeded() }.map(\.broken) == [one])
    #expect(a.frame.width == 20)
  }

  @Test func aConstraintThatIsKeptLongerReleasesTheOneThatWasLeftOut() {
    // The width of 20 is left out for that of 10, and holds again when a third one replaces that of 10.
    let (a, b) = (UIView(), UIView())
    let root = root(400, 300, a)
    a.placeInside(b)
    let (ten, twenty) = (
      b.widthAnchor.constraint(equalToConstant: 10), b.widthAnchor.constraint(equalToConstant: 20)
    )
    NSLayoutConstraint.activate([ten, twenty])
    #expect(conflicts { root.layoutIfNeeded() }.map(\.broken) == [twenty])
    let share: CGFloat = 0.05
    let outer = b.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: share)
    outer.isActive = true
    #expect(conflicts { root.layoutIfNeeded() }.map(\.broken) == [ten])
    #expect(b.frame.width == root.frame.width * share)
  }
}
