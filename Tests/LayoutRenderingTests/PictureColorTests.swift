import Testing
import UIKit

@testable import LayoutRendering

@Suite struct PictureColorTests {
  @Test func theHexFormHasTwoDigitsForEachComponent() {
    // 0x0a is 10 of 255.
    let color = PictureColor(red: 10.0 / 255, green: 0xC4 / 255.0, blue: 1)
    #expect(color.hex == "#0ac4ff")
    #expect(PictureColor.black.hex == "#000000" && PictureColor.white.hex == "#ffffff")
  }

  @Test func aComponentIsRoundedToTheNearestByte() {
    // 0.5 of 255 is 127.5, a third is 85, and 1 / 1000 is 0.255.
    #expect(PictureColor(red: 0.5, green: 1.0 / 3, blue: 0.001).bytes == [128, 85, 0])
  }

  @Test func componentsOutsideOfTheRangeAreLimited() {
    let color = PictureColor(red: -1, green: 2, blue: .infinity, alpha: -.infinity)
    #expect(color == PictureColor(red: 0, green: 1, blue: 1, alpha: 0))
    #expect(
      PictureColor(red: .nan, green: .nan, blue: .nan, alpha: .nan)
        == PictureColor(red: 0, green: 0, blue: 0, alpha: 0))
  }

  @Test func aTranslucentColorIsMixedWithTheColorBelow() {
    // A quarter of red over blue: 0.25 · 1 + 0.75 · 0, and 0.25 · 0 + 0.75 · 1.
    let red = PictureColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let blue = PictureColor(red: 0, green: 0, blue: 1)
    #expect(red.over(blue, opacity: 0.5) == PictureColor(red: 0.25, green: 0, blue: 0.75))
    #expect(red.over(blue, opacity: 0) == blue)
    #expect(blue.over(red) == blue)
  }

  /// ITU-R BT.709: 0.2126 of red, 0.7152 of green and 0.0722 of blue.
  @Test func greenIsBrighterThanRedAndRedBrighterThanBlue() {
    let colors = [(1.0, 0.0, 0.0), (0, 1, 0), (0, 0, 1)].map {
      PictureColor(red: $0.0, green: $0.1, blue: $0.2)
    }
    #expect(colors.map(\.brightness) == [0.2126, 0.7152, 0.0722])
    #expect(abs(PictureColor.white.brightness - 1) < 1e-12)
  }

  @MainActor @Test func aColorOfUIKitKeepsItsComponents() {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let expected = PictureColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(PictureColor(color) == expected)
    #expect(PictureColor(color.cgColor) == expected)
  }
}
