/// What views and view controllers have in common.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// A responder.
  public override init() { super.init() }

  /// The responder that comes after this one; nil at the end.
  open var next: UIResponder? { nil }
}
