import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// A controller that records the changes of its size and traits, in words.
private final class RecordingController: UIViewController {
  let name: String
  let note: (String) -> Void

  init(_ name: String, _ note: @escaping (String) -> Void) {
    self.name = name
    self.note = note
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("\(name) will be \(Int(size.width)) × \(Int(size.height)), is \(Int(view.bounds.width))")
    coordinator.animate { _ in
      self.note("\(self.name) alongside, is \(Int(self.view.bounds.width))")
    } completion: { context in
      self.note("\(self.name) completed, \(context.percentComplete == 1)")
    }
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let old = traitCollection.verticalSizeClass.rawValue
    let new = newCollection.verticalSizeClass.rawValue
    note("\(name) will have height class \(new), has \(old)")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note("\(name) has other traits")
  }
  override func viewDidLayoutSubviews() { note("\(name) laid out") }
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    note("\(name): a child would like \(Int(container.preferredContentSize.height))")
  }
}

@MainActor @Suite(.serialized) struct TransitionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  // Apple's page of `willTransition(to:with:)`: before the traits change, and before any call of
  // `traitCollectionDidChange`.
  @Test func aRotationIsReportedBeforeAndAfter() {
    var notes: [String] = []
    show(RecordingController("root") { notes.append($0) })
    notes = []
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(
      notes == [
        "root will have height class 1, has 2", "root will be 844 × 390, is 390", "root has other traits",
        "root alongside, is 844", "root laid out", "root completed, true",
      ])
  }

  @Test func aSizeWithTheSameTraitsIsNoTraitChange() {
    var notes: [String] = []
    show(RecordingController("root") { notes.append($0) })
    notes = []
    window.bounds.size = CGSize(width: 380, height: 844)
    #expect(
      notes == [
        "root will be 380 × 844, is 390", "root alongside, is 380", "root laid out", "root completed, true",
      ])
    notes = []
    window.frame.origin.x = 10
    window.layoutIfNeeded()
    #expect(notes.isEmpty)
  }

  @Test func childrenGetTheirOwnNewSize() {
    var notes: [String] = []
    let root = UIViewController()
    let filling = RecordingController("filling") { notes.append($0) }
    let fixed = RecordingController("fixed") { notes.append($0) }
    show(root)
    for child in [filling, fixed] {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    filling.view.frame = root.view.bounds
    fixed.view.autoresizingMask = []
    fixed.view.frame = CGRect(x: 0, y: 0, width: 70, height: 50)
    window.layoutIfNeeded()
    notes = []
    window.frame.size = CGSize(width: 500, height: 844)
    let transitions = notes.filter { $0.contains("will be") }
    #expect(transitions == ["filling will be 500 × 844, is 390", "fixed will be 70 × 50, is 70"])
  }

  @Test func aChildOfContainersIsCalledForARotation() {
    defer { HeadlessLayout.setScreen(size: CGSize(width: 390, height: 844)) }
    var notes: [String] = []
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: RecordingController("child") { notes.append($0) })
    ]
    show(tabs)
    notes = []
    HeadlessLayout.setScreen(size: CGSize(width: 844, height: 390))
    #expect(window.frame.size == CGSize(width: 844, height: 390))
    let transitions = notes.filter { $0.contains("will") }
    #expect(transitions == ["child will have height class 1, has 2", "child will be 844 × 390, is 390"])
  }

  @Test func overriddenTraitsDoNotChange() {
    var notes: [String] = []
    let root = UIViewController()
    let child = RecordingController("child") { notes.append($0) }
    show(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    root.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: child)
    window.layoutIfNeeded()
    notes = []
    window.frame.size = CGSize(width: 844, height: 390)
    let classes = notes.filter { $0.contains("class") }
    #expect(classes.isEmpty)
    #expect(child.traitCollection.verticalSizeClass == .compact)
  }

  @Test func aLateAnimationOnlyCompletes() {
    final class Keeper: UIViewController {
      var coordinator: (any UIViewControllerTransitionCoordinator)?
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        self.coordinator = coordinator
        #expect(transitionCoordinator === coordinator)
      }
    }
    let keeper = Keeper()
    show(keeper)
    window.frame.size.height = 800
    var ran: [String] = []
    let isTaken = keeper.coordinator?.animate { _ in
      ran.append("animation")
    } completion: { _ in
      ran.append("completion")
    }
    #expect(isTaken == false)
    #expect(ran == ["completion"])
    #expect(keeper.transitionCoordinator == nil)
  }

  @Test func aParentIsCalledForAPreferredContentSize() {
    var notes: [String] = []
    let root = RecordingController("root") { notes.append($0) }
    let child = UIViewController()
    root.addChild(child)
    child.preferredContentSize = CGSize(width: 0, height: 120)
    child.preferredContentSize = CGSize(width: 0, height: 120)
    #expect(notes == ["root: a child would like 120"])
  }
}
