@testable import Conversation
import Testing
import UIKit

/// A phone with a different safe area inset on each side.
final class Telephone: UIWindow {
  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 47, left: 6, bottom: 34, right: 9) }
}

@MainActor @Suite struct ConversationTests {
  let window = Telephone(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let messages = [
    MessageView(name: "Ada", time: "9:41", text: "Short."),
    MessageView(
      name: "Grace", time: "9:42", text: String(repeating: "A text that needs more than one line. ", count: 6)
    ),
  ]
  let controller: ConversationViewController

  init() {
    controller = ConversationViewController(heading: "Talk", messages: messages)
    window.rootViewController = controller
    window.layoutIfNeeded()
  }

  @Test func theMessagesAreBetweenTheBarsInsideTheSafeArea() {
    #expect(controller.view.frame == window.bounds)
    #expect(controller.bar.frame == CGRect(x: 0, y: 0, width: 390, height: 47 + 44))
    let width: CGFloat = 390 - 6 - 9
    var top: CGFloat = 47 + 44 + 1
    for message in messages {
      #expect(message.frame.origin == CGPoint(x: 6, y: top) && message.frame.width == width)
      top += message.frame.height + 1
    }
    #expect(controller.answer.frame == CGRect(x: 6, y: 844 - 34 - 52, width: width, height: 52))
  }

  @Test func aMessageIsAsHighAsItsPictureOrItsText() {
    let (short, long) = (messages[0], messages[1])
    short.text.text = nil
    window.layoutIfNeeded()
    #expect(abs(short.frame.height - (10 + 40 + 14)) < 1e-6)
    for message in messages {
      let left: CGFloat = 16 + 40 + 12
      #expect(message.picture.frame == CGRect(x: 16, y: 10, width: 40, height: 40))
      #expect(message.name.frame.origin == CGPoint(x: left, y: 10))
      #expect(message.time.frame.maxX == message.bounds.width - 20)
      #expect(message.text.frame.minX == left && message.text.frame.maxX == message.bounds.width - 20)
      #expect(
        message.text.frame.minY == message.name.frame.maxY + 4
          && message.text.frame.maxY == message.bounds.height - 14)
    }
    let line = UILabel()
    line.font = long.text.font
    line.text = "A"
    #expect(long.text.frame.height >= 3 * line.intrinsicContentSize.height)
  }

  @Test func fromRightToLeftEverythingInAMessageIsMirrored() {
    let message = messages[1]
    let before = message.subviews.map(\.frame)
    message.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(
      message.subviews.map(\.frame)
        == before.map {
          CGRect(x: message.bounds.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
        })
  }

  @Test func theAnswerCanBeHiddenAndShown() {
    controller.canAnswer = false
    window.layoutIfNeeded()
    #expect(controller.answer.frame.height == 0 && controller.answer.isHidden)
    controller.canAnswer = true
    window.layoutIfNeeded()
    #expect(controller.answer.frame.height == 52)
  }
}
