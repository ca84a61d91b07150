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
}
