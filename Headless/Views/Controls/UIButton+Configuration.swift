import Foundation

extension UIButton {
  /// What a button shows and how, as a value.
  ///
  /// Title, second title and picture stand beside or above each other inside `contentInsets`; titles are
  /// broken into lines where the button is too narrow for them.
  public struct Configuration: Equatable, Sendable {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the background says: 5.95 points.
      case fixed = 0
      /// As the background says, larger with larger text.
      case dynamic
      /// Slightly.
      case small
      /// More.
      case medium
      /// Much.
      case large
      /// Half circles.
      case capsule
    }

    private enum Look: Sendable { case plain, tinted, gray, filled }

    private var look: Look

    /// The title; none at first.
    public var title: String?
    /// The text below the title; none at first.
    public var subtitle: String?
    /// The picture; none at first.
    public var image: UIImage?
    /// On which side of the titles the picture stands; where reading begins at first.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The room between the picture and the titles, in points; 0 at first.
    public var imagePadding: CGFloat = 0
    /// The room between the title and the one below, in points; 1 at first.
    public var titlePadding: CGFloat = ControlSizes.buttonSubtitle.padding
    /// The room between the edges and the content, in points; 7 above and below and 12 at the sides at first.
    public var contentInsets = ControlSizes.configuredButton.insets
    /// The colour of titles and symbols; one that goes with the look unless it is set.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; one that goes with the look unless it is set.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic

    private init(_ look: Look) { self.look = look }

    /// No background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A background in a light shade of the tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A background in the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }

    /// The colour of the titles in a view with a tint colour.
    func foreground(tint: UIColor) -> UIColor { baseForegroundColor ?? (look == .filled ? .white : tint) }

    /// The colour of the background in a view with a tint colour.
    func background(tint: UIColor) -> UIColor? {
      switch look {
      case .plain: baseBackgroundColor
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .gray: baseBackgroundColor ?? .systemFill
      case .filled: baseBackgroundColor ?? tint
      }
    }

    /// The radius of the corners of a background of a height, in points.
    func cornerRadius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .capsule: height / 2
      case .small: 4
      case .medium: 8
      case .large: 12
      case .fixed, .dynamic: 5.95
      }
    }
  }
}

/// Where the parts of a button with a configuration stand, and how large a button they need.
///
///     //  leading   |<- inset ->[picture]<- padding ->[titles]<- inset ->|
///     //  top       the picture above the titles, their middles below each other
@MainActor struct ConfiguredRoom {
  /// What is shown.
  let configuration: UIButton.Configuration
  /// The label of the title; nil without one.
  let title: UILabel?
  /// The label of the second title; nil without one.
  let subtitle: UILabel?
  /// Whether reading begins at the right.
  let isRightToLeft: Bool

  private var image: CGSize { configuration.image?.size ?? .zero }
  private var hasTitles: Bool { title != nil || subtitle != nil }
  private var padding: CGFloat { configuration.image != nil && hasTitles ? configuration.imagePadding : 0 }
  private var isStacked: Bool { !configuration.imagePlacement.isDisjoint(with: [.top, .bottom]) }
  // Along the line that picture and titles stand on.
  private var imageIsFirst: Bool {
    if isStacked { return configuration.imagePlacement.contains(.top) }
    return configuration.imagePlacement.contains(.trailing) == isRightToLeft
  }

  private var insets: UIEdgeInsets {
    let insets = configuration.contentInsets
    return UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing)
  }

  /// The size of a button that is at most `width` points wide.
  func size(within width: CGFloat) -> CGSize {
    let content = contentSize(
      titles: titleSizes(within: titleRoom(in: width - insets.left - insets.right)).whole)
    return CGSize(
      width: max(content.width + insets.left + insets.right, 0),
      height: max(content.height + insets.top + insets.bottom, 0))
  }

  /// The rectangles of the parts in `bounds`, in points.
  func places(in bounds: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let area = bounds.inset(by: insets)
    let titles = titleSizes(within: titleRoom(in: area.width))
    let content = area.middle(contentSize(titles: titles.whole))
    var imageRect = CGRect(origin: content.origin, size: image)
    var block = CGRect(origin: content.origin, size: titles.whole)
    if isStacked {
      imageRect.origin = CGPoint(
        x: content.midX - image.width / 2, y: imageIsFirst ? content.minY : content.maxY - image.height)
      block.origin = CGPoint(
        x: content.midX - block.width / 2, y: imageIsFirst ? content.maxY - block.height : content.minY)
    } else {
      imageRect.origin = CGPoint(
        x: imageIsFirst ? content.minX : content.maxX - image.width, y: content.midY - image.height / 2)
      block.origin = CGPoint(
        x: imageIsFirst ? content.maxX - block.width : content.minX, y: content.midY - block.height / 2)
    }
    func start(_ width: CGFloat) -> CGFloat {
      if isStacked { return block.midX - width / 2 }
      return isRightToLeft ? block.maxX - width : block.minX
    }
    let first = CGRect(origin: CGPoint(x: start(titles.title.width), y: block.minY), size: titles.title)
    let second = CGRect(
      origin: CGPoint(x: start(titles.subtitle.width), y: block.maxY - titles.subtitle.height),
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
