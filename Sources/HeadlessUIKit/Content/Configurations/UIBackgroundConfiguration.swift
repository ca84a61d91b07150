/// The background of a cell or a button, as a value.
///
/// The background is behind the content, inside `backgroundInsets`, and does not change the size of the cell
/// or the button.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  private init() {}

  /// Creates a background without a color.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  private static func colored(_ color: UIColor) -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = color
    return background
  }

  /// Creates the background of a cell in a list.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  /// Returns the background of a cell in a sidebar: none.
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
  /// Creates the background of a header in a list.
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  /// Creates the background of a footer in a list.
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
  /// Creates the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { colored(.systemBackground) }
  /// Creates the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { colored(.systemBackground) }
  /// Creates the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    colored(.secondarySystemGroupedBackground)
  }
  /// Creates the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// Returns the configuration for a state; unchanged here, because the appearance of a selected cell is not
  /// known.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  /// The view behind the content, as large as the background; nil unless set.
  public var customView: UIView?
  /// The radius of the corners, in points; 0 unless set.
  public var cornerRadius: CGFloat = 0
  /// The distances of the background from the edges of the cell or button, in points; 0 unless set, and
  /// negative values make it larger.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the margins of the cell or button are added to `backgroundInsets`; none unless set.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge {
    get { NSDirectionalRectEdge(rawValue: marginEdges) }
    set { marginEdges = newValue.rawValue }
  }
  /// The color; nil means the tint color for a cell, and the color of the button for a button.
  public var backgroundColor: UIColor?
  /// The function that is applied to the color; nil unless set.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { colorFunction.map(\.function) }
    set { colorFunction = ComparedFunction(newValue) }
  }
  /// The image in front of the color; nil unless set.
  public var image: UIImage?
  /// The position of the image; it fills the background unless set.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The effect behind the color; stored, has no effect here.
  public var visualEffect: UIVisualEffect?
  /// The color of the border; nil means the tint color.
  public var strokeColor: UIColor?
  /// The function that is applied to the color of the border; nil unless set.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { strokeFunction.map(\.function) }
    set { strokeFunction = ComparedFunction(newValue) }
  }
  /// The width of the border, in points; 0, so no border, unless set.
  public var strokeWidth: CGFloat = 0
  /// The distance of the border from the edge of the background, in points, positive to the outside; 0 unless
  /// set.
  public var strokeOutset: CGFloat = 0

  private var marginEdges: UInt = 0
  private var colorFunction: ComparedFunction<UIConfigurationColorTransformer>?
  private var strokeFunction: ComparedFunction<UIConfigurationColorTransformer>?

  /// Returns the color for a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the border for a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
