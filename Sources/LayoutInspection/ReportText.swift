import Foundation

extension BinaryFloatingPoint {
  /// The number as every report has it: with at most two decimals, without zeros at the end.
  ///
  /// It is the text that the headless UIKit has in its pictures. This module also compiles without the
  /// headless UIKit, and so has a routine of its own.
  var points: String {
    let number = Double(self)
    let hundredths = (number.magnitude * 100).rounded()
    guard hundredths < 1e15 else { return "\(number)" }
    let whole = Int(hundredths)
    var text = "\(whole / 100)"
    if whole % 100 != 0 {
      text += "." + "\(100 + whole % 100)".dropFirst()
      if text.hasSuffix("0") { text.removeLast() }
    }
    return number < 0 && whole != 0 ? "-" + text : text
  }
}

extension [String] {
  /// The texts as a list in a sentence: `a, b and c`.
  var list: String {
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " and \(last)"
  }
}
