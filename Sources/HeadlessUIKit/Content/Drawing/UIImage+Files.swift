// Images from files. Only PNG is read, and only the header of a file.

extension UIImage {
  /// Creates an image from the resources of the main bundle, as `init(named:in:compatibleWith:)` does.
  ///
  /// - Parameter name: The name of the image, with or without `.png`.
  /// - Returns: Nil if there is no such image, as UIKit documents.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates an image from the resources of a bundle.
  ///
  /// The image is an image set of an asset catalog, a folder `.xcassets` that was copied as it is, or else a
  /// PNG file. A file has the name of the image, which may be followed by `@2x` or `@3x`, and the extension
  /// `.png`. The first image or color of a bundle lists its catalogs.
  ///
  /// - Parameters:
  ///   - name: The name of the image, with or without `.png`.
  ///   - bundle: The bundle; nil for the main bundle.
  ///   - traitCollection: The traits whose display scale selects the file, if there are several, and whose
  ///     idiom and style select a variant of an image set; nil or a scale of 0 selects the lowest scale.
  /// - Returns: Nil if there is no such image.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    guard !stem.isEmpty else { return nil }
    let folders = AssetIndex.shared.folders(of: bundle ?? .main)
    let traits = traitCollection ?? UITraitCollection()
    let sets = folders.lazy.compactMap { AssetCatalog(in: $0).image(named: stem, for: traits) }
    if let variant = sets.first {
      self.init(contentsOfFile: variant.url.path)
      take(variant)
      return
    }
    let files = folders.flatMap { folder in
      [(1, ""), (2, "@2x"), (3, "@3x")].compactMap { scale, suffix in
        let path = folder.appendingPathComponent(stem + suffix + ".png").path
        return FileManager.default.fileExists(atPath: path) ? (scale: CGFloat(scale), path: path) : nil
      }
    }
    guard let file = files.best(for: traits.displayScale, \.scale) else { return nil }
    self.init(contentsOfFile: file.path)
  }

  static func scale(inNameOf path: String) -> CGFloat {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    if stem.hasSuffix("@3x") { return 3 }
    return stem.hasSuffix("@2x") ? 2 : 1
  }
}

/// The beginning of a PNG file: 8 bytes of signature, then the chunk IHDR with the
/// width and the height in pixels.
///
/// Source: the PNG specification, 5.2 and 11.2.2.
struct PNGHeader {
  static let length = 24
  private static let start: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
  ]

  private let width: Int
  private let height: Int

  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(Self.length))
    guard bytes.count == Self.length, bytes.starts(with: Self.start) else { return nil }
    let number = { (range: Range<Int>) in bytes[range].reduce(0) { $0 << 8 | Int($1) } }
    width = number(16..<20)
    height = number(20..<24)
    guard width > 0, height > 0 else { return nil }
  }

  /// Reads the header of a file; nil if it does not exist or is not a PNG file.
  init?(ofFile path: String) {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    self.init((try? file.read(upToCount: Self.length)) ?? Data())
  }

  func size(at scale: CGFloat) -> CGSize {
    CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }
}

extension Array {
  /// Returns the element for a number of pixels per point: the one with the smallest scale that is at least
  /// as large, or else the one with the largest scale; nil for an empty array.
  func best(for displayScale: CGFloat, _ scale: (Element) -> CGFloat) -> Element? {
    self.min {
      let (one, other) = (scale($0), scale($1))
      if (one < displayScale) != (other < displayScale) { return other < displayScale }
      return one < displayScale ? one > other : one < other
    }
  }
}
