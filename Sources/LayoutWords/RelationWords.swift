/// The words for a relation, by the number that it has in UIKit, in AppKit and in the solver.
package enum RelationWords: Int, CaseIterable {
  case atMost = -1
  case equal = 0
  case atLeast = 1

  /// Returns the words for a number of a relation.
  package init(_ number: some BinaryInteger) { self = Self(rawValue: Int(number)) ?? .equal }

  /// The symbol as it is written in code.
  package var symbol: String {
    switch self {
    case .atMost: "<="
    case .equal: "=="
    case .atLeast: ">="
    }
  }

  /// The sign before a number in a picture; empty for an equality.
  package var sign: String {
    switch self {
    case .atMost: "≤"
    case .equal: ""
    case .atLeast: "≥"
    }
  }

  /// The words before a length in a sentence; empty for an equality.
  package var bound: String {
    switch self {
    case .atMost: "at most "
    case .equal: ""
    case .atLeast: "at least "
    }
  }
}
