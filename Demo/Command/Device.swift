import UIKit

/// The device that an app is shown on.
struct Device {
  /// The size of its screen, in points.
  let size: CGSize
  /// What is special about it.
  let kind: DemoScene.Device

  /// A tablet has more than 600 points along its short side.
  private var isTablet: Bool { min(size.width, size.height) >= 600 }

  /// What the app is told of the device.
  var traits: UITraitCollection {
    var traits = [UITraitCollection(layoutDirection: kind == .rightToLeft ? .rightToLeft : .leftToRight)]
    if isTablet {
      traits += [
        UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(horizontalSizeClass: .regular),
        UITraitCollection(verticalSizeClass: .regular),
      ]
    }
    return UITraitCollection(traitsFrom: traits)
  }

  /// Where its keyboard is, in the coordinates of the screen; nil while there is none.
  var keyboardFrame: CGRect? {
    guard kind == .keyboard else { return nil }
    let height: CGFloat = isTablet ? 398 : size.height > size.width ? min(336, size.height * 0.45) : min(209, size.height * 0.55)
    return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }
}

/// What stands for the keyboard in a picture: three rows of keys, and one with the space bar.
final class Keyboard: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
    let rows = UIStackView(arrangedSubviews: [10, 9, 8, 3].map(Self.row(of:)))
    rows.axis = .vertical
    rows.distribution = .fillEqually
    rows.spacing = 10
    rows.frame = bounds.inset(by: UIEdgeInsets(top: 10, left: 5, bottom: min(44, frame.height / 5), right: 5))
    addSubview(rows)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    preconditionFailure("A keyboard is made in code, with its frame.")
  }

  private static func row(of keys: Int) -> UIStackView {
    let row = UIStackView(
      arrangedSubviews: (0..<keys).map { _ in
        let key = UIView()
        key.backgroundColor = .white
        key.layer.cornerRadius = 5
        return key
      })
    row.distribution = .fillEqually
    row.spacing = 6
    return row
  }
}
