/// The coder with which `init(coder:)` makes an object of an Interface Builder document.
///
/// `UIView.init(coder:)` and `UIViewController.init(coder:)` call `fill(_:)` at their end. So an app's
/// initializer finds the properties and the subviews of the document after `super.init(coder:)`, and what it
/// sets afterward remains. The coder has no values with keys: methods such as `decodeObject(forKey:)` return
/// nil, false or 0.
class DocumentCoder: NSCoder {
  /// Returns an attribute of the element of the object; nil if the element does not have it.
  func attribute(_ name: String) -> String? { nil }
  /// Gives an object the properties and the subviews of its element.
  @MainActor func fill(_ object: NSObject) {}

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeCInt(forKey key: String) -> Int32 { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
  /// Returns an attribute of the element that the coder stands for; nil for a coder of another kind.
  func documentAttribute(_ name: String) -> String? { (self as? DocumentCoder)?.attribute(name) }

  /// Gives a new object the properties and the subviews of its element; a coder of another kind has none.
  @MainActor func fillFromDocument(_ object: NSObject) { (self as? DocumentCoder)?.fill(object) }
}
