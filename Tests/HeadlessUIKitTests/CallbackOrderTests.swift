import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// The calls, in order.
@MainActor private final class Log {
  private var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Returns the lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that records its callbacks.
private final class RecordingView: UIView {
  private let name: String
  private let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    log.note("\(name) updateConstraints")
    super.updateConstraints()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    log.note("\(name) layoutSubviews")
  }
  override func safeAreaInsetsDidChange() { log.note("\(name) safeArea \(Int(safeAreaInsets.top))") }
  override func layoutMarginsDidChange() { log.note("\(name) margins \(Int(layoutMargins.top))") }
  override func didAddSubview(_ subview: UIView) { log.note("\(name) didAdd") }
  override func willRemoveSubview(_ subview: UIView) { log.note("\(name) willRemove") }
  override func willMove(toSuperview newSuperview: UIView?) {
    log.note("\(name) willMove \(newSuperview == nil ? "out" : "in")")
  }
  override func didMoveToSuperview() { log.note("\(name) didMove \(superview == nil ? "out" : "in")") }
  override func willMove(toWindow newWindow: UIWindow?) {
    log.note("\(name) willMove \(newWindow == nil ? "off" : "on")")
  }
  override func didMoveToWindow() { log.note("\(name) didMove \(window == nil ? "off" : "on")") }
}

private final class RecordingController: UIViewController {
  private let log: Log
  private let root: RecordingView

  init(_ log: Log, _ root: RecordingView) {
    self.log = log
    self.root = root
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    log.note("loadView")
    view = root
  }
  override func viewDidLoad() { log.note("viewDidLoad") }
  override func updateViewConstraints() {
    log.note("updateViewConstraints")
    super.updateViewConstraints()
  }
  override func viewWillLayoutSubviews() { log.note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { log.note("viewDidLayoutSubviews") }
  override func viewSafeAreaInsetsDidChange() { log.note("viewSafeAreaInsetsDidChange") }
  override func viewLayoutMarginsDidChange() { log.note("viewLayoutMarginsDidChange") }
}

/// The order of the callbacks of views and controllers, as Apple documents it.
@MainActor @Suite struct CallbackOrderTests {
  private let log = Log()

  /// Returns a window of 400 x 300 with `outer` and, `insets` inside it, `inner`.
  private func screen() -> (window: UIWindow, outer: RecordingView, inner: RecordingView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let (outer, inner) = (RecordingView("outer", log), RecordingView("inner", log))
    window.placeInside(outer)
    outer.placeInside(inner)
    NSLayoutConstraint.activate(outer.edges(window, .zero) + inner.edges(outer, insets))
    return (window, outer, inner)
  }

  @Test func constraintsAreUpdatedInsideOutAndLayoutsOutsideIn() {
    let (window, outer, inner) = screen()
    _ = log.take()
    window.layoutIfNeeded()
    #expect(
      log.take() == [
        "inner updateConstraints", "outer updateConstraints", "outer layoutSubviews", "inner layoutSubviews",
      ])
    inner.setNeedsUpdateConstraints()
    outer.setNeedsUpdateConstraints()
    inner.setNeedsLayout()
    #expect(inner.needsUpdateConstraints() && outer.needsUpdateConstraints())
    window.layoutIfNeeded()
    #expect(log.take() == ["inner updateConstraints", "outer updateConstraints", "inner layoutSubviews"])
    #expect(!inner.needsUpdateConstraints() && !outer.needsUpdateConstraints())
  }

  @Test func updateConstraintsIfNeededLaysNothingOut() {
    let (window, outer, inner) = screen()
    window.layoutIfNeeded()
    _ = log.take()
    inner.setNeedsUpdateConstraints()
    outer.setNeedsLayout()
    window.updateConstraintsIfNeeded()
    #expect(log.take() == ["inner updateConstraints"])
    window.updateConstraintsIfNeeded()
    #expect(log.take().isEmpty)
    window.layoutIfNeeded()
    #expect(log.take() == ["outer layoutSubviews"])
  }

  @Test func theControllerIsCalledAroundTheLayoutOfItsView() {
    let (outer, inner) = (RecordingView("outer", log), RecordingView("inner", log))
    outer.placeInside(inner)
    NSLayoutConstraint.activate(inner.edges(outer, insets))
    _ = log.take()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.rootViewController = RecordingController(log, outer)
    #expect(log.take().prefix(2) == ["loadView", "viewDidLoad"])
    window.layoutIfNeeded()
    #expect(
      log.take() == [
        "inner updateConstraints", "updateViewConstraints", "outer updateConstraints",
        "viewWillLayoutSubviews", "outer layoutSubviews", "viewDidLayoutSubviews", "inner layoutSubviews",
      ])
  }

  @Test func insetsChangeBeforeTheLayoutOfTheView() {
    let (outer, inner) = (RecordingView("outer", log), RecordingView("inner", log))
    outer.placeInside(inner)
    NSLayoutConstraint.activate(inner.edges(outer, insets))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.rootViewController = RecordingController(log, outer)
    outer.layoutMargins.top = 0
    inner.layoutMargins.top = 0
    window.layoutIfNeeded()
    _ = log.take()
    HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 50, left: 1, bottom: 2, right: 3), of: window)
    window.layoutIfNeeded()
    let lines = log.take()
    // `inner` begins 10 below the top of `outer`.
    for (first, then) in [
      ("outer safeArea 50", "viewSafeAreaInsetsDidChange"),
      ("viewSafeAreaInsetsDidChange", "outer margins 50"), ("outer margins 50", "viewLayoutMarginsDidChange"),
      ("viewLayoutMarginsDidChange", "viewWillLayoutSubviews"),
      ("viewWillLayoutSubviews", "outer layoutSubviews"), ("outer layoutSubviews", "inner safeArea 40"),
      ("inner safeArea 40", "inner margins 40"), ("inner margins 40", "inner layoutSubviews"),
    ] {
      let indices = [first, then].map { lines.firstIndex(of: $0) ?? -1 }
      #expect(indices[0] >= 0 && indices[0] < indices[1], "\(first) before \(then) in \(lines)")
    }
    #expect(Set(lines).count == lines.count, "each is told once: \(lines)")
    inner.layoutMargins.top = 5
    #expect(log.take() == ["inner margins 45"])
    window.layoutIfNeeded()
    #expect(log.take() == ["inner layoutSubviews"])
  }

  @Test func aMoveIsReportedBeforeAndAfter() {
    let (window, outer, inner) = screen()
    let other = RecordingView("other", log)
    window.addSubview(other)
    window.layoutIfNeeded()
    _ = log.take()
    // A move to another superview in the same window does not change the window of a view.
    other.addSubview(inner)
    #expect(log.take() == ["inner willMove in", "outer willRemove", "inner didMove in", "other didAdd"])
    inner.removeFromSuperview()
    #expect(
      log.take() == [
        "inner willMove off", "inner willMove out", "other willRemove", "inner didMove off",
        "inner didMove out",
      ])
    outer.addSubview(inner)
    _ = log.take()
    outer.removeFromSuperview()
    #expect(
      log.take() == [
        "outer willMove off", "inner willMove off", "outer willMove out", "outer didMove off",
        "inner didMove off", "outer didMove out",
      ])
    window.addSubview(outer)
    #expect(
      log.take() == [
        "outer willMove on", "inner willMove on", "outer willMove in", "outer didMove on", "inner didMove on",
        "outer didMove in",
      ])
  }

  @Test func aViewClassMayRequireConstraints() {
    final class Constrained: UIView {
      override class var requiresConstraintBasedLayout: Bool { true }
    }
    #expect(Constrained.requiresConstraintBasedLayout && !UIView.requiresConstraintBasedLayout)
  }
}
