import UIKit

/// A caption with a field at its end, and below them the problem with the entry, if there is one.
final class FormRow: UIStackView {
  let caption = UILabel()
  let field = UITextField()
  let problem = UILabel()
  private let line = UIStackView()

  convenience init(_ text: String) {
    self.init(frame: .zero)
    caption.text = text
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  /// Shows a text below the field, or none.
  func show(problem text: String?) {
    problem.text = text
    problem.isHidden = text == nil
  }

  private func build() {
    axis = .vertical
    spacing = 3
    caption.font = .systemFont(ofSize: 15)
    caption.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    caption.setContentCompressionResistancePriority(.required, for: .horizontal)
    field.borderStyle = .roundedRect
    field.heightAnchor.constraint(equalToConstant: 36).isActive = true
    problem.font = .systemFont(ofSize: 12)
    problem.textColor = .red
    problem.numberOfLines = 0
    problem.isHidden = true
    line.spacing = 12
    line.alignment = .center
    line.addArrangedSubview(caption)
    line.addArrangedSubview(field)
    addArrangedSubview(line)
    addArrangedSubview(problem)
  }
}
