#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// The texts of a tree of views in the lengths of another language.
  @MainActor struct StressTexts {
    let language: StressLanguage

    /// Changes the texts of a view and of the views inside it, and measures the rows of tables again, because
    /// a table keeps their heights until then.
    func change(in root: UIView) {
      var open = [root]
      var tables: [UITableView] = []
      while let view = open.popLast() {
        let isClosed = changeText(of: view)
        if !isClosed { open += view.subviews }
        if let table = view as? UITableView { tables.append(table) }
      }
      for table in tables {
        table.beginUpdates()
        table.endUpdates()
      }
    }

    private func changeText(of view: UIView) -> Bool {
      switch view {
      case let label as UILabel:
        change(label, \.attributedText, \.text)
        return false
      case let button as UIButton: change(button)
      case let field as UITextField:
        change(field, \.attributedPlaceholder, \.placeholder)
        change(field, \.attributedText, \.text)
      case let view as UITextView:
        if let text = view.attributedText, text.hasStyles {
          view.attributedText = styled(text)
        } else {
          view.text = language.text(for: view.text)
        }
      case let control as UISegmentedControl:
        for segment in 0..<control.numberOfSegments {
          guard let title = control.titleForSegment(at: segment) else { continue }
          control.setTitle(language.text(for: title), forSegmentAt: segment)
        }
      case let bar as UINavigationBar:
        for item in bar.items ?? [] { item.title = item.title.map(language.text) }
      default: return view is UIControl || view is UITabBar
      }
      return true
    }

    private func change<View: UIView>(
      _ view: View, _ styled: ReferenceWritableKeyPath<View, NSAttributedString?>,
      _ plain: ReferenceWritableKeyPath<View, String?>
    ) {
      if let text = view[keyPath: styled], text.hasStyles {
        view[keyPath: styled] = self.styled(text)
      } else {
        view[keyPath: plain] = view[keyPath: plain].map(language.text)
      }
    }

    private func change(_ button: UIButton) {
      if let title = button.configuration?.attributedTitle {
        button.configuration?.attributedTitle = AttributedString(
          converting: styled(NSAttributedString(converting: title)))
      } else if let title = button.configuration?.title {
        button.configuration?.title = language.text(for: title)
      } else if let title = button.attributedTitle(for: .normal) {
        button.setAttributedTitle(styled(title), for: .normal)
      } else if let title = button.title(for: .normal) {
        button.setTitle(language.text(for: title), for: .normal)
      }
    }

    /// Returns a text with attributes in the length of the language.
    ///
    /// Each paragraph is changed by itself, and attachments are kept. The attributes of a character are those
    /// of the source at the same share of the paragraph.
    private func styled(_ source: NSAttributedString) -> NSAttributedString {
      let result = NSMutableAttributedString()
      let all = source.string as NSString
      var start = 0
      for index in 0...all.length {
        let isEnd = index == all.length || Self.separators.contains(all.character(at: index))
        guard isEnd else { continue }
        result.append(part(of: source, NSRange(location: start, length: index - start)))
        if index < all.length {
          result.append(source.attributedSubstring(from: NSRange(location: index, length: 1)))
        }
        start = index + 1
      }
      return result
    }

    private static let separators: Set<unichar> = [0x0A, 0xFFFC]

    private func part(of source: NSAttributedString, _ range: NSRange) -> NSAttributedString {
      let old = source.attributedSubstring(from: range)
      let text = language.text(for: old.string)
      let result = NSMutableAttributedString(string: text)
      let length = result.length
      guard length > 0, old.length > 0 else { return old }
      old.enumerateAttributes(in: NSRange(location: 0, length: old.length)) { attributes, range, _ in
        let start = result.start(ofCharacterAt: range.location * length / old.length)
        let end = result.start(ofCharacterAt: (range.location + range.length) * length / old.length)
        result.setAttributes(attributes, range: NSRange(location: start, length: end - start))
      }
      return result
    }
  }

  extension NSAttributedString {
    /// Returns the index at which the character around an index begins.
    fileprivate func start(ofCharacterAt index: Int) -> Int {
      guard index < length else { return length }
      return (string as NSString).rangeOfComposedCharacterSequence(at: index).location
    }

    /// True if the text has an attribute that the font and the color of a view do not give, or several fonts
    /// or colors.
    fileprivate var hasStyles: Bool {
      var runs = 0
      var isPlain = true
      enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, _ in
        runs += 1
        if attributes.keys.contains(where: { $0 != .font && $0 != .foregroundColor }) { isPlain = false }
      }
      return runs > 1 || !isPlain
    }
  }
#endif
