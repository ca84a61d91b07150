import LayoutSolver
import LayoutWords

/// The keyboard guide of a view: `keyboardLayoutGuide`.
///
/// The keyboard belongs to the window, and the guide to a view inside the window. The rows of the guide state
/// its position in the window, so it is correct in the same solve that moves the view.
///
///     window |--- y of the view --->|--- y of the guide --->[ guide ] bottom of the view
///                                                           ↑ at most the top of the keyboard,
///                                                             and of the bottom safe area
final class KeyboardGuide: UIKeyboardLayoutGuide, OwnGuide {
  static var identifier: String { SystemGuide.keyboard.rawValue }
  var inputs: GuideInputs { [.bounds, .safeArea, .alignmentAround] }
  var mayBeNegative: Bool { false }

  func update(_ rows: GuideRows) {
    let view = rows.view
    // In a scratch engine, the window is not part of the tree.
    let keyboard = rows.isScratch ? nil : keyboard
    rows.removeAll()
    if let keyboard, !keyboard.isDocked, let window = view.window {
      for axis in NSLayoutConstraint.Axis.both {
        rows.setPosition(.near, along: axis, .equal, keyboard.frame.origin[axis], in: window)
        rows.set(.size, along: axis, [Term(1, rows.size(axis))], .equal, keyboard.frame.size[axis])
      }
      return
    }
    rows.inset(by: .zero, along: .horizontal)
    pin(rows, height: rows.isScratch ? rectangle(in: view).size.height : safeHeight(in: view))
    if let keyboard, let window = view.window {
      rows.setPosition(.limit, along: .vertical, .lessThanOrEqual, keyboard.frame.origin.y, in: window)
    }
  }

  /// Adds the rows near + size = size of the view and size ≥ `height`; the size is otherwise as small as
  /// possible.
  private func pin(_ rows: GuideRows, height: CGFloat) {
    let size = rows.size(.vertical)
    let bottom = rows.alignmentInsets.sum(.vertical) + rows.shownOrigin.y
    rows.set(
      .near, along: .vertical,
      [Term(1, rows.near(.vertical)), Term(1, size), Term(-1, rows.viewSize(.vertical))], .equal, bottom)
    rows.set(.size, along: .vertical, [Term(1, size)], .greaterThanOrEqual, height)
    rows.set(
      .preferredSize, along: .vertical, [Term(1, size)], .equal, height, priority: UILayoutPriority(999))
  }

  func layoutFrame(in view: UIView) -> CGRect { rectangle(in: view) }

  /// Returns the rectangle of the guide for the frames of the last layout, in the coordinates of the view.
  private func rectangle(in view: UIView) -> CGRect {
    let bounds = view.bounds
    guard let keyboard, let window = view.window else { return bounds.bottom(safeHeight(in: view)) }
    // The position ignores transforms, as the rows of the guide do.
    var frame = keyboard.frame
    frame.origin = frame.origin - view.offset(to: window).distance
    if !keyboard.isDocked { return frame }
    return bounds.bottom(max(0, bounds.origin.y + bounds.size.height - frame.origin.y, safeHeight(in: view)))
  }

  private func safeHeight(in view: UIView) -> CGFloat { usesBottomSafeArea ? view.safeAreaInsets.bottom : 0 }
}

extension CGRect {
  /// Returns the lowest part of the rectangle with the given height.
  fileprivate func bottom(_ height: CGFloat) -> CGRect {
    CGRect(x: origin.x, y: origin.y + size.height - height, width: size.width, height: height)
  }
}
