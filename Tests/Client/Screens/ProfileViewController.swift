import UIKit

/// A person with a picture, a name and a description, and a bar with a button at the bottom.
///
/// Picture and texts are below each other in portrait, side by side in landscape.
final class ProfileViewController: UIViewController {
  let picture = UIImageView()
  let name = UILabel()
  let about = UILabel()
  let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  let follow = UIButton(type: .system)
  private(set) lazy var texts = UIStackView(arrangedSubviews: [name, about])
  private(set) lazy var person = UIStackView(arrangedSubviews: [picture, texts])

  override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    describe()
    for subview in [person, bar] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    follow.translatesAutoresizingMaskIntoConstraints = false
    bar.contentView.addSubview(follow)
    NSLayoutConstraint.activate(constraintsOfThePerson + constraintsOfTheBar)
    arrange(for: view.bounds.size)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.arrange(for: size) })
  }

  private func arrange(for size: CGSize) { person.axis = size.width > size.height ? .horizontal : .vertical }

  private func describe() {
    for (label, style) in [(name, UIFont.TextStyle.title2), (about, .footnote)] {
      label.font = UIFont.preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    name.accessibilityTraits = .header
    picture.layer.cornerRadius = 12
    picture.layer.cornerCurve = .continuous
    picture.layer.shadowOpacity = 0.3
    picture.accessibilityLabel = "Picture"
    follow.setTitle("Follow", for: .normal)
    texts.axis = .vertical
    texts.spacing = 4
    texts.alignment = .leading
    person.spacing = 16
    person.alignment = .leading
  }

  private var constraintsOfThePerson: [NSLayoutConstraint] {
    [
      picture.widthAnchor.constraint(equalToConstant: 96),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 1.25),
      person.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      person.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
      person.trailingAnchor.constraint(
        lessThanOrEqualTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -24),
    ]
  }

  private var constraintsOfTheBar: [NSLayoutConstraint] {
    [
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -56),
      follow.centerXAnchor.constraint(equalTo: bar.contentView.safeAreaLayoutGuide.centerXAnchor),
      follow.centerYAnchor.constraint(equalTo: bar.contentView.safeAreaLayoutGuide.centerYAnchor),
      follow.heightAnchor.constraint(equalToConstant: 44),
    ]
  }
}
