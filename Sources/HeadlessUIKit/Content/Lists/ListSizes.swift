/// The sizes of tables and collection views, in points.
///
/// Apple documents only some of them. The others are known sizes of tables on a phone at the default text
/// size.
enum ListSizes {
  /// The height of a row without constraints and content, and the estimate of a height that is not known.
  static let row: CGFloat = 44
  /// The height of the header of a section of a plain table that shows a line of text.
  static let header: CGFloat = 28
  static let headerPadding: CGFloat = 22
  static let corner: CGFloat = 10
  /// The height of the empty header or footer of a section of a grouped table.
  static let emptyGroup: CGFloat = 17.5
  /// The space above the first section of a grouped table, with the empty header.
  static let firstGroup: CGFloat = 35
  /// The least space above and below the title of a header of a plain table.
  static let plainTitle: CGFloat = 3.5
  static let groupTitle = (above: CGFloat(16), below: CGFloat(6))
  static let groupFooter = (above: CGFloat(7), below: CGFloat(7))
  static let titleFont = (plain: CGFloat(17), grouped: CGFloat(13))
  /// The width from which the margins of a table are the wide ones, and both margins.
  static let margins = (wideFrom: CGFloat(414), narrow: CGFloat(16), wide: CGFloat(20))
  /// The size and the spacings of a flow layout, if they are not set.
  static let item: CGFloat = 50
  static let spacing: CGFloat = 10
}
