/// A view that shows one or more lines of text.
///
/// Its intrinsic content size is the size of the text, rounded up to whole pixels, or to whole points outside
/// of a window. For a label without text it is 0 × 0, as in UIKit. A label of several lines (`numberOfLines`
/// other than 1) has the size of its unbroken text at first. After the layout has determined its width, its
/// height follows from the lines at that width.
@preconcurrency @MainActor open class UILabel: UIView {
  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var fontInUse = UILabel.defaultFont { didSet { plainTextWithStyle = nil } }
  private var plainLayouts = PlainLayouts()
  private var colorInUse = UIColor.label { didSet { plainTextWithStyle = nil } }
  private var alignmentInUse = NSTextAlignment.natural
  private var breakModeInUse = NSLineBreakMode.byTruncatingTail
  // At most one of the two texts is set.
  private var plainText: String? { didSet { plainTextWithStyle = nil } }
  private var styledText: NSAttributedString?
  // The plain text in its font and color, once it was asked for.
  private var plainTextWithStyle: NSAttributedString?
  // The width that the layout has found, while the layout reads the size of the label at this width.
  private var widthInLayout: CGFloat?
  private var drawnLines: [PlacedLine] = []

  override func commonInit() {
    super.commonInit()
    isUserInteractionEnabled = false
  }

  // MARK: Text

  /// The text; `nil` unless set.
  ///
  /// Setting it removes the styles of `attributedText`; the font and the color at its beginning are kept.
  open var text: String? {
    get { styledText?.string ?? plainText }
    set {
      let isNew = newValue != plainText || styledText != nil
      plainText = newValue
      styledText = nil
      if isNew { invalidateIntrinsicContentSize() }
    }
  }

  /// The text with its font, color, kerning, baseline offset and paragraph style; the label's own properties
  /// apply to text without these attributes.
  ///
  /// Setting it sets `font`, `textColor`, `textAlignment` and `lineBreakMode` to the values at its beginning.
  open var attributedText: NSAttributedString? {
    get {
      if plainTextWithStyle == nil, let plainText {
        plainTextWithStyle = NSAttributedString(
          string: plainText, attributes: [.font: fontInUse, .foregroundColor: colorInUse])
      }
      return styledText ?? plainTextWithStyle
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

  /// The font; unless set, and if set to `nil`, the system font in 17 points.
  ///
  /// Setting it changes the whole attributed text.
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

  /// The color of the text; unless set, and if set to `nil`, `UIColor.label`.
  ///
  /// Setting it changes the whole attributed text.
  open var textColor: UIColor! {
    get { colorInUse }
    set {
      colorInUse = newValue ?? .label
      styledText = styledText?.with(.foregroundColor, colorInUse)
    }
  }

  /// The alignment of the lines between the left and the right edge; `natural` unless set.
  ///
  /// Setting it changes all paragraph styles of the attributed text.
  open var textAlignment: NSTextAlignment {
    get { alignmentInUse }
    set {
      alignmentInUse = newValue
      styledText = styledText?.withParagraphStyles { $0.alignment = newValue }
    }
  }

  /// The mode in which lines are broken and the last line is truncated; `byTruncatingTail` unless set.
  ///
  /// Setting it changes all paragraph styles of the attributed text.
  open var lineBreakMode: NSLineBreakMode {
    get { breakModeInUse }
    set {
      let isNew = newValue != breakModeInUse || styledText != nil
      breakModeInUse = newValue
      styledText = styledText?.withParagraphStyles { $0.lineBreakMode = newValue }
      if isNew { invalidateIntrinsicContentSize() }
    }
  }

  /// True if the font of a single line that is too wide is reduced; false unless set.
  ///
  /// The intrinsic content size is computed with the original font.
  open var adjustsFontSizeToFitWidth = false

  /// The smallest factor with which `adjustsFontSizeToFitWidth` may reduce the font, 0...1; 0, the default,
  /// means no limit.
  open var minimumScaleFactor: CGFloat = 0

  /// The vertical position of a line whose font was reduced; on its original baseline unless set.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// The strategies with which lines are broken; `standard` unless set.
  ///
  /// With `pushOut`, which is one of the standard ones, no word is alone in the last line of a paragraph if
  /// the word before it fits beside it and no line may end inside the two, as it may in Chinese. The other
  /// strategies have no effect here.
  @exclusivity(unchecked) open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet { if lineBreakStrategy != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The maximum number of lines; 1 unless set, 0 means no limit.
  @exclusivity(unchecked) open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The width at which the lines of a label of several lines are broken for its intrinsic content size, in
  /// points; 0, the default, means the width that the layout determines.
  @exclusivity(unchecked) open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// True if the text is drawn as enabled; true unless set.
  open var isEnabled = true

  /// True if fonts from text styles or `UIFontMetrics` follow the preferred text size of the user; false
  /// unless set.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { follow(traitCollection.preferredContentSizeCategory) } }
  }

  override func textSizeDidChange(to category: UIContentSizeCategory) {
    if adjustsFontForContentSizeCategory { follow(category) }
  }

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

  /// Returns the size of the text, in points: of a single line without a width limit, of several lines with
  /// the width of `size` as the limit.
  ///
  /// The height of `size` has no influence, and a width of 0 means no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    naturalSize(within: numberOfLines == 1 || size.width <= 0 ? .greatestFiniteMagnitude : size.width)
  }

  /// Returns the rectangle of the text: at the origin of the bounds and as large as its lines, rounded up to
  /// whole pixels.
  ///
  /// The intrinsic content size of the label comes from this method. An override that adds space around the
  /// text changes it.
  ///
  /// - Parameters:
  ///   - bounds: The available area for the text, in points.
  ///   - numberOfLines: The maximum number of lines; 0 means no limit.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = layout(in: bounds.size, lineLimit: numberOfLines).size
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: size.width.roundedUp(contentScaleFactor),
      height: size.height.roundedUp(contentScaleFactor))
  }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) { baselineOffsets(forWidth: bounds.width) }

  // The baselines of the lines in a label that is as high as its text.
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

  // True for one line of text without styles whose position this class determines.
  private var isOfOnePlainLine: Bool {
    numberOfLines == 1 && styledText == nil && type(of: self) == UILabel.self && contentScaleFactor == 1
      && HeadlessLayout.textMeasurer == nil
  }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? { contentSize(within: width)?.height }
  override func contentWidth(within width: CGFloat) -> CGFloat? { contentSize(within: width)?.width }

  private func contentSize(within width: CGFloat) -> CGSize? {
    guard numberOfLines != 1, preferredWidth == nil else { return nil }
    widthInLayout = width
    defer { widthInLayout = nil }
    return intrinsicContentSize
  }

  /// Returns the smallest width at which the text has the same lines as at `width`, in points; nil for a text
  /// in one line.
  package func leastWidthOfLines(within width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredWidth == nil else { return nil }
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let layout = layout(in: room, lineLimit: numberOfLines)
    let limits = layout.sameLimits
    if limits.lowerBound < limits.upperBound {
      return CGFloat(limits.lowerBound) / FontTable.unitsPerPoint - TextLayout.excess
    }
    return layout.size.width - TextLayout.excess
  }

  /// Returns the widths at which the text has the same lines as at `width`, in points; nil for a text in one
  /// line.
  package func widthsOfSameLines(within width: CGFloat) -> ClosedRange<CGFloat>? {
    guard numberOfLines != 1, preferredWidth == nil else { return nil }
    let limits = layout(in: CGSize(width: width, height: .greatestFiniteMagnitude), lineLimit: numberOfLines)
      .sameLimits
    let low = CGFloat(limits.lowerBound) / FontTable.unitsPerPoint - TextLayout.excess
    return low...(CGFloat(limits.upperBound) / FontTable.unitsPerPoint - TextLayout.excess)
  }

  package func contentHeight(within width: CGFloat) -> CGFloat { naturalSize(within: width).height }

  private var preferredWidth: CGFloat? {
    numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
  }

  private func naturalSize(within width: CGFloat) -> CGSize {
    let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  override var isUsuallyAccessibilityElement: Bool { true }
  override var usualAccessibilityLabel: String? { text }
  override var usualAccessibilityTraits: UIAccessibilityTraits { .staticText }
  override var baselineLineHeight: CGFloat? { font?.lineHeight }

  // MARK: Drawing

  /// Draws the text in a rectangle, centered vertically, with as many lines as fit, but at least one.
  ///
  /// Code that draws a label calls the method with the label's bounds. An override changes the rectangle and
  /// calls `super`.
  open func drawText(in rect: CGRect) {
    let layout = layout(in: rect.size, lineLimit: numberOfLines)
    drawnLines = layout.placed(
      in: rect, alignment: textAlignment, rightToLeft: isRightToLeft, scale: contentScaleFactor)
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, layout.lines.contains(where: \.isCut) else { return }
    let shrinking = TextShrinking(
      runs: runs, measurer: HeadlessLayout.textMeasurer, least: minimumScaleFactor,
      adjustment: baselineAdjustment, scale: contentScaleFactor)
    drawnLines = shrinking.placed(
      in: rect, breaking: lineBreakMode, alignment: textAlignment, rightToLeft: isRightToLeft)
  }

  /// The lines as they are drawn, in the coordinates of the label; a line of several styles is divided into
  /// parts.
  package var textLines: [PlacedLine] { lines(drawnIn: bounds) }

  private func lines(drawnIn rect: CGRect) -> [PlacedLine] {
    drawnLines = []
    drawText(in: rect)
    return drawnLines
  }

  private func layout(in room: CGSize, lineLimit: Int) -> TextLayout {
    // As for the width of a line, 0.001 points may be missing in the height.
    let height = room.height + 0.001
    let measurer = HeadlessLayout.textMeasurer
    if styledText == nil, measurer == nil {
      let fitting = fontInUse.lines.countFitting(in: height)
      let most = lineLimit > 0 ? min(fitting, lineLimit) : fitting
      return plainLayouts.layout(
        PlainLayouts.Text(
          text: plainText ?? "", font: fontInUse, lineLimit: most < 1_000_000_000 ? most : 0,
          breaking: lineBreakMode, strategy: lineBreakStrategy), width: room.width)
    }
    let whole = TextLayout(
      runs, measurer: measurer, width: room.width, lineLimit: lineLimit, breaking: lineBreakMode,
      strategy: lineBreakStrategy)
    let fitting = whole.linesFitting(in: height)
    if fitting >= whole.lines.count { return whole }
    return TextLayout(
      runs, measurer: measurer, width: room.width, lineLimit: fitting, breaking: lineBreakMode,
      strategy: lineBreakStrategy)
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
