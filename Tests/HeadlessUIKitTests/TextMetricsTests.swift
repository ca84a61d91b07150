import Foundation
import Testing
import UIKit

/// The widths of the characters and their sums, in millionths of a point.
@Suite struct TextMetricsTests {
  private let regular = TextMetrics(.systemFont(ofSize: 10))
  private let bold = TextMetrics(.boldSystemFont(ofSize: 10))

  private func units(_ width: CGFloat) -> Int { Int((width * TextMetrics.unitsPerPoint).rounded()) }

  @Test func aTextIsAsWideAsTheSumOfItsCharacters() {
    #expect(regular.advance(of: "Hi") == 7_461_000 + 2_477_000 + 2 * 117_000)
    #expect(bold.advance(of: "Hi") == 7_816_000 + 2_856_000 + 2 * 117_000)
    #expect(regular.advance(of: "Hi\n") == regular.advance(of: "Hi "))
    #expect(regular.advance(of: "Hi\r\n") == regular.advance(of: "Hi "))
  }

  @Test func codesOfCharactersAreThoseOfTheStandardLibrary() {
    let ascii = (0..<128).map { Character(UnicodeScalar($0 as UInt8)) }
    for character in ascii + ["\r\n", "é", "e\u{301}", "1\u{20E3}", "\u{85}", "👧"] {
      #expect(character.ascii == character.asciiValue, "\(character.unicodeScalars)")
    }
  }

  @Test func bracketsHoldTheirNeighborsWithAMarkAsWell() {
    func traits(_ text: String) -> UInt16? { regular.characters(of: text).first?.traits }
    let (holdsNext, holdsPrevious) = (1 << 6 as UInt16, 1 << 7 as UInt16)
    for text in ["\u{2329}", "\u{3008}", "「\u{301}"] {
      #expect((traits(text) ?? 0) & holdsNext != 0, "\(text)")
    }
    for text in ["\u{232A}", "\u{3009}", "、\u{FE00}"] {
      #expect((traits(text) ?? 0) & holdsPrevious != 0, "\(text)")
    }
    #expect((traits("あ") ?? 0) & (holdsNext | holdsPrevious) == 0)
  }

  @Test func pairsHaveAKerning() {
    let (letterA, letterV) = (regular.advance(of: "A" as Character), regular.advance(of: "V" as Character))
    #expect(regular.advance(of: "AVAVA") == 3 * letterA + 2 * letterV - 2 * (470_000 + 520_000))
    #expect(regular.advance(of: "V\u{301}AV") == 2 * letterV + letterA - 470_000, "only pairs of ASCII")
  }

  @Test func tracksAndCutsFollowTheSize() {
    for size in [10, 12, 17, 18, 20, 30, 53, 100] as [CGFloat] {
      for isBold in [false, true] {
        let font = UIFont.systemFont(ofSize: size, weight: isBold ? .bold : .regular)
        let width = FontArithmetic(size, isBold: isBold).width("aaaa Hi…")
        #expect(
          abs(TextMetrics(font).advance(of: "aaaa Hi…") - units(width)) <= 8, "\(size), bold: \(isBold)")
      }
    }
  }

  @Test func sizesBetweenWholeOnesAreInterpolated() {
    let between = TextMetrics(.systemFont(ofSize: 10.5)).advance(of: "a" as Character)
    #expect(between == units(0.5484 * 10.5 + (0.117 + 0.059) / 2))
  }

  @Test func weightsFollowEachOther() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let widths = weights.map {
      TextMetrics(.systemFont(ofSize: 10, weight: $0)).advance(of: "i" as Character)
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 }, "\(widths)")
    let difference: CGFloat = 2.856 - 2.477
    #expect(abs(widths[4] - units(2.477 + 0.117 + 0.36 * difference)) <= 1)
    #expect(abs(widths[5] - units(2.477 + 0.117 + 0.64 * difference)) <= 1)
    #expect(TextMetrics(.systemFont(ofSize: 10, weight: .init(.nan))).advance(of: "i") > 0)
  }

  @Test func digitsHaveDifferentWidths() {
    #expect(
      regular.advance(of: "1") < regular.advance(of: "7")
        && regular.advance(of: "7") < regular.advance(of: "0"))
  }

  @Test func monospacedDigitsAreAsWideAsZero() {
    for weight in [UIFont.Weight.regular, .bold] {
      let font = UIFont.monospacedDigitSystemFont(ofSize: 10, weight: weight)
      let plain = TextMetrics(.systemFont(ofSize: 10, weight: weight))
      for digit in "0123456789" {
        #expect(TextMetrics(font).advance(of: digit) == plain.advance(of: "0" as Character), "\(digit)")
      }
      #expect(TextMetrics(font).advance(of: "20:10.01") == TextMetrics(font).advance(of: "11:58.17"))
      #expect(TextMetrics(font).advance(of: "AV") == plain.advance(of: "AV"))
    }
  }

  /// The advance widths of Liberation Sans 2.1.5, in units of 1/2048 of the size.
  @Test func hebrewLettersHaveTheWidthsOfLiberationSans() {
    let letters: [(letter: Character, regular: CGFloat, bold: CGFloat)] = [
      ("א", 1286, 1397), ("מ", 1407, 1487), ("ם", 1389, 1475), ("ן", 532, 618), ("ש", 1495, 1649),
      ("ת", 1415, 1470), ("־", 784, 784), ("׳", 788, 831),
    ]
    for (letter, plain, thick) in letters {
      // A share is rounded to a ten-thousandth, and the font has 10 points.
      let step = units(10 / 10_000)
      #expect(abs(regular.advance(of: letter) - units(plain / 2048 * 10)) <= step, "\(letter)")
      #expect(abs(bold.advance(of: letter) - units(thick / 2048 * 10)) <= step, "\(letter)")
    }
  }

  @Test func hebrewPointsHaveNoWidth() {
    #expect(regular.advance(of: "ש\u{5C1}\u{5B8}") == regular.advance(of: "ש" as Character))
    #expect(regular.advance(of: "\u{FB2A}" as Character) == regular.advance(of: "ש" as Character))
    #expect(regular.advance(of: "\u{5B8}") == 0)
    #expect(regular.advance(of: "אב") == regular.advance(of: "א" as Character) + regular.advance(of: "ב"))
  }

  @Test func combiningMarksHaveNoWidth() {
    #expect(regular.advance(of: "\u{E9}") == 5_710_000 + 117_000)
    #expect(regular.advance(of: "e\u{301}") == 5_710_000 + 117_000)
    #expect(regular.advance(of: "\u{301}") == 0)
    #expect(regular.advance(of: "\u{151}") == regular.advance(of: "o"))
    #expect(regular.advance(of: "\u{17D}") == regular.advance(of: "Z"))
    #expect(regular.advance(of: "\u{1FD}") == regular.advance(of: "\u{E6}"))
  }

  @Test(arguments: ["👍", "👍🏽", "👨‍👩‍👧‍👦", "🇨🇭", "❤️", "1️⃣"]) func anEmojiIsOneCharacter(emoji: String) {
    #expect(emoji.count == 1)
    #expect(regular.advance(of: emoji) == 12_500_000)
  }

  @Test func otherScriptsHaveTheirWidths() {
    #expect(regular.advance(of: "漢字かな한") == 4 * 10_000_000 + 8_660_000)
    #expect(regular.advance(of: "ｶ") == 5_000_000)
    #expect(regular.advance(of: "Жж") == 6_670_000 + 5_500_000)
    #expect(bold.advance(of: "Жж") == 7_220_000 + 6_000_000)
    #expect(regular.advance(of: "\t") == 4 * (2_835_000 + 117_000))
    #expect(regular.advance(of: "\u{2003}\u{2002}\u{202F}") == 10_000_000 + 5_000_000 + 2_000_000)
    #expect(regular.advance(of: "\u{200D}\u{AD}\u{FEFF}\u{7F}") == 0)
  }

  @Test func monospacedCharactersHaveOneWidth() {
    let mono = TextMetrics(.monospacedSystemFont(ofSize: 10, weight: .bold))
    #expect(mono.advance(of: "iW ЖAV…é") == 8 * 6_000_000)
    #expect(mono.advance(of: "漢👍") == 2 * 12_000_000)
    #expect(mono.advance(of: "\t\u{AD}") == 4 * 6_000_000)
  }

  @Test func theBeginningOfATextIsNeverWiderThanTheText() {
    let characters = (0x20...0x7E).compactMap(Unicode.Scalar.init).map(String.init)
    for size in [6, 17, 20, 40] as [CGFloat] {
      for weight in [UIFont.Weight.ultraLight, .black] {
        let metrics = TextMetrics(.systemFont(ofSize: size, weight: weight))
        for first in characters {
          let alone = metrics.advance(of: first)
          let isWider = characters.allSatisfy { metrics.advance(of: first + $0) > alone }
          #expect(isWider, "\(first), \(size), \(weight)")
        }
      }
    }
  }

  @Test func aHugeFontHasAFiniteWidth() {
    let metrics = TextMetrics(.systemFont(ofSize: 1e300))
    #expect(metrics.advance(of: "AV漢👍") > 0)
  }
}

/// Widths of labels of a single word that Interface Builder recorded.
@Suite struct RecordedWidthTests {
  struct Record: CustomTestStringConvertible {
    let text: String
    let size: CGFloat
    let weight: UIFont.Weight
    let scale: CGFloat
    let width: CGFloat

    init(
      _ text: String, _ size: CGFloat, _ weight: UIFont.Weight = .regular, at scale: CGFloat, _ width: CGFloat
    ) {
      self.text = text
      self.size = size
      self.weight = weight
      self.scale = scale
      self.width = width
    }

    /// The width of the text, rounded up to a pixel.
    var measured: CGFloat {
      let font = UIFont.systemFont(ofSize: size, weight: weight)
      let width = TextLayout(text, font: font, width: nil).size.width
      return (width * scale).rounded(.up) / scale
    }

    var testDescription: String { "\(text), \(size) points" }
  }

  @Test(arguments: [
    Record("Label", 17, at: 3, 41 + 1 / 3), Record("Label", 17, at: 2, 41.5), Record("Button", 15, at: 2, 46),
    Record("Name", 17, at: 2, 45), Record("Version", 17, at: 2, 57),
    Record("Title", 17, .semibold, at: 3, 35),
    Record("Delete", 16, .semibold, at: 2, 49), Record("Description", 12, at: 3, 65),
    Record("Status", 17, at: 2, 49), Record("Label", 17, .bold, at: 2, 44.5),
    Record("Label", 28, at: 2, 66.5),
    Record("Label", 20, .semibold, at: 2, 50), Record("Contacts", 34, .bold, at: 2, 145),
  ])
  func aWordIsAsWideAsRecorded(record: Record) {
    #expect(abs(record.measured - record.width) < 1e-6, "\(record.measured)")
  }

  @Test(arguments: [
    Record("Settings", 34, at: 2, 121), Record("Settings", 20, at: 2, 72),
    Record("Username", 11, at: 3, 53 + 2 / 3), Record("Button", 34, at: 3, 97),
  ])
  func aWordIsAtMostAPixelWiderOrNarrowerThanRecorded(record: Record) {
    #expect(abs(record.measured - record.width) < 1 / record.scale + 1e-6, "\(record.measured)")
  }

  @Test func aLineIsAsHighAsRecorded() {
    for weight in [UIFont.Weight.regular, .medium, .semibold, .bold] {
      for size in 9...40 {
        let font = UIFont.systemFont(ofSize: CGFloat(size), weight: weight)
        #expect(abs(font.lineHeight - 1.193359375 * CGFloat(size)) < 1e-9, "\(size)")
      }
    }
    #expect((UIFont.systemFont(ofSize: 17).lineHeight * 1000).rounded() == 20287)
  }
}
