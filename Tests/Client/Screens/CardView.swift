import UIKit

/// A card: a picture with a title and a badge, a text below, optional figures, and two buttons.
final class CardView: UIView {
  let picture = UIImageView()
  let title = UILabel()
  let badge = UILabel()
  let text = UILabel()
  let figures: [UIView]
  let accept = UIButton(type: .custom)
  let decline = UIButton(type: .custom)
  private let stack = UIStackView()
  private(set) lazy var header = UIStackView(arrangedSubviews: [picture, title, badge])
  private(set) lazy var table = UIStackView(arrangedSubviews: figures)
  private(set) lazy var buttons = UIStackView(arrangedSubviews: [decline, accept])

  init(title: String, text: String, badge: String? = nil, figures count: Int = 3) {
    figures = (0..<count).map { _ in UIView() }
    super.init(frame: .zero)
    self.title.text = title
    self.text.text = text
    self.badge.text = badge
    self.badge.isHidden = badge == nil
    build()
  }

  required init?(coder: NSCoder) { nil }

  /// True if the figures are shown.
  var isOpen: Bool {
    get { !table.isHidden }
    set { table.isHidden = !newValue }
  }

  private func build() {
    title.font = .boldSystemFont(ofSize: 17)
    badge.font = .systemFont(ofSize: 12)
    badge.setContentHuggingPriority(.required, for: .horizontal)
    badge.setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
    text.numberOfLines = 0
    decline.setTitle("Not now", for: .normal)
    accept.setTitle("Yes", for: .normal)
    arrange()
    constrain()
  }

  private func arrange() {
    header.spacing = 10
    header.alignment = .center
    table.distribution = .fillEqually
    table.spacing = 6
    table.isHidden = true
    buttons.distribution = .fillEqually
    buttons.spacing = 14
    stack.axis = .vertical
    stack.spacing = 8
    for part in [header, text, table, buttons] { stack.addArrangedSubview(part) }
    stack.setCustomSpacing(15, after: text)
    stack.setCustomSpacing(11, after: table)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
  }

  /// Adds the constraints that the stack views do not make.
  ///
  /// Constraints that a hidden view of height 0 cannot satisfy are slightly weaker than required.
  private func constrain() {
    let bottom = stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10)
    let heights = figures.map { $0.heightAnchor.constraint(equalTo: $0.widthAnchor, multiplier: 0.5) }
    for constraint in heights + [bottom] { constraint.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(
      heights + [
        bottom,
        stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
        stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
        picture.widthAnchor.constraint(equalToConstant: 28),
        picture.heightAnchor.constraint(equalToConstant: 28),
        buttons.heightAnchor.constraint(equalToConstant: 44),
      ])
  }
}
