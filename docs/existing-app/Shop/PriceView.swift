import UIKit

/// A price with the former price beside it.
final class PriceView: UIView {
  let price = UILabel()
  let former = UILabel()

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    price.font = .preferredFont(forTextStyle: .title2)
    former.font = .preferredFont(forTextStyle: .footnote)
    for label in [price, former] {
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    NSLayoutConstraint.activate([
      price.leadingAnchor.constraint(equalTo: leadingAnchor),
      price.topAnchor.constraint(equalTo: topAnchor),
      former.topAnchor.constraint(equalTo: price.bottomAnchor, constant: 2),
      former.leadingAnchor.constraint(equalTo: leadingAnchor),
      price.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      former.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      bottomAnchor.constraint(equalTo: former.bottomAnchor),
    ])
  }

  func show(_ price: String, former: String) {
    self.price.text = price
    self.former.text = former
  }
}
