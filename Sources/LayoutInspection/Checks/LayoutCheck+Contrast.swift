import AutoLayoutKit
public import Foundation
import LayoutPlatform
import LayoutWords

extension LayoutCheck {
  /// Checks that the color of each text differs enough from the color behind it.
  ///
  /// The contrast is that of the Web Content Accessibility Guidelines (WCAG 2.2, success criterion 1.4.3),
  /// from 1 : 1 for equal colors to 21 : 1 for black and white. They ask for 3 : 1 for large texts, and for
  /// 4.5 : 1 for others. Colors of Apple's own palette, such as a green text on white, have less than 3 : 1.
  ///
  /// Only known colors are compared. Not reported are: a text in front of an image, a gradient, another text
  /// or a view that is transparent or covers only a part of it; a transparent text; a text in several
  /// colors; a placeholder; a disabled control; and a button with a configuration. On a Mac, nothing is
  /// reported.
  ///
  /// - Parameter least: The least contrast.
  public static func contrast(_ least: CGFloat = 3) -> LayoutCheck {
    LayoutCheck(named: "contrast", basis: .pairs) { tree in
      #if canImport(UIKit)
        tree.views.indices.compactMap { tree.weakContrast($0, least) }
      #else
        []
      #endif
    }
  }
}

#if canImport(UIKit)
  extension CheckedTree {
    fileprivate func weakContrast(_ index: Int, _ least: CGFloat) -> Finding? {
      let view = views[index].view
      guard let color = view.textTint.flatMap({ KnownColor($0, in: view) }), color.isOpaque,
        view.isOpaqueInTree, let back = background(behind: index)
      else { return nil }
      let ratio = color.contrast(to: back.color)
      guard ratio < least else { return nil }
      let isOwn = back.index == index
      let owner = isOwn ? "its own background" : "the background of \(name(back.index))"
      return finding(
        .contrast, isOwn ? [index] : [index, back.index], sites: [],
        "\(name(index)) is hard to read: its color \(color.hex) has a contrast of"
          + " \(((ratio * 10).rounded(.down) / 10).points) : 1 with \(owner), \(back.color.hex)."
          + " \(Self.advice(color, back.color, least)), for a contrast of at least \(least.points) : 1.")
    }

    /// Returns the color to change: that of the text, unless even white or black is too near to the
    /// background.
    private static func advice(_ text: KnownColor, _ background: KnownColor, _ least: CGFloat) -> String {
      let isLighter = text.luminance > background.luminance
      let most = isLighter ? 1.05 / (background.luminance + 0.05) : (background.luminance + 0.05) / 0.05
      if most >= least { return "Make the text \(isLighter ? "lighter" : "darker")" }
      return isLighter
        ? "Make the background darker, or the text dark" : "Make the background lighter, or the text light"
    }

    /// Returns the opaque color that is directly behind all of a text; nil if it is not known.
    private func background(behind index: Int) -> (color: KnownColor, index: Int)? {
      var area = visiblePart(of: contentArea(of: index), index)
      if area.isEmpty { return nil }
      var scroll = views[index].scroll
      for other in (0...index).reversed() {
        // A scrolled text can be anywhere in front of the views behind its scroll view.
        while let outer = scroll, other < outer {
          area = visiblePart(of: views[outer].frame, outer)
          scroll = views[outer].scroll
        }
        let item = views[other]
        let isUnknown =
          other < index && item.content != .nothing
          || item.view.paintsUnknownColors(besidesText: other == index)
        let paint = item.view.backgroundColor
        let color = paint.flatMap { KnownColor($0, in: item.view) }
        if !isUnknown, paint == nil || color.map({ $0.alpha < CheckLimit.visibleAlpha }) == true { continue }
        guard item.frame.meets(area, beyond: tolerance) else { continue }
        guard !isUnknown, let color, color.isOpaque, item.view.isOpaqueInTree,
          item.frame.holds(area, within: 1)
        else { return nil }
        return (color, other)
      }
      return nil
    }
  }

  private struct KnownColor {
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    let alpha: CGFloat

    /// Resolves a color with the traits of a view; nil for a pattern.
    @MainActor init?(_ color: UIColor, in view: UIView) {
      let resolved = color.resolvedColor(with: view.traitCollection)
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      guard resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    var isOpaque: Bool { alpha > CheckLimit.opaqueAlpha }

    var luminance: CGFloat {
      func linear(_ component: CGFloat) -> CGFloat {
        let value = min(max(component, 0), 1)
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    func contrast(to other: KnownColor) -> CGFloat {
      let (one, two) = (luminance, other.luminance)
      return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    var hex: String {
      let parts = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
      return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }

  extension UIView {
    /// The color of the text that the view shows; nil if it shows none, or in several colors, or as a
    /// disabled control.
    fileprivate var textTint: UIColor? {
      switch self {
      case let label as UILabel: label.hasText && label.isEnabled ? label.onlyColor : nil
      case let view as UITextView: view.text.isEmpty ? nil : view.textColor
      case let field as UITextField: field.isEnabled && !(field.text ?? "").isEmpty ? field.textColor : nil
      case let button as UIButton: button.titleTint
      default: nil
      }
    }

    /// Returns true for a view with an image, a gradient or other layers of its own.
    ///
    /// - Parameter isText: True for the view of the text, whose layer may be drawn.
    fileprivate func paintsUnknownColors(besidesText isText: Bool) -> Bool {
      if self is UIVisualEffectView || layer is CAGradientLayer { return true }
      return layer.contents != nil && !isText || hasLayersOfItsOwn
    }
  }

  extension UILabel {
    /// The color of the text; nil if it has several, or a background of its own.
    fileprivate var onlyColor: UIColor? {
      guard let text = attributedText else { return textColor }
      let range = NSRange(location: 0, length: text.length)
      var hasBackground = false
      text.enumerateAttribute(.backgroundColor, in: range) { color, _, _ in
        if color != nil { hasBackground = true }
      }
      if hasBackground { return nil }
      var colors: [UIColor] = []
      text.enumerateAttribute(.foregroundColor, in: range) { color, _, _ in
        if let color = color as? UIColor ?? textColor, !colors.contains(color) { colors.append(color) }
      }
      return colors.count == 1 ? colors[0] : nil
    }
  }

  extension UIButton {
    /// The color of the title; nil without a title, with a configuration or an image behind the title, or if
    /// the button is disabled.
    fileprivate var titleTint: UIColor? {
      if #available(iOS 15, tvOS 15, *), configuration != nil { return nil }
      guard isEnabled, currentTitle != nil, currentAttributedTitle == nil, currentBackgroundImage == nil
      else {
        return nil
      }
      return currentTitleColor
    }
  }
#endif
