import Foundation

/// The area of a text view that its lines are set in.
open class NSTextContainer: NSObject {
  /// Called after something changed.
  var didChange: (@MainActor () -> Void)?

  override init() { super.init() }

  /// What is left free at both ends of each line, in points; 5 at first.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { tell() }
  }

  /// How many lines there may be; 0, as at first, for any number.
  open var maximumNumberOfLines = 0 {
    didSet { tell() }
  }

  /// How lines are broken and the last one is cut; by words at first.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { tell() }
  }

  // UIKit's container is not isolated; its text view is.
  private func tell() {
    guard let didChange else { return }
    MainActor.unchecked { didChange() }
  }
}
