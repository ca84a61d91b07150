import AutoLayoutKit
import Testing
import UIKit

@testable import LayoutInspection

/// The system that is read from the constraints, as UIKit and AppKit get it, has the frames of the layout.
@MainActor struct ReadSystemTests {
  /// Expects the frames that the read system has; returns their number.
  private func expectFrames(in root: UIView) -> Int {
    root.layoutIfNeeded()
    let system = ReadSystem(of: root)
    #expect(system.solver.conflicts.isEmpty)
    let views = root.tree.dropFirst()
    for view in views {
      let (read, laidOut) = (system.exactFrame(of: view) ?? .null, view.exactFrame)
      let isEqual = zip(
        [read.minX, read.minY, read.width, read.height],
        [laidOut.minX, laidOut.minY, laidOut.width, laidOut.height]
      ).allSatisfy { abs($0 - $1) < 1e-6 }
      #expect(isEqual, "\(type(of: root)), \(type(of: view)): \(read), \(laidOut)")
    }
    return views.count
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func theFramesOfScreensAreRead(direction: UISemanticContentAttribute) {
    let form = FormScreen(rowCount: 4)
    form.frame.size = CGSize(width: 390, height: 844)
    for screen in [PlayerScreen(without: nil), OrdersScreen(without: nil), form] as [UIView] {
      screen.semanticContentAttribute = direction
      #expect(expectFrames(in: screen) > 10)
    }
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func areasInsetsAndScrolledContentsAreRead(direction: UISemanticContentAttribute) {
    let screen = CheckedScreen()
    screen.semanticContentAttribute = direction
    let window = UIWindow(frame: screen.frame)
    window.addSubview(screen)
    HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 21, left: 5, bottom: 34, right: 9), of: window)
    [screen.scroll, screen.title].forEach(screen.addSubview)
    [screen.card, screen.inner].forEach(screen.scroll.addSubview)
    screen.card.addSubview(screen.time)
    screen.card.bounds.origin = CGPoint(x: 3, y: -7)
    screen.tk_constraint { make in
      make.safeArea.inset(top: 1, left: 2, bottom: 3, right: 4).equal(screen.scroll)
      make.margins.directional.xLeft(screen.title)
      make.yLastBaseline(screen.title, by: 60)
    }
    screen.scroll.tk_constraint { make in
      make.content.xEqual(screen.card)
      make.content.yPlace(7, screen.card, 11, screen.inner, 13)
      make.width(screen.card) == make.w * 1.5
      make.height(screen.card) == 600
      make.ref(screen.card).directional.xRight(screen.inner, by: 17)
    }
    screen.card.tk_constraint { make in
      make.directional.xPlace(8, screen.time, make.wall)
      make.yCenter(screen.time, by: 5)
    }
    screen.layoutIfNeeded()
    screen.scroll.contentOffset = CGPoint(x: 10, y: 40)
    #expect(expectFrames(in: screen) == 5)
  }
}
