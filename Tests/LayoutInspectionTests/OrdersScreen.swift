import AutoLayoutKit
import UIKit

/// A list of orders with cards, 77 views, of whose lines one can be left out.
@MainActor final class OrdersScreen: UIView {
  /// The lines that can be left out.
  enum Line: CaseIterable {
    case bannerTop, cardEnds, badgeHugging, firstChip, totalRight, sumColumn, photoCenter, cardGap, payHeight
  }

  let banner = UIView()
  let heading = Content(140, 24)
  let close = Content(24, 24)
  let chips = (0..<6).map { Content(CGFloat(50 + $0), 22) }
  let cards: [OrderCard]
  let footer = UIView()
  let sum = Content(70, 20)
  let total = Content(90, 26)
  let pay = UIView()
  let omitted: Line?

  init(without omitted: Line? = nil) {
    self.omitted = omitted
    cards = (0..<7).map { _ in OrderCard(without: omitted) }
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 1100))
    build()
  }

  required init?(coder: NSCoder) { nil }

  private func uses(_ line: Line) -> Bool { omitted != line }

  private func add(_ views: [UIView], to container: UIView) {
    views.forEach(container.addSubview)
  }

  private func build() {
    add([banner, footer] + chips, to: self)
    add(cards, to: self)
    add([heading, close], to: banner)
    add([sum, total, pay], to: footer)
    tk_constraint { make in
      make.xEqual(banner, footer)
      make.height(banner, footer) == [64, 120]
      if uses(.bannerTop) { make.yTop(banner, by: 7) }
      make.ref(banner).xPlace(16, heading, make.wall, close, 16)
      make.ref(banner).yCenter(heading, close)
      placeChips(make)
      make.xPlace(12, cards[0], 12)
      make.xEqual(cards.dropFirst(), by: 12)
      make.yPlace(after: chips[0], 14, cards[0], make.wall)
      for (upper, lower) in zip(cards, cards.dropFirst()) {
        make.yPlace(after: upper, 10, lower, make.wall)
      }
      make.yPlace(after: cards[6], 20, footer, make.wall)
      placeFooter(make.ref(footer))
    }
  }

  private func placeChips(_ make: AutoLayoutKitMaker) {
    make.xPlace(16, chips, make.wall)
    if uses(.firstChip) { make.yPlace(after: banner, 9, chips[0], make.wall) }
    make.ref(chips[0]).yCenter(chips.dropFirst())
  }

  private func placeFooter(_ footer: AutoLayoutKitMaker) {
    footer.xLeft(sum, by: 18)
    if uses(.totalRight) { footer.xRight(total, by: 22) }
    if uses(.sumColumn) { footer.yPlace(15, sum, footer.wall) }
    footer.ref(sum).yCenter(total)
    footer.xPlace(18, pay, 22)
    footer.yPlace(after: sum, 12, pay, footer.wall)
    if uses(.payHeight) { footer.height(pay) == 44 }
  }
}

/// An order: nine views.
@MainActor final class OrderCard: UIView {
  let photo = UIView()
  let name = Content(150, 20)
  let badge = Content(30, 18)
  let detail = Content(170, 16)
  let status = Content(60, 16)
  let dot = UIView()
  let price = Content(60, 20)
  let line = UIView()

  init(without omitted: OrdersScreen.Line?) {
    super.init(frame: .zero)
    [photo, name, badge, detail, status, dot, price, line].forEach(addSubview)
    tk_constraint { make in
      make.height(photo) == 48
      make.width(photo) == 48
      make.size(dot) == (8, 8)
      make.xPlace(12, photo, 10, name, 8, badge, 14)
      if omitted != .badgeHugging { make.xHugging(badge) == .high }
      make.xPlace(after: photo, 10, detail, make.wall)
      make.xPlace(after: photo, 10, dot, 6, status, make.wall, price, 14)
      if omitted == .cardGap {
        make.yPlace(11, name, 4, detail, 6, status, make.wall)
      } else if omitted == .cardEnds {
        make.yPlace(make.wall, name, 4, detail, 6, status, make.wall)
      } else {
        make.yPlace(11, name, 4, detail, 6, status, 13)
      }
      if omitted != .photoCenter { make.yCenter(photo) }
      make.ref(name).yCenter(badge)
      make.ref(status).yCenter(dot, price)
      make.xEqual(line)
      make.height(line) == 1
      make.yBottom(line)
    }
  }

  required init?(coder: NSCoder) { nil }
}
