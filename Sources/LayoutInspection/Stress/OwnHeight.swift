#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  extension UIView {
    /// The height that the content needs at the present width, in points.
    var fittingHeight: CGFloat { fittingHeight(from: 0) }

    /// True if the content determines the height: the content is as high if there is room for more.
    ///
    ///     yPlace(12, title, 12)                  // a card: 12 + title + 12
    ///     yPlace(12, title, make.wall, save, 12) // a screen: the wall takes the rest
    var hasOwnHeight: Bool {
      let least = fittingHeight(from: 0)
      return least > 0 && abs(least - fittingHeight(from: 10_000)) < 0.01
    }

    private func fittingHeight(from height: CGFloat) -> CGFloat {
      systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: height), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
  }
#endif
