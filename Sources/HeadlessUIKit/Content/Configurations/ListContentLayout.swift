/// The positions of the image and the two texts of a list content, and the size that they need.
///
///     //  below each other   |[image]<- padding ->[text      ]              |
///     //                     |                    [secondary]               |
///     //  side by side       |[image]<- padding ->[text]<- gap ->[secondary]|
@MainActor struct ListContentLayout {
  let configuration: UIListContentConfiguration
  let text: UILabel?
  /// The label of the second text; nil without a second text.
  let secondary: UILabel?
  let image: CGSize?

  /// The rectangles of the parts in a left-to-right layout, and the size of all.
  struct Parts {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var size = CGSize.zero
  }

  /// Returns the parts in an area with the origin (0, 0) and a width, in points.
  func parts(within width: CGFloat) -> Parts {
    let reserved = reservedSize
    let start = reserved.map { $0.width + configuration.imageToTextPadding } ?? 0
    let room = max(width - start, 1)
    var parts = isSideBySide(within: room) ? besideParts(within: room) : belowParts(within: room)
    let texts = parts.size
    let height = max(texts.height, reserved?.height ?? 0, image?.height ?? 0)
    let top = (height - texts.height) / 2
    parts.text = parts.text.offsetBy(dx: start, dy: top)
    parts.secondary = parts.secondary.offsetBy(dx: start, dy: top)
    if let image, let reserved {
      parts.image = CGRect(
        x: (reserved.width - image.width) / 2, y: (height - image.height) / 2, width: image.width,
        height: image.height)
    }
    parts.size = CGSize(width: texts.width > 0 ? start + texts.width : reserved?.width ?? 0, height: height)
    return parts
  }

  private var reservedSize: CGSize? {
    guard let image else { return nil }
    let reserved = configuration.imageProperties.reservedLayoutSize
    return CGSize(
      width: reserved.width > 0 ? reserved.width : image.width,
      height: reserved.height > 0 ? reserved.height : image.height)
  }

  private func isSideBySide(within room: CGFloat) -> Bool {
    guard configuration.prefersSideBySideTextAndSecondaryText, let text, let secondary else { return false }
    let widths = text.intrinsicContentSize.width + secondary.intrinsicContentSize.width
    return widths + configuration.textToSecondaryTextHorizontalPadding <= room
  }

  private func besideParts(within room: CGFloat) -> Parts {
    var parts = Parts()
    parts.text.size = size(of: text, within: room)
    parts.secondary.size = size(of: secondary, within: room)
    let height = max(parts.text.height, parts.secondary.height)
    parts.text.origin.y = (height - parts.text.height) / 2
    let end = room >= .greatestFiniteMagnitude / 2 ? naturalWidth(parts) : room
    parts.secondary.origin = CGPoint(
      x: end - parts.secondary.width, y: (height - parts.secondary.height) / 2)
    parts.size = CGSize(width: naturalWidth(parts), height: height)
    return parts
  }

  private func naturalWidth(_ parts: Parts) -> CGFloat {
    parts.text.width + configuration.textToSecondaryTextHorizontalPadding + parts.secondary.width
  }

  private func belowParts(within room: CGFloat) -> Parts {
    var parts = Parts()
    parts.text.size = size(of: text, within: room)
    parts.secondary.size = size(of: secondary, within: room)
    let gap = text != nil && secondary != nil ? configuration.textToSecondaryTextVerticalPadding : 0
    parts.secondary.origin.y = parts.text.height + gap
    parts.size = CGSize(width: max(parts.text.width, parts.secondary.width), height: parts.secondary.maxY)
    if room < .greatestFiniteMagnitude / 2 {
      parts.text.size.width = text == nil ? 0 : room
      parts.secondary.size.width = secondary == nil ? 0 : room
    }
    return parts
  }

  private func size(of label: UILabel?, within width: CGFloat) -> CGSize {
    guard let label else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }
}
