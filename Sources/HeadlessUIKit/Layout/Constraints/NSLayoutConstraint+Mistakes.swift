// The constraints for which UIKit raises an exception. Each new constraint is checked, so that a sentence is
// formed only for a mistake, and outside of the function that is called for every constraint.
extension NSLayoutConstraint {
  enum MeaningMistake {
    case infiniteMultiplier
    case infiniteConstant
    case noFirstAttribute
    case noSecondAttribute
    case locationEqualToConstant
    case locationWithSize
    case leadingWithLeft
  }

  /// Traps if the constraint has no meaning, as UIKit raises an exception.
  ///
  /// A horizontal position compared with a vertical one is not rejected here. As in UIKit such a constraint
  /// can be created and activated, and the first layout that contains it traps.
  func checkMeaning() { if let mistake = meaningMistake { preconditionFailure(sentence(of: mistake)) } }

  /// The first reason why the constraint has no meaning; nil if it has one.
  var meaningMistake: MeaningMistake? {
    if !factor.isFinite { return .infiniteMultiplier }
    if !offset.isFinite { return .infiniteConstant }
    guard first != nil else { return nil }
    if firstSide == .notAnAttribute { return .noFirstAttribute }
    if !firstSide.isDimension, second == nil || factor == 0 { return .locationEqualToConstant }
    guard second != nil else { return nil }
    if secondSide == .notAnAttribute { return .noSecondAttribute }
    if firstSide.isDimension != secondSide.isDimension { return .locationWithSize }
    return firstSide.isDirectional && secondSide.isAbsolute
      || firstSide.isAbsolute && secondSide.isDirectional ? .leadingWithLeft : nil
  }

  /// Returns UIKit's sentence about a constraint without a meaning.
  @inline(never) func sentence(of mistake: MeaningMistake) -> String {
    switch mistake {
    case .infiniteMultiplier: Self.sentence(ofMultiplier: factor)
    case .infiniteConstant: Self.sentence(ofConstant: offset)
    case .noFirstAttribute: "\(subject) The first item of a constraint needs an attribute."
    case .noSecondAttribute: "\(subject) The second item of a constraint needs an attribute."
    case .locationEqualToConstant:
      "\(subject) A multiplier of 0 or a nil second item together with a location for the first "
        + "attribute creates an illegal constraint of a location equal to a constant. "
        + "Location attributes must be specified in pairs."
    case .locationWithSize:
      "\(subject) Invalid pairing of layout attributes: \(firstSide) with \(secondSide)."
    case .leadingWithLeft:
      "\(subject) A constraint cannot be made between a leading/trailing attribute "
        + "and a right/left attribute. Use leading/trailing for both or neither."
    }
  }

  private var subject: String {
    "NSLayoutConstraint for \(first?.item.map { "\($0)" } ?? "a released item"):"
  }
}

// Numbers and items.
extension NSLayoutConstraint {
  /// Returns the sentence about a constant that is not finite; nil for a finite one.
  @inline(__always) static func mistake(inConstant constant: CGFloat) -> String? {
    constant.isFinite ? nil : sentence(ofConstant: constant)
  }

  /// Returns the sentence about a multiplier that is not finite; nil for a finite one.
  @inline(__always) static func mistake(inMultiplier multiplier: CGFloat) -> String? {
    multiplier.isFinite ? nil : sentence(ofMultiplier: multiplier)
  }

  /// Returns the sentence about a priority that the constraint cannot have; nil if it can have it.
  func mistake(inPriority priority: UILayoutPriority) -> String? {
    if !(priority.rawValue > 0 && priority.rawValue <= 1000) {
      return "It's illegal to set priority:\(priority.rawValue). "
        + "Priorities must be greater than 0 and less or equal to 1000, which is required."
    }
    if isActive, (priority == .required) != (strength == .required) {
      return "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported. You passed priority \(priority.rawValue) and the existing priority was "
        + "\(strength.rawValue)."
    }
    return nil
  }

  /// Returns the sentence about two sides along different axes; nil if they can be compared.
  ///
  /// - Parameters:
  ///   - geometry: The parts of the first attribute.
  ///   - other: The parts of the second attribute.
  @inline(__always) func mistake(comparing geometry: Attribute.Geometry, with other: Attribute.Geometry)
    -> String?
  { !geometry.hasPosition || geometry.axis == other.axis ? nil : sentenceOfMixedAxes }

  @inline(never) private var sentenceOfMixedAxes: String {
    "Constraint improperly relates anchors of incompatible types: \(self)"
  }

  @inline(never) private static func sentence(ofConstant constant: CGFloat) -> String {
    "Constant is not finite! That's illegal. constant:\(constant)"
  }

  @inline(never) private static func sentence(ofMultiplier multiplier: CGFloat) -> String {
    "Multiplier is not finite! That's illegal. multiplier:\(multiplier)"
  }

  /// Returns the sentence about an item that is neither a view nor a guide.
  @inline(never) nonisolated static func sentence(ofItem item: Any) -> String {
    "NSLayoutConstraint for \(item): constraint items must each be a view or a layout guide."
  }
}
