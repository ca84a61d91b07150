/// The sizes of an alert or a sheet of actions, in points.
///
/// Those of iOS 15 to 18 are from copies in other frameworks: the padding of 20 and the header of a sheet
/// from Flutter's, the rows of 44 and 57 and their fonts from Framework7 and Ionic. Those of iOS 26 are from
/// view trees of iOS 26.1; a message is 18 points high there, as a line of 15 points is. The sizes of text
/// fields are ours: no measured ones were found.
struct AlertSizes {
  /// The width of the card; nil for that of the window less `sideDistance` at both sides.
  var width: CGFloat?
  /// The distance of a sheet from the sides of the window.
  var sideDistance: CGFloat = 8
  let textInsets: UIEdgeInsets
  let textGap: CGFloat
  let titleFont: UIFont
  let messageFont: UIFont
  let alignment: NSTextAlignment
  let rowHeight: CGFloat
  let rowFont: UIFont
  var rowInsets = UIEdgeInsets.zero
  /// The distance between two rows; a line as thick as a pixel fills it on systems before iOS 26.
  let rowGap: CGFloat
  let radius: CGFloat
  /// The distance of the card of the cancel action; nil if it is a row of the first card.
  var cancelGap: CGFloat?
  let fieldHeight: CGFloat
  /// The distance of a text field from the text or the field above it.
  let fieldGap: CGFloat
  /// The opacity of the black in front of the window.
  let dimming: CGFloat

  /// The least distance of an alert from the top and the bottom of the window.
  static var margin: CGFloat { 44 }
  /// The least height of the actions that remains if the texts are too high.
  static var leastActions: CGFloat { 67.8 }

  @MainActor init(
    _ style: UIAlertController.Style, _ look: SystemLook, hasMessage: Bool, isNarrow: Bool, pixel: CGFloat
  ) {
    switch (look, style) {
    case (.iOS26, _):
      width = style == .alert ? 320 : 240
      textInsets = UIEdgeInsets(top: 22, left: 30, bottom: hasMessage ? 4 + 1 / 3 : 2, right: 30)
      (textGap, alignment) = (7 + 1 / 3, .natural)
      (titleFont, messageFont) = (
        .preferredFont(forTextStyle: .headline), .preferredFont(forTextStyle: .subheadline)
      )
      (rowHeight, rowFont, rowGap) = (48, .preferredFont(forTextStyle: .body), 8)
      rowInsets = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
      (radius, fieldHeight, fieldGap) = (34, 44, 8)
      dimming = style == .alert ? 0.48 : 0
    case (.iOS13, .alert):
      width = UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory ? 310 : 270
      textInsets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
      (textGap, alignment) = (2, .center)
      (titleFont, messageFont) = (
        .preferredFont(forTextStyle: .headline), .preferredFont(forTextStyle: .footnote)
      )
      (rowHeight, rowFont, rowGap) = (44, .preferredFont(forTextStyle: .body), pixel)
      (radius, fieldHeight, fieldGap, dimming) = (14, 30, 10, 0.2)
    case (.iOS13, .actionSheet):
      width = isNarrow ? nil : 304
      textInsets = UIEdgeInsets(top: 13.5, left: 16, bottom: 13.5, right: 16)
      (textGap, alignment) = (2, .center)
      (titleFont, messageFont) = (
        .systemFont(ofSize: 13, weight: .semibold), .preferredFont(forTextStyle: .footnote)
      )
      (rowHeight, rowFont, rowGap) = (57, .preferredFont(forTextStyle: .title3), pixel)
      (radius, cancelGap, fieldHeight, fieldGap, dimming) = (14, 8, 30, 10, 0.2)
    }
  }
}
