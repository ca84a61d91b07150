import LayoutInspection
import LayoutRendering
import UIKit

/// The work of a layout test that is measured.
enum InspectionKind: String, CaseIterable {
  /// The frames of the screen of 60 views: 3 sizes, 2 directions, 3 text sizes.
  case matrix
  /// The chat with an overlap that begins at 301 points.
  case chat
  /// The product page with an overlap that begins at 301 points.
  case product
  /// A storyboard of 50 scenes, from its file to the frames.
  case storyboard

  /// The work, for the report.
  var title: String {
    switch self {
    case .matrix: return "a matrix of 18 layouts of 60 views, built anew and written as text"
    case .chat: return "stress of the chat, to the overlap below 301 points"
    case .product: return "stress of the product page, to the overlap below 301 points"
    case .storyboard:
      return "a storyboard of \(StoryboardDocument.sceneCount) scenes with 15 views each, read and laid out"
    }
  }

  /// The figure of the work.
  var figure: Figure {
    switch self {
    case .matrix: .matrix
    case .chat, .product: .stress
    case .storyboard: .load
    }
  }

  /// The number of layouts in the matrix, or of scenes.
  var count: Int {
    switch self {
    case .matrix: 18
    case .chat, .product: 1
    case .storyboard: StoryboardDocument.sceneCount
    }
  }

  /// Does the work once, and returns a text that tells whether its result is right; nil if it is.
  @MainActor func run() -> String? {
    switch self {
    case .matrix:
      let screens = LayoutSizes(Array(LayoutSizes.phones.screens.prefix(3)))
      let matrix = LayoutMatrix(of: { Self.screen() }, sizes: screens)
      let lines = matrix.text.split(separator: "\n").count
      // A heading, the root and 60 views for each of 18 layouts.
      return lines == 18 * 62 ? nil : "matrix: \(lines) lines"
    case .chat: return Self.stress { PlantedOverlap.chat() }
    case .product: return Self.stress { PlantedOverlap.product() }
    case .storyboard: return StoryboardDocument.load()
    }
  }

  @MainActor private static func screen() -> UIView {
    let screen = ScreenLayout(frame: .zero)
    screen.placeInBlock()
    return screen
  }

  @MainActor private static func stress(_ make: @escaping () -> UIView) -> String? {
    let sizes = LayoutSizes.between(CGSize(width: 280, height: 900), CGSize(width: 440, height: 900))
    let failure = LayoutInspection.stress(sizes: sizes, checks: [.noOverlap], changes: [], of: make).first
    guard let failure else { return "stress: no overlap is found" }
    return abs(failure.failing.upperBound - 301) < 1e-6 ? nil : "stress: \(failure)"
  }
}
