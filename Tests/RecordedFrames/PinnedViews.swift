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

final class PinnedLabel: UILabel, PinnedView {
  var pinnedSize: CGSize?
  /// True if a single line counts in whole points, as some canvases recorded it.
  var countsWholePoints = false

  override var intrinsicContentSize: CGSize {
    if let pinnedSize { return pinnedSize }
    let size = super.intrinsicContentSize
    guard countsWholePoints, numberOfLines == 1 else { return size }
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }
}

final class PinnedButton: UIButton, PinnedView {
  var pinnedSize: CGSize?
  override var intrinsicContentSize: CGSize { pinnedSize ?? super.intrinsicContentSize }
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
