enum VisualFormatMistake {
  case nothing
  case colon(after: Character)
  case view
  case viewName
  case endOfView
  case endOfSize
  case endOfDistance
  case relation
  case amount
  case negativeDistance
  case hyphenAfterDistance
  case endInAConnection
  case textAfterTheEnd
  case unknownView(String)
  case notAnItem(String)
  case unknownMetric(String)
  case neitherMetricNorView(String)
  case notANumber(String)
  case viewAsDistance(String)
  case priority
  case noSuperview
  case alignment(NSLayoutConstraint.Axis)

  /// The mistake as a sentence; a mistake that Apple's guide quotes has Apple's text.
  var sentence: String {
    switch self {
    case .nothing: "The format is empty, and it must name a view"
    case .colon(let letter):
      "Expected ':' after '\(letter)' to specify \(letter == "V" ? "vertical" : "horizontal") arrangement"
    case .view: "Expected a view, which begins with '['"
    case .viewName:
      "Expected the name of a view: letters, digits and underscores, and no digit at the beginning"
    case .endOfView: "The name of a view must be followed by ']' or by a predicate in parentheses"
    case .endOfSize: "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    case .endOfDistance: "A predicate on a distance must end with ')'"
    case .relation: "Unknown relation. Must be ==, >=, or <="
    case .amount: "Expected a number or a name"
    case .negativeDistance: "A negative number must be in parentheses"
    case .hyphenAfterDistance: "A distance must be followed by '-'"
    case .endInAConnection: "A connection must lead to a view or to the superview"
    case .textAfterTheEnd: "The superview's far edge must be the end of the format"
    case .unknownView(let name): "Unable to find view with name \(name)"
    case .notAnItem(let name):
      "The value for \(name) in the views dictionary is neither a view nor a layout guide"
    case .unknownMetric(let name): "Unable to find metric with name \(name)"
    case .neitherMetricNorView(let name): "Unable to find metric or view with name \(name)"
    case .notANumber(let name): "The value for \(name) in the metrics dictionary is not a finite number"
    case .viewAsDistance(let name): "\(name) is a view, and a distance must be a number or a metric"
    case .priority: "Priorities must be greater than 0 and less or equal to 1000"
    case .noSuperview: "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .alignment(let axis):
      "Options mask required views to be aligned on a \(axis.name) edge, "
        + "which is not allowed for layout that is also \(axis.name)"
    }
  }
}

struct VisualFormatError: Error {
  let mistake: VisualFormatMistake
  /// The number of characters before the mistake; nil for a mistake in the options.
  let position: Int?

  init(_ mistake: VisualFormatMistake, at position: Int?) {
    self.mistake = mistake
    self.position = position
  }

  /// Returns the text of UIKit's exception: the sentence, the format, and a caret below the character.
  ///
  ///     Unable to parse constraint format:
  ///     Expected ':' after 'V' to specify vertical arrangement
  ///     V|[backgroundBox]|
  ///      ^
  func text(in format: String) -> String {
    var lines = ["Unable to parse constraint format: ", mistake.sentence, format]
    if let position { lines.append(String(repeating: " ", count: position) + "^") }
    return lines.joined(separator: "\n")
  }
}

extension NSLayoutConstraint.Axis {
  fileprivate var name: String { self == .horizontal ? "horizontal" : "vertical" }
}
