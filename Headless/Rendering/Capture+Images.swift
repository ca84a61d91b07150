import Foundation
import HeadlessUIKit

extension Capture {
  /// A symbol when one is shown that the pictures have a drawing of; else only the place of the image.
  static func image(of view: UIImageView, in frame: CGRect) -> LayoutSnapshot.Content {
    guard let image = view.shownImage, case .symbol(let name) = image.content, let symbol = Symbol(name: name)
    else {
      return .image
    }
    let place = CGRect(
      x: frame.midX - image.size.width / 2, y: frame.midY - image.size.height / 2, width: image.size.width,
      height: image.size.height)
    return .symbol(symbol, place: place, color: PictureColor(image.tint ?? .systemBlue))
  }
}
