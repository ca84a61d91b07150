/// The name of a method, by which a control, a recognizer, a bar button or a timer calls it.
///
/// The name follows the rules of Objective-C: `tap` for `tap()`, `tap:` for `tap(_:)` and `tapWithSender:`
/// for `tap(sender:)`. `#selector` compiles on Linux only in code that the package's plugin `AppSources`
/// compiles.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String

  /// Creates a selector from a name with its colons.
  public init(_ str: String) { name = str }

  /// Creates a selector from a name with its colons.
  public init(stringLiteral value: String) { name = value }
}

extension Selector: CustomStringConvertible {
  /// The name with its colons.
  public var description: String { name }
}

extension String {
  /// Creates the name of a selector, with its colons.
  public init(_sel: Selector) { self = _sel.name }
}

/// Returns the selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector, with its colons.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
