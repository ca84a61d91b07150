/// The value that a document gives to a property: an attribute, an element with the key of the property, or
/// the object of an outlet.
@MainActor struct DocumentValue {
  var text: String?
  var element: DocumentElement?
  var object: NSObject?
  let owner: DocumentElement
  let reader: DocumentReader
  var flag: Bool? { text.map { $0 == "YES" } }
  var number: Double? { DocumentElement.number(in: text) }
  /// A whole number; Interface Builder writes colors of layers and tags as numbers with a fraction too.
  var count: Int? { number.flatMap { Int(exactly: $0.rounded()) } }

  var string: String? {
    guard let element else { return text }
    guard element["base64-UTF8"] == "YES" else { return element.text }
    let digits = element.text.filter { !$0.isWhitespace }
    let padded = digits + String(repeating: "=", count: (4 - digits.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) }
  }

  // Geometry

  var point: CGPoint? { element.map { CGPoint(x: $0.number("x"), y: $0.number("y")) } }
  var size: CGSize? { element.map { CGSize(width: $0.number("width"), height: $0.number("height")) } }
  var rect: CGRect? { point.flatMap { origin in size.map { CGRect(origin: origin, size: $0) } } }

  var insets: UIEdgeInsets? {
    element.map {
      UIEdgeInsets(
        top: $0.number("minY", "top"), left: $0.number("minX", "left"), bottom: $0.number("maxY", "bottom"),
        right: $0.number("maxX", "right"))
    }
  }

  var directionalInsets: NSDirectionalEdgeInsets? {
    element.map {
      NSDirectionalEdgeInsets(
        top: $0.number("top", "minY"), leading: $0.number("leading", "minX"),
        bottom: $0.number("bottom", "maxY"), trailing: $0.number("trailing", "maxX"))
    }
  }

  var autoresizingMask: UIView.AutoresizingMask {
    guard let element else { return [] }
    let parts: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return parts.reduce(into: []) { mask, part in if element[part.0] == "YES" { mask.insert(part.1) } }
  }
}

extension DocumentElement {
  /// A limit for the numbers of a document; larger ones are left out.
  static let largestNumber = 1e7

  /// Returns the number in the first of the attributes that the element has; 0 if it has none of them.
  func number(_ names: String...) -> CGFloat { names.lazy.compactMap { self.usableNumber($0) }.first ?? 0 }

  /// Returns the number in an attribute; nil if it has none, or one that is too large.
  func usableNumber(_ name: String) -> CGFloat? { Self.number(in: self[name]).map { CGFloat($0) } }

  /// Returns the number that is written in a text; nil for none, and for one that is too large.
  static func number(in text: String?) -> Double? {
    text.flatMap(Double.init).flatMap { abs($0) < largestNumber ? $0 : nil }
  }
}

// Images

extension DocumentValue {
  /// The image with the name; without a file an empty one of the size that the document has recorded.
  var image: UIImage? {
    guard let name = text ?? element?["image"] else { return nil }
    if (element ?? owner)["catalog"] == "system", let symbol = UIImage(systemName: name) { return symbol }
    if let found = UIImage(named: name, in: reader.document.bundle, compatibleWith: nil) { return found }
    return reader.document.imageSizes[name].map { UIImage(size: $0) }
  }

  var symbolConfiguration: UIImage.SymbolConfiguration? {
    guard let element else { return nil }
    let scale = ["small": UIImage.SymbolScale.small, "large": .large][element["scale"] ?? ""] ?? .default
    if element["configurationType"] == "font", let font = element.children.first {
      let font = DocumentValue(element: font, owner: element, reader: reader).font
      return font.map { UIImage.SymbolConfiguration(font: $0, scale: scale) }
    }
    let size = element.number("pointSize")
    return UIImage.SymbolConfiguration(pointSize: size > 0 ? size : 17, scale: scale)
  }

  var blur: UIBlurEffect? {
    guard let element else { return nil }
    return UIBlurEffect(style: Self.blurs[element["style"] ?? ""] ?? .regular)
  }

  private static let blurs: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
  ]
}

// Colors

extension DocumentValue {
  var color: UIColor? { element.flatMap { color(of: $0) } }

  /// Returns the color of an element.
  ///
  /// - Parameter names: The names of the recorded colors that contain the element.
  private func color(of element: DocumentElement, in names: Set<String> = []) -> UIColor? {
    if element.name == "nil" { return nil }
    let system = element["systemColor"] ?? element["cocoaTouchSystemColor"]
    if let system, let color = Self.systemColors[system] { return color }
    if let name = element["name"], names.isEmpty,
      let found = UIColor(named: name, in: reader.document.bundle, compatibleWith: nil)
    {
      return found
    }
    if let name = system ?? element["name"] {
      let recorded = names.contains(name) ? nil : reader.document.colors[name]
      guard let recorded else {
        reader.document.note("the color \(name)", element)
        return nil
      }
      return color(of: recorded, in: names.union([name]))
    }
    let alpha = element.usableNumber("alpha") ?? 1
    if element["white"] != nil { return UIColor(white: element.number("white"), alpha: alpha) }
    return UIColor(
      red: element.number("red"), green: element.number("green"), blue: element.number("blue"), alpha: alpha)
  }

  private static let systemColors: [String: UIColor] = [
    "blackColor": .black, "darkGrayColor": .darkGray, "lightGrayColor": .lightGray, "whiteColor": .white,
    "grayColor": .gray, "redColor": .red, "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan,
    "yellowColor": .yellow, "magentaColor": .magenta, "orangeColor": .orange, "purpleColor": .purple,
    "brownColor": .brown, "clearColor": .clear, "lightTextColor": .lightText, "darkTextColor": .darkText,
    "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
    "systemGreenColor": .systemGreen, "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
    "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
    "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel, "linkColor": .link, "placeholderTextColor": .placeholderText,
    "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator, "tintColor": .tintColor,
    "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground, "systemFillColor": .systemFill,
    "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill,
  ]
}

// Text

extension DocumentValue {
  var font: UIFont? {
    guard let element, element.name != "nil" else { return nil }
    if let style = element["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
    let size = max(1, element.number("pointSize", "size"))
    if let name = element["name"] { return UIFont(name: name, size: size) }
    let type = element["type"] ?? element["metaFont"] ?? ""
    if type == "italicSystem" { return .italicSystemFont(ofSize: size) }
    let weight = element["weight"].flatMap { Self.weights[$0] }
    return .systemFont(
      ofSize: size, weight: weight ?? (type.lowercased().contains("bold") ? .bold : .regular))
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]

  static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "charWrap": .byCharWrapping,
    "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping, "clip": .byClipping,
    "clipping": .byClipping, "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
    "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
  ]

  /// A text with fonts, colors and paragraph styles.
  var attributedString: NSAttributedString? {
    guard let element else { return nil }
    let text = NSMutableAttributedString(string: "")
    for fragment in element.children.filter({ $0.name == "fragment" }) + element.list("fragments") {
      let content =
        fragment["content"]
        ?? fragment.children.first { $0.key == "content" }.flatMap {
          DocumentValue(element: $0, owner: fragment, reader: reader).string
        }
      var attributes: [NSAttributedString.Key: Any] = [:]
      for attribute in fragment.list("attributes") where attribute.name != "nil" {
        let value = DocumentValue(element: attribute, owner: fragment, reader: reader)
        switch attribute.key {
        case "NSFont": attributes[.font] = value.font
        case "NSColor": attributes[.foregroundColor] = value.color
        case "NSParagraphStyle": attributes[.paragraphStyle] = value.paragraphStyle
        case let other: reader.document.note("the text attribute \(other ?? attribute.name)", attribute)
        }
      }
      text.append(NSAttributedString(string: content ?? "", attributes: attributes))
    }
    return text
  }

  private var paragraphStyle: NSParagraphStyle? {
    guard let element else { return nil }
    let style = NSMutableParagraphStyle()
    if let alignment = element["alignment"].flatMap({ Self.alignments[$0] }) { style.alignment = alignment }
    if let mode = element["lineBreakMode"].flatMap({ Self.lineBreakModes[$0] }) { style.lineBreakMode = mode }
    style.lineSpacing = element.number("lineSpacing")
    style.paragraphSpacing = element.number("paragraphSpacing")
    style.paragraphSpacingBefore = element.number("paragraphSpacingBefore")
    style.lineHeightMultiple = element.number("lineHeightMultiple")
    style.minimumLineHeight = element.number("minimumLineHeight")
    style.maximumLineHeight = element.number("maximumLineHeight")
    style.firstLineHeadIndent = element.number("firstLineHeadIndent")
    style.headIndent = element.number("headIndent")
    style.tailIndent = element.number("tailIndent")
    return style
  }
}
