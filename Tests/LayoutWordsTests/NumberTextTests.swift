import LayoutWords
import Testing

@Suite struct NumberTextTests {
  @Test func aNumberHasAtMostTwoDecimalsAndNoZerosAtTheEnd() {
    let numbers: [Double] = [0, 1, -7, 12.5, 12.34, 12.05, 100 / 3, 2 / 3, -0.001, 0.005, 0.999, 1e6, 1e14]
    let texts = [
      "0", "1", "-7", "12.5", "12.34", "12.05", "33.33", "0.67", "0", "0.01", "1", "1000000",
      "100000000000000.0",
    ]
    #expect(numbers.map(\.points) == texts)
    #expect(Float(750.5).points == "750.5")
  }

  @Test func aNumberThatIsNotFiniteIsNamed() {
    let numbers: [Double] = [.nan, -.nan, .infinity, -.infinity]
    #expect(numbers.map(\.points) == ["nan", "nan", "inf", "-inf"])
  }

  @Test func theNumberOfDecimalsCanBeChosen() {
    let texts = (0...6).map { (-2.0 / 3).text(decimals: $0) }
    #expect(texts == ["-1", "-0.7", "-0.67", "-0.667", "-0.6667", "-0.66667", "-0.666667"])
    #expect(1.000_04.text(decimals: 4) == "1" && 1.000_05.text(decimals: 4) == "1.0001")
  }

  @Test func anExactTextHasAllDigits() {
    let numbers: [Double] = [0, -4, 2.5, 1.0 / 3, 1e14, 1e16, .infinity]
    let texts = ["0", "-4", "2.5", "0.3333333333333333", "100000000000000", "1e+16", "inf"]
    #expect(numbers.map(\.exactText) == texts)
  }

  @Test func theLastTextOfAListComesAfterAnd() {
    #expect([String]().list == "" && ["a"].list == "a")
    #expect(["a", "b"].list == "a and b" && ["a", "b", "c"].list == "a, b and c")
    #expect(["a", "b", "c"].shortList == "a, b and c")
    #expect(["a", "b", "c", "d", "e"].shortList == "a, b and 3 more")
  }
}
