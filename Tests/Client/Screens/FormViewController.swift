import UIKit

/// Rows with a field each, notes that grow with their text, and a button below them.
///
/// The button is at the bottom of the screen if everything fits; otherwise everything scrolls.
final class FormViewController: UIViewController {
  let scroll = UIScrollView()
  let content = UIView()
  let rows: [FormRow]
  let notes = UITextView()
  let send = UIButton(type: .system)
  private lazy var fields = UIStackView(arrangedSubviews: rows + [notes])

  init(captions: [String]) {
    rows = captions.map { FormRow($0) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView()
    view.backgroundColor = .white
    for subview in [scroll, content, fields, send] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(scroll)
    scroll.addSubview(content)
    content.addSubview(fields)
    content.addSubview(send)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.alwaysBounceVertical = true
    fields.axis = .vertical
    fields.spacing = 14
    notes.isScrollEnabled = false
    notes.font = .systemFont(ofSize: 15)
    send.setTitle("Send", for: .normal)
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 18, leading: 16, bottom: 22, trailing: 20)
    NSLayoutConstraint.activate(constraintsOfTheScrollView + constraintsOfTheContent)
    for row in rows.dropFirst() {
      row.caption.widthAnchor.constraint(equalTo: rows[0].caption.widthAnchor).isActive = true
    }
  }

  private var constraintsOfTheScrollView: [NSLayoutConstraint] {
    [
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualTo: scroll.safeAreaLayoutGuide.heightAnchor),
    ]
  }

  private var constraintsOfTheContent: [NSLayoutConstraint] {
    let margins = content.layoutMarginsGuide
    return [
      fields.topAnchor.constraint(equalTo: margins.topAnchor),
      fields.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      fields.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      send.topAnchor.constraint(greaterThanOrEqualTo: fields.bottomAnchor, constant: 24),
      send.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      send.widthAnchor.constraint(equalToConstant: 180),
      send.heightAnchor.constraint(equalToConstant: 48),
      send.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ]
  }
}
