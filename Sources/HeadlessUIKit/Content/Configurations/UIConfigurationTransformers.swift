/// A function that derives a color from another color.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  /// The function.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer from a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the color that is derived from `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Makes colors gray.
  public static let grayscale = UIConfigurationColorTransformer { color in
    let white = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    return UIColor(white: white, alpha: color.alpha)
  }
}

/// A function that derives the attributes of a text from other attributes.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// The function.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer from a function.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the attributes that are derived from `input`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// A function inside of a value that can be compared; two functions are equal if one is a copy of the other.
struct ComparedFunction<Function>: Equatable, Hashable, @unchecked Sendable {
  private final class Mark {}
  private let mark = Mark()
  let function: Function

  init?(_ function: Function?) {
    guard let function else { return nil }
    self.function = function
  }

  static func == (first: Self, second: Self) -> Bool { first.mark === second.mark }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(mark)) }
}
