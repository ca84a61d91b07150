import UIKit

/// A view with a content size.
final class Label: UIView {
  private let natural: CGSize

  /// Creates a view with content of `naturalWidth` points, and of `naturalHeight` points if it is given.
  init(naturalWidth: Double, naturalHeight: Double = Double(UIView.noIntrinsicMetric)) {
    natural = CGSize(width: naturalWidth, height: naturalHeight)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }
}
