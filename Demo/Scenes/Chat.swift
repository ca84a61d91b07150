import AutoLayoutKit
import UIKit

/// A conversation: bubbles on both sides, as wide as their text, the newest one above the text field.
final class Chat: UIView {
  let header = UIView(color: Theme.paper)
  let bar = UILayoutGuide()
  let back = UIImageView(symbol: "chevron.left", color: Theme.brand)
  let avatar = UIView(color: .systemPink, radius: 18)
  let initials = UILabel("MO", size: 14, weight: .semibold, color: .white)
  let name = UILabel("Mira Okafor", size: 16, weight: .semibold)
  let status = UILabel("online", size: 12, color: Theme.green)
  let call = UIImageView(symbol: "phone.fill", color: Theme.brand)
  let headerLine = UIView(color: Theme.line)

  let history = UIView(color: Theme.ground)
  let day = UILabel("Today", size: 12, weight: .medium, color: Theme.inkSoft)
  let bubbles = [
    Bubble("Are you still up for the weekend? The forecast says sun until Sunday evening.", from: .them),
    Bubble("Of course! I have been looking forward to it all week.", from: .me),
    Bubble("Did you find the hut on the map?", from: .them),
    Bubble("Yes", from: .me),
    Bubble(
      "It is about four hours from the lake, and the last part is steep. We should start early.", from: .me),
    Bubble("How early is early?", from: .them),
    Bubble("Six?", from: .me),
    Bubble(
      "Then I bring the coffee. And the big rucksack, so that we can share the tent and the stove.",
      from: .them),
    Bubble("Perfect", from: .me),
    Bubble("See you on Saturday", from: .them),
  ]
  let seen = UILabel("Read 21:14", size: 11, color: Theme.inkSoft)

  let composer = UIView(color: Theme.paper)
  let entry = UILayoutGuide()
  let plus = UIImageView(symbol: "plus", color: Theme.inkSoft)
  let field = UIView(color: Theme.ground, radius: 19)
  let prompt = UILabel("Message", size: 15, color: Theme.inkSoft)
  let send = UIImageView(symbol: "arrow.up", color: .white)
  let composerLine = UIView(color: Theme.line)

  private let column = UILayoutGuide()

  override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    backgroundColor = Theme.paper
    history.clipsToBounds = true
    send.backgroundColor = Theme.brand
    send.layer.cornerRadius = 17
    add(history, header, composer)
    header.add(back, avatar, name, status, call, headerLine)
    avatar.add(initials)
    composer.add(plus, field, prompt, send, composerLine)
    history.addSubview(day)
    for bubble in bubbles { history.addSubview(bubble) }
    history.addSubview(seen)
    header.addLayoutGuide(bar)
    history.addLayoutGuide(column)
    composer.addLayoutGuide(entry)
    tk_constraint { make in
      let safe = make.ref(safeAreaLayoutGuide)
      make.xEqual(header, history, composer)
      make.yPlace(header, history, composer)
      safe.yTop(bar)
      safe.yBottom(entry)
      make.height(bar, entry) == [52, 56]
      make.ref(header).yBottom(bar)
      make.ref(composer).yTop(entry)
      placeHeader(make, safe)
      placeHistory(make, safe)
      placeComposer(make, safe)
    }
  }

  private func placeHeader(_ make: AutoLayoutKitMaker, _ safe: AutoLayoutKitMaker) {
    safe.xEqual(bar)
    let bar = make.ref(bar)
    make.size(avatar) == (36, 36)
    make.size(back, call) == (24, 24)
    make.ref(avatar).center(initials)
    bar.yCenter(back, avatar, call)
    bar.xPlace(12, back, 8, avatar, 10, name, 8, call, 16)
    bar.yPlace(9, name, 1, status, make.wall)
    make.ref(name).xLeft(status)
    make.height(headerLine) == 1
    make.ref(header).xEqual(headerLine)
    make.ref(header).yBottom(headerLine)
  }

  private func placeHistory(_ make: AutoLayoutKitMaker, _ safe: AutoLayoutKitMaker) {
    safe.insetEdges(top: 0, left: 12, bottom: 0, right: 12)
    safe.xFill(column, atMost: 680)
    let column = make.ref(column)
    make.ref(history).yEqual(self.column)
    column.insetEdges(top: 0, left: 0, bottom: 10, right: 0)
    column.xCenter(day)
    column.width(bubbles) <= column.w * 0.76
    for bubble in bubbles {
      switch bubble.side {
      case .them: column.xPlace(bubble, make.wall)
      case .me: column.xPlace(make.wall, bubble)
      }
    }
    column.xRight(seen)
    column.yPlace([make.wall, day, 12] + spaced(bubbles) + [4, seen])
  }

  /// Returns the bubbles with small gaps between those of one person, and
  /// larger ones where the person changes.
  private func spaced(_ bubbles: [Bubble]) -> [any AutoLayoutKitChainPart] {
    var items: [any AutoLayoutKitChainPart] = []
    var last: Bubble?
    for bubble in bubbles {
      if let last { items.append(last.side == bubble.side ? 3 : 10) }
      items.append(bubble)
      last = bubble
    }
    return items
  }

  private func placeComposer(_ make: AutoLayoutKitMaker, _ safe: AutoLayoutKitMaker) {
    safe.xEqual(entry)
    let entry = make.ref(entry)
    make.size(plus) == (24, 24)
    make.size(send) == (34, 34)
    make.height(field) == 38
    entry.yCenter(plus, field, prompt, send)
    entry.xPlace(plus, 12, field, 12, send)
    make.ref(field).xPlace(16, prompt, 16)
    make.height(composerLine) == 1
    make.ref(composer).xEqual(composerLine)
    make.ref(composer).yTop(composerLine)
  }
}

/// A message of one person: text on a rounded background.
final class Bubble: UIView {
  /// The author of the message.
  enum Side {
    case me
    case them
  }

  let text: UILabel
  let side: Side

  init(_ words: String, from side: Side) {
    self.side = side
    text = UILabel(words, size: 15, color: side == .me ? .white : Theme.ink).wrapping()
    super.init(frame: .zero)
    backgroundColor = side == .me ? Theme.brand : Theme.paper
    layer.cornerRadius = 17
    addSubview(text)
    tk_constraint { make in
      make.insetEdges(top: 8, left: 13, bottom: 8, right: 13)
      make.equal(text)
    }
  }

  required init?(coder: NSCoder) {
    side = .them
    text = UILabel()
    super.init(coder: coder)
  }
}
