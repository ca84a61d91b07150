import Testing
import UIKit

@testable import Screens

/// Returns the height of a text with the given lines.
@MainActor private func height(of lines: String?, _ font: UIFont) -> CGFloat {
  let label = UILabel()
  label.numberOfLines = 0
  label.font = font
  label.text = lines
  return label.intrinsicContentSize.height
}

@MainActor @Suite struct CardListTests {
  let list: CardListView
  let cards: [CardView]
  /// The width of a card.
  let width: CGFloat = 390 - 13 - 17
  /// The width inside a card.
  let inner: CGFloat = 390 - 13 - 17 - 16 - 20

  init() {
    cards = [
      CardView(title: "First", text: "One line."),
      CardView(title: "Second", text: "Two\nlines.", badge: "9"),
      CardView(title: "Third", text: "And\neven\nthree.", figures: 4),
    ]
    list = CardListView(cards)
    list.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
    list.layoutIfNeeded()
  }

  /// Returns the height of a card, from the top down.
  private func height(_ card: CardView) -> CGFloat {
    let header = max(28, ScreensTests.height(of: card.title.text, card.title.font))
    let text = card.text.isHidden ? 0 : 8 + ScreensTests.height(of: card.text.text, card.text.font)
    let count = CGFloat(card.figures.count)
    let table = card.isOpen ? (inner - 6 * (count - 1)) / count / 2 : 0
    let belowTheText: CGFloat = card.text.isHidden ? 8 : 15
    let gap: CGFloat = card.isOpen ? 11 : belowTheText
    let aboveTheTable: CGFloat = card.isOpen ? belowTheText : 0
    return 12 + header + text + aboveTheTable + table + gap + 44 + 10
  }

  /// Expects the frames of the shown cards and the size of the content.
  private func expectTheList(_ state: String) {
    list.layoutIfNeeded()
    var top: CGFloat = 7
    for (number, card) in cards.enumerated() where !card.isHidden {
      let frame = card.convert(card.bounds, to: list)
      let expected = CGRect(x: 13, y: top, width: width, height: height(card))
      #expect(isClose(frame, expected), "\(state), card \(number): \(frame), expected \(expected)")
      top = expected.maxY + 9
    }
    #expect(
      abs(list.contentSize.height - (top - 9 + 21)) < 1e-6 && list.contentSize.width == 390,
      "\(state): \(list.contentSize)")
  }

  private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
    [one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height]
      .allSatisfy { abs($0) < 1e-6 }
  }

  @Test func cardsAreBelowEachOther() { expectTheList("closed") }

  @Test func anOpenedCardMovesTheNextOnesDown() {
    cards[1].isOpen = true
    expectTheList("second open")
    cards[2].isOpen = true
    expectTheList("both open")
    let table = cards[2].table.frame
    let side = (inner - 3 * 6) / 4
    for (number, figure) in cards[2].figures.enumerated() {
      #expect(
        isClose(figure.frame, CGRect(x: CGFloat(number) * (side + 6), y: 0, width: side, height: side / 2)))
    }
    #expect(isClose(table, CGRect(x: 0, y: cards[2].text.frame.maxY + 15, width: inner, height: side / 2)))
    cards[1].isOpen = false
    expectTheList("third open")
  }

  @Test func hiddenViewsTakeNoRoom() {
    cards[0].text.isHidden = true
    expectTheList("no text")
    cards[0].isOpen = true
    expectTheList("figures without a text")
    cards[1].isHidden = true
    expectTheList("no second card")
    cards[0].isHidden = true
    cards[1].isHidden = false
    expectTheList("no first card")
    for card in cards {
      card.isHidden = false
      card.isOpen = false
      card.text.isHidden = false
    }
    expectTheList("all again")
  }

  @Test func theTitleTakesTheWidthBesideTheBadge() {
    let badge = cards[1].badge.intrinsicContentSize.width
    #expect(cards[0].title.frame.minX == 28 + 10 && cards[0].title.frame.maxX == inner)
    #expect(
      abs(cards[1].title.frame.maxX - (inner - badge - 10)) < 1e-6
        && abs(cards[1].badge.frame.maxX - inner) < 1e-6)
    cards[1].badge.isHidden = true
    list.layoutIfNeeded()
    #expect(abs(cards[1].title.frame.maxX - inner) < 1e-6)
  }

  @Test func theButtonsShareTheWidth() {
    let half = (inner - 14) / 2
    let card = cards[0]
    #expect(isClose(card.decline.frame, CGRect(x: 0, y: 0, width: half, height: 44)))
    #expect(isClose(card.accept.frame, CGRect(x: half + 14, y: 0, width: half, height: 44)))
  }

  @Test func fromRightToLeftTheHeadersAreMirrored() {
    let before = cards[1].header.arrangedSubviews.map(\.frame)
    cards[1].header.semanticContentAttribute = .forceRightToLeft
    list.layoutIfNeeded()
    for (view, frame) in zip(cards[1].header.arrangedSubviews, before) {
      let expected = CGRect(x: inner - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      #expect(isClose(view.frame, expected), "\(view.frame), expected \(expected)")
    }
    expectTheList("a header from right to left")
  }

  @Test func theListFollowsItsWidth() {
    list.frame.size.width = 500
    list.layoutIfNeeded()
    for card in cards {
      #expect(card.frame.width == 500 - 13 - 17 && card.buttons.frame.width == 500 - 13 - 17 - 16 - 20)
    }
    #expect(list.contentSize.width == 500)
  }
}
