import AutoLayoutKit
import Testing
import UIKit

@testable import LayoutInspection

/// Views that nobody sees need no place.
@MainActor @Suite struct TransparentViewTests {
  /// A player whose small state places its title only.
  private final class Player: UIView {
    let title = UILabel()
    let lyrics = UIView()
    let line = UILabel()

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
      title.text = "A song"
      line.text = "A line"
      addSubview(title)
      addSubview(lyrics)
      lyrics.addSubview(line)
      tk_constraint { make in
        make.xPlace(16, title, make.wall)
        make.yPlace(12, title, make.wall)
        // Neither has a position.
        make.size(lyrics) == (100, 40)
        make.ref(lyrics).width(line) == 40
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test(arguments: [0, 1] as [CGFloat]) func theOpenPositionsOfATransparentViewAreNoProblem(alpha: CGFloat) {
    let player = Player()
    player.lyrics.alpha = alpha
    let found = problems(in: player)
    #expect(found.isEmpty == (alpha == 0), "\(found)")
  }

  @Test func aHiddenViewIsNotExaminedEither() {
    let player = Player()
    player.lyrics.isHidden = true
    #expect(problems(in: player) == [])
  }
}
