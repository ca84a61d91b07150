import AutoLayoutKit
import LayoutRendering
import Testing
import UIKit

/// The view that keeps a block is no view of the app.
@MainActor struct ObserverViewTests {
  private final class Keeper: UIView, AutoLayoutKitBlockObserver {
    func groupWillInstall(_ group: AutoLayoutKitConstraintGroup, in container: AutoLayoutKitView) {
      container.insertSubview(self, at: 0)
    }
    func groupDidUninstall() { removeFromSuperview() }
  }

  @Test func aSnapshotLeavesOutTheObserversOfBlocks() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let label = UILabel()
    root.addSubview(label)
    let keeper = Keeper()
    root.tk_constraint { make in
      make.observe(keeper)
      make.inset(top: 1, left: 2, bottom: 3, right: 4).equal(label)
    }
    root.layoutIfNeeded()
    #expect(root.subviews == [keeper, label])
    #expect(LayoutSnapshot(of: root).nodes.map(\.name) == ["UIView", "UILabel"])
  }
}
