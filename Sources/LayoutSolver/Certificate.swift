/// The factors with which constraints add up to a sum that no values satisfy (a lemma of Farkas).
///
///     1 × (x = 20)   1 × (width = 200)   −1 × (x + width = 200)   sum: 0 = 20
///
/// Constraints with a positive factor count as "at least", those with a negative one as "at most". The
/// largest factor is 1 or −1.
public struct Certificate: Sendable {
  /// The constraints that are needed, each with its factor.
  ///
  /// The part of a size that remains in their sum would have to be negative.
  public let factors: [(constraint: ConstraintID, factor: Double)]
}

extension Solver {
  /// Returns the certificate of required constraints that cannot hold together; nil if they can.
  ///
  /// The factors of a set without superfluous constraints are unique, up to the bounds of sizes. The cost is
  /// that of a solve of the set.
  ///
  /// - Parameter set: The constraints, such as those of a conflict; suggested values are fixed.
  public func certificate(of set: [ConstraintID]) -> Certificate? { ConflictSearch(self, set).certificate() }
}
