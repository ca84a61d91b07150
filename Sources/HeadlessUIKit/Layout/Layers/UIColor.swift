/// A color that consists of red, green, blue and alpha.
///
/// The appearance is light unless the traits are different: each system color has its light value. A color
/// that a client computes from traits has its components for the light appearance; `resolvedColor(with:)`
/// returns it for other traits. Two colors are equal if their four components are equal, regardless of the
/// initializer.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  // Must be the first stored property; see `AttributeTag`.
  private let attributeTag = AttributeTag()

  package let red: CGFloat
  package let green: CGFloat
  package let blue: CGFloat
  package let alpha: CGFloat
  private let provider: ((UITraitCollection) -> UIColor)?

  /// Creates a color from its red, green, blue and alpha components.
  ///
  /// - Parameters:
  ///   - red: 0 for none, 1 for full; values outside of 0...1 are kept, as in UIKit since iOS 10.
  ///   - green: The green component, as `red`.
  ///   - blue: The blue component, as `red`.
  ///   - alpha: The opacity: 0 for transparent, 1 for opaque.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    provider = nil
    super.init()
  }

  /// Creates a color that depends on the traits and that `dynamicProvider` returns for them.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    red = light.red
    green = light.green
    blue = light.blue
    alpha = light.alpha
    provider = dynamicProvider
    super.init()
  }

  /// Returns the color for the given traits, or the color itself if it does not depend on traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection).resolvedColor(with: traitCollection) ?? self
  }

  /// Creates the color of a color literal, `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)`.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a shade of gray.
  ///
  /// - Parameters:
  ///   - white: 0 for black, 1 for white.
  ///   - alpha: The opacity: 0 for transparent, 1 for opaque.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from its position on the color wheel.
  ///
  /// - Parameters:
  ///   - hue: The angle as a fraction of the full turn, 0...1: 0 is red, 1/3 is green, 2/3 is blue.
  ///   - saturation: 0 for gray, 1 for the pure color.
  ///   - brightness: 0 for black, 1 for the full brightness.
  ///   - alpha: The opacity: 0 for transparent, 1 for opaque.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let turn = hue - hue.rounded(.down)
    // A component has the full brightness up to 1/6 of a turn from its own angle and decreases linearly over
    // the next 1/6.
    func channel(at angle: CGFloat) -> CGFloat {
      let distance = abs(turn - angle)
      let sixths = min(distance, 1 - distance) * 6
      let part = min(max(2 - sixths, 0), 1)
      return brightness * (1 - saturation * (1 - part))
    }
    self.init(red: channel(at: 0), green: channel(at: 1 / 3), blue: channel(at: 2 / 3), alpha: alpha)
  }

  /// Creates a color from a layer's color.
  public convenience init(cgColor: CGColor) {
    let components = cgColor.components ?? []
    precondition(components.count == 4, "A layer's color must have 4 components: \(components).")
    self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// The color for the properties of a layer; a color that depends on traits is the one for
  /// `UITraitCollection.current`.
  open var cgColor: CGColor {
    let color = provider == nil ? self : resolvedColor(with: .current)
    return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Returns the same color with another opacity.
  ///
  /// - Parameter alpha: 0 for transparent, 1 for opaque.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard let provider else { return UIColor(red: red, green: green, blue: blue, alpha: alpha) }
    return UIColor { provider($0).withAlphaComponent(alpha) }
  }

  /// Returns the color itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine([red, green, blue, alpha])
    return hasher.finalize()
  }

  open override var description: String { "UIColor \(red) \(green) \(blue) \(alpha)" }
}

// MARK: Components

extension UIColor {
  /// Stores the components of the color at the pointers and returns `true`.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return true
  }

  /// Stores the shade of gray and the opacity at the pointers.
  ///
  /// - Returns: False, with nothing stored, if the color is not a shade of gray.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard red == green, green == blue else { return false }
    white?.pointee = red
    alpha?.pointee = self.alpha
    return true
  }

  /// Stores the position of the color on the color wheel at the pointers and returns `true`.
  ///
  /// The hue of a shade of gray is 0.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    hue?.pointee = wheelAngle(most: most, range: range)
    saturation?.pointee = most == 0 ? 0 : range / most
    brightness?.pointee = most
    alpha?.pointee = self.alpha
    return true
  }

  // The strongest component decides the third of the wheel, and the other two components the distance from
  // the middle of that third.
  private func wheelAngle(most: CGFloat, range: CGFloat) -> CGFloat {
    guard range > 0 else { return 0 }
    let sixths: CGFloat
    if most == red {
      sixths = (green - blue) / range
    } else if most == green {
      sixths = 2 + (blue - red) / range
    } else {
      sixths = 4 + (red - green) / range
    }
    return (sixths < 0 ? sixths + 6 : sixths) / 6
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of color literals.
public typealias _ColorLiteralType = UIColor
