#if canImport(HeadlessUIKit)
  public import HeadlessUIKit

  /// A change of the conditions or of the content of a layout.
  public enum StressChange: Hashable, Sendable {
    /// The layout runs from right to left.
    case rightToLeft
    /// The user has chosen another text size.
    case textSize(UIContentSizeCategory)
    /// The user has chosen the dark style.
    case dark
    /// All texts have the lengths of another language.
    case language(StressLanguage)
    /// The app runs in one of its languages.
    case translation(LayoutLanguage)
    /// A view is hidden. The number counts the arranged subviews of all stack views in the tree, followed by
    /// the views that the test names.
    case hidden(Int)

    /// The changes that `stress` makes, one after another, unless others are given: the languages, the other
    /// direction, the largest standard and the largest accessibility text size.
    ///
    /// The dark style changes no frame, and is a change to ask for: `changes: StressChange.all + [.dark]`.
    ///
    /// In addition, `stress` hides each view in a stack view, and each view that the test names.
    public static let all: [StressChange] =
      StressLanguage.allCases.map { .language($0) }
      + [.rightToLeft, .textSize(.extraExtraExtraLarge), .textSize(.accessibilityExtraExtraExtraLarge)]
  }

  /// A layout with changes, made anew.
  @MainActor struct StressCase {
    let changes: [StressChange]
    /// The language in which the app is written; nil if its languages are not known.
    let source: LayoutLanguage?

    var language: LayoutLanguage? {
      for case .translation(let language) in changes { return language }
      return source
    }

    var direction: UITraitEnvironmentLayoutDirection {
      changes.contains(.rightToLeft) ? .rightToLeft : language?.direction ?? .leftToRight
    }

    var textSize: UIContentSizeCategory {
      for case .textSize(let size) in changes { return size }
      return .large
    }

    var style: UIUserInterfaceStyle { changes.contains(.dark) ? .dark : .light }

    /// Returns the views that are hidden in turn: the arranged subviews of all stack views, and the views
    /// that the test names; those that are hidden already are left out.
    static func hideable(in subject: StressSubject) -> [UIView] {
      var found: [UIView] = subject.root.tree.flatMap { ($0 as? UIStackView)?.arrangedSubviews ?? [] }
      for view in subject.optionalViews() where !found.contains(where: { $0 === view }) { found.append(view) }
      return found.filter { !$0.isHidden }
    }

    /// Returns the numbers of the views to hide: of the rows of a list that have the same class, and of the
    /// views at one place in them, the first one stands for all.
    static func distinct(in subject: StressSubject) -> [Int] {
      let named = subject.optionalViews()
      var known: Set<ItemPath> = []
      return hideable(in: subject).enumerated().compactMap { number, view in
        let isNew = known.insert(ItemPath(view, isWhole: true)).inserted
        return isNew || named.contains { $0 === view } ? number : nil
      }
    }

    /// Makes the changes of the content, and returns the views that were hidden.
    func apply(to subject: StressSubject) -> [UIView] {
      let hideable = Self.hideable(in: subject)
      var hidden: [UIView] = []
      for change in changes {
        switch change {
        case .language(let language): StressTexts(language: language).change(in: subject.root)
        case .hidden(let number) where number < hideable.count:
          hideable[number].isHidden = true
          hidden.append(hideable[number])
        case .hidden, .rightToLeft, .textSize, .dark, .translation: break
        }
      }
      return hidden
    }
  }
#endif
