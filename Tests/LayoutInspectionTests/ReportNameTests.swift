import AutoLayoutKit
import Testing
import UIKit

@testable import LayoutInspection

/// The names in sentences of views and guides that no property holds.
@MainActor @Suite struct ReportNameTests {
  private final class Card: UIView {
    let like = UIView()
    let share = UIView()
    let cells = (0..<4).map { _ in UIView() }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
      for view in [like, share, cell] + cells { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }
  }

  private let card = Card()

  private func name(_ item: AnyObject) -> String { ReportNames(ItemNames(in: card)).name(of: item) }

  /// Returns the names of the guides that a block makes.
  private func guides(_ block: (AutoLayoutKitMaker) -> Void) -> [String] {
    card.tk_constraint(block)
    return card.layoutGuides.filter { $0.identifier.isEmpty }.map { name($0) }
  }

  @Test func aViewWithoutAPropertyIsCalledByItsText() {
    let label = UILabel()
    label.text = "Departure\nPlatform 4"
    let button = UIButton(type: .system)
    button.setTitle("Add to the bag of this evening", for: .normal)
    let field = UITextField()
    field.placeholder = "Name"
    for view in [label, button, field] { card.addSubview(view) }
    #expect(name(label) == "the label \"Departure\"" && name(field) == "the text field \"Name\"")
    #expect(name(button) == "the button \"Add to the bag of this …\"")
    label.accessibilityIdentifier = "title"
    #expect(name(label) == "title")
  }

  @Test func aViewWithoutATextIsCalledByItsPlace() {
    let dot = UIView()
    card.like.addSubview(UILabel())
    card.like.addSubview(dot)
    #expect(name(dot) == "like.subviews[1]")
    #expect(name(card) == "Card" && name(UIView()) == "UIView")
  }

  @Test func theContentViewOfACellIsCalledAfterTheCell() {
    #expect(name(card.cell.contentView) == "cell.contentView")
    let unnamed = UICollectionViewCell()
    #expect(name(unnamed.contentView) == "UICollectionViewCell.contentView")
  }

  @Test func aFlexibleGapIsCalledAfterItsNeighbors() {
    let names = guides { make in
      make.xPlace(make.flexible, card.like, 8, make.flexible, card.share, make.flexible, 16)
    }
    #expect(
      names == [
        "the flexible gap before like", "the flexible gap between like and share",
        "the flexible gap after share",
      ])
  }

  @Test func aGuideBelowViewsIsCalledAfterThem() {
    let names = guides { make in
      let row = make.below(card.like, card.share)
      make.yPlace(11, row, 13)
    }
    #expect(names == ["the guide below like and share"])
  }

  @Test func anotherGuideIsCalledByTheLineThatPlacesIt() {
    let line = UInt(42)
    let names = guides { make in make.xLeft(make.guide(), file: "Card.swift", line: line) }
    #expect(names == ["the guide at Card.swift:42"])
  }

  @Test func theSpacingOfAStackIsCalledAfterTheStack() throws {
    let stack = UIStackView(arrangedSubviews: [card.like, card.share])
    stack.accessibilityIdentifier = "actions"
    stack.spacing = 12
    card.addSubview(stack)
    card.layoutIfNeeded()
    let tie = try #require(
      stack.constraints.first { $0.identifier == "UISV-spacing" && $0.firstItem === card.share })
    #expect(
      ReportNames(ItemNames(in: card)).equation(tie).hasPrefix("the spacing of the stack actions (share."))
  }

  /// The view beside it is tied to the safe area: the call is one that compiles.
  @Test func theSafeAreaOfAContainerIsAMaker() {
    let card = card
    card.tk_constraint { make in
      make.size(card.like, card.share) == (40, 40)
      make.xPlace(8, card.like, 8, card.share, make.wall)
      make.safeArea.yTop(card.like, by: 6)
    }
    let texts = problems(in: card, [.notAmbiguous]).map(\.description)
    #expect(texts.contains { $0.contains("Add make.safeArea.yTop(share, by: 6), as for like") }, "\(texts)")
  }
}
