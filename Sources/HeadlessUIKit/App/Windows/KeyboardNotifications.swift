extension UIResponder {
  /// Posted before the keyboard appears: when `HeadlessLayout.setKeyboardFrame(_:in:)` shows it.
  public nonisolated static let keyboardWillShowNotification = notification("KeyboardWillShow")
  /// Posted after the keyboard appeared.
  public nonisolated static let keyboardDidShowNotification = notification("KeyboardDidShow")
  /// Posted before the keyboard disappears.
  public nonisolated static let keyboardWillHideNotification = notification("KeyboardWillHide")
  /// Posted after the keyboard disappeared.
  public nonisolated static let keyboardDidHideNotification = notification("KeyboardDidHide")
  /// Posted before the frame of the keyboard changes.
  public nonisolated static let keyboardWillChangeFrameNotification = notification("KeyboardWillChangeFrame")
  /// Posted after the frame of the keyboard changed.
  public nonisolated static let keyboardDidChangeFrameNotification = notification("KeyboardDidChangeFrame")

  /// The key of the keyboard's frame before the change, an `NSValue` with a rectangle on the screen.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// The key of the keyboard's frame after the change, an `NSValue` with a rectangle on the screen.
  public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// The key of the duration of the animation, an `NSNumber` of seconds; 0 here.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// The key of the curve of the animation, an `NSNumber`; that of `easeInOut` here.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
  /// The key of an `NSNumber` that is true if the keyboard belongs to this app; always true here.
  public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

extension NSValue {
  /// The rectangle in the value, in points.
  public var cgRectValue: CGRect { rectValue }
  /// The point in the value, in points.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in the value, in points.
  public var cgSizeValue: CGSize { sizeValue }

  /// Creates a value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates a value that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
}

@MainActor struct KeyboardChange {
  private let begin: CGRect
  private let end: CGRect
  private let isShown: Bool

  /// Creates the change from one frame of the keyboard to another in the coordinates of a window; nil means
  /// that the keyboard is below the window.
  init?(from old: CGRect?, to new: CGRect?, in window: UIWindow) {
    guard old != new else { return nil }
    let height = (new ?? old)?.height ?? 0
    let below = CGRect(x: 0, y: window.bounds.maxY, width: window.bounds.width, height: height)
    let corner = window.frame.origin + window.sceneOrigin
    begin = (old ?? below).offsetBy(dx: corner.x, dy: corner.y)
    end = (new ?? below).offsetBy(dx: corner.x, dy: corner.y)
    isShown = new != nil
  }

  func postWill() {
    post(UIResponder.keyboardWillChangeFrameNotification)
    post(isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
  }

  func postDid() {
    post(UIResponder.keyboardDidChangeFrameNotification)
    post(isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(
      name: name, object: UIScreen.main,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.0),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 0),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}
