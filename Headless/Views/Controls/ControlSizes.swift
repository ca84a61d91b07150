import Foundation

/// The sizes of controls in points, in one place: Apple documents none of them.
///
/// They are what controls on a phone are known to measure at the default content size.
enum ControlSizes {
  /// A button without a title is as wide as this, and one with a short title no narrower.
  static let buttonWidth: CGFloat = 30
  /// What a button has above and below its title, together.
  static let buttonPadding: CGFloat = 12
  /// The size of the title's font of a button of the system's kind.
  static let systemButtonFont: CGFloat = 15

  /// What a text field with a border has above and below its line, together.
  static let fieldPadding: CGFloat = 13
  /// The distance of the text from the border of a text field.
  static let fieldInsets = UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
  /// The button in a text field that empties it, with its distance from the edge.
  static let clearButton = (size: CGSize(width: 19, height: 19), distance: CGFloat(5))

  /// A cell of a table before anything says otherwise.
  static let cell = CGSize(width: 320, height: 44)

  /// A switch, and the distance of its knob from its edges.
  static let toggle = (size: CGSize(width: 51, height: 31), distance: CGFloat(2))

  /// The height of a slider, of its track, and the width and height of its knob.
  static let slider = (height: CGFloat(34), track: CGFloat(4), knob: CGFloat(28))

  /// The height of a progress bar.
  static let progress: CGFloat = 4

  /// The width and height of the medium and of the large activity indicator.
  static let activity = (medium: CGFloat(20), large: CGFloat(37))

  /// The height of a segmented control, the room on each side of a title, the width of a line
  /// between two segments, and the font.
  static let segments = (height: CGFloat(32), padding: CGFloat(10), divider: CGFloat(1), font: CGFloat(13))

  /// The size of the font of a text view that has none of its own.
  static let textViewFont: CGFloat = 12

  /// The margins of the content of a table's cell.
  static let cellMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The room between the picture and the text of a cell, between two texts side by side, and between two
  /// that stand one above the other.
  static let cellGaps = (image: CGFloat(16), text: CGFloat(8), lines: CGFloat(3))
  /// The width of the first text of a cell in the style value2.
  static let cellColumn: CGFloat = 91
  /// The room before the accessory of a cell, and behind it.
  static let accessory = (before: CGFloat(8), behind: CGFloat(16))

  /// A stepper.
  static let stepper = CGSize(width: 94, height: 32)

  /// The dots of a page control, the room between two of them, and the height of the control.
  static let pages = (dot: CGFloat(7), gap: CGFloat(9), height: CGFloat(37))

  /// The room around the content of a button with a configuration, and the size of its font.
  static let configuredButton = (
    insets: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12), font: CGFloat(17)
  )
  /// The size of the font of the second title of a button with a configuration, and the room between the two.
  static let buttonSubtitle = (font: CGFloat(12), padding: CGFloat(1))
}
