/// A bar with a field for the text of a search.
///
/// It has no intrinsic width. Its height follows the text size: 56 points at the usual one, and 64 from iOS
/// 26 on.
///
///     //  |8|  [            field             ]  |8|               10 above and below the field
///     //  |8|  [       field        ]  |8| Cancel |16|             with the cancel button
@preconcurrency @MainActor open class UISearchBar: UIView {
  private let field = UISearchTextField()
  private let cancelButton = UIButton(type: .system)
  private let editor = SearchEditor()
  var didBegin: (() -> Void)?
  /// Called after code or typing changed the text; set by a search controller.
  var textChanged: (() -> Void)? {
    get { field.textChanged }
    set { field.textChanged = newValue }
  }
  /// Called after the cancel button was touched; set by a search controller.
  var wasCanceled: (() -> Void)?

  override func commonInit() {
    super.commonInit()
    editor.bar = self
    field.delegate = editor
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.isHidden = true
    cancelButton.addAction(
      UIAction { [weak self] _ in
        self.map { $0.delegate?.searchBarCancelButtonClicked($0) }
        self?.wasCanceled?()
      }, for: .primaryActionTriggered)
    addSubview(field)
    addSubview(cancelButton)
  }

  /// The field of the text.
  open var searchTextField: UISearchTextField { field }
  /// The text of the search; empty unless set.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }
  /// The text that is shown while the text is empty; nil unless set.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// A line of text above the field; stored, has no effect here.
  open var prompt: String?
  /// The object that is told about the search.
  open weak var delegate: (any UISearchBarDelegate)?

  /// True if the cancel button is shown beside the field; false unless set.
  open var showsCancelButton: Bool {
    get { !cancelButton.isHidden }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    cancelButton.isHidden = !showsCancelButton
    setNeedsLayout()
  }

  // Appearance: stored, with no effect here

  /// The style of the bar; stored, has no effect here.
  open var barStyle = UIBarStyle.default
  /// The style of the background; stored, has no effect here.
  open var searchBarStyle = Style.default
  /// True if the bar is translucent; stored, has no effect here.
  open var isTranslucent = true
  /// The color of the background; stored, has no effect here.
  open var barTintColor: UIColor?
  /// The image of the background; stored, has no effect here.
  open var backgroundImage: UIImage?
  /// True if a button for bookmarks is shown; stored, has no effect here.
  open var showsBookmarkButton = false

  // Text input

  /// The kind of keyboard.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// The rule by which letters are capitalized automatically.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// The rule by which words are corrected automatically.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }

  /// True if the field can become the first responder.
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  /// True if the field is the first responder.
  open override var isFirstResponder: Bool { field.isFirstResponder }
  /// Makes the field the first responder, unless the delegate refuses.
  @discardableResult open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  /// Resigns the first responder status of the field, unless the delegate refuses.
  @discardableResult open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // The layout

  var heights: (field: CGFloat, bar: CGFloat) {
    ControlSizes.searchHeights(.ofDevice, traitCollection.preferredContentSizeCategory)
  }

  override func textSizeDidChange(to category: UIContentSizeCategory) {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// No intrinsic width, and a height that follows the text size: 56 points at the usual one, and 64 from
  /// iOS 26 on.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: heights.bar)
  }

  /// Returns the width of `size` and the height of the bar, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: heights.bar) }

  /// Places the field and the cancel button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let sizes = ControlSizes.searchBar
    let height = heights.field
    let area = boundsBetweenSides
    let button = showsCancelButton ? cancelButton.intrinsicContentSize : .zero
    let end = showsCancelButton ? sizes.side + button.width + sizes.cancelEnd : sizes.side
    let fieldFrame = CGRect(
      x: area.minX + sizes.side, y: area.midY - height / 2, width: max(0, area.width - sizes.side - end),
      height: height)
    let buttonFrame = CGRect(
      x: area.maxX - sizes.cancelEnd - button.width, y: area.midY - button.height / 2, width: button.width,
      height: button.height)
    field.frame = isRightToLeft ? fieldFrame.mirrored(in: area) : fieldFrame
    cancelButton.frame = isRightToLeft ? buttonFrame.mirrored(in: area) : buttonFrame
  }
}

extension UISearchBar: UITextInputTraits {}

extension UISearchBar {
  /// The styles of the background of a search bar.
  public enum Style: UInt, Sendable {
    /// That of the system.
    case `default` = 0
    /// An opaque background.
    case prominent = 1
    /// No background.
    case minimal = 2
  }
}

/// The field of a search bar, with a magnifying glass at its leading edge.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  fileprivate var textChanged: (() -> Void)?

  /// The text, which is never `nil`; empty unless set, and if it is set to `nil`.
  open override var text: String? { didSet { if text != oldValue { textChanged?() } } }

  override func commonInit() {
    super.commonInit()
    borderStyle = .roundedRect
    clearButtonMode = .whileEditing
    returnKeyType = .search
    leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    leftViewMode = .always
  }
}

private final class SearchEditor: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.map { $0.delegate?.searchBarTextDidBeginEditing($0) }
    bar?.didBegin?()
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.map { $0.delegate?.searchBarTextDidEndEditing($0) }
  }
}

/// The delegate of a search bar.
///
/// There is no typing here, so only the beginning and the end of editing and touches of the cancel button are
/// reported.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Returns true if editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns true if editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after a person changed the text; never called here.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns true if a part of the text may be replaced; never called here.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Called after the search button was touched; never called here.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called after the cancel button was touched.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

// Default implementations, because all methods are optional in UIKit.
extension UISearchBarDelegate {
  /// Returns true.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns true.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Returns true.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
