/// A view with text of any length, which can be scrolled unless `isScrollEnabled` is false.
///
/// Without scrolling, its intrinsic content size is that of the text at the available width, plus its insets.
/// With scrolling it has no intrinsic content size, and the text is the content that is scrolled.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  // The label is not a subview; it measures the text and breaks it into lines.
  private let lines = UILabel()

  /// Creates a view with a frame, in points, that lays out its text in a container; nil makes a new one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }

  /// Creates a view with a frame, in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a view with an empty frame, and sets it up as a storyboard or a xib says.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  override func commonInit() {
    super.commonInit()
    lines.font = .systemFont(ofSize: ControlSizes.textViewFont)
    textContainer.didChange = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  private func contentDidChange() {
    lines.numberOfLines = textContainer.maximumNumberOfLines
    lines.lineBreakMode = textContainer.lineBreakMode
    showText()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // A zero-width space gives an empty last line its height.
  private func showText() {
    let text = text ?? ""
    let end = text.isEmpty || text.last?.isNewline == true ? "\u{200B}" : ""
    guard let styledText else {
      lines.text = text + end
      return
    }
    let shown = NSMutableAttributedString(attributedString: styledText)
    shown.append(
      NSAttributedString(
        string: end, attributes: styledText.attributes(at: styledText.length - 1, effectiveRange: nil)))
    lines.attributedText = shown
  }

  // Content

  private var plainText = ""
  // Nil for a text without attributes and for an empty text.
  private var styledText: NSAttributedString?

  /// The text; empty unless set, and if it is set to `nil`.
  ///
  /// Setting it removes the attributes of `attributedText`.
  open var text: String! {
    get { styledText?.string ?? plainText }
    set {
      plainText = newValue ?? ""
      styledText = nil
      moveCaretToEnd()
      lines.font = font ?? .systemFont(ofSize: ControlSizes.textViewFont)
      contentDidChange()
    }
  }

  /// The text with its attributes; the font and the color of the view apply to text without these
  /// attributes.
  open var attributedText: NSAttributedString! {
    get {
      styledText
        ?? NSAttributedString(
          string: plainText, attributes: [.font: lines.font as Any, .foregroundColor: lines.textColor as Any])
    }
    set {
      plainText = newValue?.string ?? ""
      styledText = plainText.isEmpty ? nil : newValue.map { NSAttributedString(attributedString: $0) }
      if adjustsFontForContentSizeCategory {
        styledText = styledText?.following(traitCollection.preferredContentSizeCategory)
      }
      moveCaretToEnd()
      contentDidChange()
    }
  }

  /// The font; `nil`, the default, means the system font in 12 points.
  open var font: UIFont? {
    didSet {
      if adjustsFontForContentSizeCategory {
        font = font?.following(traitCollection.preferredContentSizeCategory)
      }
      lines.font = font ?? .systemFont(ofSize: ControlSizes.textViewFont)
      styledText = styledText?.with(.font, lines.font ?? .systemFont(ofSize: ControlSizes.textViewFont))
      contentDidChange()
    }
  }

  /// The color of the text; `nil`, the default, means `UIColor.label`.
  open var textColor: UIColor? {
    didSet {
      lines.textColor = textColor
      styledText = styledText?.with(.foregroundColor, textColor ?? .label)
    }
  }

  /// The alignment of the lines between the left and the right edge; `natural` unless set.
  open var textAlignment: NSTextAlignment {
    get { lines.textAlignment }
    set { lines.textAlignment = newValue }
  }

  /// True if the text can be edited; true unless set.
  open var isEditable = true

  /// True if the view can become the first responder: while its text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Makes the view the first responder, unless the delegate refuses, and returns true if it is the first
  /// responder now.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    let editor = isEditable ? delegate as? any UITextViewDelegate : nil
    guard canBecomeFirstResponder, window != nil, editor?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    editor?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Resigns the first responder status, unless the delegate refuses, and returns true if the view is not the
  /// first responder now.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    let editor = isEditable ? delegate as? any UITextViewDelegate : nil
    guard editor?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    editor?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// True if parts of the text can be selected; true unless set.
  open var isSelectable = true
  /// True if fonts from text styles or `UIFontMetrics` follow the preferred text size of the user; false
  /// unless set.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { follow(traitCollection.preferredContentSizeCategory) } }
  }

  override func textSizeDidChange(to category: UIContentSizeCategory) {
    if adjustsFontForContentSizeCategory { follow(category) }
  }

  private func follow(_ category: UIContentSizeCategory) {
    let styled = styledText?.following(category)
    if font != nil { font = font?.following(category) }
    styledText = styled
    contentDidChange()
  }

  /// True if the text can be scrolled; without scrolling the view has an intrinsic content size.
  open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { contentDidChange() } } }

  /// The attributes of links; stored, has no effect here.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The attributes of text that is typed; stored, has no effect here.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The range of the text that is selected, in UTF-16 units; behind a text that was set.
  open var selectedRange: NSRange {
    get { selection }
    set { selection = newValue }
  }
  /// Scrolls so that the first line of a range is visible, without an animation.
  open func scrollRangeToVisible(_ range: NSRange) {
    scrollRectToVisible(firstRect(for: TextOffsetRange(range)), animated: false)
  }

  // Traits of text input, which are stored and have no effect here

  /// The kind of keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The title of the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// The rule by which letters are capitalized automatically.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The rule by which words are corrected automatically.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The meaning of the text, with which the system can fill it in automatically.
  open var textContentType: UITextContentType?

  // Sizes

  /// The distances of the text from the edges of the content, in points; unless set, 8 at the top and the
  /// bottom and 0 at the sides.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentDidChange() } }
  }

  /// The area of the lines; its padding is added to `textContainerInset` at the left and the right.
  public let textContainer: NSTextContainer

  // The sums of the horizontal and of the vertical space around the lines.
  private var surroundings: CGSize {
    CGSize(
      width: textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding,
      height: textContainerInset.top + textContainerInset.bottom)
  }

  private func size(within width: CGFloat) -> CGSize {
    let room = surroundings
    let text = lines.sizeThatFits(CGSize(width: max(width - room.width, 1), height: .greatestFiniteMagnitude))
    return CGSize(width: max(text.width + room.width, 0), height: max(text.height + room.height, 0))
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : size(within: widthInLayout ?? .greatestFiniteMagnitude)
  }

  /// The width at which `intrinsicContentSize` breaks lines during a layout, in points; nil for no limit.
  private var widthInLayout: CGFloat?

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? { contentSize(within: width)?.height }
  override func contentWidth(within width: CGFloat) -> CGFloat? { contentSize(within: width)?.width }

  private func contentSize(within width: CGFloat) -> CGSize? {
    guard !isScrollEnabled else { return nil }
    widthInLayout = width
    defer { widthInLayout = nil }
    return intrinsicContentSize
  }

  /// Returns the size of the text with its insets, in points, with the width of `size` as the limit for
  /// lines; a width of 0 means no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(within: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  override var baselineLineHeight: CGFloat? { lines.font.lineHeight }
  override var baselineOffsets: (first: CGFloat, last: CGFloat) { baselineOffsets(forWidth: bounds.width) }

  override func baselineOffsets(forWidth width: CGFloat) -> (first: CGFloat, last: CGFloat) {
    let offsets = lines.baselineOffsets(forWidth: max(width - surroundings.width, 0))
    return (textContainerInset.top + offsets.first, textContainerInset.bottom + offsets.last)
  }

  open override func layoutSubviews() {
    let reader = LayoutReads.pause()
    defer { LayoutReads.reader = reader }
    let size = CGSize(width: bounds.width, height: size(within: bounds.width).height)
    if contentSize != size { contentSize = size }
    super.layoutSubviews()
  }

  // Drawing

  /// The lines as they are drawn, in the coordinates of the view.
  package var textLines: [PlacedLine] {
    let corner = CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    let room = surroundings
    lines.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    lines.frame.size = CGSize(
      width: max(bounds.width - room.width, 1), height: size(within: bounds.width).height - room.height)
    return lines.textLines.map { $0.moved(x: corner.x, y: corner.y) }
  }

  // Text input

  /// True if there is text.
  open var hasText: Bool { !editedText.isEmpty }
  /// Replaces the selection with a text, as typing does; the delegate is not asked.
  open func insertText(_ text: String) { type(text) }
  /// Deletes the selection, or the character before it, as the delete key does; the delegate is not asked.
  open func deleteBackward() { deleteLast() }
  /// Returns the text in a range; nil if the range is not inside of the text.
  open func text(in range: UITextRange) -> String? { text(inOffsets: range) }
  /// Replaces the text in a range and puts the caret behind the new text.
  open func replace(_ range: UITextRange, withText text: String) { exchange(range, for: text) }
  /// The selection; an empty range is the position of the caret, which is behind a text that was set.
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(selection) }
    set { if let range = newValue as? TextOffsetRange { selection = range.range } }
  }
  /// The beginning of the text.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  /// The end of the text.
  open var endOfDocument: UITextPosition { TextOffset(editedText.utf16.count) }
  /// Returns the range between two positions.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    range(from: fromPosition, to: toPosition)
  }
  /// Returns the position at a distance from another one, in UTF-16 units; nil if it is outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    self.offset(of: position, movedBy: offset)
  }
  /// Returns the position at a distance to the left or to the right; nil if it is outside of the text.
  ///
  /// Above and below a position is the same position here.
  open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
    -> UITextPosition?
  { self.offset(of: position, in: direction, movedBy: offset) }
  /// Returns the order of two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(position, other)
  }
  /// Returns the distance between two positions, in UTF-16 units.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    distance(from: from, to: toPosition)
  }
  /// Returns the rectangle of the caret at a position, 2 points wide and as high as a line.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
  /// Returns the rectangle of the first line of a range.
  open func firstRect(for range: UITextRange) -> CGRect { firstLine(of: range) }
  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) {
    selection = NSRange(location: 0, length: editedText.utf16.count)
  }

  /// The view in place of the keyboard; nil unless set; stored, has no effect here.
  open override var inputView: UIView? {
    get { node[InputViews.self].input }
    set { node[InputViews.self].input = newValue }
  }
  /// The view above the keyboard; nil unless set; stored, has no effect here.
  open override var inputAccessoryView: UIView? {
    get { node[InputViews.self].accessory }
    set { node[InputViews.self].accessory = newValue }
  }
}

extension UITextView: UITextInput, TextEditing {
  var editedText: String { text ?? "" }

  var emptyLine: CGRect {
    let padding = textContainer.lineFragmentPadding
    let left = textContainerInset.left + padding
    let right = bounds.width - textContainerInset.right - padding
    return CGRect(
      x: isRightToLeft ? right : left, y: textContainerInset.top, width: 0, height: lines.font.lineHeight)
  }

  func exchangeText(in range: NSRange, for text: String) {
    guard let styledText else {
      self.text = (editedText as NSString).replacingCharacters(in: range, with: text)
      return
    }
    let changed = NSMutableAttributedString(attributedString: styledText)
    changed.replaceCharacters(in: range, with: text)
    attributedText = changed
  }

  func textWasTyped() {
    (delegate as? any UITextViewDelegate)?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}
