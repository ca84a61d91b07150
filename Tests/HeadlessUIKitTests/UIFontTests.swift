import Testing
import UIKit

@MainActor @Suite struct UIFontTests {
  @Test func oneLineOf17PointsIsAsHighAsOnADevice() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.lineHeight == 20.287109375)
    #expect(font.lineHeight == font.ascender - font.descender + font.leading)
  }

  @Test(arguments: [1.0, 10, 17, 33.5, 400]) func metricsGrowWithTheSize(size: CGFloat) {
    let font = UIFont.boldSystemFont(ofSize: size)
    #expect(font.pointSize == size)
    let metrics: [CGFloat] = [font.ascender, font.descender, font.capHeight, font.xHeight]
    let units: [CGFloat] = metrics.map { $0 * 2048 / size }
    #expect(units == [1950, -494, 1443, 1078])
    #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
  }

  @Test func baselinesOfOneLineAreAtWholePointsFromBothEdges() {
    for step in 1...200 {
      let font = UIFont.systemFont(ofSize: CGFloat(step) / 2)
      let lines = LineArithmetic(CGFloat(step) / 2)
      let drawn = TextLayout("x", font: font, width: nil).placed(
        in: CGRect(x: 0, y: 0, width: 0, height: lines.height()), alignment: .left)
      #expect(drawn.map(\.baseline) == [lines.baseline()], "\(font)")
    }
  }

  @Test(
    arguments: [
      (UIFont.TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
      (.subheadline, 15), (.body, 17), (.callout, 16), (.footnote, 13), (.caption1, 12), (.caption2, 11),
      (UIFont.TextStyle(rawValue: "another"), 17),
    ] as [(UIFont.TextStyle, CGFloat)])
  func aTextStyleHasItsSize(style: UIFont.TextStyle, size: CGFloat) {
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
  }

  @Test func attributesReplaceThoseOfADescriptor() {
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
    #expect(plain.addingAttributes() == plain && plain.addingAttributes([.size: 23]).pointSize == 23)
    #expect(plain.addingAttributes([.size: CGFloat(11.5)]).pointSize == 11.5)
    let bold = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    #expect(UIFont(descriptor: bold, size: 0) == UIFont.systemFont(ofSize: 17, weight: .heavy))
    let slanted = bold.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.slant: 1, .weight: UIFont.Weight.semibold.rawValue] as [_: Any]
    ])
    #expect(slanted.postscriptName == ".SFUI-SemiboldItalic")
    let traits = UIFontDescriptor.SymbolicTraits([.traitBold, .traitItalic]).rawValue
    let named = UIFontDescriptor(name: "Avenir-Light", size: 9).addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.symbolic: traits]
    ])
    #expect(named.postscriptName == "Avenir-BoldItalic" && named.pointSize == 9)
    #expect(named.addingAttributes([.family: "Menlo"]).postscriptName == "Menlo-BoldItalic")
    #expect(named.addingAttributes([.name: "Courier"]).postscriptName == "Courier")
  }

  @Test(
    arguments: [
      -1, Int.min, 1 << 32, 0.5, Double.nan, -Double.infinity, 1e300, NSNumber(value: -1), CGFloat.nan,
      "bold",
    ] as [any Sendable])
  func aValueThatIsNoSymbolicTraitHasNoEffect(value: any Sendable) {
    let bold = UIFont.boldSystemFont(ofSize: 17).fontDescriptor
    #expect(
      bold.addingAttributes([.traits: [UIFontDescriptor.TraitKey.symbolic: value as Any]]) == bold,
      "\(value)")
  }

  @Test func weightsAndSlantsThatAreNotFiniteHaveNoEffect() {
    let bold = UIFont.boldSystemFont(ofSize: 17).fontDescriptor
    for value in [Double.nan, .infinity, -.infinity] {
      for weight in [value, UIFont.Weight(rawValue: CGFloat(value))] as [Any] {
        let traits = [UIFontDescriptor.TraitKey.weight: weight, .slant: value]
        #expect(bold.addingAttributes([.traits: traits]) == bold, "\(weight)")
      }
    }
  }

  @Test func theBitsOfSymbolicTraitsMayHaveEveryTypeOfNumber() {
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
    for bits in [2, 2.0, UInt32(2), UInt(2), CGFloat(2), NSNumber(value: 2)] as [Any] {
      let found = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.symbolic: bits]])
      #expect(found.symbolicTraits == .traitBold, "\(type(of: bits))")
    }
    // The highest bit, which an Int32 cannot hold.
    let high = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.symbolic: UInt32.max]])
    #expect(high.symbolicTraits == [.traitBold, .traitItalic, .traitMonoSpace])
  }

  @Test func declaredAttributesHaveNoEffect() {
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
    let feature: [UIFontDescriptor.FeatureKey: Int] = [.type: 6, .selector: 0]
    let changed = plain.addingAttributes([
      .featureSettings: [feature], .cascadeList: [UIFontDescriptor(name: "Menlo", size: 9)],
      .textStyle: UIFont.TextStyle.title1, .face: "Heavy", .traits: [UIFontDescriptor.TraitKey.width: 0.5],
    ])
    #expect(changed == plain)
  }

  @Test func aHeadlineIsSemibold() {
    #expect(UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
    #expect(UIFont.preferredFont(forTextStyle: .body) == .systemFont(ofSize: 17))
  }

  @Test func fontsOfTheSameLookAreEqual() {
    #expect(UIFont.boldSystemFont(ofSize: 12) == .systemFont(ofSize: 12, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 12) != .italicSystemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != .monospacedSystemFont(ofSize: 12, weight: .regular))
    #expect(UIFont.italicSystemFont(ofSize: 12).withSize(15) == .italicSystemFont(ofSize: 15))
    let fonts: Set<UIFont> = [.systemFont(ofSize: 12), .systemFont(ofSize: 12), .systemFont(ofSize: 13)]
    #expect(fonts.count == 2)
  }

  @Test func weightsAreOrdered() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.rawValue) == weights.map(\.rawValue).sorted())
    #expect(UIFont.Weight.regular == UIFont.Weight(0))
  }

  @Test(
    arguments: [
      ("Avenir", "Avenir", 0, []), ("Avenir-Heavy", "Avenir", 0.56, .traitBold),
      ("Avenir-LightOblique", "Avenir", -0.4, .traitItalic),
      ("HelveticaNeue-UltraLight", "HelveticaNeue", -0.8, []),
      ("OpenSans-SemiBoldItalic", "OpenSans", 0.3, [.traitBold, .traitItalic]),
      ("Menlo-Bold", "Menlo", 0.4, [.traitBold, .traitMonoSpace]), ("SF-Pro-Text-Medium", "SF", 0.23, []),
    ] as [(String, String, CGFloat, UIFontDescriptor.SymbolicTraits)])
  func aNameDeterminesFamilyWeightAndStyle(
    name: String, family: String, weight: CGFloat, traits: UIFontDescriptor.SymbolicTraits
  ) throws {
    let font = try #require(UIFont(name: name, size: 20))
    #expect(font.fontName == name && font.familyName == family && font.pointSize == 20)
    #expect(font.fontDescriptor.symbolicTraits == traits)
    #expect(font.lineHeight == UIFont.systemFont(ofSize: 20).lineHeight)
    let isMonospaced = traits.contains(.traitMonoSpace)
    let alike =
      isMonospaced
      ? UIFont.monospacedSystemFont(ofSize: 20, weight: .init(weight))
      : .systemFont(ofSize: 20, weight: .init(weight))
    #expect("Width".size(withAttributes: [.font: font]) == "Width".size(withAttributes: [.font: alike]))
    #expect(font != alike && font == UIFont(name: name, size: 20) && font.withSize(9).fontName == name)
    #expect(UIFont(name: "", size: 20) == nil)
  }

  @Test func namesOfSystemFontsIncludeTheWeight() {
    #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
    #expect(UIFont.systemFont(ofSize: 17, weight: .semibold).fontName == ".SFUI-Semibold")
    #expect(UIFont.italicSystemFont(ofSize: 17).fontName == ".SFUI-Italic")
    #expect(UIFont.monospacedSystemFont(ofSize: 17, weight: .bold).fontName == ".SFUIMono-Bold")
    #expect(UIFont.systemFont(ofSize: 17).familyName == UIFont.boldSystemFont(ofSize: 12).familyName)
  }

  @Test func aDescriptorMakesFontsBoldAndItalic() throws {
    let plain = UIFont.systemFont(ofSize: 17, weight: .light)
    let bold = try #require(plain.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(
      UIFont(descriptor: bold, size: 0)
        == UIFont(face: FontFace(weight: .bold, isItalic: true), pointSize: 17))
    #expect(UIFont(descriptor: bold, size: 30).pointSize == 30)
    #expect(UIFont(descriptor: bold.withSize(9), size: 0).pointSize == 9)
    // A bold font keeps its weight.
    let heavy = try #require(
      UIFont.systemFont(ofSize: 17, weight: .black).fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 17, weight: .black))
    let named = try #require(UIFontDescriptor(name: "Avenir-Book", size: 12).withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: named, size: 0).fontName == "Avenir-Bold")
    #expect(plain.fontDescriptor == UIFont.systemFont(ofSize: 17, weight: .light).fontDescriptor)
  }

  @Test func theSystemFontHasOtherDesigns() throws {
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    let rounded = try #require(font.fontDescriptor.withDesign(.rounded))
    #expect(rounded.postscriptName == ".SFUIRounded-Semibold")
    #expect(rounded.symbolicTraits == .traitBold)
    #expect(UIFont(descriptor: rounded, size: 0).familyName == font.familyName)
    let even = try #require(font.fontDescriptor.withDesign(.monospaced))
    #expect(UIFont(descriptor: even, size: 0) == .monospacedSystemFont(ofSize: 17, weight: .semibold))
    #expect(UIFontDescriptor(name: "Avenir", size: 12).withDesign(.rounded) == nil)
    #expect(font.fontDescriptor.withDesign(.init(rawValue: "another")) == nil)
  }
}
