import UIKit

/// A view whose content has a size.
final class Label: UIView {
  private let natural: CGSize

  /// A view with content of `naturalWidth` points, and of `naturalHeight` points where that is given.
  init(naturalWidth: Double, naturalHeight: Double = Double(UIView.noIntrinsicMetric)) {
    natural = CGSize(width: naturalWidth, height: naturalHeight)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }
}
