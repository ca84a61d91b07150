import AutoLayoutKit
import LayoutFrames
import LayoutTracking
import UIKit

/// A whole screen: a header, a row of buttons, four cards, a form and a tab bar, 60 views in all.
///
/// A block sets 12 properties as well: the priorities of the content of the heading, of the badges and of one
/// label of the form, and the opacity of the button below the form. The labels have fixed content sizes.
///
/// `placeByAnchors` is in `ScreenLayout+Anchors.swift`.
final class ScreenLayout: UIView, EverydayLayout {
  let header = UIView()
  let back = UIView()
  let heading = Label(naturalWidth: 140, naturalHeight: 24)
  let avatar = UIView()
  let dot = UIView()

  let buttons = (0..<4).map { _ in Label(naturalWidth: 60, naturalHeight: 20) }
  let cards = (0..<4).map { _ in Card() }

  let form = UIView()
  let captions = (0..<4).map { Label(naturalWidth: 60 + 8 * Double($0), naturalHeight: 18) }
  let fields = (0..<4).map { _ in UIView() }
  let lines = (0..<3).map { _ in UIView() }
  let remember = Label(naturalWidth: 130, naturalHeight: 18)
  let toggle = UIView()
  let submit = Label(naturalWidth: 90, naturalHeight: 20)

  let bar = UIView()
  let barLine = UIView()
  let tabs = (0..<5).map { Tab(captionWidth: 40 + 4 * Double($0)) }

  /// A card with an icon, a title with a badge at its end, and a line of detail with an arrow at its end.
  final class Card: UIView {
    let icon = UIView()
    let title = Label(naturalWidth: 120, naturalHeight: 20)
    let detail = Label(naturalWidth: 170, naturalHeight: 16)
    let badge = Label(naturalWidth: 28, naturalHeight: 18)
    let arrow = UIView()
  }

  /// The symbol and the caption of a tab; both are views of the bar.
  @MainActor struct Tab {
    let symbol = UIView()
    let caption: Label

    init(captionWidth: Double) { caption = Label(naturalWidth: captionWidth, naturalHeight: 12) }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    add([header] + buttons + cards + [form, submit, bar])
    header.add([back, heading, avatar, dot])
    for card in cards { card.add([card.icon, card.title, card.detail, card.badge, card.arrow]) }
    form.add(captions + fields + lines + [remember, toggle])
    bar.add([barLine] + tabs.flatMap { [$0.symbol, $0.caption] })
  }

  required init?(coder: NSCoder) { nil }

  func placeInBlock() { tk_constraint { place($0) } }

  func makeFrames() -> LayoutFrames { tk_frames { place($0) } }

  func keepBlock() -> AutoLayoutKitConstraintGroup? {
    tk_constraintTracking { $0.place($1) }
  }

  private func place(_ make: AutoLayoutKitMaker) {
    make.xEqual(header, bar)
    make.yPlace(
      header, 12, buttons[0], 16, cards[0], 8, cards[1], 8, cards[2], 8, cards[3],
      16, form, 16, submit, make.wall)
    make.yBottom(bar)
    make.height(header, submit, bar) == [56, 48, 64]

    make.insetEdges(top: 0, left: 16, bottom: 0, right: 16)
    make.xEqual(cards, form, submit)
    placeHeader(make.ref(header))
    placeButtons(make)
    for card in cards { place(card, make.ref(card)) }
    placeForm(make.ref(form))
    placeBar(make.ref(bar))
    make.effect(submit, \.alpha, 0.5)
  }

  private func placeHeader(_ make: AutoLayoutKitMaker) {
    make.insetEdges(top: 0, left: 16, bottom: 0, right: 16)
    make.size(back, avatar) == (32, 32)
    make.xPlace(back, 12, heading, 8, avatar)
    make.yCenter(back, heading, avatar)
    make.xCompression(heading) == .low
    make.size(dot) == (10, 10)
    make.ref(avatar).xRight(dot)
    make.ref(avatar).yTop(dot)
  }

  private func placeButtons(_ make: AutoLayoutKitMaker) {
    make.xPlace(buttons[0], 8, buttons[1], 8, buttons[2], 8, buttons[3])
    make.width(buttons[1], buttons[2], buttons[3]) == buttons[0].tk_width
    make.height(buttons) == 40
    make.ref(buttons[0]).yTop(buttons[1], buttons[2], buttons[3])
  }

  private func place(_ card: Card, _ make: AutoLayoutKitMaker) {
    make.insetEdges(top: 10, left: 12, bottom: 10, right: 12)
    make.size(card.icon) == (40, 40)
    make.yCenter(card.icon)
    make.xPlace(card.icon, 12, card.title, 8..., card.badge)
    make.yPlace(card.title, 4, card.detail)
    make.ref(card.title).xLeft(card.detail)
    make.ref(card.title).yCenter(card.badge)
    make.xHugging(card.badge) == .required
    make.xCompression(card.badge) == .required
    make.size(card.arrow) == (8, 14)
    make.xRight(card.arrow)
    make.ref(card.detail).yCenter(card.arrow)
    make.install(card.detail.tk_right <= card.arrow.tk_left - 8)
  }

  private func placeForm(_ make: AutoLayoutKitMaker) {
    make.insetEdges(edge: 12)
    make.width(captions) == 96
    make.height(fields) == 36
    for (caption, field) in zip(captions, fields) {
      make.xPlace(caption, 12, field)
      make.ref(field).yCenter(caption)
    }
    make.yPlace(
      fields[0], 2, lines[0], 2, fields[1], 2, lines[1], 2, fields[2], 2, lines[2], 2, fields[3], 12, toggle)
    make.xEqual(lines)
    make.height(lines) == 1
    make.size(toggle) == (50, 30)
    make.xPlace(remember, 8..., toggle)
    make.ref(toggle).yCenter(remember)
    make.xHugging(remember) == .required
    make.xCompression(remember) == .required
  }

  private func placeBar(_ make: AutoLayoutKitMaker) {
    make.yTop(barLine)
    make.xEqual(barLine)
    make.height(barLine) == 1
    make.xPlace(tabs.map(\.caption))
    make.width(tabs.dropFirst().map(\.caption)) == tabs[0].caption.tk_width
    for tab in tabs {
      make.size(tab.symbol) == (24, 24)
      make.yPlace(8, tab.symbol, 4, tab.caption, make.wall)
      make.ref(tab.caption).xCenter(tab.symbol)
    }
  }
}
