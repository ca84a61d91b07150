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
    #expect(ItemNames().name(of: screen.card) == "Card")
  }
}
