import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

@MainActor @Suite struct BrokenWordCheckTests {
  private let screen = CheckedScreen()

  /// Shows a text in several lines within a width.
  private func show(_ text: String, _ width: CGFloat) {
    screen.title.text = text
    screen.title.numberOfLines = 0
    screen.place([(screen.title, CGRect(x: 13, y: 17, width: width, height: 200))])
  }

  private func width(of text: String) -> CGFloat {
    let label = UILabel()
    label.text = text
    return label.sizeThatFits(CGSize(width: 1000, height: 100)).width
  }

  @Test func aWordThatIsWiderThanItsTextIsReported() {
    let needed = width(of: "Standup")
    show("Daily Standup", needed)
    #expect(screen.sentences(.noBrokenWords).isEmpty)
    show("Daily Standup", needed - 5)
    let sentences = screen.sentences(.noBrokenWords)
    #expect(sentences.count == 1)
    #expect(sentences.first?.hasPrefix("The word \"Standup\" of \"title\" needs ") == true)
    let end =
      " points and is broken inside, because the text is \(Int(needed) - 5) wide. Make another view of the"
      + " row smaller, or place \"title\" on a line of its own."
    #expect(sentences.first?.hasSuffix(end) == true)
  }

  @Test func theLabelBreaksTheWordsThatAreReported() {
    let needed = Int(width(of: "Standup"))
    for width in stride(from: 30, through: needed + 20, by: 1) {
      show("Daily Standup", CGFloat(width))
      screen.layoutIfNeeded()
      let lines = screen.title.sizeThatFits(CGSize(width: width, height: 1000)).height
      let isBroken = lines > 2.5 * screen.title.font.lineHeight
      #expect(screen.sentences(.noBrokenWords).isEmpty != isBroken, "\(width)")
    }
  }

  @Test func aLabelThatShrinksItsTextBreaksNoWord() {
    show("Daily Standup", 40)
    screen.title.adjustsFontSizeToFitWidth = true
    #expect(screen.sentences(.noBrokenWords).isEmpty)
  }

  @Test func theMarginsOfATextViewAreNoRoomForAWord() {
    let text = UITextView()
    text.text = "Daily Standup"
    text.isScrollEnabled = false
    text.font = .systemFont(ofSize: 17)
    text.textContainerInset = UIEdgeInsets(top: 8, left: 7, bottom: 8, right: 6)
    let label = UILabel()
    label.text = "Standup"
    label.font = text.font
    let needed = label.sizeThatFits(CGSize(width: 1000, height: 100)).width
    let margins = 7 + 6 + 2 * text.textContainer.lineFragmentPadding
    for (width, isBroken) in [(needed + margins + 1, false), (needed + margins - 2, true)] {
      screen.place([(text, CGRect(x: 13, y: 17, width: width, height: 200))])
      #expect(screen.sentences(.noBrokenWords).isEmpty != isBroken, "\(width)")
    }
  }

  @Test func aTextOfOneLineIsTruncatedAndNotBroken() {
    show("Standup", 30)
    screen.title.numberOfLines = 1
    #expect(screen.sentences(.noBrokenWords).isEmpty)
  }

  @Test(arguments: ["Stand-up", "Stand–up", "Stand/up", "Stand up", "Stand\u{AD}up"])
  func aWordMayEndAtAHyphen(_ text: String) {
    show(text, width(of: "Stand-") + 1)
    #expect(screen.sentences(.noBrokenWords).isEmpty)
  }

  @Test(arguments: ["今日の会議は午後から始まります", "การประชุมวันนี้เริ่มตอนบ่าย"])
  func scriptsWithoutSpacesAreNotExamined(_ text: String) {
    show(text, 60)
    #expect(screen.sentences(.noBrokenWords).isEmpty)
  }

  @Test func aTextThatIsBrokenBetweenCharactersIsIntended() {
    show("0123456789abcdef0123456789abcdef", 100)
    screen.title.lineBreakMode = .byCharWrapping
    #expect(screen.sentences(.noBrokenWords).isEmpty)
  }
}
