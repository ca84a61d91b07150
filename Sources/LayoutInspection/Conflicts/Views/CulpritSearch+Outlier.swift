import LayoutPlatform
import LayoutWords

// Numbers that differ from those beside them by about a factor of ten, or in their sign.
extension CulpritSearch {
  /// The numbers of the conflict that are far from those beside them, the farthest first.
  var outliers: [ConflictCulprit] {
    guard let evidence else { return [] }
    var found: [NumberOutlier] = []
    for equation in members where equation.source == .client {
      for number in equation.constraint.map({ WrittenNumber.all(of: $0) }) ?? [] {
        guard let outlier = NumberOutlier(number, among: evidence.numbers(like: number)) else { continue }
        if !found.contains(where: { $0.isSame(as: outlier) }) { found.append(outlier) }
      }
    }
    return found.sorted { $0.distance > $1.distance }.map { culprit($0, evidence) }
  }

  private func culprit(_ outlier: NumberOutlier, _ evidence: ConflictEvidence) -> ConflictCulprit {
    let number = outlier.number
    let own = members.filter { $0.constraint === number.constraint }
    // An inset counts for all lines of its maker.
    let around =
      number.kind == .inset
      ? evidence.numbers
      : own.flatMap { conflict.instances(of: $0) }.compactMap(\.constraint)
        .flatMap { WrittenNumber.all(of: $0) }
    var shifts: [ObjectIdentifier: Double] = [:]
    for alike in around where alike.kind == number.kind && alike.value == number.value {
      shifts[ObjectIdentifier(alike.constraint)] = alike.shift(to: outlier.meant)
    }
    func shift(_ line: ConflictEquation) -> Double? {
      line.constraint.flatMap { shifts[ObjectIdentifier($0)] }
    }
    return ConflictCulprit(
      description: sentence(outlier), site: number.site, items: own.flatMap(\.items).reversed(),
      edit: ConflictEdit(conflict.lines.filter { shift($0) != nil }) { $0.with(adding: shift($0) ?? 0) })
  }

  /// Returns the sentences about a number.
  ///
  ///     Card.swift:12 xEqual: the inset 1600 is far from the other insets (16 and 20). It needs 1600 + 1600
  ///     =
  ///     3200, but Card is 390 wide. Probably 16 was meant.
  private func sentence(_ outlier: NumberOutlier) -> String {
    let site = outlier.number.site
    let place = site.map { "\($0.call): " } ?? ""
    return "\(place)\(names.map(outlier.reason) ?? ""). \(words.sumAfter(site)) \(outlier.advice)"
  }
}

extension WrittenNumber {
  /// Returns the number with its place in the line: `the gap 800 between cover and name`.
  func words(_ names: ReportNames) -> String {
    let text = value.points
    let first = constraint.firstItem.map { names.name(of: $0) } ?? "a released item"
    let (side, otherSide) = (constraint.firstAttribute.side, constraint.secondAttribute.side)
    switch kind {
    case .size: return "the \(AxisWords(isVertical: isVertical).size) \(text) of \(first)"
    case .inset: return "the inset \(text)"
    case .margin: return "the gap \(text) \(side == 0 ? "before" : "after") \(first)"
    case .gap:
      let second = constraint.secondItem.map { names.name(of: $0) } ?? "a released item"
      return "the gap \(text) between "
        + (side > otherSide ? "\(first) and \(second)" : "\(second) and \(first)")
    }
  }
}

extension WrittenNumber.Kind {
  /// Returns the word for one and for several numbers of the kind.
  fileprivate func words(_ isVertical: Bool) -> (single: String, several: String) {
    let word = self == .size ? AxisWords(isVertical: isVertical).size : word
    return (word, word + "s")
  }
}

/// A number that is far from those of other lines.
@MainActor struct NumberOutlier {
  /// The factor between a number and the median of the others from which it is far.
  private static let farFactor = 8.0
  /// The factor between a number and the largest of the others from which it is far.
  private static let gapFactor = 2.5

  let number: WrittenNumber
  /// The different values of the others, in their order; at most four of them.
  let others: [Double]
  /// The value that was probably meant.
  let meant: Double
  let isNegative: Bool
  /// The factor between the number and the median of the others.
  let distance: Double

  /// Compares a number with others; nil if it is not far from them.
  init?(_ number: WrittenNumber, among others: [WrittenNumber]) {
    let values = others.map(\.value).filter { $0 > 0 }.sorted()
    guard values.count > 1, number.value != 0 else { return nil }
    let size = abs(number.value)
    let median = values[values.count / 2]
    let isNegative = number.value < 0 && !others.contains { $0.value < 0 }
    guard isNegative || Self.isFar(size, median, values) else { return nil }
    guard let meant = isNegative ? size : Self.meant(number, median, values) else { return nil }
    self.number = number
    self.meant = meant
    self.isNegative = isNegative
    distance = isNegative ? .infinity : size / median
    let distinct = values.reduce(into: [Double]()) { if $0.last != $1 { $0.append($1) } }
    self.others = Array(distinct.sorted { abs($0 - meant) < abs($1 - meant) }.prefix(4)).sorted()
  }

  /// Returns true if a number is about ten times as large as the others.
  private static func isFar(_ size: Double, _ median: Double, _ values: [Double]) -> Bool {
    let largest = values.last ?? 0
    if [10.0, 100].contains(where: { values.contains(size / $0) }) { return size >= 1.25 * largest }
    return size >= farFactor * median && size >= gapFactor * largest
  }

  /// Returns the value of which a digit was doubled or a point was lost: one of the others, or for a size a
  /// tenth; else the most frequent of the others.
  private static func meant(_ number: WrittenNumber, _ median: Double, _ values: [Double]) -> Double? {
    let size = abs(number.value)
    let tenths = [size / 10, size / 100].filter { values.contains($0) }
    if let tenth = tenths.first { return tenth }
    if number.kind == .size { return size / 10 }
    let counts = Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.max { ($0.value, abs($1.key - median)) < ($1.value, abs($0.key - median)) }?.key
  }

  /// Returns the evidence: `the inset 1600 is far from the other insets (16 and 20)`.
  func reason(_ names: ReportNames) -> String {
    let kind = number.kind.words(number.isVertical)
    let plural = others.count == 1 ? kind.single : kind.several
    let comparison = isNegative ? "is negative, unlike the other" : "is far from the other"
    return "\(number.words(names)) \(comparison) \(plural) (\(others.map(\.points).list))"
  }

  /// The change as a sentence, such as `Probably 16 was meant.`.
  var advice: String { "Probably \(meant.points) was meant." }

  func isSame(as other: NumberOutlier) -> Bool {
    number.kind == other.number.kind && number.value == other.number.value
      && (number.kind == .inset || number.constraint === other.number.constraint)
  }
}
