import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

extension LayoutCheck {
  /// Checks that no text in several lines is so narrow that a word is broken inside.
  ///
  ///     |Review |       |Revie|
  ///     |        |      |w    |   reported
  ///
  /// A word ends at a space, a hyphen, a dash or a slash. Words of a script without spaces, such as Chinese
  /// or Thai, and texts that are broken between characters on purpose (`byCharWrapping`), hyphenated or made
  /// smaller (`adjustsFontSizeToFitWidth`) are not examined. On a Mac, nothing is reported.
  public static let noBrokenWords = LayoutCheck(named: "noBrokenWords") { tree in
    #if canImport(UIKit)
      tree.views.indices.compactMap(tree.brokenWord)
    #else
      []
    #endif
  }
}

#if canImport(UIKit)
  extension CheckedTree {
    fileprivate func brokenWord(_ index: Int) -> Finding? {
      guard let text = views[index].view.checkedText, text.lineLimit != 1,
        let words = text.view.wrappedText, !words.isHyphenated
      else { return nil }
      let room = geometry.size(of: text.view).width - text.view.lineMargins
      guard room > tolerance else { return nil }
      // Half a pixel less is enough to break a word.
      guard let widest = words.widestWord, Length(widest.width).exceeds(room, by: CheckLimit.textRounding)
      else { return nil }
      let name = name(index)
      let sites = placingSites(of: index, .x)
      return finding(
        .brokenWord, [index], sites: sites,
        "The word \"\(widest.text)\" of \(name) needs \(widest.width.points) points and is broken inside,"
          + " because the text is \(room.points) wide\(sites.inBrackets). Make another view of the row"
          + " smaller, or place \(name) on a line of its own.")
    }
  }

  extension UIView {
    var wrappedText: NSAttributedString? {
      let isOfWords: (NSLineBreakMode) -> Bool = { $0 != .byCharWrapping && $0 != .byClipping }
      if let label = self as? UILabel { return isOfWords(label.lineBreakMode) ? label.attributedText : nil }
      return (self as? UITextView)?.attributedText
    }

    var lineMargins: CGFloat {
      guard let view = self as? UITextView else { return 0 }
      let inset = view.textContainerInset
      return inset.left + inset.right + 2 * view.textContainer.lineFragmentPadding
    }
  }

  extension NSAttributedString {
    /// The widest word of a script with spaces; nil if there is none.
    var widestWord: (text: String, width: CGFloat)? {
      words.map { attributedSubstring(from: $0) }.filter { $0.string.isOfWordsWithSpaces }
        .map { (text: $0.string, width: $0.size().width) }.max { $0.width < $1.width }
    }

    fileprivate var isHyphenated: Bool {
      #if canImport(HeadlessUIKit)
        // The headless UIKit has no hyphenation.
        return false
      #else
        guard length > 0 else { return false }
        let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        return (style?.hyphenationFactor ?? 0) > 0
      #endif
    }

    /// The ranges between the characters at which a line can end; a hyphen or dash belongs to the word
    /// before it.
    private var words: [NSRange] {
      let all = string as NSString
      var words: [NSRange] = []
      var start = 0
      for index in 0..<all.length {
        let character = all.character(at: index)
        guard Self.ends.contains(character) else { continue }
        let end = Self.hyphens.contains(character) ? index + 1 : index
        if end > start + 1 { words.append(NSRange(location: start, length: end - start)) }
        start = index + 1
      }
      if all.length > start + 1 { words.append(NSRange(location: start, length: all.length - start)) }
      return words
    }

    private static let hyphens: Set<unichar> = [0x2D, 0x2010, 0x2013, 0x2014, 0x2F]
    /// The hyphens, spaces that are not no-break spaces, newlines, soft hyphens and attachments.
    private static let ends: Set<unichar> = hyphens.union([
      0x20, 0x09, 0x0A, 0x0D, 0xAD, 0x2002, 0x2003, 0x2009, 0x200B, 0x2028, 0x2029, 0x3000, 0xFFFC,
    ])
  }

  extension String {
    /// False for a text with characters of a script that has no spaces, or with emoji.
    fileprivate var isOfWordsWithSpaces: Bool {
      unicodeScalars.allSatisfy { scalar in
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x2E80...0xD7FF,
          0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1F000...0x3FFFF:
          false
        default: true
        }
      }
    }
  }
#endif
