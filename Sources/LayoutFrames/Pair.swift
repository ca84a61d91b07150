#if canImport(UIKit)
  import UIKit

  typealias Axis = NSLayoutConstraint.Axis
  typealias Attribute = NSLayoutConstraint.Attribute

  /// A pair of values, one for each axis.
  nonisolated struct Pair<Value> {
    var x: Value
    var y: Value

    subscript(_ axis: Axis) -> Value {
      get { axis == .horizontal ? x : y }
      set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
  }

  nonisolated extension Pair: Equatable where Value: Equatable {}
  nonisolated extension Pair: Sendable where Value: Sendable {}
  nonisolated extension Pair: Hashable where Value: Hashable {}

  nonisolated extension NSLayoutConstraint.Axis {
    static let both: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
  }
#endif
