import AutoLayoutKit
import UIKit

/// Photos in a grid: two columns in portrait, four in landscape.
final class PhotoGrid: UICollectionViewController {
  /// A picture: its name, its ground, and the symbol on it.
  struct Photo {
    let name: String
    let color: UIColor
    let symbol: String
  }

  let photos = [
    Photo(name: "Harbour at six", color: .systemOrange, symbol: "sun.max.fill"),
    Photo(name: "Ferns", color: .systemGreen, symbol: "heart"),
    Photo(name: "The ford", color: .systemTeal, symbol: "airplane"),
    Photo(name: "Snow on the pass", color: .systemIndigo, symbol: "star.fill"),
    Photo(name: "Market", color: .systemRed, symbol: "shippingbox"),
    Photo(name: "Old mill", color: .systemBrown, symbol: "gearshape.fill"),
    Photo(name: "Night train", color: .systemPurple, symbol: "moon.fill"),
    Photo(name: "Lighthouse", color: .systemBlue, symbol: "eye"),
    Photo(name: "Roses", color: .systemPink, symbol: "heart"),
    Photo(name: "First light", color: .systemYellow, symbol: "sun.max.fill"),
    Photo(name: "Quarry", color: .systemGray, symbol: "lock"),
    Photo(name: "Mint", color: .systemMint, symbol: "star.fill"),
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
    (cell as? PhotoCell)?.show(photos[indexPath.item])
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

  func show(_ photo: PhotoGrid.Photo) {
    name.text = photo.name
    self.photo.backgroundColor = photo.color
    self.photo.image = UIImage(systemName: photo.symbol)?.withTintColor(
      .white, renderingMode: .alwaysOriginal)
  }

  private func build() {
    photo.contentMode = .center
    photo.clipsToBounds = true
    photo.layer.cornerRadius = 8
    name.font = .preferredFont(forTextStyle: .subheadline)
    name.adjustsFontForContentSizeCategory = true
    contentView.add(photo, name)
    contentView.tk_constraint { make in
      make.xEqual(photo, name)
      make.yPlace(photo, 6, name)
    }
    // A long name is cut off.
    name.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    name.setContentHuggingPriority(.required, for: .vertical)
    name.setContentCompressionResistancePriority(.required, for: .vertical)
    photo.setContentHuggingPriority(.init(1), for: .vertical)
    photo.setContentCompressionResistancePriority(.init(1), for: .vertical)
  }
}
