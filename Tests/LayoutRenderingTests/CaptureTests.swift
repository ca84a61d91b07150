import Testing
import UIKit

@testable import LayoutRendering

@MainActor
@Suite struct CaptureTests {
  private final class Card: UIView {
    let title = UILabel()
    let stars = [UIView(), UIView()]
    lazy var badge = UIView()
  }

  private func card() -> Card {
    let card = Card(frame: CGRect(x: 50, y: 60, width: 200, height: 100))
    for view in [card.title, card.stars[0], card.stars[1], card.badge, UIView(), UIView()] {
      card.addSubview(view)
    }
    return card
  }

  private func paths(_ snapshot: LayoutSnapshot) -> [String] {
    snapshot.nodes.indices.map { snapshot.path(of: $0) }
  }

  @Test func viewsAreNamedAfterTheirPropertyOrTheirClass() {
    let names = [
      "Card", "Card/title", "Card/stars[0]", "Card/stars[1]", "Card/badge", "Card/UIView[0]",
      "Card/UIView[1]",
    ]
    #expect(paths(LayoutSnapshot(of: card())) == names)
  }

  @Test func anAccessibilityIdentifierIsTheName() {
    let card = card()
    card.title.accessibilityIdentifier = "headline"
    #expect(LayoutSnapshot(of: card).path(of: 1) == "Card/headline")
  }

  @Test func framesAreInTheCoordinatesOfTheRoot() {
    let card = card()
    card.badge.frame = CGRect(x: 10, y: 20, width: 60, height: 40)
    let dot = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
    card.badge.addSubview(dot)
    card.badge.bounds.origin = CGPoint(x: 1, y: 2)
    let nodes = LayoutSnapshot(of: card).nodes
    #expect(nodes[0].frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    // The bounds of the badge begin at (1, 2): 10 + 3 - 1 and 20 + 4 - 2.
    #expect(nodes.first { $0.parent == 4 }?.frame == CGRect(x: 12, y: 22, width: 5, height: 6))
    #expect(nodes.first { $0.parent == 4 }?.localFrame == CGRect(x: 3, y: 4, width: 5, height: 6))
  }

  @Test func aSnapshotHasTheStyleOfAView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    view.alpha = 0.75
    view.isHidden = true
    view.clipsToBounds = true
    view.layer.cornerRadius = 3
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.white.cgColor
    var expected = LayoutSnapshot.Style()
    expected.fill = PictureColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    expected.alpha = 0.75
    expected.isHidden = true
    expected.clips = true
    expected.cornerRadius = 3
    expected.borderWidth = 2
    expected.borderColor = .white
    #expect(LayoutSnapshot(of: view).nodes.first?.style == expected)
  }

  @Test func aSnapshotHasTheLinesOfALabel() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let label = UILabel(frame: CGRect(x: 20, y: 30, width: 100, height: 40))
    label.text = "Hi"
    label.textAlignment = .right
    label.font = .systemFont(ofSize: 20, weight: .bold)
    root.addSubview(label)
    guard case .text(let lines) = LayoutSnapshot(of: root).nodes[1].content, let line = lines.first else {
      Issue.record("the label has no line")
      return
    }
    #expect(line.string == "Hi")
    #expect(abs(line.frame.maxX - 120) < 0.001)
    #expect(line.baseline > 30 && line.baseline < 70)
    #expect((line.fontSize, line.fontWeight) == (20, 700))
  }

  @Test func linksAreTheConstraintsBetweenEdges() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let a = UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 20))
    root.addSubview(a)
    let left = NSLayoutConstraint(
      item: a, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1,
      constant: 10)
    left.identifier = "A.swift:3 xPlace[0]"
    let width = NSLayoutConstraint(
      item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 50)
    let bottom = NSLayoutConstraint(
      item: a, attribute: .bottom, relatedBy: .lessThanOrEqual, toItem: root, attribute: .bottom,
      multiplier: 1, constant: -8)
    NSLayoutConstraint.activate([left, width, bottom])
    let links = LayoutSnapshot(of: root).links
    #expect(links.map(\.axis) == [.x, .y])
    #expect(links.map(\.distance) == [10, 8])
    #expect(links.map(\.relation) == ["", "≥"])
    #expect(links.map(\.origin) == ["A.swift:3 xPlace#1", nil])
    #expect(links.map(\.first.side) == [.near, .far])
  }

  @Test func aRepeatedStatementIsAnotherOrigin() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    for _ in 0..<2 {
      let view = UIView()
      root.addSubview(view)
      for number in 0..<2 {
        let constraint = NSLayoutConstraint(
          item: view, attribute: number == 0 ? .left : .right, relatedBy: .equal, toItem: root,
          attribute: number == 0 ? .left : .right, multiplier: 1, constant: 0)
        constraint.identifier = "A.swift:3 xPlace[\(number)]"
        constraint.isActive = true
      }
    }
    let runs = [1, 1, 2, 2].map { run in "A.swift:3 xPlace#\(run)" }
    #expect(LayoutSnapshot(of: root).links.compactMap(\.origin) == runs)
  }

  @Test func tenThousandNestedViewsAreCaptured() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let all = [root] + (1..<10_000).map { _ in UIView(frame: CGRect(x: 1, y: 0, width: 10, height: 10)) }
    // From the inside, because a new superview is searched for its new subview, up to the topmost view.
    for index in all.indices.dropFirst().reversed() { all[index - 1].addSubview(all[index]) }
    let nodes = LayoutSnapshot(of: root).nodes
    #expect(nodes.count == 10_000)
    #expect(nodes.last?.frame.minX == 9_999)
    // The tree is taken apart from the inside, so that freeing it is no deep recursion.
    for view in all.reversed() { view.removeFromSuperview() }
  }

  @Test func aSnapshotHasTheTextOfFieldsAndTextViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let field = UITextField()
    let view = UITextView()
    field.frame = CGRect(x: 10, y: 20, width: 100, height: 34)
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    view.frame = CGRect(x: 30, y: 60, width: 100, height: 80)
    view.text = "One\nTwo"
    view.textColor = .red
    view.contentOffset.y = 6
    for view in [field, view] { root.addSubview(view) }
    let nodes = LayoutSnapshot(of: root).nodes
    func lines(_ node: LayoutSnapshot.Node) -> [LayoutSnapshot.TextLine] {
      if case .text(let lines) = node.content { lines } else { [] }
    }
    let name = lines(nodes[1])
    let text = lines(nodes[2])
    #expect(name.map(\.string) == ["Name"])
    let left: CGFloat = 10 + 7
    #expect(name.first?.frame.minX == left)
    #expect(nodes[1].style.borderWidth == 1 && nodes[1].style.cornerRadius == 5)
    #expect(text.map(\.string) == ["One", "Two"])
    #expect(text.allSatisfy { $0.color == PictureColor(.red) })
    // The text begins 8 below the corner of the content, which is 6 above the view;
    // 12 × 1950/2048 = 11.4 to the baseline.
    let baseline: Double = 60 - 6 + 8 + 12
    #expect(text.first?.baseline == baseline)
  }
}
