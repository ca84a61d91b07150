import UIKit

/// The boxes that the pictures of the verbs place: boxes with a letter, or with a text.
@MainActor
enum Boxes {
  private static let red = UIColor(red: 0.91, green: 0.30, blue: 0.26, alpha: 1)
  private static let blue = UIColor(red: 0.18, green: 0.45, blue: 0.86, alpha: 1)
  private static let green = UIColor(red: 0.16, green: 0.60, blue: 0.40, alpha: 1)

  /// Returns the first `count` of three boxes with their letter, which have no size of their own.
  static func letters(_ count: Int) -> [UIView] {
    zip(["a", "b", "c"], [red, blue, green]).prefix(count).map { NamedBox($0, $1) }
  }

  /// Returns boxes that are as large as their text.
  static func texts(_ texts: [String]) -> [UIView] {
    zip(texts, [red, blue, green]).map { text, color in
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: 15, weight: .semibold)
      label.textColor = .white
      label.textAlignment = .center
      label.backgroundColor = color
      return label
    }
  }

  /// Returns dark texts of different sizes without a background, for pictures of baselines.
  static func lines(_ texts: [(text: String, size: CGFloat)]) -> [UIView] {
    texts.map { text, size in
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: size)
      return label
    }
  }
}
