#if canImport(HeadlessUIKit)
  import AutoLayoutKit
  public import HeadlessUIKit

  /// Returns the problems of a layout at all sizes and under all changes, each once, in its smallest case.
  ///
  ///     for failure in stress(sizes: .phones, hiding: { [$0.badge] }, of: { Cell() }) { print(failure) }
  ///     // Below 301 pt wide: "time" overlaps "title" by 1 × 18 points (Cell.swift:31 xPlace). …
  ///
  /// The layout is examined as it is, then with each of the changes alone, then with each view of a stack
  /// view and each view of `hiding` hidden. A problem of the same kind, views and lines is one failure, in
  /// the first case that shows it. Of the rows of a list that have one class, only the first one is hidden.
  ///
  /// Each case is made anew and resized along both axes; the exact size at which a check begins to fail is
  /// computed from the breakpoints of the layout. Portrait and landscape, phones and tablets are examined by
  /// themselves, and each screen with its own safe area, and with the keyboard. A view whose content
  /// determines its height, such as a cell or a card, has this height at each width, and no safe area.
  ///
  /// All widths are examined at the smallest height, and all heights at the smallest width, where a layout
  /// has the least room: one that is wider where it is higher can also fail between two screens. Two sizes of
  /// one height examine all widths at it. If a change of the text size is among `changes`, texts whose font
  /// ignores it beside others that follow it are a failure too.
  ///
  /// - Parameters:
  ///   - sizes: The screens. All widths and heights between the smallest and the largest of them count.
  ///   - checks: The checks to make.
  ///   - languages: The languages of the app, in which the layout is made one after another. With
  ///     two or more languages, `.language` changes are ignored.
  ///   - changes: The changes of the conditions and the content.
  ///   - inPairs: True if each two of the changes are made at once as well, after all others. The number of
  ///     cases then grows with the square of the number of changes.
  ///   - views: A function that returns further views to hide, one after another, such as a badge that the
  ///     app shows at times. A hidden view keeps its frame, as in UIKit.
  ///   - make: A function that makes the view, or the controller, which is the root of a window.
  @MainActor public func stress<Content: LayoutContent>(
    sizes: LayoutSizes = .phones, checks: [LayoutCheck] = LayoutCheck.all,
    languages: LayoutLanguages? = nil, changes: [StressChange] = StressChange.all, inPairs: Bool = false,
    hiding views: @escaping (Content) -> [UIView] = { _ in [] }, of make: @escaping () -> Content
  ) -> [StressFailure] {
    StressRun(sizes: sizes, checks: checks, languages: languages, hiding: views, of: make)
      .failures(with: changes, inPairs: inPairs)
  }

  extension StressRun {
    /// Creates the cases of a view or controller.
    package convenience init<Content: LayoutContent>(
      sizes: LayoutSizes, checks: [LayoutCheck], languages: LayoutLanguages? = nil,
      hiding views: @escaping (Content) -> [UIView], of make: @escaping () -> Content
    ) {
      self.init(sizes: sizes, checks: checks, languages: languages) {
        let content = make()
        return StressSubject(content) { views(content) }
      }
    }
  }

  /// A change of the conditions or of the content of a layout.
  public enum StressChange: Hashable, Sendable {
    /// The layout runs from right to left.
    case rightToLeft
    /// The user has chosen another text size.
    case textSize(UIContentSizeCategory)
    /// The user has chosen the dark style.
    case dark
    /// The keyboard is shown. A view without a field to write in, and one that has the height of its content,
    /// are not examined with it.
    case keyboard
    /// All texts have the lengths of another language.
    case language(StressLanguage)
    /// The app runs in one of its languages.
    case translation(LayoutLanguage)
    /// A view is hidden. The number counts the arranged subviews of all stack views in the tree, followed by
    /// the views that the test names.
    case hidden(Int)

    /// The changes that `stress` makes, one after another, unless others are given: the languages, the other
    /// direction, the largest standard and the largest accessibility text size, and the keyboard.
    ///
    /// The dark style changes no frame, and is a change to ask for: `changes: StressChange.all + [.dark]`.
    ///
    /// In addition, `stress` hides each view in a stack view, and each view that the test names.
    public static let all: [StressChange] =
      StressLanguage.allCases.map { .language($0) }
      + [
        .rightToLeft, .textSize(.extraExtraExtraLarge), .textSize(.accessibilityExtraExtraExtraLarge),
        .keyboard,
      ]
  }

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

    var showsKeyboard: Bool { changes.contains(.keyboard) }
    var style: UIUserInterfaceStyle { changes.contains(.dark) ? .dark : .light }

    func onScreen<Result>(_ screen: LayoutSizes.Screen, _ body: () -> Result) -> Result {
      HeadlessLayout.onScreen(
        size: screen.size, idiom: screen.idiom, layoutDirection: direction, contentSizeCategory: textSize,
        style: style, language: language, body)
    }

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

    func apply(to subject: StressSubject) -> [UIView] {
      let hideable = Self.hideable(in: subject)
      var hidden: [UIView] = []
      for change in changes {
        switch change {
        case .language(let language): StressTexts(language: language).change(in: subject.root)
        case .hidden(let number) where number < hideable.count:
          hideable[number].isHidden = true
          hidden.append(hideable[number])
        case .hidden, .rightToLeft, .textSize, .dark, .keyboard, .translation: break
        }
      }
      return hidden
    }
  }
#endif
