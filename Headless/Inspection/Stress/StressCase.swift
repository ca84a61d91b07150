#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// A change of the conditions or of the content of a layout.
  public enum StressChange: Hashable, Sendable {
    /// The layout runs from right to left.
    case rightToLeft
    /// The user has chosen another text size.
    case textSize(UIContentSizeCategory)
    /// All texts have the lengths of another language.
    case language(StressLanguage)
    /// A view in a stack view is hidden. The number counts the arranged subviews of the whole tree.
    case hidden(Int)

    /// The changes that `stress` makes, one after another, unless others are given: the languages, the other
    /// direction, the largest standard and the largest accessibility text size.
    ///
    /// In addition, `stress` hides each view in a stack view.
    public static let all: [StressChange] =
      StressLanguage.allCases.map { .language($0) }
      + [.rightToLeft, .textSize(.extraExtraExtraLarge), .textSize(.accessibilityExtraExtraExtraLarge)]
  }

  /// A layout with changes, made anew.
  @MainActor struct StressCase {
    let changes: [StressChange]

    var direction: UITraitEnvironmentLayoutDirection {
      changes.contains(.rightToLeft) ? .rightToLeft : .leftToRight
    }

    var textSize: UIContentSizeCategory {
      for case .textSize(let size) in changes { return size }
      return .large
    }

    /// Returns the arranged subviews of all stack views in a tree that are not hidden.
    static func hideable(in root: UIView) -> [UIView] {
      var open = [root]
      var found: [UIView] = []
      while let view = open.popLast() {
        if let stack = view as? UIStackView { found += stack.arrangedSubviews.filter { !$0.isHidden } }
        open += view.subviews.reversed()
      }
      return found
    }

    /// Makes the changes of the content, and returns the views that were hidden.
    func apply(to root: UIView) -> [UIView] {
      let hideable = Self.hideable(in: root)
      var hidden: [UIView] = []
      for change in changes {
        switch change {
        case .language(let language): Self.translate(root, language)
        case .hidden(let number) where number < hideable.count:
          hideable[number].isHidden = true
          hidden.append(hideable[number])
        case .hidden, .rightToLeft, .textSize: break
        }
      }
      return hidden
    }

    private static func translate(_ root: UIView, _ language: StressLanguage) {
      var open = [root]
      while let view = open.popLast() {
        let isClosed = translateText(of: view, language)
        if !isClosed { open += view.subviews }
      }
    }

    /// Changes the texts of one view; returns true if the texts inside it belong to it.
    private static func translateText(of view: UIView, _ language: StressLanguage) -> Bool {
      switch view {
      case let label as UILabel:
        if let text = label.text { label.text = language.text(for: text) }
      case let button as UIButton:
        if let title = button.configuration?.title {
          button.configuration?.title = language.text(for: title)
        } else if let title = button.title(for: .normal) {
          button.setTitle(language.text(for: title), for: .normal)
        }
        return true
      case let field as UITextField:
        field.placeholder = field.placeholder.map(language.text)
        field.text = field.text.map(language.text)
        return true
      case let view as UITextView:
        view.text = language.text(for: view.text)
        return true
      case let control as UISegmentedControl:
        for segment in 0..<control.numberOfSegments {
          guard let title = control.titleForSegment(at: segment) else { continue }
          control.setTitle(language.text(for: title), forSegmentAt: segment)
        }
        return true
      case let bar as UINavigationBar:
        for item in bar.items ?? [] { item.title = item.title.map(language.text) }
        return true
      default: return view is UIControl || view is UITabBar
      }
      return false
    }
  }
#endif
