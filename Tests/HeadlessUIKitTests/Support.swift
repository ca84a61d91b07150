import TestSupport
import Testing
import UIKit

/// Returns a topmost view with subviews that constraints place.
@MainActor func root(_ width: CGFloat, _ height: CGFloat, _ subviews: UIView...) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  for subview in subviews { root.placeInside(subview) }
  return root
}

extension UIView {
  /// Adds a subview that constraints place.
  @discardableResult func placeInside(_ view: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  /// Returns constraints of the four edges to those of another item, inside insets.
  func edges(_ item: UIView, _ insets: UIEdgeInsets) -> [NSLayoutConstraint] {
    [
      topAnchor.constraint(equalTo: item.topAnchor, constant: insets.top),
      leftAnchor.constraint(equalTo: item.leftAnchor, constant: insets.left),
      bottomAnchor.constraint(equalTo: item.bottomAnchor, constant: -insets.bottom),
      rightAnchor.constraint(equalTo: item.rightAnchor, constant: -insets.right),
    ]
  }

  /// Returns constraints of position and size to numbers, in the coordinates of the superview.
  func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [NSLayoutConstraint] {
    guard let superview else { return [] }
    return [
      leftAnchor.constraint(equalTo: superview.leftAnchor, constant: x),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: y),
      widthAnchor.constraint(equalToConstant: width),
      heightAnchor.constraint(equalToConstant: height),
    ]
  }
}

/// A view with a content size.
final class Content: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// Returns the conflicts of the layouts in `body` instead of printing them.
@MainActor func conflicts(_ body: () -> Void) -> [LayoutConflict] {
  var found: [LayoutConflict] = []
  HeadlessLayout.conflictHandler = { found.append($0) }
  defer { HeadlessLayout.conflictHandler = nil }
  body()
  return found
}

let insets = UIEdgeInsets(top: 10, left: 20, bottom: 40, right: 60)

/// Expects that the error output of an ended process contains every one of `parts`, in this order.
func expectReason(
  of result: ExitTest.Result?, _ parts: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  var rest = text[...]
  for part in parts {
    guard let found = rest.range(of: part) else {
      Issue.record("'\(part)' is missing in: \(text.prefix(800))", sourceLocation: sourceLocation)
      return
    }
    rest = rest[found.upperBound...]
  }
}
