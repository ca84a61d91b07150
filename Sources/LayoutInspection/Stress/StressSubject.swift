#if canImport(HeadlessUIKit)
  import AutoLayoutKit
  package import Foundation
  public import HeadlessUIKit

  @MainActor struct StressSubject {
    /// The topmost view: the view itself, or the window of a controller.
    let root: UIView
    let content: UIView
    let optionalViews: () -> [UIView]
    var hasOwnHeight = false
    /// True if the window shows the usual keyboard of a screen.
    private(set) var showsKeyboard = false

    init(_ content: some LayoutContent, hiding optionalViews: @escaping () -> [UIView] = { [] }) {
      self.optionalViews = optionalViews
      if let view = content as? UIView {
        root = view
        self.content = view
      } else {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.content = content._tk_show(in: window)
        window.isHidden = false
        root = window
      }
    }

    /// Shows a view in a window of its own, so that it has the size classes of its size; a view whose content
    /// determines its height is shown in none.
    init(inWindow view: UIView) {
      view.frame.size = UIScreen.main.bounds.size
      view.layoutIfNeeded()
      view.replaceFramesByConstraints()
      guard !view.hasOwnHeight else {
        self.init(view)
        hasOwnHeight = true
        return
      }
      self = StressSubject(view).inWindow
    }

    private var inWindow: StressSubject {
      if root !== content || root is UIWindow { return self }
      let controller = UIViewController()
      controller.view = content
      return StressSubject(controller, hiding: optionalViews)
    }

    var withKeyboard: StressSubject {
      var subject = inWindow
      subject.showsKeyboard = true
      return subject
    }

    func show(on screen: LayoutSizes.Screen) {
      screen.surround(root)
      if showsKeyboard, let window = root as? UIWindow { HeadlessLayout.showKeyboard(in: window) }
      // Cells of lists are made in the first layout.
      root.layoutIfNeeded()
    }

    var takesText: Bool { content.tree { !$0.isInvisible }.contains(where: \.takesText) }
  }

  extension UIView {
    var fittingHeight: CGFloat { fittingHeight(from: 0) }

    /// True if the content determines the height: the content is as high if there is room for more.
    ///
    ///     yPlace(12, title, 12)                  // a card: 12 + title + 12
    ///     yPlace(12, title, make.wall, save, 12) // a screen: the wall takes the rest
    var hasOwnHeight: Bool {
      let least = fittingHeight(from: 0)
      return least > 0 && abs(least - fittingHeight(from: 10_000)) < 0.01
    }

    /// The height that the content determines, in points; nil if it determines none.
    package var ownHeight: CGFloat? { hasOwnHeight ? fittingHeight : nil }
  }

  extension LayoutSizes.Screen {
    @MainActor func surround(_ root: UIView) {
      root.frame = CGRect(origin: .zero, size: size)
      HeadlessLayout.setSafeAreaInsets(safeArea, of: root)
      HeadlessLayout.setCorners(corners, of: root)
      HeadlessLayout.setFold(fold, of: root)
    }

    func with(_ size: CGSize) -> LayoutSizes.Screen {
      LayoutSizes.Screen(
        name, size, safeArea: safeArea, scale: scale, idiom: idiom, corners: corners, fold: fold
      ).grouped(group)
    }
  }

  extension HeadlessLayout {
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

  /// The content of a screen in a test: a view, or a controller, which is the root of a window.
  ///
  /// `UIView` and `UIViewController` conform, and no other type need do so.
  @MainActor public protocol LayoutContent: AnyObject {
    /// Shows the content in `window`, with the size of the window, and returns the view of the content.
    func _tk_show(in window: UIWindow) -> UIView
  }

  extension UIView: LayoutContent {
    /// Adds the view to `window`, with the size of its bounds, and returns the view.
    public func _tk_show(in window: UIWindow) -> UIView {
      frame = window.bounds
      window.addSubview(self)
      return self
    }
  }

  extension UIViewController: LayoutContent {
    /// Makes the controller the root of `window`, and returns its view.
    public func _tk_show(in window: UIWindow) -> UIView {
      window.rootViewController = self
      return view
    }
  }
#endif
