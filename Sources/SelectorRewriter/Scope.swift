/// A pair of braces, brackets or parentheses around the present token.
struct Scope {
  /// The kinds of scopes.
  enum Kind {
    /// The body of a type or of an extension.
    case type(TypeScope)
    /// The body of a function, an accessor or a statement.
    case block
    case closure
    /// The accessors or observers of a property.
    case accessors
    /// Parentheses or brackets.
    case list
  }

  let kind: Kind
  /// The block that was expected before the scope began, and is expected again after it.
  let outerBlock: ExpectedBlock?

  /// The type, if this is the body of one.
  var type: TypeScope? { if case .type(let type) = kind { type } else { nil } }
  /// True for parentheses and brackets.
  var isList: Bool { if case .list = kind { true } else { false } }
  var isClosure: Bool { if case .closure = kind { true } else { false } }
}

/// The meaning of the next brace at the present depth.
enum ExpectedBlock {
  case type(TypeScope)
  /// The body of a function or of a statement.
  case block
  case accessors
}

/// The body of a type or of an extension.
struct TypeScope {
  /// The declarations with a body that has members.
  enum Keyword: String {
    case `class`, `struct`, `enum`, `protocol`, `extension`, actor
  }

  let keyword: Keyword
  /// The name with the types that contain it.
  let path: String
  /// True if all members that allow it are exposed.
  let isExposed: Bool
  /// True if a function contains the type.
  let isLocal: Bool
  /// True if the type, or one around it, is private inside another type.
  let isHidden: Bool
  /// True if the type, or one around it, is marked unavailable.
  let isUnavailable: Bool
  /// True for an extension with a where clause.
  let isConstrained: Bool
  /// The access of the members of an extension, if it is written before the extension.
  let access: String?

  /// True for a body whose properties a storyboard or a xib can set.
  var isNamedInDocuments: Bool { canExpose && !isLocal && !isHidden && !isConstrained && !isUnavailable }
  /// True for a body whose methods selectors can call.
  var canExpose: Bool { keyword == .class || keyword == .extension }
}

/// The attributes and modifiers before a declaration.
struct DeclarationPrefix {
  /// An attribute that exposes a member, as it is written, and its offset.
  var exposure: (name: String, offset: Int)?
  /// True for an outlet or an inspectable property.
  var isNamedByDocuments = false
  var objectiveCName: String?
  /// True for `@objcMembers`.
  var exposesMembers = false
  /// True for `@nonobjc`.
  var isUnexposed = false
  /// True if the declaration is marked unavailable.
  var isUnavailable = false
  var modifiers: Set<String> = []
  /// The index of the first token of the attributes and modifiers.
  var start: Int?
  /// The index of the modifier `override`.
  var override: Int?

  /// True if there is neither an attribute nor a modifier.
  var isEmpty: Bool {
    exposure == nil && !isNamedByDocuments && !exposesMembers && !isUnexposed && !isUnavailable
      && modifiers.isEmpty
  }
}
