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

  let photos: [Photo]

  init(_ texts: Texts) {
    photos = zip(texts.names, Self.grounds).map { name, ground in
      Photo(name: name, color: ground.color, symbol: ground.symbol)
    }
    super.init(collectionViewLayout: PhotoLayout())
    title = texts.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    preconditionFailure("A grid of photos is made in code, with its texts.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    #if canImport(Observation)  // the SDKs of iOS 17 and later
      if #available(iOS 17, tvOS 17, *) {
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (grid: PhotoGrid, _) in
          grid.collectionViewLayout.invalidateLayout()
        }
      }
    #endif
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

  // Before iOS 17.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if #unavailable(iOS 17, tvOS 17) { collectionViewLayout.invalidateLayout() }
  }

  /// Returns the app: this grid below a navigation bar.
  static func app(_ texts: Texts) -> UINavigationController {
    UINavigationController(rootViewController: PhotoGrid(texts))
  }
}

extension PhotoGrid {
  /// The texts of the grid: its title, and the names of the photos.
  struct Texts {
    let title: String
    let names: [String]

    static let english = Texts(
      title: "Photos",
      names: [
        "Harbour at six", "Ferns", "The ford", "Snow on the pass", "Market", "Old mill", "Night train",
        "Lighthouse", "Roses", "First light", "Quarry", "Mint",
      ])

    static let hebrew = Texts(
      title: "תמונות",
      names: [
        "הנמל בשעה 6", "שרכים", "מעבר הנחל", "שלג בהרים", "השוק", "הטחנה הישנה", "רכבת לילה", "המגדלור",
        "ורדים", "אור ראשון", "המחצבה", "נענע",
      ])
  }

  /// The ground of each photo, and the symbol on it.
  private static let grounds: [(color: UIColor, symbol: String)] = [
    (.systemOrange, "sun.max.fill"), (.systemGreen, "heart"), (.systemTeal, "airplane"),
    (.systemIndigo, "star.fill"), (.systemRed, "shippingbox"), (.systemBrown, "gearshape.fill"),
    (.systemPurple, "moon.fill"), (.systemBlue, "eye"), (.systemPink, "heart"),
    (.systemYellow, "sun.max.fill"), (.systemGray, "lock"), (.systemMint, "star.fill"),
  ]
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
