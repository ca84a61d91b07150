#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  // The devices, in portrait and in points. Sizes: Human Interface Guidelines, "Layout", "Specifications".
  // Safe areas: those that the devices report.
  extension LayoutSizes {
    /// Four phones in portrait: the smallest and the largest screen in use, a phone with a home button, and
    /// the most common screen.
    public static let phones = LayoutSizes([
      phone("iPhone SE (1st generation)", 320, 568, top: 20, scale: 2),
      phone("iPhone SE (3rd generation)", 375, 667, top: 20, scale: 2),
      phone("iPhone 16", 393, 852, top: 59, bottom: 34),
      phone("iPhone 16 Pro Max", 440, 956, top: 62, bottom: 34),
    ])

    /// Three tablets in portrait.
    public static let tablets = LayoutSizes([
      tablet("iPad mini (6th generation)", 744, 1133),
      tablet("iPad (10th generation)", 820, 1180),
      tablet("iPad Pro 12.9-inch", 1024, 1366),
    ])

    // The figures are those of the simulator of iOS 27.1, as developers have published them. Certain, since
    // all agree: both sizes, the scale, the right and the lower inset of the inner display, the fold in its
    // middle with margins of 20, active only while half folded. Less certain: the upper inset of 82, which
    // one reports only while the display changes. Derived: the radius, from the inset of 16 that areas
    // without corners have. Unknown: the safe area of the outer display, here that of the inner one, and its
    // radius, here 0.

    /// A folding phone in portrait: closed, open and flat, and half folded.
    ///
    /// In portrait the half folded device is a laptop, whose fold runs from left to right; in landscape it
    /// is a book.
    public static let folding = LayoutSizes([
      duo("iPhone Duo (closed)", 466, 678),
      duo("iPhone Duo (flat)", 669, 951, radius: 54.6, fold: ScreenFold(across: .vertical)),
      duo(
        "iPhone Duo (half folded)", 669, 951, radius: 54.6,
        fold: ScreenFold(across: .vertical, isActive: true)),
    ])

    /// The phones and tablets in both orientations.
    public static let all =
      phones + phones.landscape + folding + folding.landscape + tablets + tablets.landscape

    private static func phone(
      _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 0,
      scale: CGFloat = 3
    ) -> Screen {
      let safeArea = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
      return Screen(name, CGSize(width: width, height: height), safeArea: safeArea, scale: scale)
    }

    private static func tablet(_ name: String, _ width: CGFloat, _ height: CGFloat) -> Screen {
      let safeArea = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
      let size = CGSize(width: width, height: height)
      return Screen(name, size, safeArea: safeArea, scale: 2, idiom: .pad)
    }

    private static func duo(
      _ name: String, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 0, fold: ScreenFold? = nil
    ) -> Screen {
      let safeArea = UIEdgeInsets(top: 82, left: 0, bottom: 34, right: 84)
      return Screen(
        name, CGSize(width: width, height: height), safeArea: safeArea, scale: 3,
        corners: WindowCorners(radius: radius), fold: fold)
    }
  }
#endif
