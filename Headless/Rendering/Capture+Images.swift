import Foundation
import HeadlessUIKit

extension Capture {
  /// Returns a symbol if the image view shows one for which there is a drawing, else the placeholder of an
  /// image.
  static func image(of view: UIImageView, in frame: CGRect) -> LayoutSnapshot.Content {
    guard let image = view.shownImage, case .symbol(let name) = image.content, let symbol = Symbol(name: name)
    else {
      return .image
    }
    let place = CGRect(
      x: frame.midX - image.size.width / 2, y: frame.midY - image.size.height / 2, width: image.size.width,
      height: image.size.height)
    return .symbol(symbol, place: place, color: PictureColor(image.tint ?? view.tintColor))
  }
}
