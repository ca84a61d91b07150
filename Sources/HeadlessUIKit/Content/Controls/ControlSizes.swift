/// The sizes of controls, in points.
///
/// Apple documents none of them. They are sizes that Interface Builder, which runs UIKit, has written into
/// storyboards of iOS 13 to 17, at the default content size.
enum ControlSizes {
  /// The width of a button without a title, which is also the minimum width of a button with a title.
  static let buttonWidth: CGFloat = 30
  /// The sum of the padding above and below the title of a button.
  static let buttonPadding: CGFloat = 12
  static let systemButtonFont: CGFloat = 15
  /// The font size of the symbol of a button that closes, which makes it 30 × 30.
  static let closeButtonFont: CGFloat = 25
  /// The height of a refresh control, and the distance of its title from the bottom.
  static let refresh = (height: CGFloat(60), title: CGFloat(4))

  /// The sum of the padding above and below the text of a text field, with and without a border.
  static let fieldPadding = (bordered: CGFloat(13), plain: CGFloat(1.5))
  /// The distance of the text from the border of a text field.
  static let fieldInsets = UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
  /// The clear button of a text field, and its distance from the edge.
  static let clearButton = (size: CGSize(width: 19, height: 19), distance: CGFloat(5))

  static let cell = CGSize(width: 320, height: 44)

  /// The size of the frame of a switch, the insets of its alignment rectangle, and the distance of its knob
  /// from its edges.
  static func toggle(_ look: SystemLook) -> (size: CGSize, insets: UIEdgeInsets, distance: CGFloat) {
    (
      size: look == .iOS26 ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31),
      insets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2), distance: 2
    )
  }

  /// The insets of the alignment rectangle of a slider, the height of its track, and the width and height of
  /// its knob; the height of its frame.
  static let slider = (
    insets: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2), track: CGFloat(4), knob: CGFloat(28)
  )
  static func sliderHeight(_ look: SystemLook) -> CGFloat { look == .iOS26 ? 34 : 31 }

  /// The size of a picker of rows or dates, the height of its rows and its distance from the edges (iOS 26).
  static let picker = (size: CGSize(width: 320, height: 216), row: CGFloat(32), side: CGFloat(9))
  /// The size of a compact picker of dates: the width is recorded (iOS 26.4), the height ours.
  static let compactDate = CGSize(width: 120, height: 34)

  static let progress: CGFloat = 4
  static let activity = (medium: CGFloat(20), large: CGFloat(37))

  /// The height of the frame of a segmented control, the insets of its alignment rectangle, the padding on
  /// each side of a title, the width of a divider between two segments, and the font size.
  static let segments = (
    height: CGFloat(32), insets: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0), padding: CGFloat(9),
    divider: CGFloat(1), font: CGFloat(13)
  )

  static let textViewFont: CGFloat = 12
  static let cellMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  static let cellMarginBesideAccessory: CGFloat = 8
  /// The gaps in a table cell: between the image and the text, between two texts side by side, and between
  /// two texts below each other.
  static let cellGaps = (image: CGFloat(16), text: CGFloat(8), lines: CGFloat(3))
  /// The width of the first text of a table cell in the style `value2`.
  static let cellColumn: CGFloat = 91
  /// The distance of the accessory of a table cell from the edge after it, on a screen of a width.
  static func accessoryMargin(onScreenOf width: CGFloat) -> CGFloat {
    width >= ListSizes.margins.wideFrom ? ListSizes.margins.wide : ListSizes.margins.narrow
  }
  /// The widths of the disclosure indicator at the usual text size, with which it grows, and of a detail
  /// button.
  static let accessories = (disclosure: CGFloat(10.5), detail: CGFloat(24))

  /// The widths of the controls of a table cell in the editing mode: before the content and behind it.
  static let editing = (before: CGFloat(38), behind: CGFloat(42))

  /// The width that is kept free for a symbol in the content of a list.
  static let listImage: CGFloat = 28

  static let stepper = CGSize(width: 94, height: 32)

  /// The distance of the field of a search bar from the edges and from the cancel button, and the distance of
  /// this button from the edge.
  static let searchBar = (side: CGFloat(8), cancelEnd: CGFloat(16))
  /// The height of the field of a search bar, and that of the bar: the field follows the text size.
  static func searchHeights(
    _ look: SystemLook, _ category: UIContentSizeCategory
  ) -> (field: CGFloat, bar: CGFloat) {
    let field = ((look == .iOS26 ? 44 : 36) * TextSizes.lineDistanceShare(in: category)).rounded()
    return (field, field + 20)
  }

  /// The space between the track of a slider and the images at its ends.
  static let sliderGap: CGFloat = 8

  /// The size of the dots of a page control, the gap between two dots, and the height of the control.
  static let pages = (dot: CGFloat(7), gap: CGFloat(9), height: CGFloat(37))

  static let configuredCorner: CGFloat = 5.95
  static func configuredInsets(_ size: UIButton.Configuration.Size) -> NSDirectionalEdgeInsets {
    switch size {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
  static func configuredStyle(_ size: UIButton.Configuration.Size) -> UIFont.TextStyle {
    switch size {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }
  /// The text style of the subtitle of a button with a configuration, and the gap between title and subtitle.
  static let buttonSubtitle = (style: UIFont.TextStyle.caption1, padding: CGFloat(1))
}

extension CGSize {
  /// Returns the size of the alignment rectangle in a frame of this size, in points.
  func inset(by insets: UIEdgeInsets) -> CGSize {
    CGSize(width: width - insets.sum(.horizontal), height: height - insets.sum(.vertical))
  }
}
