import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`; 12 points of the system's font where a text has none.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// How the paragraph is set, an `NSParagraphStyle`; that of its first character counts.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// What is added to the width of each character, a number of points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// How far the text stands above the baseline, a number of points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

extension NSAttributedString {
  /// The runs of the text; one empty run for an empty text.
  ///
  /// - Parameter font: What is set in no font.
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

  /// The value of an attribute at the beginning; nil when there is none, or no text.
  func first<Value>(_ key: Key, as type: Value.Type) -> Value? {
    length > 0 ? attribute(key, at: 0, effectiveRange: nil) as? Value : nil
  }

  /// The same text with an attribute for all of it.
  func with(_ key: Key, _ value: Any) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    text.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return text
  }

  /// The same text with all its paragraph styles changed; what has none stays without.
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
  /// Takes over what attributes say.
  mutating func take(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    color = attributes[.foregroundColor] as? UIColor
    kern = Self.number(attributes[.kern])
    rise = Self.number(attributes[.baselineOffset])
    format = (attributes[.paragraphStyle] as? NSParagraphStyle)?.format
  }

  /// The number that an attribute holds, whatever type it has; 0 for none.
  private static func number(_ value: Any?) -> CGFloat {
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

/// The first property of every class whose objects are values of attributes.
///
/// Where attributes of neighbouring runs are compared, Foundation on Linux takes the first word of a
/// value for that of an object of its own: bits 8 to 17 are the number of a type, and 0, of which
/// there is no type, ends the process. Any other number is found not to fit the class, and the
/// objects are compared by `isEqual`.
struct AttributeTag: Sendable {
  private let word: UInt64 = 1 << 8
}
