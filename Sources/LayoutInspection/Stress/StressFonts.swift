#if canImport(HeadlessUIKit)
  import HeadlessUIKit
  import LayoutWords

  /// The font sizes of the texts of a screen, which are compared between two text sizes of the user.
  ///
  /// Not listed are texts of one or two characters, such as initials in a circle of a fixed size; the texts
  /// in bars; and views with a limit of their own (`maximumContentSizeCategory`).
  @MainActor struct StressFonts {
    private let tree: CheckedTree
    private let entries: [(index: Int, pointSize: CGFloat)]

    init(of content: UIView) {
      tree = CheckedTree(of: content)
      entries = tree.views.enumerated().compactMap { index, item in
        let own = item.view.ownText
        guard let font = own?.font, let text = own?.text, text.count > 2, !item.view.limitsTextSize
        else { return nil }
        return (index, font.pointSize)
      }
    }

    /// Returns the problem of the texts that have the same font in another text size, in which other texts
    /// have another one; nil if all texts follow the text size, or none does.
    ///
    /// - Parameter other: The fonts of the same screen in the other text size.
    func problem(comparedWith other: StressFonts) -> LayoutProblem? {
      guard entries.map(\.index) == other.entries.map(\.index) else { return nil }
      let ignoring = zip(entries, other.entries).filter { abs($0.pointSize - $1.pointSize) < 0.01 }.map(\.0)
      let following = entries.count - ignoring.count
      guard following > 0, !ignoring.isEmpty else { return nil }
      let names = ignoring.map { tree.name($0.index) }.unique
      let sizes = ignoring.map(\.pointSize.points).unique
      let isOne = names.count == 1
      let all = names.count > 3 ? Array(names.prefix(2)) + ["\(names.count - 2) more"] : names
      let texts = following == 1 ? "another text follows it" : "\(following) other texts follow it"
      let description =
        "\(all.list) \(isOne ? "ignores" : "ignore") the text size:"
        + " \(isOne ? "its font has" : "their fonts have")"
        + " \(sizes.list) points at each text size, and \(texts). Use a font of a text style"
        + " (preferredFont), or scale it with UIFontMetrics, and set adjustsFontForContentSizeCategory."
      return LayoutProblem(
        .textSize, views: ignoring.map { tree.names.name(of: tree.views[$0.index].view) },
        frames: ignoring.map { tree.views[$0.index].frame.rect }, sites: [], description: description)
    }
  }

  extension UIView {
    fileprivate var limitsTextSize: Bool {
      sequence(first: self, next: { $0.superview }).contains {
        $0.maximumContentSizeCategory != nil || $0.minimumContentSizeCategory != nil
      }
    }
  }
#endif
