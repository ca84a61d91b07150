/// The layout of the paragraphs of an attributed text.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Must be the first stored property; see `AttributeTag`.
  private let attributeTag = AttributeTag()

  fileprivate(set) var format = ParagraphFormat()

  /// The style of a text without a paragraph style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Creates a paragraph style with the default values.
  public override init() {}

  /// The alignment of the lines between the left and the right edge; `natural` by default.
  open var alignment: NSTextAlignment { format.alignment }
  /// The mode in which lines are broken and the last line is truncated; `byWordWrapping` by default.
  open var lineBreakMode: NSLineBreakMode { format.lineBreakMode }
  /// The strategies with which lines are broken; none by default.
  ///
  /// Those at the beginning of a text replace `UILabel.lineBreakStrategy`.
  open var lineBreakStrategy: LineBreakStrategy { format.lineBreakStrategy }
  /// The direction in which the paragraph is written; `natural`, that of its first letter, by default.
  open var baseWritingDirection: NSWritingDirection { format.writingDirection }
  /// The space between two lines, in points.
  open var lineSpacing: CGFloat { format.lineSpacing }
  /// The space below the paragraph, in points.
  open var paragraphSpacing: CGFloat { format.paragraphSpacing }
  /// The space above the paragraph, in points; it does not apply to the first paragraph.
  open var paragraphSpacingBefore: CGFloat { format.paragraphSpacingBefore }
  /// The minimum height of a line, in points.
  open var minimumLineHeight: CGFloat { format.minimumLineHeight }
  /// The maximum height of a line, in points; 0, the default, means no limit.
  open var maximumLineHeight: CGFloat { format.maximumLineHeight }
  /// The factor for the natural height of a line, applied before the limits; 0, the default, means 1.
  open var lineHeightMultiple: CGFloat { format.lineHeightMultiple }
  /// The indent of the first line, in points from the leading edge.
  open var firstLineHeadIndent: CGFloat { format.firstLineHeadIndent }
  /// The indent of the other lines, in points from the leading edge.
  open var headIndent: CGFloat { format.headIndent }
  /// The position at which lines end, in points from the leading edge; 0 or less counts from the trailing
  /// edge.
  open var tailIndent: CGFloat { format.tailIndent }

  /// Returns an immutable copy of the style.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(format) }

  /// Returns a mutable copy of the style.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(format) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.format == format }
  open override var hash: Int { format.hashValue }
  fileprivate init(_ format: ParagraphFormat) { self.format = format }
}

/// A paragraph style whose values can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Creates a paragraph style with the default values.
  public override init() { super.init() }

  fileprivate override init(_ format: ParagraphFormat) { super.init(format) }

  open override var alignment: NSTextAlignment {
    get { format.alignment }
    set { format.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { format.lineBreakMode }
    set { format.lineBreakMode = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { format.lineBreakStrategy }
    set { format.lineBreakStrategy = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { format.writingDirection }
    set { format.writingDirection = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { format.lineSpacing }
    set { format.lineSpacing = notNegative(newValue) }
  }
  open override var paragraphSpacing: CGFloat {
    get { format.paragraphSpacing }
    set { format.paragraphSpacing = notNegative(newValue) }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { format.paragraphSpacingBefore }
    set { format.paragraphSpacingBefore = notNegative(newValue) }
  }
  open override var minimumLineHeight: CGFloat {
    get { format.minimumLineHeight }
    set { format.minimumLineHeight = notNegative(newValue) }
  }
  open override var maximumLineHeight: CGFloat {
    get { format.maximumLineHeight }
    set { format.maximumLineHeight = notNegative(newValue) }
  }
  open override var lineHeightMultiple: CGFloat {
    get { format.lineHeightMultiple }
    set { format.lineHeightMultiple = notNegative(newValue) }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { format.firstLineHeadIndent }
    set { format.firstLineHeadIndent = notNegative(newValue) }
  }
  open override var headIndent: CGFloat {
    get { format.headIndent }
    set { format.headIndent = notNegative(newValue) }
  }
  open override var tailIndent: CGFloat {
    get { format.tailIndent }
    set { format.tailIndent = finite(newValue) }
  }

  /// Takes over all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { format = obj.format }

  private func notNegative(_ value: CGFloat) -> CGFloat { max(0, finite(value)) }

  private func finite(_ value: CGFloat) -> CGFloat {
    precondition(value.isFinite, "The numbers of a paragraph style must be finite: \(value).")
    return value
  }
}

extension NSParagraphStyle {
  /// The strategies with which lines are broken.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Keeps a single word from being alone in the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Keeps Korean words together.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategies of the system's labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
