import UIKit

/// The screen of one name.
class ContactController: UIViewController {
  @IBOutlet var titleLabel: UILabel!
  @IBOutlet weak var closeButton: UIButton!
  var name = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = name
  }
}
