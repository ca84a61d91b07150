import UIKit

/// The page of a product, laid out in Main.storyboard.
final class ProductController: UIViewController {
  @IBOutlet private weak var name: UILabel!
  @IBOutlet private weak var price: PriceView!
  @IBOutlet private(set) weak var buy: UIButton!
  /// The number of pieces in the cart.
  private(set) var pieces = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    name.text = String(localized: "Desk lamp")
    price.show("€ 129.00", former: String(localized: "was \("€ 149.00")"))
    buy.setTitle(String(localized: "Add to cart"), for: .normal)
    buy.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    buy.titleLabel?.adjustsFontForContentSizeCategory = true
    buy.tintColor = UIColor(named: "Accent")
    let tap = UITapGestureRecognizer(target: self, action: #selector(openPicture))
    view.addGestureRecognizer(tap)
  }

  @IBAction private func addToCart(_ sender: UIButton) {
    pieces += 1
    buy.setTitle(String(localized: "In the cart: \(pieces)"), for: .normal)
  }

  @objc private func openPicture() {
    view.endEditing(true)
  }
}

@available(iOS 17, *)
#Preview("product") {
  UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "product")
}
