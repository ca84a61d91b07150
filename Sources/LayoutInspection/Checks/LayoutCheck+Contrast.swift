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
          + " Make the text \(back.color.isDark ? "lighter" : "darker"), for a contrast of at least"
          + " \(least.points) : 1.")
    }

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
    private let parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    var alpha: CGFloat { parts.alpha }

    @MainActor init?(_ color: UIColor, in view: UIView) {
      let resolved = color.resolvedColor(with: view.traitCollection)
      var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 0)
      guard resolved.getRed(&parts.red, green: &parts.green, blue: &parts.blue, alpha: &parts.alpha)
      else { return nil }
      self.parts = parts
    }

    var isOpaque: Bool { alpha > CheckLimit.opaqueAlpha }

    var luminance: CGFloat {
      func linear(_ component: CGFloat) -> CGFloat {
        let value = min(max(component, 0), 1)
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(parts.red) + 0.7152 * linear(parts.green) + 0.0722 * linear(parts.blue)
    }

    /// True if white differs more from the color than black.
    var isDark: Bool { (luminance + 0.05) * (luminance + 0.05) < 1.05 * 0.05 }

    func contrast(to other: KnownColor) -> CGFloat {
      let (one, two) = (luminance, other.luminance)
      return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    var hex: String {
      let bytes = [parts.red, parts.green, parts.blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
      return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }

  extension UIView {
    fileprivate var textTint: UIColor? {
      switch self {
      case let label as UILabel: label.hasText && label.isEnabled ? label.onlyColor : nil
      case let view as UITextView: view.text.isEmpty ? nil : view.textColor
      case let field as UITextField: field.isEnabled && !(field.text ?? "").isEmpty ? field.textColor : nil
      case let button as UIButton: button.titleTint
      default: nil
      }
    }

    fileprivate func paintsUnknownColors(besidesText isText: Bool) -> Bool {
      if self is UIVisualEffectView || layer is CAGradientLayer { return true }
      return layer.contents != nil && !isText || hasLayersOfItsOwn
    }
  }

  extension UILabel {
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
    fileprivate var titleTint: UIColor? {
      if #available(iOS 15, tvOS 15, *), configuration != nil { return nil }
      guard isEnabled, currentTitle != nil, currentAttributedTitle == nil, currentBackgroundImage == nil
      else { return nil }
      return currentTitleColor
    }
  }
#endif
