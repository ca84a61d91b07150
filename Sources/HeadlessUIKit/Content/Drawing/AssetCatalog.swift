/// The asset catalogs of a folder: folders `.xcassets` that were copied as they are, and not compiled.
///
/// Source: Apple's "Asset Catalog Format Reference" (image set type, color set type).
struct AssetCatalog {
  private let folder: URL

  /// Creates the catalogs that are directly in a folder, which is walked once for all of them.
  init(in folder: URL) { self.folder = folder }

  struct Image {
    let url: URL
    /// The number of pixels per point.
    let scale: CGFloat
    let renderingMode: UIImage.RenderingMode
  }

  /// Returns the file of an image set that fits the traits best; nil if there is none in PNG format.
  func image(named name: String, for traits: UITraitCollection) -> Image? {
    guard let set = contents(of: name, "imageset", ImageSet.self) else { return nil }
    let images = set.contents.images.filter { $0.filename?.hasSuffix(".png") == true }
    guard let found = images.fitting(traits).best(for: traits.displayScale, \.pixelsPerPoint),
      let name = found.filename
    else { return nil }
    return Image(
      url: set.folder.appendingPathComponent(name), scale: found.pixelsPerPoint,
      renderingMode: set.contents.renderingMode)
  }

  /// Returns the color of a color set, which follows the idiom and the light or dark style if the set has
  /// variants; nil if there is none with components.
  func color(named name: String) -> UIColor? {
    guard let set = contents(of: name, "colorset", ColorSet.self) else { return nil }
    let variants = set.contents.colors.filter { $0.components != nil }
    guard let any = variants.fitting(UITraitCollection()).first?.components else { return nil }
    if variants.count == 1 { return any }
    return UIColor { variants.fitting($0).first?.components ?? any }
  }

  /// Returns the folder of a set and the file `Contents.json` in it; nil if it does not exist.
  private func contents<Contents: Decodable>(
    of name: String, _ kind: String, _ type: Contents.Type
  ) -> (folder: URL, contents: Contents)? {
    for set in AssetIndex.shared.sets(named: "\(name).\(kind)", in: folder) {
      guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
        let contents = try? JSONDecoder().decode(type, from: data)
      else { continue }
      return (set, contents)
    }
    return nil
  }
}

/// A variant of a set, for a kind of device and a style.
private protocol AssetVariant: Decodable {
  /// The kind of device, such as `universal` or `ipad`; nil for all.
  var idiom: String? { get }
  /// The conditions under which the variant is used; nil for none.
  var appearances: [Appearance]? { get }
}

extension Array where Element: AssetVariant {
  /// Returns the variants for the idiom and the style of traits.
  ///
  /// Variants for the idiom precede universal ones, and among these the variants for the style precede those
  /// for any style. Traits without an idiom take the universal variants, or else those of all idioms.
  fileprivate func fitting(_ traits: UITraitCollection) -> [Element] {
    let idiom = traits.userInterfaceIdiom
    let own = filter { $0.idiom != nil && $0.idiom == idiom.nameInCatalogs }
    let universal = filter { $0.idiom == nil || $0.idiom == "universal" }
    return [own, universal, idiom == .unspecified ? self : []].lazy
      .map { $0.fitting(traits.userInterfaceStyle) }.first { !$0.isEmpty } ?? []
  }

  private func fitting(_ style: UIUserInterfaceStyle) -> [Element] {
    let ofStyle = filter { $0.appearances.style == style }
    return ofStyle.isEmpty ? filter { $0.appearances.style == .unspecified } : ofStyle
  }
}

extension UIUserInterfaceIdiom {
  fileprivate var nameInCatalogs: String? {
    switch self {
    case .unspecified: nil
    case .phone: "iphone"
    case .pad: "ipad"
    case .tv: "tv"
    case .carPlay: "car"
    case .mac: "mac"
    case .vision: "vision"
    }
  }
}

/// The condition under which a variant of a set is used.
private struct Appearance: Decodable {
  let appearance: String
  let value: String
}

extension [Appearance]? {
  /// The light or dark style of a variant; unspecified for the variant for any style, and nil for one with
  /// another condition, such as more contrast.
  fileprivate var style: UIUserInterfaceStyle? {
    guard let conditions = self else { return .unspecified }
    guard conditions.count == 1, conditions[0].appearance == "luminosity" else { return nil }
    return ["light": .light, "dark": .dark][conditions[0].value]
  }
}

private struct ImageSet: Decodable {
  struct Variant: AssetVariant {
    let filename: String?
    let idiom: String?
    let scale: String?
    let appearances: [Appearance]?

    /// The number of pixels per point; 1 unless the variant is for a scale such as `2x`.
    var pixelsPerPoint: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }
  }

  struct Properties: Decodable {
    let intent: String?

    private enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  let images: [Variant]
  let properties: Properties?

  var renderingMode: UIImage.RenderingMode {
    switch properties?.intent {
    case "template": .alwaysTemplate
    case "original": .alwaysOriginal
    default: .automatic
    }
  }
}

private struct ColorSet: Decodable {
  struct Variant: AssetVariant {
    let color: Color?
    let idiom: String?
    let appearances: [Appearance]?
    var components: UIColor? { color?.components?.color }
  }

  struct Color: Decodable {
    let components: Components?
  }

  /// The components as texts: `0.500`, `128` or `0x80`.
  struct Components: Decodable {
    let red: String?
    let green: String?
    let blue: String?
    let white: String?
    let alpha: String?

    /// The color; nil if a component is missing or is no number.
    var color: UIColor? {
      guard let alpha = alpha.flatMap(Double.init) else { return nil }
      if let white = number(white) { return UIColor(white: white, alpha: alpha) }
      guard let red = number(red), let green = number(green), let blue = number(blue) else { return nil }
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Returns a component from 0 to 1: a whole number counts from 0 to 255.
    private func number(_ text: String?) -> CGFloat? {
      guard let text else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      if let whole = Int(text) { return CGFloat(whole) / 255 }
      return Double(text).map { CGFloat($0) }
    }
  }

  let colors: [Variant]
}
