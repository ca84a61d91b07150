import UIKit

/// A list of names with a bar button and a search field, whose screens are in a storyboard.
final class ContactListController: UIViewController, UITableViewDataSource {
  @IBOutlet private weak var tableView: UITableView!
  @IBOutlet private(set) var filter: UISegmentedControl!
  @IBOutlet var shadows: [UIView]!
  @IBOutlet private weak var listBottom: NSLayoutConstraint!

  var names = ["Ada", "Grace", "Emmy"] { didSet { tableView?.reloadData() } }
  private(set) var additions = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let footer = UINib(nibName: "FooterView", bundle: nil)
    tableView.register(footer, forHeaderFooterViewReuseIdentifier: "footer")
    listBottom.constant = CGFloat(shadows.count)
  }

  @IBAction private func addContact(_ sender: UIBarButtonItem) { additions += 1 }

  @IBAction func changeFilter(_ sender: UISegmentedControl) {
    names = sender.selectedSegmentIndex == 1 ? ["Ada"] : ["Ada", "Grace", "Emmy"]
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showContact", let detail = segue.destination as? ContactController,
      let cell = sender as? ContactCell
    else { return }
    detail.name = cell.nameLabel.text ?? ""
  }

  @IBAction func closeContact(_ segue: UIStoryboardSegue) { additions = 0 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    (cell as? ContactCell)?.nameLabel.text = names[indexPath.row]
    return cell
  }
}
