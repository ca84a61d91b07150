/// A view with text that is selected and replaced in the same way: a text field or a text view.
@MainActor protocol TextEditing: UIView {
  var editedText: String { get }
  /// The text as it is drawn, in the coordinates of the view.
  var textLines: [PlacedLine] { get }
  var emptyLine: CGRect { get }
  /// Replaces a part of the text; it exists.
  func exchangeText(in range: NSRange, for text: String)
  func textWasTyped()
}

private struct TextSelection: ExtraValue { var range: NSRange? }

extension TextEditing {
  private var length: Int { editedText.utf16.count }

  var selection: NSRange {
    get { (node[TextSelection.self].range ?? NSRange(location: length, length: 0)).limited(to: length) }
    set { node[TextSelection.self].range = newValue.limited(to: length) }
  }

  func moveCaretToEnd() { if node[TextSelection.self].range != nil { node[TextSelection.self].range = nil } }

  func text(inOffsets range: UITextRange) -> String? {
    guard let range = range as? TextOffsetRange, range.range.upperBound <= length else { return nil }
    let text = editedText as NSString
    return text.substring(with: text.wholeCharacters(range.range))
  }

  /// Replaces a range and puts the caret behind the new text.
  func exchange(_ range: UITextRange, for text: String) {
    guard let range = range as? TextOffsetRange else { return }
    let replaced = (editedText as NSString).wholeCharacters(range.range.limited(to: length))
    exchangeText(in: replaced, for: text)
    selection = NSRange(location: replaced.location + text.utf16.count, length: 0)
  }

  func type(_ text: String) {
    exchange(TextOffsetRange(selection), for: text)
    textWasTyped()
  }

  func deleteLast() {
    var deleted = selection
    if deleted.length == 0 {
      guard deleted.location > 0 else { return }
      deleted = (editedText as NSString).rangeOfComposedCharacterSequence(at: deleted.location - 1)
    }
    exchange(TextOffsetRange(deleted), for: "")
    textWasTyped()
  }

  func range(from first: UITextPosition, to second: UITextPosition) -> UITextRange? {
    guard let first = (first as? TextOffset)?.offset, let second = (second as? TextOffset)?.offset else {
      return nil
    }
    return TextOffsetRange(NSRange(location: min(first, second), length: abs(second - first)))
  }

  func offset(of position: UITextPosition, movedBy distance: Int) -> UITextPosition? {
    guard let start = (position as? TextOffset)?.offset else { return nil }
    let (moved, isTooFar) = start.addingReportingOverflow(distance)
    return isTooFar || moved < 0 || moved > length ? nil : TextOffset(moved)
  }

  /// Returns a position to the right or to the left; above and below a line, the same position.
  func offset(of position: UITextPosition, in direction: UITextLayoutDirection, movedBy distance: Int)
    -> UITextPosition?
  {
    switch direction {
    case .right: return offset(of: position, movedBy: isRightToLeft ? 0 &- distance : distance)
    case .left: return offset(of: position, movedBy: isRightToLeft ? distance : 0 &- distance)
    case .up, .down: return position
    }
  }

  func order(_ first: UITextPosition, _ second: UITextPosition) -> ComparisonResult {
    let distance = distance(from: second, to: first)
    if distance == 0 { return .orderedSame }
    return distance < 0 ? .orderedAscending : .orderedDescending
  }

  func distance(from first: UITextPosition, to second: UITextPosition) -> Int {
    guard let first = first as? TextOffset, let second = second as? TextOffset else { return 0 }
    return second.offset - first.offset
  }

  // |[text before the position]|caret
  func caret(at position: UITextPosition) -> CGRect {
    let offset = min((position as? TextOffset)?.offset ?? 0, length)
    guard length > 0, let line = line(at: offset) else {
      let line = emptyLine
      return CGRect(x: line.minX, y: line.minY, width: 2, height: line.height)
    }
    let shown = line.line.text as NSString
    let before = shown.substring(
      with: shown.wholeCharacters(NSRange(location: 0, length: offset - line.start)))
    let width = (before as NSString).size(withAttributes: [.font: line.line.font]).width
    let x = isRightToLeft ? line.line.x + line.line.width - width : line.line.x + width
    let font = line.line.font
    return CGRect(x: x, y: line.line.baseline - font.ascender, width: 2, height: font.lineHeight)
  }

  func firstLine(of range: UITextRange) -> CGRect {
    guard let range = range as? TextOffsetRange, range.range.length > 0,
      let line = line(at: min(range.range.location, length))
    else { return caret(at: range.start) }
    let lineEnd = line.start + line.line.text.utf16.count
    let end = TextOffset(max(min(range.range.upperBound, lineEnd), range.range.location))
    let (first, last) = (caret(at: range.start), caret(at: end))
    let left = min(first.minX, last.minX)
    return CGRect(x: left, y: first.minY, width: abs(last.minX - first.minX), height: first.height)
  }

  /// Returns the line that contains an offset, and the offset of its first character; in a line that does not
  /// contain it, the offset is limited.
  private func line(at offset: Int) -> (line: PlacedLine, start: Int)? {
    let text = editedText as NSString
    var next = 0
    var found: (line: PlacedLine, start: Int)?
    for line in textLines {
      if found != nil, next < text.length, text.isNewline(at: next) { next += 1 }
      guard let range = text.range(of: line, from: next), range.location <= offset else { continue }
      found = (line, range.location)
      next = range.upperBound
    }
    guard let found else { return nil }
    return (found.line, max(found.start, offset - found.line.text.utf16.count))
  }
}

extension NSString {
  /// Returns a range that begins and ends beside both units of a character outside of the basic plane.
  ///
  /// Foundation on Linux stops the process for a part of a text that is no text itself.
  fileprivate func wholeCharacters(_ range: NSRange) -> NSRange {
    var (start, end) = (range.location, range.upperBound)
    if isInsideOfPair(start) { start -= 1 }
    if isInsideOfPair(end) { end += 1 }
    return NSRange(location: start, length: end - start)
  }

  private func isInsideOfPair(_ offset: Int) -> Bool {
    guard offset > 0, offset < length else { return false }
    return UTF16.isTrailSurrogate(character(at: offset)) && UTF16.isLeadSurrogate(character(at: offset - 1))
  }

  /// Returns the range of a line in the text after an offset; nil if the line is not the same as the text,
  /// because it is truncated.
  fileprivate func range(of line: PlacedLine, from start: Int) -> NSRange? {
    // The zero-width space that gives an empty last line its height is not a part of the text.
    let shown = line.text.filter { $0 != "\u{200B}" }
    if shown.isEmpty { return NSRange(location: start, length: 0) }
    let found = range(of: shown, options: .literal, range: NSRange(location: start, length: length - start))
    return found.location == NSNotFound ? nil : found
  }

  fileprivate func isNewline(at offset: Int) -> Bool {
    Unicode.Scalar(character(at: offset)).map { CharacterSet.newlines.contains($0) } ?? false
  }
}

extension NSRange {
  fileprivate func limited(to limit: Int) -> NSRange {
    let start = Swift.min(Swift.max(location, 0), limit)
    return NSRange(location: start, length: Swift.min(Swift.max(length, 0), limit - start))
  }
}
