import AutoLayoutKit
import UIKit

/// Photos in a grid: two columns in portrait, four in landscape.
final class PhotoGrid: UICollectionViewController {
  let photos: [(name: String, color: UIColor)] = [
    ("Harbour at six", .systemOrange), ("Ferns", .systemGreen), ("The ford", .systemTeal),
    ("Snow on the pass", .systemIndigo), ("Market", .systemRed), ("Old mill", .systemBrown),
    ("Night train", .systemPurple), ("Lighthouse", .systemBlue), ("Roses", .systemPink),
    ("First light", .systemYellow), ("Quarry", .systemGray), ("Mint", .systemMint),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    photos.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    let photo = photos[indexPath.item]
    (cell as? PhotoCell)?.show(photo.name, photo.color)
    return cell
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    collectionViewLayout.invalidateLayout()
  }

  /// Returns the app: this grid below a navigation bar.
  static func app() -> UINavigationController {
    UINavigationController(rootViewController: PhotoGrid(collectionViewLayout: PhotoLayout()))
  }
}

/// A flow layout with equal columns: two if the view is higher than wide, otherwise four.
final class PhotoLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func prepare() {
    sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 20, right: 16)
    sectionInsetReference = .fromSafeArea
    minimumInteritemSpacing = 8
    minimumLineSpacing = 12
    if let collectionView { itemSize = size(in: collectionView) }
    super.prepare()
  }

  private func size(in view: UICollectionView) -> CGSize {
    let columns: CGFloat = view.bounds.height > view.bounds.width ? 2 : 4
    let safe = view.safeAreaInsets
    let room = view.bounds.width - safe.left - safe.right - sectionInset.left - sectionInset.right
    let width = ((room - (columns - 1) * minimumInteritemSpacing) / columns).rounded(.down)
    let caption = UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: view.traitCollection)
    return CGSize(width: width, height: width * 0.75 + 6 + caption.lineHeight.rounded(.up))
  }
}

/// A photo with its name below.
final class PhotoCell: UICollectionViewCell {
  let photo = UIImageView()
  let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  func show(_ text: String, _ color: UIColor) {
    name.text = text
    let size = CGSize(width: 40, height: 30)
    photo.image = UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private func build() {
    photo.clipsToBounds = true
    photo.layer.cornerRadius = 8
    name.font = .preferredFont(forTextStyle: .subheadline)
    name.adjustsFontForContentSizeCategory = true
    contentView.add(photo, name)
    contentView.tk_constraint { make in
      make.xEqual(photo, name)
      make.yPlace(photo, 6, name)
    }
    name.setContentHuggingPriority(.required, for: .vertical)
    name.setContentCompressionResistancePriority(.required, for: .vertical)
    photo.setContentHuggingPriority(.init(1), for: .vertical)
    photo.setContentCompressionResistancePriority(.init(1), for: .vertical)
  }
}
