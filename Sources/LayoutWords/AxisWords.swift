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
    "\(chainVerb), \(letter)Equal, \(pin(near)), \(pin(far)) or \(center)"
  }

  /// `xCenter` or `yCenter`.
  package var center: String { "\(letter)Center" }
  /// The verbs that tie one edge or line of a view to the same one of another view.
  package var pins: [String] {
    let baselines = isVertical ? ["yFirstBaseline", "yLastBaseline"] : []
    return [center, pin(near), pin(far)] + baselines
  }

  /// Returns the verb of the other axis: `yTop` for `xLeft`; nil for a verb of another kind.
  package func verbAcross(_ verb: String) -> String? {
    let across = AxisWords(isVertical: !isVertical)
    func verbs(of words: AxisWords) -> [String] {
      [
        words.chainVerb, words.center, words.pin(words.near), words.pin(words.far), "\(words.letter)Equal",
        "\(words.letter)Spread",
      ]
    }
    return verbs(of: self).firstIndex(of: verb).map { verbs(of: across)[$0] }
  }

  /// Returns the verb that ties an edge: `xLeft`.
  package func pin(_ edge: String) -> String { letter + edge.prefix(1).uppercased() + edge.dropFirst() }

  /// Returns the call that lets the content of views decide: `make.xHugging(time) == .high`.
  package func contentCall(isHugging: Bool, of names: [String], _ priority: String) -> String {
    let verb = isHugging ? "Hugging" : "Compression"
    return "make.\(letter)\(verb)(\(names.joined(separator: ", "))) == \(priority)"
  }
}
