/// An image or another object inside of a text, which takes up space in its line.
open class NSTextAttachment: NSObject {
  // Must be the first stored property; see `AttributeTag`.
  private let attributeTag = AttributeTag()

  /// The character that stands for an attachment in a text: U+FFFC.
  public class var character: Int { 0xFFFC }
  /// The same character.
  static let placeholder: Character = "\u{FFFC}"

  /// The image of the attachment.
  open var image: UIImage?
  /// The rectangle of the attachment relative to the baseline, with y upward, in points; zero, the default,
  /// means the size of the image, on the baseline.
  open var bounds = CGRect.zero
  /// The content of a file; stored, has no effect here.
  open var contents: Data?
  /// The type of the file; stored, has no effect here.
  open var fileType: String?

  /// Creates an attachment without an image.
  public override init() { super.init() }

  /// Creates an attachment with the content of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Creates an attachment that shows an image in its size.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Returns the rectangle of the attachment in a line, relative to the baseline, with y upward, in points.
  ///
  /// An override changes the rectangle. The text container is nil here, and the proposed line, whose position
  /// is not known, is zero.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }
}

extension NSAttributedString.Key {
  /// The attachment of a character U+FFFC, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension NSAttributedString {
  /// Creates a text of one character that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: String(NSTextAttachment.placeholder), attributes: [.attachment: attachment])
  }
}

extension TextRun {
  /// Returns the rectangle of the attachment in the attributes; nil if the text contains no character that
  /// stands for one.
  func attachmentBounds(in attributes: [NSAttributedString.Key: Any]) -> CGRect? {
    guard let attachment = attributes[.attachment] as? NSTextAttachment,
      text.contains(NSTextAttachment.placeholder)
    else { return nil }
    let bounds = attachment.attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    return bounds.isFinite ? bounds.standardized : nil
  }

  /// Returns the heights of a line with the attachment of the run.
  ///
  ///     //  |attachment|  } ascent  = y + height
  ///     //  |          |
  ///     //  ------------ baseline
  ///     //  |          |  } descent = −y
  func including(_ text: LineHeight) -> LineHeight {
    guard let attachment else { return text }
    return LineHeight(
      ascent: max(text.ascent, attachment.maxY + rise), descent: max(text.descent, -attachment.minY - rise))
  }
}
