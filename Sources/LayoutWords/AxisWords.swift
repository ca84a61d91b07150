import Foundation

/// The words for the horizontal or the vertical axis, in every report.
package struct AxisWords {
  package let isVertical: Bool

  /// Creates the words for an axis.
  package init(isVertical: Bool) { self.isVertical = isVertical }

  /// `horizontal` or `vertical`.
  package var adjective: String { isVertical ? "vertical" : "horizontal" }
  /// `x` or `y`, with which the verbs begin.
  package var letter: String { isVertical ? "y" : "x" }
  /// `width` or `height`.
  package var size: String { isVertical ? "height" : "width" }
  /// `wide` or `high`.
  package var extent: String { isVertical ? "high" : "wide" }
  /// `left` or `top`.
  package var near: String { isVertical ? "top" : "left" }
  /// `right` or `bottom`.
  package var far: String { isVertical ? "bottom" : "right" }
  /// `row` or `column`: the views along the axis.
  package var chain: String { isVertical ? "column" : "row" }
  /// `xPlace` or `yPlace`, which places a chain.
  package var chainVerb: String { "\(letter)Place" }
  /// The verbs that place a view.
  package var placingVerbs: String {
    "\(chainVerb), \(letter)Equal, \(placing(near)), \(placing(far)) or \(letter)Center"
  }

  /// Returns the call that lets the content of views decide: `make.xHugging(time) == .high`.
  package func contentCall(isHugging: Bool, of names: [String]) -> String {
    let verb = isHugging ? "Hugging" : "Compression"
    return "make.\(letter)\(verb)(\(names.joined(separator: ", "))) == \(isHugging ? ".high" : ".high + 1")"
  }

  private func placing(_ edge: String) -> String { letter + edge.capitalized }
}
