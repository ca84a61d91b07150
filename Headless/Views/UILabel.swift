import Foundation

/// A view that shows one or more lines of text.
///
/// Its natural size is that of its text, rounded up to whole points, as UIKit rounds up to whole pixels. A label without text has
/// none: 0 × 0, as on UIKit. A label of several lines (`numberOfLines` other than 1) takes its text unbroken at first; once the layout has
/// found its width, its height follows from the lines that fit in there.
@preconcurrency @MainActor open class UILabel: UIView {
  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  private var fontInUse = UILabel.defaultFont
  private var colorInUse = UIColor.label
  // The width that the layout found, while it asks for the size the label has there.
  private var widthInLayout: CGFloat?
  private var drawnLines: [PlacedLine] = []

  /// Creates a label with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  // MARK: What is shown

  /// The text; `nil` at first.
  open var text: String? {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The font; the system's in 17 points at first, and again when it is set to `nil`.
  open var font: UIFont! {
    get { fontInUse }
    set {
      let isNew = newValue ?? UILabel.defaultFont != fontInUse
      fontInUse = newValue ?? UILabel.defaultFont
      if isNew { invalidateIntrinsicContentSize() }
    }
  }

  /// The colour of the text; `UIColor.label` at first, and again when it is set to `nil`.
  open var textColor: UIColor! {
    get { colorInUse }
    set { colorInUse = newValue ?? .label }
  }

  /// How lines stand between the left and the right edge; `natural` at first.
  open var textAlignment = NSTextAlignment.natural

  /// How lines are broken and the last one is cut; `byTruncatingTail` at first.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// How many lines there may be; 1 at first, 0 for any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Where the lines of a label of several lines are broken when its natural size is computed, in points; 0, as at first, for where the
  /// layout has its right edge.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the text is shown as active; `true` at first.
  open var isEnabled = true

  /// Whether the font follows the user's choice of size, which never changes here.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Size

  open override var intrinsicContentSize: CGSize { naturalSize(within: preferredWidth ?? widthInLayout ?? .greatestFiniteMagnitude) }

  /// The size of the text, in points: of one line however wide it is, of several lines at most as wide as `size`.
  ///
  /// The height given does not matter, and a width of 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    naturalSize(within: numberOfLines == 1 || size.width <= 0 ? .greatestFiniteMagnitude : size.width)
  }

  /// Returns the rectangle that the text takes: at the origin of the bounds, as large as its lines, rounded up to whole points.
  ///
  /// The natural size of the label comes from here, so that an override that leaves room around the text changes it.
  ///
  /// - Parameters:
  ///   - bounds: The room for the text in points.
  ///   - numberOfLines: How many lines there may be; 0 for any number.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = layout(in: bounds.size, lineLimit: numberOfLines).size
    return CGRect(x: bounds.minX, y: bounds.minY, width: size.width.roundedUpToPoint, height: size.height.roundedUpToPoint)
  }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) { fontInUse.baselineOffsets }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredWidth == nil else { return nil }
    widthInLayout = width
    defer { widthInLayout = nil }
    return intrinsicContentSize.height
  }

  override func contentWidth(within width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredWidth == nil else { return nil }
    widthInLayout = width
    defer { widthInLayout = nil }
    return intrinsicContentSize.width
  }

  private var preferredWidth: CGFloat? { numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil }

  private func naturalSize(within width: CGFloat) -> CGSize {
    let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  override var baselineFont: UIFont? { font }

  // MARK: Drawing

  /// Draws the text in a rectangle: in its vertical middle, with as many lines as fit, but at least one.
  ///
  /// Whoever draws a label calls it with its bounds; an override changes the rectangle and calls `super`.
  open func drawText(in rect: CGRect) {
    drawnLines = layout(in: rect.size, lineLimit: numberOfLines)
      .placed(in: rect, alignment: textAlignment, rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// The lines as they are drawn, in the coordinates of the label.
  package var textLines: [PlacedLine] {
    drawnLines = []
    drawText(in: bounds)
    return drawnLines
  }

  private func layout(in room: CGSize, lineLimit: Int) -> TextLayout {
    // As in a line's width, 0.001 points are not missed in its height.
    let fitting = max((room.height + 0.001) / fontInUse.lineHeight, 1)
    let limit = lineLimit > 0 ? CGFloat(lineLimit) : .greatestFiniteMagnitude
    let most = min(fitting, limit)
    return TextLayout(text ?? "", font: fontInUse, width: room.width, lineLimit: most < 1e9 ? Int(most) : 0, breaking: lineBreakMode)
  }
}

extension CGFloat {
  // A sum that is a whole number except for rounding is not rounded up to the next.
  fileprivate var roundedUpToPoint: CGFloat { (self - 1e-6).rounded(.up) }
}
