#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// The values of a view that checks read beside its frame: if they change with the size, layouts differ.
  extension UIView {
    /// Adds the properties of the view that the checks read.
    func hashLooks(into looks: inout Hasher, _ texts: TextMemory) {
      looks.combine(ObjectIdentifier(type(of: self)))
      looks.combine(alpha)
      looks.combine(backgroundColor)
      looks.combine(clipsToBounds)
      looks.combine(isUserInteractionEnabled)
      looks.combine(gestureRecognizers?.count)
      looks.combine(layer.sublayers?.count)
      looks.combine(layer.contents == nil)
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        looks.combine(contentCompressionResistancePriority(for: axis))
      }
      (self as? UIControl).map { looks.combine($0.isEnabled) }
      if let inset = (self as? UIScrollView)?.contentInset {
        for side in [inset.left, inset.top, inset.right, inset.bottom] { looks.combine(side) }
      }
      hashContent(into: &looks, texts)
    }

    private func hashContent(into looks: inout Hasher, _ texts: TextMemory) {
      switch self {
      case let label as UILabel:
        looks.combine(label.attributedText.map(texts.looks))
        looks.combine(label.isEnabled)
        looks.combine(label.numberOfLines)
        looks.combine(label.lineBreakMode)
        looks.combine(label.textAlignment)
        looks.combine(label.adjustsFontSizeToFitWidth)
      case let view as UITextView:
        view.attributedText?.hashRuns(into: &looks)
        looks.combine(view.isScrollEnabled)
      case let field as UITextField:
        looks.combine(field.text)
        looks.combine(field.textColor)
      case let button as UIButton:
        looks.combine(button.currentTitle)
        button.currentAttributedTitle?.hashRuns(into: &looks)
        looks.combine(button.currentTitleColor)
        looks.combine(button.currentImage == nil)
        looks.combine(button.currentBackgroundImage == nil)
      case let view as UIImageView: looks.combine(view.image == nil)
      default: break
      }
    }
  }

  extension NSAttributedString {
    private static let looks: [Key] = [.font, .foregroundColor, .backgroundColor, .paragraphStyle, .kern]

    /// Adds the text and its fonts, colors and paragraph styles; `hash` differs between equal texts on Linux.
    func hashRuns(into looks: inout Hasher) {
      looks.combine(string)
      enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
        looks.combine(range)
        looks.combine(attributes.count)
        for name in Self.looks {
          looks.combine(attributes[name] as? NSObject)
        }
      }
    }
  }
#endif
