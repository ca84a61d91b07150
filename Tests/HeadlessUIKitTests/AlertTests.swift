import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// The frames of alerts and sheets of actions, and what a tap on an action does.
@MainActor @Suite(.serialized) struct AlertTests {
  /// Presents an alert in a window of a device, and calls `body` with the window and the alert.
  private func present(
    _ alert: UIAlertController, on size: CGSize = CGSize(width: 390, height: 844), system: Int = 18,
    idiom: UIUserInterfaceIdiom = .phone, _ source: ((UIViewController) -> Void)? = nil,
    _ body: (UIWindow) -> Void
  ) {
    HeadlessLayout.setScreen(
      size: size, scale: 3, safeArea: UIEdgeInsets(top: 47, left: 3, bottom: 34, right: 5), idiom: idiom,
      system: system)
    defer { HeadlessLayout.setScreen(size: CGSize(width: 390, height: 844)) }
    let (window, root) = (UIWindow(), UIViewController())
    window.rootViewController = root
    window.makeKeyAndVisible()
    source?(root)
    root.present(alert, animated: true)
    window.layoutIfNeeded()
    body(window)
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  private func label(_ text: String, in alert: UIAlertController) -> UILabel {
    func search(_ view: UIView) -> UILabel? {
      if let label = view as? UILabel, label.text == text { return label }
      return view.subviews.lazy.compactMap(search).first
    }
    return search(alert.view) ?? UILabel()
  }

  /// The row of an action, in the window.
  private func row(_ title: String, in alert: UIAlertController) -> CGRect {
    label(title, in: alert).superview.map(frame) ?? .null
  }

  private func alert(_ style: UIAlertController.Style, message: String? = nil) -> UIAlertController {
    UIAlertController(title: "Delete?", message: message, preferredStyle: style)
  }

  @Test func twoActionsOfAnAlertAreBesideEachOther() {
    let alert = alert(.alert, message: "It is gone then.")
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    present(alert) { _ in
      let texts = label("Delete?", in: alert).frame.height + label("It is gone then.", in: alert).frame.height
      let height = 20 + texts + 2 + 20 + 1.0 / 3 + 44
      #expect(abs(frame(alert.view).midX - 195) < 0.34)
      #expect(abs(frame(alert.view).midY - 422) < 0.34)
      #expect(alert.view.frame.width == 270)
      #expect(abs(alert.view.frame.height - height) < 1e-9)
      let half = (270 - 1.0 / 3) / 2
      #expect(abs(row("Keep", in: alert).width - half) < 1e-9)
      #expect(abs(row("Delete", in: alert).minX - row("Keep", in: alert).maxX - 1.0 / 3) < 1e-9)
      #expect(row("Keep", in: alert).minX == frame(alert.view).minX)
      #expect(abs(row("Keep", in: alert).maxY - frame(alert.view).maxY) < 1e-9)
    }
  }

  @Test func threeActionsAreStackedWithTheCancelActionBelow() {
    let alert = alert(.alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(UIAlertAction(title: "Move", style: .default))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    present(alert) { _ in
      let rows = ["Move", "Delete", "Keep"].map { row($0, in: alert) }
      #expect(rows.map(\.width) == [270, 270, 270])
      #expect(abs(rows[1].minY - rows[0].maxY - 1.0 / 3) < 1e-9)
      #expect(abs(rows[2].minY - rows[1].maxY - 1.0 / 3) < 1e-9)
    }
  }

  /// The title of 20.33 points at (30, 22), the message at 49.67, and 152 points in all were measured.
  @Test func anAlertOfIOS26HasTheMeasuredFrames() {
    let alert = alert(.alert, message: "It is gone then.")
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    present(alert, on: CGSize(width: 402, height: 874), system: 26) { _ in
      #expect(alert.view.frame.width == 320)
      #expect(abs(alert.view.frame.height - 152) < 0.5)
      let (title, message) = (label("Delete?", in: alert), label("It is gone then.", in: alert))
      #expect(title.frame.minX == 30)
      #expect(title.frame.minY == 22)
      #expect(title.frame.width == 260)
      #expect(abs(message.frame.minY - 49.67) < 0.34)
      #expect(row("Keep", in: alert).size == CGSize(width: 140, height: 48))
      #expect(row("Delete", in: alert).minX - row("Keep", in: alert).maxX == 8)
      #expect(abs(frame(alert.view).maxY - row("Keep", in: alert).maxY - 16) < 1e-9)
    }
  }

  @Test func aSheetOfActionsIsAtTheBottomOfANarrowWindow() {
    let sheet = alert(.actionSheet)
    sheet.addAction(UIAlertAction(title: "Move", style: .default))
    sheet.addAction(UIAlertAction(title: "Keep", style: .cancel))
    present(sheet) { _ in
      #expect(frame(sheet.view).minX == 8)
      #expect(frame(sheet.view).width == 374)
      #expect(abs(frame(sheet.view).maxY - (844 - 34)) < 0.34)
      #expect(row("Keep", in: sheet).height == 57)
      #expect(abs(row("Keep", in: sheet).minY - row("Move", in: sheet).maxY - 8) < 1e-9)
    }
  }

  @Test func aSheetOfActionsIsBesideItsSourceInAWideWindow() {
    let sheet = alert(.actionSheet)
    sheet.addAction(UIAlertAction(title: "Move", style: .default))
    sheet.addAction(UIAlertAction(title: "Keep", style: .cancel))
    let source = UIView(frame: CGRect(x: 600, y: 120, width: 44, height: 30))
    present(sheet, on: CGSize(width: 1024, height: 768), idiom: .pad) { root in
      root.view.addSubview(source)
      sheet.popoverPresentationController?.sourceView = source
    } _: { _ in
      #expect(frame(sheet.view).width == 304)
      // Below the source, by the arrow of 13 points, and centered on it.
      let (top, middle): (CGFloat, CGFloat) = (120 + 30 + 13, 600 + 44 / 2)
      #expect(frame(sheet.view).minY == top)
      #expect(frame(sheet.view).midX == middle)
      #expect(row("Keep", in: sheet).isNull)
    }
  }

  @Test func aTapDismissesAndThenCallsTheHandler() {
    let alert = alert(.alert)
    var calls: [Bool] = []
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in
        calls.append(alert.presentingViewController == nil)
      })
    present(alert) { window in
      let row = row("Delete", in: alert)
      for phase in [UITouch.Phase.began, .ended] {
        HeadlessLayout.sendTouch(phase, at: CGPoint(x: row.midX, y: row.midY), in: window)
      }
      #expect(calls == [true])
      #expect(window.rootViewController?.presentedViewController == nil)
    }
  }

  @Test func aDisabledActionIsNotCalled() {
    let alert = alert(.alert)
    var calls = 0
    let action = UIAlertAction(title: "Delete", style: .default) { _ in calls += 1 }
    alert.addAction(action)
    action.isEnabled = false
    present(alert) { window in
      let row = row("Delete", in: alert)
      for phase in [UITouch.Phase.began, .ended] {
        HeadlessLayout.sendTouch(phase, at: CGPoint(x: row.midX, y: row.midY), in: window)
      }
      #expect(calls == 0)
    }
  }

  @Test func textFieldsAreBelowTheMessage() {
    let alert = alert(.alert, message: "Under which name?")
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.isSecureTextEntry = true }
    present(alert) { _ in
      guard let fields = alert.textFields, fields.count == 2 else {
        Issue.record("The alert has two fields.")
        return
      }
      let message = label("Under which name?", in: alert).frame
      #expect(abs(fields[0].frame.minY - message.maxY - 10) < 1e-9)
      #expect(abs(fields[1].frame.minY - fields[0].frame.maxY - 10) < 1e-9)
      #expect(fields[0].frame.width == 230)
    }
  }

  /// Eighty lines do not fit: the texts scroll, and the actions remain.
  @Test func aLongMessageScrolls() {
    let alert = alert(.alert, message: Array(repeating: "One more line.", count: 80).joined(separator: "\n"))
    alert.addAction(UIAlertAction(title: "Close", style: .cancel))
    present(alert) { _ in
      #expect(frame(alert.view).height == 756)
      #expect(abs(row("Close", in: alert).maxY - frame(alert.view).maxY) < 1e-9)
      let scroll = label("Delete?", in: alert).superview as? UIScrollView
      #expect((scroll?.contentSize.height ?? 0) > (scroll?.bounds.height ?? 0))
    }
  }

  @Test func theFirstOfTwoActionsIsAtTheRightInHebrew() {
    let alert = alert(.alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.view.semanticContentAttribute = .forceRightToLeft
    present(alert) { _ in #expect(row("Keep", in: alert).minX > row("Delete", in: alert).minX) }
  }

  /// The title at (30, 22), rows of 208 × 48 and 16 points around them were measured.
  @Test func aSheetOfActionsOfIOS26HasACancelRowOnlyWithoutASource() {
    let size = CGSize(width: 402, height: 874)
    func sheet() -> UIAlertController {
      let sheet = alert(.actionSheet)
      sheet.addAction(UIAlertAction(title: "Keep", style: .cancel))
      sheet.addAction(UIAlertAction(title: "Move", style: .default))
      return sheet
    }
    let centered = sheet()
    present(centered, on: size, system: 26) { _ in
      #expect(frame(centered.view).midX == 201)
      #expect(row("Move", in: centered).size == CGSize(width: 208, height: 48))
      let gap = row("Keep", in: centered).minY - row("Move", in: centered).maxY
      #expect(gap == 8)
    }
    let beside = sheet()
    present(beside, on: size, system: 26) { root in
      beside.popoverPresentationController?.sourceView = root.view
      beside.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 200, width: 50, height: 30)
    } _: { _ in
      #expect(row("Keep", in: beside).isNull)
      let bottom = frame(beside.view).maxY - row("Move", in: beside).maxY
      #expect(bottom == 16)
    }
  }

  @Test func aNewMessageKeepsTheEditedField() {
    let alert = alert(.alert)
    alert.addTextField { $0.borderStyle = .none }
    present(alert) { window in
      let field = alert.textFields?.first
      field?.becomeFirstResponder()
      field?.borderStyle = .bezel
      alert.message = "Too short"
      window.layoutIfNeeded()
      #expect(field?.isFirstResponder == true)
      #expect(field?.borderStyle == .bezel)
    }
  }

  @Test func anAlertOutlivedByItsViewIsNotAsked() {
    var alert: UIAlertController? = self.alert(.alert)
    let view = alert?.view
    alert = nil
    view?.frame = CGRect(x: 0, y: 0, width: 270, height: 100)
    view?.layoutIfNeeded()
    #expect(view?.subviews.first?.frame.width == 270)
  }
}
