/// The positions of the parts of a button with a configuration, and the size that the button needs for them.
///
///     //  leading   |<- inset ->[image]<- padding ->[titles]<- inset ->|
///     //  top       the image above the titles, centered above each other
@MainActor struct ConfiguredLayout {
  let configuration: UIButton.Configuration
  /// The size of the image or the activity indicator, in points; nil without one.
  let imageSize: CGSize?
  let title: UILabel?
  let subtitle: UILabel?
  let isRightToLeft: Bool
  private var image: CGSize { imageSize ?? .zero }
  private var hasTitles: Bool { title != nil || subtitle != nil }
  private var padding: CGFloat { imageSize != nil && hasTitles ? configuration.imagePadding : 0 }
  private var isStacked: Bool { !configuration.imagePlacement.isDisjoint(with: [.top, .bottom]) }
  // True if the image is before the titles, from left to right or from top to bottom.
  private var imageIsFirst: Bool {
    if isStacked { return configuration.imagePlacement.contains(.top) }
    return configuration.imagePlacement.contains(.trailing) == isRightToLeft
  }

  private var insets: UIEdgeInsets { configuration.contentInsets.resolved(isRightToLeft: isRightToLeft) }

  // The free width beside the shorter one of two titles that is to the left of it, between 0 and 1.
  private var shareBefore: CGFloat {
    switch configuration.titleAlignment {
    case .automatic where isStacked: 0.5
    case .automatic, .leading: isRightToLeft ? 1 : 0
    case .center: 0.5
    case .trailing: isRightToLeft ? 0 : 1
    }
  }

  func size(within width: CGFloat) -> CGSize {
    let content = contentSize(
      titles: titleSizes(within: titleRoom(in: width - insets.left - insets.right)).whole)
    return CGSize(
      width: max(content.width + insets.left + insets.right, 0),
      height: max(content.height + insets.top + insets.bottom, 0))
  }

  func frames(in bounds: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let area = bounds.inset(by: insets)
    let titles = titleSizes(within: titleRoom(in: area.width))
    let content = area.middle(contentSize(titles: titles.whole))
    var imageRect = CGRect(origin: content.origin, size: image)
    var textArea = CGRect(origin: content.origin, size: titles.whole)
    if isStacked {
      imageRect.origin = CGPoint(
        x: content.midX - image.width / 2, y: imageIsFirst ? content.minY : content.maxY - image.height)
      textArea.origin = CGPoint(
        x: content.midX - textArea.width / 2, y: imageIsFirst ? content.maxY - textArea.height : content.minY)
    } else {
      imageRect.origin = CGPoint(
        x: imageIsFirst ? content.minX : content.maxX - image.width, y: content.midY - image.height / 2)
      textArea.origin = CGPoint(
        x: imageIsFirst ? content.maxX - textArea.width : content.minX, y: content.midY - textArea.height / 2)
    }
    func start(_ width: CGFloat) -> CGFloat { textArea.minX + shareBefore * (textArea.width - width) }
    let first = CGRect(origin: CGPoint(x: start(titles.title.width), y: textArea.minY), size: titles.title)
    let second = CGRect(
      origin: CGPoint(x: start(titles.subtitle.width), y: textArea.maxY - titles.subtitle.height),
      size: titles.subtitle)
    return (imageRect, first, second)
  }

  private func titleRoom(in width: CGFloat) -> CGFloat {
    max(isStacked ? width : width - image.width - padding, 1)
  }

  private func titleSizes(within width: CGFloat) -> (title: CGSize, subtitle: CGSize, whole: CGSize) {
    func size(of label: UILabel?) -> CGSize {
      let size = label?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) ?? .zero
      return CGSize(width: min(size.width, width), height: size.height)
    }
    let (first, second) = (size(of: title), size(of: subtitle))
    let gap = title != nil && subtitle != nil ? configuration.titlePadding : 0
    return (
      first, second, CGSize(width: max(first.width, second.width), height: first.height + gap + second.height)
    )
  }

  private func contentSize(titles: CGSize) -> CGSize {
    isStacked
      ? CGSize(width: max(image.width, titles.width), height: image.height + padding + titles.height)
      : CGSize(width: image.width + padding + titles.width, height: max(image.height, titles.height))
  }
}
