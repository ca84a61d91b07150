/// The positions of the title and the image of a button, and the size that the button needs for them.
///
///     //  left to right:  |<- free/2 ->[image][title]<- free/2 ->|     (center)
///     //  right to left:  |<- free/2 ->[title][image]<- free/2 ->|
struct ButtonLayout {
  var title: CGSize?
  var image: CGSize?
  var background: CGSize?
  /// The height of a line of the title's font, in points.
  var emptyHeight: CGFloat
  /// The insets of the content, in points; zero means the default padding of the button.
  var insets: UIEdgeInsets
  var horizontal: UIControl.ContentHorizontalAlignment
  var vertical: UIControl.ContentVerticalAlignment
  var isRightToLeft: Bool

  var size: CGSize {
    let title = self.title ?? .zero
    let image = self.image ?? .zero
    let background = self.background ?? .zero
    // The line of a title counts in the height also where there is none.
    let line = self.title == nil ? emptyHeight : title.height
    var size = CGSize(width: title.width + image.width, height: max(line, image.height))
    if insets != .zero {
      size.width += insets.left + insets.right
      size.height += insets.top + insets.bottom
    } else if self.title != nil || self.image == nil {
      size.width = max(size.width, ControlSizes.buttonWidth)
      size.height = max(max(line, emptyHeight) + ControlSizes.buttonPadding, image.height)
    }
    return CGSize(width: max(size.width, background.width, 0), height: max(size.height, background.height, 0))
  }

  func titleRect(in area: CGRect) -> CGRect { rectangles(in: area).title }
  func imageRect(in area: CGRect) -> CGRect { rectangles(in: area).image }

  /// Returns the rectangles of both side by side; an image that fills takes the width that the title leaves.
  private func rectangles(in area: CGRect) -> (title: CGRect, image: CGRect) {
    let (title, image) = (self.title ?? .zero, self.image ?? .zero)
    let titleWidth = min(title.width, max(area.width - image.width, 0))
    let fills = horizontal == .fill && self.image != nil
    let imageWidth = fills ? max(area.width - titleWidth, 0) : image.width
    let start = area.minX + shareBefore * (area.width - imageWidth - titleWidth)
    return (
      CGRect(
        x: isRightToLeft ? start : start + imageWidth, y: y(of: title.height, in: area), width: titleWidth,
        height: height(of: title.height, in: area)),
      CGRect(
        x: isRightToLeft ? start + titleWidth : start, y: y(of: image.height, in: area), width: imageWidth,
        height: height(of: image.height, in: area))
    )
  }

  // The part of the free width that is to the left of the content.
  private var shareBefore: CGFloat {
    switch horizontal {
    case .fill: isRightToLeft ? 1 : 0
    case .left, .leading: 0
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
