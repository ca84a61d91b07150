import Testing
import UIKit

@Suite struct UIColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var red: CGFloat = -1
    var green: CGFloat = -1
    var blue: CGFloat = -1
    var alpha: CGFloat = -1
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue, alpha]
  }

  @Test func componentsAreReadBackUnchanged() {
    let given: [CGFloat] = [0.1, 0.2, 0.3, 0.4]
    let gray: [CGFloat] = [0.6, 0.6, 0.6, 0.7]
    let beyond: [CGFloat] = [-0.5, 1.5, 0, 1]
    #expect(components(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == given)
    #expect(components(UIColor(white: 0.6, alpha: 0.7)) == gray)
    #expect(components(UIColor(red: -0.5, green: 1.5, blue: 0, alpha: 1)) == beyond)
  }

  @Test(
    arguments: [
      (0, [1, 0, 0]), (1, [1, 1, 0]), (2, [0, 1, 0]), (3, [0, 1, 1]), (4, [0, 0, 1]), (5, [1, 0, 1]),
      (6, [1, 0, 0]),
    ] as [(Int, [CGFloat])])
  func theColorWheelHasSixCorners(sixths: Int, expected: [CGFloat]) {
    let color = UIColor(hue: CGFloat(sixths) / 6, saturation: 1, brightness: 1, alpha: 1)
    for (found, wanted) in zip(components(color), expected + [1]) {
      #expect(abs(found - wanted) < 1e-12, "\(components(color))")
    }
  }

  @Test func hueIsReadBackUnchanged() {
    for step in 0..<24 {
      let given: [CGFloat] = [CGFloat(step) / 24, 0.25, 0.75, 0.5]
      let color = UIColor(hue: given[0], saturation: given[1], brightness: given[2], alpha: given[3])
      var hue: CGFloat = -1
      var saturation: CGFloat = -1
      var brightness: CGFloat = -1
      var alpha: CGFloat = -1
      #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
      for (found, wanted) in zip([hue, saturation, brightness, alpha], given) {
        #expect(abs(found - wanted) < 1e-12, "step \(step): \([hue, saturation, brightness, alpha])")
      }
    }
  }

  @Test func onlyGraysHaveAWhiteComponent() {
    var white: CGFloat = -1
    var alpha: CGFloat = -1
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha) && white == -1 && alpha == -1)
    #expect(UIColor.darkGray.getWhite(&white, alpha: &alpha) && white == 1 / 3 && alpha == 1)
  }

  @Test func colorsWithEqualComponentsAreEqual() {
    #expect(UIColor.yellow == UIColor(red: 1, green: 1, blue: 0, alpha: 1))
    #expect(UIColor.white == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.yellow != UIColor.blue && UIColor.clear != UIColor.black)
    let colors: Set<UIColor> = [.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1), .blue]
    #expect(colors.count == 2)
  }

  @Test func anotherOpacityKeepsTheColor() {
    let faint: [CGFloat] = [1, 0.5, 0, 0.25]
    #expect(components(UIColor.orange.withAlphaComponent(0.25)) == faint)
  }

  @Test func systemColorsHaveTheirLightValues() {
    let blue = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
    let faintInk = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6)
    #expect(UIColor.systemBlue == blue && UIColor.link == blue && UIColor.tintColor == blue)
    #expect(UIColor.secondaryLabel == faintInk && UIColor.separator == faintInk.withAlphaComponent(0.29))
    #expect(UIColor.systemBackground == .white && UIColor.label == .black)
  }

  @Test func aLayerGetsTheSameColor() {
    #expect(UIColor.orange.cgColor == CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(UIColor(cgColor: UIColor.brown.cgColor) == .brown)
  }
}
