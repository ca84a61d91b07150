import Foundation

/// A view of a recording, with the properties of the document that decide frames.
struct RecordedView: Codable, Sendable {
  /// nil for a content view that no constraint mentions.
  var identifier: String?
  /// The element of the document, such as `label`.
  var element: String
  /// The recorded frame: x, y, width, height in points.
  var frame: [CGFloat]
  /// 0 if `translatesAutoresizingMaskIntoConstraints` is off.
  var translatesMask: Int?
  var mask: [String]?
  var subviews: [RecordedView]?
  var isContentView: Int?
  var isHidden: Int?

  // Priorities and sizes of their own.
  /// Horizontal, vertical.
  var hugging: [Float]?
  /// Horizontal, vertical.
  var resistance: [Float]?
  /// The size that a document gives a view in place of its own, negative where it has none.
  var placeholderSize: [CGFloat]?
  /// The reason for which the view's own size cannot be known, such as a font of the app.
  var unknown: String?

  // Margins and guides.
  /// Top, leading, bottom, trailing in points.
  var margins: [CGFloat]?
  var preservesMargins: Int?
  /// 0 if the margins are not inset from the safe area.
  var insetsMargins: Int?
  /// The identifiers of guides by their kind.
  var guides: [String: String?]?
  /// The identifiers of the old guides at the top and at the bottom.
  var controllerGuides: [String: String]?

  // Texts.
  var text: String?
  var font: RecordedFont?
  var lines: Int?
  var lineBreak: String?
  var shrinks: Int?
  var minimumScale: CGFloat?
  var preferredWidth: CGFloat?
  var placeholder: String?
  var border: String?
  var doesNotScroll: Int?
  var segments: [String?]?
  var apportionsSegments: Int?

  // Buttons and images.
  var buttonType: String?
  var state: ButtonState?
  var insets: [String: [CGFloat]]?
  var configuration: ButtonDescription?
  var image: RecordedImage?

  // Containers.
  var axis: String?
  var distribution: String?
  var arrangement: String?
  var spacing: CGFloat?
  var arrangesBaselines: Int?
  var arrangesInMargins: Int?
  var contentInset: [CGFloat]?
  var insetAdjustment: String?

  // Controls and cells.
  var style: String?
  var pages: Int?
  var accessory: String?

  struct RecordedImage: Codable, Sendable {
    /// Width and height in points; nil for a symbol of the system.
    var size: [CGFloat]?

    private enum CodingKeys: String, CodingKey { case size = "s" }
  }

  struct RecordedFont: Codable, Sendable {
    var weight: String?
    var size: CGFloat?
    var style: String?

    private enum CodingKeys: String, CodingKey {
      case weight = "w"
      case size, style
    }
  }

  struct ButtonState: Codable, Sendable {
    var title: String?
    var image: RecordedImage?
    var background: RecordedImage?

    private enum CodingKeys: String, CodingKey {
      case title, image
      case background = "bg"
    }
  }

  struct ButtonDescription: Codable, Sendable {
    var style: String?
    var title: String?
    var subtitle: String?
    var font: RecordedFont?
    var image: RecordedImage?
    var imagePlacement: String?
    var buttonSize: String?
    var imagePadding: CGFloat?
    var titlePadding: CGFloat?
    /// Top, leading, bottom, trailing in points.
    var insets: [CGFloat]?
  }

  private enum CodingKeys: String, CodingKey {
    case mask, margins, text, font, lines, border, state, insets, image, axis, style, pages
    case identifier = "id"
    case element = "c"
    case frame = "f"
    case translatesMask = "t"
    case subviews = "sub"
    case isContentView = "isContent"
    case isHidden = "hidden"
    case hugging = "hug"
    case resistance = "cr"
    case placeholderSize = "intr"
    case unknown = "unk"
    case preservesMargins = "pres"
    case insetsMargins = "imsa"
    case guides = "g"
    case controllerGuides = "vg"
    case lineBreak = "lb"
    case shrinks = "shrink"
    case minimumScale = "minsc"
    case preferredWidth = "pmlw"
    case placeholder = "ph"
    case doesNotScroll = "noscroll"
    case segments = "seg"
    case apportionsSegments = "apportion"
    case buttonType = "bt"
    case configuration = "config"
    case distribution = "dist"
    case arrangement = "align"
    case spacing = "sp"
    case arrangesBaselines = "bra"
    case arrangesInMargins = "lmra"
    case contentInset = "cinset"
    case insetAdjustment = "ciab"
    case accessory = "accessoryType"
  }

  var rect: CGRect { CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]) }

  /// True if the size of the view depends on a text, which a pinned replay takes from the recording.
  var isMeasured: Bool {
    switch element {
    case "label", "button", "textField", "segmentedControl": true
    case "textView": doesNotScroll != nil
    default: false
    }
  }

  /// The elements of the view and its subviews, and their arrangement.
  var shape: String {
    let parts =
      [element, axis, distribution, arrangement, unknown].map { $0 ?? "" } + (subviews ?? []).map(\.shape)
    return "(\(parts.joined(separator: " ")))"
  }

  var withoutTexts: RecordedView {
    var copy = self
    copy.subviews = subviews?.map(\.withoutTexts)
    copy.lineBreak = nil
    guard isMeasured || text != nil else { return copy }
    if isMeasured { copy.unknown = unknown ?? "text left out" }
    copy.text = nil
    copy.placeholder = nil
    copy.segments = nil
    copy.state = nil
    copy.configuration = nil
    copy.font = nil
    copy.insets = nil
    copy.buttonType = nil
    copy.border = nil
    copy.lines = nil
    return copy
  }
}
