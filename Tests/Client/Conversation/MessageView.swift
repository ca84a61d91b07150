import UIKit

/// A message: the sender's picture, the name with the time at the end, and
/// below them the text in several lines.
final class MessageView: UIView {
  let picture = UIImageView()
  let name = UILabel()
  let time = UILabel()
  let text = UILabel()

  init(name: String, time: String, text: String) {
    super.init(frame: .zero)
    self.name.text = name
    self.time.text = time
    self.text.text = text
    build()
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    name.font = .boldSystemFont(ofSize: 15)
    time.font = .systemFont(ofSize: 13)
    time.textColor = .gray
    text.numberOfLines = 0
    picture.backgroundColor = .lightGray
    picture.layer.cornerRadius = 20
    picture.clipsToBounds = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 14, trailing: 20)
    for view in [picture, name, time, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    time.setContentHuggingPriority(.required, for: .horizontal)
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    arrange(inside: layoutMarginsGuide)
  }

  private func arrange(inside margins: UILayoutGuide) {
    let bottom = picture.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor)
    bottom.identifier = "room for the picture"
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      picture.topAnchor.constraint(equalTo: margins.topAnchor),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      bottom,
      name.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      name.topAnchor.constraint(equalTo: margins.topAnchor),
      time.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
      time.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      time.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      text.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      text.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
      text.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }
}
