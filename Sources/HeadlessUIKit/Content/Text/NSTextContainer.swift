/// The area of a text view in which its lines are laid out.
open class NSTextContainer: NSObject {
  var didChange: (@MainActor () -> Void)?

  /// Creates a container without limits.
  public override init() { super.init() }

  /// Creates a container of a size, in points; the text view that uses it sets its own size.
  public init(size: CGSize) { super.init() }

  /// The space at both ends of each line, in points; 5 unless set.
  open var lineFragmentPadding: CGFloat = 5 { didSet { notifyChange() } }

  /// The maximum number of lines; 0, the default, means no limit.
  open var maximumNumberOfLines = 0 { didSet { notifyChange() } }

  /// The mode in which lines are broken and the last line is truncated; `byWordWrapping` unless set.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { notifyChange() } }

  // UIKit does not isolate the text container to the main actor, but its text view.
  private func notifyChange() {
    guard let didChange else { return }
    MainActor.unchecked { didChange() }
  }
}
