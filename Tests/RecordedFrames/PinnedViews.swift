import HeadlessUIKit
import UIKit

/// A view whose own size can be that of the recording.
@MainActor protocol PinnedView: UIView {
  /// The own size, in place of the one that the view measures; nil to measure.
  var pinnedSize: CGSize? { get set }
}

final class PlainView: UIView, PinnedView {
  var pinnedSize: CGSize?
  override var intrinsicContentSize: CGSize { pinnedSize ?? super.intrinsicContentSize }
}

/// A view whose text may count in whole points, as some canvases recorded it.
@MainActor protocol RoundedView: PinnedView {
  var countsWholePoints: Bool { get set }
}

final class PinnedLabel: UILabel, RoundedView {
  var pinnedSize: CGSize?
  var countsWholePoints = false

  override var intrinsicContentSize: CGSize {
    if let pinnedSize { return pinnedSize }
    let isRounded = countsWholePoints && numberOfLines == 1
    return isRounded ? super.intrinsicContentSize.inWholePoints : super.intrinsicContentSize
  }
}

final class PinnedButton: UIButton, RoundedView {
  var pinnedSize: CGSize?
  var countsWholePoints = false

  override var intrinsicContentSize: CGSize {
    if let pinnedSize { return pinnedSize }
    return countsWholePoints ? super.intrinsicContentSize.inWholePoints : super.intrinsicContentSize
  }
}

final class PinnedImageView: UIImageView, PinnedView {
  var pinnedSize: CGSize?
  override var intrinsicContentSize: CGSize { pinnedSize ?? super.intrinsicContentSize }
}

final class PinnedField: UITextField, PinnedView {
  var pinnedSize: CGSize?
  override var intrinsicContentSize: CGSize { pinnedSize ?? super.intrinsicContentSize }
}

final class PinnedTextView: UITextView, PinnedView {
  var pinnedSize: CGSize?
  override var intrinsicContentSize: CGSize { pinnedSize ?? super.intrinsicContentSize }
}

final class PinnedSegments: UISegmentedControl, PinnedView {
  var pinnedSize: CGSize?
  override var intrinsicContentSize: CGSize { pinnedSize ?? super.intrinsicContentSize }
}
