import AutoLayoutKit
import HeadlessUIKit
import LayoutInspection
import LayoutRendering
import Testing

/// A text on a white card, above the keyboard.
@MainActor private final class Note: UIView {
  private let card = UIView()
  private let text = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    card.backgroundColor = .white
    text.text = "A note"
    addSubview(card)
    card.addSubview(text)
    tk_constraint { make in
      make.insetEdges(top: 3, left: 5, bottom: 7, right: 11)
      make.equal(card, except: .bottom)
      make.keyboard.inset(bottom: 7).yBottom(card)
      make.ref(card).inset(top: 13, left: 17, bottom: 19, right: 23).xEqual(text)
      make.ref(card).inset(top: 13).yTop(text)
    }
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite struct ConditionTests {
  @Test func aMatrixHasBothStyles() {
    let matrix = LayoutMatrix(
      of: { Note() }, sizes: .size(390, 844), directions: .leftToRight, text: [.normal],
      styles: [.light, .dark])
    #expect(
      matrix.cases.map(\.title) == [
        "390 × 844, left to right, normal text", "390 × 844, left to right, normal text, dark",
      ])
    let fills = matrix.cases.map { $0.snapshot.nodes[0].style.fill }
    #expect(fills == [.white, .black])
    #expect(matrix.cases[0].snapshot.frameList() == matrix.cases[1].snapshot.frameList())
  }

  /// The keyboard of a phone in portrait is 336 points high.
  @Test func aMatrixHasTheKeyboard() {
    let matrix = LayoutMatrix(
      of: { Note() }, sizes: .size(390, 844), directions: .leftToRight, text: [.normal], keyboard: true)
    #expect(matrix.cases[0].title == "390 × 844, left to right, normal text, with the keyboard")
    let card = CGRect(x: 5, y: 3, width: 390 - 5 - 11, height: 844 - 336 - 7 - 3)
    #expect(matrix.cases[0].snapshot.nodes[1].frame == card)
  }

  /// The text follows the style and its card does not: white on white.
  @Test func stressFindsAContrastInTheDarkStyleOnly() {
    let make = { Note() }
    let usual = stress(sizes: .size(390, 844), checks: [.contrast()], changes: [], of: make)
    #expect(usual.isEmpty)
    let dark = stress(sizes: .size(390, 844), checks: [.contrast()], changes: [.dark], of: make)
    #expect(dark.map(\.problem.kind) == [.contrast])
    #expect(dark.first?.description.hasPrefix("In the dark style") == true)
  }
}
