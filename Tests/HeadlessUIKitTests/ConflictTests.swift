import HeadlessUIKit
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct ConflictTests {
  private func ids(_ constraints: [NSLayoutConstraint]) -> [String] {
    constraints.compactMap(\.identifier).sorted()
  }

  private func named(_ name: String, _ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    constraint.identifier = name
    return constraint
  }

  @Test func theSmallestSetIsReportedOnce() {
    let (a, b) = (UIView(), UIView())
    let root = root(400, 300, a, b)
    NSLayoutConstraint.activate([
      named("fine", b.widthAnchor.constraint(equalToConstant: 9)),
      named("left", a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)),
      named("right", a.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10)),
      named("width", a.widthAnchor.constraint(equalToConstant: 100)),
    ])
    let found = conflicts {
      root.layoutIfNeeded()
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(found.count == 1)
    #expect(found.first.map { ids($0.constraints) } == ["left", "right", "width"])
    #expect(found.first?.broken?.identifier == "width")
    #expect(b.frame.width == 9)
    expectFrames(("a", a, CGRect(x: 10, y: 0, width: 400 - 10 - 10, height: 0)))
  }

  @Test func theTopmostViewIsNamedWhereItsSizeIsNeeded() {
    let a = UIView()
    let root = root(375, 300, a)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: insets.left),
      a.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -insets.right),
      a.widthAnchor.constraint(equalToConstant: 100),
    ])
    let found = conflicts { root.layoutIfNeeded() }
    #expect(found.map(\.constraints.count) == [3])
    #expect(found.first.map { $0.fixedItems.map { $0 === root } } == [true])
    #expect(found.first?.description.contains("the frame, insets or content of \(root)\n") == true)
    // Two heights contradict each other in every topmost view.
    NSLayoutConstraint.activate([10, 40].map { a.heightAnchor.constraint(equalToConstant: $0) })
    #expect(conflicts { root.layoutIfNeeded() }.map(\.fixedItems.count) == [0])
  }

  @Test func constraintsWithoutAnIdentifierComeFirst() {
    // 20 + 100 + 10 + 60 points are not 300: outer views first, then the order of activation, then the names.
    let (a, b) = (UIView(), UIView())
    let root = root(300, 300, a)
    a.placeInside(b)
    let list = [
      named("z", b.widthAnchor.constraint(equalToConstant: 100)),
      b.rightAnchor.constraint(equalTo: a.rightAnchor, constant: -10),
      a.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -insets.right),
      named("y", b.leftAnchor.constraint(equalTo: a.leftAnchor)),
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: insets.left),
    ]
    NSLayoutConstraint.activate(list)
    let found = conflicts { root.layoutIfNeeded() }
    #expect(found.map(\.constraints) == [[list[2], list[4], list[1], list[3], list[0]]])
  }

  @Test func anUnchangedConflictIsNotSearchedAgain() {
    // Twenty rows are 100 wide and tied to both edges of a 400 wide view; the box has no tie to them.
    let rows = (0..<20).map { _ in UIView() }
    let box = UIView()
    let root = root(400, 300)
    for row in rows {
      root.placeInside(row)
      NSLayoutConstraint.activate(
        row.edges(root, insets).filter { $0.firstAttribute != .bottom } + row.box(0, 0, 100, 9).suffix(2))
    }
    root.placeInside(box)
    let size = box.box(1, 2, 30, 40)
    NSLayoutConstraint.activate(size)
    let found = conflicts { root.layoutIfNeeded() }
    #expect(found.count == 20 && found.allSatisfy { $0.constraints.count == 3 })
    let before = HeadlessLayout.work(for: root)
    size[2].constant = 35
    #expect(conflicts { root.layoutIfNeeded() }.isEmpty)
    expectFrames(("box", box, CGRect(x: 1, y: 2, width: 35, height: 40)))
    let after = HeadlessLayout.work(for: root)
    // One search for each row at first; then only the width of the box is solved.
    #expect(before?.conflictSearches == 20 && after?.conflictSearches == 20)
    #expect((after?.rowsTouched ?? 0) - (before?.rowsTouched ?? 0) == 1)
    // The root has the width that each row needs, so the conflicts end.
    root.frame.size.width = insets.left + 100 + insets.right
    #expect(conflicts { root.layoutIfNeeded() }.isEmpty && rows.allSatisfy { $0.frame.width == 100 })
    root.frame.size.width += 1
    #expect(conflicts { root.layoutIfNeeded() }.count == 20)
  }

  @Test func aRecurringConflictIsReportedAgain() {
    let a = UIView()
    let root = root(400, 300, a)
    let one = a.widthAnchor.constraint(equalToConstant: 1)
    let other = a.widthAnchor.constraint(equalToConstant: 2)
    NSLayoutConstraint.activate([one, other])
    #expect(conflicts { root.layoutIfNeeded() }.count == 1)
    other.constant = 1
    #expect(conflicts { root.layoutIfNeeded() }.isEmpty)
    #expect(a.frame.width == 1)
    other.constant = 3
    #expect(conflicts { root.layoutIfNeeded() }.count == 1)
    other.isActive = false
    #expect(conflicts { root.layoutIfNeeded() }.isEmpty)
    #expect(a.frame.width == 1)
  }

  @Test func optionalConstraintsNeverConflict() {
    let a = UIView()
    let root = root(400, 300, a)
    for width in [1, 2] as [CGFloat] {
      let constraint = a.widthAnchor.constraint(equalToConstant: width)
      constraint.priority = UILayoutPriority(999)
      constraint.isActive = true
    }
    #expect(conflicts { root.layoutIfNeeded() }.isEmpty)
  }

  @Test func aFrameIsKeptAndTheConstraintIsBroken() {
    let a = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    root.addSubview(a)
    named("width", a.widthAnchor.constraint(equalToConstant: 50)).isActive = true
    let found = conflicts { root.layoutIfNeeded() }
    #expect(found.map { ids($0.constraints) } == [["width"]])
    #expect(found.first?.broken?.identifier == "width")
    #expect(found.first?.fixedItems.contains { $0 === a } == true, "\(found)")
    expectFrames(("a", a, CGRect(x: 1, y: 2, width: 30, height: 40)))
  }

  @Test func aNegativeSizeIsAConflict() {
    let a = UIView()
    let root = root(100, 300, a)
    NSLayoutConstraint.activate([
      named("left", a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 70)),
      named("right", a.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -70)),
    ])
    #expect(conflicts { root.layoutIfNeeded() }.map { ids($0.constraints) } == [["left", "right"]])
    #expect(a.frame.width >= 0)
  }

  @Test func aContentThatIsLeftOutFollowsEachChange() {
    // |-20-[first]-10-[second]-40-|
    let (first, second) = (Content(90, 9), Content(50, 9))
    first.setContentCompressionResistancePriority(.required, for: .horizontal)
    let root = root(400, 300, first, second)
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 10),
      root.rightAnchor.constraint(equalTo: second.rightAnchor, constant: 40),
    ])
    second.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    func expectWidths(_ widths: [CGFloat], conflicts count: Int, line: Int = #line) {
      let found = conflicts { root.layoutIfNeeded() }.count
      let actual = [first.frame.width, second.frame.width]
      #expect(actual == widths && found == count, "line \(line): \(actual), \(found) conflicts")
    }
    func resize(toFree width: CGFloat) { root.frame.size.width = 20 + width + 10 + 40 }

    resize(toFree: 80)
    expectWidths([80, 0], conflicts: 1)
    resize(toFree: 85)
    expectWidths([85, 0], conflicts: 0)
    first.size.width = 83
    expectWidths([83, 2], conflicts: 0)
    first.size.width = 95
    expectWidths([85, 0], conflicts: 1)
    first.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    expectWidths([35, 50], conflicts: 0)
    first.setContentCompressionResistancePriority(.required, for: .horizontal)
    expectWidths([85, 0], conflicts: 1)
    first.removeFromSuperview()
    #expect(conflicts { root.layoutIfNeeded() }.isEmpty)
    resize(toFree: 200)
    #expect(conflicts { root.layoutIfNeeded() }.isEmpty)
    #expect(second.frame.width == 50)
  }

  @Test func contentsThatAreLeftOutShareTheSpace() {
    // |-20-[first]-10-[second]-40-|, with 60 points for 70 and 90
    let (first, second) = (Content(70, 9), Content(90, 9))
    let root = root(20 + 60 + 10 + 40, 300, first, second)
    for view in [first, second] {
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 10),
      root.rightAnchor.constraint(equalTo: second.rightAnchor, constant: 40),
    ])
    let found = conflicts { root.layoutIfNeeded() }
    #expect(found.count == 2 && found.allSatisfy { $0.broken == nil })
    #expect(first.frame.width + second.frame.width == 60)
  }

  @Test func theTextNamesTheConstraintsInvolved() {
    let a = UIView()
    let root = root(400, 300, a)
    a.accessibilityIdentifier = "card"
    NSLayoutConstraint.activate([
      named("Card.swift:4 width", a.widthAnchor.constraint(equalToConstant: 10)),
      named("Card.swift:5 width", a.widthAnchor.constraint(greaterThanOrEqualToConstant: 20)),
    ])
    let text = conflicts { root.layoutIfNeeded() }.first?.description ?? ""
    for part in [
      "'Card.swift:4 width' card.width == 10", "'Card.swift:5 width' card.width >= 20", "Unable to satisfy",
      "Left out of the layout: ",
    ] {
      #expect(text.contains(part), "\(text)")
    }
  }
}
