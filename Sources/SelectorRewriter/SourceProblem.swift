/// A place in a file that cannot be compiled with selectors, and the reason.
struct SourceProblem: Error, Equatable {
  let reason: Reason
  /// The offset of the place in the file.
  let offset: Int

  init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// The properties of a method that prevent calls by a selector.
  enum Obstacle: Equatable {
    case isThrowing, isStatic, hasInout, hasClosure, isVariadic
    case hasParameters(Int)

    /// The property, as the predicate of a sentence.
    var phrase: String {
      switch self {
      case .isThrowing: "throws"
      case .isStatic: "belongs to the type"
      case .hasInout: "has an inout parameter"
      case .hasClosure: "takes a closure"
      case .isVariadic: "takes any number of arguments"
      case .hasParameters(let count): "has \(count) parameters"
      }
    }
  }

  /// The reasons, each with its sentence.
  enum Reason: Equatable {
    case unterminatedComment, unterminatedString, unterminatedRegex
    case unbalanced(String)
    case unknownAttribute(String)
    case managed
    case attributeWithoutDeclaration(String)
    case wrongName(String, parameters: Int)
    case optionalRequirement, comparison(String)
    case localType(String), privateType(String), constrainedExtension(String)
    case notAMember(String)
    case asyncMethod(String)
    case genericMethod(String)
    case uncallable(String, Obstacle)
    case emptyReference(String)
    case wrongReference(String, String)
    case brokenReference(String)
    case foreignOverride(String, String), uncallableOverride(String, String)
  }
}

extension SourceProblem.Reason {
  /// The sentence of a report.
  var sentence: String {
    switch self {
    case .unterminatedComment: "This comment has no end."
    case .unterminatedString: "This string has no end."
    case .unterminatedRegex: "This regular expression has no end."
    case .unbalanced(let sign): "\"\(sign)\" has no counterpart."
    case .unknownAttribute(let name): "\(name) is an attribute of Objective-C that is not supported on Linux."
    case .managed: "@NSManaged needs Core Data, which does not exist on Linux."
    case .attributeWithoutDeclaration(let name): "\(name) is not followed by a declaration."
    case .wrongName(let name, let count):
      "@objc(\(name)): a method with \(count) parameters has \(count) colons in its name."
    case .optionalRequirement:
      "An optional requirement is a method or a property that neither throws nor is async or static, in an "
        + "@objc protocol that is not private or local. Require this one and add an implementation in an "
        + "extension of the protocol."
    case .comparison(let name):
      "\(name) is an optional requirement, and never equal to nil on Linux. Call it and compare the result "
        + "with nil: \(name)?(…) != nil."
    default: sentenceAboutDeclaration
    }
  }

  private var sentenceAboutDeclaration: String {
    switch self {
    case .localType(let name):
      "\(name) is local to a function, so its @objc methods cannot be found. Move the type out of it."
    case .privateType(let name):
      "\(name) is private inside another type, so its @objc methods cannot be found. Make it fileprivate."
    case .constrainedExtension(let name):
      "The extension of \(name) has a where clause, so its @objc methods cannot be found."
    case .notAMember(let name): "\(name) is not a member of a class, so @objc has no meaning for it."
    case .asyncMethod(let name): "\(name) is async, and no selector can call it."
    case .genericMethod(let name): "\(name) is generic, and no selector can call it."
    case .uncallable(let name, let obstacle):
      "\(name) \(obstacle.phrase), so no selector can call it on Linux."
    case .emptyReference(let token): "\(token)() has no argument."
    case .wrongReference(let token, let argument): "\(token)(\(argument)) names no method or property."
    case .foreignOverride(let name, let type):
      "No file of the module declares the class \(type), so its extension cannot override \(name) on Linux. "
        + "Override it in a subclass."
    case .uncallableOverride(let name, let type):
      "\(name) cannot be an override in an extension on Linux. Move it into the body of \(type)."
    case .brokenReference(let token): "\(token) needs its argument in parentheses on the same line."
    default: ""
    }
  }
}
