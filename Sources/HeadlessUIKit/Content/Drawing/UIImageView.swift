/// A view that shows an image.
///
/// Its intrinsic content size is the size of the image less the image's `alignmentRectInsets`. Without an
/// image it has no intrinsic content size.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// Creates a view that shows an image and has its size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Creates a view that shows an image and has its size, with another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Creates a view without an image and with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view without an image, and sets it up as a storyboard or a xib says.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func commonInit() {
    super.commonInit()
    isUserInteractionEnabled = false
  }

  /// The image of the view.
  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size || image?.alignmentRectInsets != oldValue?.alignmentRectInsets {
        invalidateIntrinsicContentSize()
      }
    }
  }

  /// The image that is shown while the view is highlighted; if nil, `image`.
  open var highlightedImage: UIImage? { didSet { if isHighlighted { invalidateIntrinsicContentSize() } } }

  /// The images of an animation, of which none is shown here; nil unless set.
  open var animationImages: [UIImage]?
  /// The images of an animation while the view is highlighted; nil unless set.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of the animation, in seconds; 0 for 1/30 for each image.
  open var animationDuration: TimeInterval = 0
  /// The number of repetitions; 0 for an endless animation.
  open var animationRepeatCount = 0
  /// True from `startAnimating()` to `stopAnimating()`, if there are images.
  open private(set) var isAnimating = false
  /// Begins the animation; the view still shows `image`.
  open func startAnimating() { isAnimating = !(animationImages ?? []).isEmpty }
  /// Ends the animation.
  open func stopAnimating() { isAnimating = false }

  /// True if the view is highlighted; false unless set.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of an image that is a symbol; nil, so that of the image, unless set.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var usualAccessibilityTraits: UIAccessibilityTraits { .image }

  /// True if the image grows with the accessibility sizes of text; false unless set.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  override func textSizeDidChange(to category: UIContentSizeCategory) {
    if adjustsImageSizeForAccessibilityContentSizeCategory { invalidateIntrinsicContentSize() }
  }

  open override var intrinsicContentSize: CGSize {
    guard let shownImage else { return super.intrinsicContentSize }
    let insets = shownImage.alignmentRectInsets
    let size = CGRect(origin: .zero, size: shownImage.size).inset(by: insets).size
    let growth = imageGrowth(adjustsImageSizeForAccessibilityContentSizeCategory)
    return CGSize(width: size.width * growth, height: size.height * growth)
  }

  /// The alignment insets of the image, so that constraints on the view refer to the alignment rectangle of
  /// the image.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? super.sizeThatFits(size) }

  package var shownImage: UIImage? {
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard let preferredSymbolConfiguration else { return shown }
    return shown?.withConfiguration(preferredSymbolConfiguration)
  }
}

/// A view whose image can grow with the accessibility sizes of text.
@preconcurrency @MainActor public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol
{
  /// True if the image grows with the accessibility sizes of text.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}

extension UIView {
  /// Returns the factor of an image that grows with the accessibility sizes of text, if `adjusts` is true:
  /// that of the body style, and 1 in the other sizes.
  func imageGrowth(_ adjusts: Bool) -> CGFloat {
    guard adjusts, traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return 1 }
    return UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traitCollection)
  }
}
