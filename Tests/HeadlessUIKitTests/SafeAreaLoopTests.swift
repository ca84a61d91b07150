import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// A view that moves with its own safe area, which grows as the view moves out of its superview, comes to rest.
@MainActor @Suite struct SafeAreaLoopTests {
  private let view = UIView()
  private let covered = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)

  /// A topmost view that bars reach into, with a view in it.
  private func bars() -> UIView {
    let root = root(400, 300, view)
    HeadlessLayout.setSafeAreaInsets(covered, of: root)
    return root
  }

  /// Lays out again and again; the frames are those of the first time.
  private func expectRest(_ root: UIView, _ views: (name: String, view: UIView, frame: CGRect)..., sourceLocation: SourceLocation = #_sourceLocation)
  {
    for _ in 0..<5 {
      root.layoutIfNeeded()
      for (name, view, frame) in views { expectFrames((name, view, frame), sourceLocation: sourceLocation) }
      view.setNeedsLayout()
      root.setNeedsLayout()
    }
    #expect((HeadlessLayout.work(for: root)?.solves ?? 0) <= 8, sourceLocation: sourceLocation)
  }

  @Test func aViewAroundItsOwnSafeAreaReachesOutByThatOfItsSuperview() {
    let root = bars()
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: root.topAnchor), guide.leftAnchor.constraint(equalTo: root.leftAnchor),
      guide.bottomAnchor.constraint(equalTo: root.bottomAnchor), guide.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    expectRest(root, ("view", view, CGRect(x: -30, y: -20, width: 30 + 400 + 50, height: 20 + 300 + 40)))
    #expect(view.safeAreaInsets == covered)
  }

  @Test func marginsThatTakeTheSafeAreaInToo() {
    let root = bars()
    view.layoutMargins = insets
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      guide.bottomAnchor.constraint(equalTo: root.bottomAnchor), view.heightAnchor.constraint(equalToConstant: 100),
      view.leftAnchor.constraint(equalTo: root.leftAnchor), view.widthAnchor.constraint(equalToConstant: 70),
    ])
    // 300 + margin of 40 + safe area of 40 is where it ends.
    expectRest(root, ("view", view, CGRect(x: 0, y: 300 + 40 + 40 - 100, width: 70, height: 100)))
  }

  @Test func aViewAroundTheSafeAreaOfWhatIsInsideIt() {
    let root = bars()
    let inner = view.placeInside(UIView())
    NSLayoutConstraint.activate(
      inner.edges(view, .zero) + [
        inner.safeAreaLayoutGuide.leftAnchor.constraint(equalTo: root.leftAnchor), view.widthAnchor.constraint(equalToConstant: 90),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 70), view.heightAnchor.constraint(equalToConstant: 10),
      ])
    expectRest(
      root, ("view", view, CGRect(x: -30, y: 70, width: 90, height: 10)), ("inner", inner, CGRect(x: 0, y: 0, width: 90, height: 10)))
  }

  @Test func aViewThatOnlyReachesOutIsCoveredByMore() {
    let root = bars()
    let inner = view.placeInside(UIView())
    NSLayoutConstraint.activate(
      view.box(-7, -100, 500, 200) + [
        inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        inner.leftAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leftAnchor),
      ])
    // The bars end where they end in the topmost view: 20 + 100 below the upper edge of this one, 30 + 7 after its left edge.
    expectRest(root, ("inner", inner, CGRect(x: 37, y: 120, width: 0, height: 0)))
    #expect(view.safeAreaInsets.top == 120 && view.safeAreaInsets.left == 37)
  }
}
