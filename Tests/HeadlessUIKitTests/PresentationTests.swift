import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// The frames, the safe areas and the traits of presented views.
@MainActor @Suite(.serialized) struct PresentationTests {
  private static let phone = CGSize(width: 390, height: 844)
  private static let pad = CGSize(width: 1024, height: 768)

  /// Calls `body` with a window that fills the screen of a device, and its root controller.
  private func onDevice(
    _ size: CGSize, safeArea: UIEdgeInsets, idiom: UIUserInterfaceIdiom,
    _ body: (UIWindow, UIViewController) -> Void
  ) {
    HeadlessLayout.setScreen(size: size, safeArea: safeArea, idiom: idiom)
    defer { HeadlessLayout.setScreen(size: Self.phone) }
    let window = UIWindow()
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    body(window, root)
  }

  private func onPhone(_ body: (UIWindow, UIViewController) -> Void) {
    let safeArea = UIEdgeInsets(top: 47, left: 3, bottom: 34, right: 5)
    onDevice(Self.phone, safeArea: safeArea, idiom: .phone, body)
  }

  private func onPad(_ body: (UIWindow, UIViewController) -> Void) {
    onDevice(
      Self.pad, safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), idiom: .pad, body)
  }

  /// Presents a controller in a style, lays out the window, and returns the controller.
  private func present(
    _ style: UIModalPresentationStyle, on root: UIViewController,
    _ change: (UIViewController) -> Void = { _ in }
  ) -> UIViewController {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = style
    change(sheet)
    root.present(sheet, animated: true)
    root.presentedViewController?.presentationController?.containerView?.window?.layoutIfNeeded()
    return sheet
  }

  private func frame(_ controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  private func widthClass(_ controller: UIViewController) -> UIUserInterfaceSizeClass {
    controller.traitCollection.horizontalSizeClass
  }

  @Test func fullScreenCoversTheWindow() {
    onPhone { window, root in
      let sheet = present(.fullScreen, on: root)
      #expect(frame(sheet) == CGRect(x: 0, y: 0, width: 390, height: 844))
      #expect(sheet.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 3, bottom: 34, right: 5))
      #expect(root.view.window == nil && sheet.view.window === window)
      root.dismiss(animated: true)
      window.layoutIfNeeded()
      #expect(root.view.window === window && sheet.view.window == nil)
      #expect(root.view.frame == window.bounds && root.view.safeAreaInsets.top == 47)
    }
  }

  @Test func overFullScreenKeepsTheViewBelow() {
    onPhone { window, root in
      let sheet = present(.overFullScreen, on: root)
      #expect(frame(sheet) == window.bounds && root.view.window === window)
    }
  }

  @Test func aPageSheetLeavesTenPointsBelowTheSafeArea() {
    onPhone { window, root in
      for style in [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover] {
        let sheet = present(style, on: root)
        #expect(frame(sheet) == CGRect(x: 0, y: 57, width: 390, height: 844 - 57), "\(style)")
        #expect(sheet.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 3, bottom: 34, right: 5), "\(style)")
        root.dismiss(animated: false)
      }
    }
  }

  @Test func aSheetFillsAPhoneInLandscape() {
    let safeArea = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 44)
    onDevice(CGSize(width: 844, height: 390), safeArea: safeArea, idiom: .phone) { window, root in
      let sheet = present(.pageSheet, on: root)
      #expect(frame(sheet) == window.bounds && sheet.view.safeAreaInsets == safeArea)
      sheet.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
      window.layoutIfNeeded()
      #expect(frame(sheet) == CGRect(x: 0, y: 10, width: 844, height: 380))
    }
  }

  @Test func aDetentDeterminesTheHeightOfASheet() {
    onPhone { window, root in
      let sheet = present(.pageSheet, on: root) { sheet in
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
      }
      // Without the safe areas and the distance of 10 points, a large sheet is 753 points high.
      let largest: CGFloat = 844 - 47 - 10 - 34
      #expect(frame(sheet).minY == 844 - 34 - largest / 2)
      sheet.sheetPresentationController?.animateChanges {
        sheet.sheetPresentationController?.selectedDetentIdentifier = .large
      }
      #expect(frame(sheet).minY == 57)
      sheet.sheetPresentationController?.detents = [.custom { _ in 200 }]
      window.layoutIfNeeded()
      #expect(frame(sheet) == CGRect(x: 0, y: 844 - 34 - 200, width: 390, height: 234))
    }
  }

  @Test func aFormSheetIsInTheMiddleOfAWideWindow() {
    onPad { window, root in
      let sheet = present(.formSheet, on: root)
      // (1024 − 540) / 2 and (768 − 620) / 2
      let usual = CGRect(x: 242, y: 74, width: 540, height: 620)
      #expect(frame(sheet) == usual)
      #expect(sheet.view.safeAreaInsets == .zero)
      #expect(widthClass(sheet) == .compact)
      #expect(widthClass(root) == .regular)
      sheet.preferredContentSize = CGSize(width: 700, height: 300)
      window.layoutIfNeeded()
      // (1024 − 700) / 2 and (768 − 300) / 2
      let preferred = CGRect(x: 162, y: 234, width: 700, height: 300)
      #expect(frame(sheet) == preferred)
      #expect(widthClass(sheet) == .regular)
      root.dismiss(animated: false)
      let isRegularAfterwards: Bool = widthClass(sheet) == .regular
      #expect(isRegularAfterwards)
    }
  }

  @Test func aPageSheetHasTheReadableWidthInAWideWindow() {
    onPad { window, root in
      let sheet = present(.pageSheet, on: root)
      // The readable width of 672 points with margins of 20 points.
      #expect(frame(sheet) == CGRect(x: (1024 - 712) / 2, y: 34, width: 712, height: 768 - 2 * 34))
      #expect(widthClass(sheet) == .regular)
    }
  }

  @Test func aPopoverIsBesideItsSource() {
    onPad { window, root in
      let source = UIView(frame: CGRect(x: 100, y: 60, width: 40, height: 20))
      root.view.addSubview(source)
      let change = { (sheet: UIViewController) in
        sheet.preferredContentSize = CGSize(width: 200, height: 120)
        sheet.popoverPresentationController?.sourceView = source
      }
      let below = present(.popover, on: root, change)
      #expect(frame(below) == CGRect(x: 120 - 100, y: 80 + 13, width: 200, height: 120))
      #expect(below.popoverPresentationController?.arrowDirection == .up)
      root.dismiss(animated: false)
      source.frame.origin = CGPoint(x: 1000, y: 700)
      let above = present(.popover, on: root, change)
      // Below the source there is no space, and at the right edge 10 points stay free.
      #expect(frame(above) == CGRect(x: 1024 - 10 - 200, y: 700 - 13 - 120, width: 200, height: 120))
    }
  }

  @Test func aPopoverIsBesideARectangleOfItsSource() {
    onPad { window, root in
      let source = UIView(frame: CGRect(x: 100, y: 60, width: 40, height: 20))
      root.view.addSubview(source)
      let sheet = present(.popover, on: root) { sheet in
        sheet.preferredContentSize = CGSize(width: 200, height: 120)
        #expect(sheet.popoverPresentationController?.sourceRect == .null)
        sheet.popoverPresentationController?.sourceView = source
        sheet.popoverPresentationController?.sourceRect = CGRect(x: 11, y: 5, width: 20, height: 10)
      }
      let middle: CGFloat = 100 + 11 + 10
      #expect(frame(sheet) == CGRect(x: middle - 100, y: 60 + 5 + 10 + 13, width: 200, height: 120))
    }
  }

  @Test func aPopoverIsBesideItsBarButton() {
    onPad { window, root in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 24, width: 1024, height: 50))
      root.view.addSubview(bar)
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
      let title = UINavigationItem(title: "")
      let item = UIBarButtonItem(customView: box)
      bar.items = [title]
      title.rightBarButtonItem = item
      // The button begins at 1024 − 16 − 300 and ends at 24 + (50 + 20) / 2.
      let expected = CGRect(x: 1024 - 16 - 150 - 100, y: 24 + 35 + 13, width: 200, height: 120)
      for isItem in [false, true] {
        let sheet = present(.popover, on: root) { sheet in
          sheet.preferredContentSize = CGSize(width: 200, height: 120)
          sheet.popoverPresentationController?.sourceView = root.view
          if isItem {
            sheet.popoverPresentationController?.sourceItem = item
            sheet.popoverPresentationController?.barButtonItem = UIBarButtonItem()
          } else {
            sheet.popoverPresentationController?.barButtonItem = item
          }
        }
        #expect(frame(sheet) == expected, "sourceItem \(isItem)")
        root.dismiss(animated: false)
        window.layoutIfNeeded()
      }
      // A button that no bar shows leaves the choice to the source view.
      #expect(UIBarButtonItem().frame(in: root.view) == nil)
    }
  }

  @Test func aDragOfASheetSelectsADetentAndCallsTheDelegate() {
    final class Delegate: NSObject, UISheetPresentationControllerDelegate {
      var heights: [CGFloat] = []
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheet: UISheetPresentationController
      ) {
        heights.append(sheet.presentedViewController.view.frame.height)
      }
    }
    onPhone { window, root in
      let delegate = Delegate()
      let sheet = present(.pageSheet, on: root) { sheet in
        sheet.sheetPresentationController?.detents = [.medium(), .large(), .custom { _ in nil }]
        sheet.sheetPresentationController?.delegate = delegate
      }
      guard let presentation = sheet.sheetPresentationController else { return }
      #expect(HeadlessLayout.drag(presentation, to: .large))
      // The top safe area is 47 points high, and 10 points are left free.
      #expect(delegate.heights == [844 - 47 - 10] && presentation.selectedDetentIdentifier == .large)
      #expect(HeadlessLayout.drag(presentation, to: .large) && delegate.heights.count == 1)
      let disabled = presentation.detents[2].identifier
      #expect(!HeadlessLayout.drag(presentation, to: disabled))
      presentation.animateChanges { presentation.selectedDetentIdentifier = .medium }
      #expect(delegate.heights.count == 1)
      root.dismiss(animated: false)
      window.layoutIfNeeded()
      #expect(!HeadlessLayout.drag(presentation, to: .large))
    }
  }

  @Test func aSheetFollowsTheWindow() {
    onPhone { window, root in
      let sheet = present(.pageSheet, on: root)
      let landscape = CGSize(width: 844, height: 390)
      HeadlessLayout.setScreen(
        size: landscape, safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
      window.layoutIfNeeded()
      #expect(frame(sheet) == CGRect(origin: .zero, size: landscape))
      #expect(root.view.frame.size == landscape)
    }
  }

  @Test func currentContextCoversTheContextOnly() {
    onPhone { window, root in
      let part = UIViewController()
      root.addChild(part)
      part.view.frame = CGRect(x: 20, y: 100, width: 300, height: 400)
      root.view.addSubview(part.view)
      part.didMove(toParent: root)
      part.definesPresentationContext = true
      let cover = UIViewController()
      cover.modalPresentationStyle = .overCurrentContext
      part.present(cover, animated: false)
      window.layoutIfNeeded()
      #expect(frame(cover) == CGRect(x: 20, y: 100, width: 300, height: 400))
      #expect(cover.presentingViewController === part)
    }
  }

  @Test func aPresentedControllerHasTheTraitsOfTheViewsAroundIt() {
    onPhone { window, root in
      let (box, part) = (UIView(frame: root.view.bounds), UIViewController())
      root.view.addSubview(box)
      root.addChild(part)
      box.addSubview(part.view)
      part.didMove(toParent: root)
      part.definesPresentationContext = true
      box.traitOverrides.horizontalSizeClass = .regular
      part.traitOverrides.verticalSizeClass = .compact
      let inContext = present(.overCurrentContext, on: part)
      #expect(widthClass(inContext) == .regular && inContext.traitCollection.verticalSizeClass == .regular)
      #expect(inContext.presentationController?.traitCollection.horizontalSizeClass == .regular)
      inContext.dismiss(animated: false)
      let inWindow = present(.fullScreen, on: root)
      #expect(widthClass(inWindow) == .compact)
      box.traitOverrides.remove(UITraitHorizontalSizeClass.self)
      window.traitOverrides.horizontalSizeClass = .regular
      #expect(widthClass(inWindow) == .regular)
    }
  }

  @Test func aPresentationOverridesTraits() {
    onPhone { window, root in
      var notes: [String] = []
      let sheet = present(.overFullScreen, on: root) { sheet in
        sheet.presentationController?.traitOverrides.horizontalSizeClass = .regular
        sheet.presentationController?.registerForTraitChanges(
          [UITraitVerticalSizeClass.self]
        ) { (presentation: UIPresentationController, old: UITraitCollection) in
          notes.append("\(old.verticalSizeClass) to \(presentation.traitCollection.verticalSizeClass)")
        }
      }
      #expect(widthClass(sheet) == .regular && widthClass(root) == .compact && notes.isEmpty)
      window.frame.size = CGSize(width: 844, height: 390)
      #expect(notes == ["regular to compact"])
      #expect(widthClass(sheet) == .regular && sheet.traitCollection.verticalSizeClass == .compact)
      sheet.presentationController?.traitOverrides.remove(UITraitHorizontalSizeClass.self)
      #expect(widthClass(sheet) == .compact)
    }
  }

  @Test func aCustomControllerPlacesTheView() {
    final class Corner: UIPresentationController {
      override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
      ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
      }
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 5, y: 7, width: 110, height: 130)
      }
    }
    final class Provider: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        Corner(presentedViewController: presented, presenting: presenting)
      }
    }
    onPhone { window, root in
      let provider = Provider()
      let sheet = present(.custom, on: root) { $0.transitioningDelegate = provider }
      #expect(frame(sheet) == CGRect(x: 5, y: 7, width: 110, height: 130))
      #expect(root.view.window === window && sheet.presentationController is Corner)
    }
  }

  @Test func anAnimatorShowsAndHidesTheView() {
    final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
      var notes: [String] = []
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.25 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if let new = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
          notes.append("shows \(context.finalFrame(for: controller).width)")
          context.containerView.addSubview(new)
        } else {
          notes.append("hides")
          context.view(forKey: .from)?.removeFromSuperview()
        }
        context.completeTransition(true)
      }
      func animationEnded(_ transitionCompleted: Bool) { notes.append("ended") }
    }
    final class Provider: NSObject, UIViewControllerTransitioningDelegate {
      let animator = Animator()
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }
    onPhone { window, root in
      let provider = Provider()
      let sheet = present(.overFullScreen, on: root) { $0.transitioningDelegate = provider }
      #expect(sheet.view.window === window)
      root.dismiss(animated: true)
      #expect(sheet.view.window == nil)
      #expect(provider.animator.notes == ["shows 390.0", "ended", "hides", "ended"])
    }
  }
}
