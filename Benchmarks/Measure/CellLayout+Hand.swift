import UIKit

extension CellLayout {
  // The sizes of the three texts of one line are known; the fourth one is asked for its height.
  func placeByHand() {
    let width = bounds.width
    let sizes =
      natural ?? (title.intrinsicContentSize, time.intrinsicContentSize, detail.intrinsicContentSize)
    natural = sizes
    let (titleSize, timeSize, detailSize) = sizes
    icon.frame = CGRect(x: 16, y: 12, width: 56, height: 56)
    time.frame = CGRect(
      x: width - 16 - timeSize.width, y: 18 + (titleSize.height - timeSize.height) / 2, width: timeSize.width,
      height: timeSize.height)
    title.frame = CGRect(
      x: 84, y: 18, width: width - 16 - timeSize.width - 8 - 84, height: titleSize.height)
    detail.frame = CGRect(
      x: 84, y: 18 + titleSize.height + 4, width: width - 16 - 84, height: detailSize.height)
    let limit = CGSize(width: width - 32, height: .greatestFiniteMagnitude)
    longDetail.frame = CGRect(
      x: 16, y: 80, width: width - 32, height: longDetail.sizeThatFits(limit).height)
  }
}
