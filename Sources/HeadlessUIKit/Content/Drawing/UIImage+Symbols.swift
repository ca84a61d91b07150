extension UIImage {
  /// Creates a system symbol in the size that fits text of 17 points.
  ///
  /// The symbols themselves belong to Apple and are not included. Every name results in an image of the
  /// nominal size that is described at ``SymbolConfiguration``.
  ///
  /// - Parameter name: The name of the symbol.
  /// - Returns: Nil if the name is empty.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Creates a system symbol.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - configuration: The size of the symbol; `nil` for the size that fits text of 17 points.
  /// - Returns: Nil if the name is empty.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    let side = (configuration as? SymbolConfiguration ?? SymbolConfiguration(pointSize: 17)).side
    self.init(
      size: CGSize(width: side, height: side), content: .symbol(name: name), renderingMode: .automatic)
  }

  /// Returns the symbol in the size of a configuration; an image that is no symbol is returned unchanged.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage, let symbol = configuration as? SymbolConfiguration else { return self }
    return UIImage(
      size: CGSize(width: symbol.side, height: symbol.side), scale: scale, content: content,
      renderingMode: renderingMode, tint: tint, alignmentRectInsets: alignmentRectInsets)
  }

  /// Returns the symbol in the size of a configuration; nil for an image that is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// A description of the variant of an image.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size and the weight of a symbol.
  ///
  /// Real symbols differ in width and height. Here each symbol is a square. Its side is the line height of
  /// text of its point size, rounded to whole points: 20 for 17 points. The factor is 0.8 for the scale
  /// `small` and 1.25 for `large`.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    fileprivate let side: CGFloat
    package let weight: SymbolWeight

    /// Creates a configuration for a symbol beside text.
    ///
    /// - Parameters:
    ///   - pointSize: The size of the text beside the symbol, in points; must be above 0.
    ///   - weight: The thickness of the strokes.
    ///   - scale: The size of the symbol relative to the text.
    public init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default) {
      side = (UIFont.systemFont(ofSize: pointSize).lineHeight * scale.factor).rounded()
      self.weight = weight
      super.init()
    }

    /// Creates a configuration for the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
    }

    /// Creates a configuration for the size of a font.
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(pointSize: font.pointSize, scale: scale)
    }

    /// Creates a configuration for text of 17 points and with a scale.
    public convenience init(scale: SymbolScale) { self.init(pointSize: 17, scale: scale) }
  }

  /// The size of a symbol relative to text of the same point size.
  public enum SymbolScale: Int, Sendable {
    /// The same as `medium`.
    case `default` = -1
    /// The same as `medium`.
    case unspecified = 0
    /// Smaller than a line of text.
    case small = 1
    /// As high as a line of text.
    case medium = 2
    /// Larger than a line of text.
    case large = 3

    fileprivate var factor: CGFloat {
      switch self {
      case .default, .unspecified, .medium: 1
      case .small: 0.8
      case .large: 1.25
      }
    }
  }

  /// The thickness of the strokes of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// The weight that the system chooses.
    case unspecified = 0
    /// The weight of `UIFont.Weight.ultraLight`.
    case ultraLight = 1
    /// The weight of `UIFont.Weight.thin`.
    case thin
    /// The weight of `UIFont.Weight.light`.
    case light
    /// The weight of `UIFont.Weight.regular`.
    case regular
    /// The weight of `UIFont.Weight.medium`.
    case medium
    /// The weight of `UIFont.Weight.semibold`.
    case semibold
    /// The weight of `UIFont.Weight.bold`.
    case bold
    /// The weight of `UIFont.Weight.heavy`.
    case heavy
    /// The weight of `UIFont.Weight.black`.
    case black
  }
}
