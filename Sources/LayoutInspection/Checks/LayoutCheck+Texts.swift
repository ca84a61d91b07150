import AutoLayoutKit
import LayoutPlatform
import LayoutWords

extension LayoutCheck {
  /// Checks that texts are not cut off, that content is not squeezed to nothing, and that no view with
  /// content in it is without a width or a height.
  ///
  /// These are intended: a text that is cut off after the number of lines that its label allows, if that is
  /// more than one; a text along an axis along which the compression resistance of its label is below 750,
  /// the default; and a label that adjusts its font size. A label without any width or height is reported in
  /// each case.
  public static let noTruncation = LayoutCheck(named: "noTruncation") { tree in
    tree.views.indices.compactMap { tree.squeezed($0) ?? tree.truncated($0) }
  }
}

extension CheckedTree {
  fileprivate func squeezed(_ index: Int) -> Finding? {
    let item = views[index]
    guard index > 0, item.showsContent else { return nil }
    // The content of a view without a size is explained by this view.
    if let parent = item.parent, parent > 0, views[parent].frame.isFlat(tolerance) { return nil }
    let axis = CheckedAxis.allCases.first { axis in
      !axis.length(of: item.frame).exceeds(.zero, by: tolerance)
        && (item.content == .nothing || (neededLength(of: item.view, axis) ?? 0) > tolerance)
    }
    guard let axis else { return nil }
    let view = item.view
    let needed = item.content == .nothing ? nil : neededLength(of: view, axis)
    let (size, chain) = (axis.words.size, axis.words.chain)
    // A size that stronger constraints keep from the view.
    let unmet = constraints.of(view, axis).filter { constraint in
      constraint.fixesSize(of: view, axis) && constraint.relation == .equal
        && constraint.priority.rawValue < 1000
        && axis.length(of: view.frame.size) < constraint.constant - 0.5
    }
    let edges = constraints.of(view, axis).map { $0.attribute(of: view) }.filter { !$0.isSize }
    let sides = Set(edges.map(\.side))
    let need = needed.map { "needs \($0.points) points and is squeezed to nothing" }
    let advice: String
    if let unmet = unmet.first {
      advice =
        "Its \(size) of \(unmet.constant.points) has the priority \(CGFloat(unmet.priority.rawValue).points),"
        + " and stronger constraints leave no room. Raise the priority."
    } else if needed != nil || sides.isSuperset(of: [0, 1]) {
      advice =
        "The rest of the \(chain) leaves no room for it: make another view of the \(chain)"
        + " smaller or flexible, or give \(name(index)) a minimum \(size)."
    } else {
      advice = "Give it a \(size), or tie its content to both of its edges along \(axis.words.letter)."
    }
    return truncation(
      index, axis, "\(name(index)) \(need ?? "has content and is 0 \(axis.words.extent)")", advice,
      unmet.compactMap(\.site))
  }

  fileprivate func truncated(_ index: Int) -> Finding? {
    let view = views[index].view
    guard let text = view.checkedText else { return nil }
    // Along x, several lines are broken and not cut off.
    let axis = CheckedAxis.allCases.first { axis in
      let resists = [text.view, view].allSatisfy {
        $0.contentPriority(isHugging: false, axis) >= CheckLimit.resistance
      }
      guard resists, axis == .y || text.lineLimit == 1, let needed = neededLength(of: text.view, axis)
      else { return false }
      let room = axis.length(of: geometry.size(of: text.view))
      return Length(needed).exceeds(room, by: max(tolerance, CheckLimit.textRounding))
        && axis.length(of: views[index].frame) > tolerance
    }
    guard let axis, let needed = neededLength(of: text.view, axis) else { return nil }
    let room = axis.length(of: geometry.size(of: text.view)).value
    let fixed = constraints.of(view, axis).filter { $0.fixesSize(of: view, axis) }.compactMap(\.site)
    let more = axis == .x ? "room or more lines" : "room along y"
    let advice =
      fixed.isEmpty
      ? "Give it more \(more); if it may be cut off, set its compression resistance below 750."
      : "Remove the fixed \(axis.words.size), or make it a minimum: >= instead of ==."
    return truncation(
      index, axis,
      "The text of \(name(index)) needs \(needed.points) points and is \(room.points) \(axis.words.extent)",
      advice, fixed)
  }

  private func truncation(
    _ index: Int, _ axis: CheckedAxis, _ problem: String, _ advice: String, _ lines: [ConstraintSite]
  ) -> Finding {
    let sites = lines.isEmpty ? placingSites(of: index, axis) : lines
    let neighbors = constraints.of(views[index].view, axis).flatMap(\.views)
    guard lines.isEmpty,
      let hidden = neighbors.first(where: { $0.isHidden && axis.length(of: $0.frame.size) > tolerance })
    else { return symptom(.truncation, [index], axis, sites: sites, problem, advice) }
    return finding(
      .truncation, [index], sites: sites,
      "\(name(of: hidden)) is hidden and still takes \(axis.length(of: hidden.frame.size).points) points of"
        + " the \(axis.words.chain)\(sites.inBrackets), so \(problem.prefix(1).lowercased())"
        + "\(problem.dropFirst()). \(collapsingAdvice(axis))"
    )
    .explaining([], lines: true, at: .open)
  }

  private func neededLength(of view: AutoLayoutKitView, _ axis: CheckedAxis) -> CGFloat? {
    let room = axis == .x ? Length(AutoLayoutKitView.unlimitedWidth) : geometry.size(of: view).width
    let needed =
      view.hasLines
      ? geometry.textSize(of: view, within: room, countsWidth: axis == .x) : view.intrinsicContentSize
    let length = axis.length(of: needed)
    return length == AutoLayoutKitView.noIntrinsicMetric ? nil : length
  }
}

extension NSLayoutConstraint {
  @MainActor fileprivate func fixesSize(of view: AutoLayoutKitView, _ axis: CheckedAxis) -> Bool {
    firstItem === view && secondItem == nil && relation != .greaterThanOrEqual && axis.isSize(firstAttribute)
  }
}

#if canImport(UIKit)
  extension UIView {
    var checkedText: (view: UIView, lineLimit: Int)? {
      if let button = self as? UIButton {
        guard button.currentTitle != nil || button.currentAttributedTitle != nil else { return nil }
        return button.titleLabel?.checkedText
      }
      if let label = self as? UILabel, label.hasText, !label.adjustsFontSizeToFitWidth {
        return (label, label.numberOfLines)
      }
      guard let view = self as? UITextView, !view.isScrollEnabled, !view.text.isEmpty else { return nil }
      return (view, 0)
    }

    fileprivate var hasLines: Bool { self is UILabel || self is UITextView }
    fileprivate static var unlimitedWidth: CGFloat { 0 }
  }
#elseif canImport(AppKit)
  extension NSView {
    var checkedText: (view: NSView, lineLimit: Int)? {
      guard let label = self as? NSTextField, !label.isEditable, !label.stringValue.isEmpty
      else { return nil }
      return (label, label.maximumNumberOfLines)
    }

    fileprivate var hasLines: Bool { self is NSTextField }
    fileprivate static var unlimitedWidth: CGFloat { .greatestFiniteMagnitude }
  }
#endif

extension LayoutCheck {
  /// Checks that no text in several lines is so narrow that a word is broken inside.
  ///
  ///     |Review |       |Revie|
  ///     |        |      |w    |   reported
  ///
  /// A word ends at a space, a hyphen, a dash or a slash. Words of a script without spaces, such as Chinese
  /// or Thai, and texts that are broken between characters on purpose (`byCharWrapping`), hyphenated or made
  /// smaller (`adjustsFontSizeToFitWidth`) are not examined. On a Mac, nothing is reported.
  public static let noBrokenWords = LayoutCheck(named: "noBrokenWords") { tree in
    #if canImport(UIKit)
      tree.views.indices.compactMap(tree.brokenWord)
    #else
      []
    #endif
  }
}

#if canImport(UIKit)
  extension CheckedTree {
    fileprivate func brokenWord(_ index: Int) -> Finding? {
      guard let text = views[index].view.checkedText, text.lineLimit != 1,
        let words = text.view.wrappedText, !words.isHyphenated
      else { return nil }
      let room = geometry.size(of: text.view).width - text.view.lineMargins
      guard room > tolerance else { return nil }
      // Half a pixel less is enough to break a word.
      guard let widest = words.widestWord, Length(widest.width).exceeds(room, by: CheckLimit.textRounding)
      else { return nil }
      let name = name(index)
      let sites = placingSites(of: index, .x)
      return finding(
        .brokenWord, [index], sites: sites,
        "The word \"\(widest.text)\" of \(name) needs \(widest.width.points) points and is broken inside,"
          + " because the text is \(room.points) wide\(sites.inBrackets). Make another view of the row"
          + " smaller, or place \(name) on a line of its own.")
    }
  }

  extension UIView {
    var wrappedText: NSAttributedString? {
      let isOfWords: (NSLineBreakMode) -> Bool = { $0 != .byCharWrapping && $0 != .byClipping }
      if let label = self as? UILabel { return isOfWords(label.lineBreakMode) ? label.attributedText : nil }
      return (self as? UITextView)?.attributedText
    }

    var lineMargins: CGFloat {
      guard let view = self as? UITextView else { return 0 }
      let inset = view.textContainerInset
      return inset.left + inset.right + 2 * view.textContainer.lineFragmentPadding
    }
  }

  extension NSAttributedString {
    var widestWord: (text: String, width: CGFloat)? {
      words.map { attributedSubstring(from: $0) }.filter { $0.string.isOfWordsWithSpaces }
        .map { (text: $0.string, width: $0.size().width) }.max { $0.width < $1.width }
    }

    fileprivate var isHyphenated: Bool {
      #if canImport(HeadlessUIKit)
        // The headless UIKit has no hyphenation.
        return false
      #else
        guard length > 0 else { return false }
        let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        return (style?.hyphenationFactor ?? 0) > 0
      #endif
    }

    private var words: [NSRange] {
      let all = string as NSString
      var words: [NSRange] = []
      var start = 0
      for index in 0..<all.length {
        let character = all.character(at: index)
        guard Self.ends.contains(character) else { continue }
        let end = Self.hyphens.contains(character) ? index + 1 : index
        if end > start + 1 { words.append(NSRange(location: start, length: end - start)) }
        start = index + 1
      }
      if all.length > start + 1 { words.append(NSRange(location: start, length: all.length - start)) }
      return words
    }

    private static let hyphens: Set<unichar> = [0x2D, 0x2010, 0x2013, 0x2014, 0x2F]
    /// The hyphens, spaces that are not no-break spaces, newlines, soft hyphens and attachments.
    private static let ends: Set<unichar> = hyphens.union([
      0x20, 0x09, 0x0A, 0x0D, 0xAD, 0x2002, 0x2003, 0x2009, 0x200B, 0x2028, 0x2029, 0x3000, 0xFFFC,
    ])
  }

  extension String {
    /// False for a text with characters of a script that has no spaces, or with emoji.
    fileprivate var isOfWordsWithSpaces: Bool {
      unicodeScalars.allSatisfy { scalar in
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x2E80...0xD7FF,
          0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1F000...0x3FFFF:
          false
        default: true
        }
      }
    }
  }
#endif
