import AutoLayoutKit
import UIKit

/// A product page: the photo above the details, or beside them on a wide
/// screen, and a bar to buy at the bottom.
final class Product: UIView {
  let photo = UIImageView()
  let favorite = UIImageView(symbol: "heart", color: Theme.ink)
  let details = UIView(color: Theme.paper)
  let brand = UILabel("NORDLYS", size: 12, weight: .semibold, color: Theme.inkSoft)
  let title = UILabel("Wool jacket Senja", size: 24, weight: .bold).wrapping()
  let stars = (0..<5).map { _ in UIImageView(symbol: "star.fill", color: .systemOrange) }
  let rating = UILabel("4.8 · 126 reviews", size: 13, color: Theme.inkSoft)
  let price = UILabel("€ 189", size: 24, weight: .bold).fixed()
  let sizeCaption = UILabel("Size", size: 14, weight: .semibold)
  let guide = UILabel("Size guide", size: 14, color: Theme.link)
  let sizes = ["XS", "S", "M", "L", "XL"].map { Chip($0, isChosen: $0 == "M") }
  let colorCaption = UILabel("Color", size: 14, weight: .semibold)
  let swatches = [
    Swatch(UIColor(red: 0.20, green: 0.27, blue: 0.38, alpha: 1), isChosen: true),
    Swatch(UIColor(red: 0.68, green: 0.35, blue: 0.27, alpha: 1), isChosen: false),
    Swatch(UIColor(red: 0.45, green: 0.53, blue: 0.43, alpha: 1), isChosen: false),
  ]
  let text = UILabel(
    "Boiled wool from small farms in the north. "
      + "Warm when it is wet, light enough for the city, and made to be mended.",
    size: 15, color: Theme.inkSoft
  ).wrapping()
  let parcel = UIImageView(symbol: "shippingbox", color: Theme.ink)
  let delivery = UILabel("Free delivery by Thursday", size: 14)
  let material = SpecRow("Material", "100% boiled wool")
  let fit = SpecRow("Fit", "Regular, true to size")
  let care = SpecRow("Care", "Airing, hand wash")
  let bottom = UIView(color: Theme.paper)
  let bottomLine = UIView(color: Theme.line)
  let total = UILabel("€ 189", size: 20, weight: .bold).fixed()
  let taxes = UILabel("incl. taxes", size: 12, color: Theme.inkSoft).fixed()
  let buy = PillButton("Add to bag", fill: Theme.brand, ink: .white)

  private let column = UILayoutGuide()
  private let bar = UILayoutGuide()
  private var isWide = false
  private let group = AutoLayoutKitConstraintGroup()

  override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    backgroundColor = Theme.paper
    photo.backgroundColor = UIColor(red: 0.92, green: 0.90, blue: 0.87, alpha: 1)
    favorite.backgroundColor = Theme.paper
    favorite.layer.cornerRadius = 20
    details.clipsToBounds = true
    add(photo, details, bottom, favorite)
    details.add(
      brand, title, rating, price, sizeCaption, guide, colorCaption, text, parcel, delivery, material, fit,
      care)
    let rows: [[UIView]] = [stars, sizes, swatches]
    for view in rows.joined() { details.addSubview(view) }
    bottom.add(bottomLine, total, taxes, buy)
    details.addLayoutGuide(column)
    bottom.addLayoutGuide(bar)
    arrange()
  }

  override func layoutSubviews() {
    if isWide != (bounds.width > bounds.height) {
      isWide.toggle()
      arrange()
    }
    super.layoutSubviews()
  }

  private func arrange() {
    tk_constraint(replace: group) { make in
      let safe = make.ref(safeAreaLayoutGuide)
      if isWide {
        make.xPlace(photo, details)
        make.width(photo) == make.w * 0.42
        make.yPlace(photo, bottom)
        make.yPlace(details, bottom)
      } else {
        make.xEqual(photo, details)
        make.yPlace(photo, details, bottom)
        make.height(photo) >= make.h * 0.33
        // The photo takes the height beside the details. On a small screen it keeps a
        // third, and the details are cut off.
        let whole = details.tk_bottom == AutoLayoutKitAttribute(column, .bottom) + 22
        whole.priority = UILayoutPriority(500)
        make.install(whole)
      }
      make.xEqual(bottom)
      safe.yBottom(bar)
      safe.xEqual(bar)
      make.ref(bottom).yTop(bar)
      placeFavorite(make.ref(photo), safe)
      placeDetails(make)
      placeBar(make)
    }
  }

  private func placeFavorite(_ photo: AutoLayoutKitMaker, _ safe: AutoLayoutKitMaker) {
    photo.size(favorite) == (40, 40)
    photo.insetEdges(edge: 16)
    photo.xRight(favorite)
    safe.yPlace(16, favorite, photo.wall)
  }

  private func placeDetails(_ make: AutoLayoutKitMaker) {
    let inside = make.ref(details.safeAreaLayoutGuide)
    inside.insetEdges(top: 0, left: 20, bottom: 0, right: 20)
    inside.xFill(column, atMost: 460)
    inside.yPlace(18, column, make.wall)

    let rows = make.ref(column)
    rows.xEqual(text, material, fit, care)
    make.height(material, fit, care) == 40
    rows.xLeft(brand)
    rows.yPlace(
      brand, 4, title, 6, rating, 18, sizeCaption, 8, sizes[0], 18, text, 14, delivery, 18, material, fit,
      care)
    rows.xPlace(title, 12, price)
    make.ref(title).yTop(price)

    make.size(stars) == (20, 20)
    make.ref(rating).yCenter(stars)
    rows.xPlace(stars, 8, rating, make.wall)

    rows.xPlace(sizeCaption, 10, guide, make.wall)
    make.ref(sizeCaption).yCenter(guide, colorCaption)
    make.size(sizes) == (32, 32)
    make.ref(sizes[0]).yEqual(Array(sizes.dropFirst()))
    rows.xPlace(sizes[0], 5, sizes[1], 5, sizes[2], 5, sizes[3], 5, sizes[4], make.wall)
    rows.xPlace(make.wall, swatches[0], 6, swatches[1], 6, swatches[2])
    make.size(swatches) == (24, 24)
    make.ref(sizes[0]).yCenter(swatches)
    make.ref(swatches[0]).xLeft(colorCaption)

    make.size(parcel) == (24, 24)
    make.ref(delivery).yCenter(parcel)
    rows.xPlace(parcel, 8, delivery, make.wall)
  }

  private func placeBar(_ make: AutoLayoutKitMaker) {
    let bar = make.ref(bar)
    make.height(self.bar) == 68
    make.height(bottomLine) == 1
    make.ref(bottom).xEqual(bottomLine)
    make.ref(bottom).yTop(bottomLine)
    bar.insetEdges(top: 10, left: 20, bottom: 10, right: 20)
    bar.yEqual(buy)
    bar.xPlace(total, make.wall, buy)
    bar.yPlace(3, total, 1, taxes, make.wall)
    bar.xLeft(taxes)
    if isWide {
      bar.width(buy) == 280
    } else {
      bar.width(buy) == bar.w * 0.6
    }
  }
}

/// A row of the table below the text: a property and its value.
final class SpecRow: UIView {
  let topic: UILabel
  let value: UILabel
  let separator = UIView(color: Theme.line)

  init(_ topic: String, _ value: String) {
    self.topic = UILabel(topic, size: 14, color: Theme.inkSoft).fixed()
    self.value = UILabel(value, size: 14, weight: .medium)
    super.init(frame: .zero)
    add(self.topic, self.value, separator)
    tk_constraint { make in
      make.xPlace(self.topic, make.wall)
      make.xPlace(make.wall, self.value)
      make.yCenter(self.topic, self.value)
      make.xEqual(separator)
      make.yTop(separator)
      make.height(separator) == 1
    }
  }

  required init?(coder: NSCoder) {
    topic = UILabel()
    value = UILabel()
    super.init(coder: coder)
  }
}

/// A size that can be selected.
final class Chip: UIView {
  let caption: UILabel

  init(_ text: String, isChosen: Bool) {
    caption = UILabel(text, size: 13, weight: .medium, color: isChosen ? Theme.paper : Theme.ink)
    super.init(frame: .zero)
    backgroundColor = isChosen ? Theme.ink : Theme.paper
    layer.cornerRadius = 10
    layer.borderWidth = 1
    layer.borderColor = (isChosen ? Theme.ink : Theme.line).cgColor
    addSubview(caption)
    tk_constraint { make in
      make.center(caption)
    }
  }

  required init?(coder: NSCoder) {
    caption = UILabel()
    super.init(coder: coder)
  }
}

/// A color that can be selected, with a ring when it is.
final class Swatch: UIView {
  let disc: UIView

  init(_ color: UIColor, isChosen: Bool) {
    disc = UIView(color: color, radius: isChosen ? 8 : 10)
    super.init(frame: .zero)
    layer.cornerRadius = 12
    layer.borderWidth = isChosen ? 2 : 0
    layer.borderColor = Theme.ink.cgColor
    addSubview(disc)
    tk_constraint { make in
      make.insetEdges(edge: isChosen ? 4 : 2)
      make.equal(disc)
    }
  }

  required init?(coder: NSCoder) {
    disc = UIView()
    super.init(coder: coder)
  }
}
