import Foundation

/// Where title and picture of a button stand, and how large a button they need.
///
///     //  left to right:  |<- free/2 ->[picture][title]<- free/2 ->|     (center)
///     //  right to left:  |<- free/2 ->[title][picture]<- free/2 ->|
struct ButtonRoom {
  /// The size of the title in points; nil without one.
  var title: CGSize?
  /// The size of the picture in points; nil without one.
  var image: CGSize?
  /// The size of the picture behind, in points; nil without one.
  var background: CGSize?
  /// The height of a line of the title's font, in points.
  var emptyHeight: CGFloat
  /// The insets of the content, in points; zero for the button's own room.
  var insets: UIEdgeInsets
  /// Where the content stands along x.
  var horizontal: UIControl.ContentHorizontalAlignment
  /// Where the content stands along y.
  var vertical: UIControl.ContentVerticalAlignment
  /// Whether the picture stands to the right of the title.
  var isRightToLeft: Bool

  /// The natural size of the button, in points.
  var size: CGSize {
    let title = self.title ?? .zero
    let image = self.image ?? .zero
    let background = self.background ?? .zero
    var size = CGSize(width: title.width + image.width, height: max(title.height, image.height))
    if insets != .zero {
      size.width += insets.left + insets.right
      size.height += insets.top + insets.bottom
    } else if self.title != nil || self.image == nil {
      size.width = max(size.width, ControlSizes.buttonWidth)
      size.height = max(max(title.height, emptyHeight) + ControlSizes.buttonPadding, image.height)
    }
    return CGSize(width: max(size.width, background.width, 0), height: max(size.height, background.height, 0))
  }

  /// The rectangle of the title in `area`, in points.
  func titleRect(in area: CGRect) -> CGRect {
    let title = self.title ?? .zero
    let image = self.image ?? .zero
    let most = max(area.width - image.width, 0)
    let width = horizontal == .fill ? most : min(title.width, most)
    let start = area.minX + shareBefore * (area.width - image.width - width)
    let x = isRightToLeft ? start : start + image.width
    return CGRect(
      x: x, y: y(of: title.height, in: area), width: width, height: height(of: title.height, in: area))
  }

  /// The rectangle of the picture in `area`, in points.
  func imageRect(in area: CGRect) -> CGRect {
    let title = self.title ?? .zero
    let image = self.image ?? .zero
    let width = min(title.width, max(area.width - image.width, 0))
    let start = area.minX + shareBefore * (area.width - image.width - width)
    let x =
      if !isRightToLeft {
        start
      } else {
        horizontal == .fill ? area.maxX - image.width : start + width
      }
    return CGRect(
      x: x, y: y(of: image.height, in: area), width: image.width, height: height(of: image.height, in: area))
  }

  // How much of the free width is to the left of the content.
  private var shareBefore: CGFloat {
    switch horizontal {
    case .left, .leading, .fill: 0
    case .center: 0.5
    case .right, .trailing: 1
    }
  }

  private func y(of height: CGFloat, in area: CGRect) -> CGFloat {
    switch vertical {
    case .top, .fill: area.minY
    case .center: area.minY + (area.height - self.height(of: height, in: area)) / 2
    case .bottom: area.maxY - self.height(of: height, in: area)
    }
  }

  private func height(of height: CGFloat, in area: CGRect) -> CGFloat {
    vertical == .fill ? max(area.height, 0) : min(height, max(area.height, 0))
  }
}

/// A value for each state of a control, with the one for the normal state where there is none.
struct PerState<Value> {
  private var values: [UInt: Value] = [:]

  /// The value that was set for exactly this state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// The value to use in a state.
  func value(for state: UIControl.State) -> Value? { self[state] ?? self[.normal] }
}

/// A label inside a control, which hears of everything that changes the label's natural size.
final class ControlLabel: UILabel {
  /// Called after the natural size changed, unless the control changed it.
  var didChange: (() -> Void)?
  private var isShowing = false

  /// Changes what is shown without calling `didChange`.
  func show(_ change: (ControlLabel) -> Void) {
    isShowing = true
    change(self)
    isShowing = false
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    if !isShowing { didChange?() }
  }
}

extension UIView {
  /// Takes a frame from the control the view is part of, unless constraints place the view.
  func takeFrameOfControl(_ frame: CGRect) {
    if translatesAutoresizingMaskIntoConstraints { self.frame = frame }
  }
}
