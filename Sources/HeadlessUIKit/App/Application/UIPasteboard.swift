/// A place for values that are copied and pasted inside of the process.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The pasteboard of the device; other processes do not see it here.
  public class var general: UIPasteboard { generalPasteboard }

  private static let generalPasteboard = UIPasteboard()
  private var values: [Any] = [] { didSet { changes += 1 } }
  private var changes = 0
  override init() { super.init() }

  /// The number of changes of the content.
  open var changeCount: Int { changes }

  /// The first text, or nil if there is none.
  open var string: String? {
    get { first() }
    set { values = newValue.map { [$0] } ?? [] }
  }
  /// The texts, or nil if there are none.
  open var strings: [String]? {
    get { all() }
    set { values = newValue ?? [] }
  }
  /// The first URL, or nil if there is none.
  open var url: URL? {
    get { first() }
    set { values = newValue.map { [$0] } ?? [] }
  }
  /// The URLs, or nil if there are none.
  open var urls: [URL]? {
    get { all() }
    set { values = newValue ?? [] }
  }
  /// The first image, or nil if there is none.
  open var image: UIImage? {
    get { first() }
    set { values = newValue.map { [$0] } ?? [] }
  }
  /// The images, or nil if there are none.
  open var images: [UIImage]? {
    get { all() }
    set { values = newValue ?? [] }
  }
  /// The first color, or nil if there is none.
  open var color: UIColor? {
    get { first() }
    set { values = newValue.map { [$0] } ?? [] }
  }

  /// True if there is a text.
  open var hasStrings: Bool { string != nil }
  /// True if there is a URL.
  open var hasURLs: Bool { url != nil }
  /// True if there is an image.
  open var hasImages: Bool { image != nil }
  /// True if there is a color.
  open var hasColors: Bool { color != nil }

  private func first<Value>() -> Value? { values.lazy.compactMap { $0 as? Value }.first }

  private func all<Value>() -> [Value]? {
    let found = values.compactMap { $0 as? Value }
    return found.isEmpty ? nil : found
  }
}
