import Foundation

/// A control with one line of text that can be edited.
///
/// Its natural size is that of its text, or of the placeholder while there is none, with the room its border
/// takes and the views at its ends.
@preconcurrency @MainActor open class UITextField: UIControl {
  // They are no subviews: they measure the text and know its lines.
  private let line = UILabel()
  private let placeholderLine = UILabel()

  /// Creates a text field with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a text field; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentHorizontalAlignment = .leading
    for line in [line, placeholderLine] { line.lineBreakMode = .byTruncatingTail }
    placeholderLine.textColor = .placeholderText
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // What is shown

  /// The text, which is never `nil`: empty at first, and again when it is set to `nil`.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      showText()
    }
  }

  /// The text with its styles; what says nothing of font and colour is as the field says.
  ///
  /// Setting it sets `font` and `textColor` to what holds at its beginning.
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

  /// The text that is shown while there is none, with its styles; `nil` at first.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder == nil ? nil : placeholderLine.attributedText }
    set {
      placeholder = newValue?.string
      if let newValue { placeholderLine.attributedText = newValue }
      contentDidChange()
    }
  }

  /// The text that is shown while there is none; `nil` at first.
  open var placeholder: String? {
    didSet {
      placeholderLine.textColor = .placeholderText
      placeholderLine.font = line.font
      placeholderLine.text = placeholder
      contentDidChange()
    }
  }

  /// Whether a bullet is shown for each character; `false` at first.
  open var isSecureTextEntry = false {
    didSet { showText() }
  }

  /// The font; the system's in 17 points at first, and again when it is set to `nil`.
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

  /// The colour of the text; `UIColor.label` at first, and again when it is set to `nil`.
  open var textColor: UIColor? {
    get { line.textColor }
    set { line.textColor = newValue }
  }

  /// Where the text stands between the left and the right edge; `natural` at first.
  open var textAlignment: NSTextAlignment {
    get { line.textAlignment }
    set {
      line.textAlignment = newValue
      placeholderLine.textAlignment = newValue
    }
  }

  /// Whether a text that is too wide is set in a smaller font; `false` at first.
  open var adjustsFontSizeToFitWidth: Bool {
    get { line.adjustsFontSizeToFitWidth }
    set { line.adjustsFontSizeToFitWidth = newValue }
  }

  /// The size in points that a text that is too wide is not set smaller than; 0, as at
  /// first, for the system's choice.
  open var minimumFontSize: CGFloat = 0 {
    didSet { line.minimumScaleFactor = min(max(minimumFontSize, 0) / line.font.pointSize, 1) }
  }

  /// Whether a font that comes from a text style or `UIFontMetrics` follows the size of text that
  /// the user wants; `false` at first.
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

  /// Whether the text is being edited: while the field is the first responder.
  open var isEditing: Bool { isFirstResponder }
  /// Whether the field may become the first responder: while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, unless the delegate says no.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else {
      return false
    }
    contentDidChange()
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  /// Ends editing, unless the delegate says no.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    contentDidChange()
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self)
    return true
  }

  private func showText() {
    let text = text ?? ""
    line.text = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    contentDidChange()
  }

  private var hasText: Bool { text?.isEmpty == false }

  private var shownLine: UILabel { hasText ? line : placeholderLine }

  /// Who decides about editing.
  open weak var delegate: (any UITextFieldDelegate)?

  // How text would be typed; kept, and without effect here

  /// Which keys the keyboard has.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// Where capital letters are typed by themselves.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected while they are typed.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// What the text is, so that the system can fill it in.
  open var textContentType: UITextContentType?

  // The border and the views at the ends

  /// The border; none at first.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { contentDidChange() } }
  }

  /// The view where reading begins: at the left, unless that is where it ends.
  open var leftView: UIView? {
    didSet { exchange(oldValue, for: leftView) }
  }

  /// The view where reading ends: at the right, unless that is where it begins.
  open var rightView: UIView? {
    didSet { exchange(oldValue, for: rightView) }
  }

  /// When the left view is there; never at first.
  open var leftViewMode = ViewMode.never {
    didSet { contentDidChange() }
  }

  /// When the right view is there; never at first.
  open var rightViewMode = ViewMode.never {
    didSet { contentDidChange() }
  }

  /// When there is room for the button that empties the field; never at first,
  /// and never while there is no text.
  open var clearButtonMode = ViewMode.never {
    didSet { contentDidChange() }
  }

  private func exchange(_ old: UIView?, for new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    contentDidChange()
  }

  /// The views at the ends that are shown, with the one at the left first.
  private var ends: (left: UIView?, right: UIView?) {
    let leading = leftViewMode.isShown(whileEditing: isEditing) ? leftView : nil
    let trailing = rightViewMode.isShown(whileEditing: isEditing) ? rightView : nil
    return isRightToLeft ? (trailing, leading) : (leading, trailing)
  }

  /// The room at the ends beside the text, in points: for the views there, and for the
  /// button that empties the field.
  private var roomAtEnds: (left: CGFloat, right: CGFloat) {
    var room = (left: ends.left?.bounds.width ?? 0, right: ends.right?.bounds.width ?? 0)
    guard clearButtonMode.isShown(whileEditing: isEditing), hasText else { return room }
    let button = ControlSizes.clearButton.size.width + ControlSizes.clearButton.distance
    // Where the right view is, there is no button.
    if isRightToLeft {
      if ends.left == nil { room.left = button }
    } else if ends.right == nil {
      room.right = button
    }
    return room
  }

  // Room

  private var borderInsets: UIEdgeInsets { borderStyle == .none ? .zero : ControlSizes.fieldInsets }

  /// What the field says to somebody who does not see the screen; its text, or the placeholder
  /// while it is empty, unless set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (hasText ? line.text : placeholder) }
    set { super.accessibilityValue = newValue }
  }

  open override var intrinsicContentSize: CGSize {
    let insets = borderInsets
    let ends = roomAtEnds
    let content = shownLine.intrinsicContentSize
    let height =
      max(line.font.lineHeight.rounded(.up), content.height)
      + (borderStyle == .none ? 0 : ControlSizes.fieldPadding)
    return CGSize(width: content.width + insets.left + insets.right + ends.left + ends.right, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var baselineFont: UIFont? { line.font }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let offsets = line.baselineOffsets
    let height = intrinsicContentSize.height
    let top = ((height - offsets.first - offsets.last) / 2).rounded(.down)
    return (top + offsets.first, height - top - offsets.first)
  }

  /// The rectangle of the border: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the text: inside the border, between the views at the ends.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let ends = roomAtEnds
    let inside = bounds.inset(by: borderInsets)
    let width = max(inside.width - ends.left - ends.right, 0)
    return CGRect(x: inside.minX + ends.left, y: inside.minY, width: width, height: max(inside.height, 0))
  }

  /// The rectangle of the text while it is edited: that of the text.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the placeholder: that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the left view: at its end of the bounds, in their vertical middle.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: leftView, atRight: isRightToLeft, of: bounds)
  }

  /// The rectangle of the right view: at its end of the bounds, in their vertical middle.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: rightView, atRight: !isRightToLeft, of: bounds)
  }

  /// The rectangle of the button that empties the field: where reading ends, in the vertical middle.
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

  /// The text or the placeholder as it is drawn, in the coordinates of the field.
  package var textLines: [PlacedLine] {
    let rect = hasText ? textRect(forBounds: bounds) : placeholderRect(forBounds: bounds)
    shownLine.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    shownLine.frame.size = rect.size
    return shownLine.textLines.map { line in
      var line = line
      line.x += rect.minX
      line.baseline += rect.minY
      return line
    }
  }

  /// The colour of what is drawn.
  package var shownTextColor: UIColor { shownLine.textColor }
}

extension UITextField {
  /// The border of a text field.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin line.
    case line = 1
    /// A bevelled edge.
    case bezel = 2
    /// A line with round corners.
    case roundedRect = 3
  }

  /// When a view at an end of the field is there.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited, which it never is here.
    case whileEditing = 1
    /// While the text is not edited, which is always here.
    case unlessEditing = 2
    /// Always.
    case always = 3

    fileprivate func isShown(whileEditing isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }
}
