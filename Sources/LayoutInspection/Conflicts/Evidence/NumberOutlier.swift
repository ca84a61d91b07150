import LayoutPlatform
import LayoutWords

/// A number that is far from those of other lines.
@MainActor struct NumberOutlier {
  private static let farFactor = 8.0
  private static let gapFactor = 2.5

  let number: WrittenNumber
  /// The different values of the others, in their order; at most four of them.
  let others: [Double]
  let meant: Double
  let isNegative: Bool
  /// The factor between the number and the median of the others.
  let distance: Double

  init?(_ number: WrittenNumber, among others: [WrittenNumber]) {
    let values = others.map(\.value).filter { $0 > 0 }.sorted()
    guard values.count > 1, number.value != 0 else { return nil }
    let size = abs(number.value)
    let median = values[values.count / 2]
    let isNegative = number.value < 0 && !others.contains { $0.value < 0 }
    guard isNegative || Self.isFar(size, median, values),
      let meant = isNegative ? size : Self.meant(number, median, values)
    else { return nil }
    self.number = number
    self.meant = meant
    self.isNegative = isNegative
    distance = isNegative ? .infinity : size / median
    self.others = Array(values.unique.sorted { abs($0 - meant) < abs($1 - meant) }.prefix(4)).sorted()
  }

  private static func isFar(_ size: Double, _ median: Double, _ values: [Double]) -> Bool {
    let largest = values.last ?? 0
    if [10.0, 100].contains(where: { values.contains(size / $0) }) { return size >= 1.25 * largest }
    return size >= farFactor * median && size >= gapFactor * largest
  }

  /// Returns the value of which a digit was doubled or a point was lost: one of the others, or for a size a
  /// tenth; else the most frequent of the others.
  private static func meant(_ number: WrittenNumber, _ median: Double, _ values: [Double]) -> Double? {
    let size = abs(number.value)
    if let tenth = [size / 10, size / 100].first(where: values.contains) { return tenth }
    if number.kind == .size { return size / 10 }
    let counts = Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.max { ($0.value, abs($1.key - median)) < ($1.value, abs($0.key - median)) }?.key
  }

  /// Returns the evidence: `the inset 1600 is far from the other insets (16 and 20)`.
  func reason(_ names: ReportNames) -> String {
    let comparison = isNegative ? "is negative, unlike the other" : "is far from the other"
    return "\(number.words(names)) \(comparison) \(number.word)\(others.count == 1 ? "" : "s")"
      + " (\(others.map(\.points).list))"
  }

  var advice: String { "Probably \(meant.points) was meant." }

  func isSame(as other: NumberOutlier) -> Bool {
    number.kind == other.number.kind && number.value == other.number.value
      && (number.kind == .inset || number.constraint === other.number.constraint)
  }
}
