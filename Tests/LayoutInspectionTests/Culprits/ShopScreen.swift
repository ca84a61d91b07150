import AutoLayoutKit
import UIKit

/// A shop of 58 views: a search field, chips, a grid of tiles, three cards and a bar to buy.
///
/// Each mistake replaces one line.
///
/// The letter behind a line stands for its place in the expected sentences.
final class ShopScreen: UIView {
  enum Mistake: CaseIterable {
    case none, tileHeight, gridAndWidth, cardsInset, chipsTooLong, buyWidths, searchTwice, equalChips
    case flexibleGap, cell, columnTooLong, swappedRows, noProperty, cardHeight
  }

  final class Tile: UIView {
    let photo = UIView()
    let price = UIView()

    init() {
      super.init(frame: .zero)
      for view in [photo, price] { addSubview(view) }
      tk_constraint { make in
        make.height(price) == 18
        make.xEqual(photo, price)
        make.yPlace(photo, 2, price)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Cell: UITableViewCell {
    let icon = UIView()
    let badge = UIView()

    init(_ mistake: Mistake) {
      super.init(style: .default, reuseIdentifier: nil)
      for view in [icon, badge] { contentView.addSubview(view) }
      contentView.tk_constraint { make in
        make.size(icon, badge) == (40, 40)
        if mistake == .cell {
          make.xPlace(16, icon, badge, 16)  // A
        } else {
          make.xPlace(16, icon, make.wall, badge, 16)
        }
        make.yCenter(icon, badge)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  let search = UIView()
  let chips = (0..<4).map { _ in UIView() }
  let shelf = UIView()
  let tiles = (0..<9).map { _ in Tile() }
  let cards = (0..<3).map { _ in UIView() }
  let icons = (0..<3).map { _ in UIView() }
  let names = (0..<3).map { _ in UIView() }
  let buttons = (0..<3).map { _ in UIView() }
  let cell: Cell
  let bar = UIView()
  let total = UIView()
  let buy = UIView()
  let cancel = UIView()
  private let mistake: Mistake

  init(_ mistake: Mistake) {
    self.mistake = mistake
    cell = Cell(mistake)
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    for view in [search, shelf, cell, bar] + chips + cards { addSubview(view) }
    for tile in tiles { shelf.addSubview(tile) }
    for index in 0..<3 {
      for view in [icons[index], names[index], buttons[index]] { cards[index].addSubview(view) }
    }
    for view in [total, buy, cancel] { bar.addSubview(view) }
    tk_constraint { make in
      placeScreen(make)
      placeCards(make)
      placeShelf(make.ref(shelf))
      placeBar(make.ref(bar))
    }
  }

  required init?(coder: NSCoder) { nil }

  private func placeScreen(_ make: AutoLayoutKitMaker) {
    make.height(search) == 44
    make.xPlace(16, search, 16)  // B
    if mistake == .searchTwice { make.xEqual(search) }  // C
    make.height(chips) == 32
    switch mistake {
    case .chipsTooLong:
      make.width(chips) == 110  // D
      make.xPlace(16, chips[0], 8, chips[1], 8, chips[2], 8, chips[3], 16)  // E
    case .equalChips:
      make.width(chips) == 70  // F
      make.xPlace(16, chips[0], 8, chips[1], 8, chips[2], 8, chips[3], 16)  // G
    case .flexibleGap:
      make.width(chips) == 100  // H
      make.xPlace(16, chips[0], 8, chips[1], make.flexible, chips[2], 8, chips[3], 16)  // I
    default:
      make.width(chips) == 70
      make.xPlace(16, chips[0], 8, chips[1], 8, chips[2], 8, chips[3], make.wall)
    }
    let inset: CGFloat = mistake == .cardsInset ? 1600 : 16
    make.inset(left: inset, right: 12).xEqual(shelf, cards[0], cards[1], cards[2])  // J
    make.xEqual(bar, cell)
    make.height(cell) == 48
    make.height(cards) == 64  // a
    if mistake == .cardHeight { make.height(cards[1]) == 640 }  // K
    make.height(shelf) == (mistake == .columnTooLong ? 3600 : 360)  // L
    make.yPlace(
      12, search, 8, chips[0], 12, shelf, 12, cards[0], 8, cards[1], 8, cards[2], 8, cell, 8..., bar, line: 1)
    make.ref(chips[0]).yCenter(chips[1], chips[2], chips[3])
    make.height(bar) == 88
  }

  private func placeCards(_ make: AutoLayoutKitMaker) {
    for index in 0..<3 {
      let card = make.ref(cards[index])
      card.size(icons[index]) == (40, 40)
      card.size(buttons[index]) == (72, 32)
      card.width(names[index]) == 201
      card.xPlace(12, icons[index], 12, names[index], 12, buttons[index], make.wall)  // N
      if mistake == .swappedRows, index == 2 {
        card.xPlace(after: buttons[2], 12, names[2], make.wall)  // O
      }
      card.height(names[index]) == 20
      card.yCenter(icons[index], names[index], buttons[index])
    }
  }

  private func placeShelf(_ make: AutoLayoutKitMaker) {
    if mistake == .gridAndWidth { make.width(tiles[4]) == 90 }  // P
    if mistake == .tileHeight { make.height(tiles[2]) == 1100 }  // Q
    make.grid(tiles, columns: 3, gap: 8)  // R
    if mistake == .noProperty {
      let label = UILabel()
      label.text = "Departure"
      shelf.addSubview(label)
      make.width(label) == 100  // S
      make.xPlace(16, label, 16)  // T
      make.yTop(label)
    }
  }

  private func placeBar(_ make: AutoLayoutKitMaker) {
    make.height(buy, cancel) == 44
    make.height(total) == 24
    if mistake == .buyWidths {
      make.width(buy) == 280  // U
      make.width(cancel) == 120  // V
      make.sameWidth(buy, cancel)  // W
      make.xPlace(16, cancel, make.wall)
      make.xPlace(make.wall, buy, 16)
    } else {
      make.xPlace(16, cancel, 8, buy, 16)
      make.sameWidth(buy, cancel)
    }
    make.xPlace(16, total, 16)
    make.yPlace(4, total, 4, buy, make.wall)
    make.ref(buy).yCenter(cancel)
  }
}
