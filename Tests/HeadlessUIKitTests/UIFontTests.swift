import Testing
import UIKit

@Suite struct UIFontTests {
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
      let height = font.lineHeight.rounded(.up)
      let exact = (height - font.lineHeight) / 2 + font.ascender
      let drawn = TextLayout("x", font: font, width: nil).placed(in: CGRect(x: 0, y: 0, width: 0, height: height), alignment: .left)
      let baseline: CGFloat = (exact + 0.5).rounded(.down)
      #expect(drawn.map(\.baseline) == [baseline], "\(font)")
    }
  }

  @Test(
    arguments: [
      (UIFont.TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.subheadline, 15), (.body, 17),
      (.callout, 16), (.footnote, 13), (.caption1, 12), (.caption2, 11), (UIFont.TextStyle(rawValue: "another"), 17),
    ] as [(UIFont.TextStyle, CGFloat)]) func aTextStyleHasItsSize(style: UIFont.TextStyle, size: CGFloat)
  {
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
  }

  @Test func aHeadlineIsSemibold() {
    #expect(UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
    #expect(UIFont.preferredFont(forTextStyle: .body) == .systemFont(ofSize: 17))
  }

  @Test func fontsAreEqualWhenTheyLookTheSame() {
    #expect(UIFont.boldSystemFont(ofSize: 12) == .systemFont(ofSize: 12, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 12) != .italicSystemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != .monospacedSystemFont(ofSize: 12, weight: .regular))
    #expect(UIFont.italicSystemFont(ofSize: 12).withSize(15) == .italicSystemFont(ofSize: 15))
    let fonts: Set<UIFont> = [.systemFont(ofSize: 12), .systemFont(ofSize: 12), .systemFont(ofSize: 13)]
    #expect(fonts.count == 2)
  }

  @Test func weightsAreOrdered() {
    let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    #expect(weights.map(\.rawValue) == weights.map(\.rawValue).sorted())
    #expect(UIFont.Weight.regular == UIFont.Weight(0))
  }
}
