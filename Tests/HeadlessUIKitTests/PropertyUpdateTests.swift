import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// The calls of views and controllers, in order.
@MainActor private final class UpdateLog {
  var lines: [String] = []

  /// Returns the lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class UpdatingView: UIView {
  let name: String
  let log: UpdateLog
  /// Called in `updateProperties()`.
  var update: (UpdatingView) -> Void = { _ in }

  init(_ name: String, _ log: UpdateLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func updateProperties() {
    super.updateProperties()
    log.lines.append("\(name) properties")
    update(self)
  }

  override func updateConstraints() {
    log.lines.append("\(name) constraints")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.lines.append("\(name) layout")
  }
}

private final class UpdatingController: UIViewController {
  let content: UpdatingView

  init(_ content: UpdatingView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = content }

  override func updateProperties() {
    super.updateProperties()
    content.log.lines.append("controller properties")
  }
}

@MainActor @Suite(.serialized) struct PropertyUpdateTests {
  private let log = UpdateLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let outer: UpdatingView
  private let inner: UpdatingView

  init() {
    outer = UpdatingView("outer", log)
    inner = UpdatingView("inner", log)
    outer.addSubview(inner)
    window.addSubview(outer)
  }

  @Test func propertiesComeBeforeConstraintsAndLayout() {
    window.layoutIfNeeded()
    #expect(
      log.take() == [
        "outer properties", "inner properties", "inner constraints", "outer constraints", "outer layout",
        "inner layout",
      ])
    window.layoutIfNeeded()
    #expect(log.take().isEmpty)
  }

  @Test func oneUpdateServesAllRequests() {
    window.layoutIfNeeded()
    _ = log.take()
    inner.setNeedsUpdateProperties()
    inner.setNeedsUpdateProperties()
    #expect(log.take().isEmpty)
    window.layoutIfNeeded()
    #expect(log.take() == ["inner properties"], "the layout is not due")
    inner.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(log.take() == ["inner layout"], "the properties are not due")
  }

  @Test func anUpdateCanBeForced() {
    window.layoutIfNeeded()
    _ = log.take()
    outer.setNeedsUpdateProperties()
    inner.setNeedsUpdateProperties()
    inner.updatePropertiesIfNeeded()
    #expect(log.take() == ["inner properties"])
    outer.updatePropertiesIfNeeded()
    #expect(log.take() == ["outer properties"])
    window.layoutIfNeeded()
    #expect(log.take().isEmpty)
  }

  @Test func aLayoutHasTheUpdatedProperties() {
    let label = UILabel()
    inner.update = { _ in label.text = "Departure" }
    outer.translatesAutoresizingMaskIntoConstraints = false
    outer.placeInside(label)
    NSLayoutConstraint.activate(outer.box(20, 30, 200, 40) + label.edges(outer, .zero).prefix(2))
    window.layoutIfNeeded()
    let expected = UILabel()
    expected.text = "Departure"
    expectFrames(("label", label, CGRect(origin: .zero, size: expected.intrinsicContentSize)))
  }

  @Test func anUpdateMayRequestAnother() {
    var rest = 2
    inner.update = { view in
      if rest > 0 { view.setNeedsUpdateProperties() }
      rest -= 1
    }
    window.layoutIfNeeded()
    #expect(log.take().filter { $0 == "inner properties" }.count == 3)
  }

  @Test func aControllerUpdatesBeforeItsView() {
    let view = UpdatingView("view", log)
    let controller = UpdatingController(view)
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(
      log.take().filter { !$0.contains("er prop") || $0.contains("controller") }.prefix(2)
        == ["controller properties", "view properties"])
    controller.setNeedsUpdateProperties()
    window.layoutIfNeeded()
    #expect(log.take() == ["controller properties"])
    view.setNeedsUpdateProperties()
    controller.updatePropertiesIfNeeded()
    #expect(log.take() == ["view properties"])
  }

  @Test func aViewThatEntersATreeIsUpdated() {
    window.layoutIfNeeded()
    _ = log.take()
    let (middle, late) = (UIView(), UpdatingView("late", log))
    middle.addSubview(late)
    inner.addSubview(middle)
    window.layoutIfNeeded()
    #expect(log.take().prefix(1) == ["late properties"])
  }
}

/// Animations that flush updates.
@MainActor @Suite(.serialized) struct FlushUpdatesTests {
  private let log = UpdateLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let view: UpdatingView

  init() {
    view = UpdatingView("view", log)
    window.addSubview(view)
    window.isHidden = false
  }

  /// Performs all updates that are outstanding, also those because of another screen since the initializer.
  private func settle() {
    window.layoutIfNeeded()
    _ = log.take()
  }

  @Test func updatesBelongToTheScopeInWhichTheyBecameDue() {
    settle()
    view.setNeedsUpdateProperties()
    UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) {
      log.lines.append("begin")
      view.setNeedsLayout()
      UIView.performWithoutAnimation {
        log.lines.append("inside")
        view.setNeedsUpdateProperties()
      }
      log.lines.append("after")
      view.setNeedsLayout()
    } completion: { _ in
      log.lines.append("end")
    }
    #expect(
      log.take() == [
        "view properties", "begin", "view layout", "inside", "view properties", "after", "view layout", "end",
      ])
  }

  @Test func anAnimationWithoutTheOptionLeavesThemOutstanding() {
    settle()
    UIView.animate(withDuration: 1) { view.setNeedsLayout() }
    UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) { view.setNeedsUpdateProperties() }
    #expect(log.take().isEmpty)
    window.layoutIfNeeded()
    #expect(log.take() == ["view properties", "view layout"])
  }

  @Test func anAnimatorFlushesToo() {
    settle()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.setNeedsLayout() }
    animator.flushUpdates = true
    animator.startAnimation()
    #expect(log.take() == ["view layout"])
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, options: .flushUpdates, animations: { view.setNeedsLayout() })
    #expect(log.take() == ["view layout"])
  }
}
