import Foundation

// Images from files. Only PNG is read, and only the header of a file.

extension UIImage {
  /// Creates an image from a PNG file.
  ///
  /// A file name that ends with `@2x` or `@3x` before its extension sets the number of pixels per point.
  ///
  /// - Parameter path: The full path of the file.
  /// - Returns: Nil if the file does not exist or is not a PNG file.
  public convenience init?(contentsOfFile path: String) {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    let header = (try? file.read(upToCount: PNGHeader.length)) ?? Data()
    guard let pixels = PNGHeader(header) else { return nil }
    let scale = UIImage.scale(inNameOf: path)
    self.init(size: pixels.size(at: scale), scale: scale, content: .file(path: path))
  }

  /// Creates an image from PNG data, with one pixel per point.
  ///
  /// - Returns: Nil if the data is not in PNG format.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from PNG data.
  ///
  /// - Parameters:
  ///   - data: The contents of a PNG file.
  ///   - scale: The number of pixels per point; must be above 0.
  /// - Returns: Nil if the data is not in PNG format.
  public convenience init?(data: Data, scale: CGFloat) {
    precondition(scale > 0, "The scale of an image must be above 0: \(scale).")
    guard let pixels = PNGHeader(data) else { return nil }
    self.init(size: pixels.size(at: scale), scale: scale, content: .data(data))
  }

  /// Creates an image from a PNG file among the resources of the main bundle.
  ///
  /// There are no asset catalogs. The file has the name of the image, which may be followed by `@2x` or
  /// `@3x`, and the extension `.png`. If there are several files, the one with the lowest scale is used.
  ///
  /// - Parameter name: The name of the image, with or without `.png`.
  /// - Returns: Nil if there is no such file, as UIKit documents.
  public convenience init?(named name: String) {
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    guard !stem.isEmpty, let folder = Bundle.main.resourceURL else { return nil }
    let paths = ["", "@2x", "@3x"].map { folder.appendingPathComponent(stem + $0 + ".png").path }
    guard let path = paths.first(where: FileManager.default.fileExists(atPath:)) else { return nil }
    self.init(contentsOfFile: path)
  }

  private static func scale(inNameOf path: String) -> CGFloat {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    if stem.hasSuffix("@3x") { return 3 }
    return stem.hasSuffix("@2x") ? 2 : 1
  }
}

/// The beginning of a PNG file: 8 bytes of signature, then the chunk IHDR with the
/// width and the height in pixels.
///
/// Source: the PNG specification, 5.2 and 11.2.2.
private struct PNGHeader {
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

  func size(at scale: CGFloat) -> CGSize {
    CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }
}
