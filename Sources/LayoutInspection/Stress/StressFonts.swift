#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit
  import LayoutWords

  /// The font sizes of the texts of a screen, which are compared between two text sizes of the user.
  ///
  /// Not listed are texts of one or two characters, such as initials in a circle of a fixed size; the texts
  /// in bars; and views with a limit of their own (`maximumContentSizeCategory`).
  @MainActor struct StressFonts {
    /// A text and the size of its font.
    private struct Entry {
      let index: Int
      let pointSize: CGFloat
    }

    private let tree: CheckedTree
    private let entries: [Entry]

    /// Reads the fonts of the visible texts of a view.
    init(of content: UIView) {
      tree = CheckedTree(of: content)
      entries = tree.views.enumerated().compactMap { index, item in
        guard let (text, font) = item.view.textAndFont, text.count > 2, !item.view.limitsTextSize else {
          return nil
        }
        return Entry(index: index, pointSize: font.pointSize)
      }
    }

    /// Returns the problem of the texts that have the same font in another text size, in which other texts
    /// have another one; nil if all texts follow the text size, or none does.
    ///
    /// - Parameter other: The fonts of the same screen in the other text size.
    func problem(comparedWith other: StressFonts) -> LayoutProblem? {
      guard entries.count == other.entries.count else { return nil }
      let pairs = zip(entries, other.entries)
      if pairs.contains(where: { !isSame($0.index, $1.index, other) }) { return nil }
      let ignoring = pairs.filter { abs($0.pointSize - $1.pointSize) < 0.01 }.map(\.0)
      let following = entries.count - ignoring.count
      guard following > 0, !ignoring.isEmpty else { return nil }
      let names = Self.distinct(ignoring.map { tree.name(of: tree.views[$0.index].view) })
      let sizes = Self.distinct(ignoring.map { $0.pointSize.points })
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

    private func isSame(_ index: Int, _ otherIndex: Int, _ other: StressFonts) -> Bool {
      index == otherIndex && type(of: tree.views[index].view) == type(of: other.tree.views[index].view)
    }

    private static func distinct(_ texts: [String]) -> [String] {
      var known: Set<String> = []
      return texts.filter { known.insert($0).inserted }
    }
  }

  extension UIView {
    /// The text that the view shows and its font; nil if it shows none.
    fileprivate var textAndFont: (String, UIFont)? {
      switch self {
      case let label as UILabel: label.text.flatMap { text in label.font.map { (text, $0) } }
      case let button as UIButton:
        button.currentTitle.flatMap { text in button.titleLabel?.font.map { (text, $0) } }
      case let field as UITextField:
        (field.text.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder).flatMap { text in
          field.font.map { (text, $0) }
        }
      case let view as UITextView: view.font.map { (view.text, $0) }
      default: nil
      }
    }

    /// True if the view, or a view around it, has a limit of the text size.
    fileprivate var limitsTextSize: Bool {
      sequence(first: self, next: { $0.superview }).contains {
        $0.maximumContentSizeCategory != nil || $0.minimumContentSizeCategory != nil
      }
    }
  }
#endif
