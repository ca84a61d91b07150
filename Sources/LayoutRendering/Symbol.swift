import Foundation

/// A simple drawing that replaces the system symbol of the same name.
///
/// The system symbols exist on Apple platforms only. These drawings were made for this project, in a square
/// of 24 × 24.
public struct Symbol: Equatable, Sendable {
  /// The name of the system symbol.
  public let name: String
  package let path: String
  /// True if the outline is filled, false if it is drawn as a line with a width of 2.
  package let isFilled: Bool

  /// Creates the drawing for a symbol; returns nil if there is none.
  public init?(name: String) {
    guard let drawing = Self.drawings.first(where: { $0.name == name }) else { return nil }
    self.name = name
    path = drawing.path
    isFilled = drawing.isFilled
  }

  /// The character that represents the symbol in a terminal.
  var character: Character { Self.characters[name] ?? "◆" }

  private static let characters: [String: Character] = [
    "arrow.up": "↑", "checkmark": "✓", "chevron.left": "‹", "chevron.right": "›", "heart": "♡", "plus": "+",
    "star.fill": "★", "magnifyingglass": "⌕", "sun.max.fill": "☀", "moon.fill": "☾", "airplane": "✈",
    "envelope": "✉", "play.fill": "▶",
  ]

  private typealias Drawing = (name: String, isFilled: Bool, path: String)
  private static let drawings: [Drawing] = [
    (
      "airplane", true,
      """
      M2.5 13.5l0 -2.5 8 -4.5 0 -4q1.5 -2 3 0l0 4 8 4.5 0 2.5 -8 -2 \
      -.5 5.5 2.5 2 0 1.5 -3.5 -1 -3.5 1 0 -1.5 2.5 -2 -.5 -5.5z
      """
    ),
    ("arrow.up", false, "M12 19V5M6 11l6 -6 6 6"),
    (
      "bell.fill", true,
      "M12 2.5a6 6 0 0 0 -6 6v4.5l-2 4h16l-2 -4v-4.5a6 6 0 0 0 -6 -6zM9.5 18.5h5a2.5 2.5 0 0 1 -5 0z"
    ),
    ("checkmark", false, "M5 13l5 5L19 7"),
    ("chevron.left", false, "M15 5l-7 7 7 7"),
    ("chevron.right", false, "M9 5l7 7 -7 7"),
    ("envelope", false, "M3 6h18v12h-18zM3 6.5l9 7 9 -7"),
    ("eye", false, "M2.5 12q9.5 -12 19 0q-9.5 12 -19 0zM12 9a3 3 0 1 0 .01 0z"),
    (
      "gearshape.fill", true,
      """
      M10.5 2h3l.6 2.7 2 .8 2.4 -1.5 2.1 2.1 -1.5 2.4 .8 2 2.7 .6v3l-2.7 .6 -.8 2 1.5 2.4 -2.1 2.1 \
      -2.4 -1.5 -2 .8 -.6 2.7h-3l-.6 -2.7 -2 -.8 -2.4 1.5 -2.1 -2.1 1.5 -2.4 -.8 -2 -2.7 -.6v-3l2.7 \
      -.6 .8 -2 -1.5 -2.4 2.1 -2.1 2.4 1.5 2 -.8zM12 8.5a3.5 3.5 0 1 0 .01 0z
      """
    ),
    ("heart", false, "M12 20q-9 -6 -9 -11.5a4.8 4.8 0 0 1 9 -2.3a4.8 4.8 0 0 1 9 2.3q0 5.5 -9 11.5z"),
    ("lock", false, "M5 11h14v9h-14zM8 11v-3.5a4 4 0 0 1 8 0v3.5"),
    ("magnifyingglass", false, "M10.5 4a6.5 6.5 0 1 0 .01 0zM15.3 15.3l5.2 5.2"),
    ("moon.fill", true, "M20 14.5a8.5 8.5 0 1 1 -10.5 -10.5a7 7 0 0 0 10.5 10.5z"),
    ("paperplane.fill", true, "M22 2L1.5 10l6.5 3zM22 2L10 14l4 8z"),
    (
      "phone.fill", true,
      "M5 3.5h4l2 5 -2.5 1.8q1.8 3.6 5.2 5.2l1.8 -2.5 5 2v4q-1 1.8 -3 1.5q-13 -1.5 -14 -14.5q0 -1.8 1.5 -2.5z"
    ),
    ("play.fill", true, "M8 4.5l12 7.5 -12 7.5z"),
    ("plus", false, "M12 5v14M5 12h14"),
    ("shippingbox", false, "M12 3l8.5 4.5v9L12 21l-8.5 -4.5v-9zM3.5 7.5L12 12l8.5 -4.5M12 12v9"),
    ("star.fill", true, "M12 2l3 6.8 7.3 .7 -5.5 4.9 1.6 7.2L12 17.8l-6.4 3.8 1.6 -7.2 -5.5 -4.9 7.3 -.7z"),
    (
      "sun.max.fill", true,
      """
      M12 7a5 5 0 1 0 .01 0z\
      M11 1h2v3.5h-2zM11 19.5h2v3.5h-2zM1 11h3.5v2h-3.5zM19.5 11h3.5v2h-3.5z\
      M4.9 3.5l2.5 2.5 -1.4 1.4 -2.5 -2.5zM18 16.6l2.5 2.5 -1.4 1.4 -2.5 -2.5z\
      M3.5 19.1l2.5 -2.5 1.4 1.4 -2.5 2.5zM16.6 6l2.5 -2.5 1.4 1.4 -2.5 2.5z
      """
    ),
    ("wifi", false, "M3 10q9 -8 18 0M6.5 14q5.5 -5 11 0M10 17.8q2 -1.8 4 0"),
  ]
}
