import AutoLayoutKit
import LayoutPlatform

/// The kind of content that a view shows itself, apart from its subviews.
enum ShownContent: Equatable {
  /// Nothing, or only a background.
  case nothing
  case text
  case image
  /// A control of the platform; false if it shows neither text nor an image, as an empty text field.
  case control(isFilled: Bool)

  var isControl: Bool { if case .control = self { true } else { false } }
}

// The properties of a view that the checks read, under names that both platforms share.
#if canImport(UIKit)
  extension UIView {
    var shownContent: ShownContent {
      switch self {
      case let label as UILabel: label.hasText ? .text : .nothing
      case let view as UITextView: view.text.isEmpty ? .nothing : .text
      case let view as UIImageView: view.image == nil ? .nothing : .image
      case let button as UIButton: button.hasContent ? .control(isFilled: true) : .nothing
      case let field as UITextField: .control(isFilled: field.hasWords)
      default: isControlOfUIKit ? .control(isFilled: true) : .nothing
      }
    }

    /// The kind of a view with a text, the text, or the placeholder of an empty field, and the font.
    var ownText: (kind: String, text: String?, font: UIFont?)? {
      switch self {
      case let label as UILabel: ("label", label.text, label.font)
      case let button as UIButton: ("button", button.currentTitle, button.titleLabel?.font)
      case let field as UITextField:
        ("text field", field.text?.isEmpty == false ? field.text : field.placeholder, field.font)
      case let view as UITextView: ("text view", view.text, view.font)
      default: nil
      }
    }

    var isClosed: Bool { isControlOfUIKit || self is UITextView || isBar }

    var isControlOfUIKit: Bool {
      if self is UIButton || self is UITextField || self is UISegmentedControl { return true }
      if self is UIPageControl || self is UISearchBar { return true }
      #if !os(tvOS)
        if self is UISlider || self is UISwitch || self is UIStepper { return true }
        #if !canImport(HeadlessUIKit)
          if self is UIDatePicker || self is UIPickerView { return true }
        #endif
      #endif
      return false
    }

    /// True for a bar of UIKit, which lies above the content on purpose.
    var isBar: Bool {
      if self is UINavigationBar || self is UITabBar { return true }
      #if !os(tvOS)
        if self is UIToolbar { return true }
      #endif
      return false
    }

    var isInvisible: Bool { isHidden || alpha < CheckLimit.visibleAlpha }

    var isOpaqueInTree: Bool {
      sequence(first: self, next: { $0.superview }).allSatisfy { $0.alpha > CheckLimit.opaqueAlpha }
    }

    fileprivate var backgroundAlpha: CGFloat { backgroundColor?.cgColor.alpha ?? 0 }
    var hasBackground: Bool { self is UIVisualEffectView || backgroundAlpha > CheckLimit.visibleAlpha }

    var hasLayersOfItsOwn: Bool {
      let sublayers = layer.sublayers ?? []
      if sublayers.count <= subviews.count { return false }
      let ofSubviews = Set(subviews.map { ObjectIdentifier($0.layer) })
      return sublayers.contains { !ofSubviews.contains(ObjectIdentifier($0)) && !$0.isHidden }
    }

    var hidesAllBehind: Bool {
      backgroundAlpha > CheckLimit.opaqueAlpha && layer.contents == nil && !hasLayersOfItsOwn
        && isOpaqueInTree
    }

    var clipsSubviews: Bool { clipsToBounds }
    var isScrolling: Bool { self is UIScrollView && !(self is UITextView) }
    var runsFromRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    fileprivate var pixels: CGFloat { contentScaleFactor }
    func area(_ rect: CGRect, in root: UIView) -> CGRect { convert(rect, to: root) }

    /// Returns the height that the constraints give the view at its width, pulled from a height.
    func fittingHeight(from height: CGFloat) -> CGFloat {
      systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: height), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }

    func layOutNow() { layoutIfNeeded() }
  }

  extension UILabel {
    var hasText: Bool { !(text ?? "").isEmpty }
  }

  extension UITextField {
    fileprivate var hasWords: Bool { !(text ?? "").isEmpty || !(placeholder ?? "").isEmpty }
  }

  extension UIButton {
    fileprivate var hasContent: Bool {
      if currentTitle != nil || currentAttributedTitle != nil || currentImage != nil { return true }
      return showsBackground
    }

    var showsBackground: Bool {
      if currentBackgroundImage != nil || hasBackground { return true }
      if #available(iOS 15, tvOS 15, *) { return configuration != nil }
      return false
    }
  }
#elseif canImport(AppKit)
  extension NSView {
    var shownContent: ShownContent {
      switch self {
      case let field as NSTextField where !field.isEditable: field.stringValue.isEmpty ? .nothing : .text
      case let field as NSTextField: .control(isFilled: !field.stringValue.isEmpty)
      case let view as NSTextView: view.string.isEmpty ? .nothing : .text
      case let view as NSImageView: view.image == nil ? .nothing : .image
      default: self is NSControl ? .control(isFilled: true) : .nothing
      }
    }

    var ownText: (kind: String, text: String?)? {
      switch self {
      case let field as NSTextField:
        (field.isEditable ? "text field" : "label", field.stringValue.isEmpty ? nil : field.stringValue)
      case let button as NSButton: ("button", button.title.isEmpty ? nil : button.title)
      default: nil
      }
    }

    var isClosed: Bool { self is NSControl || self is NSTextView }
    var isBar: Bool { false }
    var isInvisible: Bool { isHidden || alphaValue < CheckLimit.visibleAlpha }
    private var backgroundAlpha: CGFloat { layer?.backgroundColor?.alpha ?? 0 }
    var hasBackground: Bool { self is NSVisualEffectView || backgroundAlpha > CheckLimit.visibleAlpha }

    var hidesAllBehind: Bool {
      backgroundAlpha > CheckLimit.opaqueAlpha && layer?.contents == nil
        && sequence(first: self, next: { $0.superview }).allSatisfy { $0.alphaValue > CheckLimit.opaqueAlpha }
    }

    var clipsSubviews: Bool { self is NSClipView || layer?.masksToBounds == true }
    var isScrolling: Bool { self is NSClipView }
    var runsFromRightToLeft: Bool { userInterfaceLayoutDirection == .rightToLeft }
    fileprivate var pixels: CGFloat { window?.backingScaleFactor ?? 1 }

    func area(_ rect: CGRect, in root: NSView) -> CGRect {
      let area = convert(rect, to: root)
      if root.isFlipped { return area }
      let top = root.bounds.maxY - area.maxY + root.bounds.minY
      return CGRect(x: area.minX, y: top, width: area.width, height: area.height)
    }

    func layOutNow() { layoutSubtreeIfNeeded() }
  }
#endif

extension AutoLayoutKitView {
  var halfPixel: CGFloat { 0.5 / max(pixels, 1) }

  var alignedBounds: CGRect {
    alignmentRect(forFrame: CGRect(origin: .zero, size: bounds.size)).moved(by: bounds.origin)
  }
}
