import UIKit

/// A price with the former price beside it.
final class PriceView: UIView {
  let amount = UILabel()
  let former = UILabel()

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    amount.font = .preferredFont(forTextStyle: .title2)
    former.font = .preferredFont(forTextStyle: .footnote)
    for label in [amount, former] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    NSLayoutConstraint.activate([
      amount.leadingAnchor.constraint(equalTo: leadingAnchor),
      amount.topAnchor.constraint(equalTo: topAnchor),
      former.topAnchor.constraint(equalTo: amount.bottomAnchor, constant: 2),
      former.leadingAnchor.constraint(equalTo: leadingAnchor),
      amount.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      former.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      bottomAnchor.constraint(equalTo: former.bottomAnchor),
    ])
  }

  func show(_ price: String, former: String) {
    amount.text = price
    self.former.text = former
  }
}
