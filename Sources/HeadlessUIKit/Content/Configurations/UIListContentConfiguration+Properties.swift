extension UIListContentConfiguration {
  /// The changes of the letters of a text.
  public typealias TextTransform = TextProperties.TextTransform

  /// The appearance of a text.
  public struct TextProperties: Hashable {
    /// The alignments of a text.
    public enum TextAlignment: Hashable, Sendable {
      /// At the leading edge.
      case natural
      /// In the middle.
      case center
      /// At both edges.
      case justified
    }

    /// The changes of the letters of a text.
    public enum TextTransform: Hashable, Sendable {
      /// The text is unchanged.
      case none
      /// Upper case.
      case uppercase
      /// Lower case.
      case lowercase
      /// The first letter of each word in upper case.
      case capitalized
    }

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The function that is applied to the color; nil unless set.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { colorFunction.map(\.function) }
      set { colorFunction = ComparedFunction(newValue) }
    }
    private var colorFunction: ComparedFunction<UIConfigurationColorTransformer>?
    /// The alignment; natural unless set.
    public var alignment = TextAlignment.natural
    /// The way in which lines are broken; by words and with an ellipsis unless set.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The largest number of lines; 0, the default, means no limit.
    public var numberOfLines = 0
    /// True if the font of a text that is too wide is reduced; false unless set.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor of the font size; 0 unless set.
    public var minimumScaleFactor: CGFloat = 0
    /// True if letters move together before a text is truncated; false unless set; stored, has no effect
    /// here.
    public var allowsDefaultTighteningForTruncation = false
    /// True if the font follows the preferred text size of the user; true unless set.
    public var adjustsFontForContentSizeCategory = true
    /// The change of the letters; none unless set.
    public var transform = TextTransform.none

    /// Returns the color, changed by the function.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// The size and the appearance of an image.
  public struct ImageProperties: Hashable {
    init() {}

    /// The size of an image that is a symbol; nil unless set.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint color of a template image; nil, so that of the view, unless set.
    public var tintColor: UIColor?
    /// The function that is applied to the tint color; nil unless set; stored, has no effect here.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { colorFunction.map(\.function) }
      set { colorFunction = ComparedFunction(newValue) }
    }
    private var colorFunction: ComparedFunction<UIConfigurationColorTransformer>?
    /// The radius of the corners, in points; 0 unless set.
    public var cornerRadius: CGFloat = 0
    /// The largest size, to which the image is reduced without changing its aspect ratio; 0 along an axis
    /// means no limit.
    public var maximumSize: CGSize {
      get { CGSize(width: maximumWidth, height: maximumHeight) }
      set { (maximumWidth, maximumHeight) = (newValue.width, newValue.height) }
    }
    /// The size that is kept free for the image, so that texts of several rows begin below each other; 0
    /// along an axis means the size of the image.
    public var reservedLayoutSize: CGSize {
      get { CGSize(width: reservedWidth, height: reservedHeight) }
      set { (reservedWidth, reservedHeight) = (newValue.width, newValue.height) }
    }
    /// The reserved size that stands for the size of a symbol.
    public static let standardDimension: CGFloat = ControlSizes.listImage

    private var maximumWidth: CGFloat = 0
    private var maximumHeight: CGFloat = 0
    private var reservedWidth: CGFloat = 0
    private var reservedHeight: CGFloat = 0
  }
}

/// A set of axes.
public struct UIAxis: OptionSet, Sendable {
  /// One bit for each axis.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
