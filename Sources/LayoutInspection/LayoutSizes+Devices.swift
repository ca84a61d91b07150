#if canImport(HeadlessUIKit)
  import HeadlessUIKit

  // One line is one device, or all devices of one geometry, which carry the name of the newest or the best
  // known one. Points, in portrait.
  //
  // Sizes and scales: Human Interface Guidelines, "Layout", "Specifications"; iPhone 18: Apple's technical
  // specifications, divided by the scale; the mini phones report 375 × 812. Radii: the display corner radius
  // that the devices report, as the package BezelKit lists it. Safe areas: those that the devices report;
  // of iPhone 17 and iPhone Air in landscape, as pull request 1046 of swift-snapshot-testing lists them for
  // iOS 26. The phones without figures of their own for landscape follow the rule of `Screen.turned`.
  extension LayoutSizes {
    /// The devices that run iOS 26 or iPadOS 26, and the smallest phone of iOS 15, in portrait, without the
    /// folding phone.
    ///
    /// Devices of the same geometry are one screen: iPhone 14 stands for 12, 12 Pro, 13, 13 Pro, 16e and 17e;
    /// 14 Plus for 12 Pro Max and 13 Pro Max; 16 for 14 Pro, 15 and 15 Pro; 16 Plus for 14 Pro Max, 15 Plus
    /// and 15 Pro Max; 18 Pro for 16 Pro, 17 and 17 Pro; 18 Pro Max for 17 Pro Max. The insets of the last
    /// three phones in landscape are those of iOS 26, of the others those of earlier systems.
    public static let devices = LayoutSizes([
      phone("iPhone SE (1st generation)", 320, 568, scale: 2, top: 20, bottom: 0),
      phone("iPhone SE (3rd generation)", 375, 667, scale: 2, top: 20, bottom: 0),
      phone("iPhone 11", 414, 896, scale: 2, radius: 41.5, top: 48),
      phone("iPhone 11 Pro", 375, 812, radius: 39, top: 44),
      phone("iPhone 11 Pro Max", 414, 896, radius: 39, top: 44),
      phone("iPhone 13 mini", 375, 812, radius: 44, top: 50),
      phone("iPhone 14", 390, 844, radius: 47.33, top: 47),
      phone("iPhone 14 Plus", 428, 926, radius: 53.33, top: 47),
      phone("iPhone 16", 393, 852, radius: 55, top: 59),
      phone("iPhone 16 Plus", 430, 932, radius: 55, top: 59),
      phone("iPhone 16 Pro Max", 440, 956, radius: 62, top: 62),
      phone("iPhone Air", 420, 912, radius: 62, top: 68, inLandscape: (top: 20, bottom: 29)),
      phone("iPhone 18 Pro", 402, 874, radius: 62, top: 62, inLandscape: (top: 20, bottom: 20)),
      phone("iPhone 18 Pro Max", 440, 956, radius: 62, top: 62, inLandscape: (top: 20, bottom: 20)),
      tablet("iPad (9th generation)", 810, 1080, radius: 0, top: 20, bottom: 0),
      tablet("iPad mini (5th generation)", 768, 1024, radius: 0, top: 20, bottom: 0),
      tablet("iPad Air (3rd generation)", 834, 1112, radius: 0, top: 20, bottom: 0),
      tablet("iPad mini (6th generation)", 744, 1133, radius: 21.5),
      tablet("iPad (10th generation)", 820, 1180, radius: 25),
      tablet("iPad Air 11-inch (M4)", 820, 1180, radius: 18),
      tablet("iPad Pro 12.9-inch", 1024, 1366, radius: 18),
      tablet("iPad Pro 11-inch (4th generation)", 834, 1194, radius: 18),
      tablet("iPad Pro 11-inch (M5)", 834, 1210, radius: 30),
      tablet("iPad Pro 13-inch (M5)", 1032, 1376, radius: 30),
    ])

    /// Four phones in portrait: the smallest and the largest screen in use, a phone with a home button, and
    /// the most common screen.
    public static let phones = devices.named(
      "iPhone SE (1st generation)", "iPhone SE (3rd generation)", "iPhone 16", "iPhone 16 Pro Max")

    /// Three tablets in portrait.
    public static let tablets = devices.named(
      "iPad mini (6th generation)", "iPad (10th generation)", "iPad Pro 12.9-inch")

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

    // A window of iPadOS 26 has any size. The sizes here are this project's: a third, a half and two thirds
    // of iPad Pro 13-inch in landscape, and a small free window. The part that the window controls cover is
    // the one of the examples of corner adaptation.

    /// Windows on a tablet, with their controls in the upper leading corner: a third, a half and two thirds
    /// of the screen, and a small one.
    public static let windows = LayoutSizes([
      window("iPad window (small)", 375, 600),
      window("iPad window (third)", 458, 1032),
      window("iPad window (half)", 688, 1032),
      window("iPad window (two thirds)", 917, 1032),
    ])

    /// The phones and tablets in both orientations.
    public static let all =
      phones + phones.landscape + folding + folding.landscape + tablets + tablets.landscape

    /// Returns the screens with some names, in the order of the names; traps if a screen is not in the list.
    ///
    ///     LayoutSizes.devices.named("iPhone Air", "iPad Pro 11-inch (M5)")
    ///
    /// - Parameter names: The names, such as `iPhone 16`.
    public func named(_ names: String...) -> LayoutSizes {
      LayoutSizes(
        names.map { name in
          guard let screen = screens.first(where: { $0.name == name }) else {
            let known = screens.map(\.name).joined(separator: ", ")
            preconditionFailure("There is no screen named “\(name)”; there are: \(known).")
          }
          return screen
        })
    }

    private static func phone(
      _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, radius: CGFloat = 0,
      top: CGFloat, bottom: CGFloat = 34, inLandscape turned: (top: CGFloat, bottom: CGFloat)? = nil
    ) -> Screen {
      Screen(
        name, CGSize(width: width, height: height),
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
        turnedSafeArea: turned.map { UIEdgeInsets(top: $0.top, left: top, bottom: $0.bottom, right: top) },
        scale: scale, corners: WindowCorners(radius: radius))
    }

    private static func tablet(
      _ name: String, _ width: CGFloat, _ height: CGFloat, radius: CGFloat, top: CGFloat = 24,
      bottom: CGFloat = 20
    ) -> Screen {
      let safeArea = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
      let size = CGSize(width: width, height: height)
      let corners = WindowCorners(radius: radius)
      return Screen(name, size, safeArea: safeArea, scale: 2, idiom: .pad, corners: corners)
    }

    private static func window(_ name: String, _ width: CGFloat, _ height: CGFloat) -> Screen {
      let corners = WindowCorners(controls: CGSize(width: 76, height: 36))
      return Screen(
        name, CGSize(width: width, height: height), scale: 2, idiom: .pad, corners: corners
      ).grouped("window on a tablet")
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
