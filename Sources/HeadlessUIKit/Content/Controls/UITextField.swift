/// A control with one line of text that can be edited.
///
/// Its intrinsic content size is that of its text, or of the placeholder if the text is empty, plus the space
/// for its border and for the views at its ends.
@preconcurrency @MainActor open class UITextField: UIControl {
  // The labels are not subviews; they measure the text and break it into lines.
  private let line = UILabel()
  private let placeholderLine = UILabel()

  override func commonInit() {
    super.commonInit()
    contentHorizontalAlignment = .leading
    for line in [line, placeholderLine] { line.lineBreakMode = .byTruncatingTail }
    placeholderLine.textColor = .placeholderText
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // Content

  /// The text, which is never `nil`; empty unless set, and if it is set to `nil`.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      moveCaretToEnd()
      showText()
    }
  }

  /// The text with its attributes; the font and the color of the field apply to text without these
  /// attributes.
  ///
  /// Setting it sets `font` and `textColor` to the values at its beginning.
  open var attributedText: NSAttributedString? {
    get { hasText ? line.attributedText : NSAttributedString(string: "") }
    set {
      text = newValue?.string
      guard let newValue, hasText, !isSecureTextEntry else { return }
      line.attributedText = newValue
      placeholderLine.font = line.font
      contentDidChange()
    }
  }

  /// The text with attributes that is shown while the text is empty; `nil` unless set.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder == nil ? nil : placeholderLine.attributedText }
    set {
      placeholder = newValue?.string
      if let newValue { placeholderLine.attributedText = newValue }
      contentDidChange()
    }
  }

  /// The text that is shown while the text is empty; `nil` unless set.
  open var placeholder: String? {
    didSet {
      placeholderLine.textColor = .placeholderText
      placeholderLine.font = line.font
      placeholderLine.text = placeholder
      contentDidChange()
    }
  }

  /// True if a bullet is shown for each character; false unless set.
  open var isSecureTextEntry = false { didSet { showText() } }

  /// The font; unless set, and if set to `nil`, the system font in 17 points.
  open var font: UIFont? {
    get { line.font }
    set {
      let font =
        adjustsFontForContentSizeCategory
        ? newValue?.following(traitCollection.preferredContentSizeCategory) : newValue
      line.font = font
      placeholderLine.font = font
      contentDidChange()
    }
  }

  /// The color of the text; unless set, and if set to `nil`, `UIColor.label`.
  open var textColor: UIColor? {
    get { line.textColor }
    set { line.textColor = newValue }
  }

  /// The alignment of the text between the left and the right edge; `natural` unless set.
  open var textAlignment: NSTextAlignment {
    get { line.textAlignment }
    set {
      line.textAlignment = newValue
      placeholderLine.textAlignment = newValue
    }
  }

  /// True if the font of a text that is too wide is reduced; false unless set.
  open var adjustsFontSizeToFitWidth: Bool {
    get { line.adjustsFontSizeToFitWidth }
    set { line.adjustsFontSizeToFitWidth = newValue }
  }

  /// The smallest font size to which a text that is too wide is reduced, in points; 0, the default, means no
  /// limit.
  open var minimumFontSize: CGFloat = 0 {
    didSet { line.minimumScaleFactor = min(max(minimumFontSize, 0) / line.font.pointSize, 1) }
  }

  /// True if a font from a text style or `UIFontMetrics` follows the preferred text size of the user; false
  /// unless set.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { follow(traitCollection.preferredContentSizeCategory) } }
  }

  override func textSizeDidChange(to category: UIContentSizeCategory) {
    if adjustsFontForContentSizeCategory { follow(category) }
  }

  private func follow(_ category: UIContentSizeCategory) {
    for line in [line, placeholderLine] { line.follow(category) }
    contentDidChange()
  }

  // Editing

  /// True while the field is the first responder.
  open var isEditing: Bool { isFirstResponder }
  /// True if the field can become the first responder: while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, unless the delegate refuses, and returns true if the field is the first responder now.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    contentDidChange()
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing, unless the delegate refuses, and returns true if the field is not the first responder now.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    contentDidChange()
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  private func showText() {
    let text = text ?? ""
    line.text = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    contentDidChange()
  }

  private var shownLine: UILabel { hasText ? line : placeholderLine }

  /// The delegate, which can refuse the beginning and the end of editing.
  open weak var delegate: (any UITextFieldDelegate)?

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

  // The border and the views at the ends

  /// The style of the border; none unless set.
  open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { contentDidChange() } } }

  /// The view at the leading edge: on the left in a left-to-right layout.
  open var leftView: UIView? { didSet { exchange(oldValue, for: leftView) } }

  /// The view at the trailing edge: on the right in a left-to-right layout.
  open var rightView: UIView? { didSet { exchange(oldValue, for: rightView) } }

  /// The mode that decides when the left view is shown; never unless set.
  open var leftViewMode = ViewMode.never { didSet { contentDidChange() } }

  /// The mode that decides when the right view is shown; never unless set.
  open var rightViewMode = ViewMode.never { didSet { contentDidChange() } }

  /// The mode that decides when space is reserved for the clear button; never unless set, and only if there
  /// is text.
  open var clearButtonMode = ViewMode.never { didSet { contentDidChange() } }

  private func exchange(_ old: UIView?, for new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    contentDidChange()
  }

  private var ends: (left: UIView?, right: UIView?) {
    let leading = leftViewMode.isShown(whileEditing: isEditing) ? leftView : nil
    let trailing = rightViewMode.isShown(whileEditing: isEditing) ? rightView : nil
    return isRightToLeft ? (trailing, leading) : (leading, trailing)
  }

  /// The widths of the space at the ends beside the text, in points: for the visible views and for the clear
  /// button.
  private var roomAtEnds: (left: CGFloat, right: CGFloat) {
    var room = (left: ends.left?.bounds.width ?? 0, right: ends.right?.bounds.width ?? 0)
    guard clearButtonMode.isShown(whileEditing: isEditing), hasText else { return room }
    let button = ControlSizes.clearButton.size.width + ControlSizes.clearButton.distance
    // A visible right view takes the place of the clear button.
    if isRightToLeft {
      if ends.left == nil { room.left = button }
    } else if ends.right == nil {
      room.right = button
    }
    return room
  }

  // Sizes

  private var borderInsets: UIEdgeInsets { borderStyle == .none ? .zero : ControlSizes.fieldInsets }
  override var usualAccessibilityValue: String? { hasText ? line.text : placeholder }

  open override var intrinsicContentSize: CGSize {
    let insets = borderInsets
    let ends = roomAtEnds
    let content = shownLine.intrinsicContentSize
    let height =
      borderStyle == .none
      ? plainHeight(of: content) + ControlSizes.fieldPadding.plain
      : borderedHeight(of: content) + ControlSizes.fieldPadding.bordered
    return CGSize(width: content.width + insets.left + insets.right + ends.left + ends.right, height: height)
  }

  // Returns the height for the text inside a border: at least that of a line of the default font, and while
  // the text is empty exactly that, whatever the font of the field is.
  private func borderedHeight(of content: CGSize) -> CGFloat {
    let least = UIFont.systemFont(ofSize: UIFont.labelFontSize).lineHeight.rounded(.up)
    return hasText ? max(line.font.lineHeight.rounded(.up), content.height, least) : least
  }

  // Returns the height for the text without a border: that of a line, rounded up to half a point, or that of
  // an attributed text with a larger font.
  private func plainHeight(of content: CGSize) -> CGFloat {
    let lineHeight = line.font.lineHeight
    return content.height > lineHeight.rounded(.up) ? content.height : (2 * lineHeight).rounded(.up) / 2
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var baselineLineHeight: CGFloat? { line.font.lineHeight }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let offsets = line.baselineOffsets
    let height = intrinsicContentSize.height
    let top = ((height - offsets.first - offsets.last) / 2).rounded(.down)
    return (top + offsets.first, height - top - offsets.first)
  }

  /// Returns the rectangle of the border, which is `bounds`.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text, which is inside the border and between the views at the ends.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let ends = roomAtEnds
    let inside = bounds.inset(by: borderInsets)
    let width = max(inside.width - ends.left - ends.right, 0)
    return CGRect(x: inside.minX + ends.left, y: inside.minY, width: width, height: max(inside.height, 0))
  }

  /// Returns the rectangle of the text while it is edited; unless overridden, the same as
  /// `textRect(forBounds:)`.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the placeholder; unless overridden, the same as `textRect(forBounds:)`.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Draws the text in a rectangle, in points; not called here.
  open func drawText(in rect: CGRect) {}
  /// Draws the placeholder in a rectangle, in points; not called here.
  open func drawPlaceholder(in rect: CGRect) {}

  /// Returns the rectangle of the left view, which is at the leading edge and vertically centered.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: leftView, atRight: isRightToLeft, of: bounds)
  }

  /// Returns the rectangle of the right view, which is at the trailing edge and vertically centered.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: rightView, atRight: !isRightToLeft, of: bounds)
  }

  /// Returns the rectangle of the clear button, which is at the trailing edge and vertically centered.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let (size, distance) = ControlSizes.clearButton
    let x = isRightToLeft ? bounds.minX + distance : bounds.maxX - distance - size.width
    return CGRect(origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size)
  }

  private func rect(of view: UIView?, atRight: Bool, of bounds: CGRect) -> CGRect {
    let size = view?.bounds.size ?? .zero
    return CGRect(
      x: atRight ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  open override func layoutSubviews() {
    let reader = LayoutReads.pause()
    defer { LayoutReads.reader = reader }
    super.layoutSubviews()
    show(leftView, leftViewMode, in: leftViewRect(forBounds: bounds))
    show(rightView, rightViewMode, in: rightViewRect(forBounds: bounds))
  }

  private func show(_ view: UIView?, _ mode: ViewMode, in rect: CGRect) {
    guard let view else { return }
    if !mode.isShown(whileEditing: isEditing) {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    view.takeFrameOfControl(rect)
  }

  // Drawing

  package var textLines: [PlacedLine] {
    let rect = hasText ? textRect(forBounds: bounds) : placeholderRect(forBounds: bounds)
    shownLine.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    shownLine.frame.size = rect.size
    return shownLine.textLines.map { $0.moved(x: rect.minX, y: rect.minY) }
  }

  package var shownTextColor: UIColor { shownLine.textColor }

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

extension UITextField: UITextInput, TextEditing {
  var editedText: String { text ?? "" }

  var emptyLine: CGRect {
    let area = textRect(forBounds: bounds)
    let height = line.font.lineHeight
    let x = isRightToLeft ? area.maxX : area.minX
    return CGRect(x: x, y: area.midY - height / 2, width: 0, height: height)
  }

  func exchangeText(in range: NSRange, for text: String) {
    self.text = (editedText as NSString).replacingCharacters(in: range, with: text)
  }

  func textWasTyped() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}
