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
    name.text = "A lamp for a desk, with a stand of oak"
    price.show("€ 129.00", former: "instead of € 149.00")
    buy.setTitle("Add to cart", for: .normal)
    let tap = UITapGestureRecognizer(target: self, action: #selector(openPicture))
    view.addGestureRecognizer(tap)
  }

  @IBAction private func addToCart(_ sender: UIButton) {
    pieces += 1
    buy.setTitle("In the cart: \(pieces)", for: .normal)
  }

  @objc private func openPicture() {
    view.endEditing(true)
  }
}
