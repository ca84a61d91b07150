import AutoLayoutKit
import LayoutTracking
import TestSupport
import Testing
import UIKit

/// Blocks that run again when a trait that they have read changes.
@MainActor struct TrackedTraitTests {
  private final class Card: UIView {
    let icon = UIView()
    var runs = 0
    var readsStyle = false

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      addSubview(icon)
      tk_constraintTracking { card, make in
        card.runs += 1
        make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
        make.xLeft(card.icon)
        make.yTop(card.icon)
        let side: CGFloat = make.traits.horizontalSizeClass == .regular ? 64 : 44
        make.size(card.icon) == (side, make.traits.preferredContentSizeCategory > .large ? 80 : 20)
      }
    }

    required init?(coder: NSCoder) { nil }

    func expect(
      _ width: CGFloat, _ height: CGFloat, runs: Int, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      layoutIfNeeded()
      #expect(self.runs == runs, sourceLocation: sourceLocation)
      expectFrames(
        ("icon", icon, CGRect(x: 5, y: 3, width: width, height: height)), sourceLocation: sourceLocation)
    }
  }

  @Test func theTraitsThatTheBlockReadsAreFollowed() {
    let card = Card()
    card.expect(44, 20, runs: 1)
    card.traitOverrides.horizontalSizeClass = .regular
    card.expect(64, 20, runs: 2)
    card.traitOverrides.horizontalSizeClass = .regular
    card.traitOverrides.userInterfaceStyle = .dark
    card.traitOverrides.verticalSizeClass = .compact
    card.expect(64, 20, runs: 2)
    card.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    card.traitOverrides.horizontalSizeClass = .compact
    card.expect(44, 80, runs: 3)
  }

  @Test func theTraitsOfAWindowAreFollowedWhenTheViewEntersIt() {
    let card = Card()
    card.expect(44, 20, runs: 1)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 900))
    window.traitOverrides.horizontalSizeClass = .regular
    window.addSubview(card)
    window.isHidden = false
    card.expect(64, 20, runs: 2)
    window.traitOverrides.horizontalSizeClass = .compact
    card.expect(44, 20, runs: 3)
    card.removeFromSuperview()
    card.expect(44, 20, runs: 3)
  }
}
