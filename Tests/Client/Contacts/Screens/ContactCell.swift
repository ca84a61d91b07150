import UIKit

/// A prototype cell of the list.
class ContactCell: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!
  @IBOutlet weak var badge: BadgeView!
}

/// A round view with a color and a border that the storyboard gives.
@IBDesignable class BadgeView: UIView {
  @IBInspectable var rounding: CGFloat = 0 { didSet { layer.cornerRadius = rounding } }
  @IBInspectable var isOutlined: Bool = false { didSet { layer.borderWidth = isOutlined ? 1 : 0 } }
  @IBInspectable var inkName: String?
  @IBInspectable var ink: UIColor = .black
  @IBInspectable var level = 0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    backgroundColor = ink
  }
}

/// The xib of a footer.
class FooterView: UITableViewHeaderFooterView {
  @IBOutlet private(set) weak var textField: UITextField!
}
