/// The system colors that depend on the style, the contrast and the level, and on the look of the system.
///
/// Sources: Apple's Human Interface Guidelines for the hues and grays; for labels, fills and backgrounds, the
/// values that UIKit was seen to return in iOS 13 to 18. In iOS 26 only the hues and the link differ.
enum SystemColor: Int, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, link, separator, opaqueSeparator
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground

  // The components of a color that is not resolved are those of the light style, in the look in which the
  // color was made; the provider follows the look of the device.
  private static let earlier = colors()
  private static let ofIOS26 = colors()
  private static func colors() -> [UIColor] {
    allCases.map { color in UIColor(dynamicProvider: { color.values.color(in: $0, look.value) }) }
  }
  /// The look of the device; with a lock, because colors are also made outside of the main actor.
  static let look = LockedValue(SystemLook(system: HeadlessLayout.usualSystem))

  var color: UIColor { (Self.look.value == .iOS26 ? Self.ofIOS26 : Self.earlier)[rawValue] }

  /// The numbers 0xRRGGBB in light and dark, with the usual and with the increased contrast.
  private struct Values {
    var light: UInt32
    var dark: UInt32
    var lightHigh: UInt32
    var darkHigh: UInt32
    /// Those of iOS 26; empty for the same ones.
    var iOS26: [UInt32] = []
    /// Those of a dark view above another one; empty for the same ones.
    var elevated: [UInt32] = []
    var alphas: [CGFloat] = [1, 1, 1, 1]

    static func opaque(
      _ light: UInt32, _ dark: UInt32, _ lightHigh: UInt32, _ darkHigh: UInt32, iOS26: UInt32...,
      elevated: UInt32...
    ) -> Values {
      Values(
        light: light, dark: dark, lightHigh: lightHigh, darkHigh: darkHigh, iOS26: iOS26, elevated: elevated)
    }

    static func clear(_ light: UInt32, _ dark: UInt32, _ alphas: CGFloat...) -> Values {
      Values(light: light, dark: dark, lightHigh: light, darkHigh: dark, alphas: alphas)
    }

    func color(in traits: UITraitCollection, _ look: SystemLook) -> UIColor {
      let isDark = traits.userInterfaceStyle == .dark
      let isHigh = traits.accessibilityContrast == .high
      let index = (isDark ? 1 : 0) + (isHigh ? 2 : 0)
      var number = (look == .iOS26 && !iOS26.isEmpty ? iOS26 : [light, dark, lightHigh, darkHigh])[index]
      if isDark, traits.userInterfaceLevel == .elevated, !elevated.isEmpty {
        number = elevated[isHigh ? 1 : 0]
      }
      func part(_ shift: UInt32) -> CGFloat { CGFloat(number >> shift & 0xFF) / 255 }
      return UIColor(red: part(16), green: part(8), blue: part(0), alpha: alphas[index])
    }
  }

  private var values: Values {
    switch self {
    case .red: .opaque(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961, iOS26: 0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165)
    case .orange:
      .opaque(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340, iOS26: 0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056)
    case .yellow:
      .opaque(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426, iOS26: 0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43)
    case .green:
      .opaque(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B, iOS26: 0x34C759, 0x30D158, 0x008932, 0x4AD968)
    case .mint: .opaque(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF, iOS26: 0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB)
    case .teal: .opaque(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF, iOS26: 0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC)
    case .cyan: .opaque(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF, iOS26: 0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF)
    case .blue: .opaque(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF, iOS26: 0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF)
    case .indigo:
      .opaque(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF, iOS26: 0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF)
    case .purple:
      .opaque(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF, iOS26: 0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF)
    case .pink: .opaque(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482, iOS26: 0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4)
    case .brown:
      .opaque(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469, iOS26: 0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679)
    case .gray: .opaque(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    case .gray2: .opaque(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
    case .gray3: .opaque(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
    case .gray4: .opaque(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
    case .gray5: .opaque(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
    case .gray6: .opaque(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    case .label: .opaque(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF)
    case .secondaryLabel: .clear(0x3C3C43, 0xEBEBF5, 0.6, 0.6, 0.68, 0.68)
    case .tertiaryLabel: .clear(0x3C3C43, 0xEBEBF5, 0.3, 0.3, 0.38, 0.38)
    case .quaternaryLabel: .clear(0x3C3C43, 0xEBEBF5, 0.18, 0.16, 0.26, 0.24)
    case .link: .opaque(0x007AFF, 0x0984FF, 0x007AFF, 0x0984FF, iOS26: 0x0088FF, 0x0091FF, 0x0088FF, 0x0091FF)
    case .separator: .clear(0x3C3C43, 0x545458, 0.29, 0.6, 0.37, 0.68)
    case .opaqueSeparator: .opaque(0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A)
    case .fill: .clear(0x787880, 0x787880, 0.2, 0.36, 0.28, 0.44)
    case .secondaryFill: .clear(0x787880, 0x787880, 0.16, 0.32, 0.24, 0.4)
    case .tertiaryFill: .clear(0x767680, 0x767680, 0.12, 0.24, 0.2, 0.32)
    case .quaternaryFill: .clear(0x747480, 0x767680, 0.08, 0.18, 0.16, 0.26)
    case .background: .opaque(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000, elevated: 0x1C1C1E, 0x242426)
    case .secondaryBackground: .opaque(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426, elevated: 0x2C2C2E, 0x363638)
    case .tertiaryBackground: .opaque(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638, elevated: 0x3A3A3C, 0x444446)
    case .groupedBackground: .opaque(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000, elevated: 0x1C1C1E, 0x242426)
    case .secondaryGroupedBackground:
      .opaque(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426, elevated: 0x2C2C2E, 0x363638)
    case .tertiaryGroupedBackground:
      .opaque(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638, elevated: 0x3A3A3C, 0x444446)
    }
  }
}
