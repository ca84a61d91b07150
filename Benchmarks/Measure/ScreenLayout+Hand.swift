import UIKit

extension ScreenLayout {
  func placeByHand() {
    let (width, height) = (bounds.width, bounds.height)
    header.frame = CGRect(x: 0, y: 0, width: width, height: 56)
    back.frame = CGRect(x: 16, y: 12, width: 32, height: 32)
    heading.frame = CGRect(x: 60, y: 16, width: width - 116, height: 24)
    avatar.frame = CGRect(x: width - 48, y: 12, width: 32, height: 32)
    dot.frame = CGRect(x: width - 26, y: 12, width: 10, height: 10)
    let buttonWidth = (width - 32 - 24) / 4
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: 16 + CGFloat(index) * (buttonWidth + 8), y: 68, width: buttonWidth, height: 40)
    }
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(x: 16, y: 124 + 68 * CGFloat(index), width: width - 32, height: 60)
      card.placeByHand()
    }
    placeFormByHand(width - 32)
    submit.frame = CGRect(x: 16, y: 645, width: width - 32, height: 48)
    bar.frame = CGRect(x: 0, y: height - 64, width: width, height: 64)
    barLine.frame = CGRect(x: 0, y: 0, width: width, height: 1)
    let tabWidth = width / 5
    for (index, tab) in tabs.enumerated() {
      let x = tabWidth * CGFloat(index)
      tab.symbol.frame = CGRect(x: x + (tabWidth - 24) / 2, y: 8, width: 24, height: 24)
      tab.caption.frame = CGRect(x: x, y: 36, width: tabWidth, height: 12)
    }
  }

  private func placeFormByHand(_ width: CGFloat) {
    form.frame = CGRect(x: 16, y: 404, width: width, height: 225)
    for (index, (caption, field)) in zip(captions, fields).enumerated() {
      let y = 12 + 41 * CGFloat(index)
      caption.frame = CGRect(x: 12, y: y + 9, width: 96, height: 18)
      field.frame = CGRect(x: 120, y: y, width: width - 132, height: 36)
    }
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(x: 12, y: 50 + 41 * CGFloat(index), width: width - 24, height: 1)
    }
    remember.frame = CGRect(x: 12, y: 189, width: 130, height: 18)
    toggle.frame = CGRect(x: width - 62, y: 183, width: 50, height: 30)
  }
}

extension ScreenLayout.Card {
  fileprivate func placeByHand() {
    let width = bounds.width
    icon.frame = CGRect(x: 12, y: 10, width: 40, height: 40)
    title.frame = CGRect(x: 64, y: 10, width: min(120, width - 112), height: 20)
    badge.frame = CGRect(x: width - 40, y: 11, width: 28, height: 18)
    detail.frame = CGRect(x: 64, y: 34, width: min(170, width - 92), height: 16)
    arrow.frame = CGRect(x: width - 20, y: 35, width: 8, height: 14)
  }
}
