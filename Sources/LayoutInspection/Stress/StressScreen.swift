#if canImport(HeadlessUIKit)
  import AutoLayoutKit
  import Foundation
  import HeadlessUIKit

  extension HeadlessLayout {
    /// Returns the result of `body`, during which nothing is reported.
    static func quietly<Result>(_ body: () -> Result) -> Result {
      let handler = conflictHandler
      let observer = layoutObserver
      let reports = AutoLayoutKitReport.handler
      conflictHandler = { _ in }
      layoutObserver = nil
      AutoLayoutKitReport.handler = { _ in }
      defer {
        conflictHandler = handler
        layoutObserver = observer
        AutoLayoutKitReport.handler = reports
      }
      return body()
    }
  }

  extension StressSubject {
    /// Lays the root out on a screen.
    func show(on screen: LayoutSizes.Screen) {
      screen.surround(root)
      root.layoutIfNeeded()
    }
  }

  extension LayoutSizes.Screen {
    /// Gives a topmost view the size, the safe area, the corners and the fold of the screen.
    @MainActor func surround(_ root: UIView) {
      root.frame = CGRect(origin: .zero, size: size)
      HeadlessLayout.setSafeAreaInsets(safeArea, of: root)
      HeadlessLayout.setCorners(corners, of: root)
      HeadlessLayout.setFold(fold, of: root)
    }

    /// Returns the screen with another size.
    func with(_ size: CGSize) -> LayoutSizes.Screen {
      LayoutSizes.Screen(
        name, size, safeArea: safeArea, scale: scale, idiom: idiom, corners: corners, fold: fold
      ).grouped(group)
    }
  }
#endif
