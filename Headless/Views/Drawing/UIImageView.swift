import Foundation

/// A view that shows a picture.
///
/// Its natural size is that of the picture, less the picture's `alignmentRectInsets`;
/// without a picture it has none.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// Creates a view as large as a picture, which it shows.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates a view as large as a picture, which it shows, with another one for when it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates an empty view with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an empty view; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The picture.
  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size || image?.alignmentRectInsets != oldValue?.alignmentRectInsets {
        invalidateIntrinsicContentSize()
      }
    }
  }

  /// The picture that is shown while the view is highlighted; the ordinary one if there is none.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { invalidateIntrinsicContentSize() } }
  }

  /// Whether the view is highlighted; `false` at first.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// What the view is for somebody who does not see the screen; a picture unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .image }
    set { super.accessibilityTraits = newValue }
  }

  open override var intrinsicContentSize: CGSize {
    shownImage.map { CGRect(origin: .zero, size: $0.size).inset(by: $0.alignmentRectInsets).size }
      ?? super.intrinsicContentSize
  }

  /// The insets of the picture, so that constraints are about the same part of the view as of the picture.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? super.sizeThatFits(size) }

  /// The picture that is shown now.
  package var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }
}
