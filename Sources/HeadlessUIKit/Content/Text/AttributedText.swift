extension NSAttributedString.Key {
  /// The font, a `UIFont`; text without one has the system font in 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of the text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The layout of the paragraph, an `NSParagraphStyle`; the style of its first character applies.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The additional width of each character, a number of points; 0 turns off the font's own kerning.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The distance of the text above the baseline, a number of points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

extension NSAttributedString {
  /// Returns the runs of the text, or one empty run for an empty text.
  ///
  /// - Parameter font: The font of text without a font attribute.
  func textRuns(font: UIFont) -> [TextRun] {
    var runs: [TextRun] = []
    let whole = string as NSString
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      var run = TextRun(whole.substring(with: range), font: font)
      run.take(attributes)
      runs.append(run)
    }
    return runs.isEmpty ? [TextRun("", font: font)] : runs
  }

  /// Returns the value of an attribute at the beginning, or nil if the text is empty or does not have the
  /// attribute there.
  func first<Value>(_ key: Key, as type: Value.Type) -> Value? {
    length > 0 ? attribute(key, at: 0, effectiveRange: nil) as? Value : nil
  }

  func with(_ key: Key, _ value: Any) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    text.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return text
  }

  /// Returns the text with all its paragraph styles changed; text without a paragraph style is unchanged.
  func withParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let style = value as? NSParagraphStyle else { return }
      let changed = NSMutableParagraphStyle()
      changed.setParagraphStyle(style)
      change(changed)
      text.addAttribute(.paragraphStyle, value: changed, range: range)
    }
    return text
  }
}

extension TextRun {
  mutating func take(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    color = attributes[.foregroundColor] as? UIColor
    kern = Self.number(attributes[.kern] ?? attributes[.tracking])
    hasPairKerning = attributes[.kern] == nil || kern != 0
    rise = Self.number(attributes[.baselineOffset])
    format = (attributes[.paragraphStyle] as? NSParagraphStyle)?.format
    attachment = attachmentBounds(in: attributes)
  }

  /// Returns the number that an attribute holds, regardless of its type, or 0 if there is none.
  static func number(_ value: Any?) -> CGFloat {
    let number: CGFloat =
      switch value {
      case let number as CGFloat: number
      case let number as Double: CGFloat(number)
      case let number as Float: CGFloat(number)
      case let number as Int: CGFloat(number)
      case let number as NSNumber: CGFloat(number.doubleValue)
      default: 0
      }
    return number.isFinite ? number : 0
  }
}
