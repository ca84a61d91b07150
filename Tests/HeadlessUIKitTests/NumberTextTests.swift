import HeadlessUIKit
import Testing

@Suite struct NumberTextTests {
  @Test func aNumberHasAtMostTwoDecimalsAndNoZerosAtTheEnd() {
    let numbers: [Double] = [0, 1, -1, 12.5, 12.34, 12.05, 100 / 3, 2 / 3, -0.001, 0.005, 1e6, 0.999]
    #expect(
      numbers.map(\.pictureText) == [
        "0", "1", "-1", "12.5", "12.34", "12.05", "33.33", "0.67", "0", "0.01", "1000000", "1",
      ])
  }

  @Test func aNumberThatIsNotFiniteIsNamed() {
    let numbers: [Double] = [.nan, .infinity, -.infinity]
    #expect(numbers.map(\.pictureText) == ["nan", "inf", "-inf"])
  }
}
