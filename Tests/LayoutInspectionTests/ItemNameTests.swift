import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

@MainActor @Suite struct ItemNameTests {
  private class Base: UIView {
    let badge = UIView()
  }

  private final class Card: Base {
    let icon = UIView()
    let stars = [UIView(), UIView()]
    let area = UILayoutGuide()
    let shade = CALayer()
    var missing: UIView?
    lazy var late = UIView()
    weak var again: UIView?
  }

  private final class Screen: UIViewController {
    let card = Card()
  }

  @Test func anItemIsCalledByThePropertyThatHoldsIt() {
    let card = Card()
    card.again = card.icon
    for view in [card.icon, card.badge, card.late] + card.stars { card.addSubview(view) }
    let names = ItemNames(in: card)
    #expect(names.name(of: card.icon) == "icon" && names.name(of: card.badge) == "badge")
    #expect(names.name(of: card.stars[1]) == "stars[1]" && names.name(of: card.late) == "late")
    #expect(names.name(of: card.area) == "area" && names.name(of: card.shade) == "shade")
    #expect(names.name(of: card) == "Card" && names.name(of: UILabel()) == "UILabel")
    for view in [card.icon, card.badge, card.late, card] + card.stars {
      #expect(AutoLayoutKitReport.name(of: view) == names.name(of: view))
    }
  }

  @Test func anIdentifierIsTheName() {
    let card = Card()
    card.icon.accessibilityIdentifier = "logo"
    card.area.identifier = "column"
    card.shade.name = "shadow"
    let names = ItemNames(in: card)
    #expect(names.name(of: card.icon) == "logo" && names.name(of: card.area) == "column")
    #expect(names.name(of: card.shade) == "shadow")
    card.icon.accessibilityIdentifier = ""
    #expect(names.name(of: card.icon) == "icon")
  }

  @Test func thePropertiesOfAControllerNameItsViews() {
    let screen = Screen()
    screen.view.addSubview(screen.card)
    let names = ItemNames(in: screen.view)
    #expect(names.name(of: screen.card) == "card" && names.name(of: screen.view) == "Screen")
    #expect(names.name(of: screen.card.icon) == "icon")
    #expect(AutoLayoutKitReport.name(of: screen.card) == "card")
    #expect(ItemNames().name(of: screen.card) == "Card")
  }

  private final class Board: UIView {
    let card = Card()
    let rows = [[UIView(), UIView()], [UIView()]]
    let lines = [CALayer(), CALayer()]
    let numbers = [1.5, 2.5]
    var borrowed: [UIView] = []
    weak var _target: UIView?
  }

  /// A board with a card in it; the board holds the card's icon as well.
  private func board() -> Board {
    let board = Board()
    for view in [board.card] + board.rows.joined() { board.addSubview(view) }
    for view in [board.card.icon, board.card.badge] { board.card.addSubview(view) }
    for line in board.lines { board.layer.addSublayer(line) }
    board.borrowed = [board.card.icon]
    return board
  }

  @Test func thePropertyOfTheNearestViewIsTheName() {
    let board = board()
    let target = UIView()
    board.addSubview(target)
    board._target = target
    let names = ItemNames(in: board)
    let expected = [("icon", board.card.icon), ("badge", board.card.badge), ("card", board.card)]
    for (name, view) in expected + [("target", target)] {
      #expect(names.name(of: view) == name)
      #expect(AutoLayoutKitReport.name(of: view) == name)
    }
  }

  @Test func theNameDoesNotDependOnTheOrderInWhichViewsAreRead() {
    let board = board()
    var names = ItemNames()
    names.collect(from: board.card)
    names.collect(from: board)
    #expect(names.name(of: board.card.icon) == "icon")
  }

  @Test func aViewOutsideGivesANameOnlyWhereNoViewAroundDoes() {
    let board = board()
    let other = Card()
    other.again = board.card.icon
    let stranger = UIView()
    other.missing = stranger
    for view in [other, stranger] { board.addSubview(view) }
    let names = ItemNames(in: board)
    #expect(names.name(of: board.card.icon) == "icon" && names.name(of: stranger) == "missing")
  }

  @Test func anItemOfAnArrayHasItsIndex() {
    let board = board()
    let names = ItemNames(in: board)
    #expect(board.rows[0].map { names.name(of: $0) } == ["rows[0][0]", "rows[0][1]"])
    #expect(names.name(of: board.rows[1][0]) == "rows[1][0]" && names.name(of: board.lines[1]) == "lines[1]")
  }
}
