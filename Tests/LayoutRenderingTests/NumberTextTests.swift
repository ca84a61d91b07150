import LayoutRendering
import Testing

@Suite struct NumberTextTests {
  @Test func aNumberHasAtMostTwoDecimalsAndNoZerosAtTheEnd() {
    let texts = [0, 1, -1, 12.5, 12.34, 12.05, 100.0 / 3, 2.0 / 3, -0.001, 0.005, 1e6, 0.999].map(\.pictureText)
    #expect(texts == ["0", "1", "-1", "12.5", "12.34", "12.05", "33.33", "0.67", "0", "0.01", "1000000", "1"])
  }

  @Test func aNumberThatIsNotFiniteIsNamed() {
    #expect([Double.nan, .infinity, -.infinity].map(\.pictureText) == ["nan", "inf", "-inf"])
  }
}
