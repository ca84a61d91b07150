import Foundation

extension UIImage {
  /// Creates a symbol of the system's in the size that goes with text of 17 points.
  ///
  /// The symbols themselves are Apple's and not here: any name gives a picture of the nominal size
  /// described at ``SymbolConfiguration``.
  ///
  /// - Parameter name: The name of the symbol.
  /// - Returns: `nil` when the name is empty.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Creates a symbol of the system's.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - configuration: Its size; `nil` for the size that goes with text of 17 points.
  /// - Returns: `nil` when the name is empty.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    let side = (configuration as? SymbolConfiguration ?? SymbolConfiguration(pointSize: 17)).side
    self.init(
      size: CGSize(width: side, height: side), content: .symbol(name: name), renderingMode: .automatic)
  }

  /// What chooses between the variants of a picture.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size of a symbol.
  ///
  /// Real symbols differ in width and height. Here each is a square with the side of a line of text of its
  /// point size, rounded to whole points: 20 for 17 points. `small` is 0.8 and `large` 1.25 of that.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    fileprivate let side: CGFloat
    package let weight: SymbolWeight

    /// Creates a configuration with the size and the weight of text.
    ///
    /// - Parameters:
    ///   - pointSize: The size of the text beside the symbol, in points; must be above 0.
    ///   - weight: How heavy the strokes are.
    ///   - scale: How large the symbol is beside the text.
    public init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default) {
      side = (UIFont.systemFont(ofSize: pointSize).lineHeight * scale.factor).rounded()
      self.weight = weight
      super.init()
    }

    /// Creates a configuration with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
    }

    /// Creates a configuration with the size of a font.
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(pointSize: font.pointSize, scale: scale)
    }

    /// Creates a configuration with the size of 17 points and a scale.
    public convenience init(scale: SymbolScale) { self.init(pointSize: 17, scale: scale) }
  }

  /// How large a symbol is beside text of the same point size.
  public enum SymbolScale: Int, Sendable {
    /// As `medium`.
    case `default` = -1
    /// As `medium`.
    case unspecified = 0
    /// Smaller than a line of the text.
    case small = 1
    /// As high as a line of the text.
    case medium = 2
    /// Larger than a line of the text.
    case large = 3

    fileprivate var factor: CGFloat {
      switch self {
      case .default, .unspecified, .medium: 1
      case .small: 0.8
      case .large: 1.25
      }
    }
  }

  /// How heavy the strokes of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    /// As the system chooses.
    case unspecified = 0
    /// As `UIFont.Weight.ultraLight`.
    case ultraLight = 1
    /// As `UIFont.Weight.thin`.
    case thin
    /// As `UIFont.Weight.light`.
    case light
    /// As `UIFont.Weight.regular`.
    case regular
    /// As `UIFont.Weight.medium`.
    case medium
    /// As `UIFont.Weight.semibold`.
    case semibold
    /// As `UIFont.Weight.bold`.
    case bold
    /// As `UIFont.Weight.heavy`.
    case heavy
    /// As `UIFont.Weight.black`.
    case black
  }
}
