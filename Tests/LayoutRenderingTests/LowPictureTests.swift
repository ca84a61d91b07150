import AutoLayoutKit
import Testing
import UIKit

@testable import LayoutRendering

/// A message in an inbox: 72 points high, with a badge of 20 points.
@MainActor private final class InboxCell: UIView {
  private let name = UILabel()
  private let preview = UILabel()
  private let badge = UILabel()

  init(width: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: 72))
    name.text = "Anna Lindqvist"
    preview.text = "The train leaves at nine"
    badge.text = "12"
    badge.font = .systemFont(ofSize: 12)
    badge.backgroundColor = .red
    badge.textAlignment = .center
    for view in [name, preview, badge] { addSubview(view) }
    tk_constraint { make in
      make.xPlace(16, name, 8...)
      make.yPlace(14, name, 3, preview, make.wall)
      make.ref(name).xLeft(preview)
      make.priority(.required - 1).size(badge) == (28, 20)
      make.xPlace(after: preview, 8..., badge, 12)
      make.ref(preview).yCenter(badge)
    }
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite struct LowPictureTests {
  private func picture(_ width: CGFloat, _ options: TerminalOptions) -> [String] {
    LayoutRendering.render(InboxCell(width: width), as: .terminal(options)).split(separator: "\n").map(
      String.init)
  }

  @Test func aLowPictureIsAsWideAsItsSmallestTextNeeds() {
    // 12 points of San Francisco are 14.32 points high: 4 × 320 / 14.32 is more than 89 and less than 90.
    #expect(picture(320, TerminalOptions(mostColumns: 120)).first?.count == 90)
    #expect(picture(320, TerminalOptions(mostColumns: 84)).first?.count == 84)
    #expect(picture(320, TerminalOptions()).first?.count == 80)
  }

  @Test func aBadgeOfTwentyPointsHasItsBox() throws {
    let lines = picture(390, TerminalOptions(mostColumns: 120))
    let row = lines.firstIndex { $0.contains("│  12  │") && $0.contains("The train leaves at nine") }
    let index = try #require(row, "\(lines)")
    #expect(lines[index - 1].contains("┌──────┐") && lines[index + 1].contains("└──────┘"))
  }

  @Test func aHighPictureKeepsItsWidth() {
    let view = InboxCell(width: 320)
    view.frame.size.height = 568
    let lines = LayoutRendering.render(view, as: .terminal(TerminalOptions(mostColumns: 120)))
    #expect(lines.split(separator: "\n").first?.count == 80)
  }

  @Test func aPictureWhoseRowsAreHigherThanATextNamesTheFrames() {
    func output(_ columns: Int) -> String {
      ShownView(
        InboxCell(width: 320), as: .terminal, size: nil, terminal: TerminalOptions(columns: columns)
      ).output
    }
    // 2 × 320 / 44 is 14.5 points, and 2 × 320 / 46 is 13.9.
    #expect(output(44).contains("\n\n" + ShownView.frameHint + "InboxCell"))
    #expect(!output(46).contains(ShownView.frameHint))
  }
}
