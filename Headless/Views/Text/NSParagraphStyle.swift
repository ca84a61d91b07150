import Foundation

/// How the paragraphs of an attributed text are set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  // Has to be the first property; see AttributeTag.
  private let attributeTag = AttributeTag()

  fileprivate(set) var format = ParagraphFormat()

  /// The style of a text that has none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Creates the default style.
  public override init() {}

  /// How lines stand between the left and the right edge; `natural` by default.
  open var alignment: NSTextAlignment { format.alignment }
  /// How lines are broken and the last one is cut; `byWordWrapping` by default.
  open var lineBreakMode: NSLineBreakMode { format.lineBreakMode }
  /// The room between two lines, in points.
  open var lineSpacing: CGFloat { format.lineSpacing }
  /// The room below the paragraph, in points.
  open var paragraphSpacing: CGFloat { format.paragraphSpacing }
  /// The room above the paragraph, in points; none above the first one.
  open var paragraphSpacingBefore: CGFloat { format.paragraphSpacingBefore }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { format.minimumLineHeight }
  /// The largest height of a line, in points; 0, the default, for no limit.
  open var maximumLineHeight: CGFloat { format.maximumLineHeight }
  /// What the natural height of a line is multiplied by before the limits count; 0, the default, for 1.
  open var lineHeightMultiple: CGFloat { format.lineHeightMultiple }
  /// Where the first line begins, in points from the leading edge.
  open var firstLineHeadIndent: CGFloat { format.firstLineHeadIndent }
  /// Where the other lines begin, in points from the leading edge.
  open var headIndent: CGFloat { format.headIndent }
  /// Where lines end, in points from the leading edge; 0 or less counts from the trailing edge.
  open var tailIndent: CGFloat { format.tailIndent }

  /// Returns the same style, which does not change with this one.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(format) }

  /// Returns the same style as one that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(format) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.format == format }
  open override var hash: Int { format.hashValue }

  fileprivate init(_ format: ParagraphFormat) { self.format = format }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Creates the default style.
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

  /// Takes over all that another style says.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { format = obj.format }

  private func notNegative(_ value: CGFloat) -> CGFloat { max(0, finite(value)) }

  private func finite(_ value: CGFloat) -> CGFloat {
    precondition(value.isFinite, "A paragraph style has finite numbers only, not \(value).")
    return value
  }
}
