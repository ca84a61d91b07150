#if canImport(HeadlessUIKit)
  public import Foundation
  public import HeadlessUIKit

  /// A list of screens on which a layout is examined.
  ///
  ///     assertLayout(of: { LoginView() }, sizes: .phones)
  ///     stress(sizes: .phones + .phones.landscape) { LoginView() }
  public struct LayoutSizes: Equatable, Sendable {
    /// A screen.
    public struct Screen: Equatable, Sendable {
      /// The name of the device, such as `iPhone 16`.
      public let name: String
      /// The size in points.
      public let size: CGSize
      /// The safe area insets of a view that fills the screen, in points.
      public let safeArea: UIEdgeInsets
      /// The number of pixels for each point.
      public let scale: CGFloat
      /// The kind of the device.
      public let idiom: UIUserInterfaceIdiom
      /// The round corners.
      public let corners: WindowCorners
      /// The fold; nil for a screen without one.
      public let fold: ScreenFold?
      /// The safe area insets after a quarter turn, in points; nil if they follow the rule of `turned`.
      private let turnedSafeArea: UIEdgeInsets?
      /// The screens of a group are examined with all sizes in between.
      private(set) var group: String

      /// Creates a screen.
      ///
      /// - Parameters:
      ///   - name: The name of the device.
      ///   - size: The size, in points.
      ///   - safeArea: The safe area insets of a view that fills the screen, in points.
      ///   - turnedSafeArea: The insets after a quarter turn, in points; nil if they follow the rule of
      ///     `turned`.
      ///   - scale: The number of pixels for each point.
      ///   - idiom: The kind of the device.
      ///   - corners: The round corners and the window controls.
      ///   - fold: The fold; nil for a screen without one.
      public init(
        _ name: String, _ size: CGSize, safeArea: UIEdgeInsets = .zero, turnedSafeArea: UIEdgeInsets? = nil,
        scale: CGFloat = 1, idiom: UIUserInterfaceIdiom = .phone, corners: WindowCorners = WindowCorners(),
        fold: ScreenFold? = nil
      ) {
        self.name = name
        self.size = size
        self.safeArea = safeArea
        self.turnedSafeArea = turnedSafeArea
        self.scale = scale
        self.idiom = idiom
        self.corners = corners
        self.fold = fold
        let kind = Self.isFolding(safeArea) ? name : "\(idiom)"
        group = "\(kind) in \(size.width > size.height ? "landscape" : "portrait")"
      }

      func grouped(_ group: String) -> Screen {
        var screen = self
        screen.group = group
        return screen
      }

      /// The size class of the width of a window that fills the screen.
      public var horizontalSizeClass: UIUserInterfaceSizeClass { WindowSizeClasses(of: size).horizontal }
      /// The size class of the height of a window that fills the screen.
      public var verticalSizeClass: UIUserInterfaceSizeClass { WindowSizeClasses(of: size).vertical }

      /// The same device turned by a quarter.
      ///
      /// The insets are those that were given for a quarter turn. Without any, on a phone without a home
      /// button, the inset of the upper edge moves to both sides, and the lower one becomes 21 points. The
      /// insets of other devices belong to the upper and lower edges in both orientations, and the status bar
      /// of a phone is hidden in landscape. The bars of a folding phone stand at one side in both
      /// orientations.
      public var turned: Screen {
        let turnedSize = CGSize(width: size.height, height: size.width)
        return Screen(
          name, turnedSize, safeArea: turnedSafeArea ?? turnedInsets(isLandscape: size.height > size.width),
          turnedSafeArea: turnedSafeArea == nil ? nil : safeArea, scale: scale, idiom: idiom,
          corners: corners, fold: fold?.turned)
      }

      private func turnedInsets(isLandscape: Bool) -> UIEdgeInsets {
        if Self.isFolding(safeArea) || idiom != .phone { return safeArea }
        if isLandscape {
          let side = safeArea.bottom > 0 ? safeArea.top : 0
          return UIEdgeInsets(top: 0, left: side, bottom: side > 0 ? 21 : 0, right: side)
        }
        let top = safeArea.left > 0 ? safeArea.left : 20
        return UIEdgeInsets(top: top, left: 0, bottom: safeArea.left > 0 ? 34 : 0, right: 0)
      }

      /// Returns true for the safe area of a folding phone, which alone has its bars at one side.
      private static func isFolding(_ safeArea: UIEdgeInsets) -> Bool { safeArea.left != safeArea.right }
    }

    /// The screens, in the order in which they are examined.
    public var screens: [Screen]

    /// Creates a list of screens; traps if it is empty.
    public init(_ screens: [Screen]) {
      precondition(!screens.isEmpty, "A list of screens must not be empty.")
      self.screens = screens
    }

    /// Two sizes without a safe area; `stress` examines all sizes in between.
    ///
    /// - Parameters:
    ///   - least: The smallest size, in points.
    ///   - greatest: The largest size, in points.
    public static func between(_ least: CGSize, _ greatest: CGSize) -> LayoutSizes {
      let group = "\(least.points) to \(greatest.points)"
      return LayoutSizes([least, greatest].map { Screen($0.points, $0).grouped(group) })
    }

    /// One size without a safe area, in points.
    ///
    /// - Parameters:
    ///   - width: The width.
    ///   - height: The height.
    public static func size(_ width: CGFloat, _ height: CGFloat) -> LayoutSizes {
      let size = CGSize(width: width, height: height)
      return LayoutSizes([Screen(size.points, size)])
    }

    /// The same devices in landscape.
    public var landscape: LayoutSizes {
      LayoutSizes(screens.map { $0.size.width > $0.size.height ? $0 : $0.turned })
    }

    /// Returns the screens of both lists, each once.
    public static func + (first: LayoutSizes, second: LayoutSizes) -> LayoutSizes {
      LayoutSizes(first.screens + second.screens.filter { !first.screens.contains($0) })
    }
  }
#endif
