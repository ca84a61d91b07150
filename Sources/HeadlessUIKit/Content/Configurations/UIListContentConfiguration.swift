/// The content of a row of a list: an image, a text and a second text.
///
///     //  |<- margin ->[image]<- padding ->[text          ]<- margin ->|
///     //  |            [     ]             [secondary text]            |
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  private init(_ style: Style) {
    minimumHeight = style.minimumHeight
    directionalLayoutMargins = style.margins
    textProperties = TextProperties(font: style.font, color: style.color)
    secondaryTextProperties = TextProperties(font: style.secondaryFont, color: .secondaryLabel)
    prefersSideBySideTextAndSecondaryText = style.isSideBySide
    textProperties.transform = style.transform
  }

  let minimumHeight: CGFloat

  /// Creates the content of a cell.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(Style()) }
  /// Creates the content of a cell with the second text below the first one.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(Style()) }
  /// Creates the content of a cell with the second text beside the first one.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(Style(secondaryFont: .systemFont(ofSize: 17), isSideBySide: true))
  }
  /// Creates the content of a header.
  public static func header() -> UIListContentConfiguration { plainHeader() }
  /// Creates the content of a footer.
  public static func footer() -> UIListContentConfiguration { plainFooter() }
  /// Creates the content of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      Style(font: .boldSystemFont(ofSize: ListSizes.titleFont.plain), minimumHeight: ListSizes.header))
  }
  /// Creates the content of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      Style(font: .systemFont(ofSize: ListSizes.titleFont.plain), minimumHeight: ListSizes.header))
  }
  /// Creates the content of a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(group(ListSizes.groupTitle, transform: .uppercase))
  }
  /// Creates the content of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(group(ListSizes.groupFooter, transform: .none))
  }

  private static func group(_ spaces: (above: CGFloat, below: CGFloat), transform: TextTransform) -> Style {
    let sides = ControlSizes.cellMargins
    return Style(
      font: .systemFont(ofSize: ListSizes.titleFont.grouped), color: .secondaryLabel, minimumHeight: 0,
      margins: NSDirectionalEdgeInsets(
        top: spaces.above, leading: sides.leading, bottom: spaces.below, trailing: sides.trailing),
      transform: transform)
  }

  /// Returns a new view that shows the content.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// Returns the content for a state; unchanged here.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  // The content

  /// The image; nil unless set.
  public var image: UIImage?
  /// The size and the appearance of the image.
  public var imageProperties = ImageProperties()
  /// The text; nil unless set.
  ///
  /// Setting it removes `attributedText`.
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// The text with its attributes, in place of `text`; nil unless set.
  public var attributedText: NSAttributedString? { didSet { if attributedText != nil { text = nil } } }
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The second text; nil unless set.
  ///
  /// Setting it removes `secondaryAttributedText`.
  public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
  /// The second text with its attributes, in place of `secondaryText`; nil unless set.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  /// The appearance of the second text.
  public var secondaryTextProperties: TextProperties

  // Sizes

  /// The distances of the content from the edges, in points; unless set, 11 at the top and the bottom of a
  /// cell and 16 at its sides.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// The axes along which the margins are at least those of the cell; none unless set; stored, has no effect
  /// here.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { UIAxis(rawValue: preservedAxes) }
    set { preservedAxes = newValue.rawValue }
  }
  private var preservedAxes: UInt = 0
  /// True if both texts are side by side if there is enough space.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The gap between the image and the texts, in points; 16 unless set.
  public var imageToTextPadding = ControlSizes.cellGaps.image
  /// The smallest gap between two texts side by side, in points; 8 unless set.
  public var textToSecondaryTextHorizontalPadding = ControlSizes.cellGaps.text
  /// The gap between two texts below each other, in points; 3 unless set.
  public var textToSecondaryTextVerticalPadding = ControlSizes.cellGaps.lines
}

/// The values in which the kinds of list content differ.
private struct Style {
  var font = UIFont.systemFont(ofSize: 17)
  var color = UIColor.label
  var secondaryFont = UIFont.systemFont(ofSize: 12)
  var isSideBySide = false
  var minimumHeight = ControlSizes.cell.height
  var margins = ControlSizes.cellMargins
  var transform = UIListContentConfiguration.TextTransform.none
}
