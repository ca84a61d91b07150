import Foundation
import Testing
import UIKit

@testable import LayoutRendering

/// The appearance and the texts of captured views.
@MainActor
@Suite struct CaptureStyleTests {
  private func node(_ view: UIView) -> LayoutSnapshot.Node {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.addSubview(view)
    return LayoutSnapshot(of: root).nodes[1]
  }

  private func lines(_ view: UIView) -> [LayoutSnapshot.TextLine] {
    if case .text(let lines) = node(view).content { lines } else { [] }
  }

  private func label(_ text: String, weight: UIFont.Weight = .regular) -> UILabel {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 200, height: 40))
    label.text = text
    label.font = .systemFont(ofSize: 20, weight: weight)
    return label
  }

  /// CALayer: the border has no width, and its color is an opaque black.
  @Test func aPlainViewHasTheStyleOfANewLayer() {
    var expected = LayoutSnapshot.Style()
    expected.borderColor = .black
    #expect(node(UIView()).style == expected)
    #expect(node(UIView()).content == .nothing)
  }

  @Test func aLabelWithoutTextHasNoContent() {
    #expect(node(label("")).content == .nothing)
  }

  /// CSS Fonts 4, section 2.2.1: the nine weights from thin to black are 100 to 900.
  @Test func theNineWeightsAreTheHundredsOfCSS() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let written = weights.map { lines(label("ab", weight: $0)).first?.fontWeight }
    #expect(written == (1...9).map { 100 * $0 })
  }

  @Test func aWeightBetweenTwoIsTheNearer() {
    // Regular is 0 and medium 0.23.
    #expect(lines(label("ab", weight: UIFont.Weight(0.1))).first?.fontWeight == 400)
    #expect(lines(label("ab", weight: UIFont.Weight(0.13))).first?.fontWeight == 500)
    #expect(lines(label("ab", weight: UIFont.Weight(5))).first?.fontWeight == 900)
  }

  @Test func aRunHasItsOwnColor() {
    let label = label("")
    label.numberOfLines = 0
    label.frame.size.height = 60
    let text = NSMutableAttributedString(string: "plain\n")
    text.append(NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red]))
    label.attributedText = text
    #expect(lines(label).map(\.string) == ["plain", "red"])
    #expect(lines(label).map(\.color) == [PictureColor(.label), PictureColor(.red)])
  }

  /// A label draws its text in its bounds, wherever they begin.
  @Test func theTextOfALabelIsInItsFrame() {
    let label = label("ab")
    let before = lines(label)
    label.bounds.origin = CGPoint(x: 3, y: 5)
    #expect(lines(label) == before && before.first?.frame.minX == 10)
  }

  @Test func theFrameOfALineIsOneLineHigh() throws {
    let line = try #require(lines(label("ab")).first)
    // The ascender is 1950 of 2048 units and the line 2444 of them: 19.04 and 23.87 at 20 points.
    #expect(abs(line.baseline - line.frame.minY - 20 * 1950 / 2048) < 1e-9)
    #expect(abs(line.frame.height - 20 * 2444 / 2048) < 1e-9)
    // As wide as a plain label outside of a window, which is rounded up to a point.
    #expect(line.frame.width.rounded(.up) == label("ab").intrinsicContentSize.width)
  }

  @Test(arguments: [
    (UITextField.BorderStyle.none, 0.0, 0.0), (.line, 1, 0), (.bezel, 1, 0), (.roundedRect, 1, 5),
  ])
  func aBorderStyleOfAFieldIsAThinBorder(style: UITextField.BorderStyle, width: Double, radius: Double) {
    let field = UITextField()
    field.borderStyle = style
    let captured = node(field).style
    #expect((captured.borderWidth, captured.cornerRadius) == (width, radius))
  }

  @Test func theBorderOfALayerReplacesThatOfAField() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.layer.borderWidth = 3
    field.layer.borderColor = UIColor.red.cgColor
    field.layer.cornerRadius = 9
    let captured = node(field).style
    #expect((captured.borderWidth, captured.cornerRadius) == (3, 9))
    #expect(captured.borderColor == PictureColor(.red))
  }

  @Test func theDepthIsTheNumberOfViewsAbove() {
    let root = UIView()
    let a = UIView()
    let inner = UIView()
    a.addSubview(inner)
    for view in [a, UIView()] { root.addSubview(view) }
    let nodes = LayoutSnapshot(of: root).nodes
    #expect(nodes.map(\.depth) == [0, 1, 2, 1])
    #expect(nodes.map(\.parent) == [nil, 0, 1, 0])
  }
}
