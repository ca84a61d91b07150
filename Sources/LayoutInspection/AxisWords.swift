import Foundation

#if canImport(UIKit)
  import UIKit
#endif

/// The words for the horizontal or the vertical axis, in every report.
struct AxisWords {
  let isVertical: Bool

  /// `horizontal` or `vertical`.
  var adjective: String { isVertical ? "vertical" : "horizontal" }
  /// `x` or `y`, with which the verbs begin.
  var letter: String { isVertical ? "y" : "x" }
  /// `width` or `height`.
  var size: String { isVertical ? "height" : "width" }
  /// `wide` or `high`.
  var extent: String { isVertical ? "high" : "wide" }
  /// `left` or `top`.
  var near: String { isVertical ? "top" : "left" }
  /// `right` or `bottom`.
  var far: String { isVertical ? "bottom" : "right" }
  /// `row` or `column`: the views along the axis.
  var chain: String { isVertical ? "column" : "row" }
  /// `xPlace` or `yPlace`, which places a chain.
  var chainVerb: String { "\(letter)Place" }
  /// The verbs that place a view.
  var placingVerbs: String {
    "\(chainVerb), \(letter)Equal, \(placing(near)), \(placing(far)) or \(letter)Center"
  }

  /// Returns the call that lets the content of views decide: `make.xHugging(time) == .high`.
  func contentCall(isHugging: Bool, of names: [String]) -> String {
    let verb = isHugging ? "Hugging" : "Compression"
    return "make.\(letter)\(verb)(\(names.joined(separator: ", "))) == \(isHugging ? ".high" : ".high + 1")"
  }

  private func placing(_ edge: String) -> String { letter + edge.capitalized }
}

#if canImport(UIKit)
  extension NSLayoutConstraint.Axis {
    /// The words for the axis.
    var words: AxisWords { AxisWords(isVertical: self == .vertical) }
  }
#endif
