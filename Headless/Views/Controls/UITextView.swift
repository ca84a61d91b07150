import Foundation

/// A view with a text of any length, which scrolls unless it is told not to.
///
/// With `isScrollEnabled` off its natural size is that of the text in the width at hand, with its insets;
/// with it on it has none, and the text is its content.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  // It is no subview: it measures the text and knows its lines.
  private let lines = UILabel()

  /// Creates a text view with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a text view; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
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

  // A line that has nothing in it yet is there nevertheless.
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

  // What is shown

  private var plainText = ""
  // Nil for a text without styles, and for none.
  private var styledText: NSAttributedString?

  /// The text; empty at first, and again when it is set to `nil`.
  ///
  /// Setting it ends the styles of `attributedText`.
  open var text: String! {
    get { styledText?.string ?? plainText }
    set {
      plainText = newValue ?? ""
      styledText = nil
      lines.font = font ?? .systemFont(ofSize: ControlSizes.textViewFont)
      contentDidChange()
    }
  }

  /// The text with its styles; what says nothing of font and colour is as the view says.
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
      contentDidChange()
    }
  }

  /// The font; `nil` at first, which is the system's in 12 points.
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

  /// The colour of the text; `nil` at first, which is `UIColor.label`.
  open var textColor: UIColor? {
    didSet {
      lines.textColor = textColor
      styledText = styledText?.with(.foregroundColor, textColor ?? .label)
    }
  }

  /// How lines stand between the left and the right edge; `natural` at first.
  open var textAlignment: NSTextAlignment {
    get { lines.textAlignment }
    set { lines.textAlignment = newValue }
  }

  /// Whether the text can be edited; `true` at first.
  open var isEditable = true

  /// Whether the view may become the first responder: while it is editable or selectable.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, unless the delegate says no.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    let editor = isEditable ? delegate as? any UITextViewDelegate : nil
    guard canBecomeFirstResponder, window != nil, editor?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    editor?.textViewDidBeginEditing(self)
    return true
  }

  /// Ends editing, unless the delegate says no.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    let editor = isEditable ? delegate as? any UITextViewDelegate : nil
    guard editor?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    editor?.textViewDidEndEditing(self)
    return true
  }

  /// Whether parts of the text can be selected; `true` at first.
  open var isSelectable = true
  /// Whether fonts that come from text styles or `UIFontMetrics` follow the size of text that
  /// the user wants; `false` at first.
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

  /// Whether the text scrolls; without scrolling it has a natural size.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { contentDidChange() } }
  }

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

  // Room

  /// The distance of the text from the edges of the content, in points; 8 above and
  /// below at first, 0 at the sides.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentDidChange() } }
  }

  /// The area of the lines; its padding is at the sides, inside `textContainerInset`.
  public let textContainer = NSTextContainer()

  // The room at the sides and above and below the lines, together.
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
    isScrollEnabled ? super.intrinsicContentSize : size(within: .greatestFiniteMagnitude)
  }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : size(within: width).height
  }

  override func contentWidth(within width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : size(within: width).width
  }

  /// The size of the text with its insets, in points, in lines at most as wide as
  /// `size`; a width of 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(within: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  override var baselineFont: UIFont? { lines.font }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) { baselineOffsets(forWidth: bounds.width) }

  override func baselineOffsets(forWidth width: CGFloat) -> (first: CGFloat, last: CGFloat) {
    let offsets = lines.baselineOffsets(forWidth: max(width - surroundings.width, 0))
    return (textContainerInset.top + offsets.first, textContainerInset.bottom + offsets.last)
  }

  open override func layoutSubviews() {
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
    lines.semanticContentAttribute =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    lines.frame.size = CGSize(
      width: max(bounds.width - room.width, 1), height: size(within: bounds.width).height - room.height)
    return lines.textLines.map { line in
      var line = line
      line.x += corner.x
      line.baseline += corner.y
      return line
    }
  }
}
