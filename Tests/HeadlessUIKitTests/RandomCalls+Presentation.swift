import HeadlessUIKit
import UIKit

extension RandomCalls {
  /// The calls of presentations, touches, search bars, attachments and the app.
  static var presentationCalls: [Call] { modalCalls + touchCalls + appCalls }

  private static var modalCalls: [Call] {
    [
      Call("present", 10) { world in
        guard let source = world.controller(), let new = world.controller(), world.mayPresent(new, source)
        else { return }
        new.modalPresentationStyle = world.pick([
          .automatic, .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen,
          .overCurrentContext, .popover, .custom,
        ])
        if world.bool() {
          new.popoverPresentationController?.sourceView = world.view()
          new.popoverPresentationController?.sourceRect = world.rectangle()
          let item = world.controllers.last?.navigationItem.rightBarButtonItem
          new.popoverPresentationController?.barButtonItem = world.bool() ? item : nil
          if world.bool() { new.popoverPresentationController?.sourceItem = world.view() }
          new.popoverPresentationController?.permittedArrowDirections = world.pick([.any, .down, [], .left])
        }
        source.present(new, animated: world.bool(), completion: world.bool() ? nil : { world.layouts += 1 })
      },
      Call("dismiss", 8) { world in
        guard let controller = world.controller() else { return }
        controller.dismiss(animated: world.bool(), completion: world.bool() ? nil : { world.layouts += 1 })
      },
      Call("sheet", 4) { world in
        guard let sheet = world.controller()?.sheetPresentationController else { return }
        let height = world.length()
        sheet.detents = world.pick([
          [.medium()], [.large(), .medium()], [], [.custom { _ in height }, .custom { _ in nil }],
        ])
        sheet.selectedDetentIdentifier = world.pick([nil, .medium, .large])
        sheet.prefersEdgeAttachedInCompactHeight = world.bool()
        sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = world.bool()
        sheet.animateChanges { sheet.invalidateDetents() }
        HeadlessLayout.drag(sheet, to: world.bool() ? .medium : .large)
        world.layouts += 1
        world.expect(sheet.frameOfPresentedViewInContainerView, "the frame of a sheet")
      },
      Call("context", 2) { world in
        let controller = world.controller()
        controller?.definesPresentationContext = world.bool()
        controller?.overrideUserInterfaceStyle = world.pick([.unspecified, .light, .dark])
        world.view().overrideUserInterfaceStyle = world.pick([.unspecified, .light, .dark])
        world.view().maximumContentSizeCategory = world.pick([nil, .small, .large])
        world.view().minimumContentSizeCategory = world.pick([nil, .medium, .accessibilityLarge])
        _ = (controller?.presentedViewController, controller?.presentingViewController, controller?.next)
      },
    ]
  }

  /// Returns true if UIKit would present the controller without an exception.
  private func mayPresent(_ new: UIViewController, _ source: UIViewController) -> Bool {
    let parents = Array(sequence(first: source, next: \.parent))
    let isActive = parents.contains { parent in
      sequence(first: parent, next: { $0.presentingViewController }).prefix(20).contains { $0 === new }
    }
    guard !isActive, new.parent == nil, new.presentingViewController == nil else { return false }
    return views.allSatisfy { !($0 is UIWindow) || !$0.isDescendant(of: new.view) }
      && parents.allSatisfy { !$0.view.isDescendant(of: new.view) }
  }

  private static var touchCalls: [Call] {
    [
      Call("touch", 10) { world in
        guard let window = world.view(UIWindow.self) else { return }
        let point = CGPoint(x: world.length(), y: world.length())
        HeadlessLayout.sendTouch(world.pick([.began, .moved, .ended, .cancelled]), at: point, in: window)
        world.layouts += 1
      },
      Call("hitTest", 6) { world in
        let view = world.view()
        let point = CGPoint(x: world.length(), y: world.length())
        let hit = view.hitTest(point, with: nil)
        world.expect(hit?.isDescendant(of: view) ?? true, "the view at \(point) in \(view) is outside of it")
        world.expect(hit == nil || view.point(inside: point, with: nil), "a point outside of \(view) hits it")
        view.isUserInteractionEnabled = world.chance(0.9)
        view.isMultipleTouchEnabled = world.bool()
        view.isExclusiveTouch = world.bool()
        view.alpha = world.pick([0, 0.009, 0.01, 1, 1])
      },
    ]
  }

  private static var appCalls: [Call] {
    [
      Call("search bar", 4) { world in
        if world.views.count < limit, world.bool() { world.take(UISearchBar(frame: world.rectangle())) }
        guard let bar = world.view(UISearchBar.self) else { return }
        bar.text = world.text()
        bar.placeholder = world.text()
        bar.setShowsCancelButton(world.bool(), animated: world.bool())
        if world.bool() { bar.becomeFirstResponder() } else { bar.resignFirstResponder() }
      },
      Call("attachment", 4) { world in
        guard let label = world.view(UILabel.self) else { return }
        let attachment = NSTextAttachment(image: world.image() ?? UIImage())
        if world.bool() { attachment.bounds = world.rectangle() }
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: world.text() ?? ""))
        text.append(NSAttributedString(attachment: attachment))
        label.attributedText = text
      },
      Call("app", 2) { world in
        let app = UIApplication.shared
        _ = (app.windows, app.keyWindow, app.preferredContentSizeCategory, app.statusBarFrame)
        let view = world.view()
        view.accessibilityLabel = world.text()
        view.accessibilityElementsHidden = world.bool()
        world.expect(view.accessibilityFrame, "the frame of \(view) on the screen")
        UIAccessibility.post(notification: .layoutChanged, argument: view)
      },
    ]
  }
}
