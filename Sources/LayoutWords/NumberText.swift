extension BinaryFloatingPoint {
  /// The number as reports and pictures have it: with at most two decimals.
  package var points: String { text(decimals: 2) }

  /// The number with all digits, and without a decimal point if it is an integer.
  package var exactText: String { self == rounded() && magnitude < 1e15 ? "\(Int64(self))" : "\(self)" }

  /// Returns the number with at most `count` decimals, without zeros at the end and without a sign before 0.
  ///
  /// It is written without a formatter, so that it is the same on every machine and in every locale.
  package func text(decimals count: Int) -> String {
    let number = Double(self)
    let unit = (0..<count).reduce(1.0) { unit, _ in unit * 10 }
    let digits = (number.magnitude * unit).rounded()
    guard digits < 1e15 else { return isNaN ? "nan" : "\(number)" }
    let sign = number < 0 && digits != 0 ? "-" : ""
    let (whole, rest) = Int64(digits).quotientAndRemainder(dividingBy: Int64(unit))
    if rest == 0 { return "\(sign)\(whole)" }
    var decimals = "\(Int64(unit) + rest)".dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }
}

extension [String] {
  /// The texts as a list in a sentence: `a, b and c`.
  package var list: String {
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " and \(last)"
  }

  /// The list of at most three texts, or of the first two and the number of the others: `a, b and 5 more`.
  package var shortList: String { count > 3 ? (prefix(2) + ["\(count - 2) more"]).list : list }
}
