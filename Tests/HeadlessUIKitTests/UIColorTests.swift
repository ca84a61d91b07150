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
    #expect(
      UIColor.secondaryLabel == faintInk && UIColor.separator == faintInk.withAlphaComponent(0.29))
    #expect(UIColor.systemBackground == .white && UIColor.label == .black)
  }

  @Test func aLayerGetsTheSameColor() {
    #expect(UIColor.orange.cgColor == CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(UIColor(cgColor: UIColor.brown.cgColor) == .brown)
  }

  @Test func aColorSetNamesItsComponents() throws {
    func set(_ components: String, _ dark: String? = nil) -> Data {
      let variants =
        ["{\"idiom\": \"universal\", \"color\": {\"components\": {\(components)}}}"]
        + (dark.map {
          [
            "{\"color\": {\"components\": {\($0)}},"
              + " \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]}"
          ]
        } ?? [])
      return Data("{\"colors\": [\(variants.joined(separator: ", "))]}".utf8)
    }
    let folder = "Colors.xcassets"
    let files = [
      "\(folder)/Brand/accent.colorset/Contents.json": set(
        "\"red\": \"0.500\", \"green\": \"51\", \"blue\": \"0xCC\", \"alpha\": \"0.250\"",
        "\"white\": \"0.125\", \"alpha\": \"1.000\""),
      "\(folder)/plain.colorset/Contents.json": set("\"white\": \"0.750\", \"alpha\": \"1\""),
      "\(folder)/broken.colorset/Contents.json": set("\"red\": \"0.500\", \"alpha\": \"1\""),
    ]
    try withBundle(files) { bundle in
      let accent = try #require(UIColor(named: "accent", in: bundle, compatibleWith: nil))
      let light: [CGFloat] = [0.5, 51 / 255, 204 / 255, 0.25]
      #expect(components(accent) == light)
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      let night: [CGFloat] = [0.125, 0.125, 0.125, 1]
      #expect(components(accent.resolvedColor(with: dark)) == night)
      let resolved = try #require(UIColor(named: "Brand/accent", in: bundle, compatibleWith: dark))
      #expect(components(resolved) == night)
      let gray: [CGFloat] = [0.75, 0.75, 0.75, 1]
      #expect(UIColor(named: "plain", in: bundle, compatibleWith: nil).map(components) == gray)
      for name in ["broken", "missing", ""] {
        #expect(UIColor(named: name, in: bundle, compatibleWith: nil) == nil, "\(name)")
      }
    }
    #expect(UIColor(named: "no such color") == nil)
  }

  @Test func theIdiomSelectsAVariantOfAColorSet() throws {
    func variant(_ idiom: String, _ white: String, isDark: Bool = false) -> String {
      let dark = ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
      return "{\"idiom\": \"\(idiom)\"\(isDark ? dark : ""), \"color\": {\"components\": "
        + "{\"white\": \"\(white)\", \"alpha\": \"1\"}}}"
    }
    func set(_ variants: String...) -> Data {
      Data("{\"colors\": [\(variants.joined(separator: ", "))]}".utf8)
    }
    let files = [
      "A.xcassets/both.colorset/Contents.json": set(
        variant("ipad", "0.125"), variant("universal", "0.250"), variant("universal", "0.375", isDark: true)),
      "A.xcassets/pad.colorset/Contents.json": set(variant("ipad", "0.500"), variant("tv", "0.750")),
    ]
    try withBundle(files) { bundle in
      func white(_ name: String, _ idiom: UIUserInterfaceIdiom, _ style: UIUserInterfaceStyle) -> CGFloat? {
        let traits = UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceIdiom: idiom), UITraitCollection(userInterfaceStyle: style),
        ])
        let resolved = UIColor(named: name, in: bundle, compatibleWith: traits)
        let dynamic = UIColor(named: name, in: bundle, compatibleWith: nil)?.resolvedColor(with: traits)
        #expect(resolved.map(components) == dynamic.map(components), "\(name) \(idiom) \(style)")
        return resolved?.cgColor.components?.first
      }
      #expect(white("both", .phone, .light) == 0.25 && white("both", .phone, .dark) == 0.375)
      // The variant for the idiom has no dark style, and precedes the universal one with it.
      #expect(white("both", .pad, .light) == 0.125 && white("both", .pad, .dark) == 0.125)
      #expect(white("both", .unspecified, .light) == 0.25)
      #expect(white("pad", .tv, .dark) == 0.75 && white("pad", .unspecified, .light) == 0.5)
    }
  }
}
