#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  extension UIView {
    /// Adds the properties that checks read beside the frame: if they change with the size, layouts differ.
    func hashLooks(into looks: inout Hasher) {
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
      switch self {
      case let label as UILabel:
        looks.combine(label.text)
        looks.combine(label.font)
        looks.combine(label.textColor)
        looks.combine(label.isEnabled)
        looks.combine(label.numberOfLines)
        looks.combine(label.lineBreakMode)
        looks.combine(label.textAlignment)
        looks.combine(label.adjustsFontSizeToFitWidth)
      case let view as UIScrollView:
        let inset = view.contentInset
        for side in [inset.left, inset.top, inset.right, inset.bottom] { looks.combine(side) }
        guard let view = view as? UITextView else { break }
        looks.combine(view.text)
        looks.combine(view.font)
        looks.combine(view.isScrollEnabled)
      case let field as UITextField:
        looks.combine(field.text)
        looks.combine(field.textColor)
      case let button as UIButton:
        looks.combine(button.currentTitle)
        looks.combine(button.currentAttributedTitle?.string)
        looks.combine(button.currentTitleColor)
        looks.combine(button.currentImage == nil)
        looks.combine(button.currentBackgroundImage == nil)
      case let view as UIImageView: looks.combine(view.image == nil)
      default: break
      }
    }
  }
#endif
