#if canImport(HeadlessUIKit)
  import Foundation

  /// A language whose texts are longer, or break at other places, than those of the source language.
  ///
  /// The texts are not translated: the words of the source text are repeated up to the length that a
  /// translation is expected to have. The lengths are those that IBM publishes for translations from English,
  /// as W3C quotes them ("Text size in translation"): 200 to 300 % for texts of up to 10 characters, 180 to
  /// 200 % up to 20, 160 to 180 % up to 30, 140 to 160 % up to 50, 151 to 170 % up to 70, and 130 % for
  /// longer texts.
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
      guard source.contains(where: \.isLetter), !Self.isSign(source), !Self.isNumber(source) else {
        return source
      }
      let paragraphs = source.split(separator: "\n", omittingEmptySubsequences: false)
      return paragraphs.map { paragraph(for: String($0)) }.joined(separator: "\n")
    }

    /// Returns true for one character, and for two capitals, such as initials or a size.
    private static func isSign(_ text: String) -> Bool {
      text.count == 1 || (text.count == 2 && text.allSatisfy(\.isUppercase))
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

    /// Returns the expected length as a multiple of the length of the source.
    private func factor(of length: Int) -> Double {
      if self == .thai { return 1.15 }
      guard let factor = Self.factors.first(where: { length <= $0.length }) else { return 1.3 }
      return self == .german ? factor.most : factor.least
    }

    /// Returns words, again from the first one after the last one, that have a length together with one
    /// character between them; the last word is cut off.
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
#endif
