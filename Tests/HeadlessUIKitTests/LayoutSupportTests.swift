import HeadlessUIKit
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct LayoutSupportTests {
  private final class ClientConstraint: NSLayoutConstraint {}

  @Test func eachGuideIsOneObjectWithTwoConstraints() {
    let controller = UIViewController()
    let a = UIView()
    controller.view.placeInside(a)
    #expect(controller.view.constraints.isEmpty)
    let top = controller.topLayoutGuide
    #expect(
      top === controller.topLayoutGuide && controller.view.constraints.count == 2
        && controller.view.layoutGuides.isEmpty)
    let client = ClientConstraint(
      item: a, attribute: .top, relatedBy: .equal, toItem: top, attribute: .bottom, multiplier: 1, constant: 3
    )
    client.isActive = true
    #expect(controller.view.constraints.count == 3 && client.secondItem === top)
    let clients = controller.view.constraints.filter { $0 is ClientConstraint }
    #expect(clients == [client])
    #expect(controller.bottomLayoutGuide !== top && controller.view.constraints.count == 5)
    #expect((top as? UILayoutGuide)?.owningView === controller.view)
  }

  @Test func theGuidesCoverTheSafeAreaInsets() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let controller = UIViewController()
    let a = UIView()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.placeInside(a)
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 3),
      a.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor, constant: -5),
      a.widthAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor),
    ])
    window.layoutIfNeeded()
    expectFrames(("without bars", a, CGRect(x: 0, y: 3, width: 0, height: 300 - 3 - 5)))
    HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 1, bottom: 34, right: 2), of: window)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 6, left: 7, bottom: 8, right: 9)
    window.layoutIfNeeded()
    #expect(controller.topLayoutGuide.length == 47 + 6 && controller.bottomLayoutGuide.length == 34 + 8)
    expectFrames(("with bars", a, CGRect(x: 0, y: 53 + 3, width: 53, height: 300 - 53 - 3 - 42 - 5)))
  }

  @Test func theGuidesMoveToANewView() {
    let controller = UIViewController()
    let a = UIView()
    let top = controller.topLayoutGuide
    let old = controller.view
    let crossing = old?.heightAnchor.constraint(equalTo: top.heightAnchor)
    crossing?.isActive = true
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    #expect(controller.topLayoutGuide === top && (top as? UILayoutGuide)?.owningView === controller.view)
    #expect(
      old?.constraints.isEmpty == true && crossing?.isActive == false
        && controller.view.constraints.count == 2)
    controller.view.placeInside(a)
    HeadlessLayout.setSafeAreaInsets(
      UIEdgeInsets(top: 47, left: 1, bottom: 34, right: 2), of: controller.view)
    a.topAnchor.constraint(equalTo: top.bottomAnchor).isActive = true
    controller.view.layoutIfNeeded()
    expectFrames(("a", a, CGRect(x: 0, y: 47, width: 0, height: 0)))
  }

  @Test func theGuidesAreFreedWithTheirController() {
    weak var top: (any UILayoutSupport)?
    weak var view: UIView?
    do {
      let controller = UIViewController()
      top = controller.topLayoutGuide
      view = controller.view
      controller.view.layoutIfNeeded()
      #expect(top != nil)
    }
    #expect(top == nil && view == nil)
  }
}
