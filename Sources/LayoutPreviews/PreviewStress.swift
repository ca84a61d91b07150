import HeadlessUIKit
import LayoutInspection

/// The command `stress`: the problems of a preview, each in its smallest case.
///
/// The direction and the text size of the command line are tried one after the other, in the place of all
/// other changes. The layout without any change is examined before them.
@MainActor struct PreviewStress {
  let preview: String
  /// The failures, the smallest case first.
  let failures: [StressFailure]

  /// Searches for the cases that fail.
  ///
  /// - Parameter progress: The receiver of a line about the search before it begins, and of one at most
  ///   every five seconds.
  init(
    of preview: LayoutPreview, _ conditions: LayoutPreview.Conditions, progress: @escaping (String) -> Void
  ) {
    self.preview = preview.name
    let sizes = Self.sizes(conditions, safeArea: conditions.safeArea ?? preview.conditions.safeArea)
    let changes = Self.changes(conditions)
    let search = StressProgress(of: preview.name, write: progress)
    search.begin(screens: sizes.screens.count, changes: changes.count)
    let state = conditions.state
    let languages = preview.languages
    if preview.content(in: state) is UIView {
      failures = LayoutInspection.stress(sizes: sizes, languages: languages, changes: changes) {
        search.countCase()
        return preview.view(in: state)
      }
    } else {
      failures = LayoutInspection.stress(sizes: sizes, languages: languages, changes: changes) {
        search.countCase()
        return preview.controller(in: state)
      }
    }
  }

  /// The failures as text, one in a line.
  var text: String {
    if failures.isEmpty { return "\(preview): no case fails.\n" }
    return failures.map { "\(preview): \($0.description)\n" }.joined()
  }

  static func json(_ searches: [PreviewStress]) throws -> String {
    let failures = searches.flatMap { search in
      search.failures.map { PreviewReport.Stressed.Failure(preview: search.preview, failure: $0) }
    }
    return try PreviewReport.json(
      PreviewReport.Stressed(previews: searches.map(\.preview), failures: failures))
  }

  /// The screens: the one of the conditions, or phones.
  private static func sizes(_ conditions: LayoutPreview.Conditions, safeArea: UIEdgeInsets?) -> LayoutSizes {
    var screens = conditions.screen.map { [$0] } ?? LayoutSizes.phones.screens
    if let size = conditions.size { screens = LayoutSizes.size(size.width, size.height).screens }
    guard let safeArea else { return LayoutSizes(screens) }
    return LayoutSizes(
      screens.map {
        LayoutSizes.Screen($0.name, $0.size, safeArea: safeArea, scale: $0.scale, idiom: $0.idiom)
      })
  }

  /// The changes: those of the conditions, each by itself, or all.
  private static func changes(_ conditions: LayoutPreview.Conditions) -> [StressChange] {
    var changes: [StressChange] = conditions.isRightToLeft ? [.rightToLeft] : []
    if let textSize = conditions.textSize { changes.append(.textSize(textSize)) }
    return changes.isEmpty ? StressChange.all : changes
  }
}

extension LayoutPreview {
  func view(in state: String?) -> UIView {
    let content = content(in: state)
    return content as? UIView ?? (content as? UIViewController)?.view ?? UIView()
  }

  func controller(in state: String?) -> UIViewController {
    let content = content(in: state)
    if let controller = content as? UIViewController { return controller }
    let controller = UIViewController()
    controller.view = content as? UIView
    return controller
  }
}
