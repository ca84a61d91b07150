import AutoLayoutKit
import Foundation
import LayoutInspection
import LayoutPlatform
import LayoutWords

#if canImport(HeadlessUIKit)
  import LayoutRendering
#endif

extension LayoutAttachment {
  /// Returns the picture of a laid-out view in which the views of a problem are framed; where the layout can
  /// be explained, the reasons for their frames follow.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - view: The view that was checked.
  ///   - test: The name of the test.
  ///   - changes: The names of the changes that are not seen in the traits of the view.
  ///   - sentence: The text below the picture.
  @MainActor static func all(
    for problem: LayoutProblem, in view: AutoLayoutKitView, test: String, changes: [String] = [],
    _ sentence: String
  ) -> [LayoutAttachment] {
    let subject = ([problem.views.first, problem.kind.rawValue].compactMap { $0 }).map(\.asFileName)
    let name = "\(test)." + (subject + [view.conditions.fileName] + changes).joined(separator: "-")
    let shown = problem.shownViews(in: view)
    let framed = shown.filter { $0.view !== view }
    #if canImport(HeadlessUIKit)
      let page = LayoutSnapshot(of: view).page(
        titled: "\(type(of: view)), \(view.conditions.title)", framing: framed.map { ($0.name, $0.frame) },
        sentence)
      let reasons = explanations(of: framed.map(\.view)).map(\.description)
      return [
        LayoutAttachment(name, .svg, page),
        LayoutAttachment(name, .txt, ([sentence] + reasons).joined(separator: "\n\n") + "\n"),
      ]
    #else
      return view.png(framing: framed.map(\.frame)).map { [LayoutAttachment(name, .png, $0)] } ?? []
    #endif
  }
}

extension AutoLayoutKitView {
  /// The size, the direction and the text size of a view.
  @MainActor fileprivate var conditions: ConditionWords {
    #if canImport(UIKit)
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let size = traitCollection.preferredContentSizeCategory
      let textSize = size == .large || size == .unspecified ? "normal" : size.shortName
      let isDark = traitCollection.userInterfaceStyle == .dark
    #else
      let isMirrored = userInterfaceLayoutDirection == .rightToLeft
      let (textSize, isDark) = ("normal", false)
    #endif
    return ConditionWords(
      width: bounds.width, height: bounds.height, isRightToLeft: isMirrored, textSize: textSize,
      isDark: isDark)
  }
}
