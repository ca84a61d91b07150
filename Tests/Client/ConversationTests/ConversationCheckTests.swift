import LayoutTesting
import Testing
import UIKit

@testable import Conversation

@MainActor @Suite struct ConversationCheckTests {
  @Test(arguments: [(320, 568), (390, 844), (844, 390), (1024, 768)])
  func theConversationPassesAllChecks(width: Int, height: Int) {
    let texts = ["Short.", "A text that needs more than one line, as most of them do in a conversation."]
    let messages = texts.map { MessageView(name: "Ada", time: "9:41", text: $0) }
    let window = Telephone(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let controller = ConversationViewController(heading: "Talk", messages: messages)
    window.rootViewController = controller
    for isMirrored in [false, true] {
      controller.view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
      for canAnswer in [true, false] {
        controller.canAnswer = canAnswer
        check(window)
      }
    }
  }
}
