extension AttributeScopes {
  /// The attributes of text that UIKit defines, for `AttributedString` and `AttributeContainer`.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text; stored, has no effect here.
    public let backgroundColor: BackgroundColorAttribute
    /// The layout of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The additional width of each character, in points.
    public let kern: KernAttribute
    /// The additional width of each character in a text without `kern`, in points.
    public let tracking: TrackingAttribute
    /// The distance of the text above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line below the text; stored, has no effect here.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the line below the text; stored, has no effect here.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the text; stored, has no effect here.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the line through the text; stored, has no effect here.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The attributes that Foundation defines, such as `link`.
    public let foundation: FoundationAttributes
  }

  /// The attributes of text that UIKit defines.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of UIKit by its name: `text.font`, `container.foregroundColor`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeScopes.UIKitAttributes {
  /// The attribute `font`.
  public enum FontAttribute: AttributedStringKey, TextAttributeKey {
    /// The type of the value.
    public typealias Value = UIFont
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.font.rawValue
  }
  /// The attribute `foregroundColor`.
  public enum ForegroundColorAttribute: AttributedStringKey, TextAttributeKey {
    /// The type of the value.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.foregroundColor.rawValue
  }
  /// The attribute `backgroundColor`.
  public enum BackgroundColorAttribute: AttributedStringKey, TextAttributeKey {
    /// The type of the value.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.backgroundColor.rawValue
  }
  /// The attribute `paragraphStyle`.
  public enum ParagraphStyleAttribute: AttributedStringKey, TextAttributeKey {
    /// The type of the value.
    public typealias Value = NSParagraphStyle
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.paragraphStyle.rawValue
  }
  /// The attribute `kern`.
  public enum KernAttribute: AttributedStringKey, TextAttributeKey {
    /// The type of the value.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.kern.rawValue
  }
  /// The attribute `tracking`.
  public enum TrackingAttribute: AttributedStringKey, TextAttributeKey {
    /// The type of the value.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.tracking.rawValue
  }
  /// The attribute `baselineOffset`.
  public enum BaselineOffsetAttribute: AttributedStringKey, TextAttributeKey {
    /// The type of the value.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.baselineOffset.rawValue
  }
  /// The attribute `underlineStyle`.
  public enum UnderlineStyleAttribute: AttributedStringKey, TextAttributeKey {
    /// The type of the value.
    public typealias Value = NSUnderlineStyle
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.underlineStyle.rawValue
  }
  /// The attribute `underlineColor`.
  public enum UnderlineColorAttribute: AttributedStringKey, TextAttributeKey {
    /// The type of the value.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }
  /// The attribute `strikethroughStyle`.
  public enum StrikethroughStyleAttribute: AttributedStringKey, TextAttributeKey {
    /// The type of the value.
    public typealias Value = NSUnderlineStyle
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
  }
  /// The attribute `strikethroughColor`.
  public enum StrikethroughColorAttribute: AttributedStringKey, TextAttributeKey {
    /// The type of the value.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }

  static let keys: [any TextAttributeKey.Type] = [
    FontAttribute.self, ForegroundColorAttribute.self, BackgroundColorAttribute.self,
    ParagraphStyleAttribute.self, AttachmentAttribute.self, KernAttribute.self, TrackingAttribute.self,
    BaselineOffsetAttribute.self, UnderlineStyleAttribute.self, UnderlineColorAttribute.self,
    StrikethroughStyleAttribute.self, StrikethroughColorAttribute.self,
  ]
}

extension NSUnderlineStyle: Hashable {}
