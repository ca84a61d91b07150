import HeadlessUIKit
import LayoutInspection
import LayoutRendering

/// The conditions of a preview in a survey, with their name.
struct SurveyCase {
  let name: String
  let conditions: LayoutPreview.Conditions

  /// Returns the cases of a preview: a small and a usual phone, also turned, a tablet, the other direction,
  /// a large text, the dark style, each other state and each other language.
  ///
  /// A preview with a size of its own has this size in all cases.
  @MainActor static func all(of preview: LayoutPreview) -> [SurveyCase] {
    typealias Conditions = LayoutPreview.Conditions
    let screen = preview.conditions.size == nil ? preview.conditions.screen ?? .usual : nil
    let usual = Conditions(screen: screen)
    let name = screen?.name ?? preview.conditions.size?.commandText ?? ""
    var cases = [SurveyCase(name: name, conditions: usual)]
    func add(_ word: String, _ change: (inout Conditions) -> Void) {
      var conditions = usual
      change(&conditions)
      cases.append(SurveyCase(name: "\(name), \(word)", conditions: conditions))
    }
    if let screen {
      add("landscape") { $0.screen = screen.turned }
      let others = LayoutSizes.devices.named("iPhone SE (1st generation)", "iPad (10th generation)").screens
      cases += others.map { SurveyCase(name: $0.name, conditions: Conditions(screen: $0)) }
    }
    add("right to left") { $0.isRightToLeft = true }
    if screen != nil { add("large text") { $0.textSize = .accessibilityLarge } }
    add("dark") { $0.style = .dark }
    for state in preview.states.dropFirst() { add(state) { $0.state = state } }
    for language in preview.languages?.translations ?? [] {
      add(language.name) { $0.language = language.identifier }
    }
    return cases
  }
}

/// One layout of a survey: a preview under one of its cases.
struct SurveyEntry: Codable, Equatable {
  let preview: String
  let title: String
  /// The name of the case, such as `iPhone 16, dark`.
  let conditions: String
  let width: CGFloat
  let height: CGFloat
  let views: [PreviewReport.View]
  let problems: [LayoutProblem]
  /// The picture as SVG.
  let picture: String

  /// The name of its picture, without a suffix.
  var fileName: String {
    let words = "\(preview)-\(conditions)".lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." }
    return words.joined(separator: "-")
  }

  /// Lays a preview out and reads it.
  @MainActor init(_ preview: LayoutPreview, _ item: SurveyCase) {
    let shown = preview.shown(under: item.conditions) { root in
      (LayoutSnapshot(of: root), LayoutInspection.problems(in: root))
    }
    self.init(preview, item, shown.0, shown.1)
  }

  /// Creates the entry of a laid-out preview.
  @MainActor init(
    _ preview: LayoutPreview, _ item: SurveyCase, _ snapshot: LayoutSnapshot, _ problems: [LayoutProblem]
  ) {
    self.preview = preview.name
    title = preview.title
    conditions = item.name
    width = snapshot.size.width
    height = snapshot.size.height
    views = PreviewReport.views(of: snapshot)
    self.problems = problems
    picture = snapshot.svg(preview.pictureOptions(rulers: false, under: item.conditions))
  }

  /// Returns true if both are the same preview in the same case.
  func isSameLayout(as other: SurveyEntry) -> Bool {
    preview == other.preview && conditions == other.conditions
  }
}

extension LayoutPreview {
  /// Lays the content out under conditions, and runs `body` with the topmost view.
  func shown<Result>(under given: Conditions, _ body: (UIView) throws -> Result) rethrows -> Result {
    let state = given.state ?? conditions.state
    return try PreviewDevice(conditions, given, languages).show({ content(in: state) }, body)
  }

  /// Returns the options of a picture under conditions; the canvas is that of the style.
  func pictureOptions(rulers: Bool, under given: Conditions) -> SVGOptions {
    var options = options(rulers)
    if (given.style ?? conditions.style) == .dark { options.canvas = PictureColor(red: 0, green: 0, blue: 0) }
    return options
  }
}

extension CGSize {
  /// The size in the form of the command line, such as `390x844`.
  package var commandText: String { "\(width.points)x\(height.points)" }
}
