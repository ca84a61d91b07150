import AutoLayoutKit
import UIKit

/// A chat: a header, a pinned message, bubbles that scroll, and an input bar above the keyboard.
final class ChatRoom: BeginnerScreen {
  let header = UIView()
  let back = UIImageView()
  let avatar = UIView(fill: .systemTeal)
  let initials = UILabel("JR", size: 15)
  let name = UILabel("Jonas Reuter", size: 17)
  let status = UILabel("last seen at 18:20", size: 12)
  let call = UIImageView()
  let headerLine = UIView(fill: .lightGray)

  let pinned = UIView(fill: UIColor(white: 0.95, alpha: 1))
  let pin = UIImageView()
  let pinTitle = UILabel("Pinned message", size: 13)
  let pinText = UILabel("Rehearsal moves to Thursday", size: 13)
  let hide = UIButton.titled("Hide")

  let history = UIScrollView()
  let list = UIView()
  let day = UILabel("Tuesday", size: 12)
  let bubbles = [
    MessageBubble("Did you find the key to the rehearsal room?", "17:02", isMine: false),
    MessageBubble("It was in the case of the cello the whole time, under the rosin.", "17:05", isMine: true),
    MessageBubble("Good", "17:05", isMine: false),
    MessageBubble("Can you bring the stands? We need four of them, and the lamp.", "17:11", isMine: false),
    MessageBubble("Yes, all four", "17:30", isMine: true),
    MessageBubble("Then I take the scores.", "17:31", isMine: false),
    MessageBubble("See you on Thursday at seven!", "18:19", isMine: true),
  ]
  let jump = UIButton.titled("Newest")

  let composer = UIView()
  let composerLine = UIView(fill: .lightGray)
  let thanks = UIButton.titled("Thanks!")
  let later = UIButton.titled("Later")
  let onMyWay = UIButton.titled("On my way")
  let plus = UIImageView()
  let pill = UIView(fill: UIColor(white: 0.92, alpha: 1))
  let entry = UITextField()
  let emoji = UIImageView()
  let send = UIButton.titled("Send")

  override class var keyboardHeight: CGFloat? { 336 }

  override func build() {
    entry.placeholder = "Message"
    addAll(header, pinned, history, composer, jump)
    header.addAll(back, avatar, initials, name, status, call, headerLine)
    pinned.addAll(pin, pinTitle, pinText, hide)
    history.addSubview(list)
    list.addSubview(day)
    for bubble in bubbles { list.addSubview(bubble) }
    composer.addAll(composerLine, thanks, later, onMyWay, plus)
    if has(.pillInFront) {
      composer.addAll(entry, emoji, pill, send)
    } else {
      composer.addAll(pill, entry, emoji, send)
    }
    tk_constraint { make in
      make.safeArea.xEqual(header, pinned, history, composer)
      make.safeArea.keyboard.yPlace(header, pinned, history, composer)
      make.height(jump) == 44
      make.xPlace(make.wall, jump, 14)
      if has(.jumpAtTheSafeArea) {
        make.safeArea.yPlace(make.wall, jump, 96)
      } else {
        make.yPlace(make.wall, jump, 10, before: composer)
      }
    }
    placeHeader()
    placePinned()
    placeHistory()
    placeComposer()
  }

  private func placeHeader() {
    header.tk_constraint { make in
      make.size(back) == (12, 20)
      make.size(avatar) == (38, 38)
      make.size(call) == (24, 24)
      make.height(headerLine) == 1
      make.xPlace(14, back, 12, avatar, 10, name, 10, call, 18)
      make.yPlace(6, avatar, 9)
      make.ref(avatar).center(initials)
      make.ref(avatar).yCenter(back, call)
      make.ref(avatar).yPlace(name, 1, status, make.wall)
      make.ref(name).xEqual(status)
      make.xEqual(headerLine)
      make.yBottom(headerLine)
    }
  }

  private func placePinned() {
    pinned.tk_constraint { make in
      make.insetEdges(top: 6, left: 16, bottom: 8, right: 18)
      make.size(pin) == (14, 18)
      make.height(hide) == 44
      make.width(hide) >= 44
      make.yCenter(pin, hide)
      make.xPlace(pin, 10, pinTitle, 12, hide)
      make.yPlace(pinTitle, 1, pinText)
      make.ref(pinTitle).xEqual(pinText)
      make.xHugging(pick(.titleHugs, pinTitle, hide)) == .high
      make.xCompression(hide) == .required
    }
  }

  private func placeHistory() {
    history.tk_constraint { make in
      make.width(list) == make.w
      make.content.xPlace(list)
      make.content.yPlace(list)
    }
    list.tk_constraint { make in
      make.xCenter(day)
      if has(.leastWidth) {
        make.width(bubbles) >= make.w * 0.74
      } else {
        make.width(bubbles) <= make.w * 0.74
      }
      for bubble in bubbles where !bubble.isMine {
        make.xPlace(12, bubble, make.wall)
      }
      for bubble in bubbles where bubble.isMine {
        if has(.gapAtTheWall) {
          make.xPlace(make.wall, 17, bubble)
        } else {
          make.xPlace(make.wall, bubble, 17)
        }
      }
      make.yPlace([12, day, 10] + bubbles.spaced(6) + [16])
    }
  }

  private func placeComposer() {
    composer.tk_constraint { make in
      make.height(composerLine) == 1
      make.xEqual(composerLine)
      make.yTop(composerLine)
      make.insetEdges(top: 8, left: 12, bottom: 10, right: 16)
      make.xPlace(thanks, 14, later, 14, onMyWay, make.wall, align: .center)
      make.height(thanks, later, onMyWay, send) == 44
      make.width(later, send) >= 44
      make.size(plus) == (26, 26)
      make.height(pill) == 38
      make.xPlace(plus, 10, pill, 12, send, align: .center)
      make.yPlace(thanks, 8, pill)
      make.size(emoji) == (22, 22)
      make.ref(pill).xPlace(14, entry, 8, emoji, 10)
      make.ref(pill).yCenter(entry, emoji)
      make.xHugging(send) == .high
      make.xCompression(send) == .required
    }
  }
}

/// A message: its text, and the time below it at the right.
final class MessageBubble: UIView {
  let text: UILabel
  let time: UILabel
  let isMine: Bool

  init(_ words: String, _ time: String, isMine: Bool) {
    text = UILabel(words, size: 16, lines: 0)
    self.time = UILabel(time, size: 11)
    self.isMine = isMine
    super.init(frame: .zero)
    backgroundColor = isMine ? .systemTeal : UIColor(white: 0.92, alpha: 1)
    addAll(text, self.time)
    tk_constraint { make in
      make.insetEdges(top: 8, left: 13, bottom: 6, right: 11)
      make.xEqual(text)
      make.xPlace(0..., self.time)
      make.yPlace(text, 2, self.time)
    }
  }

  required init?(coder: NSCoder) { nil }
}
