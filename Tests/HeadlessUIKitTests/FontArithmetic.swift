import UIKit

/// The widths of a few letters of the system font, by arithmetic from the table of the font.
///
///     width = (text + display share × (title − text)) × size + tracking + kerning
///
/// The shares of the size are those of regular and bold in the two cuts of the font: for text of up to 17
/// points and for titles from 28 points. Sizes between them, and other sizes than those of the tracking, need
/// a line in the table below.
struct FontArithmetic {
  /// The size of the font, in points.
  let size: CGFloat
  /// True for the bold font.
  let isBold: Bool

  /// Creates the arithmetic of a font.
  init(_ size: CGFloat, isBold: Bool = false) {
    self.size = size
    self.isBold = isBold
  }

  /// Returns the width of a text in one line, in points; not rounded.
  func width(_ text: String) -> CGFloat {
    let letters = Array(text)
    var sum: CGFloat = 0
    for (index, letter) in letters.enumerated() {
      sum += width(of: letter)
      if index > 0 { sum += (Self.pairs[String(letters[index - 1...index])] ?? 0) * size }
    }
    return sum
  }

  private func width(of letter: Character) -> CGFloat {
    guard let shares = Self.shares[letter] else {
      preconditionFailure("There is no width of \(letter) in FontArithmetic.")
    }
    let text = isBold ? shares.boldText : shares.text
    let title = isBold ? shares.boldTitle : shares.title
    return (text + display * (title - text)) * size + tracking
  }

  /// The share of the cut for titles.
  private var display: CGFloat {
    if size <= 17 { return 0 }
    if size >= 28 { return 1 }
    guard let share = Self.displays[size] else {
      preconditionFailure("There is no share of the titles at \(size) points in FontArithmetic.")
    }
    return share
  }

  private var tracking: CGFloat {
    if size >= 80 { return 0 }
    guard let tracking = Self.trackings[size] else {
      preconditionFailure("There is no tracking of \(size) points in FontArithmetic.")
    }
    return tracking
  }

}

extension FontArithmetic {
  private typealias Shares = (text: CGFloat, boldText: CGFloat, title: CGFloat, boldTitle: CGFloat)

  private static let shares: [Character: Shares] = [
    " ": (0.2835, 0.2616, 0.2137, 0.2001),
    "…": (0.809, 0.9501, 0.6652, 0.8073),
    "A": (0.6637, 0.7243, 0.6304, 0.6886),
    "H": (0.7461, 0.7816, 0.6968, 0.7342),
    "V": (0.6678, 0.714, 0.6206, 0.6661),
    "a": (0.5484, 0.5866, 0.4924, 0.5429),
    "g": (0.6095, 0.6483, 0.5564, 0.5953),
    "b": (0.6137, 0.6534, 0.5553, 0.5963),
    "i": (0.2477, 0.2856, 0.2041, 0.2446),
  ]

  private static let displays: [CGFloat: CGFloat] = [18: 0.065, 19: 0.085, 20: 0.25]

  private static let trackings: [CGFloat: CGFloat] = [
    10: 0.117, 11: 0.059, 12: -0.003, 13: -0.082, 14: -0.155, 15: -0.24, 16: -0.316, 17: -0.437, 18: -0.433,
    19: -0.451, 20: -0.45, 30: 0.4, 40: 0.37, 53: 0.31,
  ]

  /// The kerning of pairs of these letters; none of the other pairs has one.
  private static let pairs: [String: CGFloat] = [
    " a": 0.0029, " V": 0.0048, "AV": -0.047, "VA": -0.052, "Va": -0.0431, "Vi": 0.0078, "bV": -0.0398,
    "ba": 0.0092,
  ]
}
