import AutoLayoutKit
import UIKit

/// The card of the page "Getting started": a photo, a name above a role, and a button.
final class PersonCard: UIView {
  let photo = UIImageView()
  let name = UILabel()
  let role = UILabel()
  let follow = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.text = "Ada Lovelace"
    role.text = "Mathematician"
    role.numberOfLines = 0
    follow.setTitle("Follow", for: .normal)
    for view in [photo, name, role, follow] { addSubview(view) }
    tk_constraint { make in
      make.insetEdges(edge: 16)
      make.size(photo) == (48, 48)
      make.height(follow) == 44
      make.xPlace(photo, 12, name, 8, follow)
      make.xPlace(photo, 12, role, 8..., follow)
      make.yPlace(photo, 0...)
      make.yPlace(name, 4, role, 0...)
      make.ref(photo).yCenter(follow)
      make.xHugging(follow) == .high
      make.xCompression(follow) == .required
    }
  }

  required init?(coder: NSCoder) { nil }
}

extension PersonCard {
  /// Returns the card on white, with a symbol as its photo.
  static func sample() -> PersonCard {
    let card = PersonCard()
    card.backgroundColor = Theme.paper
    card.photo.image = UIImage(systemName: "star.fill")?.withTintColor(
      .white, renderingMode: .alwaysOriginal)
    card.photo.contentMode = .center
    card.photo.backgroundColor = Theme.brand
    card.photo.layer.cornerRadius = 24
    return card
  }
}
