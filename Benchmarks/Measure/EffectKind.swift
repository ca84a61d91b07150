import AutoLayoutKit
import UIKit

/// An effect of a block: a property of a view that is set for as long as the group is installed.
enum EffectKind: String, CaseIterable {
  /// A priority of the content.
  case hugging
  /// A property that a key path names.
  case alpha

  /// The number of effects in the measured block, each of another view.
  static let count = 1000

  /// The line of the block, for the report.
  var title: String {
    switch self {
    case .hugging: return "`make.xHugging(view) == .required`"
    case .alpha: return "`make.effect(view, \\.alpha, 0.5)`"
    }
  }

  /// Sets the property of all subviews of a view, in one block.
  @MainActor func setInBlock(_ container: UIView) {
    switch self {
    case .hugging:
      container.tk_constraint { make in
        for view in container.subviews { make.xHugging(view) == .required }
      }
    case .alpha:
      container.tk_constraint { make in
        for view in container.subviews { make.effect(view, \.alpha, 0.5) }
      }
    }
  }

  /// Sets the property of all subviews of a view, by calls of the setter.
  @MainActor func setBySetter(_ container: UIView) {
    switch self {
    case .hugging:
      for view in container.subviews { view.setContentHuggingPriority(.required, for: .horizontal) }
    case .alpha:
      for view in container.subviews { view.alpha = 0.5 }
    }
  }

  /// Returns true if the property of a view has the value that the block sets.
  @MainActor func isSet(_ view: UIView) -> Bool {
    switch self {
    case .hugging: return view.contentHuggingPriority(for: .horizontal) == .required
    case .alpha: return view.alpha == 0.5
    }
  }
}
