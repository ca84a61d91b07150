extension NSLayoutConstraint {
  /// Traps if the constraint has no meaning, as UIKit raises an exception.
  ///
  /// A horizontal position compared with a vertical one is not rejected here. As in UIKit such a constraint
  /// can be created and activated, and the first layout that contains it traps.
  func checkMeaning() {
    precondition(multiplier.isFinite, "Multiplier is not finite! That's illegal. multiplier:\(multiplier)")
    precondition(constant.isFinite, "Constant is not finite! That's illegal. constant:\(constant)")
    guard let first else { return }
    precondition(
      firstAttribute != .notAnAttribute,
      "\(subject(first)) The first item of a constraint needs an attribute.")
    let one = firstAttribute.geometry(isMirrored: false)
    if second == nil || multiplier == 0 {
      precondition(
        !one.hasPosition,
        "\(subject(first)) A multiplier of 0 or a nil second item together with a location for the first "
          + "attribute creates an illegal constraint of a location equal to a constant. "
          + "Location attributes must be specified in pairs.")
    }
    guard second != nil else { return }
    precondition(
      secondAttribute != .notAnAttribute,
      "\(subject(first)) The second item of a constraint needs an attribute.")
    let other = secondAttribute.geometry(isMirrored: false)
    precondition(
      one.hasPosition == other.hasPosition,
      "\(subject(first)) Invalid pairing of layout attributes: \(firstAttribute) with \(secondAttribute).")
    precondition(
      !(firstAttribute.isDirectional && secondAttribute.isAbsolute
        || firstAttribute.isAbsolute && secondAttribute.isDirectional),
      "\(subject(first)) A constraint cannot be made between a leading/trailing attribute "
        + "and a right/left attribute. Use leading/trailing for both or neither.")
  }

  private func subject(_ first: LayoutNode) -> String {
    "NSLayoutConstraint for \(first.item.map { "\($0)" } ?? "a released item"):"
  }
}
