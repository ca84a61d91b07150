import UIKit

/// A white screen of 320 × 200 points.
///
/// Reports name a view after the property that holds it.
final class PlantedScreen: UIView {
  let title = UILabel()
  let detail = UILabel()
  let photo = UIView()
  let badge = UIView()
  let button = UIButton(type: .system)
  let list = UIScrollView()
  let separator = UIView()

  convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 200)) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    title.text = "Departure"
    detail.text = "12:45"
    button.setTitle("Book", for: .normal)
    photo.backgroundColor = .systemTeal
    badge.backgroundColor = .systemOrange
    separator.backgroundColor = .systemGray
  }

  required init?(coder: NSCoder) { nil }

  /// Adds some of the views.
  func add(_ views: UIView...) {
    for view in views { addSubview(view) }
  }
}

/// A cell of a table with a title.
final class PlantedCell: UITableViewCell {
  let title = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    frame = CGRect(x: 0, y: 0, width: 320, height: 80)
    title.text = "Departure"
    contentView.addSubview(title)
  }

  required init?(coder: NSCoder) { nil }
}
