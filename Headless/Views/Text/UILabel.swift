import Foundation

/// A view that shows one or more lines of text.
///
/// Its natural size is that of its text, rounded up to whole pixels: whole points outside of a window. A
/// label without text has none: 0 × 0, as on UIKit. A label of several lines (`numberOfLines` other
/// than 1) takes its text unbroken at first; once the layout has found its width, its height follows
/// from the lines that fit in there.
@preconcurrency @MainActor open class UILabel: UIView {
  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  private var fontInUse = UILabel.defaultFont
  private var colorInUse = UIColor.label
  private var alignmentInUse = NSTextAlignment.natural
  private var breakModeInUse = NSLineBreakMode.byTruncatingTail
  // One of the two at most is there.
  private var plainText: String?
  private var styledText: NSAttributedString?
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
  ///
  /// Setting it ends the styles of `attributedText`; the font and the colour of its beginning stay.
  open var text: String? {
    get { styledText?.string ?? plainText }
    set {
      let isNew = newValue != plainText || styledText != nil
      plainText = newValue
      styledText = nil
      if isNew { invalidateIntrinsicContentSize() }
    }
  }

  /// The text with its styles: font, colour, kerning, baseline and paragraph style; what says nothing
  /// of these is as the label says.
  ///
  /// Setting it sets `font`, `textColor`, `textAlignment` and `lineBreakMode` to what holds at its beginning.
  open var attributedText: NSAttributedString? {
    get {
      styledText
        ?? plainText.map {
          NSAttributedString(string: $0, attributes: [.font: fontInUse, .foregroundColor: colorInUse])
        }
    }
    set {
      plainText = nil
      styledText = newValue.map { NSAttributedString(attributedString: $0) }
      if adjustsFontForContentSizeCategory {
        styledText = styledText?.following(traitCollection.preferredContentSizeCategory)
      }
      takeStyleOfBeginning()
      invalidateIntrinsicContentSize()
    }
  }

  /// The font; the system's in 17 points at first, and again when it is set to `nil`.
  ///
  /// It is set for all of an attributed text.
  open var font: UIFont! {
    get { fontInUse }
    set {
      let font = fitted(newValue ?? UILabel.defaultFont)
      let isNew = font != fontInUse || styledText != nil
      fontInUse = font
      styledText = styledText?.with(.font, fontInUse)
      if isNew { invalidateIntrinsicContentSize() }
    }
  }

  /// The colour of the text; `UIColor.label` at first, and again when it is set to `nil`.
  ///
  /// It is set for all of an attributed text.
  open var textColor: UIColor! {
    get { colorInUse }
    set {
      colorInUse = newValue ?? .label
      styledText = styledText?.with(.foregroundColor, colorInUse)
    }
  }

  /// How lines stand between the left and the right edge; `natural` at first.
  ///
  /// It is set for all of an attributed text.
  open var textAlignment: NSTextAlignment {
    get { alignmentInUse }
    set {
      alignmentInUse = newValue
      styledText = styledText?.withParagraphStyles { $0.alignment = newValue }
    }
  }

  /// How lines are broken and the last one is cut; `byTruncatingTail` at first.
  ///
  /// It is set for all of an attributed text.
  open var lineBreakMode: NSLineBreakMode {
    get { breakModeInUse }
    set {
      let isNew = newValue != breakModeInUse || styledText != nil
      breakModeInUse = newValue
      styledText = styledText?.withParagraphStyles { $0.lineBreakMode = newValue }
      if isNew { invalidateIntrinsicContentSize() }
    }
  }

  /// Whether a single line that is too wide is set in a smaller font; `false` at first.
  ///
  /// The natural size is that of the font as it is.
  open var adjustsFontSizeToFitWidth = false

  /// The smallest part of the font's size that `adjustsFontSizeToFitWidth` may
  /// use, 0...1; 0, as at first, for any size.
  open var minimumScaleFactor: CGFloat = 0

  /// Where a line stands that was set in a smaller font; on its baseline at first.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// How many lines there may be; 1 at first, 0 for any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Where the lines of a label of several lines are broken when its natural size is computed, in points; 0,
  /// as at first, for where the layout has its right edge.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the text is shown as active; `true` at first.
  open var isEnabled = true

  /// Whether fonts that come from text styles or `UIFontMetrics` follow the size of text that
  /// the user wants; `false` at first.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { follow(traitCollection.preferredContentSizeCategory) } }
  }

  override func textSizeDidChange(to category: UIContentSizeCategory) {
    if adjustsFontForContentSizeCategory { follow(category) }
  }

  /// Lets the fonts be as large as they are where text has the size `category`.
  func follow(_ category: UIContentSizeCategory) {
    fontInUse = fontInUse.following(category)
    styledText = styledText?.following(category)
    invalidateIntrinsicContentSize()
  }

  private func fitted(_ font: UIFont) -> UIFont {
    adjustsFontForContentSizeCategory ? font.following(traitCollection.preferredContentSizeCategory) : font
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    naturalSize(within: preferredWidth ?? widthInLayout ?? .greatestFiniteMagnitude)
  }

  /// The size of the text, in points: of one line however wide it is, of several
  /// lines at most as wide as `size`.
  ///
  /// The height given does not matter, and a width of 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    naturalSize(within: numberOfLines == 1 || size.width <= 0 ? .greatestFiniteMagnitude : size.width)
  }

  /// Returns the rectangle that the text takes: at the origin of the bounds, as large as its
  /// lines, rounded up to whole pixels.
  ///
  /// The natural size of the label comes from here, so that an override that leaves
  /// room around the text changes it.
  ///
  /// - Parameters:
  ///   - bounds: The room for the text in points.
  ///   - numberOfLines: How many lines there may be; 0 for any number.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = layout(in: bounds.size, lineLimit: numberOfLines).size
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: size.width.roundedUp(contentScaleFactor),
      height: size.height.roundedUp(contentScaleFactor))
  }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) { baselineOffsets(forWidth: bounds.width) }

  // Where the lines are drawn in a label as high as its text.
  override func baselineOffsets(forWidth width: CGFloat) -> (first: CGFloat, last: CGFloat) {
    if isOfOnePlainLine { return fontInUse.baselineOffsets }
    let isWrapped = numberOfLines != 1 && width > 0
    let size = naturalSize(within: preferredWidth ?? (isWrapped ? width : .greatestFiniteMagnitude))
    let lines = lines(
      drawnIn: CGRect(x: 0, y: 0, width: isWrapped ? max(width, size.width) : size.width, height: size.height)
    )
    guard let first = lines.first, let last = lines.last else { return fontInUse.baselineOffsets }
    return (first.baseline, size.height - last.baseline)
  }

  // Whether one line of text without styles stands where this class puts it.
  private var isOfOnePlainLine: Bool {
    numberOfLines == 1 && styledText == nil && type(of: self) == UILabel.self && contentScaleFactor == 1
      && HeadlessLayout.textMeasurer == nil
  }

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

  private var preferredWidth: CGFloat? {
    numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
  }

  private func naturalSize(within width: CGFloat) -> CGSize {
    let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// Whether somebody who does not see the screen is told of the label; true unless set.
  open override var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  /// What the label is called there; its text unless set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }
  /// What the label is there; static text unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }

  override var baselineFont: UIFont? { font }

  // MARK: Drawing

  /// Draws the text in a rectangle: in its vertical middle, with as many lines as fit, but at least one.
  ///
  /// Whoever draws a label calls it with its bounds; an override changes the rectangle and calls `super`.
  open func drawText(in rect: CGRect) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let layout = layout(in: rect.size, lineLimit: numberOfLines)
    drawnLines = layout.placed(
      in: rect, alignment: textAlignment, rightToLeft: isMirrored, scale: contentScaleFactor)
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, layout.lines.contains(where: \.isCut) else { return }
    let shrinking = TextShrinking(
      runs: runs, measurer: HeadlessLayout.textMeasurer, least: minimumScaleFactor,
      adjustment: baselineAdjustment, scale: contentScaleFactor)
    drawnLines = shrinking.placed(
      in: rect, breaking: lineBreakMode, alignment: textAlignment, rightToLeft: isMirrored)
  }

  /// The lines as they are drawn, in the coordinates of the label; a line of several styles comes in parts.
  package var textLines: [PlacedLine] { lines(drawnIn: bounds) }

  private func lines(drawnIn rect: CGRect) -> [PlacedLine] {
    drawnLines = []
    drawText(in: rect)
    return drawnLines
  }

  private func layout(in room: CGSize, lineLimit: Int) -> TextLayout {
    // As in a line's width, 0.001 points are not missed in its height.
    let height = room.height + 0.001
    let measurer = HeadlessLayout.textMeasurer
    if styledText == nil, measurer == nil {
      let fitting = max(height / fontInUse.lineHeight, 1)
      let limit = lineLimit > 0 ? CGFloat(lineLimit) : .greatestFiniteMagnitude
      let most = min(fitting, limit)
      return TextLayout(
        plainText ?? "", font: fontInUse, width: room.width, lineLimit: most < 1e9 ? Int(most) : 0,
        breaking: lineBreakMode)
    }
    let whole = TextLayout(
      runs, measurer: measurer, width: room.width, lineLimit: lineLimit, breaking: lineBreakMode)
    let fitting = whole.linesFitting(in: height)
    if fitting >= whole.lines.count { return whole }
    return TextLayout(
      runs, measurer: measurer, width: room.width, lineLimit: fitting, breaking: lineBreakMode)
  }

  private var runs: [TextRun] {
    styledText?.textRuns(font: fontInUse) ?? [TextRun(plainText ?? "", font: fontInUse)]
  }

  private func takeStyleOfBeginning() {
    guard let styledText else { return }
    fontInUse = styledText.first(.font, as: UIFont.self) ?? fontInUse
    colorInUse = styledText.first(.foregroundColor, as: UIColor.self) ?? colorInUse
    guard let style = styledText.first(.paragraphStyle, as: NSParagraphStyle.self) else { return }
    alignmentInUse = style.alignment
    breakModeInUse = style.lineBreakMode
  }
}
