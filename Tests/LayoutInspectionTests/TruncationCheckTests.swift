import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

@MainActor @Suite struct TruncationCheckTests {
  private let screen = CheckedScreen()
  private var size: CGSize { screen.title.intrinsicContentSize }

  private func place(_ view: UIView, _ width: CGFloat, _ height: CGFloat) {
    screen.place([(view, CGRect(x: 13, y: 17, width: width, height: height))])
  }

  @Test func aTextOfOneLineNeedsItsWidth() {
    place(screen.title, size.width, size.height)
    #expect(screen.sentences(.noTruncation).isEmpty)
    place(screen.title, size.width - 7, size.height)
    let room = Int(size.width) - 7
    #expect(
      screen.sentences(.noTruncation) == [
        "The text of \"title\" needs \(Int(size.width)) points and is \(room) wide. Give it more room or more"
          + " lines; if it may be cut off, set its compression resistance below 750."
      ])
    screen.title.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    #expect(screen.sentences(.noTruncation).isEmpty)
  }

  @Test func aTextThatIsMadeSmallerIsNotCutOff() {
    screen.title.adjustsFontSizeToFitWidth = true
    place(screen.title, size.width - 7, size.height)
    #expect(screen.sentences(.noTruncation).isEmpty)
  }

  @Test func aTextOfSeveralLinesNeedsItsHeight() {
    screen.title.text = "Departure from the northern terminal in the evening"
    let line = size.height
    screen.title.numberOfLines = 0
    let lines = screen.title.sizeThatFits(CGSize(width: 150, height: 0)).height
    #expect(lines > 2 * line)
    screen.addSubview(screen.title)
    let place = #line + 2
    let group = screen.tk_constraint { make in
      make.size(screen.title) == (150, line)
    }
    let found = problems(in: screen, [.noTruncation])
    #expect(found.first?.sites.map(\.line) == [place])
    #expect(found.first?.description.hasSuffix("make it a minimum: >= instead of ==.") == true)
    group.uninstall()
    screen.tk_constraint { make in make.width(screen.title) == 150 }
    #expect(screen.sentences(.noTruncation).isEmpty)
  }

  @Test func aLimitOfSeveralLinesCutsOffOnPurpose() {
    screen.title.text = "Departure from the northern terminal in the evening"
    let line = size.height
    screen.title.numberOfLines = 2
    place(screen.title, 120, screen.title.sizeThatFits(CGSize(width: 120, height: 0)).height)
    #expect(screen.sentences(.noTruncation).isEmpty)
    place(screen.title, 120, line)
    #expect(screen.sentences(.noTruncation).count == 1)
  }

  @Test func contentWithoutSizeIsSqueezedToNothing() {
    screen.title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    place(screen.title, 0, size.height)
    #expect(
      screen.sentences(.noTruncation) == [
        "\"title\" needs \(Int(size.width)) points and is squeezed to nothing. The rest of the row"
          + " leaves no room for it: make another view of the row smaller or flexible, or give \"title\" a"
          + " minimum width."
      ])
    screen.title.text = nil
    #expect(screen.sentences(.noTruncation).isEmpty)
    place(screen.photo, 20, 0)
    #expect(problems(in: screen, [.noTruncation]).map(\.views) == [["photo"]])
  }

  @Test func aColumnWithoutWidthIsReportedAndItsContentIsNot() {
    place(screen.card, 0, 90)
    screen.card.addSubview(screen.inner)
    screen.inner.frame = CGRect(x: 0, y: 0, width: 0, height: 30)
    #expect(
      screen.sentences(.noTruncation) == [
        "\"card\" has content and is 0 wide. Give it a width, or tie its content to both of its edges along"
          + " x."
      ])
  }

  @Test func theTitleOfAButtonIsExamined() {
    let natural = screen.button.intrinsicContentSize
    place(screen.button, natural.width, natural.height)
    #expect(screen.sentences(.noTruncation).isEmpty)
    place(screen.button, natural.width / 2, natural.height)
    #expect(problems(in: screen, [.noTruncation]).map(\.views) == [["button"]])
  }
}
