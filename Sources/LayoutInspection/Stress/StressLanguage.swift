#if canImport(HeadlessUIKit)
  import HeadlessUIKit

  /// A language whose texts are longer, or break at other places, than those of the source language.
  ///
  /// The texts are not translated: the words of the source text are repeated up to the length that a
  /// translation from English is expected to have, by the figures of IBM, as W3C quotes them ("Text size in
  /// translation").
  public enum StressLanguage: String, CaseIterable, Sendable {
    /// The upper end of the expected lengths.
    case german = "German"
    /// The lower end of the expected lengths, in words that are twice as long.
    case finnish = "Finnish"
    /// 115 % of the length, without spaces; a line may end between two words.
    case thai = "Thai"

    /// Returns a text with the length and the words that are expected of a translation.
    ///
    /// These are returned unchanged: a text of one character, such as the letter of a badge, or of two
    /// capitals, such as initials; a text without letters; and a number with its unit or currency, such as
    /// `12:30 PM`, `5 km`, `USD 20` or `3rd`.
    ///
    /// - Parameter source: The text in the language of the app.
    public func text(for source: String) -> String {
      let isSign = source.count == 1 || (source.count == 2 && source.allSatisfy(\.isUppercase))
      guard source.contains(where: \.isLetter), !isSign, !Self.isNumber(source)
      else { return source }
      let paragraphs = source.split(separator: "\n", omittingEmptySubsequences: false)
      return paragraphs.map { paragraph(for: String($0)) }.joined(separator: "\n")
    }

    /// Returns true for a number with a unit of at most three letters after it, or three capitals of a
    /// currency before it.
    private static func isNumber(_ text: String) -> Bool {
      let currency = #"([^\p{L}\p{N}]|\p{Lu}{1,3}(?!\p{L}))*"#
      let unit = #"([^\p{L}]|\p{L}{1,3}(?!\p{L}))*"#
      return text.range(of: "^\(currency)\\p{N}\(unit)$", options: .regularExpression) != nil
    }

    private func paragraph(for source: String) -> String {
      let words = source.split(separator: " ").map(String.init)
      guard !words.isEmpty else { return source }
      let length = Int((Double(source.count) * factor(of: source.count)).rounded(.up))
      let repeated = Self.repeated(words, upTo: length)
      // A zero-width space marks the end of a word, as a dictionary does for Thai.
      if self == .thai { return repeated.joined(separator: "\u{200B}") }
      return (self == .finnish ? Self.inPairs(repeated) : repeated).joined(separator: " ")
    }

    /// The lengths of texts, and the lower and the upper end of the multiples up to them.
    private static let factors: [(length: Int, least: Double, most: Double)] = [
      (10, 2, 3), (20, 1.8, 2), (30, 1.6, 1.8), (50, 1.4, 1.6), (70, 1.51, 1.7),
    ]

    private func factor(of length: Int) -> Double {
      if self == .thai { return 1.15 }
      guard let factor = Self.factors.first(where: { length <= $0.length }) else { return 1.3 }
      return self == .german ? factor.most : factor.least
    }

    private static func repeated(_ words: [String], upTo length: Int) -> [String] {
      var result: [String] = []
      var room = length
      while room > 0 {
        let word = words[result.count % words.count].prefix(room)
        result.append(String(word))
        // The next word follows after one character.
        room -= word.count + 1
      }
      return result
    }

    private static func inPairs(_ words: [String]) -> [String] {
      stride(from: 0, to: words.count, by: 2).map { index in
        index + 1 < words.count ? words[index] + words[index + 1].lowercased() : words[index]
      }
    }
  }

  @MainActor struct StressTexts {
    let language: StressLanguage

    /// Changes the texts of a view and of the views inside it, and measures the rows of tables again, because
    /// a table keeps their heights until then.
    func change(in root: UIView) {
      var open = [root]
      var tables: [UITableView] = []
      while let view = open.popLast() {
        let isClosed = changeText(of: view)
        if !isClosed { open += view.subviews }
        if let table = view as? UITableView { tables.append(table) }
      }
      for table in tables {
        table.beginUpdates()
        table.endUpdates()
      }
    }

    private func changeText(of view: UIView) -> Bool {
      switch view {
      case let label as UILabel:
        change(label, \.attributedText, \.text)
        return false
      case let button as UIButton: change(button)
      case let field as UITextField:
        change(field, \.attributedPlaceholder, \.placeholder)
        change(field, \.attributedText, \.text)
      case let view as UITextView:
        if let text = view.attributedText, text.hasStyles {
          view.attributedText = styled(text)
        } else {
          view.text = language.text(for: view.text)
        }
      case let control as UISegmentedControl:
        for segment in 0..<control.numberOfSegments {
          guard let title = control.titleForSegment(at: segment) else { continue }
          control.setTitle(language.text(for: title), forSegmentAt: segment)
        }
      case let bar as UINavigationBar:
        for item in bar.items ?? [] { item.title = item.title.map(language.text) }
      default: return view is UIControl || view is UITabBar
      }
      return true
    }

    private func change<View: UIView>(
      _ view: View, _ styled: ReferenceWritableKeyPath<View, NSAttributedString?>,
      _ plain: ReferenceWritableKeyPath<View, String?>
    ) {
      if let text = view[keyPath: styled], text.hasStyles {
        view[keyPath: styled] = self.styled(text)
      } else {
        view[keyPath: plain] = view[keyPath: plain].map(language.text)
      }
    }

    private func change(_ button: UIButton) {
      if let title = button.configuration?.attributedTitle {
        button.configuration?.attributedTitle = AttributedString(
          converting: styled(NSAttributedString(converting: title)))
      } else if let title = button.configuration?.title {
        button.configuration?.title = language.text(for: title)
      } else if let title = button.attributedTitle(for: .normal) {
        button.setAttributedTitle(styled(title), for: .normal)
      } else if let title = button.title(for: .normal) {
        button.setTitle(language.text(for: title), for: .normal)
      }
    }

    /// Returns a text with attributes in the length of the language.
    ///
    /// Each paragraph is changed by itself, and attachments are kept. The attributes of a character are those
    /// of the source at the same share of the paragraph.
    private func styled(_ source: NSAttributedString) -> NSAttributedString {
      let result = NSMutableAttributedString()
      let all = source.string as NSString
      var start = 0
      for index in 0...all.length {
        let isEnd = index == all.length || Self.separators.contains(all.character(at: index))
        guard isEnd else { continue }
        result.append(part(of: source, NSRange(location: start, length: index - start)))
        if index < all.length {
          result.append(source.attributedSubstring(from: NSRange(location: index, length: 1)))
        }
        start = index + 1
      }
      return result
    }

    private static let separators: Set<unichar> = [0x0A, 0xFFFC]

    private func part(of source: NSAttributedString, _ range: NSRange) -> NSAttributedString {
      let old = source.attributedSubstring(from: range)
      let text = language.text(for: old.string)
      let result = NSMutableAttributedString(string: text)
      let length = result.length
      guard length > 0, old.length > 0 else { return old }
      old.enumerateAttributes(in: NSRange(location: 0, length: old.length)) { attributes, range, _ in
        let start = result.start(ofCharacterAt: range.location * length / old.length)
        let end = result.start(ofCharacterAt: (range.location + range.length) * length / old.length)
        result.setAttributes(attributes, range: NSRange(location: start, length: end - start))
      }
      return result
    }
  }

  extension NSAttributedString {
    fileprivate func start(ofCharacterAt index: Int) -> Int {
      guard index < length else { return length }
      return (string as NSString).rangeOfComposedCharacterSequence(at: index).location
    }

    /// True if the text has an attribute that the font and the color of a view do not give, or several fonts
    /// or colors.
    fileprivate var hasStyles: Bool {
      var runs = 0
      var isPlain = true
      enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, _ in
        runs += 1
        if attributes.keys.contains(where: { $0 != .font && $0 != .foregroundColor }) { isPlain = false }
      }
      return runs > 1 || !isPlain
    }
  }
#endif
