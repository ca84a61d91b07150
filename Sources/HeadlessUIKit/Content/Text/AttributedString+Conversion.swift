/// An attribute of `AttributedString` that also exists in `NSAttributedString`, under the same name.
protocol TextAttributeKey: AttributedStringKey where Value: Sendable {
  /// Returns the value that an `NSAttributedString` has for the attribute; nil if it has another type.
  static func value(from object: Any) -> Value?
  static func object(for value: Value) -> Any
}

extension TextAttributeKey {
  static func value(from object: Any) -> Value? { object as? Value }
  static func object(for value: Value) -> Any { value }
}

extension TextAttributeKey where Value == CGFloat {
  /// Returns the number, regardless of its type.
  static func value(from object: Any) -> CGFloat? { TextRun.number(object) }
}

extension TextAttributeKey where Value == NSUnderlineStyle {
  /// Returns the style with the number that an `NSAttributedString` has.
  static func value(from object: Any) -> NSUnderlineStyle? {
    object as? NSUnderlineStyle ?? (object as? Int).map(NSUnderlineStyle.init)
  }
  static func object(for value: NSUnderlineStyle) -> Any { value.rawValue }
}

/// The attachment that takes the place of a character, which apps set in an `NSAttributedString` only.
enum AttachmentAttribute: TextAttributeKey {
  /// An attachment, which is not changed after it is part of a text.
  struct Value: Hashable, @unchecked Sendable { let attachment: NSTextAttachment }
  static let name = NSAttributedString.Key.attachment.rawValue
  static func value(from object: Any) -> Value? { (object as? NSTextAttachment).map(Value.init) }
  static func object(for value: Value) -> Any { value.attachment }
}

private typealias Link = AttributeScopes.FoundationAttributes.LinkAttribute

extension AttributeContainer {
  /// Creates a container with the attributes of UIKit and the links in a dictionary; others are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for key in AttributeScopes.UIKitAttributes.keys { take(key, from: dictionary) }
    let link = dictionary[.link]
    self[Link.self] = link as? URL ?? (link as? String).flatMap { URL(string: $0) }
  }

  private mutating func take<Key: TextAttributeKey>(
    _ key: Key.Type, from dictionary: [NSAttributedString.Key: Any]
  ) {
    guard let object = dictionary[NSAttributedString.Key(Key.name)] else { return }
    self[Key.self] = Key.value(from: object)
  }

  /// The attributes of UIKit and the links, as `NSAttributedString` has them.
  var dictionary: [NSAttributedString.Key: Any] {
    var found: [NSAttributedString.Key: Any] = [:]
    for key in AttributeScopes.UIKitAttributes.keys { add(key, to: &found) }
    if let link = self[Link.self] { found[.link] = link }
    return found
  }

  private func add<Key: TextAttributeKey>(_ key: Key.Type, to dictionary: inout [NSAttributedString.Key: Any])
  {
    guard let value = self[Key.self] else { return }
    dictionary[NSAttributedString.Key(Key.name)] = Key.object(for: value)
  }
}

// Under a name of its own, because Foundation on a Mac has initializers that leave out the attributes of a
// UIKit that it does not know.

extension AttributedString {
  package init(converting text: NSAttributedString) {
    self.init()
    let whole = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      append(AttributedString(whole.substring(with: range), attributes: AttributeContainer(attributes)))
    }
  }
}

extension NSAttributedString {
  package convenience init(converting text: AttributedString) {
    let whole = NSMutableAttributedString()
    for run in text.runs {
      let part = String(text[run.range].characters)
      whole.append(NSAttributedString(string: part, attributes: run.attributes.dictionary))
    }
    self.init(attributedString: whole)
  }
}

#if !canImport(Darwin)
  extension AttributedString {
    /// Creates a text from an `NSAttributedString`, with its attributes of UIKit and its links.
    public init(_ nsStr: NSAttributedString) { self.init(converting: nsStr) }
  }

  extension NSAttributedString {
    /// Creates a text from an `AttributedString`, with its attributes of UIKit and its links.
    public convenience init(_ attrStr: AttributedString) { self.init(converting: attrStr) }
  }
#endif
