import TestSupport
import Testing
import UIKit

/// Attachments in lines of text, whose other widths come from the text without the attachment.
@MainActor @Suite struct AttachmentTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func words(_ text: String) -> NSMutableAttributedString {
    NSMutableAttributedString(string: text, attributes: [.font: font])
  }

  private func attachment(_ bounds: CGRect) -> NSAttributedString {
    let attachment = NSTextAttachment()
    attachment.bounds = bounds
    let text = NSMutableAttributedString(attachment: attachment)
    text.addAttribute(.font, value: font, range: NSRange(location: 0, length: 1))
    return text
  }

  private func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-4 }

  @Test func anAttachmentHasItsWidthInTheLine() {
    let text = words("ab")
    let width = text.size().width
    text.append(attachment(CGRect(x: 0, y: 0, width: 31, height: 5)))
    text.append(words("ab"))
    #expect(isClose(text.size().width, 2 * width + 31))
    #expect(isClose(text.size().height, font.lineHeight))
  }

  @Test func anAttachmentMakesTheLineHigher() {
    // bounds from 7 below the baseline to 40 - 7 above it
    let text = words("ab")
    text.append(attachment(CGRect(x: 0, y: -7, width: 10, height: 40)))
    #expect(isClose(text.size().height, max(font.ascender, 33) + max(-font.descender, 7)))
    let label = UILabel()
    label.attributedText = text
    #expect(label.intrinsicContentSize.height == text.size().height.rounded(.up))
  }

  @Test func withoutBoundsAnAttachmentIsAsLargeAsItsImage() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 23, height: 51)).image { _ in }
    let text = NSAttributedString(attachment: NSTextAttachment(image: image))
    #expect(isClose(text.size().width, 23))
    let ownFont = UIFont.systemFont(ofSize: 12)
    #expect(isClose(text.size().height, 51 - ownFont.descender))
  }

  @Test func anOverrideDeterminesTheBounds() {
    final class Square: NSTextAttachment {
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
      ) -> CGRect {
        CGRect(x: 0, y: 0, width: 44, height: 45)
      }
    }
    #expect(isClose(NSAttributedString(attachment: Square()).size().width, 44))
  }

  @Test func aWideAttachmentMovesToTheNextLine() {
    let text = words("ab ")
    let width = words("ab").size().width
    text.append(attachment(CGRect(x: 0, y: 0, width: 30, height: 44)))
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    let size = label.sizeThatFits(CGSize(width: width + 25, height: 1000))
    #expect(size.height == (font.lineHeight + 44 - font.descender).rounded(.up))
  }

  @Test func anAttachmentInATextViewCounts() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 0), textContainer: nil)
    view.isScrollEnabled = false
    view.attributedText = attachment(CGRect(x: 0, y: 0, width: 30, height: 60))
    // Insets of 8 points above and below the line.
    #expect(view.intrinsicContentSize.height == (60 - font.descender).rounded(.up) + 16)
  }

  @Test func trackingWidensTextWithoutKerning() {
    let plain = words("abc")
    let tracked = words("abc")
    tracked.addAttribute(.tracking, value: NSNumber(value: 2), range: NSRange(location: 0, length: 3))
    #expect(isClose(tracked.size().width, plain.size().width + 3 * 2))
  }

  @Test func anEmptyMutableTextNeedsNoArguments() {
    let text = NSMutableAttributedString()
    #expect(text.length == 0)
    text.append(words("ab"))
    #expect(text.string == "ab")
  }
}
