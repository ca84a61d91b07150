import Foundation

extension Double {
  /// The number as it is written in pictures: with at most two decimals, without trailing zeros and without a
  /// minus sign before zero.
  ///
  /// It is written without a formatter, so that it is the same on every machine and in every locale.
  package var pictureText: String {
    if isNaN { return "nan" }
    if isInfinite { return self < 0 ? "-inf" : "inf" }
    let hundredths = (self * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(self)" }
    let whole = Int(hundredths.magnitude) / 100
    let rest = Int(hundredths.magnitude) % 100
    let sign = hundredths < 0 ? "-" : ""
    switch rest {
    case 0: return "\(sign)\(whole)"
    case let rest where rest % 10 == 0: return "\(sign)\(whole).\(rest / 10)"
    case let rest where rest < 10: return "\(sign)\(whole).0\(rest)"
    default: return "\(sign)\(whole).\(rest)"
    }
  }
}

extension CGFloat {
  /// The number as it is written in pictures.
  package var pictureText: String { Double(self).pictureText }

  /// The number as it is written in reports: with all digits, and without a decimal point if it is an
  /// integer.
  var exactText: String { self == rounded() && magnitude < 1e15 ? "\(Int64(self))" : "\(self)" }
}
