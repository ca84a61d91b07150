/// A mistake that a beginner makes in one line, chosen before its report was known.
enum BeginnerMistake: String, CaseIterable, Sendable {
  // In the chat.
  case jumpAtTheSafeArea = "a floating button is placed above the safe area, not above the input bar"
  case titleHugs = "the hugging is set on the text, so the button beside it is stretched"
  case gapAtTheWall = "a gap stands between the wall and the view, not between the view and the edge"
  case leastWidth = "a greatest width is written as a least width (>= for <=)"
  case pillInFront = "the background of the text field is added after the text field"
  // In the booking form.
  case titleAtTheTop = "the title keeps its distance from the edge of the screen, not from the safe area"
  case copiedReference = "a copied line keeps the reference of the row above"
  case copiedView = "a copied line keeps one view of the line above, so its own view has no row"
  case oneLine = "numberOfLines = 0 is forgotten for a long text"
  case addedInsets = "a second insetEdges is meant to replace the first, but it adds to it"

  /// The words that name the cause; a report that names it has at least one of each list.
  ///
  /// `{line}` stands for the file and line.
  var words: [[String]] {
    switch self {
    case .jumpAtTheSafeArea: [["jump"], ["keyboard"], ["{line}", "yPlace", "make.keyboard"]]
    case .titleHugs: [["hide", "pinTitle"], ["{line}", "xHugging"]]
    case .gapAtTheWall: [["{line}", "xPlace"], ["wall, 17", "gap of 17", "17 points", "17 beside"]]
    case .leastWidth: [["{line}", "width("], ["bubbles", "0.74"]]
    case .pillInFront: [["entry"], ["pill"], ["behind", "cover", "hide", "under", "in front", "on top"]]
    case .titleAtTheTop: [["title"], ["safe area", "safeArea"], ["{line}", "yTop"]]
    case .copiedReference: [["children"], ["adultsRow"], ["{line}", "yCenter"]]
    case .copiedView: [["taxCaption"], ["{line}", "xPlace", "xLeft", "horizontal"]]
    case .oneLine: [["policy"], ["numberOfLines", "more lines", "one line", "wrap"]]
    case .addedInsets: [["name", "detail"], ["{line}", "insetEdges", "insets"]]
    }
  }
}
