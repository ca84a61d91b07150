import LayoutPlatform
import LayoutWords

#if canImport(UIKit)
  extension StackRole {
    /// Returns the part of a stack view that a constraint stands for: `the spacing of the stack menu`.
    @MainActor func origin(_ stack: UIStackView, named name: String) -> String {
      switch self {
      case .canvasFit, .ambiguitySuppression, .spanningBoundary, .hiding: "the stack \(name)"
      default: "the \(words(stack, named: name))"
      }
    }

    /// Returns the reason for a value, of which `stack` is the stack view.
    @MainActor func words(_ stack: UIStackView?, named name: String) -> String {
      switch self {
      case .canvasConnection: "edge of the stack \(name)"
      case .canvasFit: "the stack \(name) is as small as its views allow"
      case .spacing: "spacing of the stack \(name)"
      case .alignment: "alignment \(stack.map { "\($0.alignment)" } ?? "") of the stack \(name)"
      case .spanningBoundary: "inside the stack \(name)"
      case .ambiguitySuppression: "small in the stack \(name), because nothing else decides"
      case .fillEqually, .distributingEdge, .fillProportionally:
        "distribution \(stack.map { "\($0.distribution)" } ?? "") of the stack \(name)"
      case .hiding: "hidden in the stack \(name)"
      case .order: "order of the views in the stack \(name)"
      }
    }
  }

  extension NSLayoutConstraint {
    /// The stack view that made the constraint; nil for a constraint of another origin.
    ///
    /// All items of such a constraint are the stack view itself, its guides or its arranged views. In a stack
    /// view inside a stack view, the size of the inner one alone can come from both.
    @MainActor var stackView: UIStackView? {
      guard let role = identifier.flatMap({ StackRole(rawValue: $0) }) else { return nil }
      let candidates = [firstItem, secondItem].compactMap { $0 }.map(Self.stackViews)
      let common = candidates.first?.filter { stack in candidates.allSatisfy { $0.contains(stack) } } ?? []
      return role == .canvasFit ? common.last : common.first
    }

    private static func stackViews(around item: AnyObject) -> [UIStackView] {
      let owner = (item as? UILayoutGuide)?.owningView
      let view = item as? UIView
      return [view?.superview, view ?? owner].compactMap { $0 as? UIStackView }
    }
  }
#elseif canImport(AppKit)
  extension NSLayoutConstraint {
    @MainActor var stackView: NSStackView? { nil }
  }
#endif
