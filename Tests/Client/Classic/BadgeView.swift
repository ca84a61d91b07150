import UIKit

/// A number in a circle, in code as it was written before `@MainActor`.
open class BadgeView: UIView {
  /// The text in the circle.
  public let label: UILabel = UILabel()

  /// Creates a badge that shows nothing yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  /// Creates a badge that shows nothing yet.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  /// The number; 0 hides the badge.
  open var number: Int = 0 {
    didSet {
      label.text = String(number)
      isHidden = number == 0
      invalidateIntrinsicContentSize()
    }
  }

  /// The size of the badge, which is at least as wide as high.
  override open var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: max(size.width + 12, size.height + 4), height: size.height + 4)
  }

  private func commonInit() {
    label.font = UIFont.boldSystemFont(ofSize: 12)
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    let attributes: [NSLayoutConstraint.Attribute] = [.centerX, .centerY]
    addConstraints(
      attributes.map {
        NSLayoutConstraint(
          item: label, attribute: $0, relatedBy: .equal, toItem: self, attribute: $0, multiplier: 1,
          constant: 0)
      })
  }
}
